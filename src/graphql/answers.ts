import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { type Chosen, idOf } from './limits.ts';

/** The data of an answer without errors, and what the query costs by the limits. */
export interface Answer {
  /** JSON. */
  readonly data: string;
  readonly cost: number;
  /** What is near to slugs that no record has, by the names of these records in the answer. */
  readonly didYouMean?: Readonly<Record<string, readonly string[]>>;
}

/** Answers that are the same for whoever asks the same of the same release. */
export interface Answers {
  known(release: Release, key: string): Answer | undefined;
  remember(release: Release, key: string, answer: Answer): void;
}

/** What an entry takes besides its texts. */
const bytesOfEntry = 500;

/** The same for all questions that have the same answer: those for an operation with the same variables. */
export const answerKey = ({ query, operation, variables }: Chosen) =>
  `${idOf(query, operation)} ${JSON.stringify(variables)}`;

/**
 * Whole answers by release, document, operation and variables, as the replies behind REST are remembered. What belongs to
 * a request (charge, rate limit) is no part of them, and an answer with errors is never remembered.
 *
 * @param maxBytes bytes that each release remembers at most; 0 remembers nothing.
 */
export function createAnswers(maxBytes: number): Answers {
  const ofReleases = new WeakMap<Release, LRUCache<string, Answer>>();
  return {
    known: (release, key) => ofReleases.get(release)?.get(key),
    remember(release, key, answer) {
      if (maxBytes === 0) return;
      let known = ofReleases.get(release);
      if (known === undefined) {
        known = new LRUCache<string, Answer>({
          maxSize: maxBytes,
          // V8 takes two bytes for each character where one of them is not Latin.
          sizeCalculation: ({ data }, name) => (data.length + name.length) * 2 + bytesOfEntry,
        });
        ofReleases.set(release, known);
      }
      known.set(key, answer);
    },
  };
}
