import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error('no package.json above the program: it must run from its own tree');
    folder = parent;
  }
  return folder;
}

/** The root folder of the project, whether the program runs from `src` or from its bundle in `dist`. */
export const rootFolder = findRoot();

/** Version of the service, from package.json. */
export const serviceVersion: string = JSON.parse(
  readFileSync(path.join(rootFolder, 'package.json'), 'utf8'),
).version;

/** Absolute path of a file of the project. */
export function fromRoot(...parts: string[]): string {
  return path.join(rootFolder, ...parts);
}
