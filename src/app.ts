import type { Server } from 'node:http';
import { type ProcessLimits, standardBounds } from './bounds.ts';
import { type CacheSizes, cacheSizesOf } from './caches.ts';
import { type Closers, openOrUnwind } from './closers.ts';
import type { Config } from './config.ts';
import type { Database } from './data/database.ts';
import { createReleases, type Releases } from './data/releases.ts';
import { prepareSearch } from './data/search/search.ts';
import { createExports } from './export/exports.ts';
import { graphOf } from './games/index.ts';
import { graphqlProblem } from './graphql/response.ts';
import { createGraphqlRoutes } from './graphql/routes.ts';
import { prefersHtml } from './http/content.ts';
import { createHandler } from './http/handler.ts';
import { createSoundness, readHealth } from './http/routes/health.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { createPublicRoutes } from './http/routes/public-routes.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createHttpServer } from './http/server.ts';
import { openServiceRoutes, serviceRoutes } from './http/routes/service-routes.ts';
import { createUnchargedLimit } from './http/uncharged-limit.ts';
import { demoKeyProblem, givenDemoKey } from './keys/demo-key.ts';
import { plansOf } from './keys/plans.ts';
import { createKeyStore } from './keys/store.ts';
import { createKeyVerifier, type KeyVerifier } from './keys/verify.ts';
import { type Emit, unfailing } from './observe/events.ts';
import { createMetrics } from './observe/metrics.ts';
import { openTrace } from './observe/trace.ts';
import { createQuota, type Quota } from './quota/service.ts';
import { dataLists, loadOperations, type Operations } from './rest/operations.ts';
import { createReplies, type Replies } from './rest/replies.ts';
import { createRoutes } from './rest/router.ts';
import { servedGames } from './kinds/served.ts';
import { serviceVersion } from './root.ts';
import { createSitePort, siteRouteAt } from './site-adapter.ts';
import type { OpenSite } from './site-port.ts';
import { basePathOf } from './text/base-path.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly emit: Emit;
  /** The result of `readOperations`, if the caller has it already. */
  readonly operations?: Operations;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /** Size of each cache; by default derived from CACHE_MB. */
  readonly cacheSizes?: CacheSizes;
  readonly bounds?: ProcessLimits;
  /** Opens the website; without it, the service has none. */
  readonly openSite?: OpenSite | undefined;
}

export interface Service {
  readonly server: Server;
  readonly keys: KeyVerifier;
  readonly quota: Quota;
  readonly releases: Releases;
  /** Stops accepting requests, lets those in progress finish, and closes every part. */
  close(): Promise<void>;
}

/** Reads and compiles the operations. Needs no database, so it can run while one is being opened. */
export function readOperations(): Operations {
  const games = [...servedGames().values()].map((game) => loadOperations(graphOf(game)));
  return {
    list: games.flatMap(({ list }) => list),
    fragments: new Map(games.flatMap(({ fragments }) => [...fragments])),
  };
}

/**
 * Builds every part once and connects them. The database must be migrated. If it fails, everything is closed again.
 *
 * @example
 * const { server } = await createService({ config: loadConfig({}), database, emit: () => {} });
 * server.listen(3000);
 */
export function createService(parts: ServiceParts): Promise<Service> {
  return openOrUnwind((closers) => joinParts(parts, closers));
}

/** The parts of a service, with the defaults of those that its caller leaves out. */
type Parts = Required<Omit<ServiceParts, 'openSite'>> & Pick<ServiceParts, 'openSite'>;

const withDefaults = (given: ServiceParts): Parts => ({
  ...given,
  operations: given.operations ?? readOperations(),
  now: given.now ?? Date.now,
  cacheSizes: given.cacheSizes ?? cacheSizesOf(given.config.CACHE_MB),
  bounds: given.bounds ?? standardBounds,
});

const baseUrlOf = (config: Config) => config.PUBLIC_BASE_URL ?? '';

type Observers = Awaited<ReturnType<typeof openObservers>>;

/** Opens metrics, traces and the log, each of which gets every event. */
async function openObservers(parts: Parts, isReachable: () => boolean, closers: Closers) {
  const { config, database, operations } = parts;
  // Events come from every part, also after a response was sent, where nothing could catch what an observer throws.
  const log = unfailing(parts.emit);
  let serving: { id: string; since: number } | undefined;
  const metrics = createMetrics(
    () => serving,
    isReachable,
    operations.list.map(({ id }) => id),
  );
  const trace = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await openTrace({
        endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
        version: serviceVersion,
        emit: log,
      })
    : undefined;
  if (trace) closers.add(trace.close);
  trace?.watch(database);
  const emit = unfailing((event) => {
    if (event.type === 'release' && event.state === 'loaded') {
      serving = { id: event.id, since: Date.now() };
    }
    metrics.record(event);
    trace?.record(event);
    log(event);
  });
  return { metrics, trace, emit };
}

type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens what the service keeps: keys, releases of the data, and units. */
async function openStores(parts: Parts, emit: Emit, closers: Closers) {
  const { config, database, now, cacheSizes, bounds } = parts;
  const keys = createKeyVerifier({
    database,
    emit,
    now,
    plans: plansOf(config),
    keysRemembered: cacheSizes.keys,
  });
  closers.add(keys.close);
  const releases = createReleases({
    database,
    emit,
    pollMs: bounds.pollMs,
    rowsRemembered: cacheSizes.rows,
    onKeysChanged(keyIds) {
      if (keyIds) for (const keyId of keyIds) keys.forget(keyId);
      else keys.forgetAll();
    },
    onServed(release) {
      if (bounds.searchAfterMs === undefined) return;
      // What fails here is made by the first search.
      setTimeout(() => void prepareSearch(release).catch(() => {}), bounds.searchAfterMs).unref();
    },
  });
  closers.add(releases.close);
  await releases.refresh();
  const quota = await createQuota({
    database,
    redis: config.REDIS_URL && {
      urls: config.REDIS_URL,
      prefix: 'caryll',
      commandTimeoutMs: bounds.redisTimeoutMs,
    },
    onOutage: config.QUOTA_ON_OUTAGE,
    keysRemembered: cacheSizes.keys,
    now,
    emit,
  });
  closers.add(quota.close);
  return { keys, releases, quota };
}

/** Opens the website, if there is one, with the demo key, unless that has a problem. */
async function openWebsite(parts: Parts, emit: Emit, releases: Releases, replies: Replies) {
  const { config, database, operations, now, cacheSizes, bounds, openSite } = parts;
  const demoKey = givenDemoKey(config);
  const demoProblem = demoKey && (await demoKeyProblem(createKeyStore({ database, now }), demoKey, now()));
  if (demoProblem) {
    const message = `${demoProblem} The pages show a recorded response instead.`;
    emit({ type: 'lifecycle', level: 'warn', message });
  }
  return openSite?.(
    createSitePort({
      settings: {
        baseUrl: baseUrlOf(config),
        serviceUrl: baseUrlOf(config),
        isStatic: false,
        contact: config.CONTACT,
        demoKey: demoProblem ? undefined : demoKey,
        plans: plansOf(config),
        hasRecords: config.PUBLIC_PAGES === 'on',
        share: bounds.pageShare,
        cacheBytes: cacheSizes.pageBytes,
      },
      operations: operations.list,
      replies,
      releases,
    }),
  );
}

/** The parts that routes are made of. */
interface RouteParts {
  readonly parts: Parts;
  readonly observers: Observers;
  readonly stores: Stores;
  readonly replies: Replies;
  readonly site: Awaited<ReturnType<typeof openWebsite>>;
  readonly startedAt: number;
  readonly isClosing: () => boolean;
}

/** Makes the routes that no operation describes, and the limits that they share with those of operations. */
function createOtherRoutes({ parts, observers, stores, replies, site, startedAt, isClosing }: RouteParts) {
  const { config, database, operations, now, cacheSizes, bounds } = parts;
  const { metrics, trace, emit } = observers;
  const { releases, quota } = stores;
  const baseUrl = baseUrlOf(config);
  const isSound = createSoundness(database);
  const publicRoutes = createPublicRoutes({
    baseUrl,
    contact: config.CONTACT,
    hasSite: site !== undefined,
    hasPages: site !== undefined && config.PUBLIC_PAGES === 'on',
    isReady: () => !isClosing() && releases.current() !== undefined && isSound(),
    readMetrics: config.METRICS_PUBLIC ? metrics.read : undefined,
    now,
  });
  const rateLimit = createRateLimit({
    quota: trace
      ? { ...quota, consume: (...what) => trace.inside('quota', () => quota.consume(...what)) }
      : quota,
    now,
  });
  const uncharged = createUnchargedLimit();
  const service = openServiceRoutes({
    operations: operations.list,
    releases,
    exports: createExports({
      source: { lists: dataLists(operations.list), replies },
      cacheBytes: cacheSizes.exportBytes,
    }),
    quota,
    rateLimit,
    uncharged,
    readHealth: () =>
      readHealth({ database, releases, quotaHealth: quota.health, startedAt, now: () => performance.now() }),
    baseUrl,
    now,
  });
  const graphql =
    config.GRAPHQL === 'off'
      ? undefined
      : createGraphqlRoutes({
          bounds: { bytes: bounds.graphqlBytes, milliseconds: bounds.graphqlMs },
          waiting: bounds.graphqlWaiting,
          cacheBytes: cacheSizes.graphqlBytes,
          persistedOnly: config.GRAPHQL === 'persisted',
          baseUrl,
          database,
          operations,
          graphiqlScript: site?.graphiqlScript,
          releases,
          rateLimit,
          uncharged,
          emit,
        });
  return { publicRoutes, service, graphql, rateLimit, uncharged };
}

/** Makes what handles a request: all routes, behind keys and limits. */
function createListener(routeParts: RouteParts) {
  const { parts, observers, stores, replies, site } = routeParts;
  const { trace, emit } = observers;
  const { publicRoutes, service, graphql, rateLimit, uncharged } = createOtherRoutes(routeParts);
  const routes = createRoutes(parts.operations.list, [
    ...publicRoutes.keys(),
    ...serviceRoutes.map(({ path }) => path),
    ...(graphql ? ['/graphql'] : []),
    ...(site ? ['/docs'] : []),
  ]);
  /** Whether a path without a page belongs to the API, whose problems are documents for browsers also. */
  const isOfApi = (path: string) =>
    /^\/v1(?:\/|$)/.test(path) || publicRoutes.has(path) || service.publicAt(path) !== undefined;
  const listener = createHandler({
    routes,
    replies: trace
      ? { ...replies, make: (...what) => trace.inside('execute', () => replies.make(...what)) }
      : replies,
    releases: stores.releases,
    keys: stores.keys,
    rateLimit,
    uncharged,
    publicRoutes: (path, req) =>
      (site && siteRouteAt(site, path)) ??
      publicRoutes.get(path) ??
      graphql?.pageAt(path, req) ??
      service.publicAt(path),
    callerRoutes: (path) => graphql?.routeAt(path) ?? service.keyedAt(path),
    problemForm(path, req) {
      if (graphql?.routeAt(path.replace(/\/$/, ''))) return graphqlProblem;
      if (!site || !prefersHtml(req, 'application/problem+json')) return undefined;
      return site.pageAt(path) === undefined && isOfApi(path) ? undefined : site.problemPageAt(path);
    },
    baseUrl: baseUrlOf(parts.config),
    contact: parts.config.CONTACT,
    emit,
  });
  return trace?.around(listener) ?? listener;
}

/** Refuses new connections after a delay, in which a proxy learns of it, then closes those that are left. */
async function stopServing(server: Server, { config, bounds }: Parts): Promise<void> {
  if (!server.listening) return;
  await new Promise((resolve) => setTimeout(resolve, config.SHUTDOWN_DELAY_SECONDS * 1000));
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), bounds.shutdownMs);
    // A connection becomes idle only after its last response is sent.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(limit);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function joinParts(given: ServiceParts, closers: Closers): Promise<Service> {
  const parts = withDefaults(given);
  const { config, bounds, cacheSizes } = parts;
  const baseUrl = baseUrlOf(config);
  const startedAt = performance.now();
  const observers = await openObservers(parts, () => stores.releases.reachable(), closers);
  const stores = await openStores(parts, observers.emit, closers);
  const replies = createReplies({ cacheBytes: cacheSizes.replyBytes, basePath: basePathOf(baseUrl) });
  const site = await openWebsite(parts, observers.emit, stores.releases, replies);
  const metricsServer =
    config.METRICS_PORT === 0 ? undefined : await serveMetrics(config, bounds, observers.metrics.read);
  closers.add(() => {
    metricsServer?.close();
    metricsServer?.closeAllConnections();
  });
  let closing = false;
  const isClosing = () => closing;
  const listener = createListener({ parts, observers, stores, replies, site, startedAt, isClosing });
  const server = createHttpServer(listener, { ...bounds, baseUrl, isClosing });
  closers.add(() => {
    // Reports not ready from now on.
    closing = true;
    return stopServing(server, parts);
  });
  return { server, ...stores, close: closers.closeAll };
}
