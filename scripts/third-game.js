// `node scripts/third-game.js [arguments for Jest]`: adds the game of test/toy to a copy of the checkout as
// docs/adding-a-game.md describes it, and runs there what a contributor runs: derive, record, lint and the suites. So no
// suite may count the games or choose one by its position.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copy = mkdtempSync(path.join(tmpdir(), 'caryll-third-game-'));
const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
for (const file of listed.split('\0')) if (file && existsSync(file)) cpSync(file, path.join(copy, file));
cpSync('test/toy/seeds', path.join(copy, 'seeds'), { recursive: true });

// Links to the packages, but for the client, which is derived in the copy.
mkdirSync(path.join(copy, 'node_modules'));
for (const name of readdirSync('node_modules'))
  symlinkSync(
    name === 'caryll-client' ? '../client' : path.resolve('node_modules', name),
    path.join(copy, 'node_modules', name),
  );

function run(command, ...args) {
  console.log(`third game: ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status === 0;
}

// The word list and the formatter read the list of files from git.
const passed =
  run('git', 'init', '--quiet') &&
  run('npm', 'run', '--silent', 'derive') &&
  run('npm', 'run', '--silent', 'format') &&
  run('npm', 'run', '--silent', 'record') &&
  run('npm', 'test', '--', ...process.argv.slice(2));
if (passed) rmSync(copy, { recursive: true });
else {
  console.error(`FAILED with a third game; the copy is ${copy}`);
  process.exitCode = 1;
}
