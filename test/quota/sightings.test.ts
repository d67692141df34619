import { describe, expect, test } from '@jest/globals';
import type { Charge, Standing } from '../../src/quota/quota.ts';
import { createRollCall } from '../../src/quota/roll-call.ts';
import { createSightings } from '../../src/quota/sightings.ts';

const charge: Charge = {
  keyId: 'key_1',
  owner: 'owner',
  cost: 1,
  keyLimit: 1_000,
  ownerLimit: 1_500,
  day: 20_000,
  operation: 'listBosses',
};
const told = (keyUsed: number, ownerUsed = keyUsed): Standing => ({ granted: true, keyUsed, ownerUsed });
/** Two of sixteen steps of 62 units. */
const aside = 124;

function open(kept = 100) {
  const steps: number[] = [];
  const seen = createSightings(kept, (_charge, { keyUsed }) => steps.push(keyUsed));
  /** Single units until one is not granted. */
  const spend = (processes: number, parts: Partial<Charge> = {}) => {
    for (let granted = 0; ; granted += 1) {
      const standing = seen.decide({ ...charge, ...parts }, processes);
      if (!standing?.granted) return { granted, end: standing ? 'reached' : 'unknown' };
    }
  };
  return { seen, steps, spend };
}

describe('shares', () => {
  test('one of four takes a quarter of what is left and not set aside; one alone takes all', () => {
    const { seen, spend } = open();
    seen.see(charge, told(300));
    expect(spend(4)).toEqual({ granted: Math.floor((700 - aside) / 4), end: 'unknown' });
    const other = open();
    other.seen.see(charge, told(300));
    expect(other.spend(1)).toEqual({ granted: 700, end: 'reached' });
    expect(other.spend(1, { keyId: 'key_2' })).toEqual({ granted: 500, end: 'reached' });
  });

  test('what the owner has left counts, too', () => {
    const { seen, spend } = open();
    seen.see(charge, told(10, 1_300));
    expect(spend(2)).toEqual({ granted: Math.floor((200 - 2 * 93) / 2), end: 'unknown' });
  });

  test('more is set aside when more was on its way', () => {
    const { seen, spend } = open();
    seen.see(charge, told(300));
    seen.lose(Array.from({ length: 64 }, () => charge));
    expect(spend(4).granted).toBe(Math.floor((700 - 3 * 64) / 4));
  });

  test('nobody knows how many there are: nothing is granted', () => {
    const { seen, spend } = open();
    seen.see(charge, told(300));
    seen.lose([charge]);
    expect(spend(Number.POSITIVE_INFINITY)).toEqual({ granted: 0, end: 'unknown' });
  });

  test('a share becomes smaller by what Redis says, and new only when all is settled', () => {
    const { seen, spend } = open();
    seen.see(charge, told(0));
    const first = Math.floor((1_000 - aside) / 4);
    expect(spend(4).granted).toBe(first);
    // Asked again, Redis grants what was decided already, and tells of others.
    seen.settled({ ...charge, units: first, position: 0 });
    seen.learn({ ...charge, keyUsed: first + 100, ownerUsed: first + 100 });
    expect(spend(4).granted).toBe(0);
    seen.endAbsence();
    expect(spend(4).granted).toBe(Math.floor((1_000 - first - 100 - aside) / 4));
  });

  test('what Redis refused after all is not of the share', () => {
    const { seen, spend } = open();
    seen.see(charge, told(0));
    const share = Math.floor((1_000 - aside) / 4);
    for (let asked = 0; asked < 500; asked += 1) {
      expect(seen.decide(charge, 4)).toMatchObject({ granted: true });
      seen.hand(charge, false);
    }
    expect(seen.used(charge.day, charge.keyId, charge.owner)).toBe(0);
    expect(spend(4).granted).toBe(share);
  });
});

describe('knowledge', () => {
  test('nothing is known of a counter until all were read, and of one that was forgotten', () => {
    const { seen, spend } = open(4);
    expect(spend(2)).toEqual({ granted: 0, end: 'unknown' });
    seen.complete(charge.day);
    expect(spend(2).granted).toBeGreaterThan(0);
    expect(spend(2, { day: charge.day - 1 }).granted).toBe(0);
    for (const keyId of ['key_2', 'key_3', 'key_4', 'key_5']) seen.see({ ...charge, keyId }, told(1));
    seen.trim();
    expect(spend(2, { keyId: 'key_6' })).toEqual({ granted: 0, end: 'unknown' });
    // The next day begins with nothing used.
    expect(spend(2, { keyId: 'key_6', day: charge.day + 1 }).granted).toBeGreaterThan(0);
  });

  test('every sixteenth of a limit is told once', () => {
    const { seen, steps } = open();
    for (let used = 1; used <= 1_000; used += 1) seen.see(charge, told(used, 0));
    const sixteenths = Array.from({ length: 16 }, (_, index) => 62 * (index + 1));
    expect(steps.filter((used) => used % 62 === 0)).toEqual(sixteenths);
    const { seen: other, steps: large } = open();
    for (let used = 5; used <= 100; used += 5)
      other.see({ ...charge, cost: 5, keyLimit: 100, ownerLimit: 16_000 }, told(used, 500));
    expect(large).toHaveLength(16);
  });

  test('what is restored is what Redis said, without what was granted since', () => {
    const { seen, spend } = open();
    seen.see({ ...charge, day: charge.day - 2 }, told(7));
    seen.see(charge, told(40, 50));
    spend(2);
    const { day, owner, keyId } = charge;
    expect(seen.floors()).toEqual([{ day, owner, keyId, keyUsed: 40, ownerUsed: 50 }]);
  });
});

describe('a roll call', () => {
  function openCall(names: readonly string[]) {
    const known = new Set(names);
    const said: string[] = [];
    const state = { settled: true };
    const call = createRollCall({
      own: 'me',
      others: () => known,
      say: (message) => said.push(message),
      isSettled: () => state.settled,
    });
    return { call, said, known, state };
  }

  test('ends when all have answered this question, or are gone', () => {
    const { call, said, known } = openCall(['a', 'b', 'c']);
    call.start(3);
    call.hear('settled a 3 me/1');
    call.start(3);
    expect(said).toEqual(['ask me 3 1', 'ask me 3 2']);
    // The answer of before the outage comes late.
    call.hear('settled b 3 me/1');
    call.hear('settled a 3 x/1 me/2');
    call.hear('settled c 7 me/2');
    call.present('a');
    call.present('b');
    expect(said.slice(2)).toEqual(['ask me 3 2']);
    call.hear('settled b 3 me/2');
    expect(call.waits(3)).toBe(true);
    known.delete('c');
    expect(call.waits(3)).toBe(false);
  });

  test('is answered when nothing is owed any more', () => {
    const { call, said, state } = openCall(['a', 'b']);
    state.settled = false;
    call.hear('ask a 0 5');
    call.hear('ask b 0 8');
    call.hear('ask b 0 9');
    call.answer(0);
    expect(said).toEqual([]);
    state.settled = true;
    call.answer(0);
    call.answer(0);
    expect(said).toEqual(['settled me 0 a/5 b/9']);
    expect(call.hear('key_123')).toBeUndefined();
  });

  test('of one that is alone ends at once', () => {
    const { call, said } = openCall([]);
    call.start(0);
    expect(call.waits(0)).toBe(false);
    expect(said).toEqual([]);
  });
});
