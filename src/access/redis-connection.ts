import { Cluster, Redis } from 'ioredis';
import type { Observe } from '../observe.ts';

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
