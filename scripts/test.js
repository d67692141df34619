// `npm test`: the suites, and beside them lint with types and derived files, whose output comes when each is done. Jest's
// summary is the last thing said, unless something else failed. With `--quick` long suites are left out; whatever else
// is given goes to Jest.
import { execFileSync, spawn } from 'node:child_process';

const started = performance.now();
const quick = process.argv.includes('--quick');
const jestArgs = process.argv.slice(2).filter((arg) => arg !== '--quick');
// The last, because Jest takes all that follows it.
if (quick) jestArgs.push('--testPathIgnorePatterns', '[.]long[.]test[.]ts$');
const checks = ['lint', 'derive:check'];

/** Resolves to whether a program ended well, and what it wrote where that was not shown at once. */
function run(command, args, stdio) {
  const child = spawn(command, args, { stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ passed: code === 0, output })));
}

async function runChecks() {
  const failed = [];
  for (const check of checks) {
    const { passed, output } = await run('npm', ['run', '--silent', check], 'pipe');
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${output}npm run ${check}: ${passed ? 'passed' : 'FAILED'} (at ${seconds} s)\n`);
    if (!passed) failed.push(check);
  }
  return failed;
}

// Before both: each of them would build what has changed.
execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
// The workers of Jest get the option, too. Services, databases and responses of tests live briefly, and many at once.
const options = ['--max-semi-space-size=64'];
const jest = run(process.execPath, [...options, 'node_modules/jest/bin/jest.js', ...jestArgs], 'inherit');
const [failed, { passed }] = await Promise.all([runChecks(), jest]);
if (failed.length > 0) console.error(`FAILED, as said above: npm run ${failed.join(', npm run ')}`);
process.exitCode = passed && failed.length === 0 ? 0 : 1;
