import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Observe } from '../observe.ts';
import { connectionOptions, type RedisAddress } from './redis-connection.ts';

/** Tells all processes something short, e.g. that a key was changed. Nothing is kept for who is not listening. */
export interface Announcements {
  /** Rejects when Redis cannot be told; processes then notice by themselves, as their caches run out. */
  publish(message: string): Promise<void>;
  /** How many processes were heard of lately, this one included. Stays as it is while Redis is away. */
  listeners(): number;
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

/** First part of the message by which a process says that it is there. */
const beat = 'here ';
/** After how many of our heartbeats without one of its own a process is gone. */
const beatsMissed = 5;

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
  const own = randomUUID();
  /** When each process was last heard of, by the count of our own heartbeats. */
  const heard = new Map<string, number>();
  let beats = 0;

  function sayHere(connection: Redis): void {
    connection.publish(channel, beat + own).catch(() => {});
  }

  function fail(error: unknown): void {
    if (!lost && !closed) observe({ type: 'fault', where: 'announcements', error });
    lost = true;
  }

  async function listen(connection: Redis): Promise<void> {
    try {
      await connection.connect();
      await connection.subscribe(channel);
      sayHere(connection);
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
    connection.on('message', (_channel: string, message: string) => {
      if (!message.startsWith(beat)) return onMessage(message);
      // Our own comes back too: only then has Redis been there, and only then do the silent ones count as gone.
      if (message === beat + own) {
        beats += 1;
        for (const [process, at] of heard) if (beats - at > beatsMissed) heard.delete(process);
      }
      // Who is new has not heard of us yet.
      if (!heard.has(message) && message !== beat + own) sayHere(connection);
      heard.set(message, beats);
    });
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
    if (client) sayHere(client);
  }, heartbeatMs);
  heartbeat.unref();

  return {
    listeners: () => Math.max(1, heard.size),
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
