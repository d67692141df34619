import type { DataRecord } from '../../../dataset/kinds.ts';
import { type Entry, rule } from '../../../dataset/rules/rule.ts';

/** The object in a field of a record; empty when there is none. */
const objectIn = ({ get }: Entry, field: string) => (get(field) ?? {}) as DataRecord;

const partsOf = (boss: Entry) => (objectIn(boss, 'figures')['parts'] ?? []) as readonly DataRecord[];

/** Fields that may be unknown, with the reason in the provenance. */
const explained = ['new_game_plus', 'insight', 'defense', 'super_armor', 'weak_part_rate'];

const ailments = ['slow_poison', 'rapid_poison', 'frenzy'] as const;

/** The highest resistance that can be overcome. */
const HIGHEST_RESISTANCE = 500;

/** The resistance of a boss or a part of one to an ailment. */
function resistanceOf(
  { resistance, immune_to: immunities }: DataRecord,
  ailment: (typeof ailments)[number],
): number | 'immune' | 'unknown' {
  if ((immunities as readonly string[]).includes(ailment)) return 'immune';
  return (resistance as Readonly<Record<string, number | null>> | null)?.[ailment] ?? 'unknown';
}

/** Words of a description about a later part of the fight. */
const tellsOfPhases =
  /\b(late in the fight|during the fight|in the end|later|near death|halfway through|at half HP|low on HP|from \d+% HP|hurt enough|turns into a|second form)\b/i;

export const bossRules = [
  rule(
    'bosses',
    'A boss of a chalice dungeon is in the location of one and is listed by one. No other boss is there.',
    ({ list, by, edgesTo }) => {
      for (const { slug, get, report } of list('boss')) {
        const location = get('location_slug');
        const isLabyrinth = by('chalice_dungeon', 'location_slug', location).length > 0;
        if (isLabyrinth !== get('is_chalice')) {
          const wanted = get('is_chalice')
            ? 'the location of a chalice dungeon'
            : 'a location outside the chalice dungeons';
          report('location_slug', `${wanted}, because of is_chalice`, location);
        }
        if (get('is_chalice') && edgesTo('chalice_boss', 'boss_slug', slug).length === 0)
          report(undefined, 'a chalice dungeon that lists it');
      }
    },
  ),
  rule('drops where bosses are', 'What a boss drops is found at its location.', ({ edges, find }) => {
    for (const { get, expect } of edges('acquisition')) {
      const boss = get('kind') === 'boss_drop' ? find('boss', get('boss_slug')) : undefined;
      if (boss && !boss.get('is_chalice') && get('location_slug') !== undefined)
        expect('location_slug', boss.get('location_slug'), `the location of ${boss.slug}`);
    }
  }),
  rule(
    'originals',
    'The chalice version of a boss names the original, which has the same name and is not a version itself, and repeats none of its phases.',
    ({ list, find }) => {
      const bosses = list('boss');
      const phased = new Map<string, string>();
      for (const { slug, get, items, report, expect } of bosses) {
        const original = find('boss', get('original_slug'));
        if (original !== undefined) {
          expect('name', original.get('name'), `the name of ${original.slug}`);
          if (original.get('original_slug') !== undefined || original.get('is_chalice') || !get('is_chalice'))
            report('original_slug', 'a boss outside the chalice dungeons, for one inside', original.slug);
        } else if (get('is_chalice')) {
          const other = bosses.find((each) => each.slug !== slug && each.get('name') === get('name'));
          if (other) report('original_slug', `"${other.slug}", which has the same name`, null);
        }
        if (items('phases').length === 0) continue;
        const phases = JSON.stringify(get('phases'));
        const same = phased.get(phases);
        if (same) report('phases', `phases of its own, or none and an original_slug (see ${same})`);
        phased.set(phases, slug);
      }
    },
  ),
  rule(
    'phases',
    'A boss whose description mentions a later part of the fight has phases, and at least as many as forms.',
    ({ list }) => {
      for (const boss of list('boss')) {
        if (boss.get('original_slug') !== undefined) continue;
        const phases = boss.items('phases').length;
        const forms = partsOf(boss).filter(({ kind }) => kind === 'form').length;
        const [told] = tellsOfPhases.exec(String(boss.get('description'))) ?? [];
        if (phases < forms) boss.report('phases', `at least ${forms}, as many as forms`, phases);
        else if (told && phases === 0)
          boss.report('phases', `the phases that its description mentions ("${told}")`, []);
      }
    },
  ),
  rule(
    'forms of a boss',
    'Forms share the health bar of the boss, and one of them has its defenses. There are several or none.',
    ({ list }) => {
      for (const boss of list('boss')) {
        const { defense, new_game_plus: later } = objectIn(boss, 'figures');
        const forms = partsOf(boss).filter(({ kind }) => kind === 'form');
        if (forms.length === 0) continue;
        if (forms.length === 1) boss.report('figures.parts', 'more than one form, or none', 1);
        for (const [index, { kind, hp, hp_ng_plus: hpLater }] of partsOf(boss).entries()) {
          if (kind !== 'form') continue;
          const at = `figures.parts[${index}]`;
          if (hp !== boss.get('hp')) boss.report(`${at}.hp`, `${boss.get('hp')}, the HP of the boss`, hp);
          const wanted = (later as DataRecord | null)?.['hp'] ?? null;
          if (hpLater !== wanted)
            boss.report(`${at}.hp_ng_plus`, `${wanted}, as for the second playthrough`, hpLater);
        }
        if (!forms.some((form) => JSON.stringify(form['defense']) === JSON.stringify(defense)))
          boss.report('figures.defense', 'the defenses of one of its forms');
      }
    },
  ),
  rule(
    'unknown values of bosses',
    'Where a value of a boss is unknown, its provenance explains why: those of the second playthrough, Insight, defenses, super armor, the rate of the weak part. A second playthrough is harder than the first.',
    ({ list }) => {
      for (const boss of list('boss')) {
        const figures = objectIn(boss, 'figures');
        const notes = (objectIn(boss, 'provenance')['fields'] ?? {}) as Readonly<Record<string, DataRecord>>;
        for (const field of explained) {
          const path = `figures.${field}`;
          if (figures[field] === null && notes[path]?.['note'] === undefined)
            boss.report(path, `a value, or a note in provenance.fields.${path}`, null);
        }
        const later = figures['new_game_plus'] as DataRecord | null;
        for (const field of ['hp', 'blood_echoes']) {
          const first = boss.number(field);
          if (later && first !== undefined && Number(later[field]) <= first)
            boss.report(`figures.new_game_plus.${field}`, `more than ${first}`, later[field]);
        }
      }
    },
  ),
  rule(
    'resistances',
    `Every boss and every part of one has its resistances, or is immune. A resistance is at most ${HIGHEST_RESISTANCE}. Both agree with a description of a poison that does nothing, or works well.`,
    ({ list }) => {
      for (const boss of list('boss')) {
        const figures = objectIn(boss, 'figures');
        const all = [
          { at: 'figures', of: figures },
          ...partsOf(boss).map((part, index) => ({ at: `figures.parts[${index}]`, of: part })),
        ];
        for (const { at, of } of all) {
          for (const ailment of ailments) {
            const value = resistanceOf(of, ailment);
            if (value === 'unknown' || (value !== 'immune' && value > HIGHEST_RESISTANCE))
              boss.report(
                `${at}.resistance.${ailment}`,
                `a resistance of at most ${HIGHEST_RESISTANCE}, or null with "${ailment}" in immune_to`,
                value === 'unknown' ? null : value,
              );
          }
        }
        for (const ailment of ailments.slice(0, 2)) {
          const told = new RegExp(`\\b${ailment.replace('_', ' ')} (does nothing|works? well)`, 'i');
          const [, says] = told.exec(String(boss.get('description'))) ?? [];
          const isImmune = resistanceOf(figures, ailment) === 'immune';
          if (says !== undefined && (says === 'does nothing') !== isImmune)
            boss.report(
              'figures.immune_to',
              `a list ${isImmune ? 'without' : 'with'} "${ailment}", as in the description`,
              figures['immune_to'],
            );
        }
      }
    },
  ),
  rule(
    'Insight of bosses',
    'The Insight that can be gained in a location is at least what its bosses give.',
    ({ list, by }) => {
      for (const { slug, number, report } of list('location')) {
        const total = number('insight_total');
        if (total === undefined) continue;
        const given = by('boss', 'location_slug', slug).reduce((sum, boss) => {
          const { discovery = 0, defeat = 0 } = (objectIn(boss, 'figures')['insight'] ?? {}) as Readonly<
            Record<string, number>
          >;
          return sum + discovery + defeat;
        }, 0);
        if (total < given) report('insight_total', `at least ${given}, what its bosses give`, total);
      }
    },
  ),
];
