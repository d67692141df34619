/**
 * Longer words have no similar ones: counting edits takes time proportional to the product of both lengths, and callers
 * choose the words. No path, slug or name of the service is as long.
 */
const maxLength = 200;

/** Three rows of the table of edits, used again for each pair of words: no call waits for another. */
const rows = [0, 1, 2].map(() => new Uint16Array(maxLength + 1));

/**
 * Counts the edits between a word and each beginning of another, from none of it to all; nothing when all of them need more
 * than `limit`. Swapping neighbors is one edit (optimal string alignment).
 */
function countEdits(a: string, b: string, limit: number): Uint16Array {
  // What both begin with needs no edit: paths have much of it.
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const width = b.length - start;
  let [before, last, row] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= a.length - start; i += 1) {
    const letter = a[start + i - 1];
    row[0] = i;
    let min = i;
    for (let j = 1; j <= width; j += 1) {
      const other = b[start + j - 1];
      let count = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b[start + j - 2] && a[start + i - 2] === other)
        count = Math.min(count, before[j - 2]! + 1);
      row[j] = count;
      min = Math.min(min, count);
    }
    // A swap counts from the row before the last one, which is at most one edit better.
    if (min > limit + 1) return last.subarray(0, 0);
    [before, last, row] = [last, row, before];
  }
  return last.subarray(0, width + 1);
}

const within = (count: number | undefined, limit: number) =>
  count === undefined || count > limit ? Number.POSITIVE_INFINITY : count;

/**
 * Number of edits between two words. Infinity when it is more than `limit`, or when one word is longer than 200
 * characters.
 */
export function edits(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (a.length > maxLength || b.length > maxLength) return Number.POSITIVE_INFINITY;
  // What both end with needs no edit either.
  let same = 0;
  while (same < a.length && same < b.length && a.at(-1 - same) === b.at(-1 - same)) same += 1;
  return within(countEdits(a.slice(0, a.length - same), b.slice(0, b.length - same), limit).at(-1), limit);
}

/** Number of edits between a word and the beginning of a text that is nearest to it. Infinity as for two words. */
export function editsToBeginning(word: string, text: string, limit: number): number {
  if (word.length > maxLength || text.length > maxLength) return Number.POSITIVE_INFINITY;
  return within(Math.min(...countEdits(word, text, limit)), limit);
}

/**
 * The candidates most similar to `word`, best first: at most three, and none that is too different.
 *
 * @example
 * nearest('amygdla', ['amygdala', 'rom']); // ['amygdala']
 */
export function nearest(word: string, candidates: Iterable<string>): string[] {
  const lower = word.toLowerCase();
  if (lower === '' || lower.length > maxLength) return [];
  // Two edits make any word of three letters from another. Shorter ones need two for a letter in another case and one more.
  const limit = lower.length === 3 ? 1 : Math.max(2, Math.floor(lower.length * 0.4));
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of candidates) {
    if (candidate.length > maxLength) continue;
    const contained =
      lower.length >= 3 &&
      (candidate.includes(lower) || (candidate.length >= 3 && lower.includes(candidate)));
    // A difference in length needs at least as many edits, so most candidates need no count.
    if (!contained && Math.abs(lower.length - candidate.length) > limit) continue;
    const score = edits(lower, candidate, contained ? undefined : limit);
    if (score <= limit || contained)
      scored.push({ candidate, score: contained ? Math.min(score, limit) : score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, 3).map(({ candidate }) => candidate);
}

/**
 * A question that suggests what was probably meant; undefined without a similar candidate.
 *
 * @example
 * didYouMean('amygdla', ['amygdala', 'rom']); // 'Did you mean amygdala?'
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(word, candidates);
  return near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`;
}
