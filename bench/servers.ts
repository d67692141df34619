import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../src/root.ts';

export interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  /** Keys of a server that has its own. */
  readonly keys: readonly string[];
}
export const running: Started[] = [];

/** The options of Node in `npm start`, which save memory. */
export const startOptions = ['--max-old-space-size=512', '--max-semi-space-size=8', '--v8-pool-size=1'];

/** Starts one of the bundled servers, with the options of `npm start`, and waits until it prints its port. */
export async function start(
  file: string,
  args: string[] = [],
  environment: Readonly<Record<string, string | undefined>> = {},
  execArgv: readonly string[] = startOptions,
): Promise<Started> {
  const child = fork(fromRoot('dist', 'bench', `${file}.js`), args, {
    cwd: fromRoot(),
    execArgv: [...execArgv],
    env: {
      ...process.env,
      DATABASE_URL: process.env['BENCH_DATABASE_URL'],
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...environment,
    },
  });
  const message = await new Promise<{ port: number; keys?: string[] }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`${file} exited with ${code}`)));
  });
  const started = { url: `http://127.0.0.1:${message.port}`, child, keys: message.keys ?? [] };
  running.push(started);
  return started;
}

/** A process and those it has started. */
function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

/** How many hundredths of a second the host has kept the processors from this machine, and of how many in use. */
export function stolenTime(): { stolen: number; used: number } {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .split('\n', 1)[0]!
    .split(/ +/)
    .slice(1)
    .map(Number);
  return { stolen, used: user + nice + system + irq + softirq + stolen };
}

/** Processor time of a process and its children so far, in seconds, as the scheduler counts it; resident memory in MiB. */
export function usageOf(pid: number): { cpu: number; memory: number } {
  let [cpu, memory] = [0, 0];
  for (const each of treeOf(pid)) {
    for (const thread of readdirSync(`/proc/${each}/task`)) {
      // In nanoseconds. `stat` has the same in hundredths of a second.
      cpu += Number(readFileSync(`/proc/${each}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
    }
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? '0';
    memory += Number(resident) / 1024;
  }
  return { cpu, memory };
}
