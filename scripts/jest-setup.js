// Before the first suite: `dist`, from which the service reads its pages, and an embedded database with the whole
// dataset, which suites start from in a second instead of five.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** All that a database with the data is made from. */
const madeFrom = [
  'migrations',
  'seeds',
  'src/data',
  'src/dataset',
  'src/embedded',
  'src/games',
  'src/graph',
  'src/kinds',
  'src/text',
];

function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).sort();
  return names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
}

export default async function setup() {
  execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
  const hash = createHash('sha256');
  for (const file of [...madeFrom.flatMap(filesIn), 'test/template.ts', 'package-lock.json'])
    hash.update(`${file}\0`).update(readFileSync(file));
  const folder = path.join(tmpdir(), 'caryll-test');
  mkdirSync(folder, { recursive: true });
  process.env['CARYLL_TEST_SKIPPED'] = path.join(folder, `skipped-${process.pid}`);
  writeFileSync(process.env['CARYLL_TEST_SKIPPED'], '');
  const template = path.join(folder, hash.digest('hex').slice(0, 16));
  process.env['CARYLL_TEST_DATABASE'] = template;
  if (!existsSync(template)) {
    register('./typescript-loader.js', import.meta.url);
    const { makeTemplate } = await import('../test/template.ts');
    const unfinished = `${template}-${process.pid}`;
    await makeTemplate(unfinished);
    // Another run may have made it meanwhile.
    if (existsSync(template)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, template);
  }
  // What suites write is below one folder, which the teardown removes. A private Postgres of another user is in it, too.
  process.env['TMPDIR'] = mkdtempSync(path.join(tmpdir(), 'caryll-jest-'));
  chmodSync(process.env['TMPDIR'], 0o711);
}
