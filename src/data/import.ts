import type { Knex } from 'knex';
import type { Database } from './database.ts';
import type { DataRecord, Dataset, GameData, Kind } from './dataset.ts';
import { fold, foldName, soundOf, termsOf } from './fold.ts';

/** How far an import has come; `rows` of `total` are written. */
export interface ImportProgress {
  readonly table: string;
  readonly rows: number;
  readonly total: number;
}

export interface ImportResult {
  readonly releaseId: string;
  /** False when the newest release already holds these very files and nothing was written. */
  readonly imported: boolean;
  readonly rows: number;
  readonly games: readonly {
    readonly game: string;
    readonly datasetVersion: string;
    readonly records: number;
  }[];
}

export interface ImportOptions {
  /** Make a new release even when the files have not changed. */
  readonly force?: boolean;
  /** How many releases to keep, the served one included. */
  readonly keep: number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Two imports at the same time; the later one gives way. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

type Row = Record<string, unknown>;

/** Any number that nothing else locks; one import at a time over all processes. */
const importLock = 7_260_523_341;
const rowsPerStatement = 1_000;

/** Rows of every table for one game: records in their tables, the arrays of edges in theirs. */
function rowsOf(
  data: GameData,
  kinds: readonly Kind[],
  columns: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  const searchTerms = new Set<string>();
  const rowsFor = (table: string): Row[] => {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    return rows;
  };
  for (const kind of kinds) {
    for (const record of data.records.get(kind.table) ?? []) {
      const row: Row = {};
      for (const [field, schema] of Object.entries(kind.fields)) {
        const value = record[field];
        const table = schema['x-table'];
        if (table === undefined) {
          if (field !== 'draft') row[field] = value;
          continue;
        }
        const edges = rowsFor(table);
        const named = columns.get(table)?.has('subject_name');
        for (const edge of (value ?? []) as DataRecord[]) {
          const { item_slug: usedItem, ...rest } = edge;
          edges.push({
            // In an acquisition the item that is used is not the item that is got.
            ...(table === 'acquisition' && usedItem !== undefined
              ? { ...rest, used_item_slug: usedItem }
              : edge),
            [`${kind.table}_slug`]: record['slug'],
            ...(named ? { subject_name: record['name'] } : {}),
            ordinal: edges.length,
          });
        }
      }
      rowsFor(kind.table).push(row);
      if (kind.search) {
        const text = kind.search.text
          .flatMap((field) => record[field])
          .filter((part) => typeof part === 'string');
        const name = String(record['name']);
        // A slug may say more than the name, e.g. which of several.
        const nameTerms = [...new Set([...termsOf(name), ...termsOf(String(record['slug']))])];
        for (const term of nameTerms) searchTerms.add(term);
        rowsFor('search_document').push({
          type: kind.search.type,
          slug: record['slug'],
          name,
          folded: foldName(name),
          body: fold([name, record['slug'], ...text].join(' ').replaceAll('_', ' ')),
          name_terms: nameTerms,
        });
      }
    }
  }
  for (const term of searchTerms) rowsFor('search_word').push({ term, sound: soundOf(term.slice(1)) });
  return tables;
}

async function columnsByTable(trx: Knex): Promise<Map<string, Set<string>>> {
  const { rows } = await trx.raw<{ rows: { table_name: string; column_name: string }[] }>(
    'select table_name, column_name from information_schema.columns where table_schema = current_schema()',
  );
  const columns = new Map<string, Set<string>>();
  for (const { table_name, column_name } of rows) {
    const known = columns.get(table_name);
    if (known) known.add(column_name);
    else columns.set(table_name, new Set([column_name]));
  }
  return columns;
}

/** The rows as one JSON array: Postgres itself turns them into its types, so no type is written down twice. */
async function insertRows(
  trx: Knex,
  table: string,
  rows: readonly Row[],
  known: ReadonlySet<string>,
): Promise<void> {
  if (table === 'search_document') return insertDocuments(trx, rows);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`table ${table} has no column ${unknown.join(', ')}: a migration is missing`);
  const list = names.map((name) => `"${name}"`).join(', ');
  await trx.raw(
    `insert into "${table}" (${list}) select ${list} from jsonb_populate_recordset(null::"${table}", ?::jsonb)`,
    [JSON.stringify(rows)],
  );
}

async function insertDocuments(trx: Knex, rows: readonly Row[]): Promise<void> {
  await trx.raw(
    `insert into search_document (release_id, game_id, type, slug, name, folded, terms)
     select release_id, game_id, type, slug, name, folded, to_tsvector('english', body)
       || array_to_tsvector(name_terms || array['#' || type, '@' || release_id || '/' || game_id])
     from jsonb_to_recordset(?::jsonb) as r(release_id bigint, game_id text, type text, slug text, name text,
       folded text, body text, name_terms text[])`,
    [JSON.stringify(rows)],
  );
}

/**
 * Deletes all but the newest `keep` releases; the served one is never deleted, nor is `left`, which was served
 * until now and still is by instances that have not looked yet.
 */
export async function pruneReleases(trx: Knex, keep: number, left?: string): Promise<number> {
  const { rowCount } = await trx.raw(
    `delete from release where id not in (select id from release order by id desc limit ?)
       and id not in (select release_id from current_release) and id is distinct from ?::bigint`,
    [keep, left ?? null] as never,
  );
  return rowCount ?? 0;
}

/** Whether some release holds these very files. */
export async function isImported(knex: Knex, contentHash: string): Promise<boolean> {
  const { rows } = await knex.raw('select 1 from release where content_hash = ? limit 1', [contentHash]);
  return rows.length > 0;
}

/**
 * Writes the dataset as one new release in one transaction and makes it the served one. Readers see the old
 * release until the commit, and whatever fails before it leaves nothing behind.
 *
 * @throws ImportBusyError when another import is running.
 */
export async function importDataset(
  database: Database,
  dataset: Dataset,
  options: ImportOptions,
): Promise<ImportResult> {
  return database.knex.transaction(async (trx) => {
    const lock = await trx.raw('select pg_try_advisory_xact_lock(?) as free', [importLock]);
    if (!lock.rows[0].free) {
      throw new ImportBusyError('another import is running; wait for it to end and try again');
    }
    // An import may rightly take longer than the answer to a query.
    await trx.raw('set local statement_timeout = 0');
    const newest = await trx.raw(
      `select r.id::text as id, r.content_hash from release r join current_release c on c.release_id = r.id`,
    );
    const games = dataset.games.map(({ game, records }) => ({
      game: game.slug,
      datasetVersion: game.dataset_version,
      records: [...records.values()].reduce((sum, list) => sum + list.length, 0),
    }));
    const current = newest.rows[0] as { id: string; content_hash: string } | undefined;
    if (current?.content_hash === dataset.contentHash && !options.force) {
      return { releaseId: current.id, imported: false, rows: 0, games };
    }

    const columns = await columnsByTable(trx);
    const created = await trx.raw('insert into release (content_hash) values (?) returning id::text as id', [
      dataset.contentHash,
    ]);
    const releaseId: string = created.rows[0].id;
    const work: { table: string; rows: Row[]; gameId: string }[] = [];
    for (const [index, data] of dataset.games.entries()) {
      const { game, drafts } = data;
      await trx.raw(
        'insert into game (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
        [game.slug, game.name],
      );
      await trx.raw(
        `insert into release_game (release_id, game_id, name, dataset_version, released_at, records, changes, drafts)
         values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
        [
          releaseId,
          game.slug,
          game.name,
          game.dataset_version,
          game.released_at,
          games[index]!.records,
          JSON.stringify(game.changes),
          JSON.stringify(drafts),
        ],
      );
      for (const [table, rows] of rowsOf(data, dataset.kinds, columns))
        work.push({ table, rows, gameId: game.slug });
    }
    const total = work.reduce((sum, { rows }) => sum + rows.length, 0);
    let written = 0;
    for (const { table, rows, gameId } of work) {
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        const chunk = rows.slice(start, start + rowsPerStatement);
        for (const row of chunk) {
          row['release_id'] = releaseId;
          row['game_id'] = gameId;
        }
        await insertRows(trx, table, chunk, columns.get(table) ?? new Set());
        written += chunk.length;
        options.onProgress?.({ table, rows: written, total });
      }
    }
    await trx.raw(
      `insert into current_release (release_id) values (?)
       on conflict (singleton) do update set release_id = excluded.release_id, since = now()`,
      [releaseId],
    );
    await pruneReleases(trx, options.keep, current?.id);
    // The embedded database has nobody who would gather statistics later.
    await trx.raw('analyze search_document, search_word');
    return { releaseId, imported: true, rows: written, games };
  });
}
