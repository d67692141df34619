import { completeValue } from '@pothos/core';
import type { GameTypes, GraphParts, Subject } from '../graph.ts';
import { type GraphContext, looseField } from './builder.ts';
import { languageArgument, type NamedRow, nameIn } from './names.ts';
import { lowerFirst } from '../../text/case.ts';
import { recordIn } from '../load/loaders.ts';
import { costHint } from '../load/relations.ts';
import type { RecordRow } from '../load/rows.ts';
import type { FieldBuilder, FieldMap, SchemaRow, TypeNames } from './type-names.ts';

/** The parts that edges of several kinds share. Each edge refers to one record of one of these kinds. */
export interface Subjects extends Pick<GameTypes, 'subjectOf' | 'subjectField' | 'subjectNameField'> {
  /** The kinds of these records. */
  readonly kinds: readonly string[];
  /** The interface of these records, whose fields the types of kinds declare. */
  readonly Obtainable: ReturnType<typeof obtainableRef>;
  /** The fields of an edge that say what it is about. */
  fields(t: FieldBuilder, what: string): FieldMap;
}

const obtainableRef = ({ builder }: GraphParts) => builder.interfaceRef<RecordRow>('Obtainable');

/** Makes the interface of all kinds that have edges in common, where there are some. */
export function createSubjects(graph: GraphParts, names: TypeNames): Subjects {
  const { model } = graph;
  const shared = [...model.tables.values()].filter(({ owners }) => owners.length > 1);
  const kinds = [...new Set(shared.flatMap(({ owners }) => owners.map(({ table }) => table)))];
  const Obtainable = obtainableRef(graph);
  if (kinds.length > 0) names.add('Obtainable', Obtainable);

  function subjectOf(row: object): Subject {
    for (const table of kinds) {
      const slug = (row as SchemaRow)[`${table}_slug`];
      if (typeof slug === 'string') return { table, slug };
    }
    throw new Error('a row without a subject: the check constraint of its table is gone');
  }

  const subjectField = () => ({
    resolve: async (row: object, _args: unknown, context: GraphContext) => {
      const { table, slug } = subjectOf(row);
      return (await recordIn(graph, table, context, slug))!;
    },
    extensions: costHint({
      kind: 'record',
      tables: Object.fromEntries(kinds.map((table) => [`${table}_slug`, table])),
    }),
  });

  const subjectNameField: GameTypes['subjectNameField'] = (t, what) => ({
    args: { lang: languageArgument(t) },
    description: `Name of ${what}, in \`lang\` if known, otherwise in English.`,
    resolve(row, { lang }, context) {
      if (!lang) return (row as SchemaRow)['subject_name'] as string;
      const { table, slug } = subjectOf(row);
      return completeValue(graph.records.get(table)!.find(context, slug), (found) =>
        nameIn(found as NamedRow, lang),
      );
    },
  });

  return {
    kinds,
    Obtainable,
    subjectOf,
    subjectField,
    subjectNameField,
    fields: (t, what) => ({
      subjectName: t.string(subjectNameField(t, lowerFirst(what).replace(/\.$/, ''))),
      subjectKind: looseField(t, {
        type: graph.common.Kind,
        description: 'Kind of its record, which is in the list of that kind.',
        resolve: (row: SchemaRow) => subjectOf(row).table,
      }),
      subjectSlug: t.field({
        type: 'Slug',
        description: 'Slug of its record.',
        resolve: (row: SchemaRow) => subjectOf(row).slug,
      }),
      subject: looseField(t, { type: names.named('Obtainable'), description: what, ...subjectField() }),
    }),
  };
}
