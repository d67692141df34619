import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stringify } from 'yaml';
import { type Access, createAccess } from './access/access.ts';
import type { Config } from './config.ts';
import type { Database } from './data/database.ts';
import { createReleases, type Releases } from './data/releases.ts';
import { readDataModel } from './docs/data-model.ts';
import { createDocs } from './docs/pages.ts';
import { setRowCacheSize } from './graph/batch.ts';
import { createLimiter } from './graph/limits.ts';
import { loadPersisted } from './graph/persisted.ts';
import { schema } from './graph/schema.ts';
import { createGraphiql } from './http/graphiql.ts';
import { createGraphqlRoute } from './http/graphql.ts';
import { type CallerRoute, createHandler, type PublicRoute } from './http/handle.ts';
import { readHealth } from './http/health.ts';
import { content } from './http/page.ts';
import type { Content } from './http/send.ts';
import { write } from './http/send.ts';
import { createHttpServer } from './http/server.ts';
import { createTill } from './http/till.ts';
import { createUsageRoute } from './http/usage.ts';
import { createMetrics } from './metrics.ts';
import type { Observation, Observe } from './observe.ts';
import { createAnswerer } from './rest/answer.ts';
import { loadOperations } from './rest/operations.ts';
import { createRoutes } from './rest/routes.ts';
import { fromRoot, serviceVersion } from './root.ts';
import { openTrace } from './trace.ts';

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
  const startedAt = performance.now();
  let serving: { id: string; since: number } | undefined;
  const metrics = createMetrics(
    () => serving,
    () => releases.reachable(),
  );
  const trace = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await openTrace({
        endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
        share: config.OTEL_TRACES_SAMPLER_ARG,
        version: serviceVersion,
        observe: log,
      })
    : undefined;
  trace?.watch(database);
  const observe = (observation: Observation) => {
    if (observation.type === 'release' && observation.state === 'loaded') {
      serving = { id: observation.id, since: Date.now() };
    }
    metrics.observe(observation);
    trace?.observe(observation);
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

  const checkedIn = readFileSync(fromRoot('schema', 'openapi.json'), 'utf8');
  const openApiDocument = JSON.parse(checkedIn) as Record<string, unknown>;
  // The address is a setting, and all that a running service adds to the document.
  if (baseUrl !== '') openApiDocument['servers'] = [{ url: baseUrl, description: 'This service.' }];
  const openApi = content(
    jsonType,
    baseUrl === '' ? checkedIn : `${JSON.stringify(openApiDocument, null, 2)}\n`,
  );
  let openApiYaml: Content | undefined;
  const docs = createDocs({
    openApi: openApiDocument,
    baseUrl,
    release: releases.current,
    dataModel: readDataModel(schema, operations),
  });
  const health = { database, releases, quotaHealth: access.health, startedAt, now: () => performance.now() };
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
    [
      '/openapi.yaml',
      () => {
        // Made when somebody wants it: it takes longer than the rest of the start together.
        openApiYaml ??= content('application/yaml; charset=utf-8', stringify(openApiDocument));
        return openApiYaml;
      },
    ],
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

  const till = createTill({ access, observe, now });
  const callerRoutes = new Map<string, CallerRoute>([['/v1/usage', createUsageRoute(access, now)]]);
  let pageFor: ReturnType<typeof createGraphiql> = () => undefined;
  if (config.ALLOW_GRAPHQL) {
    const limiter = createLimiter(schema);
    const persisted = loadPersisted(limiter, operations.list, fromRoot('schema', 'persisted'));
    callerRoutes.set('/graphql', createGraphqlRoute({ schema, limiter, releases, till, observe, persisted }));
    pageFor = createGraphiql(baseUrl, persisted);
  }

  const docsRoute = (path: string): PublicRoute | undefined => {
    const page = path.startsWith('/docs') ? docs(path) : undefined;
    return page && (() => page);
  };

  const answerer = createAnswerer({ schema, observe, cacheBytes: config.REPLY_CACHE_BYTES });
  const handler = createHandler({
    routes: createRoutes(operations.list, [...publicRoutes.keys(), '/v1/usage', '/docs', '/graphql']),
    answerer: trace
      ? { ...answerer, answer: (...what) => trace.inside('execute', () => answerer.answer(...what)) }
      : answerer,
    releases,
    access,
    till,
    publicRoutes: (path, req) => publicRoutes.get(path) ?? pageFor(path, req) ?? docsRoute(path),
    callerRoutes,
    baseUrl,
    observe,
    now,
  });
  const server = createHttpServer(trace?.around(handler) ?? handler, {
    requestTimeoutMs: config.REQUEST_TIMEOUT_MS,
    baseUrl,
  });
  server.prependListener('request', (_req, res) => {
    // A connection that is kept would be waited for, and the next request on it could meet a closed door.
    if (closing) res.shouldKeepAlive = false;
  });

  /** Not ready any more, then no new connection, then no connection at all. */
  async function stopServing(): Promise<void> {
    closing = true;
    if (!server.listening) return;
    await new Promise((resolve) => setTimeout(resolve, config.SHUTDOWN_DELAY_SECONDS * 1000));
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => server.closeAllConnections(), config.SHUTDOWN_SECONDS * 1000);
      // A connection whose answer was under way becomes idle only after it.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      server.close(() => {
        clearTimeout(limit);
        clearInterval(sweep);
        resolve();
      });
      server.closeIdleConnections();
    });
  }

  return {
    server,
    access,
    releases,
    async close() {
      await stopServing();
      releases.close();
      await access.close();
      await trace?.close();
      metricsServer?.close();
      metricsServer?.closeAllConnections();
    },
  };
}
