import { type GameKinds, type Games, servedGames, shapeOfGames } from '../kinds/served.ts';
import type { Observe } from '../observe/events.ts';
import { sha256 } from '../text/digest.ts';
import type { Database } from './database.ts';

export interface ReleaseGame {
  readonly id: string;
  /** What its JSON Schemas say. */
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
  /** What changed, newest version first. */
  readonly changes: readonly { version: string; released_at: string; notes: readonly string[] }[];
  /** What is true of the game as a whole, as its file says. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * One imported state of the data. Whatever is derived from it (row loaders, replies) hangs on this object, so
 * that letting go of it lets go of everything.
 */
export interface Release {
  readonly id: string;
  readonly games: ReadonlyMap<string, ReleaseGame>;
  /** How many rows, or groups of rows, each loader remembers of this release; 0 remembers nothing. */
  readonly rowsRemembered: number;
  /** Rows of a statement. Tables of a game are named with its schema (`schemaOf`): no connection has one of its own. */
  select<Row>(sql: string, ...bindings: unknown[]): Promise<Row[]>;
}

/** The schema of a game in a release, for statements: `select … from ${schemaOf(release, gameId)}.boss`. */
export const schemaOf = ({ games }: Release, gameId: string): string => games.get(gameId)!.schema;

export interface Releases {
  /** The served release; undefined while nothing was ever imported or loaded. */
  current(): Release | undefined;
  /** Looks now whether another release is to be served. Rejects when the database cannot be reached. */
  refresh(): Promise<Release | undefined>;
  /** Whether the last look at the database succeeded. */
  reachable(): boolean;
  close(): void;
}

interface GameRow {
  release_id: number;
  game_id: string;
  schema_name: string;
  name: string;
  dataset_version: string;
  released_at: string;
  records: number;
  sizes: ReleaseGame['sizes'];
  changes: ReleaseGame['changes'];
  facts: ReleaseGame['facts'];
}

/** One row for each game, or a single one without a game. Of the keys every row says the same. */
type PollRow = (GameRow | { readonly release_id: null }) & {
  readonly last_event: number;
  readonly changed_keys: readonly string[] | null;
  readonly restored: boolean | null;
  /** Since when the release is served. */
  readonly since: string | null;
};

/** Statements of a release that are prepared: as many as there are in use, and no more, as each connection keeps each. */
const maxPrepared = 500;

/**
 * Runs the statements of a release. They are prepared under the hash of their text, which has the schema in it.
 */
function createSelect({ knex, sharesSession }: Database): Release['select'] {
  const names = new Map<string, string>();
  function nameOf(sql: string): string | undefined {
    if (sharesSession) return undefined;
    const known = names.get(sql);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const name = sha256(sql, 'base64url').slice(0, 24);
    names.set(sql, name);
    return name;
  }
  return async function select<Row>(sql: string, ...bindings: unknown[]): Promise<Row[]> {
    const name = nameOf(sql);
    const { rows } = await knex
      .raw<{ rows: Row[] }>(sql, bindings as never)
      .options(name === undefined ? {} : { name });
    return rows;
  };
}

/**
 * Follows which release is served, and in the same trip which keys were changed. Asking twice a second works
 * through poolers and in the embedded database alike, and has no connection that could be lost unnoticed.
 */
export function createReleases(parts: {
  readonly database: Database;
  readonly observe: Observe;
  readonly pollMs: number;
  readonly rowsRemembered?: number;
  /** The games that are served; those of this program when absent. */
  readonly games?: Games;
  /** Called with the keys that were changed since the last look; with nothing when it may be any. */
  readonly onKeysChanged?: (keyIds: readonly string[] | undefined) => void;
}): Releases {
  const { knex } = parts.database;
  const { rowsRemembered = 20_000, games = servedGames() } = parts;
  const shape = shapeOfGames(games.values());
  let current: Release | undefined;
  /** Since when it is served. Going to another release and back is news for what is said of all releases. */
  let currentSince: string | null | undefined;
  let reachable = true;
  let closed = false;
  let pending: Promise<Release | undefined> | undefined;
  /** The last change of a key that was seen. */
  let lastEvent: number | null = null;

  function noteKeys({ last_event, changed_keys, restored }: PollRow): void {
    const before = lastEvent;
    lastEvent = last_event;
    if (before === null || last_event === before) return;
    // A database that was put back to an older state, and keys that were replaced by those of a backup, say nothing
    // of the keys that are gone.
    if (last_event < before || restored) parts.onKeysChanged?.(undefined);
    else parts.onKeysChanged?.(changed_keys ?? []);
  }

  async function load(): Promise<Release | undefined> {
    const { rows: polled } = await knex.raw<{ rows: PollRow[] }>(
      `select (select coalesce(max(id), 0) from api_key_event) as last_event, e.changed_keys, e.restored,
              c.since::text as since, g.release_id, g.game_id, g.schema_name, g.name, g.dataset_version, g.released_at, g.records, g.sizes, g.changes, g.facts
         from (select array_agg(distinct key_id) filter (where action <> 'created') as changed_keys,
                      bool_or(action = 'restored') as restored
                 from api_key_event where id > ?::bigint) e
              left join (current_release c join release_game g using (release_id)) on c.shape = ? order by g.game_id`,
      [lastEvent, shape] as never,
    );
    reachable = true;
    noteKeys(polled[0]!);
    const rows = polled.filter(
      (row): row is PollRow & GameRow => row.release_id !== null && games.has(row.game_id),
    );
    const id = rows[0] === undefined ? undefined : String(rows[0].release_id);
    if ((id === current?.id && polled[0]!.since === currentSince) || closed) return current;
    const previous = current;
    currentSince = polled[0]!.since;
    if (id === undefined) {
      current = undefined;
    } else {
      current = {
        id,
        games: new Map(
          rows.map((row) => [
            row.game_id,
            {
              id: row.game_id,
              kinds: games.get(row.game_id)!,
              schema: row.schema_name,
              name: row.name,
              datasetVersion: row.dataset_version,
              releasedAt: row.released_at,
              records: row.records,
              sizes: row.sizes,
              changes: row.changes,
              facts: row.facts,
            },
          ]),
        ),
        rowsRemembered,
        select: createSelect(parts.database),
      };
      parts.observe({ type: 'release', id, state: 'loaded' });
    }
    if (previous) {
      // Connections keep what was prepared for the release that was served.
      parts.database.renewConnections?.();
      parts.observe({ type: 'release', id: previous.id, state: 'dropped' });
    }
    return current;
  }

  function refresh(): Promise<Release | undefined> {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  const timer = setInterval(() => {
    refresh().catch((error) => {
      if (reachable && !closed) parts.observe({ type: 'fault', where: 'release poll', error });
      reachable = false;
    });
  }, parts.pollMs);
  timer.unref();

  return {
    current: () => current,
    refresh,
    reachable: () => reachable,
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
