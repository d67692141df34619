import { expect, test } from '@jest/globals';
import type { Charge } from '../../src/quota/quota.ts';
import type { RedisLink } from '../../src/quota/redis-connection.ts';
import { createRedisStore } from '../../src/quota/redis-store.ts';

/** Until when a call to Redis may take: by its own start, and for those that wait behind it by the time they wait. */

const timeoutMs = 50;
const charge: Charge = {
  keyId: 'k',
  owner: 'o',
  cost: 0,
  keyLimit: 100,
  ownerLimit: 150,
  day: 20_000,
  operation: 'getBoss',
};

/** A store whose clock stands still, and whose calls are answered by hand. */
function openStore() {
  let now = 0;
  const soon: (() => void)[] = [];
  const calls: {
    readonly charges: number;
    readonly deadline: number | undefined;
    answer(): Promise<void>;
  }[] = [];
  const store = createRedisStore({
    link: {
      run: (_script, _keys, [, , request], deadline) =>
        new Promise((resolve) => {
          // One owner: the number of its charges stands behind that of its hints, of which there are none.
          const charges = Number(JSON.parse(String(request))[3]);
          calls.push({
            charges,
            deadline,
            async answer() {
              resolve(JSON.stringify([1, 0, ...Array.from({ length: charges }, () => [1, 0, 0]).flat()]));
              for (let each = 0; each < 5; each += 1) await undefined;
            },
          });
        }),
    } as Partial<RedisLink> as RedisLink,
    prefix: 'p',
    isCluster: false,
    commandTimeoutMs: timeoutMs,
    observe: () => {},
    clock: { now: () => now, soon: (call) => void soon.push(call), later: () => () => {} },
  });
  return {
    calls,
    attempt(count = 1) {
      for (let each = 0; each < count; each += 1) store.attempt({ charge, hints: [], done: () => {} });
    },
    /** The turn of the event loop ends, so late. */
    endTurn(at: number) {
      now = at;
      for (const call of soon.splice(0)) call();
    },
  };
}

test('a turn that takes long is not taken for a slow Redis', () => {
  const { attempt, endTurn, calls } = openStore();
  attempt();
  endTurn(200);
  expect(calls).toMatchObject([{ charges: 1, deadline: 200 + timeoutMs }]);
});

test('what waits behind a call is answered in the time that one call may take', async () => {
  const { attempt, endTurn, calls } = openStore();
  attempt();
  endTurn(0);
  endTurn(30);
  attempt(3);
  endTurn(45);
  await calls[0]!.answer();
  expect(calls[1]).toMatchObject({ charges: 3, deadline: 30 + timeoutMs });
  // The next ones begin anew.
  endTurn(60);
  await calls[1]!.answer();
  endTurn(500);
  attempt();
  endTurn(510);
  expect(calls[2]).toMatchObject({ charges: 1, deadline: 510 + timeoutMs });
});

test('what does not fit into one call waits for this process while Redis answers', async () => {
  const { attempt, endTurn, calls } = openStore();
  attempt();
  endTurn(0);
  attempt(600);
  endTurn(40);
  await calls[0]!.answer();
  expect(calls[1]).toMatchObject({ charges: 500, deadline: timeoutMs });
  endTurn(48);
  await calls[1]!.answer();
  expect(calls[2]).toMatchObject({ charges: 100, deadline: 40 + timeoutMs });
});
