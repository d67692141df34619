/**
 * Longer words have no similar ones: counting edits takes time proportional to the product of both lengths, and callers
 * choose the words. No path, slug or name of the service is as long.
 */
const maxLength = 200;

/**
 * Number of edits between two words, where swapping neighbors is one edit (optimal string alignment). Infinity when one
 * is longer than 200 characters.
 */
export function edits(a: string, b: string): number {
  if (a.length > maxLength || b.length > maxLength) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** The candidates most similar to `word`, best first: at most three, and none that is too different. */
export function nearest(word: string, candidates: Iterable<string>): string[] {
  const lower = word.toLowerCase();
  if (lower === '' || lower.length > maxLength) return [];
  const limit = Math.max(2, Math.floor(lower.length * 0.4));
  const scored: { candidate: string; score: number }[] = [];
  for (const candidate of candidates) {
    if (candidate.length > maxLength) continue;
    const contained =
      lower.length >= 3 &&
      (candidate.includes(lower) || (candidate.length >= 3 && lower.includes(candidate)));
    // A difference in length needs at least as many edits, so most candidates need no count.
    if (!contained && Math.abs(lower.length - candidate.length) > limit) continue;
    const score = edits(lower, candidate);
    if (score <= limit || contained)
      scored.push({ candidate, score: contained ? Math.min(score, limit) : score });
  }
  scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
  return scored.slice(0, 3).map(({ candidate }) => candidate);
}

/** A question that suggests what was probably meant; undefined without a similar candidate. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const near = nearest(word, candidates);
  return near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`;
}
