import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import type { Observation } from '../../src/observe/events.ts';
import type { Charge, QuotaResult, QuotaStore } from '../../src/quota/quota.ts';
import type { RedisStore } from '../../src/quota/redis-store.ts';
import { consumeAll } from './consume-all.ts';
import { openShared } from './stores.ts';

export const commandTimeoutMs = 200;
/** What a busy machine may add to a time limit before a test complains. */
export const slackMs = 10_000;
export const today = Math.floor(Date.now() / 86_400_000);
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const someone = () => createHash('sha256').update(randomBytes(8)).digest('hex');
export const someCaller = () => ({ keyId: randomBytes(6).toString('hex'), owner: someone() });
export type Caller = ReturnType<typeof someCaller>;

export function chargeOf(caller: Caller, parts: Partial<Charge> = {}): Charge {
  return {
    ...caller,
    cost: 1,
    keyLimit: 100,
    ownerLimit: 150,
    day: today,
    operation: 'listBosses',
    ...parts,
  };
}

export const roomy = { keyLimit: 1_000_000, ownerLimit: 1_000_000 };

export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`${what}: not within 10 s`);
    await pause(10);
  }
}

/** Whatever a test opened is closed after it. */
export let open: { close(): Promise<unknown> | unknown }[] = [];
export let prefix = '';
export let observed: Observation[] = [];
/** Units that counters were raised by, each time. */
export let raised: number[] = [];
/** What is told of each call is no outage. */
export const observe = (event: Observation) => void (event.type === 'quota_trip' || observed.push(event));
beforeEach(() => {
  prefix = `test-${randomBytes(4).toString('hex')}`;
  observed = [];
  raised = [];
});
afterEach(async () => {
  for (const each of open.reverse()) await each.close();
  open = [];
});

export interface Instance extends QuotaStore {
  readonly redis: RedisStore;
  /** Charges a batch, as one turn of the event loop does. */
  all(charges: readonly Charge[]): Promise<QuotaResult[]>;
  /** Charges once; the greatest time that one took is kept. */
  one(caller: Caller, parts?: Partial<Charge>): Promise<QuotaResult>;
  slowestMs(): number;
}

export interface InstanceOptions {
  readonly database: Pick<Database, 'knex'>;
  readonly mode?: 'serve' | 'refuse';
  readonly isLedgerAway?: () => boolean;
  /** Whether Redis may be away. */
  readonly isCold?: boolean;
  readonly timeoutMs?: number;
}

/** A process of its own. */
export async function openInstance(
  urls: readonly string[],
  { isCold = false, timeoutMs = commandTimeoutMs, ...options }: InstanceOptions,
): Promise<Instance> {
  const onRaised = (units: number) => raised.push(units);
  const { store, redis } = openShared({ urls, prefix, timeoutMs, observe, onRaised, ...options });
  if (!isCold) expect(await redis.connected(5_000)).toBe(true);
  let slowestMs = 0;
  const instance: Instance = {
    ...store,
    redis,
    all: (charges) => consumeAll(store, charges),
    slowestMs: () => slowestMs,
    async one(caller, parts) {
      const start = performance.now();
      try {
        const [result] = await consumeAll(store, [chargeOf(caller, parts)]);
        return result!;
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - start);
      }
    },
  };
  open.push(instance);
  return instance;
}

/** What both stores hold together, read by a process that has seen nothing. */
export async function counted(
  urls: readonly string[],
  { keyId, owner }: Caller,
  database: Pick<Database, 'knex'>,
) {
  const instance = await openInstance(urls, { database, timeoutMs: 5_000 });
  open.splice(open.indexOf(instance), 1);
  try {
    const [ofKey] = await instance.usage(owner, keyId, today, today, Number.POSITIVE_INFINITY);
    const [ofOwner] = await instance.usage(owner, undefined, today, today, Number.POSITIVE_INFINITY);
    return { key: ofKey?.units ?? 0, owner: ofOwner?.units ?? 0, operations: ofKey?.operations ?? {} };
  } finally {
    await instance.close();
  }
}

export const back = (instance: Instance) => eventually('back', () => !instance.isDegraded());
export const outages = () =>
  observed.flatMap((event) => (event.type === 'quota_outage' ? [`${event.state} ${event.units}`] : []));

/** Between a store and its Redis: swallows answers, or holds questions back until it is told. */
export async function openProxy(target: number) {
  type Wire = 'pass' | 'swallow' | 'hold';
  let wire: Wire = 'pass';
  let release = () => {};
  let isCut = false;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = net.connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    const held: Buffer[] = [];
    let holding = false;
    client.on('data', (bytes) => {
      if (wire !== 'hold' && !holding) {
        upstream.write(bytes);
        return;
      }
      holding = true;
      held.push(bytes);
      release = () => {
        for (const each of held.splice(0)) upstream.write(each);
      };
    });
    upstream.on('data', (bytes) => {
      if (wire !== 'swallow') {
        client.write(bytes);
        return;
      }
      wire = 'pass';
      client.destroy();
      upstream.destroy();
    });
    client.on('close', () => {
      if (!holding) upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = {
    urls: [`redis://127.0.0.1:${(server.address() as net.AddressInfo).port}`],
    /** The next answer is lost, and the connection with it. */
    swallow: () => {
      wire = 'swallow';
    },
    /** Whatever is asked from now on stays here; answers `released` pass it on. */
    hold: () => {
      wire = 'hold';
    },
    pass: () => {
      wire = 'pass';
    },
    /** Passes on what was held, as a server does that reads the buffer of a connection closed long ago. */
    releaseHeld: () => release(),
    dropConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
    /** Drops every connection and takes no other until it is mended. */
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  open.push(proxy);
  return proxy;
}
