/** Letters that Unicode does not split into a plain letter and a mark, as people type them without that key. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
};

/** A text without case, by full case folding: `ß` is `ss` and `ı` is `i`, because their upper case is. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase();

/**
 * The form in which search compares a text: without compatibility forms, accents, case and apostrophes, with plain
 * letters for those of single languages, and with a space for everything else that is neither letter nor digit.
 * `Hunter's Mark` and `hunters mark` fold alike, and so do `Großer Œil` and `grosser oeil`.
 *
 * @example
 * fold('Großer Œil'); // 'grosser oeil'
 */
export function fold(text: string): string {
  return (
    foldCase(text.normalize('NFKD').replace(/\p{M}/gu, ''))
      .replace(/[æœøđðþłħŧŋς]/g, (letter) => plainLetters[letter]!)
      .replace(/['’‘`´ʹʻʼ′]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      // Syllables of Hangul are letters again.
      .normalize('NFC')
  );
}

/**
 * A folded name without a leading article: `The Doll` and `doll` are the same name.
 *
 * @example
 * foldName('The Doll'); // 'doll'
 */
export function foldName(name: string): string {
  return fold(name).replace(/^(?:the|an?) (?=.)/, '');
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^p(?=t)|^k(?=n)|^w(?=r)/, ''],
  [/ph/g, 'f'],
  [/sch|ck|q|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/x/g, 'ks'],
  [/j/g, 'g'],
  [/v/g, 'f'],
  [/(?!^)[aeiouyhw]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * Roughly the consonants of a word as pronounced: `bergenwirth` sounds like `byrgenwerth`. Empty if there are too few.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  const sound = sounds.reduce((heard, [letters, instead]) => heard.replace(letters, instead), word);
  return sound.length > 1 ? sound : '';
}
