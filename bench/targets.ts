/** The servers that are measured, and what each is asked. */
import path from 'node:path';
import { readOperations } from '../src/app.ts';
import {
  bodies,
  caryll,
  detailPath,
  etag,
  fixtures,
  folder,
  keys,
  listPath,
  manyAnswers,
  manyPaths,
  ownedKeys,
  redis,
  redisUrl,
  rows,
  unchangedFixtures,
} from './fixtures.ts';
import type { Asked } from './load.ts';
import { type Started, start } from './servers.ts';

const bare = await start('bare', [fixtures]);
const bareUnchanged = await start('bare', [unchangedFixtures]);
const socket = await start('socket', [fixtures]);
const socketUnchanged = await start('socket', [unchangedFixtures]);
const cached = { REDIS_URL: redisUrl };
const noLane = await start('caryll', [], { ...cached, FAST_LANE: 'false' });
const noCaches = await start('caryll', [], { ...cached, CACHE_MB: '0' });
/** Where BENCH_REDIS_URL listens as well, if its configuration says so: `unixsocket`. */
const [, redisSocket] = (await redis.config('GET', 'unixsocket')) as string[];
const bySocket = redisSocket
  ? await start('caryll', [], { REDIS_URL: `unix://${redisSocket}?db=${redis.options.db ?? 0}` })
  : undefined;
export const oneCollector = await start('caryll', [], cached, ['--single-threaded-gc']);
const embedded = await start('caryll', [], {
  DATABASE_URL: undefined,
  DATA_DIR: path.join(folder, 'embedded'),
});
const fastifyKnex = await start('fastify-knex');
const cachedPeers = new Map<string, Started>();
for (const [name, file] of [
  ['Fastify + LRU + script', 'fastify'],
  ['polka + LRU + script', 'polka'],
  ['Hono + LRU + script', 'hono'],
  ['nginx + Lua + script', 'nginx'],
] as const)
  cachedPeers.set(name, await start(file, [bodies, ownedKeys], cached));
const sofa = await start('sofa');
const jsonServer = await start('json-server', [rows]);
const postgraphile = await start('postgraphile');

/** The same list and detail as GraphQL queries, with the names that REST answers have. */
const operations = readOperations().list;
const ofRest = (id: string) => [...operations.find((operation) => operation.id === id)!.queries.values()][0]!;
const variables = [{ gameId: 'bloodborne' }, { gameId: 'bloodborne', slug: 'father-gascoigne' }];
const graphql = (queries: readonly object[]): Asked[] =>
  queries.map((query, index) => ({
    path: '/graphql',
    body: JSON.stringify({ ...query, variables: variables[index] }),
  }));
const persisted = graphql([{ id: ofRest('listBosses').hash }, { id: ofRest('getBoss').hash }]);
const adHoc = graphql([{ query: ofRest('listBosses').text }, { query: ofRest('getBoss').text }]);
const summary = 'slug name is_optional: isOptional is_chalice: isChalice location_slug: locationSlug';
const postgraphileQueries: Asked[] = [
  `{ data: allBosses(first: 20, offset: 0, orderBy: [PRIMARY_KEY_ASC]) { nodes { ${summary} } totalCount } }`,
  `{ data: bossBySlug(slug: "father-gascoigne") {
      ${summary} description wiki_url: wikiUrl campaign is_dlc: isDlc is_required: isRequired
      is_interruptible: isInterruptible lamp: lampByLampSlug { name } hp
      blood_echoes: bloodEchoes phases
      drops: acquisitionsByBossSlug(orderBy: [PRIMARY_KEY_ASC]) { nodes { name: subjectName quantity } } } }`,
].map((query) => ({ path: '/graphql', body: JSON.stringify({ query }) }));

type Body = Record<string, never>;
export interface Target {
  readonly name: string;
  readonly server: Started;
  readonly requests: readonly Asked[];
  readonly keys?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** Answers 304, without a body. */
  readonly unchanged?: true;
  /** What it is held against, which is measured beside it: a bare server that sends the same bytes. */
  readonly base?: Target;
  /** The records in a body: of the list, then of the detail. */
  readonly records: (body: Body, request: number) => unknown;
  /** The records that the bodies must hold; without it those of the list and of the detail. */
  readonly expected?: readonly unknown[];
}

const both: Asked[] = [{ path: listPath }, { path: detailPath }];
const enveloped = (body: Body) => body['data'];
const inGraphql = (body: Body) => body['data']!['data'];
const withoutId = ({ id: _id, ...record }: Body) => record;
export const bareTarget: Target = {
  name: 'bare node:http',
  server: bare,
  requests: both,
  records: enveloped,
};
const unchangedOf = (target: Target, name: string): Target => ({
  ...target,
  name,
  requests: [{ path: listPath }],
  headers: { 'If-None-Match': etag },
  base: bareUnchangedTarget,
  unchanged: true,
});
export const bareUnchangedTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, 304',
  server: bareUnchanged,
  requests: [{ path: listPath }],
  unchanged: true,
};
const floor: Target = { ...bareTarget, name: 'node:net, which only reads the target', server: socket };
export const unchangedFloor: Target = {
  ...bareUnchangedTarget,
  name: 'node:net, 304',
  server: socketUnchanged,
  base: bareUnchangedTarget,
};
export const warm: Target = {
  name: '(a) warm, 100 keys',
  server: caryll,
  requests: both,
  keys,
  records: enveloped,
};
const oneKey = keys.slice(0, 1);
export const warmOne: Target = { ...warm, name: '(b) warm, one key', keys: oneKey };
export const unchangedTarget = unchangedOf(warm, '(c) 304, 100 keys');
export const unchangedOne = unchangedOf({ ...warm, keys: oneKey }, '(c) 304, one key');
export const warmNoLane: Target = { ...warm, name: '(a) without the fast lane', server: noLane };
export const unchangedNoLane = unchangedOf(warmNoLane, '(c) without the fast lane');
/** The same questions to each peer that remembers bodies: 200 with many keys and with one, 304 with many and with one. */
export const peerTargets = [...cachedPeers].map(([name, server]) => {
  const many: Target = { ...warm, name, server };
  const one: Target = { ...many, name: `${name}, one key`, keys: oneKey };
  return [many, one, unchangedOf(many, `${name}, 304`), unchangedOf(one, `${name}, 304, one key`)] as const;
});
/** As many connections as queries are executed at once: where others wait, they get little of the thread. */
const inTurns: Omit<Target, 'name' | 'requests'> = {
  server: caryll,
  keys,
  connections: 2,
  records: inGraphql,
};
export const manyTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, many addresses',
  requests: manyPaths.map((each) => ({ path: each })),
  expected: [...manyAnswers.values()].map(({ body }) => JSON.parse(body).data),
};
const ofMany = (target: Partial<Target> & Pick<Target, 'name' | 'server'>): Target => ({
  ...manyTarget,
  ...target,
  base: manyTarget,
});
export const manyNoCaches = ofMany({ name: '(e) all caches off', server: noCaches, keys });
export const manyByHand = ofMany({ name: 'Fastify + knex, by hand', server: fastifyKnex });
export const manySofa = ofMany({
  name: 'sofa-api',
  server: sofa,
  requests: manyPaths.map((each) => ({ path: each.replace('page_size', 'pageSize') })),
});
export const manyTargets = [manyNoCaches, manyByHand, manySofa];
export const targets: readonly Target[] = [
  floor,
  warm,
  warmOne,
  warmNoLane,
  ...(bySocket ? [{ ...warm, name: '(a) Redis behind a Unix socket', server: bySocket }] : []),
  { ...warm, name: '(e) all caches off', server: noCaches },
  { ...inTurns, name: '(f) GraphQL, persisted', requests: persisted },
  { ...inTurns, name: '(f) GraphQL, ad hoc', requests: adHoc },
  { ...warm, name: '(g) embedded, no Redis', server: embedded, keys: embedded.keys },
  ...peerTargets.flatMap((kinds) => kinds.slice(0, 2)),
  { name: 'Fastify + knex, by hand', server: fastifyKnex, requests: both, records: enveloped },
  {
    name: 'sofa-api',
    server: sofa,
    requests: [{ path: `${listPath}?page=1&pageSize=20` }, { path: detailPath }],
    records: enveloped,
  },
  {
    name: 'json-server',
    server: jsonServer,
    requests: [{ path: '/bosses?_page=1&_limit=20' }, { path: '/details/father-gascoigne' }],
    records: (body, request) =>
      request === 0 ? (body as unknown as Body[]).map(withoutId) : withoutId(body),
  },
  {
    name: 'PostGraphile',
    server: postgraphile,
    requests: postgraphileQueries,
    records(body, request) {
      const record = inGraphql(body) as Body;
      if (request === 0) return record['nodes'];
      const { lamp, drops } = record as Record<string, Body>;
      return { ...record, lamp: lamp?.['name'] ?? null, drops: drops!['nodes'] };
    },
  },
  unchangedFloor,
  unchangedTarget,
  unchangedOne,
  unchangedNoLane,
  ...peerTargets.flatMap((kinds) => kinds.slice(2)),
  ...manyTargets,
];
export const bases = [bareTarget, bareUnchangedTarget, manyTarget];
export const unchangedTargets = targets.filter(({ unchanged }) => unchanged);
