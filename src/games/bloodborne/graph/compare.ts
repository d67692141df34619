import {
  bestOf,
  comparableKinds,
  type ComparedField,
  compareFields,
  differencesOf,
} from '../../../graph/compare.ts';
import { refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo } from '../../../graph/relations.ts';
import { scalar } from '../../../graph/scalars.ts';
import { attackTypes } from '../calculators/attack-rating.ts';
import { type RatingArguments, rate, ratingArguments } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Rows that a comparison reads: the price of computing it. */
const rowsRead = 300;

/** Fields of which less is better, by the segment of the list. */
const lowerIsBetter: Readonly<Record<string, readonly string[]>> = {
  armor: ['equip_load', 'price'],
  items: ['price', 'bullet_cost'],
  weapons: ['strength', 'skill', 'blood_tinge', 'arcane', 'price'],
};

interface Comparison {
  readonly kind: string;
  readonly slugs: readonly string[];
  readonly rows: readonly ComparedField[];
}

/** Adds the comparison of records, of weapons with their attack ratings. */
export function addCompare(types: BloodborneTypes): void {
  const { graph, builder } = types;
  const kinds = comparableKinds(graph);
  const CompareKind = scalar(
    builder,
    'CompareKind' as 'Slug',
    'A list whose records have numbers to compare, named as in its path, e.g. `weapons`.',
    { type: 'string', enum: [...kinds.keys()].sort() },
    (value) => {
      if (!kinds.has(value as string))
        throw new TypeError(
          `CompareKind must be one of ${[...kinds.keys()].join(', ')}; received ${String(value)}`,
        );
      return value as string;
    },
  );

  const ComparedFieldType = builder.objectRef<ComparedField>('ComparedField').implement({
    description: 'One number of the compared records.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Its name, as in `sort`; or `attack_rating`.' }),
      description: t.exposeString('of', { description: 'What the number is.' }),
      values: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'Its values in the order of `slugs`; null when unknown.',
        resolve: ({ values }) => [...values],
      }),
      lowerIsBetter: t.exposeBoolean('lower_is_better', {
        description: 'True if the lowest value is the best.',
      }),
      best: t.intList({
        description: 'Positions of the best values, from 0; empty when all are equal.',
        resolve: bestOf,
      }),
      differences: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'Difference of each value to the first; null when either is unknown.',
        resolve: differencesOf,
      }),
    }),
  });

  const ComparisonType = builder.objectRef<Comparison>('Comparison').implement({
    description: 'Records side by side, a row for each number.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'The list that they belong to.' }),
      slugs: t.stringList({
        description: 'Slugs of the records, in the order given.',
        resolve: ({ slugs }) => [...slugs],
      }),
      rows: t.field({
        type: [ComparedFieldType],
        description: 'The numbers that are known for at least one of them.',
        resolve: ({ rows }) => rows,
      }),
    }),
  });

  builder.queryField('compare', (t) => {
    const { strength, skill, bloodtinge, arcane } = ratingArguments(types, t);
    return t.field({
      type: ComparisonType,
      description: 'Records of one kind side by side; for weapons, also their attack ratings.',
      args: {
        kind: t.arg({ type: CompareKind, required: true, description: 'The list that they belong to.' }),
        slugs: t.arg({ type: ['Slug'], required: true, description: 'The records, 2 to 100.' }),
        level: t.arg({ type: types.UpgradeLevel, description: 'For weapons: their level; 0 by default.' }),
        ...{ strength, skill, bloodtinge, arcane },
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { kind, slugs, level, ...stats }, context): Promise<Comparison> => {
        const isWeapons = kind === 'weapons';
        const [extra] = Object.entries({ level, ...stats }).filter(([, value]) => value != null);
        if (extra !== undefined && !isWeapons) {
          throw wrongArgument(
            extra[0],
            'not_allowed',
            `${extra[0]} is for kind=weapons only; received ${String(extra[1])} with kind=${kind}.`,
            { received: String(extra[1]) },
          );
        }
        const rows = await compareFields(graph, context, kinds.get(kind)!, slugs, lowerIsBetter[kind] ?? []);
        if (!isWeapons) return { kind, slugs, rows };
        const ratings = await Promise.all(
          slugs.map((weapon) =>
            rate(
              types,
              { weapon, variant: 'normal', level: level ?? 0, ...stats } as RatingArguments,
              context,
            ),
          ),
        );
        const row = (field: string, of: string, values: readonly number[]): ComparedField[] =>
          values.every((value) => value === 0) ? [] : [{ field, of, values, lower_is_better: false }];
        const rated = [
          ...row(
            'attack_rating',
            'attack rating, all types together',
            ratings.map(({ answer }) => answer.total),
          ),
          ...attackTypes.flatMap((type) =>
            row(
              `attack_rating_${type}`,
              `${type} attack rating`,
              ratings.map(({ answer }) => answer.by_type[type]),
            ),
          ),
        ];
        return { kind, slugs, rows: [...rated, ...rows] };
      },
    });
  });
}
