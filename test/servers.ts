import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { programsNamed, skipped } from './programs.ts';

/**
 * Private servers for tests. A suite that does not need to break its server takes `findPostgres`, `findRedis`
 * or `findRedisCluster`: these prefer the addresses in TEST_DATABASE_URL, TEST_REDIS_URL and
 * TEST_REDIS_CLUSTER_URL. Where a program is missing or incomplete, they return `undefined` and the tests that need it are
 * skipped (`skipped`).
 */
const run = promisify(execFile);
const startLimitMs = 20_000;

/** A port that nothing listens on now. Another program may take it before the server does: starting is retried. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function waitFor(what: string, ready: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + startLimitMs;
  for (;;) {
    if (await ready().catch(() => false)) return;
    if (Date.now() > limit) throw new Error(`${what} was not ready within ${startLimitMs} ms`);
    await pause(20);
  }
}

interface Den {
  readonly folder: string;
  /** Starts a program that ends with this process, whatever ends it. */
  start(file: string, args: readonly string[], user?: { uid: number; gid: number }): ChildProcess;
  /** Kills what still runs and removes the folder. */
  clear(): Promise<void>;
}

/**
 * A temporary folder and the programs that run in it. A shell beside them waits for the end of its input, which
 * comes when this process ends in any way, then kills them and removes the folder: an `exit` listener would
 * neither survive SIGKILL nor reach the real process from within Jest.
 */
function createDen(name: string): Den {
  const folder = mkdtempSync(path.join(tmpdir(), `caryll-${name}-`));
  const running = new Set<ChildProcess>();
  const listing = path.join(folder, 'running');
  const list = () => writeFileSync(listing, [...running].map(({ pid }) => `${pid}\n`).join(''));
  list();
  const guard = spawn(
    'sh',
    ['-c', 'cat >/dev/null; for pid in $(cat "$0/running"); do kill -9 "$pid"; done; rm -rf "$0"', folder],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  guard.unref();
  return {
    folder,
    start(file, args, user) {
      const child = spawn(file, args, { cwd: folder, stdio: 'ignore', ...user });
      running.add(child);
      list();
      child.once('error', () => {});
      child.once('exit', () => {
        running.delete(child);
        if (existsSync(folder)) list();
      });
      return child;
    },
    async clear() {
      await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
      await rm(folder, { recursive: true, force: true });
      guard.kill('SIGKILL');
      guard.stdin?.destroy();
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

async function freshDatabaseOn(address: string): Promise<PostgresServer> {
  const name = `caryll_test_${randomBytes(6).toString('hex')}`;
  const send = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await send(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => send(`drop database if exists ${name} with (force)`) };
}

/** Postgres refuses to run as root. */
/** Who may run Postgres, which root may not. */
export async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
}

export interface BreakablePostgres extends PostgresServer {
  readonly port: number;
  /** Runs one statement as the superuser, on a connection of its own. */
  send(statement: string): Promise<Record<string, unknown>[]>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on its port, with settings that differ from those before. */
  restart(settings?: Readonly<Record<string, string | number>>): Promise<void>;
  /** Stops it and its backends in their tracks (SIGSTOP): connections stay open, without responses. */
  pause(): void;
  continue(): void;
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    const { stdout } = spawnSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' });
    return (stdout ?? '').split('\n').filter(Boolean).map(Number);
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

interface PostgresInstallation {
  readonly postgres: string;
  readonly user: { uid: number; gid: number } | undefined;
  /** Makes a data folder. */
  fill(data: string): Promise<unknown>;
}

/** What `initdb` makes: databases of the superuser `caryll`. */
const initOptions = [
  '--no-sync',
  '-U',
  'caryll',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C',
  '--no-instructions',
];

/** The first Postgres that makes a data folder, which takes all of its files; other data folders are copies of that one. */
async function findInstallation(): Promise<PostgresInstallation | undefined> {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(packaged, version, 'bin'));
  let reason = 'no initdb that runs was found';
  for (const initdb of programsNamed('initdb', ['--version'], folders)) {
    const den = createDen('initdb');
    const made = path.join(den.folder, 'data');
    try {
      const user = await unprivileged();
      const as = { cwd: den.folder, ...user };
      if (user) chownSync(den.folder, user.uid, user.gid);
      await run(initdb, ['-D', made, ...initOptions], as);
      const postgres = path.join(path.dirname(realpathSync(initdb)), 'postgres');
      return { postgres, user, fill: (data) => run('cp', ['-a', made, data], as) };
    } catch (error) {
      reason = `${initdb}: ${
        String((error as { stderr?: string }).stderr || error)
          .trim()
          .split('\n')[0]
      }`;
      await den.clear();
    }
  }
  return skipped(`all tests that need Postgres (${reason})`);
}

let installation: ReturnType<typeof findInstallation> | undefined;

/**
 * A Postgres of its own, without durability, with a database `caryll`.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string | number>> = {},
): Promise<BreakablePostgres | undefined> {
  const installed = await (installation ??= findInstallation());
  if (!installed) return undefined;
  const { postgres, user, fill } = installed;
  const den = createDen('postgres');
  const data = path.join(den.folder, 'data');
  let port = 0;
  let child: ChildProcess | undefined;
  const addressOf = (database: string) => `postgres://caryll@127.0.0.1:${port}/${database}`;

  async function send(statement: string, database = 'caryll'): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: addressOf(database), connectionTimeoutMillis: 500 });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(statement);
      return rows;
    } finally {
      await client.end();
    }
  }

  async function launch(extra: Readonly<Record<string, string | number>>, firstStatement: string) {
    const options = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '32MB',
      max_connections: 200,
      ...extra,
    };
    const started = den.start(
      postgres,
      ['-D', data, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      user,
    );
    child = started;
    await waitFor('Postgres', async () => {
      if (started.exitCode !== null) return true;
      await send(firstStatement, 'postgres');
      return true;
    });
    if (started.exitCode !== null) throw new Error(`Postgres ended with ${started.exitCode}`);
  }

  const everyProcess = () => (child?.pid === undefined ? [] : [child.pid, ...childrenOf(child.pid)]);

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const backends = everyProcess().slice(1);
    if (child) await end(child, signal);
    if (signal === 'SIGKILL') signalAll(backends, 'SIGKILL');
  }

  try {
    if (user) chownSync(den.folder, user.uid, user.gid);
    await fill(data);
    for (let attempt = 1; ; attempt += 1) {
      port = await freePort();
      try {
        await launch(settings, 'create database caryll');
        break;
      } catch (error) {
        if (attempt === 3) throw error;
      }
    }
  } catch (error) {
    await den.clear();
    throw error;
  }

  return {
    url: addressOf('caryll'),
    port,
    send,
    kill,
    async restart(extra = {}) {
      await kill();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await launch({ ...settings, ...extra }, 'select 1');
        } catch (error) {
          // The last backends of the one before may still be holding its shared memory.
          if (attempt === 5) throw error;
          await pause(200);
        }
      }
    },
    pause: () => signalAll(everyProcess(), 'SIGSTOP'),
    continue: () => signalAll(everyProcess(), 'SIGCONT'),
    stop: () => den.clear(),
  };
}

/** A fresh database on the server of TEST_DATABASE_URL, or else on one of its own. */
export async function findPostgres(): Promise<PostgresServer | undefined> {
  const address = process.env['TEST_DATABASE_URL'];
  return address ? freshDatabaseOn(address) : startPostgres();
}

let pgbouncerProgram: string | undefined;

/**
 * PgBouncer in front of a Postgres, as Debian configures it but for the mode: each transaction may run in another
 * session. It has fewer sessions than a service has connections.
 */
export async function startPgbouncer(postgres: BreakablePostgres): Promise<PostgresServer | undefined> {
  pgbouncerProgram ??= programsNamed('pgbouncer', ['--version'], ['/usr/sbin'])[0];
  const program = pgbouncerProgram;
  if (!program) return skipped('all tests that need PgBouncer (no pgbouncer that runs was found)');
  const den = createDen('pgbouncer');
  try {
    const user = await unprivileged();
    const port = await freePort();
    const file = path.join(den.folder, 'pgbouncer.ini');
    const address = new URL(postgres.url);
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${address.port} user=${address.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
    );
    if (user) for (const each of [den.folder, file]) chownSync(each, user.uid, user.gid);
    den.start(program, [file], user);
    address.port = `${port}`;
    const url = address.href;
    await waitFor('PgBouncer', async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 });
      client.on('error', () => {});
      await client.connect();
      await client.query('select 1').finally(() => client.end());
      return true;
    });
    return { url, stop: () => den.clear() };
  } catch (error) {
    await den.clear();
    throw error;
  }
}

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Sends one command on a connection of its own. */
  command(...words: readonly (string | number)[]): Promise<unknown>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on its port; with `empty` its files are removed before. */
  restart(options?: { readonly empty?: boolean }): Promise<void>;
  /** Stops it in its tracks (SIGSTOP): connections stay open, without responses. */
  pause(): void;
  continue(): void;
  stop(): Promise<void>;
}

export interface RedisOptions {
  /** Appends every write to a file before it responds, so that `kill -9` loses no acknowledged write. */
  readonly aof?: boolean;
  readonly args?: readonly string[];
  readonly port?: number;
}

export async function sendCommand(port: number, words: readonly (string | number)[]): Promise<unknown> {
  const client = new Redis({
    port,
    host: '127.0.0.1',
    lazyConnect: true,
    retryStrategy: null,
    enableReadyCheck: false,
    disableClientInfo: true,
    maxRetriesPerRequest: 0,
    commandTimeout: 10_000,
    // A connection that was refused never ends, and would keep the tests from ending.
    disconnectTimeout: 100,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.call(...(words.map(String) as [string, ...string[]]));
  } finally {
    client.disconnect();
  }
}

let redisProgram: string | undefined;

/** A Redis of its own. */
export async function startRedis(options: RedisOptions = {}): Promise<RedisServer | undefined> {
  redisProgram ??= programsNamed('redis-server')[0];
  const program = redisProgram;
  if (!program) return skipped('all tests that need Redis (no redis-server that runs was found)');
  const den = createDen('redis');
  let port = options.port ?? (await freePort());
  let child: ChildProcess | undefined;

  const launch = async () => {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', den.folder, '--save', ''];
    if (options.aof) args.push('--appendonly', 'yes', '--appendfsync', 'everysec');
    const started = den.start(program, [...args, ...(options.args ?? [])]);
    child = started;
    await waitFor('Redis', async () => {
      if (started.exitCode !== null) return true;
      return (await sendCommand(port, ['PING'])) === 'PONG';
    });
    if (started.exitCode !== null) throw new Error(`Redis ended with ${started.exitCode}`);
  };

  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await launch();
        break;
      } catch (error) {
        if (attempt === 3 || options.port !== undefined) throw error;
        port = await freePort();
      }
    }
  } catch (error) {
    await den.clear();
    throw error;
  }

  return {
    get url() {
      return `redis://127.0.0.1:${port}`;
    },
    get port() {
      return port;
    },
    folder: den.folder,
    command: (...words) => sendCommand(port, words),
    async kill(signal = 'SIGKILL') {
      if (child) await end(child, signal);
    },
    async restart({ empty = false } = {}) {
      if (child) await end(child, 'SIGKILL');
      if (empty) {
        for (const name of ['appendonlydir', 'dump.rdb']) {
          await rm(path.join(den.folder, name), { recursive: true, force: true });
        }
      }
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await launch();
        } catch (error) {
          // An outgoing connection of another program may have its port for a moment.
          if (attempt === 5) throw error;
          await pause(100);
        }
      }
    },
    pause() {
      child?.kill('SIGSTOP');
    },
    continue() {
      child?.kill('SIGCONT');
    },
    stop: () => den.clear(),
  };
}

export interface Shared {
  readonly urls: readonly string[];
  stop(): Promise<void>;
}

/** The server of TEST_REDIS_URL, or else one of its own. Others may use it too: take a prefix of your own. */
export async function findRedis(): Promise<Shared | undefined> {
  const address = process.env['TEST_REDIS_URL'];
  if (address) return { urls: [address], stop: async () => {} };
  const server = await startRedis();
  return server && { urls: [server.url], stop: server.stop };
}

export interface RedisCluster extends Shared {
  readonly nodes: readonly RedisServer[];
}

const slots = 16_384;
const user = 'counter@caryll';
const password = 'a/b:c@d,e';

/** A Cluster of three masters on this machine, without replicas, which only a user with a password may use. */
export async function startRedisCluster(
  options: Pick<RedisOptions, 'aof'> = {},
): Promise<RedisCluster | undefined> {
  const nodes: RedisServer[] = [];

  async function startNode(): Promise<RedisServer | undefined> {
    // Longer than a busy machine may keep a node waiting: then the others would count it as failed.
    const args = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '5000'];
    // By default the port of the bus is 10000 above the other, where it may be taken or too high.
    args.push('--cluster-port', `${await freePort()}`);
    // The rest of the cluster keeps serving its own slots while a node is away.
    args.push('--cluster-require-full-coverage', 'no');
    return startRedis({ ...options, args });
  }

  /** Only a user with a password may use a node. */
  async function protect(node: RedisServer): Promise<void> {
    await node.command('ACL', 'SETUSER', user, 'on', `>${password}`, '~*', '&*', '+@all');
    await node.command('ACL', 'SETUSER', 'default', 'off');
  }

  /** Makes a node known to another one, and through it to all. */
  async function introduce(node: RedisServer, to: RedisServer): Promise<void> {
    const [bus] = [...`${await node.command('CLUSTER', 'NODES')}`.matchAll(/@(\d+)/g)];
    await to.command('CLUSTER', 'MEET', '127.0.0.1', node.port, bus![1]!);
  }

  try {
    for (let index = 0; index < 3; index += 1) {
      const node = await startNode();
      if (!node) return undefined;
      nodes.push(node);
    }
    const share = Math.ceil(slots / nodes.length);
    const [first] = nodes;
    for (const [index, node] of nodes.entries()) {
      const last = Math.min(slots, (index + 1) * share) - 1;
      await node.command('CLUSTER', 'ADDSLOTSRANGE', index * share, last);
      await node.command('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    }
    for (const node of nodes.slice(1)) await introduce(node, first!);
    for (const node of nodes) {
      await waitFor('Redis Cluster', async () => {
        const information = `${await node.command('CLUSTER', 'INFO')}`;
        return /cluster_state:ok/.test(information) && /cluster_slots_ok:16384/.test(information);
      });
    }
    for (const node of nodes) await protect(node);
  } catch (error) {
    await Promise.all(nodes.map((node) => node.stop()));
    throw error;
  }
  return {
    // A node forgets its users when it restarts.
    nodes: nodes.map((node) => ({
      ...node,
      async restart(how) {
        await node.restart(how);
        await protect(node);
      },
    })),
    // A client finds the other nodes by itself.
    urls: nodes
      .slice(0, 2)
      .map(({ port }) => `redis://${[user, password].map(encodeURIComponent).join(':')}@127.0.0.1:${port}`),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** The Cluster of TEST_REDIS_CLUSTER_URL (comma list), or else one of its own. */
export async function findRedisCluster(): Promise<Shared | undefined> {
  const addresses = process.env['TEST_REDIS_CLUSTER_URL'];
  if (addresses) return { urls: addresses.split(',').map((part) => part.trim()), stop: async () => {} };
  return startRedisCluster();
}
