// Measures what the attack ratings of all weapons take: npm run bench:ratings
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

await build({ ...benchBundle, entryPoints: { ratings: 'bench/ratings.ts' }, outdir: 'dist/bench' });
execFileSync(process.execPath, ['dist/bench/ratings.js'], { stdio: 'inherit' });
