import { rule } from '../../../dataset/rules/rule.ts';

export const endingRules = [
  rule(
    'endings',
    'The last boss of an ending is the last of the bosses that it requires, and `cords_min` is at most `cords_max`.',
    ({ list }) => {
      for (const { get, number, items, expect, report } of list('ending')) {
        const last = items('bosses').at(-1)?.get('boss_slug');
        if (get('final_boss_slug') !== null) expect('final_boss_slug', last, 'the last of its bosses');
        const [fewest, max] = [number('cords_min')!, number('cords_max')];
        if (max !== undefined && max < fewest) report('cords_max', `at least ${fewest}`, max);
      }
    },
  ),
  rule(
    'trophies',
    'A trophy of The Old Hunters requires only records of The Old Hunters, and any other trophy none of them.',
    ({ list, find }) => {
      for (const { get, items } of list('trophy')) {
        for (const requirement of items('requires')) {
          const record = find(String(requirement.get('kind')), requirement.get('slug'));
          const isDlc = record?.get('is_dlc');
          if (record && isDlc !== undefined && isDlc !== get('is_dlc'))
            requirement.report('slug', `a record whose is_dlc is ${get('is_dlc')}`, record.slug);
        }
      }
    },
  ),
];
