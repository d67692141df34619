import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stringify } from 'yaml';
import { type Access, createAccess } from './access/access.ts';
import type { Config } from './config.ts';
import type { Database } from './data/database.ts';
import { createReleases, type Releases } from './data/releases.ts';
import { setRowCacheSize } from './graph/batch.ts';
import { schema } from './graph/schema.ts';
import { createHandler, type PublicRoute } from './http/handle.ts';
import { readHealth } from './http/health.ts';
import { content } from './http/page.ts';
import { write } from './http/send.ts';
import { createHttpServer } from './http/server.ts';
import { createUsageRoute } from './http/usage.ts';
import { createMetrics } from './metrics.ts';
import type { Observation, Observe } from './observe.ts';
import { createAnswerer } from './rest/answer.ts';
import { loadOperations } from './rest/operations.ts';
import { createRoutes } from './rest/routes.ts';
import { fromRoot } from './root.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly observe: Observe;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
}

export interface Service {
  readonly server: Server;
  readonly access: Access;
  readonly releases: Releases;
  /** Stops taking requests, lets those under way end, and settles what is counted. */
  close(): Promise<void>;
}

/** Metrics on a port of their own, where the world does not reach them. */
async function serveMetrics(config: Config, metrics: ReturnType<typeof createMetrics>): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.METRICS_PORT, config.HOST, resolve);
  });
  return server;
}

const jsonType = 'application/json; charset=utf-8';

/** Builds every part once and joins them. The database must be migrated. */
export async function createService({
  config,
  database,
  observe: log,
  now = Date.now,
}: ServiceParts): Promise<Service> {
  const startedAt = now();
  let serving: { id: string; since: number } | undefined;
  const metrics = createMetrics(() => serving);
  const observe = (observation: Observation) => {
    if (observation.type === 'release' && observation.state === 'loaded') {
      serving = { id: observation.id, since: Date.now() };
    }
    metrics.observe(observation);
    log(observation);
  };
  setRowCacheSize(config.ROW_CACHE_ROWS);
  const baseUrl = config.PUBLIC_BASE_URL ?? '';
  const operations = loadOperations(fromRoot('schema', 'operations'), schema);
  const releases = createReleases({ database, observe, pollMs: config.RELEASE_POLL_MS });
  await releases.refresh();
  const access = await createAccess({
    database,
    redis: config.REDIS_URL && {
      urls: config.REDIS_URL,
      prefix: config.REDIS_PREFIX,
      commandTimeoutMs: config.REDIS_TIMEOUT_MS,
    },
    onOutage: config.QUOTA_ON_OUTAGE,
    now,
    observe,
  });

  const openApiText = readFileSync(fromRoot('schema', 'openapi.json'), 'utf8');
  const openApi = content(jsonType, openApiText);
  const openApiYaml = content('application/yaml; charset=utf-8', stringify(JSON.parse(openApiText)));
  const health = { database, releases, quotaHealth: access.health, startedAt, now };
  let closing = false;

  const state =
    (status: number, text: string): PublicRoute =>
    (exchange) => {
      write(
        exchange,
        status,
        ['Content-Type', jsonType, 'Cache-Control', 'no-store'],
        JSON.stringify({ status: text }),
      );
      return undefined;
    };
  const publicRoutes = new Map<string, PublicRoute>([
    [
      '/',
      (exchange) => {
        write(exchange, 302, ['Location', `${baseUrl}/docs`, 'Cache-Control', 'no-store']);
        return undefined;
      },
    ],
    ['/openapi.json', () => openApi],
    ['/openapi.yaml', () => openApiYaml],
    [
      '/v1/health',
      async (exchange) => {
        const report = await readHealth(health);
        const status = report.status === 'unavailable' ? 503 : 200;
        write(
          exchange,
          status,
          [
            'Content-Type',
            jsonType,
            'Cache-Control',
            'no-store',
            ...(status === 503 ? ['Retry-After', '5'] : []),
          ],
          JSON.stringify(report),
        );
        return undefined;
      },
    ],
    ['/livez', state(200, 'ok')],
    [
      '/readyz',
      (exchange) => (closing || !releases.current() ? state(503, 'unavailable') : state(200, 'ok'))(exchange),
    ],
  ]);

  const metricsServer = config.METRICS_PORT === 0 ? undefined : await serveMetrics(config, metrics);
  if (metricsServer === undefined) {
    publicRoutes.set('/metrics', async (exchange) => {
      const { type, text } = await metrics.read();
      write(exchange, 200, ['Content-Type', type, 'Cache-Control', 'no-store'], text);
      return undefined;
    });
  }

  const handler = createHandler({
    routes: createRoutes(operations.list, [...publicRoutes.keys(), '/v1/usage', '/docs', '/graphql']),
    answerer: createAnswerer({ schema, observe, cacheBytes: config.REPLY_CACHE_BYTES }),
    releases,
    access,
    publicRoutes: (path) => publicRoutes.get(path),
    callerRoutes: new Map([['/v1/usage', createUsageRoute(access, now)]]),
    baseUrl,
    observe,
    now,
  });
  const server = createHttpServer(handler, { requestTimeoutMs: config.REQUEST_TIMEOUT_MS, baseUrl });

  return {
    server,
    access,
    releases,
    async close() {
      closing = true;
      await new Promise<void>((resolve) => {
        if (!server.listening) return resolve();
        const limit = setTimeout(() => server.closeAllConnections(), config.SHUTDOWN_SECONDS * 1000);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        server.closeIdleConnections();
      });
      releases.close();
      await access.close();
      metricsServer?.close();
    },
  };
}
