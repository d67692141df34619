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
  readonly engines: { readonly node: string };
  readonly license: string;
  readonly repository?: Address;
  readonly bugs?: Address;
};

/** The commit of a build between two releases, as semantic versions have it; the build defines it. */
declare const CARYLL_BUILD: string | undefined;

/**
 * Version of the service, from package.json. A program that was built between two releases in a git checkout adds the
 * number of commits and the last one: `0.3.0-dev.575+89fe156`.
 */
export const serviceVersion =
  manifest.version +
  (typeof CARYLL_BUILD === 'undefined' || !manifest.version.endsWith('-dev') ? '' : CARYLL_BUILD);

/** The oldest version of Node that runs the service, such as "20.19", from package.json. */
export const oldestNode = manifest.engines.node.replace('>=', '');

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

/**
 * Absolute path of a file of the project.
 *
 * @example
 * readFileSync(fromRoot('schema', 'openapi.json'), 'utf8');
 */
export function fromRoot(...parts: string[]): string {
  return path.join(rootFolder, ...parts);
}
