import { setTimeout as pause } from 'node:timers/promises';
import { content, type OpenSite } from '../src/site-port.ts';
import { createDocs } from './docs/docs.tsx';
import { createRenderLimiter } from './pages/pace.ts';
import { createPages } from './pages/pages.tsx';

/** Milliseconds before a refusal while pages wait, so that clients which try again at once leave time to others. */
const refusalMs = 100;

/** Opens the website: the documentation, and the pages of records unless a setting turns them off. */
export const openSite: OpenSite = (port) => {
  const docs = createDocs({ ...port.settings, release: port.release });
  const pace = createRenderLimiter(port.settings);
  const pages = port.settings.hasRecords ? createPages({ port, docs, pace }) : undefined;
  return {
    paths: [...docs.paths, ...docs.otherPaths],
    graphiqlScript: docs.prefix + docs.site().assets.graphiql,
    pageAt: (path) => docs.pageAt(path) ?? pages?.pageAt(path),
    problemPageAt(path) {
      if (pages === undefined || port.release() === undefined || /^\/docs(?:\/|$)/.test(path))
        return async (document) => docs.problemPage(document);
      if (pace.isBusy())
        return async ({ title, detail }) => {
          await pause(refusalMs);
          return content(
            'text/plain; charset=utf-8',
            `${title}: ${detail}
`,
          );
        };
      return (document) => pages.problemPage(path, document);
    },
  };
};
