import { expect } from '@jest/globals';

const hint = 'Recorded files differ. If the change is intended, run `npm run record` and commit the result.';

/** Compares with what `npm run record` has written. A failure names that command. */
export function expectRecorded(made: unknown, recorded: unknown): void {
  try {
    expect(made).toEqual(recorded);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const longer = `${message}\n\n${hint}`;
    throw Object.assign(error as Error, { message: longer, stack: stack.replace(message, () => longer) });
  }
}
