import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file of that name in PATH and in more folders that runs: a broken link does not, nor does a wrapper without the
 * program.
 *
 * @param probe arguments with which the program ends well and does nothing.
 */
export function programsNamed(
  name: string,
  probe: readonly string[] = ['--version'],
  moreFolders: readonly string[] = [],
): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...moreFolders];
  const files = folders.map((folder) => path.join(folder, name));
  return files.filter((file) => spawnSync(file, probe, { stdio: 'ignore' }).status === 0);
}

/** Notes what is skipped because the machine lacks something; the end of the tests lists it. */
export function noteSkipped(what: string): void {
  const message = `SKIPPED: ${what}\n`;
  const list = process.env['CARYLL_TEST_SKIPPED'];
  if (list === undefined) process.stderr.write(`\n${message}`);
  else appendFileSync(list, message);
}

/** The same for what has to be there with CARYLL_REQUIRE_SERVERS=1, where it is a failure. */
export function skipped(what: string): undefined {
  if (process.env['CARYLL_REQUIRE_SERVERS'] === '1') throw new Error(`SKIPPED: ${what}`);
  noteSkipped(what);
}
