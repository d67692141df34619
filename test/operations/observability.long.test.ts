import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/observe/log.ts';
import { fromRoot, serviceVersion } from '../../src/root.ts';
import { openTestDatabase } from '../databases.ts';
import { openProgram, type Program } from '../faults/program.ts';
import { makeKey, openPatientDatabase, preparePostgres, until } from '../faults/rig.ts';
import { type BreakablePostgres, startRedis } from '../servers.ts';

/** What an operator sees of the service: logs without secrets, metrics, traces. */

const password = 'xK9-correct-horse-battery';
let program: Program;
let postgres: BreakablePostgres | undefined;
let key: string;

/** A collector of traces that keeps what it is sent. */
async function openCollector(): Promise<{ server: Server; url: string; spans: any[] }> {
  const spans: any[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}

beforeAll(async () => {
  program = openProgram();
  postgres = await preparePostgres();
  if (!postgres) return;
  const database = await openPatientDatabase(postgres.url);
  key = await makeKey(database, 'secret-owner@example.org');
  await database.close();
});
afterAll(async () => {
  program.stop();
  await postgres?.stop();
});

test('no secret is logged, at no level, whatever goes wrong', async () => {
  if (!postgres) return;
  const own = await startRedis();
  if (!own) return;
  await own.command('CONFIG', 'SET', 'requirepass', password);
  const address = new URL(postgres.url);
  // Authentication is by trust: the password is accepted and never checked.
  address.password = password;
  const service = await program.start({
    DATABASE_URL: address.href,
    REDIS_URL: `redis://:${password}@127.0.0.1:${own.port}`,
    LOG_LEVEL: 'trace',
    DATABASE_TIMEOUT_MS: '300',
    METRICS_PUBLIC: 'true',
  });
  const secret = key.slice(12);
  const send = async (path: string, headers: Record<string, string> = { 'X-API-Key': key }) =>
    (await fetch(service.url + path, { headers })).text();
  const responses = [
    await send('/v1/bloodborne/bosses'),
    await send('/v1/bloodborne/bosses', { Authorization: `Bearer ${key}` }),
    await send(`/v1/bloodborne/bosses?api_key=${key}`),
    await send(`/v1/bloodborne/bosses?X-API-Key=${encodeURIComponent(key)}`, {}),
    await send(`/v1/bloodborne/bosses/${key}`),
    await send(`/${key}`, {}),
    await send('/v1/bloodborne/bosses', { 'X-API-Key': `${key}x` }),
    await send('/v1/bloodborne/bosses', { 'X-API-Key': key, 'X-Request-Id': key }),
    await send(`/v1/bloodborne/search?q=${key}`),
    await send('/v1/bloodborne/bosses', {
      'X-API-Key': key,
      Authorization: `Basic ${btoa(`me:${password}`)}`,
    }),
    await send(`/graphql?query=${encodeURIComponent(`{ game(id: "${key}") { id } }`)}`),
  ];
  await own.kill();
  await postgres.kill();
  responses.push(await send('/v1/bloodborne/bosses'), await send('/v1/bloodborne/runes?page=3'));
  responses.push(await send('/v1/health', {}), await send('/metrics', {}));
  await postgres.restart();
  await until('recovery', async () => (await send('/v1/health', {})).includes('"database":{"status":"ok"'));
  const { stderr, stdout } = await service.stop();
  await own.stop();
  const everything = [stderr, stdout, ...responses].join('\n');
  expect(stderr.split('\n').length).toBeGreaterThan(10);
  for (const word of [
    secret,
    password,
    encodeURIComponent(password),
    btoa(`me:${password}`),
    'secret-owner',
  ]) {
    expect(
      everything.includes(word) ? `found ${word.slice(0, 6)}… in ${excerpt(everything, word)}` : 'clean',
    ).toBe('clean');
  }
  // Every line is one JSON object, also those of the start.
  const lines = stderr.split('\n').filter((line) => line !== '');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.stringMatching(/^[a-z]+$/),
      time: expect.any(String),
      version: expect.stringContaining(serviceVersion),
      instance: expect.stringMatching(/:\d+$/),
      msg: expect.any(String),
    });
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  for (const each of requests) expect(each.request_id).toMatch(/^[\w-]{8,64}$/);
});

const excerpt = (text: string, word: string) => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 200), at + 20);
};

/** A log whose lines are kept. */
function keptLog() {
  const lines: any[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(chunk));
      done();
    },
  });
  return { log: createLog('trace', sink), lines };
}

test('P3-12: a lost store is one short line, and levels are words', () => {
  const { log, lines } = keptLog();
  const instance = `${hostname()}:${process.pid}`;
  const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  log({ type: 'quota_outage', state: 'lost', units: 0, error: lost });
  log({ type: 'quota_outage', state: 'back', units: 3 });
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      version: serviceVersion,
      instance,
      units: 0,
      error: 'connect ECONNREFUSED 127.0.0.1:1',
      error_name: 'Error',
      error_code: 'ECONNREFUSED',
      msg: 'quota store lost',
    },
    {
      level: 'info',
      time: expect.any(String),
      version: serviceVersion,
      instance,
      units: 3,
      msg: 'quota store back',
    },
  ]);
});

test('a lost database is one line, as long as it is lost; probes and texts of libraries are none', () => {
  const { log, lines } = keptLog();
  const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  const pool = new Error('Knex: Timeout acquiring a connection. The pool is probably full.');
  const failing = () => log({ type: 'error', where: 'usage roll-up', error: gone, ofDatabase: true });
  log({ type: 'database_outage', state: 'lost', error: pool });
  failing();
  log({ type: 'error', where: 'listBosses', error: new TypeError('a bug') });
  log({ type: 'database_outage', state: 'back' });
  failing();
  const probe = { type: 'request', method: 'GET', path: () => '/', status: 503, seconds: 0 } as const;
  for (const operation of ['/readyz', '/v1/health', '/livez'])
    log({
      ...probe,
      operation,
      requestId: 'x',
      keyId: undefined,
      problem: undefined,
      cache: undefined,
      charge: undefined,
    });
  const shown = lines.filter(({ level }) => level !== 'debug');
  expect(shown.map(({ level, msg, error }) => [level, msg, error])).toEqual([
    ['error', 'database lost', 'No connection to the database was free in time'],
    ['error', 'error', 'a bug'],
    ['info', 'database back', undefined],
    ['error', 'error', 'connect ECONNREFUSED 127.0.0.1:1'],
  ]);
});

test('D13: a failure is logged without the statement and its values, and every other message is whole', async () => {
  const database = await openTestDatabase('empty');
  const { log, lines } = keptLog();
  const statement = "select 'a - secret - b' from nowhere";
  const failures = await Promise.allSettled([
    database.knex.raw(statement),
    database.knex.transaction((trx) => trx.raw(statement)),
  ]);
  await database.close();
  for (const [at, failure] of failures.entries()) {
    log({ type: 'error', where: `knex ${at}`, error: (failure as PromiseRejectedResult).reason });
  }
  log({ type: 'error', where: 'file', error: new Error('could not read settings - file a - line 3') });
  expect(lines.map((line) => line.error)).toEqual([
    'relation "nowhere" does not exist',
    'relation "nowhere" does not exist',
    'could not read settings - file a - line 3',
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('M4: repeated failures are one line a second for each kind, and none is left uncounted', async () => {
  const { log, lines } = keptLog();
  const startedAt = performance.now();
  const request = {
    type: 'request',
    method: 'GET',
    path: () => '/v1/bloodborne/bosses',
    requestId: 'x',
    seconds: 0,
    keyId: 'key_1',
    cache: undefined,
    charge: undefined,
  } as const;
  const lost = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  for (let count = 0; count < 5_000; count++) {
    // While a store is lost every request gets a 503.
    log({ ...request, operation: `operation${count % 20}`, status: 503, problem: 'unavailable' });
    log({ type: 'error', where: 'quota', error: lost, requestId: String(count) });
  }
  log({ type: 'error', where: 'quota', error: new TypeError('another kind') });
  log({ ...request, operation: 'listBosses', status: 500, problem: 'internal_error' });
  const kinds = [
    { is: (line: any) => line.msg.startsWith('request') && line.status === 503, sent: 5_000 },
    { is: (line: any) => line.msg.startsWith('error') && line.error_code === 'ECONNREFUSED', sent: 5_000 },
    { is: (line: any) => line.error_name === 'TypeError', sent: 1 },
    { is: (line: any) => line.status === 500, sent: 1 },
  ];
  const shown = (is: (line: any) => boolean) =>
    lines.filter(is).reduce((sum, line) => sum + (line.left_out ?? 1), 0);
  await until('the summaries', () => kinds.every(({ is, sent }) => shown(is) === sent));
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
  for (const { is, sent } of kinds) {
    expect(lines.filter(is).length).toBeLessThanOrEqual(sent === 1 ? 1 : seconds + 1);
  }
});

test('the lines of a request and of its error have the same request_id, and members in one style', () => {
  const { log, lines } = keptLog();
  const request = { type: 'request', method: 'GET', path: () => '/v1', seconds: 0 } as const;
  const more = { keyId: 'key_1', cache: 'miss', charge: undefined } as const;
  for (const status of [200, 500]) {
    const event = { ...request, ...more, operation: 'getBoss', status, requestId: 'request-1' };
    log({ ...event, problem: status === 200 ? undefined : 'internal_error' });
  }
  log({ type: 'error', where: 'getBoss', error: new Error('lost'), requestId: 'request-1' });
  expect(lines.map((line) => line.request_id)).toEqual(['request-1', 'request-1', 'request-1']);
  expect(lines.flatMap(Object.keys).filter((name) => !/^[a-z_]+$/.test(name))).toEqual([]);
});

test('M4: suppressed lines are counted before the service stops', () => {
  const { log, lines } = keptLog();
  for (let count = 0; count < 3; count++) log({ type: 'error', where: 'quota', error: new Error('lost') });
  log({ type: 'lifecycle', message: 'stopping on SIGTERM' });
  expect(lines.map(({ msg, left_out }) => [msg, left_out])).toEqual([
    ['error', undefined],
    ['error (repeated)', 2],
    ['stopping on SIGTERM', undefined],
  ]);
});

describe('metrics', () => {
  test('have a port of their own when one is set, and say what happened', async () => {
    if (!postgres) return;
    const environment = { DATABASE_URL: postgres.url, METRICS_PORT: '19464' };
    const service = await program.start(environment);
    const headers = { 'X-API-Key': key };
    for (const path of ['/v1/bloodborne/bosses', '/v1/bloodborne/bosses', '/v1/bloodborne/bosses?page=0']) {
      await (await fetch(service.url + path, { headers })).text();
    }
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch('http://127.0.0.1:19464/v1/health')).status).toBe(404);
    const response = await fetch('http://127.0.0.1:19464/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of [
      /^caryll_requests_total\{operation="listBosses",status="200",problem=""\} 2$/m,
      /^caryll_requests_total\{operation="listBosses",status="400",problem="invalid_parameter"\} 1$/m,
      /^caryll_request_seconds_count\{operation="listBosses"\} 3$/m,
      /^caryll_quota_units_total\{plan="internal",granted="true"\} 2$/m,
      /^caryll_quota_trip_seconds_count\{store="postgres",failed="false"\} \d+$/m,
      /^caryll_quota_batch_charges_count\{store="postgres"\} \d+$/m,
      /^caryll_quota_store_lost 0$/m,
      /^caryll_replies_total\{cache="hit"\} 1$/m,
      /^caryll_replies_total\{cache="miss"\} 1$/m,
      /^caryll_key_lookups_total\{outcome="miss"\} 1$/m,
      /^caryll_release_age_seconds\{release="\d+"\} [\d.]+$/m,
      /^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toContain(key);

    const second = await program.refusal({ ...environment });
    expect(second).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/METRICS_PORT must be a free port/),
    });
    await service.stop();
  });
});

describe('traces', () => {
  test('show a request with its execution, statements and quota trip, under the trace of its caller', async () => {
    if (!postgres) return;
    const collector = await openCollector();
    const service = await program.start({
      DATABASE_URL: postgres.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { 'X-API-Key': key, traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const path = '/v1/bloodborne/bosses/father-gascoigne';
    expect((await fetch(service.url + path, { headers })).status).toBe(200);
    expect((await service.stop()).code).toBe(0);
    await until('spans', () => collector.spans.length > 0);
    collector.server.close();
    collector.server.closeAllConnections();
    const own = collector.spans.filter((span) => span.traceId === traceId);
    const named = (name: string) => own.filter((span) => span.name === name);
    const [request] = named('GET getBoss');
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    const [execution] = named('execute');
    expect(execution.parentSpanId).toBe(request.spanId);
    expect(named('quota')[0].parentSpanId).toBe(request.spanId);
    expect(named('SQL').length).toBeGreaterThan(2);
    expect(named('SQL').some(({ parentSpanId }) => parentSpanId === execution.spanId)).toBe(true);
    const attributes = Object.fromEntries(
      request.attributes.map(({ key: name, value }: any) => [name, Object.values(value)[0]]),
    );
    expect(attributes).toMatchObject({
      'http.response.status_code': 200,
      'url.path': path,
      'caryll.operation': 'getBoss',
    });
    expect(JSON.stringify(collector.spans)).not.toContain(key.slice(12));
  });

  test('that nobody takes hold up nothing', async () => {
    if (!postgres) return;
    const service = await program.start({
      DATABASE_URL: postgres.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    const response = await fetch(`${service.url}/v1/bloodborne/bosses`, { headers: { 'X-API-Key': key } });
    expect(response.status).toBe(200);
    expect((await service.stop()).code).toBe(0);
  });

  test('load nothing when they are off', () => {
    const texts = new Map<string, string>();
    const follow = (file: string) => {
      if (texts.has(file)) return;
      const text = readFileSync(fromRoot('dist', file), 'utf8');
      texts.set(file, text);
      for (const [, next] of text.matchAll(/\b(?:import|from)\s*"\.\/([^"]+\.js)"/g)) follow(next!);
    };
    const tracing = /\b(?:import|from)\s*"@opentelemetry\//;
    follow('main.js');
    expect([...texts].filter(([, text]) => tracing.test(text)).map(([file]) => file)).toEqual([]);
    const all = readdirSync(fromRoot('dist')).filter((name) => name.endsWith('.js'));
    expect(all.filter((file) => tracing.test(readFileSync(fromRoot('dist', file), 'utf8')))).not.toEqual([]);
  });
});
