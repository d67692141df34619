/** What every bundle that runs on Node has in common: our own sources in few files; packages stay what npm installed. */
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
