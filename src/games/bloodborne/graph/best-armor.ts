import type { ValueOf } from './sets.ts';
import type { BloodborneTypes } from './types.ts';
import type { ArmorRow, ArmorSlot as ArmorSlotName } from '../../../../schema/rows.ts';
import { bestArmor } from '../../calculators/armor-optimum.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { recordNamed, refusesArguments } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, linkFields, recordBy } from '../../../graph/relations.ts';

const armorPieces = wholeTable('armor');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 140;

interface ArmorAnswer {
  readonly maximize: ValueOf<'ArmorFigure'>;
  readonly max_weight: number | null;
  readonly value: number;
  readonly weight: number;
  readonly pieces: readonly WornPiece[];
}

interface WornPiece {
  readonly slot: ArmorSlotName;
  readonly slug: string;
  readonly set_slug: string;
  readonly value: number | null;
  readonly weight: number;
}

/** Adds the armor that adds up to the most of a value. */
export function addBestArmor({
  graph,
  builder,
  Armor,
  ArmorSet,
  ArmorSlot,
  ArmorFigure,
  Weight,
}: BloodborneTypes): void {
  const WornPieceType = builder.objectRef<WornPiece>('WornPiece').implement({
    description: 'An armor piece of an outfit.',
    fields: (t) => ({
      slot: t.expose('slot', { type: ArmorSlot, description: 'Body part it covers.' }),
      armorSlug: t.expose('slug', { type: 'Slug', description: 'Slug of the piece.' }),
      armor: t.field({
        description: 'The piece.',
        ...recordBy('slug', Armor),
      }),
      ...linkFields(t, 'set_slug', ArmorSet, 'set it belongs to'),
      value: t.exposeInt('value', { nullable: true, description: 'The value of the piece.' }),
      weight: t.exposeFloat('weight', { description: 'Its weight.' }),
    }),
  });

  const armorSlots = ['head', 'chest', 'hands', 'legs'] as const;

  const BestArmor = builder.objectRef<ArmorAnswer>('BestArmor').implement({
    description: 'The armor pieces with the highest total of a value.',
    fields: (t) => ({
      maximize: t.expose('maximize', { type: ArmorFigure, description: 'The value.' }),
      maxWeight: t.float({
        nullable: true,
        description: 'Maximum weight; null when there is no limit.',
        resolve: ({ max_weight }) => max_weight,
      }),
      value: t.exposeInt('value', { description: 'The total of all pieces.' }),
      weight: t.exposeFloat('weight', {
        description: "Total weight in the game's tables. The game does not show it.",
      }),
      pieces: t.field({
        type: [WornPieceType],
        description: 'The pieces from head to legs, at most one per body part.',
        resolve: ({ pieces }) => pieces,
        ...leadsToRows,
      }),
    }),
  });

  builder.queryField('bestArmor', (t) =>
    t.field({
      type: BestArmor,
      description: 'The armor pieces, one per body part, with the highest total of a value.',
      args: {
        maximize: t.arg({ type: ArmorFigure, required: true, description: 'The value to maximize.' }),
        sets: t.arg({
          type: ['Slug'],
          description: 'Only pieces of the sets with these slugs. Without it, all pieces.',
        }),
        maxWeight: t.arg({ type: Weight, description: 'Maximum weight.' }),
      },
      extensions: {
        ...leadsTo({ kind: 'rows', search: rowsRead }),
        ...refusesArguments,
      },
      resolve: async (_root, { maximize, sets, maxWeight }, context): Promise<ArmorAnswer> => {
        const [rows] = await Promise.all([
          rowsOf<ArmorRow>(graph, context, armorPieces),
          ...(sets ?? []).map((slug) => recordNamed(graph, context, ArmorSet, 'sets', slug)),
        ]);
        const pieces = rows
          .filter(({ set_slug }) => !sets || sets.includes(set_slug))
          .map((row): WornPiece => ({
            slot: row.slot,
            slug: row.slug,
            set_slug: row.set_slug,
            value: row.defense[maximize],
            weight: row.equip_load,
          }));
        const best = bestArmor(pieces, armorSlots, maxWeight ?? undefined);
        return {
          maximize,
          max_weight: maxWeight ?? null,
          value: best.value,
          weight: best.weight,
          pieces: best.pieces,
        };
      },
    }),
  );
}
