import { execFileSync } from 'node:child_process';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The number of commits and the last one, as an end of a version: `.575+89fe156`. Outside of a git checkout, e.g. where an
 * image is built, it is the environment's `COMMIT`, or ''.
 */
export function commitOfBuild() {
  const given = process.env['COMMIT'] ?? '';
  try {
    // A checkout of another project around an unpacked archive is not ours.
    if (git('rev-parse', '--show-prefix') !== '') return given;
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `.${git('rev-list', '--count', 'HEAD')}+${git('rev-parse', '--short=7', 'HEAD')}${isChanged ? '.changed' : ''}`;
  } catch {
    return given;
  }
}
