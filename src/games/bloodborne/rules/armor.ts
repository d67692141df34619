import type { DataRecord } from '../../../dataset/kinds.ts';
import { isExplained, rule, warning } from '../../../dataset/rules/rule.ts';

export const armorRules = [
  rule(
    'armor sets',
    'Every set has at least one piece, and pieces and set agree on whether they are of the expansion.',
    ({ list, by }) => {
      for (const set of list('armor_set')) {
        const pieces = by('armor', 'set_slug', set.slug);
        if (pieces.length === 0) set.report(undefined, 'a set with at least one piece (a `set_slug`)');
        for (const piece of pieces) piece.expect('is_dlc', set.get('is_dlc'), 'as in its set');
      }
    },
  ),
  rule(
    'armor values',
    'The description of a piece of armor repeats none of its defense values, which are in `defense`.',
    ({ list }) => {
      for (const { get, report } of list('armor')) {
        const values = Object.values((get('defense') ?? {}) as DataRecord);
        const quoted = String(get('description') ?? '').match(/(?<![\d,.])\d+(?![\d,]|\.\d)/g) ?? [];
        const repeated = quoted.find((number) => values.includes(Number(number)));
        if (repeated !== undefined)
          report('description', 'text without the numbers in `defense`', Number(repeated));
      }
    },
  ),
  warning(
    'one piece per slot',
    'A set has one piece per slot, apart from variants, or the provenance of `slot` explains why there is another.',
    ({ list, by }) => {
      for (const set of list('armor_set')) {
        const slots = new Map<unknown, string>();
        for (const piece of by('armor', 'set_slug', set.slug)) {
          const { slug, get, report } = piece;
          if (get('variant_label') !== null || isExplained(piece, 'slot')) continue;
          const other = slots.get(get('slot'));
          if (other === undefined) slots.set(get('slot'), slug);
          else report('slot', `a slot that ${other} of the same set does not fill`, get('slot'));
        }
      }
    },
  ),
];
