import { expect, test } from '@jest/globals';
import { publishedGame } from '../../games.ts';

type DataRecord = Readonly<Record<string, any>>;

const recordsOf = (table: string) => publishedGame('elden-ring').records.get(table)! as readonly DataRecord[];
const forms = recordsOf('boss').flatMap((boss) =>
  (boss['forms'] as readonly DataRecord[]).map((form) => ({ boss, form })),
);
const later = (slug: string, at = 0) =>
  recordsOf('boss').find((boss) => boss['slug'] === slug)!['forms'][at]
    .new_game_plus as readonly DataRecord[];

/** Factors of the playthroughs 3 to 8 to the second, as players publish them. */
const steps = {
  hp: [1.1, 1.15, 1.2, 1.3, 1.35, 1.4],
  reward: [1.1, 1.125, 1.2, 1.225, 1.25, 1.275],
  attack_rate: [1.1, 1.15, 1.2, 1.3, 1.35, 1.45],
  defense_rate: [1.025, 1.05, 1.1, 1.15, 1.2, 1.3],
  stamina_attack_rate: [1.4, 1.5, 1.6, 1.7, 1.8, 1.9],
} as const;

test('bosses have the values of later playthroughs that are known', () => {
  // Malenia's hit points and defense on the eighth playthrough are in a public calculator: 26,250 and 192.
  const [second, , , , , , eighth] = later('malenia-blade-of-miquella');
  expect(second).toMatchObject({ playthrough: 2, hp: 18750, reward: 960_000 });
  expect(eighth).toMatchObject({ playthrough: 8, hp: 26250 });
  expect(Math.floor(123.2 * eighth!['defense_rate'])).toBe(192);
  // A log of the game names the rows that Royal Knight Loretta has: the factors for hit points are 2.266 and 1.845.
  expect(later('royal-knight-loretta')[0]!['hp']).toBe(Math.floor(1860 * 2.266 * 1.845));
});

test('each form has every later playthrough, or none, and each is harder than the one before', () => {
  const lists = forms.flatMap(({ form }) => (form['new_game_plus'] ? [form] : []));
  expect(lists.length).toBeGreaterThan(220);
  for (const { hp, new_game_plus: list } of lists) {
    expect(list.map(({ playthrough }: DataRecord) => playthrough)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const known = [hp, ...list.map((each: DataRecord) => each['hp'])].filter((each) => each !== undefined);
    expect(known).toEqual([...known].sort((a, b) => a - b));
  }
});

test.each(Object.entries(steps))(
  '%s grows from playthrough to playthrough by the same steps',
  (member, factors) => {
    let compared = 0;
    for (const { form } of forms) {
      const [second, ...others] = (form['new_game_plus'] ?? []) as readonly DataRecord[];
      for (const [at, each] of others.entries()) {
        if (each[member] === undefined || second![member] === undefined) continue;
        // Hit points are whole, and rates have three decimals.
        const error = member === 'hp' ? 2.5 : member === 'reward' ? 0 : 0.0015;
        expect(Math.abs(each[member] - second![member] * factors[at]!)).toBeLessThanOrEqual(error + 1e-9);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(800);
  },
);

test('variants of enemies have the second playthrough', () => {
  const lists = recordsOf('enemy').flatMap(({ variants }) =>
    (variants as readonly DataRecord[]).flatMap(({ new_game_plus: list }) => (list ? [list] : [])),
  );
  expect(lists.length).toBeGreaterThan(2700);
  for (const [{ playthrough, attack_rate: rate }, ...more] of lists)
    expect([playthrough, rate > 1, more.length]).toEqual([2, true, 0]);
});
