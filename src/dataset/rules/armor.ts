import { doubt, rule } from './rule.ts';

export const armorRules = [
  rule(
    'armor sets',
    'Every set has at least one piece, and pieces and set agree on whether they are of the expansion.',
    ({ list, by }) => {
      for (const set of list('armor_set')) {
        const pieces = by('armor', 'set_slug', set.slug);
        if (pieces.length === 0) set.report(undefined, 'at least one piece (a `set_slug`)');
        for (const piece of pieces) piece.expect('is_dlc', set.get('is_dlc'), 'as for its set');
      }
    },
  ),
  doubt('one piece a slot', 'A set has one piece for a slot, variants apart.', ({ list, by }) => {
    for (const set of list('armor_set')) {
      const slots = new Map<unknown, string>();
      for (const { slug, get, report } of by('armor', 'set_slug', set.slug)) {
        if (get('variant_label') !== null) continue;
        const other = slots.get(get('slot'));
        if (other === undefined) slots.set(get('slot'), slug);
        else report('slot', `a slot that ${other} of the same set does not fill`, get('slot'));
      }
    }
  }),
];
