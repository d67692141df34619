import { channel } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createService, readOperations, type Service } from '../src/app.ts';
import { type ProcessLimits, standardBounds } from '../src/bounds.ts';
import { type CacheSizes, cacheSizesOf } from '../src/caches.ts';
import { loadConfig } from '../src/config.ts';
import type { Database } from '../src/data/database.ts';
import type { PlanName } from '../src/keys/plans.ts';
import { createKeyStore } from '../src/keys/store.ts';
import type { Emit, ServiceEvent } from '../src/observe/events.ts';
import type { Operations } from '../src/rest/operations.ts';
import { openSite } from '../site/mount.ts';
import { openTestDatabase } from './databases.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names and values as they were sent, in order. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  readonly text: string;
  readonly json: any;
}

export interface RequestOptions {
  readonly method?: string;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface TestService {
  readonly service: Service;
  readonly database: Database;
  readonly url: string;
  readonly port: number;
  /** Key of plan `internal`, sent unless a request has another. */
  readonly key: string;
  readonly emitted: ServiceEvent[];
  /** Statements run since they were last taken, but for those that a clock brings about. */
  takeStatements(): string[];
  newKey(plan: PlanName, email?: string): Promise<string>;
  get(path: string, options?: RequestOptions): Promise<TestResponse>;
  close(): Promise<void>;
}

let common: Promise<Database> | undefined;

/**
 * One for all suites of this process that write keys and units at most: opening one takes longer than many a suite. It
 * is closed after the last of them.
 */
export const sharedDatabase = (): Promise<Database> =>
  (common ??= openTestDatabase().then((database) => {
    channel('end of tests').subscribe(() => void database.close());
    return database;
  }));

/** Connections that idle are closed before the service closes them: a request that crosses that would be reset. */
const createAgent = () => new Agent({ keepAlive: true, maxSockets: 64, timeout: 30_000 });

type Sending = Pick<TestService, 'get'>;

/** Sends requests of a suite, with a key unless a request has another. */
function sendingAt(port: number, agent: Agent, key: string): Sending {
  return {
    get(path, { method = 'GET', key: ownKey = key, headers = {}, body } = {}) {
      return new Promise((resolve, reject) => {
        const req = httpRequest(
          {
            port,
            host: '127.0.0.1',
            path,
            method,
            agent,
            headers: { ...(ownKey === null ? {} : { 'X-API-Key': ownKey }), ...headers },
          },
          (res) => {
            const chunks: Buffer[] = [];
            res.on('data', (chunk: Buffer) => chunks.push(chunk));
            res.on('error', reject);
            res.on('end', () => {
              const bytes = Buffer.concat(chunks);
              let text: string | undefined;
              let json: unknown;
              resolve({
                status: res.statusCode!,
                headers: res.headers,
                rawHeaders: res.rawHeaders,
                body: bytes,
                get text() {
                  return (text ??= bytes.toString());
                },
                get json() {
                  return (json ??= JSON.parse(this.text));
                },
              });
            });
          },
        );
        req.on('error', reject);
        req.end(body);
      });
    },
  };
}

/** Those of the served games, for all services of this process. */
let operations: Operations | undefined;

/**
 * What a service does by its own clock, whatever is requested: it looks for another release and for changed keys, notes when keys
 * were used, writes the units that it granted, and deletes counters of other days.
 */
export const byTheClock =
  /\bcurrent_release\b|^update api_key k set last_used_at = greatest\(|\bquota_consume\(|^delete from quota_counter where day < /;

/**
 * The whole service in this process, on a port of its own. Closing it closes its database, unless that is shared.
 *
 * @param environment settings that differ from the standard ones.
 */
export async function openTestService(
  environment: Record<string, string> = {},
  options: {
    database?: Database;
    now?: () => number;
    cacheSizes?: Partial<CacheSizes>;
    bounds?: Partial<ProcessLimits>;
    /** Whether the service has its website; it has by default. */
    hasSite?: boolean;
    /** Receives the events, too. */
    observer?: Emit;
  } = {},
): Promise<TestService> {
  const database = options.database ?? (await openTestDatabase());
  const emitted: ServiceEvent[] = [];
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const service = await createService({
    config,
    database,
    ...(options.hasSite === false ? {} : { openSite }),
    emit(event) {
      emitted.push(event);
      options.observer?.(event);
    },
    operations: (operations ??= readOperations()),
    ...(options.now ? { now: options.now } : {}),
    cacheSizes: { ...cacheSizesOf(config.CACHE_MB), ...options.cacheSizes },
    bounds: {
      ...standardBounds,
      shutdownMs: 1_000,
      // A busy machine may take its time.
      graphqlMs: 60_000,
      searchAfterMs: undefined,
      pageShare: 1,
      ...options.bounds,
    },
  });
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
  const { port } = service.server.address() as AddressInfo;
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    if (!byTheClock.test(sql)) statements.push(sql);
  };
  database.knex.on('query', note);
  const agent = createAgent();
  const keys = createKeyStore({ database, now: options.now ?? Date.now });
  let owners = 0;

  const newKey = async (plan: PlanName, email = `owner-${++owners}-${Date.now()}@example.org`) => {
    const { secret } = await keys.create({ email, plan, name: 'test', actor: 'test', kind: 'test' });
    return secret;
  };
  const key = await newKey('internal');
  statements.length = 0;

  const opened: TestService = {
    service,
    database,
    url: `http://127.0.0.1:${port}`,
    port,
    key,
    emitted,
    takeStatements: () => statements.splice(0),
    newKey,
    ...sendingAt(port, agent, key),
    async close() {
      agent.destroy();
      database.knex.off('query', note);
      await service.close();
      if (database !== (await common)) await database.close();
      // The module of a suite, which holds this object, stays in memory until the worker ends.
      for (const name of Object.keys(opened)) Reflect.deleteProperty(opened, name);
    },
  };
  return opened;
}

/** What a suite that only reads needs of a service. */
export type SharedService = Pick<TestService, 'url' | 'port' | 'key' | 'newKey' | 'get'>;

let shared: Promise<TestService> | undefined;
const sharedAgent = createAgent();

/**
 * One service for all suites that run in this process, with the standard settings and the shared database: for those
 * that only read, and need neither its statements nor its events. Each suite gets a key of its own and may
 * make more. The service is closed after the last of them.
 */
export async function sharedService(): Promise<SharedService> {
  shared ??= sharedDatabase()
    .then((database) => openTestService({}, { database }))
    .then((opened) => {
      channel('end of tests').subscribe(() => void opened.close());
      return opened;
    });
  const { url, port, newKey } = await shared;
  const key = await newKey('internal');
  return { url, port, key, newKey, ...sendingAt(port, sharedAgent, key) };
}

/** The checked-in OpenAPI document. */
export const openApiDocument = () => JSON.parse(readFileSync('schema/openapi.json', 'utf8'));
