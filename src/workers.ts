import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Observe } from './observe/events.ts';
import type { MetricsText } from './observe/metrics.ts';
import { StartError } from './start-error.ts';

/**
 * Several processes on one port. The primary answers no request: it starts workers, replaces one that died, passes on
 * the order to stop, and reads the metrics of all, which prom-client adds up. Workers know nothing of each other.
 */

/** What a worker tells the primary about its start. */
type Report = { readonly address: string } | { readonly refused: string; readonly exitCode: number };

export interface Workers {
  /** Where all of them listen. */
  readonly address: string;
  /** The metrics of all, added up. Rejects when one of them does not answer. */
  readMetrics(): Promise<MetricsText>;
  /** Stops all, and resolves when they have ended. Rejects when one of them did not end well. */
  stop(signal: string): Promise<void>;
}

/** The pause before a worker is replaced; it doubles from the least to the most while workers die soon. */
const [minPauseMs, maxPauseMs, soonMs] = [1_000, 30_000, 60_000];

/**
 * Starts workers, and resolves when all of them listen.
 *
 * @param program the file that a worker runs.
 * @throws StartError with the reason and exit code of the first that cannot start; the others are ended.
 */
export function startWorkers(count: number, program: string, observe: Observe): Promise<Workers> {
  const ofWorkers = new AggregatorRegistry();
  const own = new Registry();
  const registers = [own];
  const deaths = new Counter({ name: 'caryll_worker_deaths_total', help: 'Workers that died.', registers });
  const workers = new Gauge({ name: 'caryll_workers', help: 'Workers that listen.', registers });
  const alive = new Set<Worker>();
  const listening = new Set<Worker>();
  const failures: string[] = [];
  let allListened = false;
  let allEnded: (() => void) | undefined;

  async function readMetrics(): Promise<MetricsText> {
    workers.set(listening.size);
    return { type: own.contentType, text: (await ofWorkers.clusterMetrics()) + (await own.metrics()) };
  }

  async function stop(signal: string): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      allEnded = resolve;
    });
    // A worker that cannot be told any more has ended, and its exit is seen.
    for (const worker of alive) worker.send(signal, () => {});
    if (alive.size > 0) await ended;
    if (failures.length > 0) throw new Error(failures.join('; '));
  }

  return new Promise((resolve, reject) => {
    function launch(pauseMs: number): void {
      const launchedAt = performance.now();
      const worker = cluster.fork();
      alive.add(worker);
      let refusal: StartError | undefined;
      worker.on('message', (report: Report) => {
        if ('refused' in report) refusal = new StartError(report.refused, report.exitCode);
        if (!('address' in report)) return;
        listening.add(worker);
        if (allListened) observe({ type: 'lifecycle', message: `worker ${worker.id} listens` });
        allListened ||= listening.size === count;
        if (allListened) resolve({ address: report.address, readMetrics, stop });
      });
      worker.once('exit', (code, by) => ended(by ? `was ended by ${by}` : `ended with ${code}`, code === 0));
      // A worker that could not even be made has no exit.
      worker.on('error', (error) => {
        if (worker.process.pid === undefined) ended(`could not be started: ${error.message}`);
      });

      function ended(how: string, isWell = false): void {
        alive.delete(worker);
        listening.delete(worker);
        const reason = `worker ${worker.id} ${refusal ? `could not start: ${refusal.message}` : how}`;
        if (allEnded) {
          if (!isWell) failures.push(reason);
          if (alive.size === 0) allEnded();
        } else if (!allListened) {
          for (const other of alive) other.process.kill('SIGKILL');
          reject(refusal ?? new StartError(`A ${reason}.`));
        } else {
          deaths.inc();
          const livedMs = performance.now() - launchedAt;
          const nextMs = livedMs < soonMs ? Math.min(pauseMs, maxPauseMs) : minPauseMs;
          const error = new Error(`${reason}; another is started in ${nextMs / 1000} s`);
          observe({ type: 'fault', where: 'worker', error });
          setTimeout(() => allEnded ?? launch(nextMs * 2), nextMs);
        }
      }
    }

    // A connection that the primary hands on to a worker that dies would stay open and never be answered.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: program });
    for (let each = 0; each < count; each++) launch(minPauseMs);
  });
}

/** Tells the primary how the start of this worker went, and resolves when that has been sent. */
export const report = (what: Report) => new Promise<void>((sent) => process.send!(what, () => sent()));

/** Connects a worker to its primary. Resolves to the signal with which the primary orders it to stop. */
export function joinPrimary(): Promise<string> {
  // Its listener is what answers the primary that reads the metrics.
  new AggregatorRegistry();
  // A terminal and systemd send these to every process; the primary says when it is time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  return new Promise((resolve) => {
    process.on('message', (order) => typeof order === 'string' && resolve(order));
  });
}
