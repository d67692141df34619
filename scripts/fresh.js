import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written by each build. */
export const stamp = 'dist/.built';

const sources = [
  'src',
  'migrations',
  'site',
  'seeds',
  'docs',
  'client/src',
  'client/package.json',
  'client/README.md',
  'schema',
  'derive',
  'scripts',
  'package-lock.json',
];

function newest(file) {
  const state = statSync(file);
  if (!state.isDirectory()) return state.mtimeMs;
  return Math.max(state.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** Whether the last build is newer than all it was made from. */
export function isBuilt() {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return sources.every((source) => newest(source) < built);
}
