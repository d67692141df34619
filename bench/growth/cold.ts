import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createService } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { fromRoot } from '../../src/root.ts';
import { median, numbersFrom, percentile } from '../figures.ts';
import type { Asked } from '../load.ts';
import { type Grown, open, redisUrl } from './grown.ts';
import { game, largest, lastPage, pageSize, rounds, routes } from './subject.ts';

/** What a request took, in milliseconds: as a whole, and its statements about data together. */
export interface Taken {
  readonly whole: number;
  readonly sql: number;
}

/** A service in this process that remembers nothing, so that its statements can be timed as it waits for them. */
export interface Side {
  readonly grown: Grown;
  ask(what: Asked): Promise<Taken>;
  close(): Promise<void>;
}

export async function openSide(grown: Grown): Promise<Side> {
  const database = await open(grown.url);
  const config = loadConfig({
    REDIS_URL: redisUrl,
    // More than a benchmark can use up.
    PLAN_INTERNAL: '999999999,999999999',
    REPLY_CACHE_BYTES: '0',
    GRAPHQL_CACHE_BYTES: '0',
    ROW_CACHE_ROWS: '0',
    RELEASE_POLL_MS: '60000',
  });
  const service = await createService({ config, database, observe: () => {} });
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
  const { port } = service.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const began = new Map<string, number>();
  let sql = 0;
  interface Query {
    readonly __knexQueryUid: string;
    readonly sql: string;
  }
  database.knex.on('query', ({ __knexQueryUid: id, sql: text }: Query) => {
    if (!/\b(api_key|quota_\w+|usage_\w+|current_release)\b/.test(text)) began.set(id, performance.now());
  });
  database.knex.on('query-response', (_rows: unknown, { __knexQueryUid: id }: Query) => {
    const at = began.get(id);
    if (at !== undefined) sql += performance.now() - at;
    began.delete(id);
  });
  return {
    grown,
    ask({ path, body }) {
      sql = 0;
      const at = performance.now();
      return new Promise((resolve, reject) => {
        const headers = { 'X-API-Key': grown.keys[0]!, 'Content-Type': 'application/json' };
        const method = body === undefined ? 'GET' : 'POST';
        const req = httpRequest({ port, host: '127.0.0.1', path, method, agent, headers }, (res) => {
          res.resume();
          res.once('end', () => {
            if (res.statusCode === 200) resolve({ whole: performance.now() - at, sql });
            else reject(new Error(`${path} ${body ?? ''}: ${res.statusCode}`));
          });
        });
        req.once('error', reject);
        req.end(body);
      });
    },
    async close() {
      agent.destroy();
      await service.close();
      await database.close();
    },
  };
}

export type BySide<Value> = Map<Side, Value>;

type Requests = readonly Asked[] | Promise<readonly Asked[]>;

/** Requests to every side turn about. */
export async function takeTurns(
  sides: readonly Side[],
  requestsOf: (side: Side) => Requests,
): Promise<BySide<Taken[]>> {
  const requests = await Promise.all(sides.map(requestsOf));
  const taken: BySide<Taken[]> = new Map(sides.map((side) => [side, []]));
  for (let index = 0; index < requests[0]!.length; index++) {
    for (const [at, side] of sides.entries()) taken.get(side)!.push(await side.ask(requests[at]![index]!));
  }
  return taken;
}

/** As many records of each list, anywhere in it. */
export async function someDetails({ grown: { database, sizes } }: Side, count: number, seed: number) {
  const number = numbersFrom(seed);
  const details: Asked[] = [];
  for (const [table, route] of Object.entries(routes)) {
    const places = Array.from({ length: count }, () => number(sizes[table]!));
    const { rows } = await database.knex.raw(
      `select slug from ${table} join current_release using (release_id) join unnest(?::int[]) place using (place)`,
      [places],
    );
    details.push(...rows.map(({ slug }: { slug: string }) => ({ path: `/v1/${game}/${route}/${slug}` })));
  }
  return details;
}

/**
 * Pages of the largest list, from the last hundredth of those that the limits and the rows allow: by the route, or by
 * GraphQL with arguments that the route does not have.
 */
export function deepPages(rows: number, args?: string): Asked[] {
  const last = Math.min(lastPage, Math.ceil(rows / pageSize));
  const number = numbersFrom(last);
  return Array.from({ length: 40 }, () => {
    const page = last - number(Math.ceil(last / 100));
    if (args === undefined)
      return { path: `/v1/${game}/${routes[largest]}?page=${page}&page_size=${pageSize}` };
    const query = `{ bloodGems(gameId: "${game}", page: ${page}, pageSize: ${pageSize}, ${args}) { slug name category shape rating } }`;
    return { path: '/graphql', body: JSON.stringify({ query }) };
  });
}

export const queries: readonly { query: string }[] = JSON.parse(
  readFileSync(fromRoot('test/search/queries.json'), 'utf8'),
);
export const searchRequests = queries.map(({ query }) => ({
  path: `/v1/${game}/search?q=${encodeURIComponent(query)}`,
}));

/** Median and 95th percentile, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}
export const timesOf = (taken: readonly Taken[], part: keyof Taken): Times => {
  const values = taken.map((each) => each[part]);
  return { p50: median(values), p95: percentile(values, 0.95) };
};

/** Times, and how they compare with the smallest dataset in each round. */
interface Compared {
  readonly whole: Times;
  readonly sql: Times;
  readonly ratios: readonly number[];
}

export async function compare(
  sides: readonly Side[],
  requestsOf: (side: Side, round: number) => Requests,
): Promise<BySide<Compared>> {
  // The first round only warms up: statements are prepared, and pages of the database read.
  await takeTurns(sides, (side) => requestsOf(side, 0));
  const all: BySide<Taken[]> = new Map(sides.map((side) => [side, []]));
  const ratios: BySide<number[]> = new Map(sides.map((side) => [side, []]));
  for (let round = 1; round <= rounds; round++) {
    const taken = await takeTurns(sides, (side) => requestsOf(side, round));
    const middle = (side: Side) => median(taken.get(side)!.map(({ whole }) => whole));
    for (const side of sides) {
      all.get(side)!.push(...taken.get(side)!);
      ratios.get(side)!.push(middle(side) / middle(sides[0]!));
    }
  }
  return new Map(
    sides.map((side) => [
      side,
      {
        whole: timesOf(all.get(side)!, 'whole'),
        sql: timesOf(all.get(side)!, 'sql'),
        ratios: ratios.get(side)!,
      },
    ]),
  );
}

export async function sqlTimes(
  sides: readonly Side[],
  requestsOf: (side: Side) => Requests,
): Promise<BySide<Times>> {
  const taken = await takeTurns(sides, requestsOf);
  return new Map(sides.map((side) => [side, timesOf(taken.get(side)!, 'sql')]));
}
