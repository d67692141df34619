import { expect, test } from '@jest/globals';
import { sharedDatabase } from '../service.ts';
import { createRunner } from './terminal.ts';

test('the usage of a quiet key is one line, and of a used one begins with its first day', async () => {
  const database = await sharedDatabase();
  const run = createRunner({ database });
  const { json } = await run('keys create --email quiet@example.org --json');
  const usage = async () => (await run(`keys usage ${json.id}`)).out.trimEnd().split('\n');
  expect((await usage()).slice(-1)).toEqual(['last 30 days  0 units']);
  const today = Math.floor(Date.now() / 86_400_000);
  await database.knex.raw(
    'insert into usage_daily (day, owner, key_id, operation, units) select ?, owner, id, ?, 7 from api_key where id = ?',
    [today - 2, 'getBoss', json.id],
  );
  const lines = await usage();
  const days = lines.filter((line) => /^\d{4}-\d\d-\d\d /.test(line));
  expect(days).toHaveLength(3);
  expect(days[0]).toContain(' 7  █');
});
