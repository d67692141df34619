import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { singleFlight } from '../single-flight.ts';
import { createCounter, createHistogram } from './counters.ts';
import type { Observation, Observe } from './events.ts';

/** Metrics in the text format of Prometheus, and its media type. */
export interface MetricsText {
  readonly type: string;
  readonly text: string;
}

export interface Metrics {
  readonly observe: Observe;
  read(): Promise<MetricsText>;
  /** In a worker: these are the metrics that the primary reads, and adds to those of the other workers. */
  shareWithPrimary(): void;
}

/** Upper bounds of the latency buckets, in seconds. */
const latencyBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A function of few different arguments, each computed once. */
function remember<Argument, Value>(make: (argument: Argument) => Value): (argument: Argument) => Value {
  const made = new Map<Argument, Value>();
  return (argument) => {
    const known = made.get(argument);
    if (known !== undefined) return known;
    const value = make(argument);
    made.set(argument, value);
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

  const requests = createCounter({
    name: 'caryll_requests_total',
    help: 'Requests answered, by operation, status and problem code.',
    labelNames: ['operation', 'status', 'problem'],
    registry,
  });
  const latency = createHistogram({
    name: 'caryll_request_seconds',
    help: 'Time from the parsed request to the last byte handed over, in seconds.',
    bounds: latencyBuckets,
    registry,
  });
  const quota = createCounter({
    name: 'caryll_quota_units_total',
    help: 'Units asked for, by plan and whether they were granted.',
    labelNames: ['plan', 'granted'],
    registry,
  });
  const trips = createHistogram({
    name: 'caryll_quota_trip_seconds',
    help: 'Trips to the quota store, in seconds.',
    bounds: latencyBuckets,
    registry,
  });
  const batch = createHistogram({
    name: 'caryll_quota_batch_charges',
    help: 'Charges that went out in one trip to the quota store.',
    bounds: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registry,
  });
  const outage = new Gauge({
    name: 'caryll_quota_store_lost',
    help: '1 while Redis is lost and units are counted in Postgres.',
    aggregator: 'max',
    registers,
  });
  const replies = createCounter({
    name: 'caryll_replies_total',
    help: 'Replies asked of the cache, by hit or miss.',
    labelNames: ['cache'],
    registry,
  });
  const keyLookups = createCounter({
    name: 'caryll_key_lookups_total',
    help: 'Verifications of keys, by outcome.',
    labelNames: ['outcome'],
    registry,
  });
  const faults = createCounter({
    name: 'caryll_faults_total',
    help: 'Failures that were not the caller’s, by place.',
    labelNames: ['where'],
    registry,
  });
  new Gauge({
    name: 'caryll_database_lost',
    help: '1 while the database does not answer the look for a new release.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(databaseReachable() ? 0 : 1);
    },
  });
  new Gauge({
    name: 'caryll_release_age_seconds',
    help: 'Time since this process began to serve its release, in seconds.',
    labelNames: ['release'],
    aggregator: 'max',
    registers,
    collect() {
      const current = release();
      this.reset();
      if (current) this.set({ release: current.id }, (Date.now() - current.since) / 1000);
    },
  });

  const replicas = new Gauge({
    name: 'caryll_replica_serving',
    help: '1 while rows are read from a replica, 0 while it lacks what is served or is lost.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers,
  });

  const ofOperation = remember((operation: string) => ({
    latency: latency({ operation }),
    answered: remember((status: number) => requests({ operation, status: String(status), problem: '' })),
    failed: remember((status: number) =>
      remember((problem: string) => requests({ operation, status: String(status), problem })),
    ),
  }));
  const ofPlan = remember((plan: string) => ({
    granted: quota({ plan, granted: 'true' }),
    refused: quota({ plan, granted: 'false' }),
  }));
  const ofStore = remember((store: string) => ({
    batch: batch({ store }),
    answered: trips({ store, failed: 'false' }),
    failed: trips({ store, failed: 'true' }),
  }));
  const ofCache = remember((cache: string) => replies({ cache }));
  const ofLookup = remember((outcome: string) => keyLookups({ outcome }));
  const ofPlace = remember((where: string) => faults({ where }));

  return {
    observe(observation: Observation) {
      switch (observation.type) {
        case 'request': {
          const { status, problem, seconds, cache, charge } = observation;
          const series = ofOperation(observation.operation);
          if (problem === undefined) series.answered(status).add(1);
          else series.failed(status)(problem).add(1);
          series.latency.observe(seconds);
          if (cache !== undefined) ofCache(cache).add(1);
          if (charge !== undefined)
            ofPlan(charge.plan)[charge.granted ? 'granted' : 'refused'].add(charge.units);
          return;
        }
        case 'quota_trip': {
          const series = ofStore(observation.store);
          series[observation.failed ? 'failed' : 'answered'].observe(observation.seconds);
          series.batch.observe(observation.charges);
          return;
        }
        case 'quota_outage':
          outage.set(observation.state === 'lost' ? 1 : 0);
          return;
        case 'key_lookup':
          ofLookup(observation.outcome).add(1);
          return;
        case 'fault':
          ofPlace(observation.where).add(1);
          return;
        case 'replica':
          replicas.set({ replica: String(observation.number) }, observation.state === 'serving' ? 1 : 0);
          return;
        case 'release':
        case 'lifecycle':
          return;
      }
    },
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
    shareWithPrimary: () => AggregatorRegistry.setRegistries(registry),
  };
}

/** How long metrics that were read are given again, in milliseconds. */
const freshMs = 1_000;

/** Reads metrics at most once a second, however many requests there are. */
export const sharedMetrics = (read: () => Promise<MetricsText>) => singleFlight(read, freshMs);

/** Serves metrics on a port of their own, where the world does not reach them. */
export async function serveMetrics(
  { METRICS_PORT, HOST }: { readonly METRICS_PORT: number; readonly HOST: string },
  read: () => Promise<MetricsText>,
): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, HOST, resolve);
  });
  return server;
}
