import { rule } from './rule.ts';

export const bloodGemRules = [
  rule(
    'blood gems',
    'The rating of a gem lies within its family and its shape is one of the shapes available; the values of a family follow one another by rating, each from its lowest to its highest.',
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
    'shapes in words',
    'The sentence on where a gem comes from calls a shape the most usual one only when `shapes_available` does.',
    ({ list }) => {
      for (const { get, items, report } of list('blood_gem')) {
        const [, told] = /\bmostly (\w+)/.exec(String(get('availability') ?? '')) ?? [];
        const shape = items('shapes_available').find((each) => each.get('shape') === told);
        if (told !== undefined && shape?.get('frequency') !== 'most')
          report('availability', `no most usual shape: ${told} is none in \`shapes_available\``, told);
      }
    },
  ),
];
