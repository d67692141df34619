import { content, type OpenSite } from '../src/site-port.ts';
import { createDocs } from './docs/docs.tsx';
import { createPace } from './pages/pace.ts';
import { createPages } from './pages/pages.tsx';

/** Opens the website: the documentation, and the pages of records unless a setting turns them off. */
export const openSite: OpenSite = (port) => {
  const docs = createDocs({ ...port.settings, release: port.release });
  const pace = createPace(port.settings);
  const pages = port.settings.hasRecords ? createPages({ port, docs, pace }) : undefined;
  return {
    graphiqlScript: docs.prefix + docs.site().assets.graphiql,
    pageAt: (path) => pages?.pageAt(path) ?? docs.pageAt(path),
    problemPageAt(path) {
      if (/^\/docs(?:\/|$)/.test(path)) return async (document) => docs.problemPage(document);
      if (pages?.pageAt(path) === undefined) return undefined;
      if (pace.isBusy())
        return async ({ title, detail }) => content('text/plain; charset=utf-8', `${title}: ${detail}\n`);
      return (document) => pages.problemPage(path, document);
    },
  };
};
