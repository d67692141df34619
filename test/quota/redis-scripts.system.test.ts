import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { beginRunScript, consumeScript, type Script, takeBackScript } from '../../src/quota/redis-scripts.ts';
import { findRedis, type Shared } from '../servers.ts';
import { createModelRedis } from './model-redis.ts';

/** The scripts in Redis and the model that the simulation runs on: the same answers, and the same left behind. */

let servers: Shared | undefined;
let client: Redis;
let run = '';
beforeAll(async () => {
  servers = await findRedis();
  if (!servers) return;
  client = new Redis(servers.urls[0]!);
  run = /run_id:(\w+)/.exec(await client.info('server'))![1]!;
});
afterAll(async () => {
  client?.disconnect();
  await servers?.stop();
});

const text = () => randomBytes(4).toString('hex');
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Both places, asked the same things. */
function openBoth() {
  const tag = `{test-${text()}:0}`;
  const model = createModelRedis();
  model.restart(run);
  const keys = { run: `${tag}:run`, set: `${tag}:1`, record: (process: string) => `${tag}:call:${process}` };
  const hashKeys = ['o1', 'o2'].map((owner) => `${tag}:1:${owner}`);
  return {
    keys,
    hashKeys,
    model,
    async ask(script: Script, names: readonly string[], args: readonly (string | number)[]) {
      const real = await client.eval(script.text, names.length, ...names, ...args);
      const modelled = model.execute(script, names, args);
      expect(modelled).toEqual(real);
      for (const key of hashKeys) expect(model.hash(key)).toEqual(await client.hgetall(key));
      for (const key of [keys.run, ...['p', 'q'].map(keys.record)]) {
        expect(model.string(key)).toEqual(await client.get(key));
      }
      return real;
    },
    async forget(key: string) {
      await client.del(key);
      model.forget(key);
    },
  };
}

describe('the scripts', () => {
  test('decide as the model does, whatever they are asked', async () => {
    if (!servers) return;
    for (let day = 0; day < 25; day += 1) {
      const both = openBoth();
      const processes = new Map(['p', 'q'].map((name) => [name, { recorded: 0, number: 0 }]));
      const tokens = ['', 'now'];
      let last: { name: string; number: number; charges: (string | number)[] } | undefined;
      for (let step = 0; step < 60; step += 1) {
        const name = pick(['p', 'q']);
        const process = processes.get(name)!;
        const number = ++process.number;
        const kind = Math.random();
        if (kind < 0.05) {
          await both.ask(
            beginRunScript,
            [both.keys.run],
            [pick([`${run}=1`, `${run}=0`, 'other=1']), text()],
          );
        } else if (kind < 0.1) await both.forget(pick(both.hashKeys));
        else if (kind < 0.2) {
          const isLast = last?.name === name;
          const keys = [both.keys.record(name), ...both.hashKeys];
          const args = [number, isLast ? last!.number : 0, JSON.stringify(isLast ? last!.charges : [])];
          await both.ask(takeBackScript, keys, args);
          process.recorded = number;
        } else {
          const request: (string | number)[] = [1];
          const charges: (string | number)[] = [];
          for (const place of [1, 2]) {
            const hints = Array.from({ length: pick([0, 0, 1, 3]) }, () => [
              pick(['o', 'k:a', 'k:b', 'k:c']),
              pick(tokens),
              pick([0, 10, 40, 50]),
              pick([0, 0, 5, 30]),
              pick([0, 60, 90]),
            ]);
            const asked = Array.from({ length: pick([1, 2, 4]) }, () => [
              pick([0, 1, 1, 5, 30]),
              pick([20, 60]),
              pick([30, 90]),
              pick(['a', 'b']),
              pick(['list', 'get']),
            ]);
            request.push(1, hints.length, ...hints.flat(), asked.length, ...asked.flat());
            for (const [cost, , , key, operation] of asked) charges.push(place, cost!, key!, operation!);
          }
          const keys = [both.keys.record(name), both.keys.run, both.keys.set, ...both.hashKeys];
          // Now and then a call of before arrives late.
          const recorded = Math.random() < 0.05 ? process.recorded - 1 : process.recorded;
          const answer = `${await both.ask(consumeScript, keys, [recorded, number, JSON.stringify(request)])}`;
          const found = answer.match(/[\w-]+\?\d+@\w/g) ?? [];
          tokens.push(...found);
          const [status, stored] = JSON.parse(answer);
          if (status === 2) await both.ask(beginRunScript, [both.keys.run], [`${run}=0`, text()]);
          if (status === 0) process.recorded = stored;
          if (both.model.string(keys[0]!)?.startsWith(`${number}:`)) {
            process.recorded = number;
            last = { name, number, charges };
          }
        }
      }
    }
  });

  test('a counter that is lost twice is not taken for repaired by the first answer of the ledger', async () => {
    if (!servers) return;
    const both = openBoth();
    await both.ask(beginRunScript, [both.keys.run], [`${run}=0`, 'g']);
    const keys = [both.keys.record('p'), both.keys.run, both.keys.set, both.hashKeys[0]!];
    let number = 0;
    let recorded = 0;
    const consume = async (hints: (string | number)[][], cost: number) => {
      number += 1;
      const request = [1, 1, hints.length, ...hints.flat(), 1, cost, 100, 150, 'a', 'list'];
      const reply = `${await both.ask(consumeScript, keys, [recorded, number, JSON.stringify(request)])}`;
      const answer = JSON.parse(reply) as (string | number)[];
      if (answer[2] === 1 && cost > 0) recorded = number;
      return answer;
    };
    const [, , stale, keyToken, ownerToken] = await consume([], 1);
    expect(stale).toBe(3);
    const hintsOf = (lent: number) => [
      ['k:a', keyToken!, lent, 0, 100],
      ['o', ownerToken!, lent, 0, 150],
    ];
    expect((await consume(hintsOf(50), 1)).slice(0, 3)).toEqual([1, 100, 2]);
    await both.forget(both.hashKeys[0]!);
    expect((await consume(hintsOf(100), 1))[2]).toBe(3);
  });
});
