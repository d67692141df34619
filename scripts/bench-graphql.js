// Builds the service and the servers that /graphql is compared with, and runs the comparison.
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle } from './bench-bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
execFileSync('npm', ['ci', '--prefix', 'bench/graphql', '--ignore-scripts', '--no-audit', '--no-fund'], {
  stdio: 'inherit',
});
await build({
  ...benchBundle,
  entryPoints: {
    'graphql-run': 'bench/graphql/run.ts',
    caryll: 'bench/peers/caryll.ts',
    yoga: 'bench/graphql/peers/yoga.ts',
    mercurius: 'bench/graphql/peers/mercurius.ts',
    'postgraphile-5': 'bench/graphql/peers/postgraphile.ts',
  },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/graphql-run.js'], { stdio: 'inherit' });
