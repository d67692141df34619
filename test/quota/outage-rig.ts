import { createHash, randomBytes } from 'node:crypto';
import net from 'node:net';
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { Observation } from '../../src/observe/events.ts';
import { type Announcements, createAnnouncements } from '../../src/quota/announcements.ts';
import { createOutageStore, type OutageOptions, type OutageStore } from '../../src/quota/outage.ts';
import type { Charge, Standing } from '../../src/quota/quota.ts';
import { createRedisStore, type RedisStore } from '../../src/quota/redis-store.ts';

export const commandTimeoutMs = 200;
/** What a busy machine may add to a time limit before a test complains. */
export const slackMs = 1_000;
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
/** What is told of each call is no outage. */
export const observe = (event: Observation) => void (event.type === 'quota_trip' || observed.push(event));
beforeEach(() => {
  prefix = `test-${randomBytes(4).toString('hex')}`;
  observed = [];
});
afterEach(async () => {
  for (const each of open.reverse()) await each.close();
  open = [];
});

export function openStore(urls: readonly string[]): RedisStore {
  return createRedisStore({ urls, prefix, commandTimeoutMs, observe });
}

export interface Instance extends OutageStore {
  readonly inner: RedisStore;
  /** Charges one after the other; the greatest time that one took is kept. */
  one(caller: Caller, parts?: Partial<Charge>): Promise<Standing>;
  slowestMs(): number;
}

export async function openInstance(
  urls: readonly string[],
  options: Partial<OutageOptions> & { readonly cold?: boolean } = {},
): Promise<Instance> {
  const inner = openStore(urls);
  if (!options.cold) expect(await inner.connected(5_000)).toBe(true);
  const store = createOutageStore({
    store: inner,
    mode: 'serve',
    observe,
    probeMs: 50,
    ...options,
  });
  let slowestMs = 0;
  const instance: Instance = {
    ...store,
    inner,
    slowestMs: () => slowestMs,
    async one(caller, parts) {
      const start = performance.now();
      try {
        const [standing] = await store.charge([chargeOf(caller, parts)]);
        return standing!;
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - start);
      }
    },
  };
  open.push(instance);
  return instance;
}

/** What Redis itself holds, read by a process that has seen nothing. */
export async function counted(urls: readonly string[], { keyId, owner }: Caller, day = today) {
  const store = openStore(urls);
  try {
    expect(await store.connected(5_000)).toBe(true);
    const [ofKey] = await store.usage(owner, keyId, day, day);
    const [ofOwner] = await store.usage(owner, undefined, day, day);
    return { key: ofKey?.units ?? 0, owner: ofOwner?.units ?? 0, operations: ofKey?.operations ?? {} };
  } finally {
    await store.close();
  }
}

export const back = (instance: Instance) => eventually('back', () => instance.state() === 'ok');
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

export interface MemberOptions extends Partial<OutageOptions> {
  /** Where it hears the others; standard: where it counts. */
  readonly listensAt?: readonly string[];
  readonly heartbeatMs?: number;
}

export interface Member extends Instance {
  readonly announcements: Announcements;
}

/** An instance that knows of the others, joined as the service joins them. */
export async function openMember(urls: readonly string[], options: MemberOptions = {}): Promise<Member> {
  let instance: Instance | undefined;
  const announcements = createAnnouncements({
    urls: options.listensAt ?? urls,
    prefix,
    commandTimeoutMs,
    observe,
    onMessage: (message) => instance?.hear(message),
    onPresence: (process) => instance?.present(process),
    onReconnect: () => instance?.listening(),
    onBreak: () => instance?.deaf(),
    heartbeatMs: options.heartbeatMs ?? 1_000,
  });
  open.push(announcements);
  instance = await openInstance(urls, { ...options, peers: announcements });
  instance.listening();
  return { ...instance, announcements };
}

/** Several instances that know of each other, and what each key has used. */
export async function openFamily(
  addresses: readonly (readonly string[])[],
  options: MemberOptions = {},
): Promise<Member[]> {
  const members: Member[] = [];
  for (const urls of addresses) members.push(await openMember(urls, options));
  await eventually('acquainted', () =>
    members.every(({ announcements }) => announcements.listeners() === members.length),
  );
  // The counters have been read.
  await pause(100);
  return members;
}
