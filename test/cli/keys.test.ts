import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createRunner, expectGolden, steady } from './terminal.ts';
import { openTestDatabase } from '../databases.ts';

const start = Date.parse('2026-11-21T09:30:00Z');
let database: Database;
let nowMs = start;
let run: ReturnType<typeof createRunner>;

beforeAll(async () => {
  database = await openTestDatabase();
  run = createRunner({
    database,
    now: () => nowMs,
  });
});
afterAll(() => database.close());

beforeEach(async () => {
  nowMs = start;
  await database.knex.raw(
    'delete from api_key_event; delete from api_key; delete from quota_counter; delete from usage_daily',
  );
});

async function create(email = 'ada@example.org', extra = ''): Promise<{ id: string; key: string }> {
  const { json } = await run(`keys create --email ${email} --json ${extra}`);
  // Two keys of one moment would be listed in the order of their random ids.
  nowMs += 1;
  return json;
}

async function spend(key: { id: string }, day: number, units: number, operation = 'getBoss'): Promise<void> {
  const { rows } = await database.knex.raw('select owner from api_key where id = ?', [key.id]);
  const { owner } = rows[0];
  await database.knex.raw(
    'insert into usage_daily (day, owner, key_id, operation, units) values (?, ?, ?, ?, ?)',
    [day, owner, key.id, operation, units],
  );
  for (const subject of [`k:${key.id}`, `o:${owner}`]) {
    await database.knex.raw(
      `insert into quota_counter (day, subject, used) values (?, ?, ?)
       on conflict (day, subject) do update set used = quota_counter.used + excluded.used`,
      [day, subject, units],
    );
  }
}

describe('create', () => {
  test('prints one JSON object with id, key, owner and plan', async () => {
    const result = await run([
      'keys',
      'create',
      '--email',
      ' Ada@Example.org ',
      '--plan',
      'standard',
      '--name',
      'app',
      '--json',
    ]);
    expect(result.code).toBe(0);
    expect(result.err).toBe('');
    expect(result.out.trimEnd()).not.toContain('\n');
    expect(result.json).toMatchObject({
      id: expect.stringMatching(/^key_[0-9a-f]{16}$/),
      key: expect.stringMatching(/^caryll_live_[0-9A-Za-z]{36}$/),
      owner_email: 'Ada@Example.org',
      plan: 'standard',
      name: 'app',
      state: 'active',
    });
  });

  test('puts the key alone on standard output', async () => {
    const result = await run('keys create --email ada@example.org');
    expect(result.out).toMatch(/^caryll_live_[0-9A-Za-z]{36}\n$/);
    expect(result.err).not.toMatch(/[0-9A-Za-z]{36}/);
    expectGolden('keys-create', steady(result.err));
  });

  test.each([
    ['keys create', /required option '--email <address>' not specified/],
    ['keys create --email ada', /--email must be an address like ada@example.org; got "ada"/],
    [
      'keys create --email a@b.org --plan standart',
      /--plan must be one of free, standard, internal; got "standart"[\s\S]*Did you mean standard\?/,
    ],
    ['keys create --email a@b.org --expires soon', /--expires must be a date/],
    ['keys create --email a@b.org --expires 2026-02-31', /--expires must be a date/],
    ['keys create --email a@b.org --expires 2020-01-01', /--expires must be a moment in the future/],
    ['keys create --email a@b.org --emial a@b.org', /unknown option '--emial'[\s\S]*Did you mean --email\?/],
    ['keys crate', /unknown command 'crate'[\s\S]*Did you mean create\?/],
    ['keys', /Usage: caryll keys/],
  ])('%s is a usage error', async (line, message) => {
    const result = await run(line);
    expect(result.code).toBe(2);
    expect(result.out).toBe('');
    expect(result.err).toMatch(message);
    expect((await run('keys list --json')).json).toEqual([]);
  });
});

test('a list shows every key, fits the terminal, and filters', async () => {
  const first = await create('ada@example.org', '--name reader');
  await create(
    'grace.brewster.murray.hopper@a-rather-long-domain.example.org',
    '--plan internal --expires 30d',
  );
  await run(`keys disable ${first.id} --yes`);
  expectGolden('keys-list-wide', steady((await run('keys list')).out));
  for (const columns of [140, 120, 100, 80, 60]) {
    const { out } = await run('keys list', { isTerminal: true, columns });
    expectGolden(`keys-list-${columns}`, steady(out));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
  }
  expect((await run('keys list --plan internal --json')).json).toHaveLength(1);
  expect((await run('keys list --state disabled --json')).json[0].id).toBe(first.id);
  expect((await run(['keys', 'list', '--email', ' ADA@example.org', '--json'])).json).toHaveLength(1);
  expect((await run('keys list --state gone')).code).toBe(2);
});

test('a key is found by a beginning of its id, and a secret is refused as an argument', async () => {
  const key = await create();
  expect((await run(`keys show ${key.id.slice(0, 9)} --json`)).json.id).toBe(key.id);
  const secret = await run(['keys', 'show', key.key]);
  expect(secret.code).toBe(2);
  expect(secret.err).toContain('API keys are not accepted as arguments');
  expect(secret.err).not.toContain(key.key);
  await create('bob@example.org');
  const ambiguous = await run('keys show key_');
  expect(ambiguous.code).toBe(2);
  expect(ambiguous.err).toContain('matches 2: ');
});

test('an unknown key suggests the nearest', async () => {
  const key = await create();
  const mistyped = `${key.id.slice(0, -1)}${key.id.endsWith('0') ? '1' : '0'}`;
  const result = await run(`keys show ${mistyped}`);
  expect(result.code).toBe(4);
  expect(result.err).toContain(`got "${mistyped}", which matches no key`);
  expect(result.err).toContain(`Did you mean ${key.id}?`);
  const owner = await run('keys show ada@example.org');
  expect(owner.code).toBe(4);
  expect(owner.err).toContain(`ada@example.org has ${key.id}`);
});

test('every change is in the history', async () => {
  const key = await create();
  const lines = [
    `keys set-plan ${key.id} standard`,
    `keys expire ${key.id} 30d`,
    `keys expire ${key.id} never`,
    `keys disable ${key.id} --yes`,
    `keys enable ${key.id}`,
  ];
  for (const line of lines) expect(await run(line)).toMatchObject({ code: 0, err: '' });
  const revoked = await run(['keys', 'revoke', key.id, '--reason', 'seen in public', '--yes']);
  expect(revoked).toMatchObject({ code: 0, err: '' });
  expectGolden('keys-history', steady((await run(`keys history ${key.id}`)).out));
  expectGolden('keys-show-revoked', steady((await run(`keys show ${key.id}`)).out));
  const again = await run(`keys enable ${key.id}`);
  expect(again.code).toBe(1);
  expect(again.err).toContain('was permanently revoked at');
});

test('what cannot be undone needs a confirmation, and is refused without a terminal', async () => {
  const key = await create();
  const line = ['keys', 'revoke', key.id, '--reason', 'test'];
  const alone = await run(line);
  expect(alone.code).toBe(1);
  expect(alone.err).toContain('--yes');
  const no = await run(line, { isTerminal: true, columns: 80, responses: ['n'] });
  expect(no.code).toBe(1);
  expect(no.requested).toEqual([`Revoke ${key.id} of ada@example.org permanently? [y/N] `]);
  expect((await run(`keys show ${key.id} --json`)).json.state).toBe('active');
  expect((await run(line, { isTerminal: true, columns: 80, responses: ['yes'] })).code).toBe(0);
  expect((await run(['keys', 'revoke', key.id, '--yes'])).code).toBe(2);
  const rotation = await run(`keys rotate ${key.id} --grace 0s`);
  expect([rotation.code, rotation.err]).toEqual([
    1,
    expect.stringContaining(`Replace ${key.id} of ada@example.org and revoke the old key now?`),
  ]);
});

test('rotating gives a new key and lets the old one run out', async () => {
  const key = await create('ada@example.org', '--name reader');
  const result = await run(`keys rotate ${key.id} --grace 24h`);
  expect(result.code).toBe(0);
  expect(result.out).toMatch(/^caryll_live_\w{36}\n$/);
  expectGolden('keys-rotate', steady(result.err));
  expect((await run(`keys show ${key.id} --json`)).json.state).toBe('active');
  nowMs += 86_400_000;
  expect((await run(`keys show ${key.id} --json`)).json.state).toBe('revoked');
  expect((await run('keys list --state active --json')).json).toMatchObject([
    { name: 'reader', replaces: key.id },
  ]);
  expect((await run(`keys rotate ${key.id} --grace 5x`)).err).toContain(
    '--grace must be a duration such as 30m',
  );
});

test('a key within the grace of its rotation is shown as one that ends', async () => {
  const key = await create('ada@example.org', '--name reader');
  await run(`keys rotate ${key.id} --grace 7d`);
  for (const columns of [80, 60]) {
    const { out } = await run(`keys show ${key.id}`, { isTerminal: true, columns });
    expectGolden(`keys-show-grace-${columns}`, steady(out));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
    const history = await run(`keys history ${key.id}`, { isTerminal: true, columns });
    expectGolden(`keys-history-grace-${columns}`, steady(history.out));
    for (const line of history.out.split('\n')) expect(line.length).toBeLessThanOrEqual(columns);
  }
  expect((await run('keys list')).out).toMatch(new RegExp(`${key.id} .* 2026-11-28 `));
  for (const line of [`keys disable ${key.id} --yes`, `keys rotate ${key.id}`]) {
    const refused = await run(line);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/was replaced by key_\w+ and ends at 2026-11-28T09:30:00Z/);
    expect(refused.err).toContain('Change the new key instead');
    expect(refused.err).not.toContain('was revoked');
  }
});

test('rotating shows what happens to the old key, whatever state it is in', async () => {
  const short = await create('ada@example.org', '--expires 2h');
  expect((await run(`keys rotate ${short.id} --grace 7d`)).err).toContain(
    'works until 2026-11-21 11:30Z (2 h)',
  );
  const disabled = await create();
  await run(`keys disable ${disabled.id} --yes`);
  expect((await run(`keys rotate ${disabled.id}`)).err).toContain('stays disabled and ends at 2026-11-22');
  const ended = await create();
  await run(`keys expire ${ended.id} 2026-01-01 --yes`);
  const refused = await run(`keys rotate ${ended.id}`);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/expired at 2026-01-01T00:00:00Z[\s\S]*caryll keys expire/);
});

test('whoami reads the key from standard input', async () => {
  const key = await create();
  expect((await run('keys whoami --json', { stdin: `${key.key}\n` })).json).toMatchObject({
    id: key.id,
    accepted: true,
  });
  const typed = await run('keys whoami', { isTerminal: true, columns: 80, responses: [key.key] });
  expect(typed.code).toBe(0);
  expect(typed.out).not.toContain(key.key);
  await run(`keys disable ${key.id} --yes`);
  const disabled = await run('keys whoami --json', { stdin: key.key });
  expect(disabled.code).toBe(1);
  expect(disabled.json).toMatchObject({ state: 'disabled', accepted: false });
  const cut = await run('keys whoami', { stdin: key.key.slice(0, -2) });
  expect(cut.code).toBe(2);
  expect(cut.err).toContain('a valid checksum');
  expect(cut.err).not.toContain(key.key.slice(0, 20));
  await database.knex.raw('delete from api_key_event; delete from api_key');
  expect((await run('keys whoami', { stdin: key.key })).code).toBe(4);
});

describe('usage', () => {
  const today = Math.floor(start / 86_400_000);

  test('draws a bar a day, the top routes, and when the units will be gone', async () => {
    const key = await create();
    await spend(key, today, 60);
    await spend(key, today, 5, 'search');
    await spend(key, today - 1, 100, 'listBosses');
    await spend(key, today - 10, 8, 'getItem');
    const result = await run(`keys usage ${key.id}`, { isTerminal: true, columns: 80 });
    expect(result.code).toBe(0);
    for (const line of result.out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expectGolden('keys-usage', steady(result.out));
  });

  test('shows the same in JSON', async () => {
    const key = await create();
    await spend(key, today, 60);
    nowMs = start;
    const { json } = await run(`keys usage ${key.id} --json`);
    // 60 units in 9.5 hours leave 40 for another 6 h 20 min.
    expect(json.today).toMatchObject({
      key: { used: 60, limit: 100 },
      owner: { used: 60, limit: 150 },
      remaining: 40,
      units_per_hour: 6.32,
      gone_at: '2026-11-21T15:50:00.000Z',
    });
    expect(json.days).toHaveLength(30);
    expect(json.days.at(-1)).toMatchObject({ date: '2026-11-21', units: 60 });
    expect(json.routes).toEqual([{ operation: 'getBoss', path: '/v1/{gameId}/bosses/{slug}', units: 60 }]);
  });

  test('makes no forecast from too few requests, and reports when everything is gone', async () => {
    const key = await create();
    expect((await run(`keys usage ${key.id}`)).out).toContain('too few requests today for a forecast');
    await spend(key, today, 100);
    expect((await run(`keys usage ${key.id}`)).out).toContain('no units left today');
    expect((await run(`keys usage ${key.id} --json`)).json.today.remaining).toBe(0);
  });
});

test('an owner has the keys of every spelling of its address, and their sum', async () => {
  const first = await create('ada@example.org');
  const second = await create('ADA@Example.org', '--plan standard');
  const day = Math.floor(start / 86_400_000);
  await spend(first, day, 30);
  await spend(second, day, 12, 'listItems');
  expectGolden('owners-list', steady((await run('owners list')).out));
  const shown = await run(['owners', 'show', ' ada@EXAMPLE.org', '--json']);
  expect(shown.json.today).toMatchObject({ used: 42, limit: 1500 });
  expect(shown.json.keys).toHaveLength(2);
  expect(shown.json.days.at(-1).units).toBe(42);
  expectGolden('owners-show', steady((await run('owners show ada@example.org')).out));
  const wrong = await run('owners show ado@example.org');
  expect(wrong.code).toBe(4);
  expect(wrong.err).toContain('Did you mean ada@example.org');
});
