import type { BossFormRow, BossRow, LampRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { combatantView, comparedByForm, comparedLater, foeParts, fromForms } from '../../combatant.ts';
import { weaknessesOf, weaknessRule } from '../calculators/weaknesses.ts';
import { drops, trophies } from '../shared.ts';

const foes = foeParts<BossRow, BossFormRow>({
  edges: 'boss_form.boss_slug',
  noun: 'bosses',
  form: 'form',
  weakTo: (form) => weaknessesOf(form),
  rule: weaknessRule,
});

export const boss: KindDeclaration = {
  filters: {
    campaign: 'Only bosses of this part of the game.',
    drops: drops('bosses'),
    is_chalice: 'Only bosses of the chalice dungeons (`true`), or only the others (`false`).',
    is_dlc: 'Only bosses of The Old Hunters (`true`), or only the others (`false`).',
    is_interruptible: 'Only bosses that a shot can interrupt (`true`) or cannot interrupt (`false`).',
    is_optional: 'Only bosses that can be skipped (`true`) or cannot be skipped (`false`).',
    is_required: 'Only bosses that must be beaten (`true`) or can be left alone (`false`).',
    rest_point_slug: { of: 'lamp_slug', text: 'Only bosses whose defeat makes this lamp appear.' },
    location_slug: 'Only bosses at this location.',
    original_slug: 'Only chalice versions of this boss.',
    ...foes.filters,
  },
  sorts: {
    hp: 'hit points on the first playthrough',
    reward: 'blood echoes on the first playthrough',
    new_game_plus_hp: 'hit points on the second playthrough',
  },
  compared: comparedByForm<BossRow, BossFormRow>(
    'boss_form.boss_slug',
    ([first]) => first,
    ({ reward }) => reward,
    comparedLater,
  ),
  links: {
    chalice_dungeons: ['chalice_boss.boss_slug', 'Chalice dungeons in which it appears.'],
    endings: ['ending_boss.boss_slug', 'Endings that require its defeat.'],
    insight_changes: ['insight_change.boss_slug', 'Insight for finding and for beating it.'],
    insight_thresholds: [
      'insight_threshold.boss_slug',
      'What changes with Insight in its fight or after its defeat.',
    ],
    provides: ['acquisition.boss_slug', 'Ways to obtain what it drops.', { as: 'Find' }],
    summons: ['npc_summon.boss_slug', 'NPCs that can be summoned for the fight.'],
    trophies: trophies('boss'),
    versions: ['boss.original_slug', 'The same boss in the chalice dungeons.'],
  },
  fields: {
    hp: fromForms(
      'hp',
      'Hit points on the first playthrough, of the first form; of a chalice dungeon boss, in the first fixed dungeon where it appears.',
    ),
    ...foes.fields,
    rest_point: computed<BossRow>({
      type: 'Lamp',
      nullMeans: 'none',
      description: 'The lamp that appears when it is beaten; null when none does.',
      loads: { lamp_slug: 'lamp' },
      value: ({ lamp_slug: lamp }) => lamp,
    }),
    lamp_name: computed<BossRow>({
      type: 'String',
      nullMeans: 'none',
      description: 'Name of the lamp that appears when it is beaten; null when none does.',
      loads: { lamp_slug: 'lamp' },
      value: ({ lamp_slug: lamp }, load) => lamp && load<LampRow, string>('lamp', lamp, ({ name }) => name),
    }),
  },
  rest: {
    list: 'Bosses, including those of the chalice dungeons.',
    one: 'One boss, with its location, values, phases and drops.',
    noun: 'boss',
    views: {
      summary: ['A boss in a list.', 'slug name is_optional is_chalice location_slug'],
      detail: [
        'A boss with its location, values, phases and drops.',
        '...summary description wiki_url campaign is_dlc is_required is_interruptible lamp: lamp_name hp blood_echoes: reward drops phases',
      ],
      BossDrop: ['Something that a boss drops.', 'name quantity'],
      BossPhase: ['A phase of a fight.', 'phase_index name notes'],
      full: [
        'All data about a boss.',
        '...detail location_name phases { hp_percent } reward sub_area rest_point { kind: record_kind slug name } position gate { ...Gate } event_flag weak_to immune_to forms insight by_depth drops { ...Drop } original_slug original_name ...RecordNotes',
      ],
      BossForm: [
        'A form or body of a boss, or a helper.',
        `${combatantView} is_beast is_kin weak_to_serrated weak_to_righteous weak_part_rate`,
      ],
      BossAtDepth: ['Values of a boss in the dungeons of one depth.'],
    },
  },
};
