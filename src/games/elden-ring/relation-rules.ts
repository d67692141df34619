import { isDeepStrictEqual } from 'node:util';
import type { DataRecord } from '../../dataset/kinds.ts';
import { areOfOnePlace } from '../../dataset/rules/places.ts';
import { type Entry, isExplained, type Rule, rule } from '../../dataset/rules/rule.ts';
import { foldName } from '../../text/fold.ts';

/** Returns the number of the model in a row of NpcParam, e.g. 3701 in 37010030. */
const modelOfRow = (npcParamId: unknown) => Math.floor(Number(npcParamId) / 10_000);

/** Returns the number of the model in a lot of ItemLotParam_enemy, e.g. 3701 in 370100100. */
const modelOfLot = (lotId: unknown) => Math.floor(Number(lotId) / 100_000);

/** Returns whether a boss is where another one is: in the same part of a location, and at no other position. */
const isWhere = (get: Entry['get'], other: Entry['get']) =>
  get('location_slug') === other('location_slug') &&
  get('sub_area') === other('sub_area') &&
  (get('position') === undefined || isDeepStrictEqual(get('position'), other('position')));

/** Rules between the records of Elden Ring. Each finds a class of errors that an audit found. */
export const relationRules: readonly Rule[] = [
  rule(
    'schools of spells',
    'What requires only intelligence is a sorcery, what requires only faith an incantation, unless provenance explains it.',
    ({ list }) => {
      for (const spell of list('spell')) {
        const { intelligence, faith } = spell.get('requirements') as Record<string, number>;
        if (isExplained(spell, 'school') || intelligence! > 0 === faith! > 0) continue;
        const [school, stat] = intelligence! > 0 ? ['sorcery', 'intelligence'] : ['incantation', 'faith'];
        spell.expect(
          'school',
          school,
          `because it requires only ${stat}, or a note in provenance.fields.school`,
        );
      }
    },
  ),
  rule(
    'weapons that take ashes of war',
    'A weapon of several affinities takes ashes of war. One of a single affinity takes them only if an ash fits its category, and no weapon of that has several.',
    ({ list }) => {
      const fitted = new Set(list('ash_of_war').flatMap(({ get }) => get('fits') as readonly string[]));
      const several = (affinities: unknown) => (affinities as readonly DataRecord[]).length > 1;
      const changed = new Set(
        list('weapon').flatMap(({ get }) => (several(get('affinities')) ? [get('category')] : [])),
      );
      for (const { get, expect } of list('weapon')) {
        const category = String(get('category'));
        if (several(get('affinities'))) expect('is_infusable', true, 'because it has several affinities');
        else if (!fitted.has(category))
          expect('is_infusable', false, `because no ash of war fits a ${category}`);
        else if (changed.has(category))
          expect(
            'is_infusable',
            false,
            `because it has one affinity, and others of the category ${category} several`,
          );
      }
    },
  ),
  rule(
    'lots of enemies',
    'The lot of a drop begins with the model of a variant of the enemy, unless a note in provenance.fields.drops explains it.',
    ({ list }) => {
      for (const enemy of list('enemy')) {
        if (isExplained(enemy, 'drops')) continue;
        const models = new Set(enemy.items('variants').map(({ get }) => modelOfRow(get('npc_param_id'))));
        for (const { get, report } of enemy.items('drops'))
          if (!models.has(modelOfLot(get('lot_id'))))
            report(
              'lot_id',
              `a lot that begins with ${[...models].join(' or ')}, or an explained one`,
              get('lot_id'),
            );
      }
    },
  ),
  rule(
    'traders and enemies',
    'Where a merchant has the name of an enemy, a variant of that is in the same location, in a part of it or around it.',
    (subject) => {
      for (const merchant of subject.list('merchant')) {
        const places = merchant.items('places').map(({ get }) => get('location_slug'));
        for (const enemy of subject.by('enemy', 'name', merchant.get('name'))) {
          const found = enemy.items('variants').map(({ get }) => get('location_slug'));
          if (!places.some((place) => found.some((location) => areOfOnePlace(subject, location, place))))
            merchant.report('places', `in a location with a ${enemy.slug}`, places[0]);
        }
      }
    },
  ),
  rule(
    'wholes of locations',
    'A location, all maps of which belong to another that is no part of it, is part of a location, unless provenance explains it.',
    (subject) => {
      const locations = subject.list('location');
      const maps = ({ get }: (typeof locations)[number]) => get('map_ids') as readonly string[];
      for (const location of locations) {
        const own = maps(location);
        const isPart = location.get('parent_slug') !== null && location.get('parent_slug') !== undefined;
        if (own.length === 0 || isPart || isExplained(location, 'parent_slug')) continue;
        const around = locations.find(
          (other) =>
            own.every((map) => maps(other).includes(map)) &&
            !areOfOnePlace(subject, other.slug, location.slug),
        );
        if (around)
          location.report('parent_slug', `the location that it is part of, e.g. ${around.slug}`, null);
      }
    },
  ),
  rule(
    'one fight, one record',
    'A boss has an event flag that no other has. One without a flag is in a place where no other boss is: it would be a form of that.',
    ({ list }) => {
      const bosses = list('boss');
      for (const { slug, get, report } of bosses) {
        const flag = get('event_flag');
        const same = bosses.find(
          (other) =>
            other.slug !== slug &&
            (flag === undefined ? isWhere(get, other.get) : other.get('event_flag') === flag),
        );
        if (same) report('event_flag', `of its own: it is a form of ${same.slug}`, flag ?? null);
      }
    },
  ),
  rule(
    'bosses at their sites of grace',
    'A site of grace with the name of a boss is in the location of a boss of that name, in a part of it or around it.',
    (subject) => {
      const bosses = subject.list('boss').map((boss) => ({ boss, name: foldName(String(boss.get('name'))) }));
      for (const grace of subject.list('grace')) {
        const name = foldName(String(grace.get('name')));
        const named = bosses.filter((each) => `${each.name} `.startsWith(`${name} `));
        const [first] = named;
        if (!first || named.some(({ boss }) => isExplained(boss, 'location_slug'))) continue;
        const location = grace.get('location_slug');
        if (!named.some(({ boss }) => areOfOnePlace(subject, boss.get('location_slug'), location)))
          first.boss.report(
            'location_slug',
            `${String(location)}, as for the grace ${grace.slug}, or a note in provenance.fields.location_slug`,
            first.boss.get('location_slug'),
          );
      }
    },
  ),
];
