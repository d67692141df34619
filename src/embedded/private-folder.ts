import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Permissions of the group and of all other users. */
const ofOthers = 0o077;

/**
 * Creates a folder that only this user can enter (mode 0700), or removes the permissions of others from an existing
 * one. Does nothing on Windows, which has no such modes.
 *
 * @param setting name of the folder in messages, e.g. `DATA_DIR`.
 * @throws StartError when it is not a folder, is a symbolic link, or belongs to another user; errors of the file system
 *   when it cannot be made.
 */
export function makePrivate(folder: string, setting: string): number | undefined {
  // Without a trailing slash, which would make lstat follow a link.
  const target = path.resolve(folder);
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) {
    throw new StartError(
      `${setting} must be a folder; got "${folder}", which is a symbolic link. Use the folder that it points to.`,
    );
  }
  if (found && !found.isDirectory()) {
    throw new StartError(
      `${setting} must be a folder; got "${folder}", which is a file. Remove the file or choose another folder.`,
    );
  }
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if (process.getuid === undefined) return undefined;
  const { uid, mode } = lstatSync(target);
  const own = process.getuid();
  if (uid !== own) {
    throw new StartError(
      `${setting} must be owned by the current user (uid ${own}); got "${folder}", which is owned by uid ${uid}. Run it as that user, choose a folder of your own, or change the owner: chown -R ${own} '${target}'`,
    );
  }
  if ((mode & ofOthers) === 0) return undefined;
  chmodSync(target, mode & 0o700);
  return mode & 0o777;
}

/**
 * Removes the permissions of others from a folder and everything in it that this user owns. Does nothing on Windows.
 */
export function makeTreePrivate(file: string): void {
  const own = process.getuid?.();
  if (own === undefined) return;
  const state = lstatSync(file);
  if (!state.isDirectory() && !state.isFile()) return;
  if (state.uid === own && (state.mode & ofOthers) !== 0) chmodSync(file, state.mode & 0o700);
  if (state.isDirectory()) for (const name of readdirSync(file)) makeTreePrivate(path.join(file, name));
}
