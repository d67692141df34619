import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Observe } from './observe/events.ts';
import type { Metrics, MetricsText } from './observe/metrics.ts';
import { StartError } from './start-error.ts';

/**
 * Several processes on one port. The primary answers no caller: it starts the workers, puts another in the place of
 * one that died, passes on that it is time to stop, and adds up their metrics. Workers know nothing of each other;
 * they share the quota as instances on different machines do.
 */

/** From a worker to the primary. */
type Report =
  | { readonly type: 'listening'; readonly address: string }
  | { readonly type: 'refused'; readonly message: string; readonly exitCode: number }
  | { readonly type: 'own metrics'; readonly id: number; readonly values: object[] }
  | { readonly type: 'read metrics'; readonly id: number };

/** From the primary to a worker. */
type Order =
  | { readonly type: 'stop'; readonly signal: string }
  | { readonly type: 'give metrics'; readonly id: number }
  | { readonly type: 'metrics'; readonly id: number; readonly metrics: MetricsText };

export interface Workers {
  /** Where all of them listen. */
  readonly address: string;
  /** The metrics of all that answer in time, added up. */
  readMetrics(): Promise<MetricsText>;
  /** Stops all, and resolves when they have ended. Rejects when one of them did not end well. */
  stop(signal: string): Promise<void>;
}

export interface WorkersParts {
  readonly count: number;
  /** The program that a worker runs. */
  readonly program: string;
  readonly observe: Observe;
  /** How long after a death the next worker is started; twice as long after each that dies soon, in milliseconds. */
  readonly pauseMs?: number;
}

const longestPauseMs = 30_000;
/** Who has lived so long did not die of its start. */
const soonMs = 60_000;
const metricsLimitMs = 1_000;

/**
 * Starts workers, and resolves when all of them listen.
 *
 * @throws StartError with the reason and exit code of the first that cannot start; the others are ended.
 */
export function startWorkers({ count, program, observe, pauseMs = 1_000 }: WorkersParts): Promise<Workers> {
  const registry = new Registry();
  const registers = [registry];
  const listening = new Set<Worker>();
  const alive = new Set<Worker>();
  const timers = new Set<NodeJS.Timeout>();
  const questions = new Map<number, (values: object[]) => void>();
  let asked = 0;
  let started = false;
  let stopped: (() => void) | undefined;
  const failures: string[] = [];

  const deaths = new Counter({
    name: 'caryll_worker_deaths_total',
    help: 'Workers that ended without having been told to.',
    registers,
  });
  new Gauge({
    name: 'caryll_workers',
    help: 'Workers that listen.',
    registers,
    collect() {
      this.set(listening.size);
    },
  });

  // What cannot be told any more has ended, and that is noticed elsewhere.
  const tell = (worker: Worker, order: Order) => void worker.send(order, () => {});

  function metricsOf(worker: Worker): Promise<object[]> {
    const id = ++asked;
    return new Promise((resolve) => {
      const answer = (values: object[]) => {
        clearTimeout(limit);
        worker.off('exit', none);
        questions.delete(id);
        resolve(values);
      };
      const none = () => answer([]);
      const limit = setTimeout(none, metricsLimitMs);
      worker.once('exit', none);
      questions.set(id, answer);
      tell(worker, { type: 'give metrics', id });
    });
  }

  async function readMetrics(): Promise<MetricsText> {
    const answers = await Promise.all([...listening].map(metricsOf));
    const all = AggregatorRegistry.aggregate([...answers, await registry.getMetricsAsJSON()]);
    return { type: all.contentType, text: await all.metrics() };
  }

  return new Promise((resolve, reject) => {
    const workers: Omit<Workers, 'address'> = {
      readMetrics,
      async stop(signal) {
        await new Promise<void>((done) => {
          stopped = done;
          for (const timer of timers) clearTimeout(timer);
          for (const worker of alive) tell(worker, { type: 'stop', signal });
          if (alive.size === 0) done();
        });
        if (failures.length > 0) throw new Error(failures.join('; '));
      },
    };

    function launch(pause: number): void {
      const worker = cluster.fork();
      const launchedAt = performance.now();
      let refusal: StartError | undefined;
      alive.add(worker);
      worker.on('message', (report: Report) => {
        switch (report.type) {
          case 'listening':
            listening.add(worker);
            if (started) observe({ type: 'lifecycle', message: `worker ${worker.id} listens` });
            else if (listening.size === count) {
              started = true;
              resolve({ ...workers, address: report.address });
            }
            return;
          case 'refused':
            refusal = new StartError(report.message, report.exitCode);
            return;
          case 'own metrics':
            questions.get(report.id)?.(report.values);
            return;
          case 'read metrics':
            readMetrics().then(
              (metrics) => tell(worker, { type: 'metrics', id: report.id, metrics }),
              (error: unknown) => observe({ type: 'fault', where: 'workers', error }),
            );
        }
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        ended(code === 0, signal ? `was ended by ${signal}` : `ended with ${code}`);
      });
      // One that could not even be made has no exit.
      worker.on('error', (error) => {
        if (worker.process.pid === undefined) ended(false, `could not be started: ${error.message}`);
      });

      function ended(well: boolean, how: string): void {
        alive.delete(worker);
        listening.delete(worker);
        const reason = `worker ${worker.id} ${refusal ? `could not start: ${refusal.message}` : how}`;
        if (stopped) {
          if (!well) failures.push(reason);
          if (alive.size === 0) stopped();
        } else if (!started) {
          for (const other of alive) other.process.kill('SIGKILL');
          reject(refusal ?? new StartError(`A ${reason}.`));
        } else {
          deaths.inc();
          const next = performance.now() - launchedAt > soonMs ? pauseMs : Math.min(pause, longestPauseMs);
          observe({
            type: 'fault',
            where: 'worker',
            error: new Error(`${reason}; another is started in ${next / 1000} s`),
          });
          const timer = setTimeout(() => {
            timers.delete(timer);
            launch(next * 2);
          }, next);
          timers.add(timer);
        }
      }
    }

    // Workers take connections straight from the system. Handed on by the primary, those on their way to a worker that
    // dies would be left open and never answered.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: program });
    for (let each = 0; each < count; each++) launch(pauseMs);
  });
}

/** The line from a worker to the primary. Node ends the worker when it breaks. */
export interface Primary {
  /** Resolves to the signal when it is time to stop. */
  readonly stopped: Promise<string>;
  listening(address: string): void;
  /** Tells why this worker cannot start, and resolves when that has been said. */
  refuse(message: string, exitCode: number): Promise<void>;
  /** Gives its own metrics when asked, and reads those of all workers. */
  joinMetrics(own: Metrics): () => Promise<MetricsText>;
}

/** Joins the primary, in a worker. */
export function joinPrimary(): Primary {
  const waiting = new Map<number, (metrics: MetricsText) => void>();
  let asked = 0;
  let metrics: Metrics | undefined;
  const send = (report: Report, sent = () => {}) => void process.send?.(report, sent);
  // A terminal and systemd send these to every process; the primary says when it is time.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

  const stopped = new Promise<string>((stop) => {
    process.on('message', (order: Order) => {
      switch (order.type) {
        case 'stop':
          return stop(order.signal);
        case 'give metrics':
          metrics?.readValues().then((values) => send({ type: 'own metrics', id: order.id, values }));
          return;
        case 'metrics':
          waiting.get(order.id)?.(order.metrics);
          waiting.delete(order.id);
      }
    });
  });

  return {
    stopped,
    listening: (address) => send({ type: 'listening', address }),
    refuse: (message, exitCode) =>
      new Promise((resolve) => send({ type: 'refused', message, exitCode }, resolve)),
    joinMetrics(own) {
      metrics = own;
      return () =>
        new Promise((resolve) => {
          const id = ++asked;
          waiting.set(id, resolve);
          send({ type: 'read metrics', id });
        });
    },
  };
}
