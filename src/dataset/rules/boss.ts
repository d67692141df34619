import { rule } from './rule.ts';

export const bossRules = [
  rule(
    'bosses',
    'A boss of a chalice dungeon stands in the location of one and is listed by one; no other boss stands there.',
    ({ list, by, edgesTo }) => {
      for (const { slug, get, report } of list('boss')) {
        const location = get('location_slug');
        const isLabyrinth = by('chalice_dungeon', 'location_slug', location).length > 0;
        if (isLabyrinth !== get('is_chalice')) {
          const wanted = get('is_chalice')
            ? 'the location of a chalice dungeon'
            : 'a location of no chalice dungeon';
          report('location_slug', `${wanted}, as is_chalice says`, location);
        }
        if (get('is_chalice') && edgesTo('chalice_boss', 'boss_slug', slug).length === 0)
          report(undefined, 'a chalice dungeon that lists it');
      }
    },
  ),
  rule(
    'drops where bosses are',
    'What a boss drops is found at the location of the boss.',
    ({ edges, find }) => {
      for (const { get, expect } of edges('acquisition')) {
        const boss = get('kind') === 'boss_drop' ? find('boss', get('boss_slug')) : undefined;
        if (boss && !boss.get('is_chalice') && get('location_slug') !== undefined)
          expect('location_slug', boss.get('location_slug'), `the location of ${boss.slug}`);
      }
    },
  ),
];
