import { describe, expect, test } from '@jest/globals';
import {
  attackRating,
  attackStats,
  type ByStat,
  damageTypes,
} from '../../../src/games/elden-ring/calculators/attack-rating.ts';
import { randomFrom } from '../../calculators/data.ts';
import { type Case, cases, inputs, totalsOf } from './attack-rating-cases.ts';
import { weaponAt, weapons } from './data.ts';

const none: ByStat = { strength: 0, dexterity: 0, intelligence: 0, faith: 0, arcane: 0 };
const byName = new Map([...weapons.values()].map((weapon) => [weapon.name, weapon]));

function rate(each: Case) {
  const weapon = byName.get(each['weapon']!)!;
  const wanted = each['affinity']!.toLowerCase().replace(' ', '_');
  // The cases call the only affinity of a unique weapon the standard one.
  const affinity =
    weapon.affinities.find(({ affinity: name }) => name === wanted) ??
    weapon.affinities.find(({ affinity: name }) => name === 'unique' && wanted === 'standard')!;
  const rated = weaponAt(weapon, affinity, Number(each['level']));
  const stats = Object.fromEntries(
    attackStats.map((stat) => [stat, Number(each[stat])]),
  ) as unknown as ByStat;
  const isFree = each['ignore_requirements'] === 'True';
  return attackRating(
    isFree ? { ...rated, requirements: none } : rated,
    stats,
    each['two_handed'] === 'True',
  );
}

const isEqual = (total: number, expected: string) => Math.abs(total - Number(expected)) < 0.005;

describe('published cases', () => {
  test('there are 2,264 inputs, 26 of them with two different totals', () => {
    expect([cases.length, inputs.size]).toEqual([2504, 2264]);
    expect([...inputs.values()].filter((same) => totalsOf(same).length > 1)).toHaveLength(26);
  });

  test('of the 2,238 inputs with one total, 2,237 agree to the second decimal; one has the total of another input', () => {
    const clear = [...inputs].filter(([, same]) => totalsOf(same).length === 1);
    const others = clear.filter(([, [each]]) => !isEqual(rate(each!).total, each!['ar_exact']!));
    expect(clear).toHaveLength(2238);
    expect(others.map(([input]) => input)).toEqual(['Moonveil,Standard,0,False,True,50,5,30,1,1']);
    // Its types add up to another total than its own, which is that of dexterity 50 instead of 5.
    const [, [odd]] = others[0]!;
    const asIf = { ...odd!, dexterity: '50' };
    expect(Number(odd!['physical']) + Number(odd!['magic'])).toBeLessThan(Number(odd!['ar_exact']) - 20);
    expect(isEqual(rate(asIf).total, odd!['ar_exact']!)).toBe(true);
  });

  test('where an input has two totals, one of them is ours', () => {
    for (const same of inputs.values()) {
      const { total } = rate(same[0]!);
      if (totalsOf(same).length > 1)
        expect(totalsOf(same).filter((expected) => isEqual(total, expected))).toHaveLength(1);
    }
  });

  test('every type of all 2,504 cases is the one that is shown', () => {
    const shown = (value: number) => (value === 0 ? '-' : String(Math.floor(value + 1e-9)));
    for (const each of cases) {
      const { by_type } = rate(each);
      expect(damageTypes.map((type) => shown(by_type[type]))).toEqual(damageTypes.map((type) => each[type]));
    }
  });
});

describe('hands', () => {
  const stats: ByStat = { strength: 31, dexterity: 20, intelligence: 1, faith: 1, arcane: 1 };
  const total = (slug: string, isTwoHanded: boolean, strength = 31) => {
    const weapon = weapons.get(slug)!;
    const [affinity] = weapon.affinities;
    return attackRating(weaponAt(weapon, affinity!, 0), { ...stats, strength }, isTwoHanded).total;
  };

  test('two raise strength by half, cut to a whole number', () => {
    expect(total('longsword', true)).toBe(total('longsword', false, 46));
    expect(total('longsword', true)).toBeGreaterThan(total('longsword', false));
  });

  test('a paired weapon gains nothing, and a bow is always in both', () => {
    expect(weapons.get('caestus')!.is_paired).toBe(true);
    expect(total('caestus', true)).toBe(total('caestus', false));
    expect(total('longbow', false)).toBe(total('longbow', true));
  });

  test('two hands meet a requirement of strength', () => {
    const weapon = weapons.get('greatsword')!;
    const rated = weaponAt(weapon, weapon.affinities[0]!, 0);
    const held = (isTwoHanded: boolean) => attackRating(rated, { ...stats, strength: 21 }, isTwoHanded);
    expect(held(false).unmet).toEqual([{ stat: 'strength', needed: 31, has: 21 }]);
    expect(held(true).unmet).toEqual([]);
    expect(held(false).total).toBeCloseTo(weapon.attack.physical * 0.6, 9);
    expect(held(false).bonus.physical).toBeCloseTo(weapon.attack.physical * -0.4, 9);
  });
});

describe('status effects', () => {
  const at = (slug: string, affinityName: string, level: number, arcane: number) => {
    const weapon = weapons.get(slug)!;
    const affinity = weapon.affinities.find(({ affinity: name }) => name === affinityName)!;
    const stats = { strength: 99, dexterity: 99, intelligence: 99, faith: 99, arcane };
    return attackRating(weaponAt(weapon, affinity, level), stats, false).status;
  };

  test('bleed scales with arcane', () => {
    const { scaling_value: scaling } = weapons.get('rivers-of-blood')!.affinities[0]!;
    // Three quarters of the scaling count at 45 arcane.
    expect(at('rivers-of-blood', 'unique', 0, 45)).toEqual([
      {
        kind: 'bleed',
        amount: expect.closeTo(50 * (1 + 0.75 * scaling.arcane), 9),
        base: 50,
        bonus: expect.closeTo(50 * 0.75 * scaling.arcane, 9),
      },
    ]);
  });

  test('an unmet requirement of arcane takes 40 percent', () => {
    expect(at('rivers-of-blood', 'unique', 0, 10)).toEqual([
      { kind: 'bleed', amount: expect.closeTo(30, 9), base: 50, bonus: expect.closeTo(-20, 9) },
    ]);
  });

  test('upgrades raise what an affinity adds, and arcane does not raise frost', () => {
    const [before, after] = [0, 25].map((level) => at('uchigatana', 'cold', level, 99));
    const frost = (of: typeof before) => of!.find(({ kind }) => kind === 'frost')!;
    expect(frost(after).amount).toBeGreaterThan(frost(before).amount);
    expect(frost(after).bonus).toBe(0);
  });
});

describe('every weapon, affinity and level', () => {
  const all = [...weapons.values()].flatMap((weapon) =>
    weapon.affinities.flatMap((affinity) =>
      Array.from({ length: weapon.max_level + 1 }, (_, level) => ({ weapon, affinity, level })),
    ),
  );

  test('has a rating whose parts and steps add up', () => {
    const random = randomFrom(36);
    expect(all.length).toBeGreaterThan(70_000);
    for (const { weapon, affinity, level } of all) {
      const stats = Object.fromEntries(
        attackStats.map((stat) => [stat, 1 + Math.floor(random() * 99)]),
      ) as unknown as ByStat;
      const rating = attackRating(weaponAt(weapon, affinity, level), stats, level % 2 === 1);
      const { by_type, base, bonus, steps } = rating;
      const off = damageTypes.filter((type) => {
        const last = steps.findLast((step) => step.damage_type === type)?.result ?? 0;
        return Math.abs(base[type] + bonus[type] - by_type[type]) > 1e-9 || last !== by_type[type];
      });
      const isWhole =
        off.length === 0 && rating.status.every(({ amount }) => amount > 0) && Number.isFinite(rating.total);
      if (!isWhole) expect({ weapon: weapon.slug, affinity: affinity.affinity, level, rating }).toBe('whole');
    }
  });

  test('is rated no lower with more of a stat, and gains by upgrades', () => {
    const lowered: string[] = [];
    for (const { weapon, affinity, level } of all) {
      if (level !== 0 && level !== weapon.max_level) continue;
      const rated = weaponAt(weapon, affinity, level);
      for (const stat of attackStats) {
        let before = 0;
        for (const value of [1, 12, 18, 40, 60, 80, 99]) {
          const stats = {
            strength: 20,
            dexterity: 20,
            intelligence: 20,
            faith: 20,
            arcane: 20,
            [stat]: value,
          };
          const { total } = attackRating(rated, stats, false);
          if (total < before) lowered.push(`${weapon.slug} ${affinity.affinity} +${level} ${stat} ${value}`);
          before = total;
        }
      }
      const stats = { strength: 50, dexterity: 50, intelligence: 50, faith: 50, arcane: 50 };
      const first = attackRating(weaponAt(weapon, affinity, 0), stats, false).total;
      if (attackRating(rated, stats, false).total < first) lowered.push(`${weapon.slug} +${level}`);
    }
    expect(lowered).toEqual([]);
  });
});
