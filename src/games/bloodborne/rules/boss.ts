import type { DataRecord } from '../../../dataset/kinds.ts';
import { type Entry, rule } from '../../../dataset/rules/rule.ts';

/** Fields that may be unknown, with the reason in the provenance. */
const explained = ['insight'];
/** Members of forms whose unknown values need an explanation on the first form only. */
const explainedOfForms = ['new_game_plus', 'defense', 'poise', 'weak_part_rate'];

/** Whether nothing of a value is known. */
const isUnknown = (value: unknown): boolean =>
  (value ?? null) === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value!).every((each) => each === null));

/** The values of a form on the second playthrough. */
const laterOf = ({ get }: Entry) => (get('new_game_plus') as readonly DataRecord[])[0];

const ailments = ['slow_poison', 'rapid_poison', 'frenzy'] as const;

/** The highest resistance that can be overcome. */
const HIGHEST_RESISTANCE = 500;

/** The resistance of a form to an ailment. */
function resistanceOf({ get }: Entry, ailment: (typeof ailments)[number]): number | 'immune' | 'unknown' {
  if ((get('immune_to') as readonly string[]).includes(ailment)) return 'immune';
  return (get('resistance') as Readonly<Record<string, number | null>>)[ailment] ?? 'unknown';
}

/** Words of a description about a later part of the fight. */
const phasesInText =
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
        const forms = boss.items('forms').filter(({ get }) => get('role') === 'form').length;
        const [stated] = phasesInText.exec(String(boss.get('description'))) ?? [];
        if (forms > 1 && phases < forms) boss.report('phases', `at least ${forms}, as many as forms`, phases);
        else if (stated && phases === 0)
          boss.report('phases', `the phases that its description mentions ("${stated}")`, []);
      }
    },
  ),
  rule(
    'forms of a boss',
    'Forms share the health bar of the boss; each has a name when there are several. The first is no helper.',
    ({ list }) => {
      for (const boss of list('boss')) {
        const [first, ...others] = boss.items('forms');
        if (first!.get('role') === 'helper') first!.report('role', 'form or body, because it is the first');
        const forms = others.filter(({ get }) => get('role') === 'form');
        for (const form of forms.length > 0 ? [first!, ...forms] : []) {
          if (form.get('name') === undefined) form.report('name', 'a name, because there are several forms');
          form.expect('hp', first!.get('hp'), 'as in the first form');
          const [hp, wanted] = [laterOf(form)?.['hp'], laterOf(first!)?.['hp']];
          if (hp !== wanted)
            form.report('new_game_plus[0].hp', `${String(wanted)}, as in the first form`, hp);
        }
      }
    },
  ),
  rule(
    'unknown values of bosses',
    'Where a value of a boss is unknown, its provenance explains why: those of the second playthrough, Insight, defenses, poise, the rate of the weak part. A second playthrough is harder than the first.',
    ({ list }) => {
      for (const boss of list('boss')) {
        const notes = ((boss.get('provenance') as DataRecord)['fields'] ?? {}) as Readonly<
          Record<string, DataRecord>
        >;
        const [first, ...others] = boss.items('forms');
        const expectReason = ({ get, report }: Entry, field: string, path: string) => {
          if (isUnknown(get(field)) && notes[path]?.['note'] === undefined)
            report(field, `a value, or a note in provenance.fields.${path}`, get(field));
        };
        for (const field of explained) expectReason(boss, field, field);
        for (const field of explainedOfForms)
          if (!(field === 'poise' && (first!.get('immune_to') as readonly string[]).includes('stagger')))
            expectReason(first!, field, `forms.${field}`);
        for (const form of [first!, ...others]) {
          const later = laterOf(form);
          const isHarder = (field: string, before: number | undefined) =>
            later?.[field] === undefined || before === undefined || Number(later[field]) > before;
          if (!isHarder('hp', form.number('hp')))
            form.report('new_game_plus[0].hp', `more than ${form.number('hp')}`, later!['hp']);
          if (!isHarder('reward', boss.number('reward')))
            form.report('new_game_plus[0].reward', `more than ${boss.number('reward')}`, later!['reward']);
        }
      }
    },
  ),
  rule(
    'resistances',
    `Every form of a boss has its resistances, or is immune. A resistance is at most ${HIGHEST_RESISTANCE}. Both agree with a description of a poison that does nothing, or works well.`,
    ({ list }) => {
      for (const boss of list('boss')) {
        const forms = boss.items('forms');
        for (const form of forms) {
          for (const ailment of ailments) {
            const value = resistanceOf(form, ailment);
            if (value === 'unknown' || (value !== 'immune' && value > HIGHEST_RESISTANCE))
              form.report(
                `resistance.${ailment}`,
                `a resistance of at most ${HIGHEST_RESISTANCE}, or null with "${ailment}" in immune_to`,
                value === 'unknown' ? null : value,
              );
          }
        }
        for (const ailment of ailments.slice(0, 2)) {
          const stated = new RegExp(`\\b${ailment.replace('_', ' ')} (does nothing|works? well)`, 'i');
          const [, effect] = stated.exec(String(boss.get('description'))) ?? [];
          const isImmune = resistanceOf(forms[0]!, ailment) === 'immune';
          if (effect !== undefined && (effect === 'does nothing') !== isImmune)
            forms[0]!.report(
              'immune_to',
              `a list ${isImmune ? 'without' : 'with'} "${ailment}", as in the description`,
              forms[0]!.get('immune_to'),
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
          const { discovery = 0, defeat = 0 } = (boss.get('insight') ?? {}) as Readonly<
            Record<string, number>
          >;
          return sum + discovery + defeat;
        }, 0);
        if (total < given) report('insight_total', `at least ${given}, what its bosses give`, total);
      }
    },
  ),
];
