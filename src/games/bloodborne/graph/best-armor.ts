import type { ArmorRow, BestArmor, BestArmorArguments } from '../../../../schema/bloodborne/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { armorSlots, bestArmor } from '../../calculators/armor-optimum.ts';
import { protectionOf } from '../calculators/protection.ts';
import type { BloodborneTypes } from './types.ts';

const armorPieces = wholeTable('armor');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 140;

/** Adds the armor that adds up to the most of a value. */
export function addBestArmor({ graph, ArmorSet }: BloodborneTypes): void {
  addQuery<BestArmorArguments, BestArmor>(
    graph,
    'bestArmor',
    rowsRead,
    async ({ maximize, sets, maxWeight }, context) => {
      const [rows] = await Promise.all([
        rowsOf<ArmorRow>(graph, context, armorPieces),
        ...(sets ?? []).map((slug) => recordNamed(graph, context, ArmorSet, 'sets', slug)),
      ]);
      const choices = rows
        .filter(({ set_slug }) => !sets || sets.includes(set_slug))
        .map(({ slot, slug, set_slug, defense, weight }) => ({
          slot,
          slug,
          set_slug,
          value: protectionOf(defense, maximize),
          weight,
        }));
      const { value, weight, pieces } = bestArmor(choices, armorSlots, maxWeight ?? undefined);
      return {
        maximize,
        max_weight: maxWeight ?? null,
        value,
        weight,
        pieces: pieces.map(({ slug, ...piece }) => ({ armor_slug: slug, ...piece })),
        unverified: [],
      };
    },
  );
}
