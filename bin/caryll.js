#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = new URL('../dist/cli.js', import.meta.url);
if (!existsSync(fileURLToPath(bundle))) {
  process.stderr.write(
    'caryll: not built yet; run `npm run build` first. It needs the development packages (`npm ci --include=dev`).\n',
  );
  process.exit(2);
}
// Stack traces name the place in the sources.
process.setSourceMapsEnabled(true);
await import(bundle.href);
