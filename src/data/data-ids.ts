import { type Release, schemaOf } from './releases.ts';

/** A record that has an id of the game itself. */
export interface RecordOfId {
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
}

/** The records that have some ids of a table of the game, in no order. */
export function readRecordsOfIds(
  release: Release,
  gameId: string,
  table: string,
  ids: readonly number[],
): Promise<RecordOfId[]> {
  const schema = schemaOf(release, gameId);
  return release.select<RecordOfId>(
    `select distinct d.id, d.kind, d.slug, r.name
       from ${schema}.data_id d join ${schema}.record r using (kind, slug)
      where d.id_table = ? and d.id = any(?::bigint[])`,
    table,
    ids,
  );
}

/** A table of the game with known ids. */
export interface TableOfIds {
  readonly table: string;
  /** How many different ids are known. */
  readonly ids: number;
  /** The kinds of the records that have them. */
  readonly kinds: readonly string[];
}

/** The tables of the game with known ids, by name: all of them, or one. */
export const readTablesOfIds = (release: Release, gameId: string, table: string | undefined) =>
  release.select<TableOfIds>(
    `select id_table as table, count(distinct id) as ids, array_agg(distinct kind order by kind) as kinds
       from ${schemaOf(release, gameId)}.data_id where coalesce(id_table = ?, true)
      group by id_table order by id_table`,
    table ?? null,
  );
