import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/observe/log.ts';
import { redactAddress, redactKeys, redactTarget, redactText, redactValue } from '../../src/text/redact.ts';
import { createRunner } from '../cli/terminal.ts';

/** The same numbers at every run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below) | 0;
  };
}

const letters = 'abcdefghkmnpqrstuvwxyzABCDEFGHKLMNPQRSTUVWXYZ0123456789';
const troublesome = '/@:#?%,;& "\'<>[]{}|\\^`~!$*()+=.-_é€';

/** A password of 12 to 27 characters, most with several that end something in an address. */
function randomPassword(random: (below: number) => number): string {
  const length = 12 + random(16);
  let password = '';
  while (password.length < length) {
    const from = random(3) === 0 ? troublesome : letters;
    password += from[random(from.length)];
  }
  return password;
}

/** Settings with a password in them, as people write them, right and wrong. */
function randomAddresses(random: (below: number) => number, password: string): Record<string, string> {
  const scheme = ['postgres://', 'postgresql://', 'redis://', 'rediss://', 'mysql://', 'postgres:', ''][
    random(7)
  ]!;
  const user = ['caryll:', ':', '', 'a.b-c:'][random(4)]!;
  const host = ['db', 'db:5432', '10.0.0.7:6379', '[::1]:5432', 'nowhere.invalid:port'][random(5)]!;
  const rest = ['', '/', '/caryll', '/caryll?sslmode=disable'][random(4)]!;
  const spelled = random(4) === 0 ? encodeURIComponent(password) : password;
  const one = `${scheme}${user}${spelled}@${host}${rest}`;
  const several = random(4) === 0 ? `redis://first:6379,${one}` : one;
  const spaced = random(8) === 0 ? ` ${several} ` : several;
  return {
    DATABASE_URL: spaced,
    REDIS_URL: spaced,
    OTEL_EXPORTER_OTLP_ENDPOINT: spaced,
    PUBLIC_BASE_URL: spaced,
  };
}

/** The longest run of characters of the password, above four, that the text holds; '' when there is none. */
function leakOf(text: string, password: string): string {
  for (const form of [password, encodeURIComponent(password)]) {
    for (let from = 0; from + 5 <= form.length; from++) {
      const part = form.slice(from, from + 5);
      if (text.includes(part)) return `${part} of ${form} in ${text}`;
    }
  }
  return '';
}

test('D1: of 2,000 random passwords none is in a message about settings, in whole or in part', () => {
  const random = createRandom(20_261_121);
  const leaks: string[] = [];
  for (let count = 0; count < 2_000; count++) {
    const password = randomPassword(random);
    try {
      loadConfig(randomAddresses(random, password));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      leaks.push(leakOf(error.message, password));
    }
  }
  // Otherwise there was nothing to see.
  expect(leaks.length).toBeGreaterThan(1_500);
  expect(leaks.filter((leak) => leak !== '')).toEqual([]);
});

test('D1: of 2,000 random passwords none is in a log line', () => {
  let lines = '';
  const leaks: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines = String(chunk);
      done();
    },
  });
  const random = createRandom(7);
  for (let count = 0; count < 2_000; count++) {
    const password = randomPassword(random);
    const address = `redis://${['', 'caryll'][random(2)]}:${password}@10.0.0.7:6379/0`;
    const error = new Error(`cannot use ${address} (ECONNREFUSED)`);
    const log = createLog('trace', sink);
    if (random(2) === 0) log({ type: 'error', where: 'test', error });
    else
      log({
        type: 'lifecycle',
        message: `using ${address}`,
        details: { url: address, password, list: [address] },
      });
    leaks.push(leakOf(JSON.stringify(JSON.parse(lines)).replace(/\\(.)/g, '$1'), password));
  }
  expect(leaks).toHaveLength(2_000);
  expect(leaks.filter((leak) => leak !== '')).toEqual([]);
});

test('D1: of random passwords none is printed by doctor, in whatever form', async () => {
  const random = createRandom(99);
  for (let count = 0; count < 40; count++) {
    const password = randomPassword(random);
    const address = randomAddresses(random, password)['DATABASE_URL']!;
    const encoded = `postgres://caryll:${encodeURIComponent(password)}@127.0.0.1:1/caryll`;
    for (const environment of [{ DATABASE_URL: address }, { DATABASE_URL: encoded }]) {
      const run = createRunner({
        config: () => loadConfig(environment),
        database: async () => {
          throw new Error(`cannot connect to ${encoded}`);
        },
      });
      for (const line of ['doctor --settings', 'doctor --settings --json']) {
        const { out, err } = await run(line);
        expect(out).not.toBe('');
        expect(leakOf(out + err, password)).toBe('');
      }
    }
  }
});

test('D1: a password that ends the host too early is refused, with the way to write it', () => {
  for (const url of [
    'postgres://caryll:12/cr3t@db/caryll',
    'postgres://u:12#cr3t@db/x',
    'postgres://u:1?cr3t@db/x',
  ]) {
    expect(() => loadConfig({ DATABASE_URL: url })).toThrow(
      /^DATABASE_URL must be .*%2F.*got "postgres:\/\/\*\*\*@db\/\w+"$/,
    );
  }
  expect(loadConfig({ DATABASE_URL: 'postgres://u:12%2Fcr3t@db/x' }).DATABASE_URL).toContain('12%2Fcr3t');
});

test.each([
  ['postgres://db:5432/caryll?sslmode=disable', 'postgres://db:5432/caryll?sslmode=disable'],
  [
    'postgres://db/caryll?password=secret&sslmode=disable',
    'postgres://db/caryll?password=***&sslmode=disable',
  ],
  ['redis://:secret@h:6379', 'redis://***@h:6379'],
  ['redis://secret@h', 'redis://***@h'],
  ['postgres://user:secret', 'postgres://***'],
  ['user:secret', '***'],
  ['secret', '***'],
  ['user:se/cr@et@db/caryll', '***@db/caryll'],
  ['', '***'],
])('D1: the address %s is shown as %s', (value, shown) => {
  expect(redactAddress(value)).toBe(shown);
});

test('addresses without a password stay readable in a text', () => {
  const text =
    'listening on http://127.0.0.1:3000 (documentation: http://127.0.0.1:3000/docs), mail ada@example.org';
  expect(redactText('see https://example.org/docs or ada@example.org')).toContain('https://example.org/docs');
  expect(redactText(text.split(', mail')[0]!)).toBe(text.split(', mail')[0]);
  expect(redactText('connect to postgres://user:secret failed')).toBe('connect to postgres://*** failed');
});

test('keys are taken out as they are and percent-encoded; what is shown of a key stays', () => {
  const body = 'a1B2c3D4e5F6a1B2c3D4e5F6a1B2c3D4e5F6';
  const encoded = [...`caryll_live_${body}`].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('');
  for (const text of [`caryll_live_${body}`, `CARYLL%5Flive_${body}`, encoded]) {
    expect(redactKeys(`before ${text} after`)).toBe('before caryll_live_*** after');
  }
  expect(redactKeys('caryll_live_a1B2…D4e5')).toBe('caryll_live_a1B2…D4e5');
  expect(redactTarget(`/v1?api_key=${body}&q=x&Access-Token=abc`)).toBe(
    '/v1?api_key=***&q=x&Access-Token=***',
  );
});

test('fields that are named like secrets are masked at every depth', () => {
  expect(
    redactValue({ key: 'a', keyId: 'key_1', inner: { 'x-api-key': 'b', list: [{ secret: 'c' }] } }),
  ).toEqual({
    key: '***',
    keyId: 'key_1',
    inner: { 'x-api-key': '***', list: [{ secret: '***' }] },
  });
});
