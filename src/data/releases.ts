import type { Knex } from 'knex';
import { type GameKinds, type Games, servedGames, shapeOfGames } from '../kinds/served.ts';
import type { Emit } from '../observe/events.ts';
import { sha256 } from '../text/digest.ts';
import type { Database } from './database.ts';
import { epochMs, isoDay } from './moments.ts';
import { readRows } from './read-rows.ts';

export interface ReleaseGame {
  readonly id: string;
  /** Model and schemas of the game, read from its JSON Schemas. */
  readonly kinds: GameKinds;
  /** Name of the schema with its tables, e.g. `bloodborne_17`. */
  readonly schema: string;
  readonly name: string;
  /** Version of the game's data, `YYYY.M.N`. */
  readonly datasetVersion: string;
  /** Day of that version, `YYYY-MM-DD`. */
  readonly releasedAt: string;
  readonly records: number;
  /** How many records each table has. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Changes of the data, newest version first. */
  readonly changes: readonly { version: string; released_at: string; notes: readonly string[] }[];
  /** Facts about the game as a whole, from its file. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * One imported version of the data. Everything derived from it (row loaders, replies) is attached to this object, so it
 * can all be garbage-collected together.
 */
export interface Release {
  readonly id: string;
  readonly games: ReadonlyMap<string, ReleaseGame>;
  /** How many rows, or groups of rows, each loader caches for this release; 0 for none. */
  readonly rowsRemembered: number;
  /**
   * Runs a statement. It names tables of a game with its schema (`schemaOf`), because connections have no
   * `search_path`.
   */
  select<Row>(sql: string, ...bindings: unknown[]): Promise<Row[]>;
}

const serials = new WeakMap<Release, number>();
let releasesSeen = 0;

/**
 * A number of a release that no other has in this process: the keys of caches that all releases share begin with it.
 *
 * @example
 * cache.get(`${serialOf(release)} ${gameId} ${slug}`);
 */
export function serialOf(release: Release): number {
  const known = serials.get(release);
  if (known !== undefined) return known;
  serials.set(release, ++releasesSeen);
  return releasesSeen;
}

/**
 * The schema of a game in a release, for statements: `select … from ${schemaOf(release, gameId)}.boss`.
 *
 * @example
 * await release.select(`select slug from ${schemaOf(release, 'bloodborne')}.boss`);
 */
export const schemaOf = ({ games }: Release, gameId: string): string => games.get(gameId)!.schema;

export interface Releases {
  /** The served release; undefined until one has been imported and loaded. */
  current(): Release | undefined;
  /** The served release; with a version of the game's data, the one that has it, if it is kept. */
  find(gameId: string, version?: string): Release | undefined;
  /** The versions of a game's data that can be served: that of the served release, then the newest first. */
  versionsOf(gameId: string): string[];
  /** Checks immediately whether another release should be served. Rejects when the database cannot be reached. */
  refresh(): Promise<Release | undefined>;
  /** Whether the last poll of the database succeeded. */
  reachable(): boolean;
  close(): void;
}

/** A game of a release, without what its schemas say. */
interface GameRow extends Omit<ReleaseGame, 'kinds'> {
  readonly release_id: string;
  readonly created_at: number;
}

interface PollRow {
  readonly last_event: number;
  readonly changed_keys: readonly string[] | null;
  readonly restored: boolean | null;
  /** The release to be served; null without any. */
  readonly release_id: string | null;
  /** Since when it is served. */
  readonly since: string | null;
  /** All releases of the shape. */
  readonly kept: string | null;
}

/** Maximum number of prepared statements per release. Each connection keeps each of them. */
const maxPrepared = 500;

/**
 * Runs the statements of a release. They are prepared under the hash of their text, which has the schema in it.
 *
 * @param prepared how many are prepared at most.
 */
function createSelect({ knex }: Database, prepared: number): Release['select'] {
  const names = new Map<string, string>();
  function nameOf(sql: string): string | undefined {
    const known = names.get(sql);
    if (known !== undefined || names.size >= prepared) return known;
    const name = sha256(sql, 'base64url').slice(0, 24);
    names.set(sql, name);
    return name;
  }
  return (sql, ...bindings) => readRows(knex, sql, bindings, nameOf(sql));
}

/** Reads the games of each release, newest release first. */
async function readGames(knex: Knex, shape: string, games: Games): Promise<Map<string, GameRow[]>> {
  const rows = await readRows<GameRow>(
    knex,
    `select r.id::text as release_id, ${epochMs('r.created_at')} as created_at, g.game_id as id, g.schema_name as schema, g.name,
            g.dataset_version as "datasetVersion", ${isoDay('g.released_at')} as "releasedAt", g.records, g.sizes, g.changes, g.facts
       from release r join release_game g on g.release_id = r.id where r.shape = ? order by r.id desc, g.game_id`,
    [shape],
  );
  const releases = new Map<string, GameRow[]>();
  for (const row of rows.filter(({ id }) => games.has(id)))
    releases.set(row.release_id, [...(releases.get(row.release_id) ?? []), row]);
  return releases;
}

/** Reads the served release, the kept releases, and the keys that changed since the last event. */
async function poll(knex: Knex, shape: string, lastEvent: number | null): Promise<PollRow> {
  const [polled] = await readRows<PollRow>(
    knex,
    `select (select coalesce(max(id), 0) from api_key_event) as last_event, e.changed_keys, e.restored,
            c.release_id::text as release_id, extract(epoch from c.since)::text as since,
            (select string_agg(id::text, ' ' order by id) from release where shape = ?) as kept
       from (select array_agg(distinct key_id) filter (where action <> 'created') as changed_keys,
                    bool_or(action = 'restored') as restored
               from api_key_event where id > ?::bigint) e
            left join current_release c on c.shape = ?`,
    [shape, lastEvent, shape],
  );
  return polled!;
}

/** Returns the releases by game and version. Of releases with the same version, the first is preferred. */
function releasesByVersion(releases: readonly Release[]): Map<string, Release> {
  const byVersion = new Map<string, Release>();
  for (const release of releases) {
    for (const { id, datasetVersion } of release.games.values()) {
      const version = `${id} ${datasetVersion}`;
      if (!byVersion.has(version)) byVersion.set(version, release);
    }
  }
  return byVersion;
}

interface ReleasesParts {
  readonly database: Database;
  readonly emit: Emit;
  readonly pollMs: number;
  readonly rowsRemembered?: number;
  /** The games that are served; those of this program when absent. */
  readonly games?: Games;
  /** Called with the keys that changed since the last poll; without an argument if any key may have changed. */
  readonly onKeysChanged?: (keyIds: readonly string[] | undefined) => void;
  /** Called with each release that is served from now on. */
  readonly onServed?: (release: Release) => void;
}

/** Follows the changes of keys: each poll returns those since the last one. */
function createKeyEvents({ onKeysChanged }: Pick<ReleasesParts, 'onKeysChanged'>) {
  /** The last change of a key that this process saw. */
  let lastEvent: number | null = null;
  return {
    last: () => lastEvent,
    note({ last_event, changed_keys, restored }: PollRow): void {
      const before = lastEvent;
      lastEvent = last_event;
      if (before === null || last_event === before) return;
      // A database restored to an older state has no events for keys that no longer exist.
      if (last_event < before || restored) onKeysChanged?.(undefined);
      else onKeysChanged?.(changed_keys ?? []);
    },
  };
}

/** Loads the releases of the games: the served one, and those that are kept besides it. */
function createLoaded(parts: ReleasesParts, games: Games) {
  const { rowsRemembered = 20_000 } = parts;
  let current: Release | undefined;
  /** The releases that are not served, by what identifies them even in a restored database. */
  let older = new Map<string, Release>();
  /** The releases by game and version. */
  let byVersion = new Map<string, Release>();

  const releaseOf = (rows: readonly GameRow[], remembered: number, prepared: number): Release => ({
    id: rows[0]!.release_id,
    games: new Map(
      rows.map(({ release_id: _release, created_at: _since, ...game }) => [
        game.id,
        { ...game, kinds: games.get(game.id)! },
      ]),
    ),
    rowsRemembered: remembered,
    select: createSelect(parts.database, prepared),
  });

  function serve(rows: readonly GameRow[] | undefined): void {
    const previous = current;
    current = rows && releaseOf(rows, rowsRemembered, maxPrepared);
    if (current) {
      parts.emit({ type: 'release', id: current.id, state: 'loaded' });
      parts.onServed?.(current);
    }
    if (previous === undefined) return;
    // Connections keep the statements prepared for the previous release.
    parts.database.renewConnections?.();
    parts.emit({ type: 'release', id: previous.id, state: 'unloaded' });
  }

  /** Makes what is kept besides the served release. */
  function keep(releases: ReadonlyMap<string, readonly GameRow[]>): void {
    const before = older;
    older = new Map();
    for (const [id, rows] of releases) {
      if (id === current?.id) continue;
      const key = `${id} ${rows[0]!.created_at}`;
      // Only their replies are cached, within one limit for all releases. Their statements are not prepared, because
      // connections would keep them all.
      older.set(key, before.get(key) ?? releaseOf(rows, 0, 0));
    }
    // The served release is preferred, then the newest.
    byVersion = releasesByVersion([...(current ? [current] : []), ...older.values()]);
  }

  return {
    current: () => current,
    serve,
    keep,
    find: (gameId: string, version?: string) =>
      version === undefined ? current : byVersion.get(`${gameId} ${version}`),
    versionsOf: (gameId: string) =>
      [...byVersion.keys()].flatMap((key) => {
        const [game, version] = key.split(' ') as [string, string];
        return game === gameId ? [version] : [];
      }),
  };
}

/**
 * Follows which releases there are and which is served, and in the same query which keys were changed. Polling twice a
 * second works through poolers and in the embedded database alike, and has no connection that could be lost unnoticed.
 */
export function createReleases(parts: ReleasesParts): Releases {
  const { knex } = parts.database;
  const { games = servedGames() } = parts;
  const shape = shapeOfGames(games.values());
  const keyEvents = createKeyEvents(parts);
  const { current, serve, keep, find, versionsOf } = createLoaded(parts, games);
  /** The result of the last poll. Switching to another release and back also counts as a change. */
  let seen: Pick<PollRow, 'release_id' | 'since' | 'kept'> | undefined;
  let reachable = true;
  let closed = false;
  let pending: Promise<Release | undefined> | undefined;

  async function load(): Promise<Release | undefined> {
    const polled = await poll(knex, shape, keyEvents.last());
    if (!reachable) parts.emit({ type: 'database_outage', state: 'back' });
    reachable = true;
    keyEvents.note(polled);
    const isServed =
      polled.release_id === (seen?.release_id ?? null) && polled.since === (seen?.since ?? null);
    if ((isServed && polled.kept === seen?.kept) || closed) return current();
    const releases = await readGames(knex, shape, games);
    if (!isServed) serve(releases.get(polled.release_id ?? ''));
    keep(releases);
    seen = polled;
    return current();
  }

  function refresh(): Promise<Release | undefined> {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  const timer = setInterval(() => {
    refresh().catch((error) => {
      if (!reachable || closed) return;
      reachable = false;
      parts.emit({ type: 'database_outage', state: 'lost', error });
    });
  }, parts.pollMs);
  timer.unref();

  return {
    current,
    find,
    versionsOf,
    refresh,
    reachable: () => reachable,
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
