import { rule } from '../../../dataset/rules/rule.ts';

export const bloodGemRules = [
  rule(
    'blood gems',
    'The rating of a gem is within its family, and its shape is one of the available shapes. The values of a family are in order of rating, each from its lowest to its highest.',
    ({ list, find }) => {
      for (const { get, number, items, report } of list('blood_gem')) {
        const family = find('blood_gem_family', get('family_slug'));
        const rating = number('rating');
        if (family && rating !== undefined) {
          const [min, max] = [family.number('rating_min')!, family.number('rating_max')!];
          if (rating < min || rating > max)
            report('rating', `${min} to ${max}, the ratings of ${family.slug}`, rating);
        }
        const shapes = items('shapes_available').map((each) => each.get('shape'));
        if (get('shape') !== null && !shapes.includes(get('shape')))
          report('shape', `one of the shapes available: ${shapes.join(', ')}`, get('shape'));
      }
      for (const family of list('blood_gem_family')) {
        let next: number | undefined;
        for (const { get, number, expect, report } of family.items('values')) {
          if (next !== undefined) expect('rating', next, 'one more than before');
          next = number('rating')! + 1;
          const [min, max] = [number('min')!, number('max')!];
          if (min > max) report('min', `at most ${max}`, min);
          for (const [index, value] of ((get('strengths') ?? []) as (number | null)[]).entries())
            if (value !== null && (value < min - 1 || value > max + 1))
              report(`strengths[${index}]`, `${min} to ${max}, the range of the rating`, value);
        }
      }
    },
  ),
  rule(
    'effects of blood gems',
    "The values of a gem's effect are those of its family: a single value is within the values of its rating, and a range goes from the weakest value of a rating to the strongest of one.",
    ({ list, find }) => {
      for (const { get, number, report } of list('blood_gem')) {
        const all = find('blood_gem_family', get('family_slug'))?.items('values') ?? [];
        const rating = number('rating');
        const values = all.filter((value) => rating === undefined || value.number('rating') === rating);
        const stated = String(get('primary_effect') ?? '').match(/[+-]\d+(?:\.\d+)?/g) ?? [];
        if (values.length === 0 || stated.length === 0) continue;
        const ends = values.map((value) =>
          [value.number('min')!, value.number('max')!].sort((a, b) => Math.abs(a) - Math.abs(b)),
        ) as [weak: number, strong: number][];
        const isNear = (value: number, other: number) => Math.abs(value - other) < 0.06;
        const [first, second] = stated.map(Number) as [number, number?];
        const fits =
          second === undefined
            ? ends.some((pair) => first > Math.min(...pair) - 0.06 && first < Math.max(...pair) + 0.06)
            : ends.some(([weak]) => isNear(first, weak)) && ends.some(([, strong]) => isNear(second, strong));
        if (!fits) {
          const strongest = ends.map(([, strong]) => strong).sort((a, b) => Math.abs(b) - Math.abs(a))[0];
          report(
            'primary_effect',
            `values of ${String(get('family_slug'))}, which gives at most ${strongest}`,
            get('primary_effect'),
          );
        }
      }
    },
  ),
  rule(
    'shapes in words',
    'The sentence on where a gem comes from calls a shape the most common one only if `shapes_available` does.',
    ({ list }) => {
      for (const { get, items, report } of list('blood_gem')) {
        const [, stated] = /\bmostly (\w+)/.exec(String(get('availability') ?? '')) ?? [];
        const shape = items('shapes_available').find((each) => each.get('shape') === stated);
        if (stated !== undefined && shape?.get('frequency') !== 'most')
          report(
            'availability',
            `text without a most common shape: ${stated} is none in \`shapes_available\``,
            stated,
          );
      }
    },
  ),
];
