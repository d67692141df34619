/** What every bundle that runs on Node has in common. */
export const nodeBundle = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // PGlite and viz find their WebAssembly beside themselves; the others are drivers that knex offers and we do not use.
  external: [
    '@electric-sql/pglite',
    '@viz-js/viz',
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
  // CommonJS modules inside a bundle ask for what only they have: require, and where they lie.
  banner: {
    js: [
      "import { createRequire as createRequireForBundle } from 'node:module';",
      "import { fileURLToPath as pathForBundle } from 'node:url';",
      'const require = createRequireForBundle(import.meta.url);',
      'const __filename = pathForBundle(import.meta.url);',
      "const __dirname = pathForBundle(new URL('.', import.meta.url));",
    ].join(' '),
  },
  logLevel: 'warning',
};
