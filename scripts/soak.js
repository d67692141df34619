// Bundles the service and the soak, and runs it: SOAK_MINUTES=10 npm run soak
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { nodeBundle } from './bundle.js';

await import('./build.js');
await build({
  ...nodeBundle,
  // With a service of its own, so that building `dist` meanwhile does not change what runs.
  entryPoints: { soak: 'bench/soak.ts', main: 'site/main.ts', cli: 'src/cli/main.ts' },
  outdir: 'dist/soak',
});
const { status } = spawnSync(process.execPath, ['dist/soak/soak.js'], { stdio: 'inherit' });
process.exit(status ?? 1);
