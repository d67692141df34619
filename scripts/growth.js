// Bundles the measurement of growth, and runs it: GROWTH_FACTORS=1,100 npm run growth
import { execFileSync, spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { nodeBundle } from './bundle.js';

execFileSync(process.execPath, ['scripts/build.js', '--if-changed'], { stdio: 'inherit' });
await build({
  ...nodeBundle,
  entryPoints: {
    growth: 'bench/growth.ts',
    import: 'bench/growth/import.ts',
    caryll: 'bench/peers/caryll.ts',
  },
  outdir: 'dist/growth',
});
const { status } = spawnSync(process.execPath, ['dist/growth/growth.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
