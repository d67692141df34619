import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../../data/database.ts';
import { isDatabaseFailure } from '../../data/errors.ts';
import type { Releases } from '../../data/releases.ts';
import { checkCounters } from '../../quota/postgres-counters.ts';
import { serviceVersion } from '../../root.ts';
import { singleFlight } from '../../single-flight.ts';

const stateSchema = z.enum(['ok', 'degraded', 'unavailable']);
const checkSchema = z.object({
  status: stateSchema,
  latency_ms: z.int().nullable().meta({ 'x-null-means': 'unknown' }),
});

/** The body of `GET /v1/health`. */
export const healthSchema = z
  .object({
    status: stateSchema,
    version: z.string(),
    uptime_seconds: z.int(),
    checks: z.object({ database: checkSchema, quota: checkSchema }),
    games: z.record(
      z.string(),
      z.object({
        dataset_version: z.string(),
        records: z.int(),
        released_at: z.string().meta({ format: 'date' }),
      }),
    ),
  })
  .describe('Health of the service.');

type Check = z.infer<typeof checkSchema>;
export type Health = Readonly<z.infer<typeof healthSchema>>;

export interface HealthParts {
  readonly database: Database;
  readonly releases: Releases;
  readonly quotaHealth: () => Promise<Check>;
  readonly startedAt: number;
  readonly now: () => number;
}

/** How long a check may take before it counts as failed, in milliseconds. */
const timeoutMs = 1_500;

async function databaseCheck({ database, now }: HealthParts): Promise<Check> {
  const start = now();
  const pending = checkCounters(database.knex).then(
    () => true,
    () => false,
  );
  const isFine = await Promise.race([pending, pause(timeoutMs, false, { ref: false })]);
  return isFine
    ? { status: 'ok', latency_ms: Math.round(now() - start) }
    : { status: 'unavailable', latency_ms: null };
}

/** How long the result of a check is used, in milliseconds. */
const soundForMs = 1_000;

/**
 * Whether requests can succeed, as of the last check; each call starts the next one and waits for none. It is false when
 * the database responds and refuses to consume units. While it is unreachable, the instance still serves what it has
 * in memory.
 */
export function createSoundness({ knex }: Database): () => boolean {
  let isSound = true;
  const check = singleFlight(async () => {
    isSound = await checkCounters(knex).then(() => true, isDatabaseFailure);
  }, soundForMs);
  return () => {
    void check();
    return isSound;
  };
}

/**
 * Health of the service. Degraded means that it still serves requests: Redis is down and the database charges them, or
 * the database is down, Redis charges them and replies come from the cache. If nothing can charge, it is unavailable.
 * The body has no hosts and no error messages.
 */
export async function readHealth(parts: HealthParts): Promise<Health> {
  const [database, quota] = await Promise.all([databaseCheck(parts), parts.quotaHealth()]);
  const release = parts.releases.current();
  const status =
    release === undefined || quota.status === 'unavailable'
      ? 'unavailable'
      : database.status === 'ok' && quota.status === 'ok'
        ? 'ok'
        : 'degraded';
  return {
    status,
    version: serviceVersion,
    uptime_seconds: Math.floor((parts.now() - parts.startedAt) / 1000),
    checks: { database, quota },
    games: Object.fromEntries(
      [...(release?.games.values() ?? [])].map((game) => [
        game.id,
        { dataset_version: game.datasetVersion, records: game.records, released_at: game.releasedAt },
      ]),
    ),
  };
}
