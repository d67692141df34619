import type { ClassRow } from '../../../../schema/elden-ring/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/loaders.ts';
import { recordNamed, refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, recordBy } from '../../../graph/relations.ts';
import { highestLevel, type LevelStep, levelSteps, lowestLevel } from '../calculators/level-cost.ts';
import type { EldenRingTypes } from './types.ts';

const classes = wholeTable('class');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 10;

interface LevelAnswer {
  readonly class_slug: string | null;
  readonly from: number;
  readonly to: number;
  readonly steps: readonly LevelStep[];
}

/** Adds what levels cost. */
export function addLevelPrice({ graph, builder, Class, TarnishedLevel }: EldenRingTypes): void {
  const LevelStepType = builder.objectRef<LevelStep>('LevelStep').implement({
    description: 'One level.',
    fields: (t) => ({
      level: t.exposeInt('level', { description: 'The level reached.' }),
      runes: t.exposeInt('runes', { description: 'Runes for it.' }),
      sum: t.exposeInt('sum', { description: 'Runes for it and all levels before.' }),
    }),
  });

  const LevelPrice = builder.objectRef<LevelAnswer>('LevelPrice').implement({
    description: 'The cost of rising from one level to another.',
    fields: (t) => ({
      classSlug: t.expose('class_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of the class; null when none was given.',
      }),
      class: t.field({ nullable: true, description: 'The class.', ...recordBy('class_slug', Class) }),
      from: t.exposeInt('from', { description: 'The level to start from.' }),
      to: t.exposeInt('to', { description: 'The level to reach.' }),
      runes: t.int({
        description: 'Runes for all levels together.',
        resolve: ({ steps }) => steps.at(-1)?.sum ?? 0,
      }),
      steps: t.field({
        type: [LevelStepType],
        description: 'The levels one by one; empty when there is nothing to pay.',
        resolve: ({ steps }) => steps,
      }),
    }),
  });

  builder.queryField('levelPrice', (t) =>
    t.field({
      type: LevelPrice,
      description: 'The runes for levels, from one to another.',
      args: {
        class: t.arg({ type: 'Slug', description: 'Slug of the class, which has the level to start from.' }),
        from: t.arg({
          type: TarnishedLevel,
          description: 'The level to start from. Without it, the starting level of the class.',
        }),
        to: t.arg({ type: TarnishedLevel, required: true, description: 'The level to reach.' }),
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { class: slug, from: given, to }, context): Promise<LevelAnswer> => {
        const among = async () => (await rowsOf<ClassRow>(graph, context, classes)).map((row) => row.slug);
        const row = slug ? await recordNamed(graph, context, Class, 'class', slug, among) : null;
        const from = given ?? row?.level;
        if (from === undefined)
          throw wrongArgument(
            'from',
            'missing',
            'from must be the level to start from, unless class is given; it is missing.',
          );
        const check = (name: string, value: number, min: number, because: string) => {
          if (value >= min) return;
          throw wrongArgument(
            name,
            'out_of_range',
            `${name} must be an integer from ${min} to ${highestLevel}, because ${because}; received ${value}.`,
            { received: String(value), min, max: highestLevel },
          );
        };
        check('from', from, row?.level ?? lowestLevel, `${row?.slug} begins at level ${row?.level}`);
        check('to', to, from, `from is ${from}`);
        return { class_slug: row?.slug ?? null, from, to, steps: levelSteps(from, to) };
      },
    }),
  );
}
