import { createCounterCache } from '../../src/quota/counter-cache.ts';
import type { Ledger } from '../../src/quota/postgres-store.ts';
import type { Charge, QuotaStore } from '../../src/quota/quota.ts';
import type { RedisLink } from '../../src/quota/redis-connection.ts';
import { createRedisStore } from '../../src/quota/redis-store.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';
import { createModelLedger } from './model-ledger.ts';
import { createModelRedis, type Mutation } from './model-redis.ts';

/**
 * One day of several processes on one Redis and one Postgres, in a time of its own and with faults at random: the
 * modules of the service run as they are, the stores, the network and the clock are in memory. The same seed gives the
 * same day.
 */
export interface Day {
  readonly seed: number;
  /** What may happen. */
  readonly faults: readonly Fault[];
  readonly mutation?: Mutation;
  readonly mode?: 'serve' | 'refuse';
  /** Whether the plan of a key changes now and then. */
  readonly changesPlans?: boolean;
  /** Whether every key has a smaller plan from early in the day on; then no unit may pass its limit. */
  readonly lowersPlans?: boolean;
  readonly requests?: number;
}

/**
 * Requests and answers are lost or late; a store is away from all or from one process; a process is killed; Redis is
 * started again, with all that it had or with less; one counter is lost while Redis runs.
 */
export type Fault = 'network' | 'partition' | 'kill' | 'restart' | 'rewind' | 'evict';
export const everyFault: readonly Fault[] = ['network', 'partition', 'kill', 'restart', 'rewind', 'evict'];

export interface DayResult {
  /** Units beyond a limit, at the worst moment. */
  over: number;
  /** Units that a caller could not have in the end, though nobody had consumed them. */
  left: number;
  /** Units that are counted and no caller was told of. */
  untold: number;
  granted: number;
  refused: number;
  unavailable: number;
}

/** Promises that settle one after the other within one step; far more than any chain of them has. */
const ticks = 20;
const processCount = 3;
const day = 20_000;
const owner = 'o';
const timeoutMs = 50;
const plans = [
  { keyLimit: 60, ownerLimit: 90 },
  { keyLimit: 20, ownerLimit: 30 },
];

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A queue of what is to happen, in the order of time. */
function createTime() {
  const events: { readonly at: number; readonly order: number; readonly call: () => void }[] = [];
  let now = 0;
  let order = 0;
  return {
    now: () => now,
    after(milliseconds: number, call: () => void) {
      const event = { at: now + milliseconds, order: order++, call };
      let at = events.length;
      while (at > 0 && events[at - 1]!.at > event.at) at -= 1;
      events.splice(at, 0, event);
      return () => {
        const index = events.indexOf(event);
        if (index >= 0) events.splice(index, 1);
      };
    },
    /** Lets all that is due next happen, and everything that follows from it at once. */
    async step(): Promise<boolean> {
      const event = events.shift();
      if (!event) return false;
      now = event.at;
      event.call();
      for (let tick = 0; tick < ticks; tick += 1) await undefined;
      return true;
    },
  };
}

export async function simulate({
  seed,
  faults,
  mutation,
  mode = 'serve',
  changesPlans = false,
  lowersPlans = false,
  requests = 100,
}: Day): Promise<DayResult> {
  const random = randomOf(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const may = (fault: Fault) => faults.includes(fault);
  const time = createTime();
  const redis = createModelRedis(mutation);
  const ledger = createModelLedger();
  const result: DayResult = { over: 0, left: 0, untold: 0, granted: 0, refused: 0, unavailable: 0 };
  const told = new Map<string, number>();
  const limits = new Map<string, number>();
  /** Runs that write every command to disk. */
  const durable = new Set(may('rewind') ? [] : [redis.run()]);
  const snapshots = [redis.snapshot()];
  let isQuiet = false;
  let names = 0;

  /** What stands between a process and a store. */
  interface Line {
    isCut: boolean;
  }
  const all: { redis: Line; ledger: Line } = { redis: { isCut: false }, ledger: { isCut: false } };

  /** Asks over the network. What is asked may arrive late, twice never. `undo` is called when the answer is lost. */
  function ask<Answer>(
    lines: readonly Line[],
    isAlive: () => boolean,
    action: () => Answer,
    undo?: (answer: Answer) => void,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const isFaulty = !isQuiet && may('network');
      const isLost = isFaulty && random() < 0.02;
      const isAnswerLost = isFaulty && random() < 0.02;
      const delay = isFaulty && random() < 0.01 ? 200 : 1 + random() * 3;
      const tell = (call: () => void) => {
        if (isAlive()) call();
      };
      const fail = () => reject(new Error('timeout'));
      const giveUp = time.after(timeoutMs, () => tell(fail));
      time.after(delay, () => {
        if (isLost || lines.some(({ isCut }) => isCut)) return;
        const answer = action();
        const back = time.after(1 + random() * 3, () => {
          giveUp();
          tell(() => resolve(answer));
        });
        if (!isAnswerLost && delay < timeoutMs / 2) return;
        back();
        // What a process that lives has learnt to be made in vain, it takes back.
        if (undo) time.after(timeoutMs + 20, () => tell(() => undo(answer)));
      });
    });
  }

  function openProcess() {
    let life = true;
    const lines = { redis: { isCut: false }, ledger: { isCut: false } };
    const isAlive = () => life;
    const clock = {
      now: time.now,
      soon: (call: () => void) => void time.after(0, () => life && call()),
      later: (milliseconds: number, call: () => void) => time.after(milliseconds, () => life && call()),
    };
    const link = {
      run: (script, keys, args) =>
        ask([all.redis, lines.redis], isAlive, () => redis.execute(script, keys, args)),
      runs: () =>
        ask([all.redis, lines.redis], isAlive, () => [
          { run: redis.run(), isDurable: durable.has(redis.run()) },
        ]),
    } as Partial<RedisLink> as RedisLink;
    const ledgerLines = [all.ledger, lines.ledger];
    const remote = {
      consume: (charges) =>
        ask(
          ledgerLines,
          isAlive,
          () => ledger.consume(charges),
          (results) => ledger.takeBack(charges, results),
        ),
      lend: (wants) => ask(ledgerLines, isAlive, () => ledger.lend(wants)),
    } as Partial<Ledger> as Ledger;
    const seen = createCounterCache(time.now, 10);
    const store = createSharedStore({
      redis: createRedisStore({
        link,
        prefix: 's',
        isCluster: false,
        commandTimeoutMs: timeoutMs,
        observe: () => {},
        clock,
        newId: () => `n${++names}`,
      }),
      ledger: remote,
      mode,
      seen,
      observe: () => {},
      clock,
      probeMs: 20,
    });
    return {
      lines,
      store,
      seen,
      kill() {
        life = false;
      },
    };
  }

  const processes = Array.from({ length: processCount }, openProcess);

  function note(charge: Charge): void {
    for (const [subject, limit] of [
      [`k:${charge.keyId}`, charge.keyLimit],
      ['o', charge.ownerLimit],
    ] as const) {
      const units = (told.get(subject) ?? 0) + charge.cost;
      told.set(subject, units);
      const most = Math.max(limits.get(subject) ?? 0, limit);
      limits.set(subject, most);
      // What was granted before stays granted.
      const highest = isLowered ? Math.max(limit, grantedBefore.get(subject) ?? 0) : most;
      result.over = Math.max(result.over, units - highest);
    }
  }

  const planOf = new Map<string, (typeof plans)[number]>();
  function request(
    store: QuotaStore,
    seen: ReturnType<typeof createCounterCache>,
    keyId: string,
    cost: number,
  ) {
    const plan = planOf.get(keyId) ?? plans[0]!;
    const charge: Charge = { keyId, owner, cost, ...plan, day, operation: 'op' };
    for (const [subject, limit] of [
      [`k:${keyId}`, plan.keyLimit],
      ['o', plan.ownerLimit],
    ] as const) {
      limits.set(subject, Math.max(limits.get(subject) ?? 0, limit));
    }
    underWay.set(store, (underWay.get(store) ?? 0) + 1);
    return new Promise<'granted' | 'refused' | 'unavailable'>((resolve) => {
      const end = (outcome: 'granted' | 'refused' | 'unavailable') => {
        underWay.set(store, underWay.get(store)! - 1);
        resolve(outcome);
      };
      store.consume({
        charge,
        resolve(answer) {
          seen.note(charge, answer);
          if (answer.granted) note(charge);
          result[answer.granted ? 'granted' : 'refused'] += 1;
          end(answer.granted ? 'granted' : 'refused');
        },
        reject() {
          result.unavailable += 1;
          end('unavailable');
        },
      });
    });
  }

  function breakSomething(): void {
    const process = processes[pick(processCount)]!;
    switch (faults[pick(faults.length)]) {
      case 'partition': {
        const where = random() < 0.4 ? all : process.lines;
        const line = random() < 0.6 ? where.redis : where.ledger;
        line.isCut = !line.isCut;
        return;
      }
      case 'kill':
        process.kill();
        processes[processes.indexOf(process)] = openProcess();
        return;
      case 'restart': {
        const run = `${++names}`;
        // It lost nothing, and says so where it never loses anything.
        redis.restart(run);
        if (!may('rewind')) durable.add(redis.run());
        return;
      }
      case 'rewind':
        redis.restart(`${++names}`, snapshots[pick(snapshots.length)]);
        return;
      case 'evict': {
        const keys = redis.hashKeys();
        if (keys.length > 0) redis.forget(keys[pick(keys.length)]!);
        return;
      }
      default:
        return;
    }
  }

  let arriving = requests;
  const underWay = new Map<QuotaStore, number>();
  let isLowered = false;
  const grantedBefore = new Map<string, number>();
  /** All keys have a smaller plan from now on, and no request of before is under way. */
  function lowerPlans(): void {
    isLowered = true;
    for (const [subject, units] of told) grantedBefore.set(subject, units);
    for (const keyId of ['a', 'b']) planOf.set(keyId, plans[1]!);
  }
  const arrive = () => {
    if (lowersPlans && !isLowered && arriving <= requests * 0.85) {
      // What a process was asked that was killed never ends.
      if (processes.every(({ store: each }) => !underWay.get(each))) lowerPlans();
      time.after(5, arrive);
      return;
    }
    arriving -= 1;
    const { store, seen } = processes[pick(processCount)]!;
    // Now and then a burst, as one turn of the event loop brings it.
    const many = random() < 0.1 ? 8 : 1;
    for (let each = 0; each < many; each += 1) {
      void request(store, seen, random() < 0.6 ? 'a' : 'b', random() < 0.15 ? 5 : 1);
    }
    if (changesPlans && random() < 0.05) planOf.set(random() < 0.5 ? 'a' : 'b', plans[pick(2)]!);
    if (random() < 0.1) breakSomething();
    if (random() < 0.1) snapshots.push(redis.snapshot());
    if (snapshots.length > 4) snapshots.shift();
    if (arriving > 0) time.after(random() * 12, arrive);
  };
  time.after(1, arrive);
  while (arriving > 0) await time.step();

  // All is well again: what is in doubt is settled, and what is left can be had.
  isQuiet = true;
  for (const line of [all, ...processes.map(({ lines }) => lines)]) {
    line.redis.isCut = false;
    line.ledger.isCut = false;
  }
  const { store, seen } = processes[0]!;
  for (const each of processes) {
    // Each notices now what it has lost, if it has not yet.
    for (let isWell = false; !isWell;) {
      let outcome: string | undefined;
      isWell = !each.store.isDegraded();
      void request(each.store, each.seen, 'a', 0).then((value) => {
        outcome = value;
      });
      while (outcome === undefined) await time.step();
      isWell &&= outcome === 'granted' && !each.store.isDegraded();
      time.after(10, () => {});
      await time.step();
    }
  }
  while (await time.step());
  const counted = Number(redis.hash(`{s:0}:${day}:${owner}`)['o'] ?? 0) + ledger.row(day, `o:${owner}`).used;
  result.untold = counted - (told.get('o') ?? 0);
  planOf.clear();
  for (let outcome = ''; outcome !== 'refused';) {
    let answer: string | undefined;
    void request(store, seen, 'a', 1).then((value) => {
      answer = value;
    });
    while (answer === undefined) await time.step();
    outcome = answer;
    if (outcome === 'unavailable') throw new Error('503 while all is well');
  }
  const leftOf = (subject: string) => limits.get(subject)! - (told.get(subject) ?? 0);
  result.left = Math.min(leftOf('k:a'), leftOf('o'));
  return result;
}
