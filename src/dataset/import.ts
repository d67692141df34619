import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import type { KindQuality } from '../data/quality.ts';
import { readRows } from '../data/read-rows.ts';
import { type Games, servedGames, shapeOfGames } from '../kinds/served.ts';
import { completeStatements, createStatements, hasSubject, schemaName } from '../kinds/tables.ts';
import { checkVersions, hasPreview, markPreviews, recordChanges, recordEarlierVersions } from './changes.ts';
import { dataIdsOf } from './data-ids.ts';
import { type DataRecord, type EdgeList, fillerOf } from './kinds.ts';
import type { Dataset, GameData } from './load.ts';
import { marksOf, marksWithin } from './marks.ts';
import { createQuality } from './quality.ts';

/** Records of a table. They may be made while they are read; they are read twice. */
export interface RecordList extends Iterable<DataRecord> {
  readonly length: number;
}

/** The parts of a game's data that the import needs. */
export interface GameSource extends Omit<GameData, 'records'> {
  readonly records: ReadonlyMap<string, RecordList>;
}

/** Data to import: a dataset, or data that is too large for memory. */
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
  /** False if the newest release already has exactly these files and nothing was written. */
  readonly imported: boolean;
  readonly rows: number;
  readonly games: readonly {
    readonly game: string;
    readonly name: string;
    readonly datasetVersion: string;
    /** Number of records in all lists of the game. */
    readonly records: number;
  }[];
}

export interface ImportOptions {
  /** Make a new release even when the files have not changed. */
  readonly force?: boolean;
  /** Serve data that has no new version, under a version that marks it as a preview and is in no history. */
  readonly preview?: boolean;
  /** How many releases to keep, the served one included. */
  readonly keep: number;
  /** The games that this program serves; those that come with it when absent. */
  readonly games?: Games;
  /** Called with the reason when an old release could not be deleted; the next import tries again. */
  readonly onWarning?: (message: string) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** Two imports at the same time; the later one gives way. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

type ImportRow = Record<string, unknown>;

/** Any number that nothing else locks; one import at a time over all processes. */
const importLock = 7_260_523_341;
const rowsPerStatement = 1_000;

/** Counts of a game that the import needs before it writes the first row. */
interface Survey {
  readonly rows: number;
  /** Number of records of each table. */
  readonly sizes: Readonly<Record<string, number>>;
  /** How well the fields of each kind are known. */
  readonly quality: readonly KindQuality[];
}

/** An edge with its columns in the place of its fields. */
function columnsOf(edge: DataRecord, { columns }: EdgeList): DataRecord {
  if (columns.size === 0) return edge;
  return Object.fromEntries(
    Object.entries(edge).map(([field, value]) => [columns.get(field) ?? field, value]),
  );
}

function surveyOf(data: GameSource): Survey {
  let rows = 0;
  const quality: KindQuality[] = [];
  for (const kind of data.kinds) {
    const records = data.records.get(kind.table) ?? [];
    const fill = fillerOf(kind, records);
    const counted = createQuality(kind, data.game.audits);
    const idsOf = dataIdsOf(kind);
    for (const record of records) {
      counted.add(fill(record));
      rows += idsOf(record).length;
      for (const { field } of kind.edges) rows += (record[field] as unknown[] | undefined)?.length ?? 0;
    }
    rows += records.length;
    if (records.length > 0) quality.push(counted.result());
  }
  const sizes = Object.fromEntries([...data.records].map(([table, { length }]) => [table, length]));
  return { rows: rows + quality.length, sizes, quality };
}

/** Every row of one game and its table: records in their tables, the arrays of edges in theirs. */
function* rowsOf(data: GameSource, { quality }: Survey): Generator<readonly [table: string, row: ImportRow]> {
  const { kinds, model } = data;
  const ordinals = new Map<string, number>();
  for (const kind of kinds) {
    const records = data.records.get(kind.table) ?? [];
    const fill = fillerOf(kind, records);
    const idsOf = dataIdsOf(kind);
    for (const record of records) {
      for (const id of idsOf(record)) yield ['data_id', { ...id }];
      const { draft: _draft, ...row }: ImportRow = fill(record);
      for (const list of kind.edges) {
        const { field, table } = list;
        const isMarked = model.tables.get(table)!.spoilers.length > 0;
        delete row[field];
        const owner = hasSubject(model.tables.get(table)!)
          ? { subject_kind: kind.table, subject_slug: record['slug'], subject_name: record['name'] }
          : { [`${kind.table}_slug`]: record['slug'] };
        for (const [index, edge] of ((record[field] ?? []) as DataRecord[]).entries()) {
          const ordinal = ordinals.get(table) ?? 0;
          ordinals.set(table, ordinal + 1);
          const spoilers = isMarked ? marksWithin(marksOf(record), `/${field}/${index}`) : [];
          yield [
            table,
            { ...columnsOf(edge, list), ...owner, ordinal, ...(spoilers.length > 0 && { spoilers }) },
          ];
        }
      }
      yield [kind.table, row];
    }
  }
  for (const [position, each] of quality.entries()) yield ['field_quality', { position, ...each }];
}

/** Statement for a JSON array of rows: Postgres itself turns them into its types, so no type is written down twice. */
function insertOf(target: string, rows: readonly ImportRow[]): string {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const list = [...names].map((name) => `"${name}"`).join(', ');
  return `insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ?::jsonb)`;
}

/**
 * The shape of a release for programs that serve these games. Extra games do not matter to them, and missing games are
 * simply not served.
 */
function shapeFor({ games }: ImportSource, served: Games): string {
  const models = new Map(games.map(({ game, model }) => [game.slug, model]));
  const own = [...served.values()].map(({ id, model }) => ({ id, model: models.get(id) ?? model }));
  return shapeOfGames(
    own.some(({ id }) => models.has(id)) ? own : [...models].map(([id, model]) => ({ id, model })),
  );
}

/** Which release is served to programs of a shape. */
const served = async (knex: Knex, shape: string) => {
  const [release] = await readRows<{ id: string; content_hash: string; is_preview: boolean }>(
    knex,
    `select r.id::text as id, r.content_hash, ${hasPreview('r.id')} as is_preview
       from current_release c join release r on r.id = c.release_id where c.shape = ?`,
    [shape],
  );
  return release;
};

/** Serves a release to programs of its shape. */
export async function serveRelease(trx: Knex, releaseId: string): Promise<void> {
  await trx.raw(
    `insert into current_release (shape, release_id) select shape, id from release where id = ?
     on conflict (shape) do update set release_id = excluded.release_id, since = now()`,
    [releaseId],
  );
}

/**
 * Deletes previews, and all but the newest `keep` other releases, with their schemas, each in its own transaction. A
 * release that is served to programs of this shape is never deleted, nor is `left`, which was served until now and still
 * is by instances that have not looked yet. Who reads one for long (an export) is waited for a second.
 */
async function deleteOldReleases(
  knex: Knex,
  shape: string,
  { keep, onWarning }: ImportOptions,
  left: string | undefined,
): Promise<void> {
  const rows = await readRows<{ id: string; schemas: string }>(
    knex,
    `select r.id::text as id, string_agg(g.schema_name, ', ') as schemas
       from release r join release_game g on g.release_id = r.id
      where r.id not in (select id from release k where not ${hasPreview('k.id')} order by id desc limit ?)
        and r.id not in (select release_id from current_release where shape = ?)
        and r.id is distinct from ?::bigint group by r.id order by r.id`,
    [keep, shape, left ?? null],
  );
  for (const { id, schemas } of rows) {
    try {
      await knex.transaction(async (trx) => {
        await lockReleases(trx);
        const again = await readRows(trx, 'select from current_release where release_id = ? and shape = ?', [
          id,
          shape,
        ]);
        if (again.length > 0) return;
        await trx.raw(`set local lock_timeout = '1s'`);
        await trx.raw(`drop schema if exists ${schemas} cascade`);
        await trx.raw('delete from release where id = ?', [id]);
      });
    } catch (error) {
      onWarning?.(
        `release ${id} could not be deleted (${(error as Error).message}); the next import tries again`,
      );
    }
  }
}

interface FoundRelease {
  readonly id: string;
  readonly served: string;
  readonly isServed: boolean;
  /** Whether the served release is a preview. */
  readonly isPreview: boolean;
}

/** The newest release of a shape with exactly these files, and the served one; undefined if there is none. */
export async function findRelease(
  knex: Knex,
  contentHash: string,
  shape: string,
): Promise<FoundRelease | undefined> {
  const [found] = await readRows<{ id: string; served: string; is_served: boolean; is_preview: boolean }>(
    knex,
    `select r.id::text as id, s.id::text as served, s.content_hash = r.content_hash as is_served,
            ${hasPreview('s.id')} as is_preview
       from release r join current_release c using (shape) join release s on s.id = c.release_id
      where r.content_hash = ? and r.shape = ? order by r.id desc limit 1`,
    [contentHash, shape],
  );
  return (
    found && {
      id: found.id,
      served: found.served,
      isServed: found.is_served,
      isPreview: found.is_preview,
    }
  );
}

/**
 * Lets nobody else change which release is served until the transaction ends.
 *
 * @throws ImportBusyError when somebody else is at it.
 */
export async function lockReleases(trx: Knex): Promise<void> {
  const [lock] = await readRows<{ free: boolean }>(trx, 'select pg_try_advisory_xact_lock(?) as free', [
    importLock,
  ]);
  if (!lock!.free) throw new ImportBusyError('another import is running; wait for it to end and try again');
}

/**
 * Writes rows a thousand at a time, each table its own. While Postgres works on one statement the next is made.
 *
 * @param onWritten called after each statement.
 */
async function writeRows(
  trx: Knex,
  schema: string,
  rows: Iterable<readonly [table: string, row: ImportRow]>,
  onWritten: (table: string, rows: number) => void,
): Promise<void> {
  let running = Promise.resolve();

  async function send(table: string, batch: readonly ImportRow[]): Promise<void> {
    const sql = insertOf(`${schema}.${table}`, batch);
    const bindings = [JSON.stringify(batch)];
    await running;
    running = trx.raw(sql, bindings).then(() => onWritten(table, batch.length));
    // The next statement awaits it and receives the error. Until then nothing handles a rejection, which would end the
    // process.
    running.catch(() => {});
  }

  const waiting = new Map<string, ImportRow[]>();
  for (const [table, row] of rows) {
    const own = waiting.get(table) ?? [];
    own.push(row);
    if (own.length < rowsPerStatement) waiting.set(table, own);
    else {
      waiting.delete(table);
      await send(table, own);
    }
  }
  for (const [table, own] of waiting) await send(table, own);
  await running;
}

/**
 * Gathers statistics of new tables and makes them quick to count. The embedded database has no background processes for
 * autovacuum or checkpoints. No data depends on it, so failures are ignored.
 */
async function settle({ knex, kind }: Database, tables: readonly string[]): Promise<void> {
  const catalogs = [
    'pg_class',
    'pg_attribute',
    'pg_index',
    'pg_constraint',
    'pg_depend',
    'pg_type',
    'pg_trigger',
  ];
  try {
    await knex.raw(`vacuum (analyze) ${tables.join(', ')}`);
    if (kind === 'embedded') {
      await knex.raw(`vacuum (analyze) ${catalogs.map((name) => `pg_catalog.${name}`).join(', ')}`);
      await knex.raw('checkpoint');
    }
  } catch {
    // A limit of time, or a right that the role does not have.
  }
}

/** The games of a dataset, for the result of its import. */
const gamesOf = (dataset: ImportSource): ImportResult['games'] =>
  dataset.games.map(({ game, model, records }) => ({
    game: game.slug,
    name: game.name,
    datasetVersion: game.dataset_version,
    records: [...model.tables.values()].reduce(
      (sum, { name, hasList }) => sum + (hasList ? (records.get(name)?.length ?? 0) : 0),
      0,
    ),
  }));

/** Adds a game to a release: its name, its version, and the facts in its file. */
async function addGame(
  trx: Knex,
  releaseId: string,
  { game, drafts }: GameSource,
  sizes: Survey['sizes'],
  records: number,
): Promise<void> {
  const {
    slug,
    name,
    dataset_version: version,
    released_at: day,
    changes,
    audits: _audits,
    words: _words,
    $schema: _schema,
    ...facts
  } = game;
  await trx.raw(
    'insert into game (id, name) values (?, ?) on conflict (id) do update set name = excluded.name',
    [slug, name],
  );
  await trx.raw(
    `insert into release_game
       (release_id, game_id, schema_name, name, dataset_version, released_at, records, sizes, changes, facts, drafts)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb)`,
    [
      releaseId,
      slug,
      schemaName(slug, releaseId),
      name,
      version,
      day,
      records,
      JSON.stringify(sizes),
      JSON.stringify(changes),
      JSON.stringify(facts),
      JSON.stringify(drafts),
    ],
  );
}

/**
 * Checks what a new release is called, records what it changed, and serves it.
 *
 * @param before the release that is served until then.
 * @returns the versions of previews by game; undefined if it is none.
 */
async function publish(
  trx: Knex,
  { games, contentHash }: ImportSource,
  isPreview: boolean | undefined,
  before: string | undefined,
  releaseId: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const kindsOf = (gameId: string) => games.find(({ game }) => game.slug === gameId);
  const previews = isPreview ? await markPreviews(trx, kindsOf, releaseId, contentHash) : undefined;
  if (previews === undefined) await checkVersions(trx, kindsOf, releaseId);
  await recordChanges(trx, kindsOf, before, releaseId);
  for (const { game, history } of games) await recordEarlierVersions(trx, game, history);
  await serveRelease(trx, releaseId);
  return previews;
}

/** The result of a transaction that writes a release. */
interface Written {
  readonly result: ImportResult;
  /** The release that was served before. */
  readonly before: string | undefined;
}

/** Writes a release and serves it, in one transaction. Writes nothing when the served one has exactly these files. */
async function writeRelease(
  trx: Knex,
  dataset: ImportSource,
  shape: string,
  options: ImportOptions,
): Promise<Written> {
  await lockReleases(trx);
  // An import may take longer than a query.
  await trx.raw('set local statement_timeout = 0');
  const games = gamesOf(dataset);
  const current = await served(trx, shape);
  const isSame = current?.content_hash === dataset.contentHash;
  if (current && isSame && !options.force && (options.preview || !current.is_preview)) {
    return { result: { releaseId: current.id, imported: false, rows: 0, games }, before: current.id };
  }

  let rows = 0;
  let total = 0;
  const progress = (step: string) => options.onProgress?.({ step, rows, total });
  progress('counting');
  const surveys = dataset.games.map(surveyOf);
  total = surveys.reduce((sum, survey) => sum + survey.rows, 0);
  const [created] = await readRows<{ id: string }>(
    trx,
    'insert into release (content_hash, shape) values (?, ?) returning id::text as id',
    [dataset.contentHash, shape],
  );
  const releaseId = created!.id;
  for (const [index, data] of dataset.games.entries()) {
    const { game, model } = data;
    const survey = surveys[index]!;
    const schema = schemaName(game.slug, releaseId);
    await addGame(trx, releaseId, data, survey.sizes, games[index]!.records);
    await trx.raw(createStatements(model, schema));
    await writeRows(trx, schema, rowsOf(data, survey), (table, count) => {
      rows += count;
      progress(table);
    });
    progress('references');
    await trx.raw(completeStatements(model, schema));
  }
  progress('changes');
  const previews = await publish(trx, dataset, options.preview, current?.id, releaseId);
  const versioned = games.map((each) => ({
    ...each,
    datasetVersion: previews?.get(each.game) ?? each.datasetVersion,
  }));
  return { result: { releaseId, imported: true, rows, games: versioned }, before: current?.id };
}

/**
 * Writes the dataset as one new release and makes it the served one: a schema for each game, created, filled and
 * checked in one transaction. Readers see the old release until the commit, and whatever fails before it leaves
 * nothing behind.
 *
 * @throws ImportBusyError when another import is running.
 * @throws DatasetError when the data differs from what was imported under the same version.
 * @example
 * const { releaseId } = await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 6 });
 */
export async function importDataset(
  database: Database,
  dataset: ImportSource,
  options: ImportOptions,
): Promise<ImportResult> {
  const shape = shapeFor(dataset, options.games ?? servedGames());
  const { result, before } = await database.knex.transaction((trx) =>
    writeRelease(trx, dataset, shape, options),
  );
  if (result.imported) {
    options.onProgress?.({ step: 'old releases', rows: result.rows, total: result.rows });
    const tables = dataset.games.flatMap(({ game, model }) =>
      [...model.tables.keys()].map((table) => `${schemaName(game.slug, result.releaseId)}.${table}`),
    );
    await settle(database, tables);
    await deleteOldReleases(database.knex, shape, options, before);
  }
  return result;
}
