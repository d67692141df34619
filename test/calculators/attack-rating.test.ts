import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type AttackType,
  attackRating,
  attackStats,
  attackTypes,
  type ByStat,
  type ByType,
  type GemEffect,
  unmetRequirements,
} from '../../src/games/bloodborne/calculators/attack-rating.ts';
import { fitGems, readGemEffect } from '../../src/games/bloodborne/calculators/blood-gems.ts';
import { valueAt } from '../../src/games/calculators/stat-curve.ts';
import { fromRoot } from '../../src/root.ts';
import { noStats, randomFrom, recordsOf, saturation, weaponAt } from './data.ts';

interface Case {
  readonly kind: 'attack_rating' | 'attack_rating_all' | 'gain' | 'letters';
  readonly source: 'vue' | 'fextralife' | 'hikkaruu';
  readonly weapon: string;
  readonly level: number;
  readonly stats: Partial<ByStat>;
  readonly type: AttackType;
  readonly stat: keyof ByStat;
  readonly from: number;
  readonly to: number;
  readonly expected: never;
  readonly expected_raw: number;
  readonly expected_gain: number;
  readonly tolerance: number;
  /** Why the source has another value; absent where it has the same. */
  readonly because?: string;
  /** The scaling with which the source reckons instead of the table's. */
  readonly source_scaling?: Partial<ByStat>;
}

const { cases } = JSON.parse(readFileSync(fromRoot('test', 'calculators', 'ar-cases.json'), 'utf8')) as {
  readonly cases: readonly Case[];
};

const rate = (weapon: string, level: number, stats: Partial<ByStat>, gems: readonly GemEffect[] = []) => {
  const { attack, scaling_value: scaling } = weaponAt(weapon, level);
  return attackRating({ weapon: { attack, scaling }, stats: { ...noStats, ...stats }, saturation, gems });
};
const named = (each: Case, index: number) => [`${index + 1} ${each.weapon} +${each.level}`, each] as const;
const of = (kind: Case['kind'], isExplained: boolean) =>
  cases.filter((each) => each.kind === kind && (each.because !== undefined) === isExplained).map(named);

describe('published cases', () => {
  test('there are 203, and 10 differ by the rounding of their sources', () => {
    expect(cases).toHaveLength(203);
    expect(cases.filter(({ because }) => because !== undefined)).toHaveLength(10);
  });

  test.each(of('attack_rating', false))('%s: the rating of a type', (_name, each) => {
    expect(rate(each.weapon, each.level, each.stats).by_type[each.type]).toBe(each.expected);
  });

  test.each(of('attack_rating_all', false))('%s: all ratings', (_name, each) => {
    expect(rate(each.weapon, each.level, each.stats).by_type).toEqual(each.expected);
  });

  test.each(of('gain', false))('%s: the gain over a range', (_name, each) => {
    // The page adds up whole numbers, and its ranges begin at the requirement or one above.
    const at = (value: number) => rate(each.weapon, each.level, { [each.stat]: value }).by_type[each.type];
    const gains = [at(each.to) - at(each.from), at(each.to) - at(each.from + 1)];
    expect(Math.min(...gains.map((gain) => Math.abs(gain - each.expected_gain)))).toBeLessThanOrEqual(
      each.tolerance,
    );
  });

  test.each(of('letters', false))('%s: the grades', (_name, each) => {
    const { scaling } = weaponAt(each.weapon, each.level);
    const grades = Object.fromEntries(
      attackStats.map((stat) => [stat, scaling[stat].replace('-', '') || null]),
    );
    expect(grades).toEqual(each.expected);
  });
});

describe('cases that differ, each as its source reckons', () => {
  test.each(of('attack_rating', true))('%s: with the rounded scaling of the source', (_name, each) => {
    const { attack, scaling_value } = weaponAt(each.weapon, each.level);
    const scaling = { ...scaling_value, ...each.source_scaling };
    const stats = { ...noStats, ...each.stats };
    const theirs = attackRating({ weapon: { attack, scaling }, stats, saturation });
    expect(theirs.by_type[each.type]).toBe(each.expected);
    const [cut] = theirs.steps.filter(({ damage_type, kind }) => damage_type === each.type && kind === 'cut');
    expect(cut!.result + cut!.amount).toBeCloseTo(each.expected_raw, 3);
    expect(rate(each.weapon, each.level, each.stats).by_type[each.type]).toBe((each.expected as number) + 1);
  });

  test.each(of('attack_rating_all', true))('%s: off by no more than 2, with rounded steps', (_name, each) => {
    const { by_type } = rate(each.weapon, each.level, each.stats);
    const off = attackTypes.map((type) => Math.abs(by_type[type] - (each.expected as ByType)[type]));
    expect(Math.max(...off)).toBeGreaterThan(0);
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
    // The source adds a tenth of the gain from +0 to +10 for each level, rounded to hundredths.
    const [first, last] = [weaponAt(each.weapon, 0), weaponAt(each.weapon, 10)];
    const nearest = attackTypes.map((type) => {
      const { attack, scaling_value } = weaponAt(each.weapon, each.level);
      const range = attackStats.flatMap((stat) =>
        [-0.05, 0, 0.05].map((change) => ({
          ...scaling_value,
          [stat]: Math.min(
            last.scaling_value[stat] + 0.05,
            Math.max(first.scaling_value[stat], scaling_value[stat] + change),
          ),
        })),
      );
      const ratings = range.map(
        (scaling) =>
          attackRating({ weapon: { attack, scaling }, stats: { ...noStats, ...each.stats }, saturation })
            .by_type[type],
      );
      const expected = (each.expected as ByType)[type];
      return Math.min(...ratings) <= expected && expected <= Math.max(...ratings);
    });
    expect(nearest).toEqual(nearest.map(() => true));
  });

  test.each(of('letters', true))('%s: has the grade of the next level', (_name, each) => {
    const here = weaponAt(each.weapon, each.level).scaling;
    const next = weaponAt(each.weapon, each.level + 1).scaling;
    const theirs = each.expected as ByStat<string | null>;
    const others = attackStats.filter((stat) => here[stat] !== (theirs[stat] ?? '-'));
    expect(others.length).toBeGreaterThan(0);
    for (const stat of others) expect(next[stat]).toBe(theirs[stat]);
  });
});

describe('worked examples', () => {
  const percent = (
    value: number,
    changes = 'physical_attack',
    converts_to: GemEffect['converts_to'] = null,
  ) => ({ source: 'gem', changes, unit: 'percent', value, condition: null, converts_to }) as const;
  const points = (value: number, changes: string, converts_to: GemEffect['converts_to'] = null) =>
    ({ source: 'gem', changes, unit: 'points', value, condition: null, converts_to }) as const;

  test.each([
    ['saw-cleaver', 10, { strength: 50, skill: 50 }, { physical: 333 }],
    ['ludwigs-holy-blade', 10, { strength: 50, skill: 50 }, { physical: 472 }],
    ['chikage', 10, { strength: 14, skill: 25, blood_tinge: 50 }, { physical: 251, blood: 356 }],
    ['holy-moonlight-sword', 10, { strength: 50, skill: 25, arcane: 50 }, { physical: 356, arcane: 185 }],
    ['tonitrus', 10, { strength: 50, skill: 16, arcane: 30 }, { physical: 257, bolt: 102 }],
    ['threaded-cane', 6, { strength: 15, skill: 40 }, { physical: 192 }],
    ['hunter-pistol', 10, { strength: 7, skill: 9, blood_tinge: 50 }, { blood: 275 }],
    ['kos-parasite', 10, { strength: 20, skill: 10, arcane: 99 }, { arcane: 156 }],
  ] as const)('%s +%i has the rating of its example', (weapon, level, stats, expected) => {
    const { by_type, total } = rate(weapon, level, stats);
    expect(by_type).toEqual({ physical: 0, blood: 0, arcane: 0, fire: 0, bolt: 0, ...expected });
    expect(total).toBe(Object.values(expected).reduce((sum, one) => sum + one, 0));
  });

  test('three percentages multiply, and points come last', () => {
    const stats = { strength: 50, skill: 25 };
    const three = rate('saw-cleaver', 10, stats, [percent(27.2), percent(27.2), percent(27.2)]);
    expect(three.total).toBe(633);
    expect(three.unverified).toEqual(['gem_percentages_multiply']);
    const odd = rate('saw-cleaver', 10, stats, [percent(27.2), points(15, 'physical_attack'), percent(27.2)]);
    expect(odd.total).toBe(513);
    expect(odd.unverified).toEqual(['gem_percentages_multiply', 'gem_points_last']);
  });

  test('an element turns the attack, which scales with arcane then', () => {
    const fire = percent(27.2, 'fire_attack', 'fire');
    const turned = rate('ludwigs-holy-blade', 10, { strength: 99, skill: 99, arcane: 50 }, [
      fire,
      fire,
      fire,
    ]);
    expect(turned.by_type).toEqual({ physical: 0, blood: 0, arcane: 0, fire: 719, bolt: 0 });
    expect(turned.base.fire).toBe(200);
    expect(turned.unverified).toContain('conversion');
    const kept = rate('tonitrus', 10, { strength: 50 }, [fire]);
    expect(kept.by_type).toEqual(rate('tonitrus', 10, { strength: 50 }).by_type);
  });

  test('points of an element are beside the physical attack', () => {
    const odd = rate('saw-cleaver', 0, {}, [points(42, 'bolt_attack', 'bolt')]);
    expect(odd.by_type.bolt).toBe(42);
    expect(odd.by_type.physical).toBe(rate('saw-cleaver', 0, {}).by_type.physical);
    expect(odd.unverified).toContain('flat_gems_do_not_convert');
    // What a form adds to an element, it adds to the weapon's own only.
    const { attack, scaling_value: scaling } = weaponAt('saw-cleaver', 0);
    const form = {
      deals: ['physical'] as const,
      effects: [
        { kind: 'bolt_rate', amount: 3 },
        { kind: 'bolt_flat', amount: 20 },
      ],
    };
    const gems = [points(42, 'bolt_attack', 'bolt')];
    const ofForm = attackRating({ weapon: { attack, scaling }, stats: noStats, saturation, gems, form });
    expect(ofForm.by_type.bolt).toBe(42);
  });

  test('points of scaling are hundredths, and add up', () => {
    const heavy = rate('saw-cleaver', 10, { strength: 50 }, [
      points(28, 'strength_scaling'),
      points(2, 'strength_scaling'),
    ]);
    const { attack, scaling_value } = weaponAt('saw-cleaver', 10);
    const plain = attack.physical * (1 + 0.85 * (scaling_value.strength + 0.3));
    expect(heavy.total).toBe(Math.floor(plain + 1e-9));
  });

  test('a form deals some types only, and may change the values', () => {
    const { attack, scaling_value: scaling } = weaponAt('logarius-wheel', 10);
    const stats = { ...noStats, strength: 50, arcane: 25 };
    const effects = recordsOf('weapons').find(({ slug }) => slug === 'logarius-wheel')!.modifiers;
    const form = { deals: ['physical', 'arcane'] as const, effects };
    const { by_type, unverified } = attackRating({ weapon: { attack, scaling }, stats, saturation, form });
    const arcane = attack.arcane * (1 + 0.5 * (scaling.arcane + 0.5)) * 3 + 20;
    expect(by_type).toMatchObject({
      physical: Math.floor(attack.physical * (1 + 0.85 * scaling.strength) * 0.7 + 1e-9),
      arcane: Math.floor(arcane + 1e-9),
    });
    expect(unverified).toContain('form_effects');
  });
});

describe('for every weapon and level', () => {
  const rows = recordsOf('weapon-levels');

  test('more of a stat never lowers the rating, with gems or without', () => {
    const random = randomFrom(17);
    const gems: GemEffect[] = [
      {
        source: 'a',
        changes: 'physical_attack',
        unit: 'percent',
        value: 18,
        condition: null,
        converts_to: null,
      },
      { source: 'b', changes: 'all_attack', unit: 'percent', value: -4, condition: null, converts_to: null },
      {
        source: 'c',
        changes: 'arcane_scaling',
        unit: 'points',
        value: 12,
        condition: null,
        converts_to: null,
      },
    ];
    const lowered: string[] = [];
    for (const { weapon_slug, level } of rows) {
      const stats = Object.fromEntries(
        attackStats.map((stat) => [stat, 1 + Math.floor(random() * 99)]),
      ) as unknown as ByStat;
      for (const stat of attackStats) {
        for (const held of [[], gems]) {
          let before = Number.NEGATIVE_INFINITY;
          for (let value = 1; value <= 99; value += 7) {
            const { total } = rate(weapon_slug, level, { ...stats, [stat]: value }, held);
            if (total < before) lowered.push(`${weapon_slug} +${level} ${stat} ${value}`);
            before = total;
          }
        }
      }
    }
    expect(lowered).toEqual([]);
  });

  test('the parts and the steps say the same as the whole', () => {
    for (const { weapon_slug, level } of rows) {
      const { total, by_type, base, bonus, steps } = rate(weapon_slug, level, {
        strength: 31,
        skill: 27,
        blood_tinge: 18,
        arcane: 44,
      });
      expect(total).toBe(attackTypes.reduce((sum, type) => sum + by_type[type], 0));
      for (const type of attackTypes) {
        expect(base[type] + bonus[type]).toBe(by_type[type]);
        const last = steps.findLast((step) => step.damage_type === type);
        expect(last === undefined ? 0 : last.result).toBe(by_type[type]);
      }
    }
  });

  test('at the least stats nothing is added, and what is required is said', () => {
    expect(rate('saw-cleaver', 0, noStats).bonus.physical).toBe(0);
    expect(valueAt(saturation, 1)).toBe(0);
    const { requirements } = recordsOf('weapons').find(({ slug }) => slug === 'ludwigs-holy-blade')!;
    expect(unmetRequirements(requirements, { ...noStats, skill: 99 })).toEqual([
      { stat: 'strength', needed: requirements.strength, has: 1 },
    ]);
  });
});

describe('blood gems', () => {
  test('the words of every gem are read as its family has them', () => {
    const families = new Map(recordsOf('blood-gem-families').map((family) => [family.slug, family]));
    for (const gem of recordsOf('blood-gems')) {
      const effect = readGemEffect(gem.primary_effect)!;
      const modifier = families.get(gem.family_slug)?.modifier;
      if (modifier === null) continue;
      expect([gem.slug, effect.changes]).toEqual([gem.slug, modifier.changes]);
      if (effect.values === null) continue;
      expect([gem.slug, effect.condition]).toEqual([gem.slug, modifier.condition]);
      expect([gem.slug, effect.unit]).toEqual([gem.slug, modifier.unit === 'percent' ? 'percent' : 'points']);
      for (const words of gem.secondary_effects)
        if (!/not known|lowered/.test(words))
          expect([words, readGemEffect(words)?.values]).not.toEqual([words, undefined]);
    }
    expect(readGemEffect('A drawback; which one is not known')).toBeUndefined();
  });

  test('gems find slots in any order, or none', () => {
    expect(fitGems([['circle'], ['radial']], ['radial', 'radial', 'circle'])).toEqual([2, 0]);
    expect(fitGems([['droplet'], ['radial']], ['radial'])).toBeUndefined();
    expect(fitGems([['droplet']], ['waning'])).toEqual([0]);
    expect(fitGems([['radial', 'waning'], ['radial']], ['radial', 'waning'])).toEqual([1, 0]);
    expect(fitGems([['circle']], ['radial', 'waning'])).toBeUndefined();
  });
});
