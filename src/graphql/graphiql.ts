import type { IncomingMessage } from 'node:http';
import { content, prefersHtml } from '../http/content.ts';
import type { PublicRoute } from '../http/handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { ResponseBody } from '../http/send.ts';
import { Problem } from '../problem.ts';
import { singleFlight } from '../single-flight.ts';
import { sha256 } from '../text/digest.ts';
import { excerpt } from '../text/excerpt.ts';
import { graphiqlStyle } from './graphiql-style.ts';
import type { PersistedOperation } from './persisted.ts';

const folder = '/graphql/assets/';

/** A file of GraphiQL. Its path has a digest of its bytes, so browsers may keep it. */
interface Asset {
  readonly path: string;
  readonly file: ResponseBody;
}

function assetOf(name: string, extension: 'css' | 'js', text: string): Asset {
  return {
    path: `${folder}${name}.${sha256(text, 'hex').slice(0, 12)}.${extension}`,
    file: content(`text/${extension === 'js' ? 'javascript' : extension}; charset=utf-8`, text, {
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  };
}

/** Yoga's own GraphiQL, which loads nothing from elsewhere, in the colors of the documentation. */
async function readAssets() {
  // Nine megabytes, read only when the page is opened.
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  return {
    style: assetOf('graphiql', 'css', graphiql.css + graphiqlStyle),
    script: assetOf('graphiql', 'js', graphiql.js),
    /** Addresses of the editor's workers, by the names that the editor uses. */
    workers: {
      editorWorkerService: assetOf('editor-worker', 'js', graphiql.editorWorkerService),
      graphql: assetOf('graphql-worker', 'js', graphiql.graphqlWorker),
      json: assetOf('json-worker', 'js', graphiql.jsonWorker),
    },
  };
}

type Assets = Awaited<ReturnType<typeof readAssets>>;

export interface GraphiqlParts {
  /** The path of PUBLIC_BASE_URL, or ''. */
  readonly basePath: string;
  /** Path of the script that starts the editor, from the website. */
  readonly startScript: string;
}

/** The page of a game, with a tab for each operation of the internal tools. */
function pageOf(
  { style, script, workers }: Assets,
  persisted: readonly PersistedOperation[],
  { basePath, startScript }: GraphiqlParts,
): ResponseBody {
  const options = JSON.stringify({
    workers: Object.fromEntries(Object.entries(workers).map(([name, { path }]) => [name, basePath + path])),
    queries: persisted.filter(({ ofTools }) => ofTools).map(({ body }) => body),
  });
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caryll – GraphQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}${style.path}">
</head>
<body class="no-focus-outline">
<noscript>GraphiQL needs JavaScript.</noscript>
<div id="root"></div>
<script type="application/json" id="options">${options.replaceAll('<', '\\u003c')}</script>
<script src="${basePath}${script.path}"></script>
<script src="${startScript}"></script>
</body>
</html>
`;
  return content('text/html; charset=utf-8', page, {
    // A client that does not prefer HTML gets data at the same address.
    headers: [
      ...pageHeaders({
        styles: ["'unsafe-inline'"],
        directives: ['font-src data:', "img-src 'self' data:", "worker-src 'self'"],
      }),
      'Vary',
      'Accept',
    ],
  });
}

export interface Graphiql {
  /** The page of a game. It has no data and therefore needs no key; undefined for a request that wants data. */
  pageFor(gameId: string, req: IncomingMessage): PublicRoute | undefined;
  /** A file of the page, at its path. */
  assetAt(path: string): PublicRoute | undefined;
}

/** GraphiQL, the editor for queries in a browser. */
export function createGraphiql(
  persisted: (gameId: string) => Promise<readonly PersistedOperation[]>,
  parts: GraphiqlParts,
): Graphiql {
  const assets = singleFlight(readAssets, Number.POSITIVE_INFINITY);
  const pages = new Map<string, () => Promise<ResponseBody>>();
  function pageOfGame(gameId: string): () => Promise<ResponseBody> {
    let page = pages.get(gameId);
    if (page === undefined) {
      const make = async () => pageOf(await assets(), await persisted(gameId), parts);
      page = singleFlight(make, Number.POSITIVE_INFINITY);
      pages.set(gameId, page);
    }
    return page;
  }
  return {
    pageFor(gameId, req) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
      const isPage = prefersHtml(req, 'application/json') && !/(^|[?&])sdl(=|&|$)/.test(req.url ?? '');
      return isPage ? pageOfGame(gameId) : undefined;
    },
    assetAt(path) {
      if (!path.startsWith(folder)) return undefined;
      return async (context) => {
        // One name for all paths, because anyone can make up more.
        context.operation = folder;
        const { style, script, workers } = await assets();
        const asset = [style, script, ...Object.values(workers)].find((each) => each.path === path);
        if (asset) return asset.file;
        throw new Problem('route_not_found', `There is no file ${excerpt(path)}. Open /graphql again.`);
      };
    },
  };
}
