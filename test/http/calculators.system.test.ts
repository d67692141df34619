import { beforeAll, describe, expect, test } from '@jest/globals';
import { recordsOf } from '../calculators/data.ts';
import { createRandom, hostile, numbers } from '../fuzz/generate.ts';
import { type SharedService, sharedService } from '../service.ts';

/** The calculators over HTTP: results, refusals, and prices. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const calc = (what: string, query: string) => service.get(`/v1/bloodborne/calc/${what}?${query}`);
const rating = async (query: string) => (await calc('attack-rating', query)).json.data;

describe('attack rating', () => {
  test('has the members of the contract, first and in their order', async () => {
    const data = await rating('weapon_slug=chikage&level=10&strength=14&skill=25&blood_tinge=50');
    expect(data).toMatchObject({
      weapon_slug: 'chikage',
      variant: 'normal',
      form: null,
      level: 10,
      total: 607,
      by_type: { physical: 251, blood: 356, arcane: 0, fire: 0, bolt: 0 },
      base: { physical: 184, blood: 184 },
      bonus: { physical: 67, blood: 172 },
      meets_requirements: true,
      unverified: ['cut_by_type'],
      curve: [],
    });
  });

  test('takes the least stats of any origin where none is named, and lists what is not met', async () => {
    const origins = recordsOf('classes');
    const min = (stat: string) => Math.min(...origins.map((origin) => origin.stats[stat]));
    const data = await rating('weapon_slug=ludwigs-holy-blade');
    expect(data.stats).toEqual({
      strength: min('strength'),
      skill: min('skill'),
      blood_tinge: min('blood_tinge'),
      arcane: min('arcane'),
    });
    expect(data).toMatchObject({ meets_requirements: false, level: 0 });
    expect(data.unmet_requirements.map(({ stat }: any) => stat)).toEqual(['strength', 'skill']);
    expect(data.unverified).toContain('unmet_requirements');
  });

  test('with a form, rates what that form deals', async () => {
    const query = 'weapon_slug=chikage&level=10&strength=14&skill=25&blood_tinge=50';
    expect((await rating(`${query}&form=untransformed`)).by_type).toMatchObject({ physical: 251, blood: 0 });
    expect((await rating(`${query}&form=transformed`)).by_type).toMatchObject({ physical: 0, blood: 356 });
    const cane = 'weapon_slug=threaded-cane&level=10&skill=50';
    const [menu, whip] = [await rating(cane), await rating(`${cane}&form=transformed`)];
    expect(whip.total).toBeGreaterThan(menu.total);
    expect(whip.unverified).toEqual(['form_effects']);
  });

  test('counts gems, the same one three times if it is set so', async () => {
    const plain = 'weapon_slug=saw-cleaver&level=10&strength=50&skill=25';
    const gem = 'tempering-damp-blood-gem-5-yahargul-unseen-village';
    // Radial, and the third slot of the normal version takes triangles.
    expect((await rating(`${plain}&gems=${gem},${gem}`)).total).toBe(Math.floor(307.8 * 1.18 ** 2));
    const values = 'tempering-abyssal-blood-gem:27.2';
    const three = await rating(`${plain}&gems=${values},${values},${values}`);
    expect(three.total).toBe(633);
    expect(three.gems.map(({ slot }: any) => slot).sort()).toEqual([1, 2, 3]);
    expect(three.unverified).toContain('gem_percentages_multiply');
    const pistol = await rating(
      'weapon_slug=hunter-pistol&level=5&gems=bloodtinge-blood-gemstone-2-healing-church-workshop',
    );
    expect(pistol.gems[0].effects).toEqual([
      { changes: 'blood_attack', unit: 'percent', value: 12.6, is_counted: true },
    ]);
  });

  test('a gem of an element turns the weapon', async () => {
    const fire = 'fire-abyssal-blood-gem:27.2';
    const data = await rating(
      `weapon_slug=ludwigs-holy-blade&level=10&arcane=50&gems=${fire},${fire},${fire}`,
    );
    expect(data.by_type).toEqual({ physical: 0, blood: 0, arcane: 0, fire: 719, bolt: 0 });
    expect(data.unverified).toEqual(expect.arrayContaining(['conversion', 'gem_percentages_multiply']));
  });

  test('the curve of a stat holds the rating itself, and never falls', async () => {
    const data = await rating('weapon_slug=saw-cleaver&level=6&strength=20&skill=31&curve=skill');
    expect(data.curve).toHaveLength(99);
    expect(data.curve[30]).toEqual({ value: 31, total: data.total });
    const totals = data.curve.map(({ total }: any) => total);
    expect([...totals].sort((a, b) => a - b)).toEqual(totals);
  });
});

describe('damage', () => {
  test('of an attack is returned with the number of hits that kill', async () => {
    const { json } = await calc(
      'damage',
      'weapon_slug=saw-cleaver&level=3&strength=18&skill=14&boss_slug=cleric-beast&attack=light-attack-1&form=untransformed',
    );
    const { data } = json;
    expect(data).toMatchObject({ boss_slug: 'cleric-beast', attack: 'light-attack-1', enemy_slug: null });
    const [target, ...others] = data.targets;
    expect([target.role, target.hp, others]).toEqual(['form', 3015, []]);
    expect(target.hits_to_kill).toBe(Math.ceil(target.hp / target.damage));
    expect(target.damage).toBe(target.by_type.physical);
    expect(data.rating.form).toBe('untransformed');
    // A serrated weapon, and a boss that is weak to those.
    expect(target.rates).toEqual([{ kind: 'serrated', rate: expect.any(Number) }]);
    expect(data.unverified).toEqual(expect.arrayContaining(['damage_formula', 'weaknesses']));
  });

  test('to every form of a boss and every variant of an enemy, which is weak to what the enemy is', async () => {
    const hit = 'weapon_slug=saw-cleaver&level=3&form=untransformed';
    const target = (form: any) => [form.name ?? null, form.npc_param_id ?? null, form.hp];
    const gascoigne = (await calc('damage', `${hit}&boss_slug=father-gascoigne`)).json.data;
    const { forms } = recordsOf('bosses').find(({ slug }) => slug === 'father-gascoigne')!;
    expect(gascoigne.targets.map(target)).toEqual(forms.map(target));
    expect(gascoigne.targets.map(({ rates }: any) => rates.length)).toEqual([0, 1]);
    const beast = (await calc('damage', `${hit}&enemy_slug=scourge-beast`)).json.data;
    const { variants } = recordsOf('enemies').find(({ slug }) => slug === 'scourge-beast')!;
    expect(beast.targets.map(target)).toEqual(variants.map(target));
    for (const { role, rates } of beast.targets)
      expect([role, rates]).toEqual(['variant', [{ kind: 'serrated', rate: expect.any(Number) }]]);
    for (const query of [hit, `${hit}&boss_slug=father-gascoigne&enemy_slug=scourge-beast`])
      expect((await calc('damage', query)).status).toBe(400);
  });

  test('more of a stat never takes less', async () => {
    let before = 0;
    for (const strength of [10, 25, 40, 60, 99]) {
      const { json } = await calc(
        'damage',
        `weapon_slug=kirkhammer&level=10&boss_slug=orphan-of-kos&strength=${strength}`,
      );
      const [{ damage }] = json.data.targets;
      expect(damage).toBeGreaterThanOrEqual(before);
      before = damage;
    }
  });

  test('is null against defenses that are not known', async () => {
    const unknown = recordsOf('bosses').find(({ forms: [{ defense }] }) => defense.physical === null);
    const { status, json } = await calc(
      'damage',
      `weapon_slug=saw-cleaver&boss_slug=${unknown?.slug ?? 'undead-giant'}`,
    );
    expect(status).toBe(200);
    if (unknown) expect(json.data).toMatchObject({ targets: [{ damage: null, hits_to_kill: null }] });
  });
});

describe('levels, steps and armor', () => {
  const costs = new Map<number, number>(recordsOf('level-costs').map(({ level, cost }) => [level, cost]));

  test('levels from one to another are the lines of the table', async () => {
    const { data } = (await calc('level', 'from=10&to=15')).json;
    expect(data.steps.map(({ level }: any) => level)).toEqual([11, 12, 13, 14, 15]);
    for (const { level, cost } of data.steps) expect(cost).toBe(costs.get(level));
    expect(data.cost).toBe(data.steps.at(-1).sum);
    expect(data.stats).toBeNull();
  });

  test('target stats of an origin say the level', async () => {
    const { data } = (await calc('level', 'class_slug=violent-past&strength=18&vitality=14')).json;
    expect(data).toMatchObject({ class_slug: 'violent-past', from: 10, to: 15 });
    expect(data.stats).toMatchObject({ strength: 18, vitality: 14, skill: 9, blood_tinge: 6 });
  });

  test('steps of a weapon name what they take', async () => {
    const { data } = (await calc('upgrade', 'weapon_slug=saw-cleaver')).json;
    expect(data).toMatchObject({ from: 0, to: 10, unverified: ['upgrade_cost'] });
    expect(data.materials.map(({ quantity }: any) => quantity)).toEqual([16, 16, 16, 1]);
    const torch = (await calc('upgrade', 'weapon_slug=torch')).json.data;
    expect(torch).toMatchObject({ from: 0, to: 0, materials: [], cost: 0, steps: [] });
  });

  test('armor of some sets, within a weight', async () => {
    const { data } = (
      await calc('armor', 'maximize=defense_fire&sets=charred-hunter-set,cainhurst-set&max_weight=9')
    ).json;
    expect(data.weight).toBeLessThanOrEqual(9);
    expect(data.value).toBe(data.pieces.reduce((sum: number, piece: any) => sum + piece.value, 0));
    expect(new Set(data.pieces.map(({ set_slug }: any) => set_slug)).size).toBeLessThanOrEqual(2);
  });
});

describe('the best stats for a weapon', () => {
  const optimize = async (query: string) => (await calc('optimize', query)).json.data;

  test('give the rating that the calculator gives for them, and no move of a point gives more', async () => {
    const query = 'weapon_slug=chikage&level=10';
    const { start, points, exact, best, next } = await optimize(`${query}&points=12&min=blood_tinge:20`);
    expect(start).toMatchObject({ strength: 10, skill: 14, blood_tinge: 20 });
    expect([points, exact]).toEqual([12, true]);
    const namesOf = Object.keys(start) as string[];
    const totalOf = async (stats: Record<string, number>) =>
      (await rating(`${query}&${namesOf.map((name) => `${name}=${stats[name]}`).join('&')}`)).total;
    for (const each of [best, ...next]) {
      expect(await totalOf(each.stats)).toBe(each.total);
      expect(namesOf.reduce((sum, name) => sum + each.stats[name] - start[name], 0)).toBe(each.spent);
      expect(each).toMatchObject({ meets_requirements: true, unmet_requirements: [] });
    }
    expect(best.spent).toBeLessThanOrEqual(12);
    for (const from of namesOf.filter((name) => best.stats[name] > start[name])) {
      for (const to of namesOf.filter((name) => name !== from)) {
        const moved = { ...best.stats, [from]: best.stats[from] - 1, [to]: best.stats[to] + 1 };
        expect(await totalOf(moved)).toBeLessThanOrEqual(best.total);
      }
    }
    expect(next).toHaveLength(3);
    const totals = [best, ...next].map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  test('with a minimum below what the weapon needs are marked, and cost as a search does', async () => {
    const data = await optimize('weapon_slug=ludwigs-holy-blade&points=1&min=strength:9');
    expect(data.best.meets_requirements).toBe(false);
    expect(data.unverified).toContain('unmet_requirements');
    const { headers } = await service.get('/v1/bloodborne/calc/optimize?weapon_slug=saw-cleaver&points=5', {
      key: await service.newKey('free'),
    });
    expect(headers['x-ratelimit-cost']).toBe('5');
  });

  test('of an origin, start at its stats, of which `min` replaces single ones', async () => {
    const { stats } = recordsOf('classes').find(({ slug }) => slug === 'waste-of-skin');
    const query = 'weapon_slug=ludwigs-holy-blade&class_slug=waste-of-skin';
    const few = await optimize(`${query}&points=1`);
    expect(few).toMatchObject({ class_slug: 'waste-of-skin', class_name: 'Waste of Skin' });
    for (const [name, value] of Object.entries(few.start)) expect(value).toBe(stats[name]);
    expect(few.best.meets_requirements).toBe(false);
    expect(few.unverified).toContain('unmet_requirements');
    const { start } = await optimize(`${query}&points=1&min=skill:15`);
    expect(start).toEqual({ ...few.start, skill: 15 });
  });

  test.each([
    ['weapon_slug=saw-cleaver', 'missing_parameter', /points must be an integer from 1 to 392/],
    ['weapon_slug=saw-cleaver&points=393', 'invalid_parameter', /from 1 to 392; got 393/],
    [
      'weapon_slug=saw-cleaver&points=5&min=strength',
      'invalid_parameter',
      /stats, each followed by a colon and a value/,
    ],
    ['weapon_slug=saw-cleaver&points=5&min=luck:9', 'invalid_parameter', /got luck:9/],
    ['weapon_slug=saw-cleaver&points=5&min=skill:9,skill:8', 'invalid_parameter', /each stat at most once/],
    ['weapon_slug=saw-cleaver&points=5&level=11', 'invalid_parameter', /max or an integer from 0 to 10/],
    ['weapon_slug=torch&points=5&level=1', 'invalid_parameter', /must be 0 for torch/],
    ['weapon_slug=saw-cleaver&points=5&class_slug=violent-passed', 'unknown_reference', /"violent-past"/],
    ['weapon_slug=saw-cleever&points=5', 'unknown_reference', /"saw-cleaver"/],
  ])('%s is refused', async (query, code, detail) => {
    const { status, json } = await calc('optimize', query);
    expect([status, json.code]).toEqual([400, code]);
    expect(json.detail).toMatch(detail);
  });
});

test('each costs one unit, and nothing when it is refused or known', async () => {
  const key = await service.newKey('free', 'calculator@example.org');
  const send = (path: string, headers: Record<string, string> = {}) =>
    service.get(`/v1/bloodborne/calc/${path}`, { key, headers });
  const first = await send('attack-rating?weapon_slug=saw-cleaver');
  expect(first.headers).toMatchObject({ 'x-ratelimit-cost': '1', 'x-ratelimit-remaining': '99' });
  for (const path of [
    'damage?weapon_slug=saw-cleaver&boss_slug=micolash-host-of-the-nightmare',
    'level?from=4&to=9',
    'upgrade?weapon_slug=saw-cleaver',
    'armor?maximize=defense_fire',
  ])
    expect((await send(path)).headers['x-ratelimit-cost']).toBe('1');
  expect(
    (await send('attack-rating?weapon_slug=saw-cleaver&level=99')).headers['x-ratelimit-remaining'],
  ).toBe('95');
  const again = await send('attack-rating?weapon_slug=saw-cleaver', { 'If-None-Match': first.headers.etag! });
  expect([again.status, again.headers['x-ratelimit-remaining']]).toEqual([304, '95']);
});

describe('refusals name the argument, its value and what is expected', () => {
  const circle = 'bloodtinge-blood-gemstone-1-old-yharnam';
  const refusals: readonly (readonly [string, string, string, string, string, RegExp])[] = [
    ['attack-rating', 'weapon_slug=torch&level=9', 'invalid_parameter', 'level', '9', /must be 0 for torch/],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=11',
      'invalid_parameter',
      'level',
      '11',
      /max or an integer from 0 to 10/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&strength=100',
      'invalid_parameter',
      'strength',
      '100',
      /from 1 to 99/,
    ],
    ['attack-rating', 'weapon_slug=saw-cleaver&arcane=0', 'invalid_parameter', 'arcane', '0', /from 1 to 99/],
    [
      'attack-rating',
      'weapon_slug=hunter-pistol&form=transformed',
      'invalid_parameter',
      'form',
      'transformed',
      /must be untransformed for hunter-pistol/,
    ],
    [
      'attack-rating',
      'weapon_slug=hunter-pistol&variant=lost',
      'invalid_parameter',
      'variant',
      'lost',
      /must be normal/,
    ],
    [
      'attack-rating',
      `weapon_slug=saw-cleaver&level=10&gems=${circle}`,
      'invalid_parameter',
      'gems',
      circle,
      /must fit the open slots of .* which are radial.*circle/,
    ],
    [
      'attack-rating',
      `weapon_slug=saw-cleaver&level=1&gems=red-blood-gem,red-blood-gem`,
      'invalid_parameter',
      'gems',
      'red-blood-gem,red-blood-gem',
      /at most 1 .* got 2/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&gems=red-blood-gem',
      'invalid_parameter',
      'gems',
      'red-blood-gem',
      /no open slot/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=9&gems=red-blood-gem,tear-blood-gem,red-blood-gem,red-blood-gem',
      'invalid_parameter',
      'gems',
      'red-blood-gem,tear-blood-gem,red-blood-gem,red-blood-gem',
      /1 to 3/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=9&gems=tempering-abyssal-blood-gem',
      'invalid_parameter',
      'gems',
      'tempering-abyssal-blood-gem',
      /after a colon, e\.g\. tempering-abyssal-blood-gem:/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=9&gems=tempering-abyssal-blood-gem:90',
      'invalid_parameter',
      'gems',
      'tempering-abyssal-blood-gem:90',
      /a value from .* got 90/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=9&gems=fire-abyssal-blood-gem:20,bolt-abyssal-blood-gem:20',
      'invalid_parameter',
      'gems',
      'fire-abyssal-blood-gem:20,bolt-abyssal-blood-gem:20',
      /fire and bolt/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleever',
      'unknown_reference',
      'weapon_slug',
      'saw-cleever',
      /saw-cleaver/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&level=9&gems=red-blod-gem',
      'unknown_reference',
      'gems',
      'red-blod-gem',
      /red-blood-gem/,
    ],
    [
      'attack-rating',
      'weapon_slug=saw-cleaver&curve=vitality',
      'invalid_parameter',
      'curve',
      'vitality',
      /arcane, blood_tinge, skill, strength/,
    ],
    [
      'damage',
      'weapon_slug=saw-cleaver&boss_slug=cleric-best',
      'unknown_reference',
      'boss_slug',
      'cleric-best',
      /cleric-beast/,
    ],
    [
      'damage',
      'weapon_slug=saw-cleaver&boss_slug=cleric-beast&attack=light-atack-1',
      'unknown_reference',
      'attack',
      'light-atack-1',
      /light-attack-1/,
    ],
    ['level', 'from=30&to=12', 'invalid_parameter', 'to', '12', /from 30 to 544/],
    ['level', 'from=4&to=700', 'invalid_parameter', 'to', '700', /to 544/],
    ['level', 'from=2&to=40', 'invalid_parameter', 'from', '2', /from 4 to 544/],
    ['level', 'class_slug=violent-past&from=5&to=9', 'invalid_parameter', 'from', '5', /starts at level 10/],
    ['level', 'class_slug=violent-past&strength=10', 'invalid_parameter', 'strength', '10', /from 15 to 99/],
    [
      'level',
      'class_slug=violent-passed&to=20',
      'unknown_reference',
      'class_slug',
      'violent-passed',
      /violent-past/,
    ],
    [
      'level',
      'class_slug=violent-past&to=20&skill=30',
      'invalid_parameter',
      'to',
      '20',
      /cannot be combined with skill/,
    ],
    ['upgrade', 'weapon_slug=saw-cleaver&from=6&to=3', 'invalid_parameter', 'to', '3', /from 6 to 10/],
    [
      'armor',
      'maximize=defense_fire&max_weight=-1',
      'invalid_parameter',
      'max_weight',
      '-1',
      /a number from 0 to 1000/,
    ],
    ['armor', 'maximize=defense_fire&max_weight=1.50', 'invalid_parameter', 'max_weight', '1.50', /a number/],
    ['armor', 'maximize=defense_fires', 'invalid_parameter', 'maximize', 'defense_fires', /defense_fire/],
    [
      'armor',
      'maximize=defense_fire&sets=charred-hunter',
      'unknown_reference',
      'sets',
      'charred-hunter',
      /charred-hunter-set/,
    ],
  ];
  test.each(refusals)('%s?%s', async (what, query, code, name, received, sentence) => {
    const { status, json } = await calc(what, query);
    expect({ status, code: json.code }).toEqual({ status: 400, code });
    expect(json.errors[0]).toMatchObject({ in: 'query', name, received });
    expect(json.detail).toMatch(sentence);
    expect(json.detail).toContain(name);
  });

  test.each([
    ['level', 'to=9', 'from'],
    ['level', 'from=9', 'to'],
    ['level', 'skill=20', 'class_slug'],
    ['attack-rating', '', 'weapon_slug'],
    ['damage', 'weapon_slug=saw-cleaver', 'boss_slug'],
    ['armor', '', 'maximize'],
  ])('%s?%s lacks %s', async (what, query, name) => {
    const { status, json } = await calc(what, query);
    expect([status, json.code, json.errors[0].name]).toEqual([400, 'missing_parameter', name]);
  });

  test('the limits are machine-readable', async () => {
    expect((await calc('attack-rating', 'weapon_slug=torch&level=9')).json.errors[0]).toMatchObject({
      min: 0,
      max: 0,
    });
    expect(
      (await calc('attack-rating', 'weapon_slug=hunter-pistol&form=transformed')).json.errors[0].allowed,
    ).toEqual(['untransformed']);
  });
});

test('any arguments give a result or a refusal that names one of them', async () => {
  const random = createRandom(17);
  const slugs = (file: string) => recordsOf(file).map(({ slug }) => slug as string);
  const [weapons, bosses, gems, sets, origins] = [
    'weapons',
    'bosses',
    'blood-gems',
    'armor-sets',
    'classes',
  ].map(slugs);
  const stat = () => String(1 + random.integer(99));
  const parameters: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
    damage: {
      weapon_slug: () => random.pick(weapons!),
      boss_slug: () => random.pick(bosses!),
      level: () => String(random.integer(12)),
      variant: () => random.pick(['normal', 'uncanny', 'lost']),
      form: () => random.pick(['untransformed', 'transformed']),
      strength: stat,
      skill: stat,
      gems: () =>
        Array.from(
          { length: 1 + random.integer(3) },
          () => random.pick(gems!) + random.pick(['', ':5', ':-3', ':12.5']),
        ).join(),
      attack: () => random.pick(['light-attack-1', 'shot', 'heavy-attack-1', 'charged-heavy-attack']),
    },
    level: { class_slug: () => random.pick(origins!), from: stat, to: stat, vitality: stat, arcane: stat },
    upgrade: {
      weapon_slug: () => random.pick(weapons!),
      from: () => String(random.integer(11)),
      to: () => String(random.integer(11)),
    },
    armor: {
      maximize: () => random.pick(['defense_fire', 'defense_physical', 'resistance_beasthood']),
      sets: () => random.pick(sets!),
      max_weight: () => String(random.integer(20)),
    },
  };
  const all = { ...parameters, 'attack-rating': { ...parameters['damage'] } } as Record<
    string,
    Record<string, () => string>
  >;
  delete all['attack-rating']!['boss_slug'];
  delete all['attack-rating']!['attack'];
  const statuses = new Map<number, number>();
  for (let round = 0; round < 300; round += 1) {
    const what = random.pick(Object.keys(all));
    const query = Object.entries(all[what]!)
      .filter(([name]) => ['weapon_slug', 'boss_slug', 'maximize'].includes(name) || random.chance(0.6))
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
