// Where suites run in this process (`jest -i`), what they share is closed here: it would keep it running. The last lines of
// all say what was skipped because the machine lacks something (`test/programs.ts`).
import { channel } from 'node:diagnostics_channel';
import { readFileSync, rmSync } from 'node:fs';

export default () => {
  channel('end of tests').publish({});
  const list = process.env['CARYLL_TEST_SKIPPED'];
  const lines = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean));
  rmSync(list);
  rmSync(process.env['TMPDIR'], { recursive: true, force: true });
  for (const line of [...lines].sort()) process.stderr.write(`${line}\n`);
};
