import { expect, test } from '@jest/globals';
import { reachedFrom, readImports } from './import-graph.ts';

/** `npm run test:unit` is for before every commit; what makes it slow or dependent on the machine is kept out of it. */
const starters = ['node:child_process', 'playwright-core'];

test('only suites named *.system.test.ts or *.long.test.ts start a process, a server or a browser', () => {
  const files = readImports(['test']);
  const suites = [...files.keys()].filter((file) => file.endsWith('.test.ts'));
  const wrong = suites
    .filter((file) => !/\.(system|long)\.test\.ts$/.test(file))
    .flatMap((file) => {
      const found = starters.filter((name) => reachedFrom(files, file).has(name));
      return found.map((name) => `${file} reaches ${name}: rename it to *.system.test.ts`);
    });
  expect(wrong).toEqual([]);
  expect(suites.some((file) => starters.some((name) => reachedFrom(files, file).has(name)))).toBe(true);
});
