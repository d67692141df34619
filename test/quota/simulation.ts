import type { PostgresCounters } from '../../src/quota/postgres-counters.ts';
import type { Charge, Counters, PrimaryCounters, QuotaStore, Subject } from '../../src/quota/quota.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';

/**
 * A day of several processes that share one key, with Redis and Postgres as models of themselves: a step is 10 ms, every
 * call takes some, and what happens follows from the seed alone.
 */
export interface SimulatedDay {
  readonly seed: number;
  readonly processes?: number;
  readonly limit: number;
  /** Requests a second, of all processes together. */
  readonly demand: number;
  readonly steps?: number;
  /** Whether a process can lose Redis or Postgres for a while, and Redis its data. */
  readonly errors?: boolean;
  /** Whether processes end without a flush, and responses of Redis get lost. */
  readonly losses?: boolean;
}

const stepsPerSecond = 100;
const timeoutSteps = { redis: 25, postgres: 200 };

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns the units granted, those that Postgres has in the end, and how many requests failed. */
export async function simulateDay({
  seed,
  processes: processCount = 4,
  limit,
  demand,
  steps = 6_000,
  errors = true,
  losses = errors,
}: SimulatedDay): Promise<{ granted: number; written: number; failed: number }> {
  const random = randomFrom(seed);
  let step = 0;
  let granted = 0;
  let failed = 0;
  let waiting: { due: number; begun: number; attempt(age: number): boolean }[] = [];
  const redisData = new Map<string, number>();
  const postgresData = new Map<string, number>();

  /** A call that arrives some steps later, or when its server can be reached again, and fails when that takes too long. */
  function arrive<T>(isUp: () => boolean, limitSteps: number, replyLoss: number, run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push({
        due: step + Math.floor(random() * 3),
        begun: step,
        attempt(age) {
          if (!isUp()) {
            if (age >= limitSteps) reject(new Error('timeout'));
            return age >= limitSteps;
          }
          const result = run();
          if (random() < replyLoss) reject(new Error('the response was lost'));
          else resolve(result);
          return true;
        },
      });
    });
  }

  const namesOf = ({ keyId, owner, day }: Subject) => [`${day} k:${keyId}`, `${day} o:${owner}`] as const;
  const read = (data: Map<string, number>, subject: Subject): Counters => {
    const [key, owner] = namesOf(subject);
    return { keyUsed: data.get(key) ?? 0, ownerUsed: data.get(owner) ?? 0 };
  };
  const write = (data: Map<string, number>, subject: Subject, { keyUsed, ownerUsed }: Counters) => {
    const [key, owner] = namesOf(subject);
    data.set(key, keyUsed);
    data.set(owner, ownerUsed);
  };
  function charge(data: Map<string, number>, each: Charge) {
    const { keyUsed, ownerUsed } = read(data, each);
    const fits = keyUsed + each.cost <= each.keyLimit && ownerUsed + each.cost <= each.ownerLimit;
    const spent = fits ? each.cost : 0;
    const after = { keyUsed: keyUsed + spent, ownerUsed: ownerUsed + spent };
    write(data, each, after);
    return { granted: fits, ...after };
  }

  function startProcess() {
    const reach = { redis: true, postgres: true };
    const toRedis = <T>(run: () => T) =>
      arrive(() => reach.redis, timeoutSteps.redis, losses ? 0.001 : 0, run);
    const toPostgres = <T>(run: () => T) => arrive(() => reach.postgres, timeoutSteps.postgres, 0, run);
    const redis = {
      consume: (each: Charge) =>
        toRedis(() =>
          namesOf(each).every((name) => redisData.has(name)) ? charge(redisData, each) : undefined,
        ),
      raise: (counters: readonly (Subject & Counters)[]) =>
        toRedis(() => {
          for (const each of counters) {
            const known = read(redisData, each);
            write(redisData, each, {
              keyUsed: Math.max(known.keyUsed, each.keyUsed),
              ownerUsed: Math.max(known.ownerUsed, each.ownerUsed),
            });
          }
        }),
      probe: () => toRedis(() => {}),
    } as PrimaryCounters;
    const postgres = {
      consume: (each) => toPostgres(() => charge(postgresData, each)),
      add: (usage) =>
        toPostgres(() =>
          usage.map((each) => {
            const { keyUsed, ownerUsed } = read(postgresData, each);
            const after = { keyUsed: keyUsed + each.units, ownerUsed: ownerUsed + each.units };
            write(postgresData, each, after);
            return { ...each, ...after };
          }),
        ),
    } as PostgresCounters;
    const store = createSharedStore({ primary: redis, postgres, onOutage: 'serve', emit: () => {} });
    return { store, reach, offset: Math.floor(random() * stepsPerSecond) };
  }

  const request: Charge = {
    keyId: 'key',
    owner: 'owner',
    cost: 1,
    keyLimit: limit,
    ownerLimit: limit,
    day: 1,
    operation: 'getBoss',
  };
  function send(store: QuotaStore): void {
    store.consume(request).then(
      (result) => {
        if (result.granted) granted += 1;
      },
      () => {
        failed += 1;
      },
    );
  }
  const flush = (store: QuotaStore) => void store.flush().catch(() => {});

  const processes = Array.from({ length: processCount }, startProcess);

  function breakThings(): void {
    if (random() < 0.001) redisData.clear();
    processes.forEach(({ reach }, index) => {
      if (random() < 0.003) reach.redis = !reach.redis;
      if (random() < (reach.postgres ? 0.0007 : 0.02)) reach.postgres = !reach.postgres;
      if (losses && random() < 0.0005) processes[index] = startProcess();
    });
  }

  async function next(): Promise<void> {
    const due = waiting.filter((each) => each.due <= step);
    waiting = waiting.filter((each) => each.due > step);
    for (const each of due) if (!each.attempt(step - each.begun)) waiting.push({ ...each, due: step + 1 });
    step += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }

  for (let count = 0; count < steps; count += 1) {
    if (errors) breakThings();
    for (const { store, offset } of processes) {
      const period = store.isDegraded() ? stepsPerSecond / 4 : stepsPerSecond;
      if ((step + offset) % period === 0) flush(store);
      const share = demand / stepsPerSecond / processes.length;
      if (random() < share) send(store);
    }
    await next();
  }
  // Everything heals, and what is under way ends.
  for (const { reach } of processes) Object.assign(reach, { redis: true, postgres: true });
  for (let count = 0; count < 4 * timeoutSteps.postgres; count += 1) {
    if (count % stepsPerSecond === 0) for (const { store } of processes) flush(store);
    await next();
  }
  return { granted, written: read(postgresData, request).keyUsed, failed };
}
