// Writes the derived files; `--check` compares them instead. It is built alone: pages follow from what it writes.
import { build } from 'esbuild';
import { deriveBundle } from './bundle.js';

await build(deriveBundle);
await import('../dist/derive.js');
