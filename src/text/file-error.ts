const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you have no right to it',
  EPERM: 'you have no right to it',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of this name is there already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
};

/** Whether an error comes from a file. An error of a socket also has a path, but is none. */
export function isFileFailure(error: unknown): error is NodeJS.ErrnoException {
  const { code, path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'EISDIR' || (code !== undefined && path !== undefined && syscall !== 'connect');
}

/** Formats an error of the file system as a sentence, with the path of the file. */
export function fileError(error: NodeJS.ErrnoException): string {
  return `${error.path ?? 'The file'}: ${words[error.code ?? ''] ?? error.message}.`;
}
