// The long suites that are due today: one in three, so that each runs every third day. They run one after the other, as long
// as there is time: `node scripts/test-share.js [seconds]`. What ran and what was left is said at the end.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const days = 3;
const end = performance.now() + Number(process.argv[2] ?? Number.POSITIVE_INFINITY) * 1_000;
const today = Math.floor(Date.now() / 86_400_000);
const suites = readdirSync('test', { recursive: true })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.long.test.ts'))
  .sort();
const due = suites.filter((_, index) => index % days === today % days);
// Each time another one is the first, so that it is not always the same ones for which no time is left.
const first = Math.floor(today / days) % due.length;
const said = [];
for (const suite of [...due.slice(first), ...due.slice(0, first)]) {
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1_000)} s`;
  if (started >= end) {
    said.push(`left, no time: ${suite}`);
    continue;
  }
  const jest = ['node_modules/jest/bin/jest.js', '--runTestsByPath', suite];
  const timeout = Number.isFinite(end) ? Math.ceil(end - started) : undefined;
  const { status, error } = spawnSync(process.execPath, jest, { stdio: 'inherit', timeout });
  if (error?.code === 'ETIMEDOUT') said.push(`cut off, no time: ${suite}, after ${seconds()}`);
  else if (status === 0) said.push(`passed: ${suite}, in ${seconds()}`);
  else {
    said.push(`FAILED: ${suite}, in ${seconds()}`);
    process.exitCode = 1;
  }
}
console.log(`Long suites of day ${(today % days) + 1} of ${days}, ${due.length} of ${suites.length}:`);
for (const line of said) console.log(line);
