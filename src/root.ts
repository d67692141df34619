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

interface Address {
  readonly url: string;
}

const manifest = JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly license: string;
  readonly repository?: Address;
  readonly bugs?: Address;
};

/** Version of the service, from package.json. */
export const serviceVersion = manifest.version;

/** License of the service and of its data, as an SPDX identifier. */
export const { license } = manifest;

/** Where the project is developed and errors are reported; undefined where package.json names no address. */
export interface ProjectAddresses {
  readonly repository: string | undefined;
  readonly bugs: string | undefined;
}

/** The addresses of the project, from `repository` and `bugs` of package.json. */
export const projectAddresses: ProjectAddresses = {
  repository: manifest.repository?.url.replace(/^git\+/, '').replace(/\.git$/, ''),
  bugs: manifest.bugs?.url,
};

/** Absolute path of a file of the project. */
export function fromRoot(...parts: string[]): string {
  return path.join(rootFolder, ...parts);
}
