import { completeValue, type MaybePromise } from '@pothos/core';
import type { Field } from '../../kinds/model.ts';
import { type FieldBuilder, type GraphContext, looseField } from './builder.ts';
import type { GraphParts } from '../graph.ts';
import { recordIn } from '../load/loaders.ts';
import { languageArgument, nameIn } from './names.ts';
import type { FindNames } from '../queries/record.ts';
import { costsRows } from '../load/relations.ts';
import type { FieldMap, SchemaRow } from './type-names.ts';

/** A row whose `kind` and `slug` name a record; without a slug it is about something else, e.g. a phase of the story. */
interface Ref {
  readonly kind: string;
  readonly slug?: string | null;
  /** The text that is shown instead of the name of a record. */
  readonly name?: string | null;
  /** Word of the game that it is about. */
  readonly step?: string | null;
}

const refOf = (row: SchemaRow) => row as unknown as Ref;

/** Returns the label of a word of the game: the first one, if several lists have it. */
function labelOf(gameId: string, { release }: GraphContext, word: string): string | undefined {
  const lists = Object.values(release.games.get(gameId)?.kinds.words ?? {});
  return lists.flat().find((each) => each.word === word)?.label;
}

/** Returns the name of the record that a row names, its own text, or the label of its word. */
function nameOf(
  { gameId, records }: GraphParts,
  row: Ref,
  lang: string | undefined,
  context: GraphContext,
): MaybePromise<string | null> {
  const { kind, slug, step, name = null } = row;
  if (!slug) return name ?? labelOf(gameId, context, step ?? kind) ?? null;
  return completeValue(records.get(kind)!.find(context, slug), (found) => found && nameIn(found, lang));
}

/** The fields of a row that names a record of any kind, beside its `kind`: slug and name, and the record itself. */
export const refFields = (
  graph: GraphParts,
  t: FieldBuilder<SchemaRow>,
  { description, isNullable: nullable, nullMeaning }: Field,
): FieldMap => ({
  slug: looseField(t, {
    type: 'Slug',
    nullable,
    nullMeaning,
    description,
    resolve: (row: SchemaRow) => refOf(row).slug ?? null,
  }),
  name: looseField(t, {
    type: 'String',
    args: { lang: languageArgument(t) },
    description:
      'Name of its record, in `lang` if known, otherwise in English; what it is about if there is none.',
    resolve: (row: SchemaRow, { lang }: { readonly lang?: string | null }, context: GraphContext) =>
      nameOf(graph, refOf(row), lang ?? undefined, context),
    ...costsRows,
  }),
  record: looseField(t, {
    type: graph.common.GameRecord,
    nullable,
    nullMeaning,
    description: 'Its record; null if there is none.',
    resolve: (row: SchemaRow, _args: unknown, context: GraphContext) => {
      const { kind, slug } = refOf(row);
      return slug ? recordIn(graph, kind, context, slug) : null;
    },
    ...costsRows,
  }),
});

/** Finds the name in a row that names a record of any kind. */
export const nameOfRef: FindNames<SchemaRow> = (row) => {
  const { kind, slug } = refOf(row);
  return slug ? [{ text: '/name', record: { table: kind, slug } }] : [];
};
