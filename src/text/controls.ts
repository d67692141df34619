/**
 * C0 except the line feed, DEL and C1 (ECMA-48), line and paragraph separators, and characters that change the
 * direction of writing (Unicode UAX 9): a terminal obeys them, or shows the text in another order.
 */
const controls =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in which every control character but the line feed is written as in JSON: `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(controls, escaped);
}

/**
 * Splits a text at the program's own escape sequences, and escapes all other control characters.
 *
 * @param own matches the program's own sequences; it must be global and without groups.
 */
export function escapeAllBut(own: RegExp, text: string): string {
  const sequences = text.match(own) ?? [];
  return text
    .split(own)
    .map((part, index) => escapeControls(part) + (sequences[index] ?? ''))
    .join('');
}
