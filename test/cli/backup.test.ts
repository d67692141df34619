import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readBackup, writeBackup } from '../../src/cli/backup-file.ts';
import { writePrivateFile } from '../../src/cli/files.ts';
import type { Database } from '../../src/data/database.ts';
import { createRunner } from './terminal.ts';
import { openTestDatabase } from '../databases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-backup-'));
let database: Database;
let run: ReturnType<typeof createRunner>;

beforeAll(async () => {
  database = await openTestDatabase();
  run = createRunner({ database });
  await database.knex.raw('delete from api_key_event; delete from api_key');
  const { json } = await run('keys create --email ada@example.org --json');
  await run(`keys rotate ${json.id}`);
  await database.knex.raw(
    `insert into usage_daily (day, owner, key_id, operation, units) values (20000, 'o', ?, 'getBoss', 7);
     insert into quota_counter values (20000, 'k:x', 7);
     insert into persisted_operation (id, name, description, body, registered_at)
       select encode(sha256(convert_to(body, 'UTF8')), 'hex'), 'names', 'Names', body, now()
         from (values ('query names { games { name } }')) as text (body);`.replace('?', `'${json.id}'`),
  );
});
afterAll(() => database.close());

const state = async () => {
  const tables = ['api_key', 'quota_counter', 'usage_daily', 'persisted_operation'];
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
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('already has 2 keys and 1 registered operation'),
  });
  expect((await run(['restore', file, '--replace'])).err).toContain('--yes');
  await run(['keys', 'create', '--email', 'later@example.org']);
  const restored = await run(['restore', file, '--replace', '--yes', '--json']);
  expect(restored).toMatchObject({
    code: 0,
    err: expect.stringContaining('Restore it only if you trust the file'),
  });
  expect(restored.json.rows).toMatchObject({ api_key: 2, persisted_operation: 1 });
  expect(await state()).toEqual(before);
  const [first] = (await run('keys list --json')).json;
  const history = (await run(`keys history ${first.id} --json`)).json;
  expect(history.map((event: { action: string }) => event.action)).toEqual([
    'created',
    'rotated',
    'restored',
  ]);
});

test('a backup of 0.2.0 brings back what Postgres and what Redis had granted', async () => {
  const now = path.join(folder, 'now.jsonl');
  await run(['backup', '--out', now]);
  const saved = readBackup(readFileSync(now, 'utf8'));
  const keyId = saved.tables.get('api_key')![0]!['id'];
  const usage = (operation: string, units: number) => ({
    day: 20_000,
    owner: 'ada',
    key_id: keyId,
    operation,
    units,
  });
  const counter = (subject: string, used: number, lent: number) => ({
    day: 20_000,
    subject,
    used,
    lent,
    most: 100,
  });
  const earlier = path.join(folder, '0.2.0.jsonl');
  const tables = new Map([
    ['api_key', saved.tables.get('api_key')!],
    ['api_key_event', saved.tables.get('api_key_event')!],
    ['quota_counter', [counter(`k:${keyId}`, 30, 0), counter('o:ada', 30, 50), counter('c:process/1', 9, 0)]],
    // Postgres granted 25 and 5, of which 20 were copied; Redis granted 40.
    ['quota_usage', [usage('getBoss', 25), usage('searchRecords', 5)]],
    ['usage_daily', [usage('getBoss', 20), usage('listRunes', 40)]],
  ]);
  writeFileSync(earlier, writeBackup({ ...saved, version: '0.2.0', tables }));
  expect(await run(['restore', earlier, '--replace', '--yes'])).toMatchObject({ code: 0 });
  const { rows: counters } = await database.knex.raw('select subject, used from quota_counter order by 1');
  expect(counters).toEqual([
    { subject: `k:${keyId}`, used: 70 },
    { subject: 'o:ada', used: 70 },
  ]);
  const { rows: units } = await database.knex.raw('select operation, units from usage_daily order by 1');
  expect(units).toEqual([
    { operation: 'getBoss', units: 25 },
    { operation: 'listRunes', units: 40 },
    { operation: 'searchRecords', units: 5 },
  ]);
  expect(await run(['restore', now, '--replace', '--yes'])).toMatchObject({ code: 0 });
});

test('D2: a backup over a file that others can read takes its place, with none of its permissions', async () => {
  const own = mkdtempSync(path.join(folder, 'nightly-'));
  const file = path.join(own, 'nightly.jsonl');
  writeFileSync(file, 'readable by all', { mode: 0o644 });
  const reader = openSync(file, 'r');
  expect((await run(['backup', '--out', file])).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"format":"caryll-backup"/);
  // Who has opened the old one reads nothing of the new one.
  expect(readFileSync(reader, 'utf8')).toBe('readable by all');
  closeSync(reader);
  expect(readdirSync(own)).toEqual(['nightly.jsonl']);
});

test('D2: the last backup stays until the new one is whole', async () => {
  const own = mkdtempSync(path.join(folder, 'nightly-'));
  const file = path.join(own, 'nightly.jsonl');
  writeFileSync(file, 'the last one');
  let isDone = false;
  const writing = writePrivateFile(file, 'x'.repeat(50_000_000)).finally(() => {
    isDone = true;
  });
  const meanwhile = new Set<string>();
  while (!isDone) {
    const found = readFileSync(file, 'utf8').slice(0, 20);
    // In this order: as long as the other file is there, what was read before is what it will replace.
    if (readdirSync(own).length === 2) meanwhile.add(found);
    await setImmediate();
  }
  await writing;
  expect([...meanwhile]).toEqual(['the last one']);
  expect([readdirSync(own), statSync(file).size]).toEqual([['nightly.jsonl'], 50_000_000]);
  // A folder cannot be replaced, and what was written of it is gone.
  const refused = await run(['backup', '--out', own]);
  expect([refused.code, readdirSync(own)]).toEqual([3, ['nightly.jsonl']]);
});

test('D2: a link leads to its file, and a device is written to', async () => {
  const own = mkdtempSync(path.join(folder, 'links-'));
  const [file, link] = [path.join(own, 'file'), path.join(own, 'link')];
  writeFileSync(file, '');
  symlinkSync(file, link);
  await writePrivateFile(link, 'through the link');
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8')]).toEqual([true, 'through the link']);
  await writePrivateFile('/dev/null', 'nothing');
  expect(statSync('/dev/null').isFile()).toBe(false);
});

test('D3: a backup that could not be read back is refused, and no file is written', async () => {
  const file = path.join(folder, 'too-long.jsonl');
  await database.knex.raw(
    `insert into api_key_event (key_id, at, action, actor, details)
       select (select id from api_key limit 1), now(), 'created', 'long', jsonb_build_object('text', repeat('x', 1048576))
         from generate_series(1, 200)`,
  );
  const refused = await run(['backup', '--out', file]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(
    'The backup must be at most 200 MiB, the limit of `caryll restore`; got 201 MiB. Nothing was written.\nBack up the whole database instead: use pg_dump',
  );
  expect(existsSync(file)).toBe(false);
  await database.knex.raw(
    `delete from api_key_event where ctid in (select ctid from api_key_event where actor = 'long' limit 195)`,
  );
  expect((await run(['backup', '--out', file])).code).toBe(0);
  expect((await run(['restore', file, '--replace', '--yes'])).code).toBe(0);
  await database.knex.raw(`delete from api_key_event where actor = 'long'`);
});

test('a backup can go through pipes', async () => {
  const saved = await run('backup');
  expect(saved.out.split('\n').at(-2)).toContain('"end":true');
  expect((await run('restore - --replace --yes', { stdin: saved.out })).code).toBe(0);
  expect((await run('backup --json')).code).toBe(2);
});

test('a backup from before operations could be registered leaves those that are there', async () => {
  const before = await state();
  const { out } = await run('backup');
  const older = forge(
    out,
    (entries) =>
      entries.splice(
        entries.findIndex(({ table }) => table === 'persisted_operation'),
        1,
      ),
    (end) => delete end.rows.persisted_operation,
  );
  const refused = await run('restore -', { stdin: older });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('already has 2 keys') });
  expect((await run('restore - --replace --yes', { stdin: older })).code).toBe(0);
  expect(await state()).toEqual(before);
});

test('registered operations are not replaced without --replace, even where there are no keys', async () => {
  const { out } = await run('backup');
  await database.knex.raw('delete from api_key_event; delete from api_key');
  const refused = await run('restore -', { stdin: out });
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining('already has 1 registered operation'),
  });
  expect((await run('restore - --replace --yes', { stdin: out })).code).toBe(0);
});

test('L6: an encrypted backup of an older version is refused with the way out', async () => {
  const before = await state();
  const encryption = {
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    N: 2 ** 17,
    r: 8,
    p: 1,
    salt: 'AA==',
    iv: 'AA==',
  };
  const header = JSON.stringify({ format: 'caryll-backup', format_version: 1, encryption });
  const result = await run('restore - --replace --yes', { stdin: `${header}\nAAAA\n` });
  expect(result).toMatchObject({ code: 1, out: '' });
  expect(result.err).toMatch(
    /is encrypted with a passphrase[\s\S]*Restore it with the version of caryll that made it/,
  );
  expect(await state()).toEqual(before);
});

/** A backup whose lines may be changed, with the digest that fits: it is no signature, so anybody can make it. */
function forge(
  text: string,
  change: (entries: any[]) => void,
  changeEnd: (end: any) => void = () => undefined,
): string {
  const lines = text.trimEnd().split('\n');
  const end = JSON.parse(lines.pop()!);
  const entries = lines.map((line) => JSON.parse(line));
  change(entries);
  const kept = entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  end.sha256 = createHash('sha256')
    .update(`${kept.join('\n')}\n`)
    .digest('hex');
  changeEnd(end);
  return `${[...kept, JSON.stringify(end)].join('\n')}\n`;
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test.each<[string, (entries: any[]) => void, RegExp, ((end: any) => void)?]>([
  [
    'a wrong plan',
    (entries) => (entries[2].row.plan = 'emperor'),
    /All rows of api_key in the backup must be valid; .*plan/,
  ],
  [
    'a wrong date',
    (entries) => (entries[1].row.created_at = 'someday'),
    /rows of api_key in the backup must be valid; .*"someday"/,
  ],
  [
    'a wrong digest of a key',
    (entries) => (entries[2].row.hash = '\\x00'),
    /rows of api_key in the backup must be valid; .*hash/,
  ],
  [
    'a missing field',
    (entries) => delete entries[1].row.display,
    /rows of api_key in the backup must be valid; .*"display"/,
  ],
  [
    'a key twice',
    (entries) => (entries[2].row.id = entries[1].row.id),
    /rows of api_key in the backup must be valid; .*api_key_pkey/,
  ],
  [
    'a fraction of a unit',
    (entries) => (entries.find(({ table }) => table === 'quota_counter').row.used = -1),
    /rows of quota_counter in the backup must be valid/,
  ],
  [
    'JSON of 10 levels',
    (entries) => (entries[1].row.name = JSON.parse(deep(10))),
    /Line 2 of the backup must be JSON nested at most 8 levels/,
  ],
  [
    'JSON of 200,000 levels',
    (entries) => (entries[1] = `{"table":"api_key","row":{"name":${deep(200_000)}}}`),
    /Line 2 of the backup must be/,
  ],
  [
    'a line that is no JSON',
    (entries) => (entries[1] = 'rm -rf'),
    /Line 2 of the backup must be \{"table": name, "row": \{…\}\}; got rm -rf/,
  ],
  ['a row that is null', (entries) => (entries[1].row = null), /Line 2 of the backup must be \{"table"/],
  [
    'a row of another table',
    (entries) => (entries[1].table = 'pg_authid'),
    /Line 2 of the backup must be a row of a table named in the last line/,
  ],
  [
    'a header without its members',
    (entries) => delete entries[0].migrations,
    /Line 1 of the backup must be a first line with created_at, caryll and migrations/,
  ],
  [
    'a header with a control sequence',
    (entries) => (entries[0].created_at = '\u001b[2J'),
    /Line 1 of the backup must be a first line with created_at/,
  ],
  ['a last line that is null', () => undefined, /its last line must be/, (end) => (end.rows = null)],
  [
    'a digest that is no digest',
    () => undefined,
    /its last line must be .*sha256/,
    (end) => (end.sha256 = 'cafe'),
  ],
  [
    'a digest of something else',
    () => undefined,
    /its checksum does not match/,
    (end) => (end.sha256 = '0'.repeat(64)),
  ],
])(
  'L6: %s in a forged backup is an error with line and expectation, and changes nothing',
  async (...[, change, words, changeEnd]) => {
    const before = await state();
    const { out } = await run('backup');
    const result = await run('restore - --replace --yes', { stdin: forge(out, change, changeEnd) });
    expect(result.err).toMatch(words);
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).not.toMatch(/bug|\n {4}at /);
    expect(await state()).toEqual(before);
  },
);

test('L6: restore shows what a backup is worth, and how many keys of the plan internal it brings', async () => {
  const { out } = await run('backup');
  const forged = forge(out, (entries) => (entries[1].row.plan = 'internal'));
  const result = await run('restore - --replace --yes', { stdin: forged });
  expect(result.code).toBe(0);
  expect(result.err).toContain(
    'adds 2 keys, 1 of them on the internal plan. Restore it only if you trust the file.',
  );
  expect((await run('restore - --replace --yes', { stdin: out })).code).toBe(0);
});

test('L6: control characters of a forged backup do not reach the terminal', async () => {
  const { out } = await run('backup');
  const evil = '\u001b]0;owned\u0007\u009b2J\u202eabc\nnext\rback\u007f';
  const forged = forge(out, (entries) => {
    entries[1].row.display = evil;
    entries[1].row.name = evil;
    entries[1].row.owner_email = evil;
    entries[2].row.revoked_reason = evil;
  });
  expect((await run('restore - --replace --yes', { stdin: forged })).code).toBe(0);
  const { json: keys } = await run('keys list --json');
  for (const line of [
    'keys list',
    `keys show ${keys[0].id}`,
    `keys history ${keys[0].id}`,
    'keys list --json',
    `keys usage ${keys[0].id}`,
    'owners list',
  ]) {
    for (const color of [false, true]) {
      const shown = await run(line, { isTerminal: true, columns: 200, color });
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
      const own = /\u001b\[(?:1|2|22|31|32|33|36|39)m/g;
      const seen = (shown.out + shown.err).replace(color ? own : /(?!)/g, '');
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
      expect(seen).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(seen).not.toMatch(/^next/m);
    }
  }
  const { out: table } = await run('keys list', { isTerminal: true, columns: 400 });
  expect(table).toContain('\\u001b]0;owned\\u0007\\u009b2J\\u202eabc');
  expect((await run('restore - --replace --yes', { stdin: out })).code).toBe(0);
});

test.each([
  ['nothing', () => '', 'not a caryll backup'],
  ['another file', () => '{"records":[]}\n', 'not a caryll backup'],
  ['a cut file', (text: string) => text.slice(0, -40), 'truncated'],
  [
    'a file without its last line',
    (text: string) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`,
    'last line',
  ],
  [
    'a changed file',
    (text: string) =>
      text.replace('"plan":"free"', '"plan":"internal"').replace('"plan": "free"', '"plan": "internal"'),
    'checksum does not match',
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
