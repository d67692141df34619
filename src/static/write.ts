import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from './edition.ts';
import type { EditionFile } from './json-files.ts';

/** Counts of a written edition. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
  /** Files that are new or have other bytes. */
  readonly changed: number;
  /** Files of the former edition that are gone. */
  readonly removed: number;
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};

/** Reads the manifest of the edition in a folder: undefined where the folder is missing or empty. @throws Error */
export async function formerManifest(folder: string): Promise<Manifest | undefined> {
  const names = await readdir(folder).catch(unless('ENOENT'));
  if (names === undefined || names.length === 0) return undefined;
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(unless('ENOENT'));
  let manifest: Manifest | undefined;
  try {
    manifest = text === undefined ? undefined : (JSON.parse(text) as Manifest);
  } catch {
    // It is not ours, then.
  }
  if (manifest?.format === 'caryll-static') return manifest;
  throw new Error('it has files, and no manifest.json of a static edition');
}

/** Removes the folders above a file that it leaves empty, up to the folder of the edition. */
async function removeEmpty(folder: string, file: string): Promise<void> {
  for (let parent = path.dirname(file); parent !== '.'; parent = path.dirname(parent)) {
    if ((await readdir(path.join(folder, parent))).length > 0) return;
    await rmdir(path.join(folder, parent));
  }
}

/**
 * Writes the files of an edition that differ from those in the folder, and removes those of the former edition that are
 * gone. Other files in the folder stay.
 */
export async function writeEdition(
  folder: string,
  files: AsyncIterable<EditionFile>,
  former: Manifest | undefined,
): Promise<Written> {
  const left = new Set(Object.keys(former?.files ?? {}));
  const made = new Set<string>();
  const written = { files: 0, bytes: 0, changed: 0 };
  for await (const { path: name, body } of files) {
    const target = path.join(folder, name);
    written.files += 1;
    written.bytes += body.length;
    left.delete(name);
    const known = former && (await readFile(target).catch(unless('ENOENT')));
    if (known?.equals(body)) continue;
    const parent = path.dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, body);
    written.changed += 1;
  }
  for (const name of left) {
    await rm(path.join(folder, name), { force: true });
    await removeEmpty(folder, name);
  }
  return { ...written, removed: left.size };
}
