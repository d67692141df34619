import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import { fromRoot } from '../../src/root.ts';
import type { Rows } from './graphql-rows.ts';

export interface PeerContext {
  readonly rows: Rows;
}

type Row = Readonly<Record<string, string>>;
type Resolve = (row: Row, args: Row, context: PeerContext) => unknown;

/** A page of a list; the arguments of the benchmark have none. */
type Page = { readonly number: number; readonly size: number };

const column =
  (name: string): Resolve =>
  (row) =>
    row[name];
const one =
  (table: string, name = `${table}_slug`): Resolve =>
  (row, _args, { rows }) =>
    row[name] === null ? null : rows.one(table, row[name]!);
const named =
  (table: string): Resolve =>
  (_row, { slug }, { rows }) =>
    rows.one(table, slug!);
const many =
  (table: string, name: string): Resolve =>
  (row, _args, { rows }) =>
    rows.of(table, name, row['slug']!);

/** The schema of the service, with resolvers for what the queries of the benchmark select. */
export const schema = createSchema<PeerContext>({
  typeDefs: readFileSync(fromRoot('schema', 'bloodborne', 'schema.graphql'), 'utf8'),
  resolvers: {
    Query: {
      boss: named('boss'),
      location: named('location'),
      bosses: (_root: unknown, { page = { number: 1, size: 20 } }: { page?: Page }) => page,
    },
    BossPage: {
      data: ({ size }: Page, _args: unknown, { rows }: PeerContext) => rows.first('boss', size),
      meta: ({ number, size }: Page) => ({ page: number, pageSize: size }),
    },
    PageMeta: { total: (_meta: unknown, _args: unknown, { rows }: PeerContext) => rows.count('boss') },
    Boss: {
      isOptional: column('is_optional'),
      subArea: column('sub_area'),
      location: one('location'),
      drops: many('acquisition', 'boss_slug'),
    },
    Location: { bosses: many('boss', 'location_slug'), npcs: many('npc', 'location_slug') },
    Npc: { provides: many('acquisition', 'npc_slug') },
    Drop: { name: column('subject_name') },
    Find: { how: column('kind'), location: one('location') },
  } as never,
});
