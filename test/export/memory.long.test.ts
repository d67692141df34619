import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Release } from '../../src/data/releases.ts';
import type { Exports } from '../../src/export/exports.ts';
import { createExport } from '../../src/http/routes/export.ts';
import type { RequestContext } from '../../src/http/send.ts';

/**
 * Fifty downloads of a file of 256 MB at once, sixty times the data, by clients that read slowly: what the route holds
 * for them beside the file.
 */
const downloads = 50;
const body = Buffer.alloc(256 * 2 ** 20);
let server: Server;
const ended: unknown[] = [];

beforeAll(async () => {
  const game = { id: 'game', datasetVersion: '2026.1.1', sizes: {} };
  const release = { id: '1', games: new Map([['game', game]]) } as unknown as Release;
  const identity = { body, etag: '"big"', digest: '' };
  const exports = { made: () => ({ identity, gzip: undefined }) } as unknown as Exports;
  const respond = createExport({
    exports,
    releases: { current: () => release, find: () => release },
  } as never);
  server = createServer((req, res) => {
    const exchange = { req, res, requestId: 'x', quotaHeaders: [] } as unknown as RequestContext;
    const request = { context: exchange, gameId: 'game', parameters: { format: 'json' } };
    respond({ ...request, charge: async () => {} } as never).then(
      () => ended.push('well'),
      (error: unknown) => ended.push(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What a client has read of each download before it is looked at, in MiB. */
const readMiB = 2;

/** Reads so much of each download, reports when all are so far, and reads no more of any. */
const clients = `
const { get } = require('node:http');
let waiting = ${downloads};
for (let each = 0; each < ${downloads}; each++) {
  get({ port: Number(process.argv[1]), path: '/v1/game/export', agent: false }, (response) => {
    let bytes = 0;
    response.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < ${readMiB} * 2 ** 20 || response.isPaused()) return;
      response.pause();
      waiting -= 1;
      if (waiting === 0) console.log('read');
    });
  });
}`;

test('they hold less than what was read of them, and those who leave leave nothing behind', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  /** What is held when collecting frees no more: what is left behind goes bit by bit. */
  const heldInTheEnd = async () => {
    let now = held();
    for (let before = Number.POSITIVE_INFINITY; before - now > 0.5; now = held()) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return now;
  };
  const rest = await heldInTheEnd();
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['-e', clients, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const atOnce = held() - rest;
  expect(ended).toEqual(Array.from({ length: downloads }, () => 'well'));
  child.kill();
  while ((await promisify(server.getConnections.bind(server))()) > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  process.stderr.write(`${downloads} downloads at once held ${atOnce.toFixed(1)} MiB\n`);
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThan(readMiB * downloads);
  expect((await heldInTheEnd()) - rest).toBeLessThan(5);
});
