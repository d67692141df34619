/**
 * A name as search compares it: compatibility forms, accents, case and apostrophes do not count, everything
 * else that is neither letter nor digit is a space. `Hunter's Mark` and `hunters mark` fold alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
