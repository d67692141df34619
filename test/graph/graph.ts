import {
  type ExecutionResult,
  execute,
  type GraphQLObjectType,
  type GraphQLNamedType,
  getNamedType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';
import type { Database } from '../../src/data/database.ts';
import { createReleases, type Release } from '../../src/data/releases.ts';
import { contextOf } from '../../src/graph/types/builder.ts';
import { schema, tableOf } from '../bloodborne.ts';
import { byTheClock, sharedDatabase } from '../service.ts';

/** Responses are inspected without types. */
export type Result = ExecutionResult<any>;

/** The types that a field of a type leads to: of an interface of some kinds of records, those kinds. */
export const endsOf = (type: GraphQLNamedType): readonly GraphQLNamedType[] =>
  isInterfaceType(type) && type.getInterfaces().length > 1 ? schema.getPossibleTypes(type) : [type];

export interface Graph {
  readonly database: Database;
  /** A release of which nothing is known yet. */
  fresh(): Release;
  /** Executes a query, and returns the statements that it took. No limits apply. */
  run(query: string, release?: Release): Promise<{ result: Result; statements: string[] }>;
}

let shared: Promise<Graph> | undefined;

/** One for all suites that run in this process: they only read. */
export function sharedGraph(): Promise<Graph> {
  shared ??= openGraph();
  return shared;
}

async function openGraph(): Promise<Graph> {
  const database = await sharedDatabase();
  const releases = createReleases({ database, emit: () => undefined, pollMs: 3_600_000 });
  await releases.refresh();
  let statements: string[] = [];
  database.knex.on('query', ({ sql }: { sql: string }) => {
    if (!byTheClock.test(sql)) statements.push(sql.replace(/\s+/g, ' ').trim());
  });
  const fresh = () => ({ ...releases.current()! });
  return {
    database,
    fresh,
    async run(query, release = fresh()) {
      statements = [];
      const result = await execute({ schema, document: parse(query), contextValue: contextOf(release) });
      return { result: result as Result, statements };
    },
  };
}

/** Tables whose rows a statement gives. A link between two tables is read with the rows it leads to. */
export function tablesOf(statement: string): string[] {
  const names = [...statement.matchAll(/\b(?:from|join) (?:\w+\.)?(\w+)(?! e join)\b(?!\.)/g)].map(
    ([, name]) => name!,
  );
  return [...new Set(names)];
}

/** Every type whose values are rows, and the name of its root list. */
export const rowTypes: readonly { readonly type: GraphQLObjectType; readonly plural: string }[] =
  Object.values(schema.getQueryType()!.getFields()).flatMap((field) => {
    const page = getNamedType(field.type);
    const data = isObjectType(page) ? page.getFields()['data'] : undefined;
    const type = data && getNamedType(data.type);
    return isObjectType(type) && tableOf(type.name) !== undefined ? [{ type, plural: field.name }] : [];
  });
