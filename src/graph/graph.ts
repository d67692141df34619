import type { EnumRef, MaybePromise } from '@pothos/core';
import type { GraphQLSchema } from 'graphql';
import type { Release } from '../data/releases.ts';
import type { SearchKinds } from '../data/search/types.ts';
import type { Declarations, Views } from '../kinds/declare.ts';
import type { GameIds } from '../kinds/ids.ts';
import type { Model } from '../kinds/model.ts';
import type { AnyType, Builder, GraphContext, LoadableRef, ObjectRef } from './types/builder.ts';
import type { CommonTypes } from './types/common-types.ts';
import type { RangeInputs } from './queries/filter-input.ts';
import type { ListArguments } from './queries/list-arguments.ts';
import type { CostHint } from './limits/points.ts';
import type { PageInput } from './queries/page-input.ts';
import type { RecordRow } from './load/rows.ts';
import type { languageArgument } from './types/names.ts';

/** The parts of a game that its GraphQL schema is built from. */
export interface GraphSource {
  readonly gameId: string;
  readonly model: Model;
  /** With the defaults of kinds that the game does not declare. */
  readonly declarations: Declarations;
  readonly views: Views;
  readonly search: SearchKinds;
  readonly ids: GameIds;
}

/** A type whose values are rows of a table, loaded in batches by slug. A resolver may return either a slug or a row. */
export type RecordType<Row extends RecordRow = RecordRow> = LoadableRef<Row> & {
  readonly table: string;
  /** The row of a slug, synchronously if it is cached; null if there is none. */
  find(context: GraphContext, slug: string): MaybePromise<Row | null>;
  /** The row of a slug if it is cached. */
  known(release: Release, slug: string): Row | undefined;
  /** Caches rows that a page has read, for look-ups by slug. */
  remember(release: Release, rows: readonly Row[]): void;
};

/** Loads the rows of a relation for the slug of a record. */
export interface GroupLoader<Row> {
  /** Synchronous if the rows are cached. */
  (context: GraphContext, slug: string): MaybePromise<readonly Row[]>;
  /** Their table. */
  readonly table: string;
}

/** The record that a polymorphic edge belongs to. */
export interface Subject {
  readonly table: string;
  readonly slug: string;
}

/** The types of a game, for what is written by hand. */
export interface GameTypes {
  /** A type of records. */
  record<Row extends RecordRow>(table: string): RecordType<Row>;
  /** Any other object type by its name. The module that uses one without a schema implements it. */
  object<Row>(name: string): ObjectRef<Row>;
  /** A type by its name, as a declaration names it. */
  named(name: string): AnyType;
  /** The enum of a closed set. */
  set<Value extends string>(name: string): EnumRef<never, Value>;
  /** Makes a type known by its name, for declarations that name it. */
  add(name: string, type: unknown): void;
  /** Rows by a column, e.g. `weapon_level.weapon_slug`. */
  rows<Row extends object>(column: string): GroupLoader<Row>;
  /** Returns the kind, the table and the slug of the record that an edge of several kinds refers to. */
  subjectOf(row: object): Subject;
  /** Options of a field that holds the record that an edge is about. */
  subjectField(): {
    readonly resolve: (row: object, args: unknown, context: GraphContext) => Promise<RecordRow>;
    readonly extensions: { readonly costHint: CostHint };
  };
  /** Options of a field with the name of that record, in any language. */
  subjectNameField(
    t: Parameters<typeof languageArgument>[0],
    what: string,
  ): {
    readonly args: { readonly lang: ReturnType<typeof languageArgument> };
    readonly description: string;
    readonly resolve: (
      row: object,
      args: { readonly lang?: string | null | undefined },
      context: GraphContext,
    ) => MaybePromise<string>;
  };
}

/**
 * Checks the texts of a parameter that are read as input objects, where their form is not enough.
 *
 * @throws Problem naming the parameter.
 */
export type TextCheck = (
  parameter: string,
  texts: readonly string[],
  context: GraphContext,
) => MaybePromise<void>;

/** The parts of a graph that exist while its types are made. */
export interface GraphParts extends GraphSource {
  readonly builder: Builder;
  /** The types of records by their tables. */
  readonly records: Map<string, RecordType>;
  /** Filters and sort keys of the rows, by table. */
  readonly listArguments: Map<string, ListArguments>;
  /** Input objects of ranges. */
  readonly inputs: RangeInputs;
  /** Checks of what parameters write for input objects, by the name of the type. */
  readonly textChecks: Map<string, TextCheck>;
  /** Types that every game has, and the closed set of its kinds. */
  readonly common: CommonTypes & { readonly Kind: EnumRef<never, string>; readonly PageInput: PageInput };
  /** The table of a type of records; undefined for any other type. */
  tableOf(typeName: string): string | undefined;
}

/** A graph to which types and fields can be added that no schema of a file describes. */
export interface ExtensibleGraph extends GraphParts {
  readonly types: GameTypes;
}

/** The GraphQL schema of one game, and what it was made of. Nothing of it is shared with other games. */
export interface Graph extends ExtensibleGraph {
  /** The executable schema. */
  readonly schema: GraphQLSchema;
}
