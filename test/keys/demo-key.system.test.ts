import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { makesDemoKey, ownDemoKey } from '../../src/keys/demo-key.ts';
import { generateSecret } from '../../src/keys/format.ts';
import type { PlanName } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestService, sharedDatabase } from '../service.ts';

/** DEMO_KEY is shown to everyone: a start and `caryll doctor` check that it works and opens little. */

let database: Database;
beforeAll(async () => {
  database = await sharedDatabase();
});

const keys = () => createKeyStore({ database, now: Date.now });
let owners = 0;
const newKey = (plan: PlanName) => {
  const email = `demo-${(owners += 1)}-${Date.now()}@example.org`;
  return keys().create({ email, plan, name: 'demo', actor: 'test', kind: 'live' });
};

/** The keys to try, and what is wrong with each. */
const cases: [name: string, make: () => Promise<string>, found: string | undefined][] = [
  ['free', async () => (await newKey('free')).secret, undefined],
  ['standard', async () => (await newKey('standard')).secret, undefined],
  ['internal', async () => (await newKey('internal')).secret, 'a key on the plan internal'],
  ['unknown', async () => generateSecret('live'), 'a key that does not exist'],
  [
    'revoked',
    async () => {
      const { id, secret } = await newKey('free');
      await keys().revoke(id, 'leaked', 'test');
      return secret;
    },
    'a key that is revoked',
  ],
  [
    'disabled',
    async () => {
      const { id, secret } = await newKey('free');
      await keys().disable(id, 'test');
      return secret;
    },
    'a key that is disabled',
  ],
];

test.each(cases)('%s: the pages show the key, or a warning shows why not', async (_name, make, found) => {
  const secret = await make();
  const service = await openTestService({ DEMO_KEY: secret }, { database });
  const [home, docs] = await Promise.all(
    ['/', '/docs'].map((page) => service.get(page, { key: null, headers: { Accept: 'text/html' } })),
  );
  const warnings = service.emitted.filter((event) => event.type === 'lifecycle' && event.level === 'warn');
  await service.close();
  const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/tmp', DEMO_KEY: secret }) });
  const { json } = await run('doctor --json');
  const finding = json.findings.find(({ part }: { part: string }) => part === 'demo key');
  if (found === undefined) {
    for (const { text } of [home!, docs!]) expect(text).toContain(secret);
    expect(docs!.text).not.toContain('This is a recorded response.');
    expect(warnings).toEqual([]);
    expect(finding.status).toBe('ok');
  } else {
    for (const { text } of [home!, docs!]) expect(text).not.toContain(secret);
    expect(docs!.text).toContain('This is a recorded response.');
    const problem = `DEMO_KEY must be an active key on the plan free or standard; got ${found} (caryll_live_`;
    expect(warnings).toEqual([expect.objectContaining({ message: expect.stringContaining(problem) })]);
    expect(finding).toMatchObject({ status: 'warning', finding: expect.stringContaining(problem) });
  }
  expect(JSON.stringify([warnings, finding])).not.toContain(secret);
});

test('without the setting there is no finding', async () => {
  const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/tmp' }) });
  const { json } = await run('doctor --json');
  expect(json.findings.map(({ part }: { part: string }) => part)).not.toContain('demo key');
});

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.example.org' }, false],
  [{ PUBLIC_BASE_URL: 'https://example.org' }, false],
  [{ DATABASE_URL: 'postgres://localhost/caryll' }, false],
  [{ DEMO_KEY: 'off' }, false],
  [{ DEMO_KEY: generateSecret('live') }, false],
])('with %p a start makes its own key: %p', (settings, expected) => {
  expect(makesDemoKey(loadConfig(settings as Record<string, string>))).toBe(expected);
});

test('a data folder keeps its key while that works', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-demo-test-'));
  try {
    const first = await ownDemoKey(keys(), folder, Date.now());
    const found = await keys().findBySecret(first);
    expect(found).toMatchObject({ plan: 'free', name: 'demo' });
    expect(statSync(path.join(folder, 'demo-key')).mode & 0o777).toBe(0o600);
    expect(await ownDemoKey(keys(), folder, Date.now())).toBe(first);
    await keys().revoke(found!.id, 'leaked', 'test');
    expect(await ownDemoKey(keys(), folder, Date.now())).not.toBe(first);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
