import type { RuneRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { dropper, offers } from '../shared.ts';

export const rune: KindDeclaration = {
  filters: {
    kind: 'Only runes of this kind.',
    covenant_slug: 'Only runes of this covenant.',
    is_dlc: 'Only runes of The Old Hunters (`true`), or only the others (`false`).',
    dropped_by: dropper('runes'),
  },
  links: {
    moves: ['weapon_move.rune_slug', 'Attacks that exist only while it is memorized.'],
    offers: offers('rune'),
  },
  fields: {
    effect: computed<RuneRow>({
      type: 'String',
      description: 'Bonuses of all tiers in one text, e.g. `+5%; +7%; +10%`.',
      value: ({ effect, tiers }) => effect ?? tiers.map((tier) => tier.effect_bonus).join('; '),
    }),
  },
  rest: {
    list: 'Runes, filtered by kind.',
    one: 'One rune, with its tiers and where each is found.',
    views: {
      summary: ['A rune in a list.', 'slug name kind is_dlc'],
      detail: [
        'A rune with its tiers and where each is found.',
        '...summary effect tiers covenant_slug special_note acquisition',
      ],
      RuneTier: ['A tier of a rune.'],
      RuneAcquisition: ['One way to obtain a tier of a rune.', 'kind location_slug source: notes tier'],
      full: [
        'All data about a rune: what its bonuses affect, tier by tier, and where each tier is found.',
        '...detail covenant_name description effect_type tiers { tier effect_bonus } sell_price offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
    },
  },
};
