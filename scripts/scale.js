// Bundles the service and the test of many processes, and runs it: npm run scale
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { nodeBundle } from './bundle.js';

await import('./build.js');
await build({
  ...nodeBundle,
  // With a service of its own, so that building `dist` meanwhile does not change what runs.
  entryPoints: { scale: 'bench/scale.ts', main: 'site/main.ts', cli: 'src/cli/main.ts' },
  outdir: 'dist/scale',
});
const { status } = spawnSync(process.execPath, ['dist/scale/scale.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
