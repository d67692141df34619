/** The measured servers, and the requests to each. */
import path from 'node:path';
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
import type { Sent } from './load.ts';
import { type Started, start } from './servers.ts';

const bare = await start('bare', [fixtures]);
const bareUnchanged = await start('bare', [unchangedFixtures]);
const embedded = await start('caryll', [], {
  DATABASE_URL: undefined,
  DATA_DIR: path.join(folder, 'embedded'),
});
const [fair, minimal] = await Promise.all(
  ['fastify-fair', 'fastify'].map((file) => start(file, [bodies, ownedKeys], { REDIS_URL: redisUrl })),
);

type Body = Record<string, never>;
export interface Target {
  readonly name: string;
  readonly server: Started;
  readonly requests: readonly Sent[];
  readonly keys?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** Returns 304, without a body. */
  readonly unchanged?: true;
  /** Baseline that is measured beside it: a bare server that sends the same bytes. */
  readonly base?: Target;
  /** The records in a body: of the list, then of the detail. */
  readonly records: (body: Body) => unknown;
}

const both: Sent[] = [{ path: listPath }, { path: detailPath }];
export const bareTarget: Target = {
  name: 'bare node:http',
  server: bare,
  requests: both,
  records: (body) => body['data'],
};
export const bareUnchangedTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, 304',
  server: bareUnchanged,
  requests: [{ path: listPath }],
  unchanged: true,
};
/** Returns the requests that each server gets: 200 with many keys and with one, 304 with many and with one. */
function targetsOf(name: string, server: Started, ownKeys: readonly string[] = keys) {
  const many: Target = { ...bareTarget, name, server, keys: ownKeys };
  const one: Target = { ...many, name: `${name}, one key`, keys: ownKeys.slice(0, 1) };
  const unchangedOf = (target: Target): Target => ({
    ...target,
    name: `${target.name}, 304`,
    requests: [{ path: listPath }],
    headers: { 'If-None-Match': etag },
    base: bareUnchangedTarget,
    unchanged: true,
  });
  return { many, one, unchangedMany: unchangedOf(many), unchangedOne: unchangedOf(one) };
}
export type Targets = ReturnType<typeof targetsOf>;

export const own = targetsOf('Caryll with Redis', caryll);
export const ownEmbedded = targetsOf('Caryll, embedded', embedded, embedded.keys);
export const fairPeer = targetsOf('fair Fastify', fair!);
export const minimalPeer = targetsOf('minimal Fastify', minimal!);
const all = [own, fairPeer, minimalPeer];
export const targets: readonly Target[] = [
  ...all.flatMap(({ many, one }) => [many, one]),
  ownEmbedded.many,
  ...all.flatMap(({ unchangedMany, unchangedOne }) => [unchangedMany, unchangedOne]),
  ownEmbedded.unchangedMany,
];
export const bases = [bareTarget, bareUnchangedTarget];
