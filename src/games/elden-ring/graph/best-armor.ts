import type { ArmorRow, ArmorSlot as ArmorSlotName } from '../../../../schema/elden-ring/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { refusesArguments } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, recordBy } from '../../../graph/relations.ts';
import { bestOutfit } from '../calculators/armor.ts';
import { rounded } from './rating.ts';
import type { ValueOf } from './sets.ts';
import type { EldenRingTypes } from './types.ts';

const armorPieces = wholeTable('armor');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 180;

interface WornPiece {
  readonly slot: ArmorSlotName;
  readonly slug: string;
  readonly value: number;
  readonly weight: number;
}

interface ArmorAnswer {
  readonly maximize: ValueOf<'ArmorFigure'>;
  readonly max_weight: number | null;
  readonly value: number;
  readonly weight: number;
  readonly pieces: readonly WornPiece[];
}

/** Adds the armor with the highest negation or poise. */
export function addBestArmor({
  graph,
  builder,
  Armor,
  ArmorSlot,
  ArmorFigure,
  Unverified,
  Weight,
}: EldenRingTypes): void {
  const WornPieceType = builder.objectRef<WornPiece>('WornPiece').implement({
    description: 'An armor piece of an outfit.',
    fields: (t) => ({
      slot: t.expose('slot', { type: ArmorSlot, description: 'Body part it covers.' }),
      armorSlug: t.expose('slug', { type: 'Slug', description: 'Slug of the piece.' }),
      armor: t.field({ description: 'The piece.', ...recordBy('slug', Armor) }),
      value: t.exposeFloat('value', { description: 'The value of the piece.' }),
      weight: t.exposeFloat('weight', { description: 'Its weight.' }),
    }),
  });

  const BestArmor = builder.objectRef<ArmorAnswer>('BestArmor').implement({
    description: 'The armor pieces that together have the highest value.',
    fields: (t) => ({
      maximize: t.expose('maximize', { type: ArmorFigure, description: 'The value.' }),
      maxWeight: t.float({
        nullable: true,
        description: 'Maximum weight; null when there is no limit.',
        resolve: ({ max_weight }) => max_weight,
      }),
      value: t.float({
        description: 'The value of all pieces together: poise, or negation in percent.',
        resolve: ({ value }) => rounded(value),
      }),
      weight: t.exposeFloat('weight', { description: 'Total weight.' }),
      pieces: t.field({
        type: [WornPieceType],
        description: 'The pieces from head to legs, at most one per body part.',
        resolve: ({ pieces }) => pieces,
        ...leadsToRows,
      }),
      unverified: t.field({
        type: [Unverified],
        description:
          'Rules behind the result that were not compared with the game; empty when there is none.',
        resolve: ({ maximize }): ValueOf<'Unverified'>[] =>
          maximize === 'poise' ? [] : ['negations_multiply'],
      }),
    }),
  });

  builder.queryField('bestArmor', (t) =>
    t.field({
      type: BestArmor,
      description: 'The armor pieces, one per body part, that together have the highest negation or poise.',
      args: {
        maximize: t.arg({ type: ArmorFigure, required: true, description: 'The value to maximize.' }),
        maxWeight: t.arg({ type: Weight, description: 'Maximum weight.' }),
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { maximize, maxWeight }, context): Promise<ArmorAnswer> => {
        const rows = await rowsOf<ArmorRow>(graph, context, armorPieces);
        const pieces = rows.map(({ slot, slug, weight, poise, negation }): WornPiece => ({
          slot,
          slug,
          weight,
          value: maximize === 'poise' ? poise : negation[maximize],
        }));
        return {
          maximize,
          max_weight: maxWeight ?? null,
          ...bestOutfit(pieces, maximize !== 'poise', maxWeight ?? undefined),
        };
      },
    }),
  );
}
