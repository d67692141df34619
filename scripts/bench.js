// Installs the benchmark's peers, bundles it, and runs it.
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

execFileSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
  stdio: 'inherit',
});
await build({
  entryPoints: {
    run: 'bench/run.ts',
    bare: 'bench/peers/bare.ts',
    caryll: 'bench/peers/caryll.ts',
    'fastify-knex': 'bench/peers/fastify-knex.ts',
    sofa: 'bench/peers/sofa.ts',
    'json-server': 'bench/peers/json-server.ts',
  },
  outdir: 'dist/bench',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // One graphql for the schema and for sofa, which must not have its own.
  alias: { graphql: './node_modules/graphql/index.js' },
  external: [
    '@electric-sql/pglite',
    'pg-native',
    'better-sqlite3',
    'mysql',
    'mysql2',
    'oracledb',
    'sqlite3',
    'tedious',
    'pg-query-stream',
  ],
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module'; import { fileURLToPath as toPathForBundle } from 'node:url'; const require = createRequireForBundle(import.meta.url); const __filename = toPathForBundle(import.meta.url); const __dirname = toPathForBundle(new URL('.', import.meta.url));",
  },
  logLevel: 'warning',
});
execFileSync(process.execPath, ['dist/bench/run.js'], { stdio: 'inherit' });
