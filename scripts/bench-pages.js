// Builds the service and measures what a flood of pages takes from others: npm run bench:pages
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
await build({
  ...benchBundle,
  entryPoints: { pages: 'bench/pages.ts', caryll: 'bench/peers/caryll.ts' },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/pages.js'], { stdio: 'inherit' });
