import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nodeBundle } from './bundle.js';

const { resolve } = createRequire(import.meta.url);

/** Every import of graphql gets the same copy: graphql rejects types of another copy. */
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

/** A bundle with the packages in it: peers of the benchmark are installed beside it, not where the bundle is. */
export const benchBundle = {
  ...nodeBundle,
  packages: 'bundle',
  // These find their WebAssembly or their parts beside themselves; the drivers below are those that knex offers and we do not use.
  external: [
    'jsonc-parser',
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
  // CommonJS modules inside a bundle need `require` and their own path.
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
};
