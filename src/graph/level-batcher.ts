import { createHash } from 'node:crypto';
import type { Release } from '../data/releases.ts';

/** A question to one table: alone it is a statement, beside others a branch of one. */
export interface Part {
  readonly name: string;
  /** Table whose rows are asked for. */
  readonly table: string;
  /** The whole statement, for a part that stands alone. */
  readonly alone: string;
  /** Source and conditions of a branch; the table is called `t`. Bindings are those of `alone`. */
  readonly branch: string;
  /** Expression for the key that a row answers. */
  readonly key: string;
  /** Column under which `alone` gives that key. */
  readonly keyColumn: string;
  readonly orderBy: string;
  /** Asks for a number of rows instead of the rows. */
  readonly counts?: boolean;
}

/** A row and the key it answers. */
export interface Keyed<Row> {
  readonly key: string;
  readonly row: Row;
}

/**
 * The loading of one execution, in waves: what is asked for while statements run is collected, and sent when
 * the last of them has answered, one statement a table. So the statements of a query grow with its levels and
 * not with its rows, whichever fields of a level ask.
 */
export interface Wave {
  /** Rows for a part; the first binding of its statement, the release, is left out of `bindings`. */
  select<Row>(part: Part, ...bindings: readonly unknown[]): Promise<Keyed<Row>[]>;
}

interface Request {
  readonly part: Part;
  readonly bindings: readonly unknown[];
  readonly resolve: (rows: Keyed<never>[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** How many connections one execution may hold: the others are for whoever else asks. */
const statementsAtOnce = 3;

type UnionRow = Record<string, unknown> & { part_: number; key_: string; place_: number };

/** One statement for several parts: each row says which part it answers, with which key, and in which place. */
function union(requests: readonly Request[]): string {
  const branches = requests.map(({ part }, index) =>
    part.counts
      ? `select ${index} as part_, null::text as key_, count(*) as place_, (null::${part.table}).* from ${part.branch}`
      : `select ${index} as part_, ${part.key}::text as key_, row_number() over (order by ${part.orderBy}) as place_, t.* from ${part.branch}`,
  );
  return `select * from (${branches.join(' union all ')}) u order by part_, place_`;
}

async function run(release: Release, table: string, requests: readonly Request[]): Promise<void> {
  const [only] = requests;
  if (requests.length === 1) {
    const { part, bindings, resolve } = only!;
    const rows = await release.select<Record<string, unknown>>(part.name, part.alone, ...bindings);
    resolve(
      rows.map((row) => ({ key: `${bindings[0]}/${row[part.keyColumn]}`, row })) as unknown as Keyed<never>[],
    );
    return;
  }
  // In one order whatever the query's, so that few statements have to be prepared.
  const sorted = [...requests].sort((a, b) => (a.part.name < b.part.name ? -1 : 1));
  const sql = union(sorted);
  const name = `${table}_${createHash('sha256').update(sql).digest('base64url').slice(0, 20)}`;
  const bindings = sorted.flatMap(({ bindings: own }, index) => (index === 0 ? own : [release.id, ...own]));
  const rows = await release.select<UnionRow>(name, sql, ...bindings);
  const answers = sorted.map((): Keyed<never>[] => []);
  for (const row of rows) {
    const { part, bindings: own } = sorted[row.part_]!;
    const answer = part.counts ? { [part.keyColumn]: Number(row.place_) } : row;
    answers[row.part_]!.push({ key: `${own[0]}/${row.key_}`, row: answer as never });
  }
  sorted.forEach(({ resolve }, index) => {
    resolve(answers[index]!);
  });
}

/**
 * @param signal when it aborts, nothing more is asked of the database.
 */
export function createWave(release: Release, signal?: AbortSignal): Wave {
  let requests: Request[] = [];
  let running = 0;
  let armed = false;

  const arm = () => {
    if (armed || running > 0) return;
    armed = true;
    // An immediate, because resolvers go on in promise jobs: all of them are done by then.
    setImmediate(start);
  };

  async function work(queue: [string, Request[]][]): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [table, group] = next;
      try {
        signal?.throwIfAborted();
        await run(release, table, group);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
  }

  function start(): void {
    armed = false;
    const groups = new Map<string, Request[]>();
    for (const request of requests) {
      const group = groups.get(request.part.table);
      if (group) group.push(request);
      else groups.set(request.part.table, [request]);
    }
    requests = [];
    const queue = [...groups];
    const workers = Math.min(statementsAtOnce, queue.length);
    running += workers;
    for (let index = 0; index < workers; index += 1) {
      work(queue).finally(() => {
        running -= 1;
        if (running === 0 && requests.length > 0) arm();
      });
    }
  }

  return {
    select(part, ...bindings) {
      return new Promise((resolve, reject) => {
        requests.push({ part, bindings, resolve: resolve as Request['resolve'], reject });
        arm();
      });
    },
  };
}
