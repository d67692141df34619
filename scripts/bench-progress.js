// Builds the service and measures how long progress and routes take: npm run bench:progress
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
await build({
  ...benchBundle,
  entryPoints: { progress: 'bench/progress.ts', caryll: 'bench/peers/caryll.ts' },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/progress.js'], { stdio: 'inherit' });
