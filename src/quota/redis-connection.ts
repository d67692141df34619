import { Cluster, Redis } from 'ioredis';
import type { Observe } from '../observe/events.ts';
import type { Script } from './redis-scripts.ts';

export interface RedisAddress {
  /** One address is a single server, several are nodes of a Cluster. */
  readonly urls: readonly string[];
  /** First part of every key. */
  readonly prefix: string;
  readonly commandTimeoutMs: number;
}

const reconnectMs = (attempt: number) => Math.min(50 * attempt, 1_000);

/** What every connection has in common: fail at once while Redis is away, and never send anything twice. */
function connectionOptions(commandTimeoutMs: number) {
  // Longer than any call may take (`within`): a busy process must not lose its connection.
  const patienceMs = Math.max(1_000, 2 * commandTimeoutMs);
  return {
    // By default ioredis sends an unanswered script again after a lost connection.
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patienceMs,
    connectTimeout: patienceMs,
    // A server that hangs keeps its connections open: give up on one that answers nothing.
    socketTimeout: patienceMs,
    // Of a connection that is gone the client waits for the end so long, and the process with it.
    disconnectTimeout: 100,
    disableClientInfo: true,
  };
}

/** A server that counters cannot be kept on, in words for a message. */
export interface UnfitRedis {
  readonly address: string;
  readonly expected: string;
  readonly got: string;
  readonly wayOut: string;
}

/** The only policy that never drops a key. Every other one may, as soon as there is a limit of memory. */
export const keepsEveryKey = 'noeviction';

/** What makes a server unfit, if anything does. @throws when it cannot be reached. */
async function unfitnessOf(server: Redis): Promise<UnfitRedis | undefined> {
  const { host, port, path, username } = server.options;
  const address = path ?? `${host}:${port}`;
  let info: string;
  try {
    info = await server.info('memory');
  } catch (error) {
    if (!(error as Error).message.startsWith('NOPERM')) throw error;
    return {
      address,
      expected: 'a user that may ask INFO',
      got: `a user that may not ("${username ?? 'default'}"), so that no unit can be counted`,
      wayOut: `Allow it: redis-cli ACL SETUSER ${username ?? 'default'} +info`,
    };
  }
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? keepsEveryKey;
  if (policy === keepsEveryKey) return undefined;
  return {
    address,
    expected: `a Redis that keeps every key (maxmemory-policy ${keepsEveryKey})`,
    got: `maxmemory-policy ${policy}, which may drop counters`,
    wayOut: `Set it there, and in its configuration: redis-cli CONFIG SET maxmemory-policy ${keepsEveryKey}`,
  };
}

/** A client that connects again in the background for ever. A loss is observed once, not once an attempt. */
function connect({ urls, commandTimeoutMs }: RedisAddress, observe: Observe): Redis | Cluster {
  const options = connectionOptions(commandTimeoutMs);
  let client: Redis | Cluster;
  if (urls.length === 1) {
    client = new Redis(urls[0]!, { ...options, enableOfflineQueue: false, retryStrategy: reconnectMs });
  } else {
    const { username, password, protocol } = new URL(urls[0]!);
    const cluster = new Cluster([...urls], {
      enableOfflineQueue: false,
      retryDelayOnFailover: 0,
      retryDelayOnClusterDown: 0,
      maxRedirections: 4,
      // How soon a node that took the place of another is found.
      slotsRefreshInterval: 1_000,
      slotsRefreshTimeout: Math.max(1_000, commandTimeoutMs),
      clusterRetryStrategy: reconnectMs,
      redisOptions: {
        ...options,
        ...(username ? { username: decodeURIComponent(username) } : {}),
        ...(password ? { password: decodeURIComponent(password) } : {}),
        ...(protocol === 'rediss:' ? { tls: {} } : {}),
      },
    });
    // A node connects on its first command and refuses others until it has: connect it beforehand.
    cluster.on('+node', (node: Redis) => {
      node.connect().catch(() => {});
    });
    client = cluster;
  }
  let lost = false;
  client.on('error', (error: unknown) => {
    if (!lost) observe({ type: 'fault', where: 'quota', error });
    lost = true;
  });
  client.on('ready', () => {
    lost = false;
  });
  return client;
}

/** What is asked of Redis. Whatever it is, it ends within the time limit of a command. */
export interface RedisLink {
  /** Runs a script once; rejects when the outcome is unknown. `deadline` is a reading of `performance.now()`. */
  run(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
    deadline?: number,
  ): Promise<unknown>;
  /** The run (`run_id`) of each server, and whether it writes every command to disk before it answers. */
  runs(): Promise<{ readonly run: string; readonly isDurable: boolean }[]>;
  /** The first server that is unfit, of a Cluster any node. Rejects when one cannot be reached. */
  findUnfit(): Promise<UnfitRedis | undefined>;
  hash(key: string): Promise<Record<string, string>>;
  members(key: string): Promise<string[]>;
  /** Resolves when keys of these names can be asked for. */
  reach(keys: readonly string[]): Promise<void>;
  ping(): Promise<void>;
  close(): void;
}

export function createRedisLink(address: RedisAddress, observe: Observe): RedisLink {
  const { commandTimeoutMs } = address;
  const client = connect(address, observe);
  /** Waits until the deadline, and then for what has arrived already: a busy process is not a slow Redis. */
  function within<T>(work: Promise<T>, deadline = performance.now() + commandTimeoutMs): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Redis did not answer within ${commandTimeoutMs} ms`));
      const timer = setTimeout(
        () => setImmediate(() => setImmediate(fail)),
        Math.max(0, deadline - performance.now()),
      );
      const end = () => clearTimeout(timer);
      work.then(resolve, reject).finally(end);
    });
  }

  async function evaluate(
    { text, digest }: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown> {
    try {
      return await client.evalsha(digest, keys.length, ...keys, ...args);
    } catch (error) {
      // Redis does not know the script (restarted, flushed): nothing was done.
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(text, keys.length, ...keys, ...args);
    }
  }

  /** The run of one server. Both are asked on one connection, which leads to one run only. */
  async function runOf(node: Redis): Promise<{ run: string; isDurable: boolean }> {
    const [server, settings] = await Promise.all([
      node.info('server'),
      // Where it may not be asked it counts as one that may lose data.
      (node.call('CONFIG', 'GET', '*append*') as Promise<string[]>).catch((): string[] => []),
    ]);
    const is = (name: string, value: string) => settings[settings.indexOf(name) + 1] === value;
    return {
      run: /run_id:(\w+)/.exec(server)?.[1] ?? '',
      isDurable:
        is('appendonly', 'yes') && is('appendfsync', 'always') && is('no-appendfsync-on-rewrite', 'no'),
    };
  }

  return {
    run: (script, keys, args, deadline) => within(evaluate(script, keys, args), deadline),
    async runs() {
      const nodes = client instanceof Cluster ? client.nodes('master') : [client];
      const runs = await Promise.allSettled(nodes.map((node) => within(runOf(node))));
      // A node that is down takes only its own keys with it.
      return runs.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    },
    async findUnfit() {
      const servers = client instanceof Cluster ? client.nodes('all') : [client];
      const found = await within(Promise.all(servers.map(unfitnessOf)));
      return found.find((each) => each !== undefined);
    },
    hash: (key) => within(client.hgetall(key)),
    members: (key) => within(client.smembers(key)),
    async reach(keys) {
      await Promise.all(keys.map((key) => client.exists(key)));
    },
    async ping() {
      await within(client.ping());
    },
    close: () => client.disconnect(),
  };
}
