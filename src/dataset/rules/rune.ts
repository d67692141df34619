import { rule } from './rule.ts';

export const runeRules = [
  rule(
    'tiers',
    'An acquisition names a tier only of a record that has tiers, and one that it has.',
    ({ edges, find }) => {
      for (const { kind, slug, get, report } of edges('acquisition')) {
        const tier = get('tier');
        if (tier === undefined) continue;
        const tiers = (find(kind.table, slug)?.items('tiers') ?? []).map((each) => each.get('tier'));
        if (tiers.length === 0) report('tier', 'no tier: the record has none', tier);
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
            report(undefined, `that ${get('target_slug')} is hostile in turn`, get('target_slug'));
        }
        if (by('rune', 'covenant_slug', covenant.slug).length === 0)
          covenant.report(undefined, 'a rune whose `covenant_slug` it is');
      }
    },
  ),
];
