import { rule } from '../../../dataset/rules/rule.ts';

export const insightRules = [
  rule(
    'insight totals',
    'The Insight of a location is the sum of what it gives once and without a condition. Where the sum is unknown, one of its parts is uncertain.',
    ({ list, by }) => {
      if (list('insight_change').length === 0) return;
      for (const { slug, get, number, report } of list('location')) {
        const parts = by('insight_change', 'location_slug', slug).filter(
          (change) => change.get('is_once') && change.get('condition') === undefined,
        );
        const total = number('insight_total');
        const sum = parts.reduce((all, change) => all + (change.number('amount') ?? 0), 0);
        if (total !== undefined && parts.some((change) => change.number('amount') === undefined))
          report('insight_total', 'null, because the amount of one of its parts is unknown', total);
        else if (total !== undefined && total !== sum)
          report('insight_total', `${sum}, the sum of what insight-changes.json gives there once`, total);
        if (total === undefined && parts.length > 0 && parts.every((change) => change.get('is_certain')))
          report('insight_total', `${sum}, because all of its parts are certain`, get('insight_total'));
      }
    },
  ),
  rule(
    'insight of bosses',
    'Every boss outside the chalice dungeons has the Insight for finding it and for beating it, at its own location.',
    ({ list, by }) => {
      if (list('insight_change').length === 0) return;
      for (const { slug, get, report } of list('boss')) {
        if (get('is_chalice')) continue;
        const changes = by('insight_change', 'boss_slug', slug);
        for (const kind of ['boss_found', 'boss_beaten']) {
          const [change, second] = changes.filter((each) => each.get('kind') === kind);
          if (!change) report(undefined, `a boss with a record of kind ${kind} in insight-changes.json`);
          if (second) second.report('boss_slug', `the only record of kind ${kind} for the boss`, slug);
          change?.expect('location_slug', get('location_slug'), `the location of ${slug}`);
        }
      }
    },
  ),
  rule(
    'insight of bosses in two places',
    'The Insight for finding and for beating a boss is the same in the boss and in insight-changes.json.',
    ({ list, find }) => {
      const columnOf = { boss_found: 'discovery', boss_beaten: 'defeat' } as const;
      for (const change of list('insight_change')) {
        const value = columnOf[change.get('kind') as keyof typeof columnOf];
        const boss = value === undefined ? undefined : find('boss', change.get('boss_slug'));
        if (!boss) continue;
        const insight = boss.get('insight') as Record<string, number> | null;
        change.expect('amount', insight?.[value] ?? null, `as in insight.${value} of ${boss.slug}`);
      }
    },
  ),
];
