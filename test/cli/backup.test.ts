import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createRunner, openMemory } from './terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-backup-'));
const passphrase = 'correct horse battery staple';
let database: Database;
let run: ReturnType<typeof createRunner>;

beforeAll(async () => {
  database = await openMemory();
  run = createRunner({ database, announce: async () => undefined });
  await database.knex.raw('delete from api_key_event; delete from api_key');
  const { json } = await run('keys create --email ada@example.org --json');
  await run(`keys rotate ${json.id}`);
  await database.knex.raw(
    `insert into quota_usage (day, owner, key_id, operation, units) values (20000, 'o', ?, 'getBoss', 7);
     insert into quota_counter values (20000, 'k:x', 7);`.replace('?', `'${json.id}'`),
  );
});
afterAll(() => database.close());

const state = async () => {
  const tables = ['api_key', 'quota_usage', 'quota_counter', 'usage_daily'];
  const rows: unknown[] = [];
  for (const table of tables) {
    rows.push((await database.knex.raw(`select to_jsonb(t) as row from ${table} t order by 1`)).rows);
  }
  return rows;
};

test('a plain backup warns, is readable by its owner only, and brings everything back', async () => {
  const before = await state();
  const file = path.join(folder, 'plain.jsonl');
  const saved = await run(['backup', '--out', file]);
  expect(saved.code).toBe(0);
  expect(saved.err).toContain('NOT encrypted');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const refused = await run(['restore', file]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('has 2 keys already') });
  expect((await run(['restore', file, '--replace'])).err).toContain('--yes');
  await run(['keys', 'create', '--email', 'later@example.org']);
  const restored = await run(['restore', file, '--replace', '--yes', '--json']);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.json.rows.api_key).toBe(2);
  expect(await state()).toEqual(before);
  const [first] = (await run('keys list --json')).json;
  const history = (await run(`keys history ${first.id} --json`)).json;
  expect(history.map((event: { action: string }) => event.action)).toEqual([
    'created',
    'rotated',
    'restored',
  ]);
});

test('a backup can go through pipes', async () => {
  const saved = await run('backup');
  expect(saved.out.split('\n').at(-2)).toContain('"end":true');
  expect((await run('restore - --replace --yes', { stdin: saved.out })).code).toBe(0);
  expect((await run('backup --json')).code).toBe(2);
});

test('an encrypted backup shows nothing and opens with its passphrase only', async () => {
  const file = path.join(folder, 'sealed');
  const before = await state();
  const saved = await run(['backup', '--out', file, '--passphrase-file', '-'], { stdin: `${passphrase}\n` });
  expect(saved).toMatchObject({ code: 0, err: '' });
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain('example.org');
  expect(text).not.toContain('api_key');
  const wrong = await run(['restore', file, '--replace', '--yes', '--passphrase-file', '-'], {
    stdin: 'another passphrase',
  });
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('passphrase is wrong') });
  const changed = text.replace(/\n(.)/, (_all, letter) => `\n${letter === 'A' ? 'B' : 'A'}`);
  const damaged = await run(['restore', '-', '--replace', '--yes'], {
    stdin: changed,
    isTerminal: true,
    columns: 80,
    answers: [passphrase],
  });
  expect(damaged.code).toBe(1);
  const typed = await run(['restore', file, '--replace', '--yes'], {
    isTerminal: true,
    columns: 80,
    answers: [passphrase],
  });
  expect(typed.code).toBe(0);
  expect(await state()).toEqual(before);
});

test('a new passphrase is typed twice and must be long enough', async () => {
  const typing = (...answers: string[]) =>
    run('backup --encrypt', { isTerminal: true, columns: 80, answers });
  expect(await typing(passphrase, 'other')).toMatchObject({ code: 1, out: '' });
  expect(await typing('short', 'short')).toMatchObject({ code: 2, out: '' });
  expect((await run('backup --encrypt')).err).toContain('--passphrase-file');
});

test.each([
  ['nothing', () => '', 'no backup of caryll'],
  ['another file', () => '{"records":[]}\n', 'no backup of caryll'],
  ['a cut file', (text: string) => text.slice(0, -40), 'cut off'],
  [
    'a file without its last line',
    (text: string) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
    'last line',
  ],
  [
    'a changed file',
    (text: string) =>
      text.replace('"plan":"free"', '"plan":"internal"').replace('"plan": "free"', '"plan": "internal"'),
    'digest does not fit',
  ],
  [
    'a later format',
    (text: string) => text.replace('"format_version":1', '"format_version":9'),
    'format version 9',
  ],
])('%s changes nothing', async (_what, damage, message) => {
  const before = await state();
  const { out } = await run('backup');
  const result = await run('restore - --replace --yes', { stdin: damage(out) });
  expect(result.code).toBe(1);
  expect(result.err).toContain(message);
  expect(await state()).toEqual(before);
});

test('a file asking for absurd memory is refused', async () => {
  const sealed = JSON.stringify({
    format: 'caryll-backup',
    format_version: 1,
    encryption: { cipher: 'aes-256-gcm', kdf: 'scrypt', N: 2 ** 30, r: 8, p: 1, salt: 'AA==', iv: 'AA==' },
  });
  const result = await run('restore - --replace --yes', {
    stdin: `${sealed}\nAAAA\n`,
    isTerminal: true,
    columns: 80,
    answers: [passphrase],
  });
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('more memory') });
});
