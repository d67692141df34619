import { expect, test } from '@jest/globals';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { createRunner } from './terminal.ts';

/** Which commands open the database, which of them make an embedded one that is not there, and which folder they look in. */

async function runWithoutDatabase(line: string) {
  const requested: boolean[] = [];
  const run = createRunner({
    async database(mayMake) {
      requested.push(mayMake);
      throw new Error('no database here');
    },
  });
  const { code, out, err } = await run(line);
  return { code, out, err, requested };
}

test.each([
  ['keys list', false],
  ['owners list', false],
  ['data releases', false],
  ['data diff 1 2', false],
  ['backup', false],
  ['migrate --dry-run', false],
  ['migrate', true],
  ['get bosses', true],
  ['search moonlight', true],
  ['data export --format json --out x', true],
])('%s opens the database', async (line, mayMake) => {
  const { code, err, requested } = await runWithoutDatabase(line);
  expect({ code, requested }).toEqual({ code: 70, requested: [mayMake] });
  expect(err).toContain('no database here');
});

const seeds = writeTinySeeds();
test.each([
  `data check --seeds ${seeds}`,
  'data check --rules',
  `data diff ${seeds} ${seeds}`,
  'keys create --help',
  'help keys',
])('%s opens none', async (line) => {
  const { out, requested } = await runWithoutDatabase(line);
  expect(requested).toEqual([]);
  expect(out).not.toBe('');
});

test.each(['get bosses', 'keys list', 'data diff 1 2', 'doctor', 'backup', 'migrate --dry-run'])(
  'P3-3: %s --data-dir names the folder before anything is looked for in it',
  async (line) => {
    const order: unknown[] = [];
    const run = createRunner({
      useSettings: (settings) => order.push(settings),
      async database() {
        order.push('opens the database');
        throw new Error('no database here');
      },
    });
    await run(`${line} --data-dir there`);
    expect(order).toEqual([{ DATA_DIR: 'there' }, 'opens the database']);
  },
);

test('P3-3: --data-dir is refused by a command that reads no database', async () => {
  const { code, err } = await createRunner()('data check --data-dir there');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("unknown option '--data-dir'") });
});
