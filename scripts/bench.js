// Builds the service, installs the benchmark's peers, bundles it, and runs it.
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
execFileSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
  stdio: 'inherit',
});
await build({
  ...benchBundle,
  entryPoints: {
    run: 'bench/run.ts',
    rate: 'bench/rate.ts',
    bare: 'bench/peers/bare.ts',
    caryll: 'bench/peers/caryll.ts',
    fastify: 'bench/peers/fastify.ts',
    'fastify-fair': 'bench/peers/fastify-fair.ts',
  },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/run.js'], { stdio: 'inherit' });
await import('./bench-graphql.js');
