// The long suites that are due today: one in seven, so that each runs in every week.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const days = 7;
const today = Math.floor(Date.now() / 86_400_000) % days;
const suites = readdirSync('test', { recursive: true })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.long.test.ts'))
  .sort();
const due = suites.filter((_, index) => index % days === today);
console.log(
  `Long suites, share ${today + 1} of ${days} (${due.length} of ${suites.length}):\n${due.join('\n')}\n`,
);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...due],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
