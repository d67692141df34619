import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { fromRoot, rootFolder } from '../../src/root.ts';
import { type Day, type DayResult, everyFault } from './simulation.ts';

const run = promisify(execFile);
const program = fromRoot('dist', `test-simulation-${process.pid}.mjs`);
beforeAll(async () => {
  await build({
    entryPoints: [fromRoot('test', 'quota', 'simulate.ts')],
    absWorkingDir: rootFolder,
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
});
afterAll(() => rm(program, { force: true }));

/** Days with faults at random. The seed in a failure is all that is needed to see that day again. */
async function days(
  count: number,
  day: Omit<Day, 'seed'>,
): Promise<(DayResult & { readonly seed: number })[]> {
  const { stdout } = await run(process.execPath, [program, JSON.stringify({ count, ...day })], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout);
}

const sum = (results: readonly DayResult[], what: keyof DayResult) =>
  results.reduce((total, each) => total + each[what], 0);

describe('without faults', () => {
  test.each([false, true])(
    'every unit is granted once, and none is refused for want of a store (plans change: %s)',
    async (changesPlans) => {
      const results = await days(100, { faults: [], changesPlans });
      expect(
        results.filter(({ over, untold, unavailable }) => over > 0 || untold !== 0 || unavailable > 0),
      ).toEqual([]);
      if (!changesPlans) expect(results.filter(({ left }) => left > 0)).toEqual([]);
    },
  );
});

describe('with faults', () => {
  test.each([
    ['every fault', 500, { faults: everyFault }],
    ['every fault, and plans that change', 200, { faults: everyFault, changesPlans: true }],
    [
      'partitions, and a smaller plan from early on',
      200,
      { faults: ['network', 'partition'], lowersPlans: true },
    ],
    ['every fault, refusing', 100, { faults: everyFault, mode: 'refuse' }],
    ['counters that are lost while Redis runs', 250, { faults: ['network', 'partition', 'evict'] }],
    ['Redis that is put back to an older state', 200, { faults: ['network', 'rewind'] }],
  ] as const)('%s: no limit is passed, and all that was granted is counted', async (_, count, day) => {
    const results = await days(count, day);
    expect(results.filter(({ over, untold }) => over > 0 || untold < 0)).toEqual([]);
    // There was something to get wrong.
    expect(sum(results, 'unavailable')).toBeGreaterThan(count);
    expect(sum(results, 'granted')).toBeGreaterThan(20 * count);
  });

  test.each([
    ['serve', 400],
    ['refuse', 100],
  ] as const)('%s, with a Redis that writes all to disk: to the unit', async (mode, count) => {
    const results = await days(count, { faults: ['network', 'partition', 'restart'], mode });
    expect(results.filter(({ over, untold, left }) => over > 0 || untold !== 0 || left > 0)).toEqual([]);
    expect(sum(results, 'unavailable')).toBeGreaterThan(count);
  });

  test('and processes that are killed: what is lost are the units of their last calls', async () => {
    const results = await days(200, { faults: ['network', 'partition', 'restart', 'kill'] });
    expect(results.filter(({ over, untold }) => over > 0 || untold < 0)).toEqual([]);
    expect(sum(results, 'untold') / sum(results, 'granted')).toBeLessThan(0.05);
  });
});

describe('what is left out is missed:', () => {
  test.each([
    ['lost data is believed', everyFault],
    ['nothing is raised', everyFault],
    ['a smaller plan is not asked about', ['partition']],
  ] as const)('%s, and a limit is passed', async (mutation, faults) => {
    const results = await days(60, { faults, mutation, lowersPlans: mutation.startsWith('a smaller') });
    expect(Math.max(...results.map(({ over }) => over))).toBeGreaterThan(0);
  });

  test('nothing is taken back, and units are counted that nobody had', async () => {
    const results = await days(60, {
      faults: ['network', 'partition', 'restart'],
      mutation: 'nothing is taken back',
    });
    expect(Math.max(...results.map(({ untold }) => untold))).toBeGreaterThan(0);
  });
});
