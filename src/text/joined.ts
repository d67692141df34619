const formats = {
  and: new Intl.ListFormat('en', { type: 'conjunction' }),
  or: new Intl.ListFormat('en', { type: 'disjunction' }),
};

/**
 * Words as a list in a sentence: `a, b, and c`.
 *
 * @example
 * joined(['a', 'b', 'c'], 'or'); // 'a, b, or c'
 */
export const joined = (words: readonly string[], by: 'and' | 'or' = 'and'): string =>
  formats[by].format(words);
