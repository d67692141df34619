import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { singleFlight } from '../single-flight.ts';
import type { Emit } from './events.ts';

/** Metrics in the text format of Prometheus, and its media type. */
export interface MetricsText {
  readonly type: string;
  readonly text: string;
}

export interface Metrics {
  /** Counts an event. */
  readonly record: Emit;
  /** Collects the metrics, at most once a second, however many requests there are. */
  read(): Promise<MetricsText>;
}

/** Upper bounds of the latency buckets, in seconds. */
const latencyBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** How long metrics are cached. */
const cachedForMs = 1_000;

let ofProcess: Registry | undefined;

/** The metrics of Node. They are registered once, because their observers cannot be removed. */
function processMetrics(): Registry {
  if (ofProcess === undefined) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess!;
}

/** Registers the metrics that events change. */
function eventMetrics(registers: [Registry]) {
  return {
    requests: new Counter({
      name: 'caryll_requests_total',
      help: 'Requests by operation, status and problem code.',
      labelNames: ['operation', 'status', 'problem'],
      registers,
    }),
    latency: new Histogram({
      name: 'caryll_request_seconds',
      help: 'Time from the parsed request to the last byte written, in seconds.',
      labelNames: ['operation'],
      buckets: latencyBuckets,
      registers,
    }),
    quota: new Counter({
      name: 'caryll_quota_units_total',
      help: 'Units requested, by plan and by whether they were granted.',
      labelNames: ['plan', 'granted'],
      registers,
    }),
    trips: new Histogram({
      name: 'caryll_quota_trip_seconds',
      help: 'Duration of calls to the quota store, in seconds.',
      labelNames: ['store', 'failed'],
      buckets: latencyBuckets,
      registers,
    }),
    batch: new Histogram({
      name: 'caryll_quota_batch_charges',
      help: 'Charges per call to the quota store.',
      labelNames: ['store'],
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    outage: new Gauge({
      name: 'caryll_quota_store_lost',
      help: '1 while Redis is unavailable and units are counted in Postgres.',
      registers,
    }),
    replies: new Counter({
      name: 'caryll_replies_total',
      help: 'Reply cache lookups, by hit or miss.',
      labelNames: ['cache'],
      registers,
    }),
    keyLookups: new Counter({
      name: 'caryll_key_lookups_total',
      help: 'Key verifications, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    errors: new Counter({
      name: 'caryll_faults_total',
      help: 'Internal failures, by component.',
      labelNames: ['where'],
      registers,
    }),
  };
}

/**
 * Counts events for Prometheus.
 *
 * @param operations ids of the operations, each of which may fail.
 */
export function createMetrics(
  release: () => { id: string; since: number } | undefined,
  databaseReachable: () => boolean,
  operations: readonly string[],
): Metrics {
  const registry = new Registry();
  const registers: [Registry] = [registry];
  const { requests, latency, quota, trips, batch, outage, replies, keyLookups, errors } =
    eventMetrics(registers);
  new Gauge({
    name: 'caryll_database_lost',
    help: '1 while the poll for a new release fails.',
    registers,
    collect() {
      this.set(databaseReachable() ? 0 : 1);
    },
  });
  new Gauge({
    name: 'caryll_release_age_seconds',
    help: 'Time since this process started to serve its release, in seconds.',
    labelNames: ['release'],
    registers,
    collect() {
      const current = release();
      this.reset();
      if (current) this.set({ release: current.id }, (Date.now() - current.since) / 1000);
    },
  });

  // A counter that begins with its first event has no rate until the second one.
  for (const where of ['release poll', 'usage roll-up', 'quota', 'graphql', 'trace', ...operations])
    errors.inc({ where }, 0);
  for (const outcome of ['hit', 'miss', 'unknown', 'failed'] as const) keyLookups.inc({ outcome }, 0);
  for (const cache of ['hit', 'miss']) replies.inc({ cache }, 0);

  const all = Registry.merge([processMetrics(), registry]);
  return {
    record(event) {
      switch (event.type) {
        case 'request': {
          const { operation, status, problem = '', seconds, cache, charge } = event;
          requests.inc({ operation, status, problem });
          latency.observe({ operation }, seconds);
          if (cache !== undefined) replies.inc({ cache });
          if (charge !== undefined)
            quota.inc({ plan: charge.plan, granted: String(charge.granted) }, charge.units);
          return;
        }
        case 'quota_trip': {
          const { store, failed, seconds, charges } = event;
          trips.observe({ store, failed: String(failed) }, seconds);
          batch.observe({ store }, charges);
          return;
        }
        case 'quota_outage':
          outage.set(event.state === 'lost' ? 1 : 0);
          return;
        case 'database_outage':
          if (event.state === 'lost') errors.inc({ where: 'release poll' });
          return;
        case 'key_lookup':
          keyLookups.inc({ outcome: event.outcome });
          return;
        case 'error':
          errors.inc({ where: event.where });
          return;
        default:
          return;
      }
    },
    read: singleFlight(async () => ({ type: all.contentType, text: await all.metrics() }), cachedForMs),
  };
}
