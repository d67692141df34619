import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fromRoot } from '../src/root.ts';
import { startOptions } from './servers.ts';

/** Seconds from a command to the first response to a request for data. */
export interface StartTimes {
  readonly name: string;
  readonly limit: number;
  /** Samples of `npm start`, and of the program itself. */
  readonly npm: readonly number[];
  readonly node: readonly number[];
}

export interface StartOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** A key of that database. */
  readonly key: string;
  readonly folder: string;
  readonly times: number;
}

const commands = {
  npm: ['npm', 'start'],
  node: [process.execPath, '--enable-source-maps', ...startOptions, 'dist/main.js'],
} as const;
const limitMs = 300_000;
const target = '/v1/bloodborne/bosses/father-gascoigne';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Status of one request; 0 when nobody listens. */
function send(port: number, key: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'X-API-Key': key };
    const req = request({ port, host: '127.0.0.1', path: target, headers, agent }, (res) => {
      res.resume();
      res.once('end', () => resolve(res.statusCode!));
    });
    req.once('error', () => resolve(0));
    req.end();
  });
}

/** Ends a command and what it has started. */
async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid!, 'SIGTERM');
  await ended;
}

/** Starts the service and stops it again; resolves to the seconds to its first response, and the key it printed. */
async function startOnce(
  how: keyof typeof commands,
  environment: Readonly<Record<string, string>>,
  key: string | undefined,
): Promise<{ seconds: number; key: string }> {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const [command, ...args] = commands[how];
  const env = { PATH, HOME, PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production', ...environment };
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: fromRoot(), env, detached: true });
  let printed = '';
  let output = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const agent = new Agent({ keepAlive: true });
  try {
    for (;;) {
      const known = key ?? /caryll_\w+/.exec(printed)?.[0];
      const status = known === undefined ? 0 : await send(port, known, agent);
      if (status === 200) return { seconds: (performance.now() - startedAt) / 1000, key: known! };
      if (status !== 0 || child.exitCode !== null || performance.now() - startedAt > limitMs) {
        throw new Error(`${how}: no response, but status ${status}, exit code ${child.exitCode}: ${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  } finally {
    agent.destroy();
    if (child.exitCode === null) await end(child);
  }
}

/** Measures every way to start; the program must have been built. */
export async function measureStarts(options: StartOptions): Promise<StartTimes[]> {
  const data = path.join(options.folder, 'started');
  const embedded = { DATA_DIR: data };
  const servers = {
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
  };
  const first: StartTimes = { name: 'very first start, embedded database', limit: 8, npm: [], node: [] };
  const again: StartTimes = { name: 'existing embedded database', limit: 1.5, npm: [], node: [] };
  const remote: StartTimes = { name: 'Postgres and Redis', limit: 1, npm: [], node: [] };
  const note = (into: readonly number[], seconds: number) => (into as number[]).push(seconds);
  for (let time = 0; time < options.times; time++) {
    for (const how of ['npm', 'node'] as const) {
      await rm(data, { recursive: true, force: true });
      const made = await startOnce(how, embedded, undefined);
      note(first[how], made.seconds);
      note(again[how], (await startOnce(how, embedded, made.key)).seconds);
      note(remote[how], (await startOnce(how, servers, options.key)).seconds);
    }
  }
  return [first, again, remote];
}
