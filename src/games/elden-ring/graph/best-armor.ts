import type { ArmorRow, BestArmor, BestArmorArguments } from '../../../../schema/elden-ring/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { bestOutfit, negationIn } from '../calculators/armor.ts';
import { rounded } from '../calculators/attack-rating.ts';
import type { EldenRingTypes } from './types.ts';

const armorPieces = wholeTable('armor');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 180;

/** Adds the armor with the highest negation or poise. */
export function addBestArmor({ graph }: EldenRingTypes): void {
  addQuery<BestArmorArguments, BestArmor>(
    graph,
    'bestArmor',
    rowsRead,
    async ({ maximize, maxWeight }, context) => {
      const rows = await rowsOf<ArmorRow>(graph, context, armorPieces);
      const isNegation = maximize !== 'poise';
      const choices = rows.map(({ slot, slug, set_slug, weight, poise, negation }) => ({
        slot,
        slug,
        set_slug,
        weight,
        value: maximize === 'poise' ? poise : negationIn(negation, maximize),
      }));
      const { value, weight, pieces } = bestOutfit(choices, isNegation, maxWeight ?? undefined);
      return {
        maximize,
        max_weight: maxWeight ?? null,
        value: rounded(value),
        weight,
        pieces: pieces.map(({ slug, ...piece }) => ({ armor_slug: slug, ...piece })),
        unverified: isNegation ? ['negations_multiply'] : [],
      };
    },
  );
}
