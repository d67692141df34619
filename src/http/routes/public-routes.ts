import { basePathOf } from '../../text/base-path.ts';
import { content } from '../content.ts';
import type { PublicRoute } from '../handler.ts';
import { createOpenApiRoutes } from './openapi.ts';
import { type RequestContext, write } from '../send.ts';
import { robotsTxt, securityTxt } from './well-known.ts';

export interface PublicRoutesParts {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  readonly contact: string | undefined;
  /** Whether there is a website. */
  readonly hasSite: boolean;
  /** Whether records have pages. */
  readonly hasPages: boolean;
  /** Whether the service is ready for requests. */
  readonly isReady: () => boolean;
  /** Metrics in the text format of Prometheus, where they are served on the public port. */
  readonly readMetrics: (() => Promise<{ readonly type: string; readonly text: string }>) | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const jsonType = 'application/json; charset=utf-8';
const textType = 'text/plain; charset=utf-8';

/** Writes a response that must not be cached. */
function respond(context: RequestContext, status: number, type: string, body: string): undefined {
  write(context, status, ['Content-Type', type, 'Cache-Control', 'no-store'], body);
}

/** The routes beside the API and the website: documents, probes, metrics. */
export function createPublicRoutes(parts: PublicRoutesParts): Map<string, PublicRoute> {
  const { baseUrl, contact, isReady, readMetrics, now } = parts;
  const basePath = basePathOf(baseUrl);
  const sitemap = parts.hasPages && baseUrl !== '' ? `${baseUrl}/sitemap.xml` : undefined;

  const state =
    (isFine: () => boolean): PublicRoute =>
    (context) =>
      isFine()
        ? respond(context, 200, jsonType, '{"status":"ok"}')
        : respond(context, 503, jsonType, '{"status":"unavailable"}');

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
    ['/livez', state(() => true)],
    ['/readyz', state(isReady)],
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
        return respond(context, 200, type, text);
      },
    ]);
  }
  return new Map(routes);
}
