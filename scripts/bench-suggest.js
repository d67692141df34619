// Builds the service and measures what suggestions cost: npm run bench:suggest
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
await build({
  ...benchBundle,
  entryPoints: { suggest: 'bench/suggest.ts', caryll: 'bench/peers/caryll.ts' },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/suggest.js'], { stdio: 'inherit' });
