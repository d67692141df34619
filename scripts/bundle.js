import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Whoever asks for graphql in whatever way gets the same copy of it: it does not know the types of another. */
const oneGraphql = {
  name: 'one-graphql',
  setup(build) {
    build.onResolve({ filter: /^graphql(\/|$)/ }, (args) => {
      const file = resolve(args.path);
      const module = file.replace(/\.js$/, '.mjs');
      return { path: existsSync(module) ? module : file };
    });
  },
};

/** What every bundle that runs on Node has in common. */
export const nodeBundle = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // These find their WebAssembly beside themselves, and are what a user installs; the drivers below are those that knex offers and we do not use.
  external: [
    '@electric-sql/pglite',
    'node-sqlite3-wasm',
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
  // Node has `navigator` from 21 on. Where it is missing, pg asks `Response` what it runs on, and that loads undici.
  inject: ['scripts/navigator.js'],
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
  plugins: [oneGraphql],
  logLevel: 'warning',
};
