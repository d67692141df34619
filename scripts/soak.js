// Bundles the service and the soak, and runs it: SOAK_MINUTES=10 npm run soak
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

await import('./build.js');
await build({
  // With a service of its own, so that building `dist` meanwhile does not change what runs.
  entryPoints: { soak: 'bench/soak.ts', main: 'src/main.ts', cli: 'src/cli/main.ts' },
  outdir: 'dist/soak',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [
    '@electric-sql/pglite',
    '@opentelemetry/*',
    'pg-native',
    'better-sqlite3',
    'mariadb',
    'mysql',
    'mysql2',
    'oracledb',
    'sqlite3',
    'tedious',
    'pg-query-stream',
  ],
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module'; const require = createRequireForBundle(import.meta.url);",
  },
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, ['dist/soak/soak.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
