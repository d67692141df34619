import SchemaBuilder, { contextCacheSymbol } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import type { Release } from '../../data/releases.ts';
import type { NullMeaning } from '../../kinds/null-meaning.ts';
import { budgetPlugin, type ValueCounter } from '../limits/budget-plugin.ts';
import { pointsOf } from '../limits/points.ts';
import type { Names } from '../load/rows.ts';

/** The context of resolvers: the release, and never the caller. A result can therefore be shared between callers. */
export interface GraphContext {
  readonly release: Release;
  /** Loaders are made once for the object under this symbol: executions on a release share their batches. */
  readonly [contextCacheSymbol]: Release;
  /** The path of PUBLIC_BASE_URL, or '': addresses in results begin with it. */
  readonly basePath: string;
  /** Counts what this execution gives; without it nothing is counted. */
  readonly budget?: ValueCounter;
}

export interface GraphTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    GameId: { Input: string; Output: string };
    Label: { Input: string; Output: string };
    Slug: { Input: string; Output: string };
    DatasetVersion: { Input: string; Output: string };
    Page: { Input: number; Output: number };
    PageSize: { Input: number; Output: number };
    Seed: { Input: string; Output: string };
    SearchText: { Input: string; Output: string };
    SuggestText: { Input: string; Output: string };
    SuggestLimit: { Input: number; Output: number };
    Url: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    Language: { Input: string; Output: string };
    Names: { Input: Names; Output: Names };
    Json: { Input: unknown; Output: unknown };
  };
}

/** A type that is known only when the schemas of a game are read: Pothos takes it for one of any value. */
export type AnyType = 'Json';

/** Makes the builder of the schema of one game. */
export function createBuilder() {
  const builder = new SchemaBuilder<GraphTypes>({
    plugins: [budgetPlugin, ComplexityPlugin, DataloaderPlugin],
    defaultFieldNullability: false,
    // Prices only: `src/graphql/limits.ts` looks at them before an operation runs.
    complexity: { fieldComplexity: pointsOf, disabled: true },
  });
  builder.queryType({
    description: 'The query root. All lists take the same arguments for paging and sorting.',
  });
  return builder;
}

export type Builder = ReturnType<typeof createBuilder>;

/** Makes the fields of a type whose values are `Row`. */
export type FieldBuilder<Row> = PothosSchemaTypes.ObjectFieldBuilder<Builder['$inferSchemaTypes'], Row>;

/** Makes the fields at the root. */
export type QueryBuilder = Parameters<Parameters<Builder['queryFields']>[0]>[0];

/** A field whose types are known only when the schemas of a game are read, so that Pothos cannot check them. */
export const looseField = <Row>(
  t: FieldBuilder<Row>,
  options: {
    readonly type: unknown;
    readonly nullable?: boolean | { readonly list: boolean; readonly items: boolean };
    readonly nullMeaning?: NullMeaning | undefined;
    readonly description: string;
    readonly args?: object;
    readonly resolve: unknown;
    readonly extensions?: object;
  },
) => {
  const { nullMeaning, extensions, ...field } = options;
  const more = { ...extensions, ...(nullMeaning && { jsonSchema: nullMeaning }) };
  return t.field({ ...field, extensions: more } as never);
};

/** The options of a field that may be null: what null means. */
export const nullMeans = (meaning: NullMeaning['x-null-means']) =>
  ({ nullable: true, extensions: { jsonSchema: { 'x-null-means': meaning } } }) as const;

/** A type that is implemented later. */
export const objectRef = <Row>(builder: Builder, name: string) => builder.objectRef<Row>(name);

/** A type whose values are loaded by slugs, and implemented later. Pothos does not know loaders that find nothing. */
export const loadableRef = <Row extends object>(
  builder: Builder,
  name: string,
  options: {
    /** Null where there is none. */
    readonly load: (slugs: readonly string[], context: GraphContext) => Promise<(Row | null)[]>;
    readonly loaderOptions: { readonly cache: false; readonly maxBatchSize: number };
  },
) => builder.loadableObjectRef<Row, string, string, Row>(name, options as never);

export type ObjectRef<Row> = ReturnType<typeof objectRef<Row>>;
export type LoadableRef<Row extends object> = ReturnType<typeof loadableRef<Row>>;

/** The context of an execution on a release. */
export function contextOf(release: Release, budget?: ValueCounter, basePath = ''): GraphContext {
  return { release, basePath, [contextCacheSymbol]: release, ...(budget && { budget }) };
}
