import { expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { createRunner, openMemory } from './terminal.ts';

test('L9: a command says how long a change takes where the instances cannot be told', async () => {
  const database = await openMemory('dataset');
  const server = { DATABASE_URL: 'postgres://caryll@db/caryll' };
  const revoke = async (environment: Record<string, string>) => {
    const run = createRunner({ database, config: loadConfig(environment), announce: async () => undefined });
    const key = (await run('keys create --email ada@example.org --json')).json;
    return run(`keys revoke ${key.id} --reason test --yes`);
  };
  const untold = await revoke(server);
  expect(untold.code).toBe(0);
  expect(untold.err).toBe(
    'Running instances follow within 60 seconds: without REDIS_URL they are not told.\n',
  );
  // Through Redis they are told, and without a server the command runs in the only instance.
  for (const environment of [{ ...server, REDIS_URL: 'redis://127.0.0.1' }, { DATA_DIR: '/nowhere' }]) {
    expect((await revoke(environment)).err).toBe('');
  }
  await database.close();
});
