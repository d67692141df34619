import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import { soundOf } from '../data/search/fold.ts';
import { checkVersions, recordChanges } from './changes.ts';
import { type DataRecord, type EdgeList, fillerOf, type Kind } from './kinds.ts';
import type { Dataset, GameData } from './load.ts';
import { createMarkedTexts, type MarkedText } from './marked-texts.ts';
import { type Positions, positionsOf } from './positions.ts';
import { foundNamesOf, searchRowsOf } from './search-rows.ts';

/** Records of a table. They may be made while they are read; they are read twice. */
export interface RecordList extends Iterable<DataRecord> {
  readonly length: number;
}

/** The data of one game, as far as the import wants to know. */
export interface GameSource extends Omit<GameData, 'records'> {
  readonly records: ReadonlyMap<string, RecordList>;
}

/** What can be imported: a dataset, or more than memory holds at once. */
export interface ImportSource extends Omit<Dataset, 'games' | 'locate'> {
  readonly games: readonly GameSource[];
}

/** How far an import has come; `rows` of `total` are written. */
export interface ImportProgress {
  /** The table that is written, or what is done before and after. */
  readonly step: string;
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
type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** Any number that nothing else locks; one import at a time over all processes. */
const importLock = 7_260_523_341;
const rowsPerStatement = 1_000;

/** What the import has to know about a game before it writes the first row. */
interface Survey {
  readonly rows: number;
  /** Number of records of each table. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Of the tables that are lists. */
  readonly positions: ReadonlyMap<string, Positions>;
  /** The words of all names, each once. */
  readonly terms: ReadonlySet<string>;
  /** The texts that give something away. */
  readonly marked: readonly MarkedText[];
}

/** An edge with its columns in the place of its fields. */
function columnsOf(edge: DataRecord, { columns }: EdgeList): DataRecord {
  if (columns.size === 0) return edge;
  return Object.fromEntries(
    Object.entries(edge).map(([field, value]) => [columns.get(field) ?? field, value]),
  );
}

function surveyOf(data: GameSource, kinds: readonly Kind[], columns: Columns): Survey {
  let rows = 0;
  const positions = new Map<string, Positions>();
  const terms = new Set<string>();
  const markedTexts = createMarkedTexts();
  for (const kind of kinds) {
    const records = data.records.get(kind.table) ?? [];
    const slugs: string[] = [];
    const names: string[] = [];
    for (const record of records) {
      for (const { field } of kind.edges) rows += (record[field] as unknown[] | undefined)?.length ?? 0;
      if (kind.search)
        for (const name of foundNamesOf(record)) {
          rows += 1;
          for (const term of name.terms) terms.add(term);
        }
      markedTexts.add(kind.table, record);
      slugs.push(String(record['slug']));
      names.push(String(record['name']));
    }
    rows += records.length;
    if (columns.get(kind.table)?.has('place')) positions.set(kind.table, positionsOf(slugs, names));
  }
  const sizes = Object.fromEntries([...data.records].map(([table, { length }]) => [table, length]));
  const marked = markedTexts.all();
  return { rows: rows + terms.size + marked.length, sizes, positions, terms, marked };
}

/** Every row of one game and its table: records in their tables, the arrays of edges in theirs. */
function* rowsOf(
  data: GameSource,
  kinds: readonly Kind[],
  columns: Columns,
  { positions, terms, marked }: Survey,
): Generator<readonly [table: string, row: Row]> {
  const ordinals = new Map<string, number>();
  for (const kind of kinds) {
    const position = positions.get(kind.table);
    let index = 0;
    const records = data.records.get(kind.table) ?? [];
    const fill = fillerOf(kind, records);
    for (const record of records) {
      const { draft: _draft, ...row }: Row = fill(record);
      for (const list of kind.edges) {
        const { field, table } = list;
        delete row[field];
        const named = columns.get(table)?.has('subject_name');
        for (const edge of (record[field] ?? []) as DataRecord[]) {
          const ordinal = ordinals.get(table) ?? 0;
          ordinals.set(table, ordinal + 1);
          yield [
            table,
            {
              ...columnsOf(edge, list),
              [`${kind.table}_slug`]: record['slug'],
              ...(named ? { subject_name: record['name'] } : {}),
              ordinal,
            },
          ];
        }
      }
      if (position) {
        row['place'] = position.bySlug[index];
        row['place_by_name'] = position.byName[index];
      }
      index += 1;
      yield [kind.table, row];
      for (const found of searchRowsOf(kind, record)) yield ['search_document', found];
    }
  }
  for (const mark of marked) yield ['marked_text', { ...mark }];
  // In order, so that terms that are alike lie together: a search for one of them looks at many.
  for (const term of [...terms].sort()) yield ['search_word', { term, sound: soundOf(term.slice(1)) }];
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

const insertDocuments = `
  insert into search_document (release_id, game_id, type, slug, name, alias, folded, terms)
  select release_id, game_id, type, slug, name, alias, folded, to_tsvector('english', body)
    || array_to_tsvector(name_terms || array['#' || type, '@' || release_id || '/' || game_id])
  from (values (?::bigint, ?::text)) as here(release_id, game_id),
    jsonb_to_recordset(?::jsonb)
      as r(type text, slug text, name text, alias text, folded text, body text, name_terms text[])`;

/**
 * Statement for a release, a game and a JSON array of rows: Postgres itself turns them into its types, so no type
 * is written down twice.
 */
function insertOf(table: string, rows: readonly Row[], known: ReadonlySet<string>): string {
  if (table === 'search_document') return insertDocuments;
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const unknown = [...names].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`table ${table} has no column ${unknown.join(', ')}: a migration is missing`);
  const list = [...names].map((name) => `"${name}"`).join(', ');
  return `insert into "${table}" (release_id, game_id, ${list})
    select ?, ?, ${list} from jsonb_populate_recordset(null::"${table}", ?::jsonb)`;
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

/** The newest release that holds these very files, beside the one that is served; undefined when none does. */
export async function findRelease(
  knex: Knex,
  contentHash: string,
): Promise<{ readonly id: string; readonly served: string; readonly isServed: boolean } | undefined> {
  const { rows } = await knex.raw<{ rows: { id: string; served: string; is_served: boolean }[] }>(
    `select r.id::text as id, s.id::text as served, s.content_hash = r.content_hash as is_served
       from release r, current_release c join release s on s.id = c.release_id
      where r.content_hash = ? order by r.id desc limit 1`,
    [contentHash],
  );
  const [found] = rows;
  return found && { id: found.id, served: found.served, isServed: found.is_served };
}

/**
 * Lets nobody else change which release is served until the transaction ends.
 *
 * @throws ImportBusyError when somebody else is at it.
 */
export async function lockReleases(trx: Knex): Promise<void> {
  const { rows } = await trx.raw<{ rows: { free: boolean }[] }>(
    'select pg_try_advisory_xact_lock(?) as free',
    [importLock],
  );
  if (!rows[0]!.free)
    throw new ImportBusyError('another import is running; wait for it to end and try again');
}

/**
 * Writes rows a thousand at a time, each table its own. While Postgres works on one statement the next is made.
 *
 * @param onWritten told of each statement that is done.
 */
function createWriter(
  trx: Knex,
  columns: Columns,
  releaseId: string,
  onWritten: (table: string, rows: number) => void,
) {
  let running = Promise.resolve();

  async function send(table: string, gameId: string, rows: readonly Row[]): Promise<void> {
    const sql = insertOf(table, rows, columns.get(table) ?? new Set());
    const bindings = [releaseId, gameId, JSON.stringify(rows)];
    await running;
    running = trx.raw(sql, bindings).then(() => onWritten(table, rows.length));
    // The next statement awaits it and sees the error; until then nothing does, and Node would end the process.
    running.catch(() => {});
  }

  return async function write(gameId: string, rows: Iterable<readonly [table: string, row: Row]>) {
    const waiting = new Map<string, Row[]>();
    for (const [table, row] of rows) {
      const own = waiting.get(table) ?? [];
      own.push(row);
      if (own.length < rowsPerStatement) waiting.set(table, own);
      else {
        waiting.delete(table);
        await send(table, gameId, own);
      }
    }
    for (const [table, own] of waiting) await send(table, gameId, own);
    await running;
  };
}

/**
 * Gathers statistics and empties what indexes have put off. The embedded database has no process that would
 * do it later, and without statistics the check of the references may read a whole index for each of them.
 */
async function settleTables(trx: Knex, tables: string[]): Promise<void> {
  await trx.raw(`analyze ${tables.map((table) => `"${table}"`).join(', ')}`);
  await trx.raw(
    `select gin_clean_pending_list(i.indexrelid) from pg_index i
       join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'gin'
      where i.indrelid = any(?::regclass[]) and pg_has_role(c.relowner, 'usage')`,
    [tables],
  );
}

/** Writes down in which order the records of each list come, and which of them each filter leaves. */
async function writeOrders(
  trx: Knex,
  releaseId: string,
  gameId: string,
  progress: (step: string) => void,
): Promise<void> {
  // Loaded here alone: making the schema takes longer than most commands of the command line.
  await import('../graph/schema.ts');
  const { ordersStatements } = await import('../graph/orders.ts');
  for (const { table, sql, times } of ordersStatements()) {
    progress(`orders of ${table}`);
    await trx.raw(sql, Array.from({ length: times }, () => [releaseId, gameId]).flat());
  }
}

/** Tables whose references are checked at the end, and the names of these constraints. */
async function deferredConstraints(trx: Knex): Promise<{ table: string; constraints: string }[]> {
  const { rows } = await trx.raw(
    `select conrelid::regclass::text as table, string_agg(quote_ident(conname), ', ') as constraints
       from pg_constraint where condeferred and connamespace = current_schema()::regnamespace
      group by conrelid order by 1`,
  );
  return rows;
}

/**
 * Writes the dataset as one new release in one transaction and makes it the served one. Readers see the old
 * release until the commit, and whatever fails before it leaves nothing behind.
 *
 * @throws ImportBusyError when another import is running.
 * @throws DatasetError when the data differ from those that were imported under the same version.
 */
export async function importDataset(
  database: Database,
  dataset: ImportSource,
  options: ImportOptions,
): Promise<ImportResult> {
  return database.knex.transaction(async (trx) => {
    await lockReleases(trx);
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

    let rows = 0;
    let total = 0;
    const progress = (step: string) => options.onProgress?.({ step, rows, total });
    progress('counting');
    const columns = await columnsByTable(trx);
    const surveys = dataset.games.map((data) => surveyOf(data, dataset.kinds, columns));
    total = surveys.reduce((sum, survey) => sum + survey.rows, 0);
    const created = await trx.raw('insert into release (content_hash) values (?) returning id::text as id', [
      dataset.contentHash,
    ]);
    const releaseId: string = created.rows[0].id;
    const tables = new Set<string>();
    const write = createWriter(trx, columns, releaseId, (table, count) => {
      tables.add(table);
      rows += count;
      progress(table);
    });
    for (const [index, data] of dataset.games.entries()) {
      const { game, drafts } = data;
      await trx.raw(
        'insert into game (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
        [game.slug, game.name],
      );
      await trx.raw(
        `insert into release_game
           (release_id, game_id, name, dataset_version, released_at, records, sizes, changes, drafts)
         values (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb)`,
        [
          releaseId,
          game.slug,
          game.name,
          game.dataset_version,
          game.released_at,
          games[index]!.records,
          JSON.stringify(surveys[index]!.sizes),
          JSON.stringify(game.changes),
          JSON.stringify(drafts),
        ],
      );
      await write(game.slug, rowsOf(data, dataset.kinds, columns, surveys[index]!));
    }
    progress('statistics');
    await settleTables(trx, [...tables]);
    for (const { game } of dataset.games) await writeOrders(trx, releaseId, game.slug, progress);
    for (const { table, constraints } of await deferredConstraints(trx)) {
      progress(`references of ${table}`);
      await trx.raw(`set constraints ${constraints} immediate`);
    }
    progress('changes');
    await checkVersions(trx, dataset.kinds, releaseId);
    await recordChanges(trx, dataset.kinds, current?.id, releaseId);
    progress('old releases');
    await pruneReleases(trx, options.keep, current?.id);
    await trx.raw(
      `insert into current_release (release_id) values (?)
       on conflict (singleton) do update set release_id = excluded.release_id, since = now()`,
      [releaseId],
    );
    return { releaseId, imported: true, rows, games };
  });
}
