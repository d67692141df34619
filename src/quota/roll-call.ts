/**
 * Who owes Redis nothing any more.
 *
 * A process that is back from an outage may not spend what the others granted meanwhile and have not settled. So it
 * asks all whom it knows, and each answers as soon as it has settled:
 *
 *     ask <process> <bucket> <number>
 *     settled <process> <bucket> <asker>/<number> …
 *
 * An answer names the question. One that was on its way since before the outage, when its sender knew of none,
 * answers an older question and counts for nothing. Who is not heard of any more is not waited for.
 */
export interface RollCall {
  /** Asks everybody; an earlier question is forgotten. */
  start(bucket: number): void;
  /** A process is there: asks it once more, if it has not answered. Question or answer may have been lost. */
  present(process: string): void;
  /** Whether somebody has yet to answer. */
  waits(bucket: number): boolean;
  /** Answers those who asked while this process owed something. */
  answer(bucket: number): void;
  /** Resolves a message to the bucket that it was about, or to nothing if it was none of these. */
  hear(message: string): number | undefined;
}

export interface RollCallOptions {
  readonly own: string;
  /** Names of the other processes that were heard of lately. */
  readonly others: () => ReadonlySet<string>;
  /** Tells all processes; what is lost on the way is said again. */
  readonly say: (message: string) => void;
  readonly isSettled: (bucket: number) => boolean;
}

export function createRollCall({ own, others, say, isSettled }: RollCallOptions): RollCall {
  let numbered = 0;
  const questions = new Map<number, { readonly number: number; readonly awaited: Set<string> }>();
  /** Questions of others without an answer yet, by bucket and asker. */
  const asked = new Map<number, Map<string, string>>();

  function answer(bucket: number): void {
    const askers = asked.get(bucket);
    if (!askers || !isSettled(bucket)) return;
    asked.delete(bucket);
    say(`settled ${own} ${bucket} ${[...askers].map((each) => each.join('/')).join(' ')}`);
  }

  return {
    start(bucket) {
      const awaited = new Set(others());
      questions.set(bucket, { number: ++numbered, awaited });
      if (awaited.size > 0) say(`ask ${own} ${bucket} ${numbered}`);
    },
    present(process) {
      for (const [bucket, { number, awaited }] of questions) {
        if (awaited.has(process)) say(`ask ${own} ${bucket} ${number}`);
      }
    },
    waits(bucket) {
      const known = others();
      return [...(questions.get(bucket)?.awaited ?? [])].some((process) => known.has(process));
    },
    answer,
    hear(message) {
      const [verb, process = '', bucketText, ...rest] = message.split(' ');
      if (verb !== 'ask' && verb !== 'settled') return undefined;
      const bucket = Number(bucketText);
      if (process === own) return bucket;
      if (verb === 'ask') {
        const askers = asked.get(bucket) ?? new Map<string, string>();
        asked.set(bucket, askers.set(process, rest[0]!));
        answer(bucket);
      } else {
        const question = questions.get(bucket);
        if (rest.includes(`${own}/${question?.number}`)) question?.awaited.delete(process);
      }
      return bucket;
    },
  };
}
