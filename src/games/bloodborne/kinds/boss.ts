import type { BossFigures, BossPart, BossRow, LampRow } from '../../../../schema/bloodborne/rows.ts';
import { byValue, comparedBy, computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { comparedFoe, immunities } from '../../combatant.ts';
import { weaknessesOf } from '../calculators/weaknesses.ts';
import { drops, trophies, weaknesses } from '../shared.ts';

export const boss: KindDeclaration = {
  filters: {
    campaign: 'Only bosses of this part of the game.',
    drops: drops('bosses'),
    is_chalice: 'Only bosses of the chalice dungeons (`true`), or only the others (`false`).',
    is_dlc: 'Only bosses of The Old Hunters (`true`), or only the others (`false`).',
    is_interruptible: 'Only bosses that a shot can interrupt (`true`) or cannot interrupt (`false`).',
    is_optional: 'Only bosses that can be skipped (`true`) or cannot be skipped (`false`).',
    is_required: 'Only bosses that must be beaten (`true`) or can be left alone (`false`).',
    lamp_slug: 'Only bosses whose defeat makes this lamp appear.',
    location_slug: 'Only bosses at this location.',
    original_slug: 'Only chalice versions of this boss.',
    immune_to: byValue<BossRow>({
      type: 'Immunity',
      text: 'Only bosses that are immune to this, as a whole and in each of their parts or forms.',
      values: ({ figures }) =>
        immunities([figures, ...(figures.parts ?? []).filter(({ kind }) => kind !== 'helper')]),
    }),
    weak_to: byValue<BossRow>({
      type: 'Weakness',
      text: 'Only bosses that are weak to this, as a whole or in one of their parts or forms.',
      values: ({ figures }) =>
        [figures, ...(figures.parts ?? [])].flatMap((each) => weaknessesOf(each) ?? []),
    }),
  },
  sorts: {
    hp: 'hit points on the first playthrough',
    blood_echoes: 'blood echoes on the first playthrough',
    hp_ng_plus: { of: 'hit points on the second playthrough', at: 'figures.new_game_plus.hp' },
  },
  compared: comparedBy<BossRow>({
    values: ({ hp, blood_echoes: reward, figures }) => [
      ...comparedFoe({ ...figures, hp, reward, poise: figures.super_armor }),
      {
        field: 'new_game_plus_hp',
        of: 'hit points on the second playthrough',
        value: figures.new_game_plus?.hp ?? null,
      },
    ],
  }),
  links: {
    chalice_dungeons: ['chalice_boss.boss_slug', 'Chalice dungeons in which it appears.'],
    drops: ['acquisition.boss_slug', 'What it drops.', { as: 'Drop' }],
    endings: ['ending_boss.boss_slug', 'Endings that require its defeat.'],
    insight_changes: ['insight_change.boss_slug', 'Insight for finding and for beating it.'],
    insight_thresholds: [
      'insight_threshold.boss_slug',
      'What changes with Insight in its fight or after its defeat.',
    ],
    provides: ['acquisition.boss_slug', 'Ways to obtain what it drops.'],
    summons: ['npc_summon.boss_slug', 'NPCs that can be summoned for the fight.'],
    trophies: trophies('boss'),
    versions: ['boss.original_slug', 'The same boss in the chalice dungeons.'],
  },
  fields: {
    lamp_name: computed<BossRow>({
      type: 'String',
      isNullable: true,
      description: 'Name of the lamp that appears when it is beaten; null when none does.',
      loads: { lamp_slug: 'lamp' },
      value: ({ lamp_slug: lamp }, load) => lamp && load<LampRow, string>('lamp', lamp, ({ name }) => name),
    }),
  },
  types: {
    BossFigures: {
      hp_ng_plus: computed<BossFigures>({
        type: 'Int',
        isNullable: true,
        description: 'Hit points on the second playthrough.',
        value: ({ new_game_plus: later }) => later?.hp ?? null,
      }),
      ...weaknesses<BossFigures>(
        'Serrated and righteous weapons are included if `weakToSerrated` and `weakToRighteous` are true.',
      ),
    },
    BossPart: weaknesses<BossPart>(
      'Serrated and righteous weapons are included if `weakToSerrated` and `weakToRighteous` are true.',
    ),
  },
  rest: {
    list: 'Bosses, including those of the chalice dungeons.',
    one: 'One boss, with its location, values, phases and drops.',
    noun: 'boss',
    views: {
      summary: ['A boss in a list.', 'slug name is_optional is_chalice location_slug'],
      detail: [
        'A boss with its location, values, phases and drops.',
        '...summary description wiki_url campaign is_dlc is_required is_interruptible lamp: lamp_name hp blood_echoes drops phases',
      ],
      BossDrop: ['Something that a boss drops.', 'name quantity'],
      BossPhase: ['A phase of a fight.', 'phase_index name notes'],
      full: [
        'All data about a boss.',
        '...detail phases { hp_percent } arena gate { ...Gate } event_flag figures drop_details: drops original_slug ...RecordNotes',
      ],
      BossDropDetail: [
        'Something that a boss drops; `kind` and `slug` name its record.',
        'kind slug name quantity drop_rate chance: drop_rate condition',
      ],
      BossFigures: [
        'More values of a boss; null when unknown.',
        'defense slow_poison_resistance rapid_poison_resistance frenzy_resistance is_beast is_kin weak_to_serrated weak_to_righteous super_armor weak_part_rate weak_to immune_to insight { discovery defeat } new_game_plus parts by_depth',
      ],
      BossDefense: ['Defenses of a boss or of a part of it.'],
      BossNewGamePlus: ['Values of a boss on the second playthrough.'],
      BossPart: [
        'A form or body of a boss, or a helper, that has separate values.',
        'name kind hp hp_ng_plus defense slow_poison_resistance rapid_poison_resistance frenzy_resistance is_beast is_kin weak_to_serrated weak_to_righteous super_armor weak_part_rate weak_to immune_to',
      ],
      BossDepthFigures: ['Values of a boss in the dungeons of one depth.'],
    },
  },
};
