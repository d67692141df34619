/** The measured servers, and the requests to each. */
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
  ownedKeys,
  redisUrl,
  unchangedFixtures,
} from './fixtures.ts';
import type { Asked } from './load.ts';
import { type Started, start, startOptions } from './servers.ts';

const bare = await start('bare', [fixtures]);
const bareUnchanged = await start('bare', [unchangedFixtures]);
const socket = await start('socket', [fixtures]);
const socketUnchanged = await start('socket', [unchangedFixtures]);
const cached = { REDIS_URL: redisUrl };
const noLane = await start('caryll', [], { ...cached, FAST_LANE: 'false' });
const noCaches = await start('caryll', [], { ...cached, CACHE_MB: '0' });
export const asStarted = await start('caryll', [], cached, startOptions);
const embedded = await start('caryll', [], {
  DATABASE_URL: undefined,
  DATA_DIR: path.join(folder, 'embedded'),
});
const cachedPeers = new Map<string, Started>();
for (const [name, file] of [
  ['Fastify + LRU + script', 'fastify'],
  ['polka + LRU + script', 'polka'],
  ['Hono + LRU + script', 'hono'],
] as const)
  cachedPeers.set(name, await start(file, [bodies, ownedKeys], cached));

/** The same list and detail as GraphQL queries, with the names of REST responses. */
const operations = readOperations().list;
const ofRest = (id: string) => [...operations.find((operation) => operation.id === id)!.queries.values()][0]!;
const variables = [{}, { slug: 'father-gascoigne' }];
const graphql = (queries: readonly object[]): Asked[] =>
  queries.map((query, index) => ({
    path: '/graphql',
    body: JSON.stringify({ ...query, variables: variables[index] }),
  }));
const persisted = graphql([{ id: ofRest('listBosses').hash }, { id: ofRest('getBoss').hash }]);
const adHoc = graphql([{ query: ofRest('listBosses').text }, { query: ofRest('getBoss').text }]);
type Body = Record<string, never>;
export interface Target {
  readonly name: string;
  readonly server: Started;
  readonly requests: readonly Asked[];
  readonly keys?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** Returns 304, without a body. */
  readonly unchanged?: true;
  /** What it is held against, which is measured beside it: a bare server that sends the same bytes. */
  readonly base?: Target;
  /** The records in a body: of the list, then of the detail. */
  readonly records: (body: Body) => unknown;
}

const both: Asked[] = [{ path: listPath }, { path: detailPath }];
const enveloped = (body: Body) => body['data'];
const inGraphql = ({ data }: Body) => (data!['bosses'] ?? data!)['data'];
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
export const targets: readonly Target[] = [
  floor,
  warm,
  warmOne,
  warmNoLane,
  { ...warm, name: '(e) all caches off', server: noCaches },
  { ...inTurns, name: '(f) GraphQL, persisted', requests: persisted },
  { ...inTurns, name: '(f) GraphQL, ad hoc', requests: adHoc },
  { ...warm, name: '(g) embedded, no Redis', server: embedded, keys: embedded.keys },
  ...peerTargets.flatMap((kinds) => kinds.slice(0, 2)),
  unchangedFloor,
  unchangedTarget,
  unchangedOne,
  unchangedNoLane,
  ...peerTargets.flatMap((kinds) => kinds.slice(2)),
];
export const bases = [bareTarget, bareUnchangedTarget];
export const unchangedTargets = targets.filter(({ unchanged }) => unchanged);
