// `npm start`: builds what has changed, and is then the service itself. A script before it would be a process more.
import { execFileSync } from 'node:child_process';
import { isBuilt } from './fresh.js';

if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
await import('../dist/main.js');
