import { expect, test } from '@jest/globals';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { createRunner } from './terminal.ts';

/** A command says before it runs whether it wants a database, and a service that has it open then runs the command. */

/** Runs a command line beside a service that answers every command with exit code 7. */
async function runBesideService(line: string) {
  const handedOver: { argv: readonly string[]; mayMake: boolean }[] = [];
  const run = createRunner({
    async runInService(argv, io, mayMake) {
      handedOver.push({ argv, mayMake });
      io.out('from the service\n');
      return 7;
    },
  });
  const { code, out } = await run(line);
  return { code, out, handedOver };
}

test.each([
  ['keys list', false],
  ['owners list', false],
  ['data releases', false],
  ['data import', false],
  ['data diff', false],
  ['data diff 1 2', false],
  ['backup', false],
  ['restore -', false],
  ['doctor --json', false],
  ['migrate --dry-run', false],
  ['migrate', true],
  ['get bosses', true],
  ['search moonlight', true],
  ['data export --format json --out x', true],
])('%s runs in the service', async (line, mayMake) => {
  const { code, out, handedOver } = await runBesideService(line);
  expect({ code, out }).toEqual({ code: 7, out: 'from the service\n' });
  expect(handedOver).toEqual([{ argv: line.split(' '), mayMake }]);
});

const seeds = writeTinySeeds();
test.each([
  `data check --seeds ${seeds}`,
  'data check --rules',
  `data diff ${seeds} ${seeds}`,
  'keys create --help',
  'help keys',
])('%s wants no database, and runs here', async (line) => {
  const { out, handedOver } = await runBesideService(line);
  expect(handedOver).toEqual([]);
  expect(out).not.toBe('');
  expect(out).not.toContain('from the service');
});

test.each(['get bosses', 'keys list', 'data diff 1 2', 'doctor', 'backup', 'migrate --dry-run'])(
  'P3-3: %s --data-dir names the folder before anything is looked for in it',
  async (line) => {
    const order: unknown[] = [];
    const run = createRunner({
      useSettings: (settings) => order.push(settings),
      async runInService() {
        order.push('looks for a service');
        return 0;
      },
    });
    await run(`${line} --data-dir there`);
    expect(order).toEqual([{ DATA_DIR: 'there' }, 'looks for a service']);
  },
);

test('P3-3: --data-dir is refused by a command that reads no database', async () => {
  const { code, err } = await createRunner()('data check --data-dir there');
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("unknown option '--data-dir'") });
});

test('without a service a command runs here', async () => {
  const run = createRunner({ runInService: async () => undefined });
  expect((await run('keys list')).err).toContain('this command was not to open a database');
});
