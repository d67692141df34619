// `npm start`: builds what has changed, and is then the service itself. A script before it would be a process more.
import { spawnSync } from 'node:child_process';
import { isBuilt } from './fresh.js';

if (!isBuilt()) {
  process.stderr.write('Building the service. This takes about half a minute.\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
  // The build has reported why.
  if (status !== 0) process.exit(status ?? 1);
}
await import('../dist/main.js');
