import type { Releases } from '../data/releases.ts';
import { singleFlight } from '../single-flight.ts';
import { basePathOf } from '../text/base-path.ts';
import { content } from './content.ts';
import type { PublicRoute } from './handler.ts';
import type { Health } from './health.ts';
import { createGamesRoute } from './indexes.ts';
import { createOpenApiRoutes } from './openapi.ts';
import { type RequestContext, write } from './send.ts';
import { robotsTxt, securityTxt } from './well-known.ts';

export interface PublicRoutesParts {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  readonly contact: string | undefined;
  /** Whether there is a website. */
  readonly hasSite: boolean;
  /** Whether records have pages. */
  readonly hasPages: boolean;
  readonly readHealth: () => Promise<Health>;
  /** Whether the service is ready for requests. */
  readonly isReady: () => boolean;
  /** Metrics in the text format of Prometheus, where they are served on the public port. */
  readonly readMetrics: (() => Promise<{ readonly type: string; readonly text: string }>) | undefined;
  readonly releases: Pick<Releases, 'current'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const jsonType = 'application/json; charset=utf-8';
const textType = 'text/plain; charset=utf-8';
/** How long the health is cached, in milliseconds. */
const healthFreshMs = 1_000;

/** Writes a response that must not be cached. */
function answer(
  context: RequestContext,
  status: number,
  type: string,
  body: string,
  ...headers: readonly string[]
): undefined {
  write(context, status, ['Content-Type', type, 'Cache-Control', 'no-store', ...headers], body);
}

/** The routes without a key, except the documentation: health, documents, metrics. */
export function createPublicRoutes(parts: PublicRoutesParts): Map<string, PublicRoute> {
  const { baseUrl, contact, isReady, readMetrics, now } = parts;
  const basePath = basePathOf(baseUrl);
  const sitemap = parts.hasPages && baseUrl !== '' ? `${baseUrl}/sitemap.xml` : undefined;
  // Anyone can call it, so frequent calls must not query the database and Redis each time.
  const readHealth = singleFlight(parts.readHealth, healthFreshMs);

  const state =
    (isFine: () => boolean): PublicRoute =>
    (context) =>
      isFine()
        ? answer(context, 200, jsonType, '{"status":"ok"}')
        : answer(context, 503, jsonType, '{"status":"unavailable"}');

  const routes: [path: string, route: PublicRoute][] = [
    [
      '/',
      (context) => {
        write(context, 302, [
          'Location',
          `${baseUrl}${parts.hasSite ? '/docs' : '/v1'}`,
          'Cache-Control',
          'no-store',
        ]);
        return undefined;
      },
    ],
    ...createOpenApiRoutes({ baseUrl, contact }),
    [
      '/robots.txt',
      () => content(textType, robotsTxt(basePath, sitemap), { cacheControl: 'public, max-age=86400' }),
    ],
    ['/v1', createGamesRoute(parts.releases, basePath)],
    ['/livez', state(() => true)],
    ['/readyz', state(isReady)],
    [
      '/v1/health',
      async (context) => {
        const report = await readHealth();
        const isAway = report.status === 'unavailable';
        const retry = isAway ? ['Retry-After', '5'] : [];
        return answer(context, isAway ? 503 : 200, jsonType, JSON.stringify(report), ...retry);
      },
    ],
  ];
  if (contact !== undefined) {
    routes.push([
      '/.well-known/security.txt',
      () => content(textType, securityTxt({ contact, baseUrl, nowMs: now() })),
    ]);
  }
  if (readMetrics !== undefined) {
    routes.push([
      '/metrics',
      async (context) => {
        const { type, text } = await readMetrics();
        return answer(context, 200, type, text);
      },
    ]);
  }
  return new Map(routes);
}
