import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observation, Observe } from './observe.ts';

export interface Metrics {
  readonly observe: Observe;
  /** The metrics in the text format of Prometheus, and its media type. */
  read(): Promise<{ type: string; text: string }>;
}

/** Upper bounds of the latency buckets, in seconds. */
const latencyBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A function of few different arguments, each computed once. */
function remember<Arguments extends readonly (string | number | boolean)[], Value>(
  make: (...parts: Arguments) => Value,
): (...parts: Arguments) => Value {
  const made = new Map<string, Value>();
  return (...parts) => {
    const key = parts.length === 1 ? String(parts[0]) : parts.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(...parts);
    made.set(key, value);
    return value;
  };
}

/** The reader of observations that counts them for Prometheus. */
export function createMetrics(
  release: () => { id: string; since: number } | undefined,
  databaseReachable: () => boolean,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'caryll_requests_total',
    help: 'Requests answered, by operation, status and problem code.',
    labelNames: ['operation', 'status', 'problem'],
    registers,
  });
  const latency = new Histogram({
    name: 'caryll_request_seconds',
    help: 'Time from the parsed request to the last byte handed over, in seconds.',
    labelNames: ['operation'],
    buckets: latencyBuckets,
    registers,
  });
  const quota = new Counter({
    name: 'caryll_quota_units_total',
    help: 'Units asked for, by plan and whether they were granted.',
    labelNames: ['plan', 'granted'],
    registers,
  });
  const trips = new Histogram({
    name: 'caryll_quota_trip_seconds',
    help: 'Trips to the quota store, in seconds.',
    labelNames: ['store', 'failed'],
    buckets: latencyBuckets,
    registers,
  });
  const batch = new Histogram({
    name: 'caryll_quota_batch_charges',
    help: 'Charges that went out in one trip to the quota store.',
    labelNames: ['store'],
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  });
  const outage = new Gauge({
    name: 'caryll_quota_store_lost',
    help: '1 while the quota store is lost and units are counted in the process.',
    registers,
  });
  const replies = new Counter({
    name: 'caryll_replies_total',
    help: 'Replies asked of the cache, by hit or miss.',
    labelNames: ['cache'],
    registers,
  });
  const keyLookups = new Counter({
    name: 'caryll_key_lookups_total',
    help: 'Verifications of keys, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'caryll_faults_total',
    help: 'Failures that were not the caller’s, by place.',
    labelNames: ['where'],
    registers,
  });
  new Gauge({
    name: 'caryll_database_lost',
    help: '1 while the database does not answer the look for a new release.',
    registers,
    collect() {
      this.set(databaseReachable() ? 0 : 1);
    },
  });
  new Gauge({
    name: 'caryll_release_age_seconds',
    help: 'Time since this process began to serve its release, in seconds.',
    labelNames: ['release'],
    registers,
    collect() {
      const current = release();
      this.reset();
      if (current) this.set({ release: current.id }, (Date.now() - current.since) / 1000);
    },
  });

  // Looking a series up by its labels costs more than counting in it, and these are counted for every request.
  const requestsOf = remember((operation: string, status: number, problem: string) =>
    requests.labels({ operation, status: String(status), problem }),
  );
  const latencyOf = remember((operation: string) => latency.labels({ operation }));
  const quotaOf = remember((plan: string, granted: boolean) =>
    quota.labels({ plan, granted: String(granted) }),
  );
  const repliesOf = remember((cache: string) => replies.labels({ cache }));

  return {
    observe(observation: Observation) {
      switch (observation.type) {
        case 'request':
          requestsOf(observation.operation, observation.status, observation.problem ?? '').inc();
          latencyOf(observation.operation).observe(observation.seconds);
          return;
        case 'quota':
          quotaOf(observation.plan, observation.granted).inc(observation.units);
          return;
        case 'quota_trip':
          trips.observe(
            { store: observation.store, failed: String(observation.failed) },
            observation.seconds,
          );
          batch.observe({ store: observation.store }, observation.charges);
          return;
        case 'quota_outage':
          outage.set(observation.state === 'lost' ? 1 : 0);
          return;
        case 'reply':
          repliesOf(observation.cache).inc();
          return;
        case 'key_lookup':
          keyLookups.inc({ outcome: observation.outcome });
          return;
        case 'fault':
          faults.inc({ where: observation.where });
          return;
        case 'release':
        case 'lifecycle':
          return;
      }
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
