import { expect, test } from '@jest/globals';
import { openTo } from '../../src/games/progress/reach.ts';
import { after, placesOfNpcs, walkthrough, world } from './bloodborne.ts';

const isOpen = (what: string, done: readonly string[]) => {
  const { places, next } = openTo(world, after(done));
  return what.startsWith('insight:') || places.has(what) || next.has(what);
};

test('a game begins in the clinic, the street before it and the dream', () => {
  expect([...openTo(world, after([])).places].sort()).toEqual([
    'location:central-yharnam',
    'location:hunters-dream',
    'location:iosefkas-clinic',
  ]);
});

test('a walkthrough of 130 steps never needs what is not open yet', () => {
  expect(walkthrough.length).toBeGreaterThan(130);
  expect(walkthrough.filter((step, index) => !isOpen(step, walkthrough.slice(0, index)))).toEqual([]);
});

test('and leaves out no place and no boss outside the chalice dungeons', () => {
  const chalices = new Set(['location:hintertomb', 'location:isz', 'location:loran']);
  const places = world.places.flatMap(({ token }) => (chalices.has(token) ? [] : [token]));
  const bosses = world.deeds.flatMap(({ token, place }) =>
    !token.startsWith('boss:') || chalices.has(place!) || place === 'location:pthumeru' ? [] : [token],
  );
  expect([...places, ...bosses].filter((each) => !walkthrough.includes(each))).toEqual([]);
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

test.each([
  ['npc:eileen-the-crow/warned', 'location:forbidden-woods-windmill'],
  ['npc:eileen-the-crow/henryk-killed', 'location:forbidden-woods-windmill'],
  ['gesture:shh', 'location:forbidden-woods-windmill'],
  ['gesture:approval', 'location:forbidden-woods-windmill'],
  ['npc:lonely-old-woman/sent-to-chapel', 'stage:blood_moon'],
  ['npc:arianna-woman-of-pleasure/sent-to-chapel', 'stage:blood_moon'],
  ['npc:adella-the-nun/met', 'stage:blood_moon'],
  ['npc:skeptical-man/sent-to-chapel', 'stage:blood_moon'],
  ['npc:suspicious-beggar/asked', 'stage:blood_moon'],
  ['npc:iosefka-impostor/left-alone', 'stage:blood_moon'],
  ['npc:yharnam-girl/met', 'stage:blood_moon'],
  ['item:tiny-music-box', 'stage:blood_moon'],
  ['item:blood-of-adella', 'stage:blood_moon'],
  ['npc:henryk/killed', 'location:forbidden-woods-windmill'],
])('%s can be had until %s', (missable, end) => {
  const before = walkthrough.slice(0, walkthrough.indexOf(end)).filter((each) => each !== missable);
  expect({ before: isOpen(missable, before), after: isOpen(missable, [...before, end]) }).toEqual({
    before: true,
    after: false,
  });
});
