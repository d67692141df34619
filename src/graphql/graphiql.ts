import type { IncomingMessage } from 'node:http';
import { content, prefersHtml } from '../http/content.ts';
import type { PublicRoute } from '../http/handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { Content } from '../http/send.ts';
import { sha256 } from '../text/digest.ts';
import { graphiqlStyle } from './graphiql-style.ts';
import type { PersistedOperation } from './persisted.ts';

/** Where GraphiQL sends a key: its headers editor, which keeps nothing after the tab is closed. */
const headers = JSON.stringify({ 'X-API-Key': '' }, undefined, 2);

/** The text of an example that runs unchanged. A page must not contain `<` where it would end a script. */
const exampleOf = ({ body }: PersistedOperation) => body.replaceAll('<', '\\u003c');

/** Yoga's own GraphiQL, which loads nothing from elsewhere, with a tab for each operation of the internal tools. */
async function renderPage(persisted: readonly PersistedOperation[]): Promise<Content> {
  // Nine megabytes of script, loaded only when the page is opened.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const rendered = renderGraphiQL({
    title: 'Caryll – GraphQL',
    favicon: 'data:,',
    headers,
    defaultHeaders: headers,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
    defaultTabs: persisted
      .filter(({ ofTools }) => ofTools)
      .map((operation) => ({ query: exampleOf(operation), headers })),
  });
  // The package has no option for a style or for the width of phones.
  const page = rendered.replace(
    '</head>',
    () =>
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${graphiqlStyle}</style></head>`,
  );
  const script = page.slice(page.indexOf('<script>') + '<script>'.length, page.lastIndexOf('</script>'));
  return content('text/html; charset=utf-8', page, {
    // A client that does not prefer HTML gets data at the same address.
    headers: [
      ...pageHeaders({
        scripts: [`sha256-${sha256(script, 'base64')}`],
        styles: ["'unsafe-inline'"],
        directives: ['font-src data:', "img-src 'self' data:", 'worker-src blob:'],
      }),
      'Vary',
      'Accept',
    ],
  });
}

/** The GraphiQL page. It has no data and therefore needs no key. */
export function createGraphiql(
  persisted: (gameId: string) => Promise<readonly PersistedOperation[]>,
): (gameId: string, req: IncomingMessage) => PublicRoute | undefined {
  const pages = new Map<string, Promise<Content>>();
  const show = (gameId: string) => {
    let page = pages.get(gameId);
    if (page === undefined) {
      page = persisted(gameId)
        .then(renderPage)
        .catch((error) => {
          pages.delete(gameId);
          throw error;
        });
      pages.set(gameId, page);
    }
    return page;
  };
  return (gameId, req) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
    return prefersHtml(req, 'application/json') && !/(^|[?&])sdl(=|&|$)/.test(req.url ?? '')
      ? () => show(gameId)
      : undefined;
  };
}
