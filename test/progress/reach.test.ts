import { describe, expect, test } from '@jest/globals';
import { openTo } from '../../src/games/progress/reach.ts';
import { bloodborne } from './bloodborne.ts';
import { playedGames } from './games.ts';

describe.each(playedGames.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const { world, walkthrough, after, start, missable, placesOfNpcs } = game;
  const isOpen = (what: string, done: readonly string[]) => {
    const { places, next } = openTo(world, after(done));
    return what.split(':')[0] === world.amountKind || places.has(what) || next.has(what);
  };

  test('a new game opens where it begins, and what can be walked to from there', () => {
    expect([...openTo(world, after([])).places].sort()).toEqual(start);
  });

  test('a whole walkthrough never needs what is not open yet', () => {
    expect(walkthrough.length).toBeGreaterThan(130);
    expect(walkthrough.filter((step, index) => !isOpen(step, walkthrough.slice(0, index)))).toEqual([]);
  });

  test('nothing is done to anybody before a place is open where they are', () => {
    for (let step = 0; step <= walkthrough.length; step += 1) {
      const { places, next } = openTo(world, after(walkthrough.slice(0, step)));
      const early = [...next].filter((token) => {
        const where = placesOfNpcs.get(/^npc:([^/]+)/.exec(token)?.[1] ?? '') ?? [];
        return where.length > 0 && !where.some((place) => places.has(`location:${place}`));
      });
      expect({ step, early }).toEqual({ step, early: [] });
    }
  });

  test('what guides call missable is open until its end comes, or opens before, and not after', () => {
    const before = missable.filter(({ what, done }) => isOpen(what, done));
    expect(before.length).toBeGreaterThanOrEqual(15);
    expect(missable.filter(({ what, end, done }) => isOpen(what, [...done, end]))).toEqual([]);
  });
});

test('the walkthrough of Bloodborne leaves out no place and no boss outside the chalice dungeons', () => {
  const { world, walkthrough } = bloodborne;
  const chalices = new Set(['location:hintertomb', 'location:isz', 'location:loran']);
  const places = world.places.flatMap(({ token }) => (chalices.has(token) ? [] : [token]));
  const bosses = world.deeds.flatMap(({ token, place }) =>
    !token.startsWith('boss:') || chalices.has(place!) || place === 'location:pthumeru' ? [] : [token],
  );
  expect([...places, ...bosses].filter((each) => !walkthrough.includes(each))).toEqual([]);
});
