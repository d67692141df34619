import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** The rights of the group and of all others. */
const ofOthers = 0o077;

/**
 * Makes a folder that only this user can enter (mode 0700), or takes these rights from others if it is there. Does
 * nothing on Windows, which has no such modes.
 *
 * @param setting what names the folder, for messages, e.g. `DATA_DIR`.
 * @returns the mode that it had, if others had rights in it.
 * @throws StartError when it is no folder, a symbolic link, or belongs to another user; errors of the file system
 *   when it cannot be made.
 */
export function makePrivate(folder: string, setting: string): number | undefined {
  // Without a slash at its end, behind which a link would be followed.
  const target = path.resolve(folder);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    throw new StartError(
      `${setting}: expected a folder, got "${folder}", which is a symbolic link. Name the folder that it leads to.`,
    );
  }
  if (found && !found.isDirectory()) {
    throw new StartError(
      `${setting}: expected a folder, got "${folder}", which is a file. Remove the file or name another folder.`,
    );
  }
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if (process.getuid === undefined) return undefined;
  const { uid, mode } = lstatSync(target);
  const own = process.getuid();
  if (uid !== own) {
    throw new StartError(
      `${setting}: expected a folder of the user who runs this (uid ${own}), got "${folder}", which belongs to uid ${uid}. Run it as that user, name a folder of your own, or hand this one over: chown -R ${own} '${target}'`,
    );
  }
  if ((mode & ofOthers) === 0) return undefined;
  chmodSync(target, mode & 0o700);
  return mode & 0o777;
}

/** Takes the rights of others from a folder and all in it that belongs to this user. Does nothing on Windows. */
export function makeTreePrivate(file: string): void {
  const own = process.getuid?.();
  if (own === undefined) return;
  const state = lstatSync(file);
  if (!state.isDirectory() && !state.isFile()) return;
  if (state.uid === own && (state.mode & ofOthers) !== 0) chmodSync(file, state.mode & 0o700);
  if (state.isDirectory()) for (const name of readdirSync(file)) makeTreePrivate(path.join(file, name));
}
