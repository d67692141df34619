import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateSecret, isWellFormed } from '../../src/keys/format.ts';
import { fromRoot, rootFolder } from '../../src/root.ts';
import { timesAsLong } from '../compare.ts';
import { openTestService, type TestResponse, type TestService } from '../service.ts';

/** Input meant to do harm, in every place that takes any. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { bounds: { pollMs: 60_000 } });
});
afterAll(() => service.close());

const metacharacters = [
  `'`,
  `''`,
  `"`,
  `' or '1'='1`,
  `'; drop table boss; --`,
  `\\'; select pg_sleep(5); --`,
  `1; select 1`,
  `%`,
  `_`,
  `%%%%%%%%`,
  `$1`,
  `$$`,
  `?`,
  `??`,
  `:name`,
  `/*`,
  `--`,
  `E'\\x00'`,
  '\u0000',
  '\ufffd\ud800',
  `{}`,
  `{"$gt":""}`,
  `\${7*7}`,
  `{{7*7}}`,
  `() { :; }`,
  `\u2019 or 1=1`,
];
const places = [
  (text: string) => `/v1/bloodborne/search?q=${text}`,
  (text: string) => `/v1/bloodborne/search?q=saw&kind=${text}`,
  (text: string) => `/v1/bloodborne/bosses?page=${text}`,
  (text: string) => `/v1/bloodborne/armor?set_slug=${text}`,
  (text: string) => `/v1/bloodborne/weapons?category=${text}`,
  (text: string) => `/v1/bloodborne/bosses/${text}`,
  (text: string) => `/v1/${text}/bosses`,
  (text: string) => `/v1/bloodborne/bosses?${text}=1`,
  (text: string) => `/${text}`,
];

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate has no encoding.
    return '%ED%A0%80';
  }
}

/** Nothing of ours shows, and nobody waited. */
function expectHarmless({ status, text }: TestResponse, what: string): void {
  expect({ what, status: status < 500 ? 'fine' : status }).toEqual({ what, status: 'fine' });
  expect(text).not.toMatch(/syntax error at|node_modules|relation "|at character/i);
}

/** A text in every place that takes one. */
async function sendEverywhere(text: string): Promise<void> {
  for (const place of places) expectHarmless(await service.get(place(encode(text))), place(text));
  expectHarmless(
    await service.get('/v1/bloodborne/bosses', {
      key: null,
      headers: {
        'X-API-Key': Buffer.from(text.replaceAll('\u0000', '').replaceAll('\ud800', '')).toString('latin1'),
      },
    }),
    'X-API-Key',
  );
  const body = JSON.stringify({
    query: 'query ($slug: Slug!) { boss(slug: $slug) { slug } }',
    variables: { slug: text },
  });
  expectHarmless(
    await service.get('/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
    '/graphql',
  );
}

/** The SQL that ordinary words take in the same places: what a caller sends never changes the text of a statement. */
const ordinary = new Set<string>();
beforeAll(async () => {
  for (const text of ['saw', 'boses', 'blood of the hunters', 'npc']) await sendEverywhere(text);
  for (const sql of service.takeStatements()) ordinary.add(sql);
});

test.each(metacharacters)('SQL and template metacharacters everywhere: %j', async (text) => {
  const count = async () =>
    (await service.database.knex.raw('select count(*)::int as n from bloodborne_1.boss')).rows[0].n;
  const before = await count();
  service.takeStatements();
  await sendEverywhere(text);
  expect(service.takeStatements().filter((sql) => !ordinary.has(sql))).toEqual([]);
  expect(await count()).toBe(before);
});
describe('searches that are made to be slow', () => {
  const bombs = {
    'one letter a hundred times': 'a'.repeat(100),
    'two letters in turn': 'ab'.repeat(50),
    'a hundred words': 'a b c d e f g h i j '.repeat(5).trim(),
    'a nested pattern': '(a+)+$'.repeat(16),
    wildcards: '%_'.repeat(50),
    'operators of full text search': `${'!('.repeat(24)}a${')'.repeat(24)}`,
    'marks on marks': `e${'\u0301'.repeat(99)}`,
    'letters that grow when they are normalized': '\ufdfa'.repeat(100),
    'common words': 'the of and to in is it on at by the of and to in is it on at by',
    'the most common trigrams': 'blo lood ood hun unt nte ter ers rs s b '.repeat(2).trim(),
  };
  /** Each page is requested once, so none is cached. */
  let page = 0;
  test.each(Object.entries(bombs))(
    '%s take at most 20 times as long as a usual search',
    async (_name, text) => {
      const search = (words: string) =>
        service.get(`/v1/bloodborne/search?q=${encodeURIComponent(words)}&page=${++page}`);
      expectHarmless(await search(text), text);
      const ratio = await timesAsLong(
        () => search(text),
        () => search('blood of the hunters'),
        20,
      );
      expect(ratio).toBeLessThanOrEqual(20);
    },
  );
});

describe('parameters named like what every object has', () => {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__proto__[x]',
    'constructor.prototype',
  ];
  test.each(names)('%s is refused, and changes no object', async (name) => {
    const response = await service.get(`/v1/bloodborne/bosses?${encodeURIComponent(name)}=polluted`);
    expect([response.status, response.json.code]).toEqual([400, 'unknown_parameter']);
    for (const path of [
      `/v1/${name}/bosses`,
      `/v1/bloodborne/${name}`,
      `/v1/bloodborne/bosses/${name}`,
      `/${name}`,
    ])
      expect((await service.get(path)).status).toBeGreaterThanOrEqual(400);
    const body = `{"query":"{ __typename }","variables":{"${name}":{"polluted":true}},"extensions":{"${name}":{"polluted":true}},"${name}":{"polluted":true}}`;
    expectHarmless(
      await service.get('/graphql', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      }),
      name,
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('a key that is nearly right', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

  /** A key with the beginning of another and a checksum that fits: as near as a guess can come. */
  function neighborOf(key: string): string {
    for (;;) {
      const end = Array.from({ length: 6 }, () => alphabet[Math.floor(Math.random() * 62)]).join('');
      const guess = withChecksum(key.slice(0, -12) + end);
      if (guess !== key) return guess;
    }
  }

  function withChecksum(text: string): string {
    let crc = 0xffffffff;
    for (const byte of Buffer.from(text)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    let rest = (crc ^ 0xffffffff) >>> 0;
    let digits = '';
    for (let digit = 0; digit < 6; digit++) {
      digits = alphabet[rest % 62] + digits;
      rest = Math.floor(rest / 62);
    }
    return text + digits;
  }

  test('is refused as any other: only its hash is ever compared', async () => {
    const good = await service.newKey('internal');
    expect(isWellFormed(neighborOf(good))).toBe(true);
    expect((await service.get('/v1/usage', { key: good })).status).toBe(200);
    const statementsFor = async (key: string) => {
      service.takeStatements();
      expect((await service.get('/v1/usage', { key })).json.code).toBe('invalid_api_key');
      return service.takeStatements();
    };
    const near = await statementsFor(neighborOf(good));
    expect(near).toEqual([expect.stringMatching(/ where hash = \S+$/)]);
    expect(near).toEqual(await statementsFor(generateSecret('test')));
  });
});

describe('secrets and arguments', () => {
  test('a command that is given a key as an argument refuses, with a reason', async () => {
    const run = promisify(execFile);
    const key = generateSecret('test');
    const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    for (const argv of [
      ['keys', 'whoami', key],
      ['keys', 'show', key],
      ['keys', 'revoke', key, '--yes'],
    ]) {
      const failure = await run(process.execPath, [fromRoot('bin', 'caryll.js'), ...argv], { env }).then(
        () => undefined,
        (error: { code: number; stderr: string }) => error,
      );
      expect(failure?.code).toBeGreaterThan(0);
      expect(failure?.stderr).not.toContain(key);
    }
  });

  test('no file of the deployment puts a secret into a command line', () => {
    const files = execFileSync('sh', ['-c', 'cat Dockerfile docker-compose.yml deploy/*.* deploy/*/*.yaml'], {
      cwd: rootFolder,
      encoding: 'utf8',
    });
    const commands = files.split('\n').filter((line) => /command|ExecStart|CMD|args/.test(line));
    expect(commands.length).toBeGreaterThan(5);
    for (const line of commands) expect(line).not.toMatch(/password|secret|_URL|:\/\/[^ ]*@/i);
  });
});
