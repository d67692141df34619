import type { Knex } from 'knex';
import type { RecordChange } from '../data/history.ts';
import { readRows } from '../data/read-rows.ts';
import type { Model } from '../kinds/model.ts';
import { compareTexts } from '../text/compare-texts.ts';
import {
  compareRecords,
  edgesOf,
  type GameTables,
  keyColumn,
  type KindsOf,
  readRecords,
  tablesIn,
} from './diff.ts';
import { DatasetError, type DataError } from './data-errors.ts';
import type { ChangeLine, PublishedVersion } from './history-file.ts';
import type { DataRecord, Kind } from './kinds.ts';
import type { GameFile } from './load.ts';

/** Records are compared this many at a time, so that a large release does not have to fit in memory. */
const recordsAtOnce = 500;

type Change = Omit<RecordChange, 'dataset_version' | 'released_at'>;

async function gameTables(trx: Knex, gameId: string, releaseId: string): Promise<GameTables> {
  const rows = await readRows<{ schema_name: string }>(
    trx,
    'select schema_name from release_game where game_id = ? and release_id = ?',
    [gameId, releaseId],
  );
  return tablesIn(trx, gameId, rows[0]!.schema_name);
}

/** Keys whose values differ between two releases; a key that one of them lacks differs. */
function differing(table: string, games: readonly GameTables[], select: (target: string) => string): string {
  const [was, became] = games.map(({ schema, tables }) =>
    tables.has(table)
      ? select(`${schema}."${table}"`)
      : 'select null as key, null::jsonb as value where false',
  );
  return `select key from (${was}) was full join (${became}) became using (key)
           where was.value is distinct from became.value`;
}

/** The keys of the records of a kind that are not the same in two releases of a game, in order. */
async function changedKeys(
  trx: Knex,
  kind: Kind,
  model: Model,
  games: readonly GameTables[],
): Promise<string[]> {
  const parts = [
    differing(
      kind.table,
      games,
      (target) =>
        `select ${keyColumn(kind)} as key, jsonb_strip_nulls(to_jsonb(t)) as value from ${target} t`,
    ),
    ...kind.edges.map((list) => {
      const { owner, where } = edgesOf(kind, list, model);
      return differing(
        list.table,
        games,
        (target) =>
          `select ${owner} as key,
                  jsonb_agg(jsonb_strip_nulls(to_jsonb(t)) - 'ordinal' - 'subject_name' order by ordinal) as value
             from ${target} t where ${where} group by ${owner}`,
      );
    }),
  ];
  const rows = await readRows<{ key: string }>(
    trx,
    `select key from (${parts.join(' union ')}) changed order by key collate "C"`,
  );
  return rows.map(({ key }) => key);
}

/** Differences between two releases of a game, by kind and then by key. A missing table counts as having no records. */
async function* changesOf(
  trx: Knex,
  kindsOf: KindsOf,
  gameId: string,
  before: string,
  after: string,
): AsyncGenerator<Change> {
  const known = kindsOf(gameId);
  if (known === undefined) return;
  const { kinds, model } = known;
  const games = [await gameTables(trx, gameId, before), await gameTables(trx, gameId, after)];
  const sorted = [...kinds].sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const kind of sorted) {
    const keys = await changedKeys(trx, kind, model, games);
    for (let at = 0; at < keys.length; at += recordsAtOnce) {
      const some = keys.slice(at, at + recordsAtOnce);
      const read = (game: GameTables) => readRecords(trx, game, kind, model, some);
      const [old, young] = [await read(games[0]!), await read(games[1]!)];
      for (const slug of some) {
        const [was, became] = [old, young].map((records) => {
          const record = records.get(slug);
          return record && withListedOrigins(kind, record);
        });
        const fields = was && became ? compareRecords(was, became) : [];
        if (was && became && fields.length === 0) continue;
        const name = (became ?? was)?.['name'];
        yield {
          resource: kind.file,
          slug,
          name: typeof name === 'string' ? name : null,
          change: was === undefined ? 'added' : became === undefined ? 'removed' : 'changed',
          fields,
        };
      }
    }
  }
}

/** Returns the entries of an object by name: a rename may change their order, which has no meaning. */
const inOrder = (object: object): [string, unknown][] =>
  Object.entries(object).sort(([one], [other]) => compareTexts(one, other));

/** Returns a record with its origins as they are shown: a list of fields, and one of tables with ids. */
function withListedOrigins({ schema }: Kind, record: DataRecord): DataRecord {
  const { provenance } = record as { readonly provenance?: Readonly<Record<string, object>> | null };
  if (!provenance) return record;
  const { fields = {}, external_ids: ids = {}, ...others } = provenance;
  return {
    ...record,
    provenance: {
      ...others,
      fields: inOrder(fields).map(([field, origin]) => ({ field, ...(origin as object) })),
      external_ids: inOrder(ids).map(([name, own]) => {
        const table = schema['x-ids']?.[name] ?? name;
        return { table: typeof table === 'string' ? table : table.table, ids: [own].flat() };
      }),
    },
  };
}

/** Maximum number of differences named in an error. */
const namedDifferences = 5;

/** The version after this one. */
const nextVersion = (version: string) => version.replace(/\d+$/, (last) => String(Number(last) + 1));

/** Returns the fields of `game.json` that differ between two releases, for facts about the game besides its records. */
async function changedGameFields(trx: Knex, gameId: string, before: string, after: string) {
  const rows = await readRows<{ field: string }>(
    trx,
    `select field from release_game was join release_game became using (game_id), lateral (values
       ('name', was.name is distinct from became.name),
       ('released_at', was.released_at is distinct from became.released_at),
       ('changes', was.changes is distinct from became.changes)) as compared (field, differs)
      where game_id = ? and was.release_id = ? and became.release_id = ? and differs`,
    [gameId, before, after],
  );
  return rows.map(({ field }) => `game.json › ${field}`);
}

/** A game of a release beside the newest other release of the same shape with the same version of its data. */
interface VersionPair {
  readonly gameId: string;
  readonly version: string;
  readonly before: string;
  /** The first fields and records that differ, one more than an error names. */
  readonly differences: readonly string[];
}

/** Compares the games of a release with other releases of the same version. A game with a new version is left out. */
async function compareVersions(trx: Knex, kindsOf: KindsOf, releaseId: string): Promise<VersionPair[]> {
  const games = await readRows<{ game_id: string; version: string; before: string }>(
    trx,
    `select g.game_id, g.dataset_version as version, max(o.release_id)::text as before
       from release_game g join release_game o using (game_id, dataset_version)
            join release r on r.id = g.release_id join release p on p.id = o.release_id and p.shape = r.shape
      where g.release_id = ? and o.release_id <> g.release_id group by 1, 2 order by 1`,
    [releaseId],
  );
  const pairs: VersionPair[] = [];
  for (const { game_id: gameId, version, before } of games) {
    const differences = await changedGameFields(trx, gameId, before, releaseId);
    for await (const { resource, slug, fields } of changesOf(trx, kindsOf, gameId, before, releaseId)) {
      if (differences.length > namedDifferences) break;
      differences.push([resource, slug, ...fields.slice(0, 1).map(({ field }) => field)].join(' › '));
    }
    pairs.push({ gameId, version, before, differences });
  }
  return pairs;
}

/**
 * Callers keep their copies as long as the data version is the same, so each version has exactly one content: that of
 * the newest release of the same shape with that version.
 *
 * @throws DatasetError when a game of the release differs from another release of the same version.
 */
export async function checkVersions(trx: Knex, kindsOf: KindsOf, releaseId: string): Promise<void> {
  const errors: DataError[] = [];
  for (const { gameId, version, before, differences: found } of await compareVersions(
    trx,
    kindsOf,
    releaseId,
  )) {
    if (found.length === 0) continue;
    const named = found.slice(0, namedDifferences).join(', ');
    const more = found.length > namedDifferences ? ' and more' : '';
    errors.push({
      file: `${gameId}/game.json`,
      field: 'dataset_version',
      expected: `a later version, such as "${nextVersion(version)}", with an entry for it in \`changes\`, because the data differs from release ${before}, which was imported under this version (${named}${more})`,
      received: version,
    });
  }
  if (errors.length > 0) throw new DatasetError(errors);
}

/** Marks the version of a game whose data was imported to be tried: no version of `game.json` has such an ending. */
const previewMark = '-preview.';

/** The SQL condition that a release has a preview of a game. */
export const hasPreview = (releaseId: string) =>
  `exists (select from release_game p where p.release_id = ${releaseId} and p.dataset_version like '%${previewMark}%')`;

/**
 * Gives each game of a release its own version, such as `2026.11.2-preview.3f9a01c2`, unless a published release
 * has the same data under the same version. So a preview takes no version from the data that is published later.
 *
 * @returns the versions of the marked games by their ids.
 */
export async function markPreviews(
  trx: Knex,
  kindsOf: KindsOf,
  releaseId: string,
  contentHash: string,
): Promise<Map<string, string>> {
  const pairs = await compareVersions(trx, kindsOf, releaseId);
  const published = pairs.filter(({ differences }) => differences.length === 0).map(({ gameId }) => gameId);
  const marked = await readRows<{ game_id: string; dataset_version: string }>(
    trx,
    `update release_game set dataset_version = dataset_version || ?
      where release_id = ? and game_id <> all(?) returning game_id, dataset_version`,
    [`${previewMark}${contentHash.slice(0, 8)}`, releaseId, published],
  );
  return new Map(marked.map(({ game_id: gameId, dataset_version: version }) => [gameId, version]));
}

/**
 * The published release that another one follows upon: the one that was served until now or, if that was a preview or one
 * of another shape, the one that was served last.
 */
async function publishedBefore(
  trx: Knex,
  served: string | undefined,
  after: string,
): Promise<string | undefined> {
  const [last] = await readRows<{ id: string }>(
    trx,
    `select r.id::text as id from release r left join current_release c on c.release_id = r.id
      where r.id <> ? and not ${hasPreview('r.id')}
      order by r.id is not distinct from ?::bigint desc, c.since desc nulls last, r.id desc limit 1`,
    [after, served ?? null],
  );
  return last?.id;
}

/** Writes the changes of a version, and their counts. */
async function writeChanges(
  trx: Knex,
  gameId: string,
  number: number,
  changes: AsyncIterable<Change> | Iterable<Change>,
): Promise<void> {
  const counts = { added: 0, removed: 0, changed: 0 };
  let position = 0;
  let waiting: (Change & { position: number })[] = [];
  const write = async () => {
    if (waiting.length === 0) return;
    await trx.raw(
      `insert into dataset_change (game_id, number, position, resource, slug, name, change, fields)
         select ?, ?, position, resource, slug, name, change, fields
           from jsonb_to_recordset(?::jsonb) as c(position integer, resource text, slug text, name text, change text, fields jsonb)`,
      [gameId, number, JSON.stringify(waiting)],
    );
    waiting = [];
  };
  for await (const change of changes) {
    counts[change.change] += 1;
    waiting.push({ ...change, position });
    position += 1;
    if (waiting.length === recordsAtOnce) await write();
  }
  await write();
  await trx.raw(
    'update dataset_version set added = ?, removed = ?, changed = ? where game_id = ? and number = ?',
    [counts.added, counts.removed, counts.changed, gameId, number],
  );
}

/**
 * Records the changes when another release is served: for each game a version with its counts, and each record that was
 * added, removed or changed, field by field. They are kept when the releases are deleted. The first release of a game
 * has no changes, only records; and a repeated version is not a change, because a version has one content. Previews have no
 * history.
 *
 * @param served the release that was served until now, if there was one.
 */
export async function recordChanges(
  trx: Knex,
  kindsOf: KindsOf,
  served: string | undefined,
  after: string,
): Promise<void> {
  const before = await publishedBefore(trx, served, after);
  const games = await readRows<{ game_id: string; records: number; known: boolean; next: number }>(
    trx,
    `select g.game_id, g.records, b.game_id is not null as known, coalesce(last.number, 0) + 1 as next
       from release_game g left join release_game b on b.release_id = ?::bigint and b.game_id = g.game_id
            left join lateral (select number, dataset_version from dataset_version v where v.game_id = g.game_id
                                order by number desc limit 1) last on true
      where g.release_id = ? and last.dataset_version is distinct from g.dataset_version
            and g.dataset_version not like '%${previewMark}%' order by g.game_id`,
    [before ?? null, after],
  );
  for (const { game_id: gameId, records, known, next } of games) {
    await trx.raw(
      `insert into dataset_version (game_id, number, dataset_version, released_at, notes, records, added, removed, changed)
         select game_id, ?, dataset_version, released_at,
             coalesce((select array_agg(note) from jsonb_array_elements(changes) c, jsonb_array_elements_text(c->'notes') note
               where c->>'version' = dataset_version), '{}'),
             records, ?, 0, 0
           from release_game where release_id = ? and game_id = ?`,
      [next, known ? 0 : records, after, gameId],
    );
    if (!known || before === undefined) continue;
    await writeChanges(trx, gameId, next, changesOf(trx, kindsOf, gameId, before, after));
  }
}

/**
 * Records the versions of a game before the first one that this database has, and what that one changed, if the data
 * comes with them. They have negative numbers or 0.
 */
export async function recordEarlierVersions(
  trx: Knex,
  game: GameFile,
  versions: readonly PublishedVersion[],
): Promise<void> {
  const [first] = await readRows<{ number: number; version: string }>(
    trx,
    'select number, dataset_version as version from dataset_version where game_id = ? order by number limit 1',
    [game.slug],
  );
  if (first === undefined || first.version === game.changes.at(-1)?.version) return;
  const at = versions.findIndex(({ version }) => version === first.version);
  for (const [index, each] of versions.slice(0, at + 1).entries()) {
    const number = first.number - at + index;
    if (index < at)
      await trx.raw(
        `insert into dataset_version (game_id, number, dataset_version, released_at, notes, records, added, removed, changed)
           values (?, ?, ?, ?, ?, ?, ?, 0, 0)`,
        [game.slug, number, each.version, each.released_at, [...each.notes], each.records, each.records],
      );
    if (index > 0) await writeChanges(trx, game.slug, number, rowsOf(each.changes));
  }
}

/** The changes of a version in the history that comes with the data. */
function* rowsOf(lines: readonly ChangeLine[]): Generator<Change> {
  for (const { file, slug, name = null, change, fields = [] } of lines)
    yield { resource: file, slug, name, change, fields: fields.map((field) => ({ field })) };
}
