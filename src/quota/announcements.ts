import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Observe } from '../observe/events.ts';
import { connectionOptions, type RedisAddress } from './redis-connection.ts';

/** Tells all processes something short, e.g. that a key was changed. Nothing is kept for who is not listening. */
export interface Announcements {
  /** Name of this process, for its life. */
  readonly own: string;
  /** Rejects when Redis cannot be told; processes then notice by themselves, as their caches run out. */
  publish(message: string): Promise<void>;
  /** Names of the other processes that were heard of lately. Stays as it is while Redis is away. */
  others(): ReadonlySet<string>;
  /** How many processes there are, this one included; infinitely many while it listens too shortly to know. */
  listeners(): number;
  /** Says goodbye: the others need not find out by themselves. */
  close(): Promise<void>;
}

export interface AnnouncementsOptions extends RedisAddress {
  readonly observe: Observe;
  readonly onMessage: (message: string) => void;
  /** Called whenever another process says that it is there: when it begins to listen, and with every heartbeat. */
  readonly onPresence?: (process: string) => void;
  /** Called whenever listening starts, also for the first time: messages before that were missed. */
  readonly onReconnect: () => void;
  /** Called whenever listening ends, and with it the certainty that Redis is there. */
  readonly onBreak?: () => void;
  /** Whether Redis was ever there: then there may be others, though none could be heard of yet. */
  readonly wasThere?: () => boolean;
  /** How many processes there are at least, also before they are heard of. Standard: this one. */
  readonly atLeast?: number;
  /** How often the connection is tried: one that is broken without a sign would stay silent for ever. */
  readonly heartbeatMs?: number;
}

/** First parts of the messages by which a process says that it is there, and that it goes. */
const beat = 'here ';
const goodbye = 'gone ';
/** After how many of our heartbeats without one of its own a process is gone. */
const beatsMissed = 5;
/** How long the others have for answering a process that is new, in milliseconds. */
const introductionMs = 200;

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
  onPresence = () => {},
  onReconnect,
  onBreak = () => {},
  wasThere = () => true,
  atLeast = 1,
  heartbeatMs = 1_000,
}: AnnouncementsOptions): Announcements {
  const channel = `${prefix}:announcements`;
  let client: Redis | undefined;
  let retry: NodeJS.Timeout | undefined;
  let node = 0;
  let listening = false;
  let lost = false;
  let closed = false;
  const own = randomUUID();
  /** When each of the others was last heard of, by the count of our own heartbeats. */
  const heard = new Map<string, number>();
  let beats = 0;
  let due = false;
  /** When this process first heard itself, and whether that is so long ago that the others have answered. */
  let introducedAt: number | undefined;
  let acquainted = false;

  function sayHere(connection: Redis): void {
    connection.publish(channel, beat + own).catch(() => {});
  }

  function fail(error: unknown): void {
    if (!lost && !closed) observe({ type: 'fault', where: 'announcements', error });
    lost = true;
  }

  /** Only when our own heartbeat comes back has Redis been there, and only then do the silent ones count as gone. */
  function hearOneself(connection: Redis): void {
    if (introducedAt === undefined) {
      introducedAt = performance.now();
      setTimeout(sayHere, introductionMs, connection).unref();
    } else if (performance.now() - introducedAt >= introductionMs) acquainted = true;
    if (!due) return;
    due = false;
    beats += 1;
    for (const [process, at] of heard) if (beats - at > beatsMissed) heard.delete(process);
  }

  function hear(connection: Redis, message: string): void {
    if (message.startsWith(goodbye)) {
      heard.delete(message.slice(goodbye.length));
    } else if (!message.startsWith(beat)) {
      onMessage(message);
    } else if (message === beat + own) {
      hearOneself(connection);
    } else {
      const process = message.slice(beat.length);
      // Who is new has not heard of us yet.
      if (!heard.has(process)) sayHere(connection);
      heard.set(process, beats);
      onPresence(process);
    }
  }

  async function listen(connection: Redis): Promise<void> {
    try {
      await connection.connect();
      await connection.subscribe(channel);
      sayHere(connection);
      lost = false;
      listening = true;
      onReconnect();
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
    connection.on('message', (_channel: string, message: string) => hear(connection, message));
    connection.once('end', () => {
      if (closed) return;
      if (listening) onBreak();
      listening = false;
      retry = setTimeout(connect, 100);
      retry.unref();
    });
    listen(connection).catch(fail);
  }

  connect();
  const heartbeat = setInterval(() => {
    due = true;
    // The connection gives up by itself when this is not answered.
    if (client) sayHere(client);
  }, heartbeatMs);
  heartbeat.unref();

  return {
    own,
    others: () => new Set(heard.keys()),
    listeners() {
      return acquainted || !wasThere() ? Math.max(atLeast, heard.size + 1) : Number.POSITIVE_INFINITY;
    },
    async publish(message) {
      await client!.publish(channel, message);
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(retry);
      if (listening) await client?.publish(channel, goodbye + own).catch(() => {});
      client?.disconnect();
    },
  };
}
