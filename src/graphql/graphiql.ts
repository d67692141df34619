import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { content, prefersHtml } from '../http/content.ts';
import type { PublicRoute } from '../http/handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { Content } from '../http/send.ts';
import { fromRoot } from '../root.ts';
import { escapeHtml } from '../text/html.ts';
import type { PersistedOperation } from './persisted.ts';

/** The text of an example that can be run as it stands: GraphiQL shows the variables of no tab but the one it kept. */
const exampleOf = ({ body }: PersistedOperation) =>
  body.replace('$gameId: GameId!', '$gameId: GameId! = "bloodborne"');

/** The GraphiQL page and its files. They hold no data, so they are for anybody; the data needs a key. */
export function createGraphiql(
  baseUrl: string,
  persisted: () => Promise<readonly PersistedOperation[]>,
): (path: string, req: IncomingMessage) => PublicRoute | undefined {
  const basePath = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const made = new Map<string, Content>();
  const once = (name: string, make: () => Content | Promise<Content>): PublicRoute => {
    return async () => {
      const known = made.get(name) ?? (await make());
      made.set(name, known);
      return known;
    };
  };
  const asset = (file: string, type: string) =>
    once(file, () =>
      content(type, readFileSync(fromRoot('dist', 'graphiql', file)), {
        cacheControl: 'public, max-age=86400',
      }),
    );

  const page = once('page', async () => {
    const examples = (await persisted()).filter(({ ofTools }) => ofTools).map(exampleOf);
    return content(
      'text/html; charset=utf-8',
      `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Caryll – GraphQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/graphql/assets/graphiql.css">
<script type="module" src="${basePath}/graphql/assets/graphiql.js"></script>
</head>
<body>
<div id="graphiql" data-endpoint="${basePath}/graphql" data-docs="${basePath}/docs/graphql" data-examples="${escapeHtml(JSON.stringify(examples))}"></div>
<noscript>This page needs JavaScript. The schema is at ${basePath}/graphql?sdl, for internal keys.</noscript>
</body>
</html>
`,
      {
        // The same address answers data to a client that does not prefer HTML.
        headers: [
          ...pageHeaders({ directives: ['font-src data:', "img-src 'self' data:"] }),
          'Vary',
          'Accept',
        ],
      },
    );
  });
  const assets = new Map<string, PublicRoute>([
    ['/graphql/assets/graphiql.js', asset('graphiql.js', 'text/javascript; charset=utf-8')],
    ['/graphql/assets/graphiql.css', asset('graphiql.css', 'text/css; charset=utf-8')],
  ]);

  return (path, req) => {
    if (path !== '/graphql') return assets.get(path);
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
    return prefersHtml(req, 'application/json') && !/(^|[?&])sdl(=|&|$)/.test(req.url ?? '')
      ? page
      : undefined;
  };
}
