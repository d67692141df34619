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

/** The program that writes derived files. */
export const deriveBundle = {
  ...nodeBundle,
  splitting: false,
  entryPoints: { derive: 'derive/main.ts' },
  outdir: 'dist',
};
