import { Redis } from 'ioredis';
import type { Observe } from '../observe.ts';
import { connectionOptions, type RedisAddress } from './redis-connection.ts';

/** Tells all processes something short, e.g. that a key was changed. Nothing is kept for who is not listening. */
export interface Announcements {
  /** Rejects when Redis cannot be told; processes then notice by themselves, as their caches run out. */
  publish(message: string): Promise<void>;
  close(): Promise<void>;
}

export interface AnnouncementsOptions extends RedisAddress {
  readonly observe: Observe;
  readonly onMessage: (message: string) => void;
  /** Called whenever listening starts, also for the first time: messages before that were missed. */
  readonly onReconnect: () => void;
  /** How often the connection is tried: one that is broken without a sign would stay silent for ever. */
  readonly heartbeatMs?: number;
}

/**
 * Announcements over the pub/sub of Redis. In a Cluster a message published on one node reaches all, so one plain
 * connection to any node will do; after a loss the next node is tried.
 */
export function createAnnouncements({
  urls,
  prefix,
  commandTimeoutMs,
  observe,
  onMessage,
  onReconnect,
  heartbeatMs = 1_000,
}: AnnouncementsOptions): Announcements {
  const channel = `${prefix}:announcements`;
  let client: Redis | undefined;
  let retry: NodeJS.Timeout | undefined;
  let node = 0;
  let lost = false;
  let closed = false;

  function fail(error: unknown): void {
    if (!lost && !closed) observe({ type: 'fault', where: 'announcements', error });
    lost = true;
  }

  async function listen(connection: Redis): Promise<void> {
    try {
      await connection.connect();
      await connection.subscribe(channel);
      onReconnect();
      lost = false;
    } catch (error) {
      fail(error);
      connection.disconnect();
    }
  }

  function connect(): void {
    const url = urls[node % urls.length]!;
    node += 1;
    const connection = new Redis(url, {
      ...connectionOptions(commandTimeoutMs),
      // With the third protocol one connection both listens and publishes.
      protocol: 3,
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResubscribe: false,
      retryStrategy: () => null,
    });
    client = connection;
    connection.on('error', fail);
    connection.on('message', (_channel: string, message: string) => onMessage(message));
    connection.once('end', () => {
      if (closed) return;
      retry = setTimeout(connect, 100);
      retry.unref();
    });
    listen(connection);
  }

  connect();
  const heartbeat = setInterval(() => {
    // The connection gives up by itself when this is not answered.
    client?.ping().catch(() => {});
  }, heartbeatMs);
  heartbeat.unref();

  return {
    async publish(message) {
      await client!.publish(channel, message);
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      client?.disconnect();
    },
  };
}
