// Builds the service, installs the benchmark's peers, and measures what GraphQL queries cost: npm run bench:graphql
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
    graphql: 'bench/graphql.ts',
    caryll: 'bench/peers/caryll.ts',
    yoga: 'bench/peers/yoga.ts',
    mercurius: 'bench/peers/mercurius.ts',
  },
  outdir: 'dist/bench',
});
execFileSync(process.execPath, ['dist/bench/graphql.js'], { stdio: 'inherit' });
