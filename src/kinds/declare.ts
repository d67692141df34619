import { type Model, readModel } from './model.ts';
import type { NullMeaning } from './null-meaning.ts';
import type { DataSchema } from './schema.ts';

/**
 * Declarations of a kind that its JSON Schema cannot hold: filters and sort keys of its list, fields of other
 * records that return it, and computed fields. Names are those of REST, `snake_case`.
 */

/** A column of a table, e.g. `boss.location_slug`. */
export type ColumnOf = `${string}.${string}`;

/** A filter of a list; a text alone describes the field of the same name. */
export type FilterDeclaration =
  | string
  | {
      /** The field, where the filter is called otherwise; of a field of an edge, both: `placements.location_slug`. */
      readonly of?: string;
      /** Instead of a field: the edge belongs to a record of this kind. */
      readonly isSubjectKind?: true;
      readonly text: string;
    }
  | ThroughFilter
  | ValueFilter<never, never, never>;

/** The records in rows of another table or view that also name the record given by the caller. */
export interface ThroughFilter {
  /** The column of those rows that holds what the caller gives, e.g. `dropped.subject_slug`. */
  readonly through: ColumnOf;
  /** The kinds of which it may be a record. */
  readonly to: readonly string[];
  readonly text: string;
}

/** The records that have a value of a closed set by what is computed from them. */
export interface ValueFilter<Row, Edge = never, Beside = never> {
  /** Name of the closed set. */
  readonly type: string;
  /** It takes a single value: of several, one would include the others. */
  readonly isOne?: true;
  /** Rows of another table that belong to the record, in their order, for the computation. */
  readonly edges?: ColumnOf;
  /** A kind whose records the computation needs, by slug. */
  readonly beside?: string;
  readonly values: (
    row: Row,
    edges: readonly Edge[],
    beside: ReadonlyMap<string, Beside>,
  ) => readonly string[];
  readonly text: string;
}

/** A sort key of a list. */
export interface SortKey {
  /** Noun phrase for the value, e.g. `hit points`. */
  readonly of: string;
  /** The lowest value is the best, e.g. of a price, or neither end is, e.g. of a place in a menu; else the highest is. */
  readonly best?: 'lowest' | 'neither';
  /** The field that has it, or a path into one, e.g. `figures.attack.physical`; by default the column of its name. */
  readonly at?: string;
}

/** A sort key of a list; a text alone describes the column of the same name. */
export type SortDeclaration = string | SortKey;

/** A value of a record, as a comparison shows it. */
export interface ComparedValue {
  /** The path of its member with `_` instead of dots, e.g. `negation_fire`. */
  readonly field: string;
  /** Noun phrase for the value. */
  readonly of: string;
  readonly value: number | null;
  /** A word for the value, e.g. `immune`. */
  readonly label?: string;
}

/**
 * Values that a comparison shows of a record instead of its sort keys. They have no order: none is better
 * than another.
 */
export interface ComparedDeclaration<Row, Edge = never> {
  /** Rows of another table that belong to the record, in their order. */
  readonly edges?: ColumnOf;
  readonly values: (row: Row, edges: readonly Edge[]) => readonly ComparedValue[];
}

export interface LinkOptions<Row = never> {
  /** The records that this column of the rows names, instead of the rows. */
  readonly across?: string;
  /** The table of those records, where the rows are a view without a description. */
  readonly to?: string;
  /** The order of the rows, where it is not that of their table; of records across, as `e`. */
  readonly order?: string;
  /** Column of the rows whose distinct values, slugs or texts, the field lists instead of the rows. */
  readonly pluck?: string;
  /** Which rows. */
  readonly where?: (row: Row) => boolean;
  /** Name of another type for the same rows. */
  readonly as?: string;
  /** The view that the rows are read from, where it is not that of their kind; of records across one that has each row once. */
  readonly view?: string;
}

/** Rows whose column names the record, as a field of the record: their column, the field's description, and options. */
export type LinkDeclaration = readonly [rows: ColumnOf, text: string, options?: LinkOptions];

/** Reads a record of the release by its slug, and makes a value of it. */
export type LoadRecord = <Row, Value>(table: string, slug: string, as: (row: Row) => Value) => unknown;

/** A field that is computed from the row. */
export interface FieldDeclaration<Row, Edge = never> {
  /** Name of its type: a scalar, a closed set, a nested object or a record. */
  readonly type: string;
  readonly isList?: true;
  /** The meaning of null, where it may be null. */
  readonly nullMeans?: NullMeaning['x-null-means'];
  readonly description: string;
  /**
   * Computes the value. A record is returned as its slug, a thing that can be obtained as its table and slug.
   */
  readonly value: (row: Row, load: LoadRecord, edges: readonly Edge[]) => unknown;
  /** Rows of another table that belong to the record, in their order, for the computation. */
  readonly edges?: ColumnOf;
  /** The columns whose records are loaded, with their tables: what a query pays for. */
  readonly loads?: Readonly<Record<string, string>>;
}

// `never`: a declaration accepts rows of one type only, so code that reads all declarations cannot pass it any row.
type Fields = Readonly<Record<string, FieldDeclaration<never, never>>>;

/** A kind's list and route in REST. */
export interface RestDeclaration {
  /** The list in a sentence, e.g. `Endings of the game.` */
  readonly list: string;
  /** The route of one record in a sentence; without it there is none. */
  readonly one?: string;
  /** One record in words, where that is not the word of its path. */
  readonly noun?: string;
  /**
   * The views `summary`, `detail` and `full`, and parts of them by name: each in words, with its fields as GraphQL
   * would select them. A field that leads on uses the part named for it, or for its type; without such a part, or
   * without a selection in it, all fields of the schema.
   */
  readonly views: Readonly<Record<string, readonly [text: string, selection?: string]>>;
}

/** The rows of a table as another end of them lists them: each with the record that it is about. */
export interface FaceDeclaration {
  readonly description: string;
  /**
   * Its fields after `kind`, `slug`, `name` and `record` of the record that it is about: names of the schema, each with
   * the name that it has here, if that is another (`how: kind`).
   */
  readonly fields: string;
  /** Fields that REST has; by default all. */
  readonly shown?: string;
  /**
   * Columns with the slug of the record that a row is about, by kind; one of them is set. By default the slug
   * of its owner.
   */
  readonly about?: Readonly<Record<string, string>>;
  /** Column with the name of that record, beside `about`. */
  readonly name?: string;
  /** The game makes some of it at random, so that there is no record. */
  readonly mayBeRandom?: true;
  readonly filters?: NonNullable<KindDeclaration['filters']>;
  readonly sorts?: NonNullable<KindDeclaration['sorts']>;
}

export interface KindDeclaration {
  /** Adds its filters, sort keys, links and fields to those that follow from the schema, instead of replacing them. */
  readonly addsToDefaults?: true;
  /**
   * With `addsToDefaults`: what a list shows of each record, instead of the default, and what a record shows besides, as
   * GraphQL would select them; and of its lists by name what it shows of their rows, instead of all fields.
   */
  readonly shows?: {
    readonly list?: string;
    readonly record?: string;
    readonly lists?: Readonly<Record<string, string>>;
  };
  /** Name of the list at the root, e.g. `armorPieces`, where it is not that of the data file. */
  readonly plural?: string;
  /** The kind of the records that have the same slugs. */
  readonly slugOf?: string;
  /** The records in words, where these are not the words of the list. */
  readonly noun?: string;
  /**
   * List and route of the kind in REST. A kind without it is reached through other records and GraphQL only.
   */
  readonly rest?: RestDeclaration;
  readonly filters?: Readonly<Record<string, FilterDeclaration>>;
  readonly sorts?: Readonly<Record<string, SortDeclaration>>;
  readonly compared?: ComparedDeclaration<never, never>;
  /** Fields by which the rows are ordered in the lists of a record; a closed set orders as it is written. */
  readonly order?: readonly string[];
  readonly links?: Readonly<Record<string, LinkDeclaration>>;
  readonly fields?: Fields;
  /** Computed fields of objects inside the rows, by the name of their type. */
  readonly types?: Readonly<Record<string, Fields>>;
  /** Other types for the same rows, by name: a link names one (`as`). False for one that the game makes in its own code. */
  readonly faces?: Readonly<Record<string, FaceDeclaration | false>>;
  /** The view that rows are read from, where it is not the table, and names of its columns that differ. */
  readonly view?: { readonly name: string; readonly columns?: Readonly<Record<string, string>> };
  /** Views over the tables of a game that are separate types, each described as a data file is. */
  readonly views?: Readonly<Record<string, DataSchema>>;
}

/** Queries that are read like tables of a release, by name. Their rows follow from its tables. */
export type Views = Readonly<
  Record<
    string,
    {
      /** The statement that gives its rows. */
      readonly sql: (schema: string) => string;
      /** The table whose edges its rows are, if they are edges of several kinds. */
      readonly of?: string;
      /** Columns that name records, and that this table does not have. */
      readonly own?: readonly string[];
    }
  >
>;

/** The declarations of a game by table. */
export type Declarations = Readonly<Record<string, KindDeclaration>>;

/** Declarations that follow from ideas that several games share, by the names of tables. */
export interface Parts {
  readonly declarations: Declarations;
  /** Links of kinds, which the default views of a record have. */
  readonly links: Readonly<Record<string, NonNullable<KindDeclaration['links']>>>;
  /** Names of those links that only the widest view has, by kind. */
  readonly wide: Readonly<Record<string, readonly string[]>>;
  readonly views: Views;
}

/**
 * A computed field, with the types of the rows that it is computed from.
 *
 * @example
 * computed<BossRow>({ type: 'Boolean', description: 'Whether it has HP.', value: ({ hp }) => hp !== null });
 */
export const computed = <Row, Edge = never>(
  field: FieldDeclaration<Row, Edge>,
): FieldDeclaration<never, never> => field;

/** A filter by a computed value, with the type of the rows that it is computed from. */
export const byValue = <Row, Edge = never, Beside = never>(
  filter: ValueFilter<Row, Edge, Beside>,
): FilterDeclaration => filter;

/** Types a comparison by the rows that it reads. */
export const comparedBy = <Row, Edge = never>(
  declaration: ComparedDeclaration<Row, Edge>,
): ComparedDeclaration<never, never> => declaration;

/** The model of a game with the views that its declarations add. */
export const modelOf = (schemas: ReadonlyMap<string, DataSchema>, declarations: Declarations): Model =>
  readModel(schemas, Object.assign({}, ...Object.values(declarations).map(({ views }) => views)));
