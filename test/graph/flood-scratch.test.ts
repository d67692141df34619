import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { test } from '@jest/globals';
import { createKeyStore } from '../../src/access/key-store.ts';
import { openDatabase } from '../../src/data/database.ts';
import { loadDataset } from '../../src/data/dataset.ts';
import { importDataset } from '../../src/data/import.ts';
import { migrate } from '../../src/data/migrate.ts';
import * as servers from '../servers.ts';

test('flood', async () => {
  const pg: any = await (servers as any).findPostgres();
  const redis: any = await (servers as any).findRedis();
  console.log(Object.keys(pg), Object.keys(redis));
  const database = await openDatabase({ url: pg.url, folder: '', poolSize: 2, statementTimeoutMs: 60000, connectTimeoutMs: 5000 });
  await migrate(database);
  await importDataset(database, loadDataset('seeds'), { keep: 2 });
  const keys = createKeyStore({ database, now: Date.now });
  const mk = async (n: number) => (await keys.create({ email: `f${n}@example.org`, plan: 'internal', name: 't', actor: 't', kind: 'test' } as never)).secret;
  const restKeys = await Promise.all([1, 2, 3, 4].map(mk)); const floodKey = await mk(9);
  const child = spawn(process.execPath, ['dist/main.js'], { env: { ...process.env, NODE_OPTIONS: '', PORT: '34567', DATABASE_URL: pg.url, REDIS_URL: redis.url, LOG_LEVEL: 'error' }, stdio: 'inherit' });
  await new Promise((r) => setTimeout(r, 4000));
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = (path: string, key: string, body?: string) => new Promise<number>((resolve) => {
    const req = request({ port: 34567, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent, headers: { 'X-API-Key': key, ...(body ? { 'Content-Type': 'application/json' } : {}) } }, (res) => { res.resume(); res.on('end', () => resolve(res.statusCode!)); });
    req.on('error', () => resolve(0)); req.end(body);
  });
  const queries = [
    '{ bosses(gameId: "bloodborne", pageSize: 43) { name location { name connections { location { name bosses { name } } } } drops { name } summons { name } } }',
    '{ locations(gameId: "bloodborne", pageSize: 26) { foundHere { notes kind subjectName subject { __typename ... on Record { name } } } } }',
    '{ merchants(gameId: "bloodborne", pageSize: 10) { stock { subjectName price condition subject { __typename ... on Record { slug name } } } } }',
  ];
  const measure = async (flood: boolean, ms: number) => {
    let rest = 0, gql = 0, stop = false; const codes = new Map<number, number>(); const lat: number[] = [];
    const jobs = restKeys.flatMap((key) => [0, 1, 2, 3].map(async () => { while (!stop) { const s = performance.now(); await send('/v1/bloodborne/bosses/father-gascoigne', key); lat.push(performance.now() - s); rest++; } }));
    if (flood) for (let i = 0; i < 20; i++) jobs.push((async () => { while (!stop) { const c = await send('/graphql', floodKey, JSON.stringify({ query: queries[i % 3] })); codes.set(c, (codes.get(c) ?? 0) + 1); gql++; } })());
    await new Promise((r) => setTimeout(r, ms)); stop = true; await Promise.all(jobs);
    lat.sort((a, b) => a - b);
    return { rest: rest / (ms / 1000), gql: gql / (ms / 1000), p50: lat[lat.length >> 1]!.toFixed(1), p99: lat[Math.floor(lat.length * 0.99)]!.toFixed(1), codes: [...codes] };
  };
  await measure(true, 1500); await measure(false, 1500);
  for (let i = 0; i < 3; i++) console.log(JSON.stringify(await measure(false, 4000)), JSON.stringify(await measure(true, 4000)));
  child.kill(); agent.destroy(); await database.close(); await pg.stop?.(); await redis.stop?.();
}, 120000);
