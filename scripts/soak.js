// Bundles the service and the soak, and runs it: SOAK_MINUTES=10 npm run soak
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

await import('./build.js');
await build({
  entryPoints: { soak: 'bench/soak.ts' },
  outdir: 'dist/bench',
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: [
    '@electric-sql/pglite',
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
const { status } = spawnSync(process.execPath, ['dist/bench/soak.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
