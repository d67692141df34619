import { Cluster, Redis } from 'ioredis';
import type { Observe } from '../observe/events.ts';

export interface RedisAddress {
  /** One address is a single server, several are nodes of a Cluster. */
  readonly urls: readonly string[];
  /** First part of every key and channel. */
  readonly prefix: string;
  readonly commandTimeoutMs: number;
}

const reconnectMs = (attempt: number) => Math.min(50 * attempt, 1_000);

/** What every connection has in common: fail at once while Redis is away, and never send anything twice. */
export function connectionOptions(commandTimeoutMs: number) {
  // Longer than any caller waits, who have a limit of their own: a busy process must not lose its connection.
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

/** A server that may drop keys when its memory is full. */
export interface EvictingRedis {
  readonly address: string;
  readonly policy: string;
}

/** What a server says, or undefined where this user may not ask it. */
async function unlessForbidden<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (error) {
    if ((error as Error).name === 'ReplyError') return undefined;
    throw error;
  }
}

/** The `maxmemory-policy` of a server; undefined where neither INFO nor CONFIG may be asked. */
async function evictionPolicyOf(server: Redis): Promise<string | undefined> {
  const info = await unlessForbidden(server.info('memory'));
  const policy = /^maxmemory_policy:(\S+)/m.exec(info ?? '')?.[1];
  if (policy !== undefined) return policy;
  const setting = await unlessForbidden(server.config('GET', 'maxmemory-policy'));
  return (setting as string[] | undefined)?.[1];
}

/** The only policy that never drops a key. Every other one may, as soon as there is a limit of memory. */
export const keepsEveryKey = 'noeviction';

/** Clients for which it has been said that their policy cannot be read. */
const unreadable = new WeakSet<Redis | Cluster>();

/** The first server, of a Cluster any node, that may drop keys. @throws when one of them cannot be reached. */
export async function findEvicting(
  client: Redis | Cluster,
  observe: Observe,
): Promise<EvictingRedis | undefined> {
  const servers = client instanceof Cluster ? client.nodes('all') : [client];
  const policies = await Promise.all(servers.map(evictionPolicyOf));
  if (policies.includes(undefined) && !unreadable.has(client)) {
    unreadable.add(client);
    observe({
      type: 'lifecycle',
      message: `the maxmemory-policy of Redis cannot be read (INFO and CONFIG are forbidden): make sure that it is ${keepsEveryKey}`,
    });
  }
  const at = policies.findIndex((policy) => policy !== undefined && policy !== keepsEveryKey);
  if (at === -1) return undefined;
  const { host, port, path } = servers[at]!.options;
  return { address: path ?? `${host}:${port}`, policy: policies[at]! };
}

/** A client that connects again in the background for ever. A loss is observed once, not once an attempt. */
export function connectRedis(
  { urls, commandTimeoutMs }: RedisAddress,
  where: string,
  observe: Observe,
): Redis | Cluster {
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
    if (!lost) observe({ type: 'fault', where, error });
    lost = true;
  });
  client.on('ready', () => {
    lost = false;
  });
  return client;
}
