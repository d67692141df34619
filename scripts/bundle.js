import { readFileSync } from 'node:fs';

const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Options that all bundles for Node share: our own sources in few files; packages stay as npm installed them. */
export const nodeBundle = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
};

/**
 * Bundles the packages that npm does not install with Caryll, at the versions of the lock file. Of `graphql`, which they
 * share with Caryll, there must be a single copy.
 */
const otherPackages = {
  name: 'other packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, importer }) => {
      const [name] = /^(@[^/]+\/)?[^/]+/.exec(path);
      const isInstalled = importer.includes('/node_modules/') ? name === 'graphql' : name in dependencies;
      return isInstalled ? { path, external: true } : undefined;
    });
  },
};

/** Options of the service, which runs where npm installed nothing but `dependencies`. */
export const serviceBundle = {
  ...nodeBundle,
  packages: 'bundle',
  plugins: [otherPackages],
  // Some of the packages are CommonJS and require modules of Node.
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
};

/** The program that writes derived files. */
export const deriveBundle = {
  ...nodeBundle,
  splitting: false,
  entryPoints: { derive: 'derive/main.ts' },
  outdir: 'dist',
};
