/** Texts in order, each with what it belongs to: those that begin with the same text are next to each other. */
export type Texts<Of extends { readonly text: string }> = readonly Of[];

/** A part of them: from the first to before the last. */
export type Range = readonly [from: number, to: number];

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The first text of a range that does not come before a text, found by halving. */
export function firstFrom<Of extends { readonly text: string }>(
  texts: Texts<Of>,
  text: string,
  [from, to]: Range,
) {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (texts[middle]!.text < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The texts of a range that begin with a text. */
export function beginning<Of extends { readonly text: string }>(
  texts: Texts<Of>,
  text: string,
  range: Range = [0, texts.length],
): Range {
  const from = firstFrom(texts, text, range);
  const isNone = from === range[1] || !texts[from]!.text.startsWith(text);
  return [from, isNone ? from : firstFrom(texts, `${text}\uffff`, [from, range[1]])];
}
