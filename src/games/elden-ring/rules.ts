import type { DataRecord } from '../../dataset/kinds.ts';
import { type Entry, type Rule, rule } from '../../dataset/rules/rule.ts';
import { foldName } from '../../text/fold.ts';
import { levelCostRules } from '../level-cost-rules.ts';
import { gateRules } from '../progress/rules.ts';
import { placeRules } from './place-rules.ts';
import { progress } from './progress.ts';
import { relationRules } from './relation-rules.ts';

/** Difference between the sum of the eight stats and the level; each level adds one point. */
const POINTS_ABOVE_LEVEL = 79;

const levels = ['none', 'mild', 'major'];

/** Returns the spoiler level of a text of a record, as a position in `levels`. */
const levelOf = (record: Entry, pointer: string) =>
  Math.max(
    0,
    ...record
      .items('spoilers')
      .map(({ get }) => (get('text') === pointer ? levels.indexOf(String(get('level'))) : 0)),
  );

/** Returns the name of a record and its aliases, and the spoiler level of each. */
const namesWithLevels = (record: Entry) =>
  [record.get('name'), ...((record.get('aliases') ?? []) as readonly string[])].map((text, index) => ({
    name: foldName(String(text)),
    level: levelOf(record, index === 0 ? '/name' : `/aliases/${index - 1}`),
  }));

/** Rules that the records of Elden Ring must obey, beyond its schemas. */
export const rules: readonly Rule[] = [
  rule('levels of classes', 'The level of a class is the sum of its stats less 79.', ({ list }) => {
    for (const { get, expect } of list('class')) {
      const stats = Object.values(get('stats') as DataRecord) as number[];
      const points = stats.reduce((sum, each) => sum + each, 0);
      expect('level', points - POINTS_ABOVE_LEVEL, 'the sum of its stats less 79');
    }
  }),
  rule(
    'altered armor',
    'Altered armor names the piece that it is made of: another one of the same slot, which is not altered itself.',
    ({ list, find }) => {
      for (const { slug, get, report } of list('armor')) {
        const original = find('armor', get('altered_from_slug'));
        if (original === undefined) continue;
        const isPlain = original.slug !== slug && original.get('altered_from_slug') === undefined;
        if (!isPlain || original.get('slot') !== get('slot'))
          report('altered_from_slug', 'another piece of the same slot that is not altered', original.slug);
      }
    },
  ),
  rule(
    'places of the expansion',
    'Bosses, sites of grace, merchants and locations are part of the expansion if the location that they are in is.',
    ({ list, find }) => {
      for (const { items, expect } of list('merchant')) {
        const place = find('location', items('places')[0]?.get('location_slug'));
        if (place) expect('is_dlc', place.get('is_dlc'), `as for ${place.slug}`);
      }
      for (const table of ['boss', 'grace', 'location']) {
        for (const { get, expect } of list(table)) {
          const place = find('location', get(table === 'location' ? 'parent_slug' : 'location_slug'));
          if (place) expect('is_dlc', place.get('is_dlc'), `as for ${place.slug}`);
        }
      }
    },
  ),
  rule(
    'regions of locations',
    'The region of a location is the name of the outermost location that it is in.',
    ({ list, find }) => {
      for (const location of list('location')) {
        let around = find('location', location.get('parent_slug'));
        for (let next = around; next; next = find('location', next.get('parent_slug'))) around = next;
        location.expect('region', around?.get('name'), 'the name of the outermost location that it is in');
      }
    },
  ),
  rule(
    'ways to other locations',
    'A connection leads to another location, and a location has one to each.',
    ({ list }) => {
      for (const location of list('location')) {
        const seen = new Set<unknown>([location.slug]);
        for (const { get, report } of location.items('connections')) {
          const to = get('to_slug');
          if (seen.has(to)) report('to_slug', 'a location that no other connection leads to', to);
          seen.add(to);
        }
      }
    },
  ),
  rule('remembrances', 'What costs a remembrance costs one, and names which.', ({ edges, find }) => {
    for (const { get, expect, report } of edges('offer')) {
      const remembrance = get('price_item_slug');
      if (remembrance === undefined) continue;
      expect('price', 1, 'because a remembrance is exchanged for one thing');
      if (find('item', remembrance)?.get('subcategory') !== 'remembrance')
        report('price_item_slug', 'the slug of a remembrance', remembrance);
    }
  }),
  rule(
    'boss drops',
    'What a boss leaves names that boss and the location where it is fought, and nothing else names a boss.',
    ({ edges, find }) => {
      for (const { get, expect, report } of edges('acquisition')) {
        const boss = find('boss', get('boss_slug'));
        if (get('kind') === 'boss_drop' && boss === undefined)
          report('boss_slug', 'the slug of the boss that leaves it, because the kind is boss_drop');
        if (boss === undefined) continue;
        expect('kind', 'boss_drop', 'because it names a boss');
        expect('location_slug', boss.get('location_slug'), `as for ${boss.slug}`);
      }
    },
  ),
  rule(
    'spoilers in names',
    'A name that contains the name or an alias of another record, which is marked as a spoiler, is marked with the same level or a higher one.',
    ({ kinds, list }) => {
      const records = kinds
        .flatMap(({ table }) => list(table))
        .filter(({ get }) => typeof get('name') === 'string');
      const marked = records.flatMap(namesWithLevels).filter(({ level, name }) => level > 0 && name !== '');
      for (const record of records) {
        const words = ` ${foldName(String(record.get('name')))} `;
        const level = levelOf(record, '/name');
        const stated = marked.find((each) => each.level > level && words.includes(` ${each.name} `));
        if (stated)
          record.report(
            'spoilers',
            `a mark of /name as ${levels[stated.level]}, because it contains "${stated.name}"`,
          );
      }
    },
  ),
  ...gateRules(progress),
  ...levelCostRules,
  ...relationRules,
  ...placeRules,
];
