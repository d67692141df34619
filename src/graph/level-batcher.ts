import { createHash } from 'node:crypto';
import type { Release } from '../data/releases.ts';

/** What is read from one table: a statement of its own, or an arm of a `union all` with others. */
export interface SelectTemplate {
  readonly name: string;
  /** Table whose rows it gives. */
  readonly table: string;
  /** The whole statement. */
  readonly standalone: string;
  /** Source and conditions of an arm; the table is called `t`. Bindings are those of `standalone`. */
  readonly unionArm: string;
  /** Expression for the key that a row answers. */
  readonly key: string;
  /** Column under which `standalone` gives that key. */
  readonly keyColumn: string;
  readonly orderBy: string;
  /** Gives the number of rows instead of the rows. */
  readonly counts?: boolean;
}

/** A row and the key it answers. */
export interface Keyed<Row> {
  readonly key: string;
  readonly row: Row;
}

/**
 * Loads the rows of one execution level by level: requests that come while statements run are collected, and sent
 * when the last of these has answered, one statement a table. So the statements of a query grow with its levels
 * and not with its rows, whichever fields of a level need them.
 */
export interface LevelBatcher {
  /** Rows for a template; the first binding of its statement, the release, is left out of `bindings`. */
  select<Row>(template: SelectTemplate, ...bindings: readonly unknown[]): Promise<Keyed<Row>[]>;
}

interface Request {
  readonly template: SelectTemplate;
  readonly bindings: readonly unknown[];
  readonly resolve: (rows: Keyed<never>[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** How many connections one execution may hold; the others are left to other requests. */
const maxStatements = 3;

type UnionRow = Record<string, unknown> & { arm_: number; key_: string; position_: number };

/** One statement for several templates: each row says which one it answers, with which key, and at which position. */
function union(requests: readonly Request[]): string {
  const arms = requests.map(({ template }, index) =>
    template.counts
      ? `select ${index} as arm_, null::text as key_, count(*) as position_, (null::${template.table}).* from ${template.unionArm}`
      : `select ${index} as arm_, ${template.key}::text as key_, row_number() over (order by ${template.orderBy}) as position_, t.* from ${template.unionArm}`,
  );
  return `select * from (${arms.join(' union all ')}) u order by arm_, position_`;
}

async function run(release: Release, table: string, requests: readonly Request[]): Promise<void> {
  const [only] = requests;
  if (requests.length === 1) {
    const { template, bindings, resolve } = only!;
    const rows = await release.select<Record<string, unknown>>(
      template.name,
      template.standalone,
      ...bindings,
    );
    resolve(
      rows.map((row) => ({
        key: `${bindings[0]}/${row[template.keyColumn]}`,
        row,
      })) as unknown as Keyed<never>[],
    );
    return;
  }
  // In one order whatever the query's, so that few statements have to be prepared.
  const sorted = [...requests].sort((a, b) => (a.template.name < b.template.name ? -1 : 1));
  const sql = union(sorted);
  const name = `${table}_${createHash('sha256').update(sql).digest('base64url').slice(0, 20)}`;
  const bindings = sorted.flatMap(({ bindings: own }, index) => (index === 0 ? own : [release.id, ...own]));
  const rows = await release.select<UnionRow>(name, sql, ...bindings);
  const answers = sorted.map((): Keyed<never>[] => []);
  for (const row of rows) {
    const { template, bindings: own } = sorted[row.arm_]!;
    const answer = template.counts ? { [template.keyColumn]: Number(row.position_) } : row;
    answers[row.arm_]!.push({ key: `${own[0]}/${row.key_}`, row: answer as never });
  }
  sorted.forEach(({ resolve }, index) => {
    resolve(answers[index]!);
  });
}

/**
 * @param signal when it aborts, nothing more is asked of the database.
 */
export function createLevelBatcher(release: Release, signal?: AbortSignal): LevelBatcher {
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
      const group = groups.get(request.template.table);
      if (group) group.push(request);
      else groups.set(request.template.table, [request]);
    }
    requests = [];
    const queue = [...groups];
    const workers = Math.min(maxStatements, queue.length);
    running += workers;
    for (let index = 0; index < workers; index += 1) {
      work(queue).finally(() => {
        running -= 1;
        if (running === 0 && requests.length > 0) arm();
      });
    }
  }

  return {
    select(template, ...bindings) {
      return new Promise((resolve, reject) => {
        requests.push({ template, bindings, resolve: resolve as Request['resolve'], reject });
        arm();
      });
    },
  };
}
