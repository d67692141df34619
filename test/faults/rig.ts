import { request as httpRequest } from 'node:http';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { type BreakablePostgres, type RedisServer, startPostgres, startRedis } from '../servers.ts';
import { openTestService, type TestResponse, type TestService } from '../service.ts';
import { published } from '../published.ts';

export { pause, until } from '../until.ts';

/** Time limit of the database in these tests; the standard one is 2000. */
export const databaseTimeoutMs = 400;

export function openServerDatabase(url: string, poolSize = 10): Promise<Database> {
  return openDatabase({
    url,
    folder: '',
    poolSize,
    statementTimeoutMs: databaseTimeoutMs,
    connectTimeoutMs: databaseTimeoutMs,
    silenceTimeoutMs: databaseTimeoutMs + 250,
  });
}

/** The same with the patience of the command line, for preparing. */
export function openPatientDatabase(url: string): Promise<Database> {
  return openDatabase({ url, folder: '', poolSize: 2, statementTimeoutMs: 60_000, connectTimeoutMs: 10_000 });
}

/** A Postgres with the whole dataset in it, migrated and imported as an operator would. */
export async function preparePostgres(
  settings: Readonly<Record<string, string | number>> = {},
): Promise<BreakablePostgres | undefined> {
  const server = await startPostgres(settings);
  if (!server) return undefined;
  const database = await openPatientDatabase(server.url);
  try {
    await migrate(database);
    await importDataset(database, published, { keep: 3 });
  } finally {
    await database.close();
  }
  return server;
}

export interface Rig {
  readonly postgres: BreakablePostgres;
  readonly redis: RedisServer | undefined;
  readonly service: TestService;
  get(path: string, key?: string): Promise<TestResponse>;
  close(): Promise<void>;
}

/** The whole service in this process on servers of its own that may be broken. */
export async function openRig(
  options: {
    readonly redis?: boolean;
    readonly postgres?: Readonly<Record<string, string | number>>;
    readonly settings?: Record<string, string>;
    readonly poolSize?: number;
    readonly now?: () => number;
  } = {},
): Promise<Rig | undefined> {
  const postgres = await preparePostgres(options.postgres);
  const redis = options.redis && postgres ? await startRedis({ aof: true }) : undefined;
  if (!postgres || (options.redis && !redis)) {
    await postgres?.stop();
    return undefined;
  }
  const service = await openTestService(
    { ...(redis ? { REDIS_URL: redis.url } : {}), ...options.settings },
    {
      database: await openServerDatabase(postgres.url, options.poolSize),
      bounds: { pollMs: 100 },
      ...(options.now ? { now: options.now } : {}),
    },
  );
  return {
    postgres,
    redis,
    service,
    get: (path, key) => service.get(path, key === undefined ? {} : { key }),
    async close() {
      await service.close();
      await redis?.stop();
      await postgres.stop();
    },
  };
}

/** The response that the service must give for uncached data while the database is away. */
export function refusal(response: TestResponse): object {
  const { code } = response.json;
  return { status: response.status, code, retryAfter: Number(response.headers['retry-after']) > 0 };
}

export const unavailable = { status: 503, code: 'unavailable', retryAfter: true };

/** Units counted today for all keys, as the database has them. */
export async function unitsInDatabase(database: Database): Promise<number> {
  const { rows } = await database.knex.raw(
    `select coalesce(sum(used), 0)::int as units from quota_counter where subject like 'k:%' and day >= ?`,
    [dayOf(Date.now()) - 1],
  );
  return rows[0].units;
}

/** A key made straight in the database, where no test service does it. */
export async function makeKey(database: Database, email: string): Promise<string> {
  const keys = createKeyStore({ database, now: Date.now });
  const { secret } = await keys.create({
    email,
    plan: 'internal',
    name: 'test',
    actor: 'test',
    kind: 'test',
  });
  return secret;
}

/** One request on a new connection; 0 without a response. */
export function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const req = httpRequest(url, { headers, agent: false, timeout: 10_000 }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode!));
      res.on('error', () => resolve(0));
    });
    req.on('timeout', () => req.destroy());
    req.on('error', () => resolve(0));
    req.end();
  });
}
