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
    socket: 'bench/peers/socket.ts',
    caryll: 'bench/peers/caryll.ts',
    fastify: 'bench/peers/fastify.ts',
    polka: 'bench/peers/polka.ts',
    hono: 'bench/peers/hono.ts',
    nginx: 'bench/peers/nginx.ts',
    'fastify-knex': 'bench/peers/fastify-knex.ts',
    sofa: 'bench/peers/sofa.ts',
    'json-server': 'bench/peers/json-server.ts',
    postgraphile: 'bench/peers/postgraphile.ts',
  },
  outdir: 'dist/bench',
  // One graphql for the schema and for sofa, which must not have its own.
  alias: { graphql: './node_modules/graphql' },
});
execFileSync(process.execPath, ['dist/bench/run.js'], { stdio: 'inherit' });
