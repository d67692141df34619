// Measures lists, search and import with a hundred times as many records: npm run bench:growth
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
await build({
  ...benchBundle,
  entryPoints: { growth: 'bench/growth.ts' },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/growth.js'], { stdio: 'inherit' });
