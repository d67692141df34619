/**
 * A short mark that identifies a text without containing it: 32 bits (FNV-1a over its UTF-16 code units) in base 36.
 */
export function textMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
