import { beforeAll, describe, expect, test } from '@jest/globals';
import { createRandom, hostile, numbers } from '../../fuzz/generate.ts';
import { type SharedService, sharedService } from '../../service.ts';
import { recordsOf } from './data.ts';

/** The calculators of Elden Ring over HTTP: results, refusals, and prices. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const calc = (what: string, query: string) => service.get(`/v1/elden-ring/calc/${what}?${query}`);
const dataOf = async (what: string, query: string) => (await calc(what, query)).json.data;
const rating = (query: string) => dataOf('attack-rating', query);

describe('attack rating', () => {
  test('has the members of the contract, with two decimals', async () => {
    const query = 'weapon_slug=moonveil&strength=50&dexterity=50&intelligence=30&faith=1&arcane=1';
    const data = await rating(query);
    // The total and the types as the published cases have them.
    expect(data).toMatchObject({
      weapon_slug: 'moonveil',
      affinity: 'unique',
      level: 0,
      two_handed: false,
      stats: { strength: 50, dexterity: 50, intelligence: 30, faith: 1, arcane: 1 },
      total: 217.74,
      base: { physical: 73, magic: 87, fire: 0, lightning: 0, holy: 0 },
      status: [{ kind: 'bleed', amount: 50, base: 50, bonus: 0 }],
      meets_requirements: true,
      unmet_requirements: [],
      unverified: [],
    });
    expect(Math.floor(data.by_type.physical)).toBe(102);
    expect(Math.floor(data.by_type.magic)).toBe(114);
    for (const type of ['physical', 'magic'])
      expect(data.base[type] + data.bonus[type]).toBeCloseTo(data.by_type[type], 1);
    expect(
      data.steps.map(({ damage_type, kind, source }: any) => `${damage_type} ${kind} ${source}`),
    ).toEqual([
      'physical base null',
      'physical scaling strength',
      'physical scaling dexterity',
      'magic base null',
      'magic scaling intelligence',
    ]);
  });

  test('takes the least stats of any class where none is named, and lists what is not met', async () => {
    const min = (stat: string) => Math.min(...recordsOf('classes').map(({ stats }) => stats[stat]));
    const data = await rating('weapon_slug=rivers-of-blood');
    expect(data.stats).toEqual({
      strength: min('strength'),
      dexterity: min('dexterity'),
      intelligence: min('intelligence'),
      faith: min('faith'),
      arcane: min('arcane'),
    });
    expect(data.meets_requirements).toBe(false);
    expect(data.unmet_requirements.map(({ stat }: any) => stat)).toEqual(['strength', 'dexterity', 'arcane']);
    expect(data.by_type.physical).toBeCloseTo(data.base.physical * 0.6, 2);
    expect(data.status).toEqual([{ kind: 'bleed', amount: 30, base: 50, bonus: -20 }]);
    expect(data.unverified).toEqual(['unmet_arcane']);
  });

  test('knows affinities, levels and hands', async () => {
    const stats = 'weapon_slug=uchigatana&strength=20&dexterity=40&arcane=45';
    const [plain, blood, both] = await Promise.all(
      ['&level=25', '&level=25&affinity=blood', '&level=25&affinity=blood&two_handed=true'].map((more) =>
        rating(stats + more),
      ),
    );
    expect([plain.affinity, blood.affinity]).toEqual(['standard', 'blood']);
    expect(blood.status[0].amount).toBeGreaterThan(plain.status[0].amount);
    expect(both.total).toBeGreaterThan(blood.total);
    const bow = await rating('weapon_slug=longbow&strength=20');
    expect(bow.two_handed).toBe(true);
  });
});

describe('damage', () => {
  const hit = 'weapon_slug=uchigatana&level=10&strength=20&dexterity=40';

  test('to a boss, and how many hits kill', async () => {
    const data = await dataOf('damage', `${hit}&boss_slug=margit-the-fell-omen&physical_damage=slash`);
    const [margit] = recordsOf('bosses').filter(({ slug }) => slug === 'margit-the-fell-omen');
    expect(data).toMatchObject({
      boss_slug: 'margit-the-fell-omen',
      enemy_slug: null,
      physical_damage: 'slash',
      targets: [{ location_slug: margit.location_slug, hp: margit.forms[0].hp }],
      unverified: ['damage_formula'],
    });
    const [target] = data.targets;
    expect(target.damage).toBe(target.by_type.physical);
    expect(target.damage).toBeLessThan(data.rating.total);
    expect(target.hits_to_kill).toBe(Math.ceil(target.hp / target.damage));
  });

  test('to an enemy is listed for each place, and depends on the kind of physical damage', async () => {
    const [slash, strike] = await Promise.all(
      ['slash', 'strike'].map((kind) =>
        dataOf('damage', `${hit}&enemy_slug=crystalian&physical_damage=${kind}`),
      ),
    );
    const variants = recordsOf('enemies').find(({ slug }) => slug === 'crystalian')?.variants;
    expect(slash.targets.map(({ npc_param_id }: any) => npc_param_id)).toEqual(
      variants.map(({ npc_param_id }: any) => npc_param_id),
    );
    expect(strike.targets[0].damage).toBeGreaterThan(slash.targets[0].damage);
  });
});

describe('levels, upgrades and armor', () => {
  test('a class begins at its level', async () => {
    expect(await dataOf('level', 'class_slug=vagabond&to=11')).toEqual({
      class_slug: 'vagabond',
      class_name: 'Vagabond',
      from: 9,
      to: 11,
      currency: 'runes',
      cost: 1640,
      stats: null,
      steps: [
        { level: 10, cost: 811, sum: 811 },
        { level: 11, cost: 829, sum: 1640 },
      ],
    });
    expect(await dataOf('level', 'from=1&to=713')).toMatchObject({ class_slug: null, cost: 1_692_566_842 });
    expect(await dataOf('level', 'from=20&to=20')).toMatchObject({ cost: 0, steps: [] });
  });

  test('target stats of a class determine the level: one for each point', async () => {
    const { stats, level } = recordsOf('classes').find(({ slug }) => slug === 'samurai');
    const data = await dataOf(
      'level',
      `class_slug=samurai&vigor=${stats.vigor + 8}&arcane=${stats.arcane + 2}`,
    );
    expect(data).toMatchObject({ from: level, to: level + 10 });
    expect(data.stats).toEqual({ ...stats, vigor: stats.vigor + 8, arcane: stats.arcane + 2 });
    expect(data.steps).toHaveLength(10);
  });

  test('upgrades by the path of the weapon', async () => {
    const stone = 'somber-ancient-dragon-smithing-stone';
    const materials = [{ item_slug: stone, item_name: 'Somber Ancient Dragon Smithing Stone', quantity: 1 }];
    expect(await dataOf('upgrade', 'weapon_slug=moonveil&from=9')).toEqual({
      weapon_slug: 'moonveil',
      weapon_name: 'Moonveil',
      upgrade_path_slug: 'somber',
      upgrade_path_name: 'Somber',
      from: 9,
      to: 10,
      currency: 'runes',
      cost: null,
      materials,
      steps: [{ level: 10, cost: null, materials }],
      unverified: [],
    });
    expect((await dataOf('upgrade', 'weapon_slug=uchigatana')).steps).toHaveLength(25);
    expect(await dataOf('upgrade', 'weapon_slug=meteorite-staff')).toMatchObject({
      upgrade_path_slug: null,
      to: 0,
      materials: [],
    });
  });

  test('armor by poise, and by negation', async () => {
    const armor = new Map(recordsOf('armor').map((row) => [row.slug, row]));
    const poise = await dataOf('armor', 'maximize=poise&max_weight=30');
    expect(poise.weight).toBeLessThanOrEqual(30);
    expect(poise.unverified).toEqual([]);
    const rowsOf = (data: any) => data.pieces.map(({ armor_slug }: any) => armor.get(armor_slug));
    expect(rowsOf(poise).reduce((sum: number, row: any) => sum + row.poise, 0)).toBe(poise.value);
    const fire = await dataOf('armor', 'maximize=negation_fire');
    expect(fire).toMatchObject({ max_weight: null, unverified: ['negations_multiply'] });
    const left = rowsOf(fire).reduce((share: number, row: any) => share * (1 - row.negation.fire / 100), 1);
    expect(fire.value).toBeCloseTo(100 - 100 * left, 2);
    expect(fire.pieces.map(({ slot }: any) => slot)).toEqual(['head', 'chest', 'hands', 'legs']);
  });
});

describe('the best stats for a weapon', () => {
  const names = ['strength', 'dexterity', 'intelligence', 'faith', 'arcane'];

  test('give the rating that the calculator gives for them, and no move of a point gives more', async () => {
    const query = 'weapon_slug=uchigatana&affinity=blood&level=25&two_handed=true';
    const data = await dataOf('optimize', `${query}&points=30&min=arcane:20`);
    const { start, best, next } = data;
    // Two hands meet the 11 of strength by 8.
    expect(data).toMatchObject({
      weapon_slug: 'uchigatana',
      affinity: 'blood',
      level: 25,
      two_handed: true,
      class_slug: null,
      start: { strength: 8, dexterity: 15, intelligence: 7, faith: 6, arcane: 20 },
      points: 30,
      exact: true,
    });
    const totalOf = async (stats: any) =>
      (await rating(`${query}&${names.map((name) => `${name}=${stats[name]}`).join('&')}`)).total;
    for (const each of [best, ...next]) {
      expect(await totalOf(each.stats)).toBe(each.total);
      expect(names.reduce((sum, name) => sum + each.stats[name] - start[name], 0)).toBe(each.spent);
      expect(each).toMatchObject({ meets_requirements: true, unmet_requirements: [] });
    }
    expect(best.spent).toBe(30);
    for (const from of names.filter((name) => best.stats[name] > start[name]))
      for (const to of names.filter((name) => name !== from)) {
        const moved = { ...best.stats, [from]: best.stats[from] - 1, [to]: best.stats[to] + 1 };
        expect(await totalOf(moved)).toBeLessThanOrEqual(best.total);
      }
    expect(next).toHaveLength(3);
  });

  test('of a class, points pay for the requirements first', async () => {
    const stats = recordsOf('classes').find(({ slug }) => slug === 'wretch').stats;
    const optimize = (points: number) =>
      dataOf('optimize', `weapon_slug=rivers-of-blood&class_slug=wretch&points=${points}`);
    const few = await optimize(1);
    expect(few.class_slug).toBe('wretch');
    for (const name of names) expect(few.start[name]).toBe(stats[name]);
    expect(few.best).toMatchObject({ spent: 0, meets_requirements: false });
    const enough = await optimize(40);
    expect(enough.best).toMatchObject({ spent: 40, meets_requirements: true });
    expect(enough.best.total).toBeGreaterThan(few.best.total);
  });

  test.each([
    ['weapon_slug=dagger', 'missing_parameter', /points must be an integer from 1 to 490/],
    ['weapon_slug=dagger&points=491', 'invalid_parameter', /from 1 to 490; got 491/],
    ['weapon_slug=dagger&points=5&min=skill:9', 'invalid_parameter', /got skill:9/],
    ['weapon_slug=dagger&points=5&min=faith:9,faith:8', 'invalid_parameter', /each stat at most once/],
    ['weapon_slug=moonveil&points=5&level=11', 'invalid_parameter', /from 0 to 10 for moonveil/],
    [
      'weapon_slug=moonveil&points=5&affinity=blood',
      'invalid_parameter',
      /affinity must be unique for moonveil/,
    ],
    ['weapon_slug=arrow&points=5', 'invalid_parameter', /must not be ammunition/],
    ['weapon_slug=dagger&points=5&class_slug=wretched', 'unknown_reference', /"wretch"/],
    ['weapon_slug=dagger&points=5&form=trick', 'unknown_parameter', /"form"/],
  ])('%s is refused', async (query, code, detail) => {
    const { status, json } = await calc('optimize', query);
    expect([status, json.code]).toEqual([400, code]);
    expect(json.detail).toMatch(detail);
  });

  test('cost 5 units', async () => {
    const { headers } = await service.get('/v1/elden-ring/calc/optimize?weapon_slug=dagger&points=5', {
      key: await service.newKey('free'),
    });
    expect(headers['x-ratelimit-cost']).toBe('5');
  });
});

test('each costs a unit, and nothing again with its tag or as a refusal', async () => {
  for (const [what, query, wrong] of [
    ['attack-rating', 'weapon_slug=dagger', 'weapon_slug=daggers'],
    ['damage', 'weapon_slug=dagger&boss_slug=margit-the-fell-omen', 'weapon_slug=dagger'],
    ['level', 'class_slug=wretch&to=3', 'to=3'],
    ['upgrade', 'weapon_slug=dagger&to=3', 'weapon_slug=dagger&to=99'],
    ['armor', 'maximize=negation_holy', 'maximize=unholy'],
  ] as const) {
    const { status, headers } = await calc(what, query);
    expect([status, headers['x-ratelimit-cost']]).toEqual([200, '1']);
    const again = await service.get(`/v1/elden-ring/calc/${what}?${query}`, {
      headers: { 'If-None-Match': headers.etag! },
    });
    expect([again.status, again.headers['x-ratelimit-cost']]).toEqual([304, '0']);
    const refused = await calc(what, wrong);
    expect([refused.status, refused.headers['x-ratelimit-cost']]).toEqual([400, '0']);
  }
});

describe('refusals name the argument, its value and the way out', () => {
  test.each([
    [
      'attack-rating',
      'weapon_slug=uchigatanna',
      'unknown_reference',
      'weapon_slug',
      'uchigatanna',
      /uchigatana/,
    ],
    [
      'attack-rating',
      'weapon_slug=arrow',
      'invalid_parameter',
      'weapon_slug',
      'arrow',
      /must not be ammunition/,
    ],
    [
      'attack-rating',
      'weapon_slug=moonveil&affinity=heavy',
      'invalid_parameter',
      'affinity',
      'heavy',
      /must be unique for moonveil/,
    ],
    [
      'attack-rating',
      'weapon_slug=uchigatana&affinity=unique',
      'invalid_parameter',
      'affinity',
      'unique',
      /one of standard, heavy/,
    ],
    [
      'attack-rating',
      'weapon_slug=moonveil&level=11',
      'invalid_parameter',
      'level',
      '11',
      /from 0 to 10 for moonveil/,
    ],
    [
      'attack-rating',
      'weapon_slug=meteorite-staff&level=1',
      'invalid_parameter',
      'level',
      '1',
      /cannot be upgraded/,
    ],
    ['attack-rating', 'weapon_slug=uchigatana&level=26', 'invalid_parameter', 'level', '26', /from 0 to 25/],
    [
      'attack-rating',
      'weapon_slug=uchigatana&faith=100',
      'invalid_parameter',
      'faith',
      '100',
      /from 1 to 99/,
    ],
    [
      'attack-rating',
      'weapon_slug=uchigatana&two_handed=yes',
      'invalid_parameter',
      'two_handed',
      'yes',
      /true or false/,
    ],
    [
      'damage',
      'weapon_slug=uchigatana&boss_slug=margit',
      'unknown_reference',
      'boss_slug',
      'margit',
      /margit-the-fell-omen/,
    ],
    [
      'damage',
      'weapon_slug=uchigatana&enemy_slug=wandering-nobel',
      'unknown_reference',
      'enemy_slug',
      'wandering-nobel',
      /wandering-noble/,
    ],
    [
      'damage',
      'weapon_slug=uchigatana&boss_slug=margit-the-fell-omen&enemy_slug=rat',
      'invalid_parameter',
      'enemy_slug',
      'rat',
      /cannot be combined with boss/,
    ],
    [
      'damage',
      'weapon_slug=uchigatana&enemy_slug=rat&physical_damage=blunt',
      'invalid_parameter',
      'physical_damage',
      'blunt',
      /strike/,
    ],
    ['level', 'class_slug=vagabound&to=20', 'unknown_reference', 'class_slug', 'vagabound', /vagabond/],
    ['level', 'class_slug=vagabond&from=3&to=20', 'invalid_parameter', 'from', '3', /starts at level 9/],
    ['level', 'class_slug=vagabond&to=8', 'invalid_parameter', 'to', '8', /from 9 to 713/],
    ['level', 'from=1&to=714', 'invalid_parameter', 'to', '714', /from 1 to 713/],
    ['upgrade', 'weapon_slug=uchigatana&from=6&to=3', 'invalid_parameter', 'to', '3', /from 6 to 25/],
    ['upgrade', 'weapon_slug=moonveil&to=12', 'invalid_parameter', 'to', '12', /from 0 to 10/],
    ['armor', 'maximize=negation_fires', 'invalid_parameter', 'maximize', 'negation_fires', /poise/],
    [
      'armor',
      'maximize=negation_fire&max_weight=-1',
      'invalid_parameter',
      'max_weight',
      '-1',
      /a number from 0 to 1000/,
    ],
  ] as const)('%s?%s', async (what, query, code, name, received, sentence) => {
    const { status, json } = await calc(what, query);
    expect({ status, code: json.code }).toEqual({ status: 400, code });
    expect(json.errors[0]).toMatchObject({ in: 'query', name, received });
    expect(json.detail).toMatch(sentence);
    expect(json.detail).toContain(`${name} `);
  });

  test.each([
    ['attack-rating', '', 'weapon_slug'],
    ['damage', 'weapon_slug=dagger', 'boss_slug'],
    ['level', 'class_slug=wretch', 'to'],
    ['level', 'to=9', 'from'],
    ['level', 'mind=20', 'class_slug'],
    ['upgrade', '', 'weapon_slug'],
    ['armor', '', 'maximize'],
    ['optimize', 'weapon_slug=dagger', 'points'],
  ])('%s?%s lacks %s', async (what, query, name) => {
    const { status, json } = await calc(what, query);
    expect([status, json.code, json.errors[0].name]).toEqual([400, 'missing_parameter', name]);
  });
});

test('any arguments give a result or a refusal that names one of them', async () => {
  const random = createRandom(36);
  const slugs = (file: string) => recordsOf(file).map(({ slug }) => slug as string);
  const [weapons, bosses, enemies, classes] = ['weapons', 'bosses', 'enemies', 'classes'].map(slugs);
  const stat = () => String(1 + random.integer(99));
  const ofWeapon = {
    weapon_slug: () => random.pick(weapons!),
    affinity: () => random.pick(['standard', 'heavy', 'unique', 'occult']),
    level: () => String(random.integer(27)),
    strength: stat,
    arcane: stat,
    two_handed: () => random.pick(['true', 'false']),
  };
  const parameters: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
    'attack-rating': ofWeapon,
    damage: {
      ...ofWeapon,
      boss_slug: () => random.pick(bosses!),
      enemy_slug: () => random.pick(enemies!),
      physical_damage: () => random.pick(['physical', 'strike', 'slash', 'pierce']),
    },
    level: { class_slug: () => random.pick(classes!), from: stat, to: stat, vigor: stat, faith: stat },
    upgrade: {
      weapon_slug: ofWeapon.weapon_slug,
      from: () => String(random.integer(12)),
      to: () => String(random.integer(27)),
    },
    armor: {
      maximize: () => random.pick(['negation_fire', 'negation_physical', 'poise']),
      max_weight: () => String(random.integer(60)),
    },
    optimize: {
      weapon_slug: ofWeapon.weapon_slug,
      affinity: ofWeapon.affinity,
      level: ofWeapon.level,
      two_handed: ofWeapon.two_handed,
      points: () => String(random.integer(60)),
      class_slug: () => random.pick(classes!),
      min: () => `strength:${stat()},faith:${stat()}`,
    },
  };
  const statuses = new Map<number, number>();
  for (let round = 0; round < 300; round += 1) {
    const what = random.pick(Object.keys(parameters));
    const query = Object.entries(parameters[what]!)
      .filter(([name]) => ['weapon_slug', 'maximize', 'to', 'points'].includes(name) || random.chance(0.5))
      .map(([name, make]) => {
        const value = random.chance(0.04) ? random.pick([...hostile, ...numbers]) : make();
        return `${name}=${encodeURIComponent(value)}`;
      })
      .join('&');
    const { status, json } = await calc(what, query);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) continue;
    expect({ query, status }).toEqual({ query, status: 400 });
    if (json.code !== 'key_in_query') {
      expect(json.errors[0].name).toBeTruthy();
      expect(json.detail).toContain(json.errors[0].name);
    }
  }
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(statuses.get(400)).toBeGreaterThan(50);
});
