import { beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType, isScalarType } from 'graphql';
import { servedGraph } from '../../src/games/index.ts';
import { gameIds } from '../games.ts';
import { sharedService } from '../service.ts';

let service: Awaited<ReturnType<typeof sharedService>>;
beforeAll(async () => {
  service = await sharedService();
});

const run = async (gameId: string, query: string) =>
  (
    await service.get(`/graphql/${gameId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  ).json;

describe.each(gameIds)('%s', (gameId) => {
  const types = Object.values(servedGraph(gameId).schema.getTypeMap());

  test('no scalar holds a list, or several values of one text', () => {
    const hidden = types.filter((type) => {
      if (!isScalarType(type)) return false;
      const { type: json, pattern = '' } = (type.extensions['jsonSchema'] ?? {}) as {
        readonly type?: string;
        readonly pattern?: string;
      };
      return json === 'array' || pattern.replaceAll('(?:', '').includes(':');
    });
    expect(hidden.map(({ name }) => name)).toEqual([]);
    // Games without calculators have neither.
    for (const type of types)
      if (['WeaponLevelInput', 'TargetInput'].includes(type.name))
        expect([type.name, isInputObjectType(type) && type.isOneOf]).toEqual([type.name, true]);
  });
});

describe('the same calculation in REST and in GraphQL', () => {
  const same = async (gameId: string, path: string, query: string, field: string, member: string) => {
    const rest = await service.get(`/v1/${gameId}/${path}`);
    const { data, errors } = await run(gameId, query);
    expect([rest.status, errors]).toEqual([200, undefined]);
    const value = data[field];
    expect(value[member]).toBeDefined();
    expect(value[member]).toEqual((rest.json.data ?? rest.json)[member]);
  };

  test('gives the same total for a build with its level, stats and gems', async () => {
    const gems = 'tempering-abyssal-blood-gem:27.2';
    const gem = '{ slug: "tempering-abyssal-blood-gem", value: 27.2 }';
    await same(
      'bloodborne',
      `calc/attack-rating?weapon_slug=saw-cleaver&level=10&strength=50&blood_tinge=20&gems=${gems},${gems}`,
      `{ attackRating(build: { weaponSlug: "saw-cleaver", level: { max: true }, stats: { strength: 50, bloodTinge: 20 },
         gems: [${gem}, ${gem}] }) { total } }`,
      'attackRating',
      'total',
    );
    await same(
      'elden-ring',
      'calc/attack-rating?weapon_slug=uchigatana&affinity=keen&level=25&dexterity=40&two_handed=true',
      `{ attackRating(build: { weaponSlug: "uchigatana", affinity: keen, level: { at: 25 }, stats: { dexterity: 40 },
         twoHanded: true }) { total } }`,
      'attackRating',
      'total',
    );
  });

  test('the stats before any point is spent', async () => {
    await same(
      'bloodborne',
      'calc/optimize?weapon_slug=chikage&points=10&min=strength:20,blood_tinge:15',
      `{ bestStats(build: { weaponSlug: "chikage", stats: { strength: 20, bloodTinge: 15 } }, points: 10) {
         start { strength skill blood_tinge: bloodTinge arcane } } }`,
      'bestStats',
      'start',
    );
    await same(
      'elden-ring',
      'calc/optimize?weapon_slug=uchigatana&points=10&min=strength:20,arcane:15',
      `{ bestStats(build: { weaponSlug: "uchigatana", stats: { strength: 20, arcane: 15 } }, points: 10) {
         start { strength dexterity intelligence faith arcane } } }`,
      'bestStats',
      'start',
    );
  });

  test.each([
    ['bloodborne', 'saw-cleaver', 'boss_slug', 'bossSlug', 'cleric-beast'],
    ['bloodborne', 'saw-cleaver', 'enemy_slug', 'enemySlug', 'brick-troll'],
    ['elden-ring', 'uchigatana', 'boss_slug', 'bossSlug', 'margit-the-fell-omen'],
  ])('%s: names the same target of a hit of %s by %s', async (gameId, weapon, parameter, member, slug) => {
    await same(
      gameId,
      `calc/damage?weapon_slug=${weapon}&${parameter}=${slug}`,
      `{ damage(build: { weaponSlug: "${weapon}" }, target: { ${member}: "${slug}" }) { ${parameter}: ${member} } }`,
      'damage',
      parameter,
    );
  });

  test('compares records at a level of their own alike', async () => {
    await same(
      'elden-ring',
      'compare?kind=weapon&slugs=uchigatana,rivers-of-blood&level=3,max&arcane=50',
      `{ compare(kind: weapon, slugs: ["uchigatana", "rivers-of-blood"], level: [{ at: 3 }, { max: true }],
         stats: { arcane: 50 }) { levels } }`,
      'compare',
      'levels',
    );
  });

  test('what the player has', async () => {
    const have = [
      ['boss:father-gascoigne', '{ boss: "father-gascoigne" }'],
      ['item:tonsil-stone', '{ item: { slug: "tonsil-stone" } }'],
      ['item:pebble:3', '{ item: { slug: "pebble", quantity: 3 } }'],
      ['location:old-yharnam', '{ location: "old-yharnam" }'],
      ['npc:djura/befriended', '{ npc: { slug: "djura", step: "befriended" } }'],
      ['insight:2', '{ insight: 2 }'],
      ['stage:evening', '{ stage: evening }'],
    ];
    await same(
      'bloodborne',
      `route?from=cathedral-ward&to=old-yharnam&have=${have.map(([text]) => text).join(',')}`,
      `{ route(from: "cathedral-ward", to: "old-yharnam", have: [${have.map(([, input]) => input).join(' ')}]) {
         reason missing { have } } }`,
      'route',
      'reason',
    );
  });
});

describe('refusals', () => {
  test.each([
    [
      'bloodborne',
      'damage(build: { weaponSlug: "chikage" }, target: {}) { boss_slug: bossSlug }',
      'TargetInput',
    ],
    [
      'elden-ring',
      'damage(build: { weaponSlug: "uchigatana" }, target: { bossSlug: "rykard", enemySlug: "rat" }) { bossSlug }',
      'TargetInput',
    ],
    ['bloodborne', 'progress(have: [{ boss: "amygdala", insight: 1 }]) { meta { spoilers } }', 'HaveInput'],
    [
      'elden-ring',
      'attackRating(build: { weaponSlug: "uchigatana", level: { at: 1, max: true } }) { total }',
      'WeaponLevelInput',
    ],
  ])('%s: %s has not exactly one alternative', async (gameId, field, input) => {
    const { errors, data } = await run(gameId, `{ ${field} }`);
    expect(data ?? null).toBeNull();
    expect(errors[0].message).toContain(input);
  });

  test('a level that chooses nothing, and more entries than a player can have', async () => {
    const level = await run(
      'elden-ring',
      '{ attackRating(build: { weaponSlug: "uchigatana", level: { max: false } }) { total } }',
    );
    expect(level.errors[0].message).toBe('level must be `at` a number, or `max: true`; got max: false.');
    const twice = await run(
      'bloodborne',
      '{ progress(have: [{ boss: "amygdala" }, { boss: "amygdala" }]) { meta { spoilers } } }',
    );
    expect(twice.errors[0].message).toContain('got "boss:amygdala" more than once');
  });
});
