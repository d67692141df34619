import { rule } from '../../../dataset/rules/rule.ts';

export const runeRules = [
  rule(
    'effects of runes',
    'A bonus that is only a number applies to what `effect_type` names, so a gain is not the gain of a loss ("+5%" of "damage taken").',
    ({ list }) => {
      for (const { get, items, report } of list('rune')) {
        const what = String(get('effect_type'));
        const isLoss = /\b(taken|lost|losses|loss|cost|costs)\b/i.test(what);
        for (const tier of items('tiers')) {
          if (isLoss && String(tier.get('effect_bonus')).startsWith('+'))
            report(
              'effect_type',
              `the value that ${tier.get('effect_bonus')} raises, e.g. "damage reduction"`,
              what,
            );
        }
      }
    },
  ),
  rule(
    'tiers',
    'An acquisition names a tier only if the record has tiers, and then one of them.',
    ({ edges, find }) => {
      for (const { kind, slug, get, report } of edges('acquisition')) {
        const tier = get('tier');
        if (tier === undefined) continue;
        const tiers = (find(kind.table, slug)?.items('tiers') ?? []).map((each) => each.get('tier'));
        if (tiers.length === 0) report('tier', 'absent, because the record has no tiers', tier);
        else if (!tiers.includes(tier)) report('tier', `one of the tiers ${tiers.join(', ')}`, tier);
      }
    },
  ),
  rule(
    'covenants',
    'Hostility between covenants is mutual, and every covenant has a rune.',
    ({ list, find, by }) => {
      for (const covenant of list('covenant')) {
        for (const { get, report } of covenant.items('hostilities')) {
          const target = find('covenant', get('target_slug'));
          if (!target?.items('hostilities').some((back) => back.get('target_slug') === covenant.slug))
            report(
              undefined,
              `a covenant that ${get('target_slug')} is hostile to, in turn`,
              get('target_slug'),
            );
        }
        if (by('rune', 'covenant_slug', covenant.slug).length === 0)
          covenant.report(undefined, 'the \\`covenant_slug\\` of a rune');
      }
    },
  ),
];
