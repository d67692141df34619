/** A small generator of numbers and choices: the same seed gives the same requests on every machine. */
export interface Random {
  /** An integer from 0 to `below` - 1. */
  integer(below: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)]!,
  };
}

/** Texts that have broken something somewhere: quoting, encodings, lengths, names of the language. */
export const hostile: readonly string[] = [
  '',
  ' ',
  "'",
  '"',
  "' or 1=1 --",
  "'; drop table boss; --",
  '$1',
  '?',
  '??',
  ':name',
  '%',
  '_',
  '\\',
  '\\x00',
  '(',
  ')',
  '((((((((((',
  '*',
  '&',
  '|',
  '!',
  '<->',
  'a & | b',
  ':*',
  '(a+)+$',
  '[a-z',
  '{{7*7}}',
  // oxlint-disable-next-line no-template-curly-in-string -- hostile as it is.
  '\u0024{jndi:ldap://x}',
  '../../etc/passwd',
  '..',
  '.',
  '/',
  '//',
  '%2F',
  '%00',
  '\0',
  '\u0001',
  '\r\n',
  '\r\nX-Injected: 1',
  '\t',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\uffff',
  '😀',
  'é',
  'e\u0301',
  'ﬁ',
  'ﷺ',
  'İ',
  'ß',
  '١',
  '\u202e',
  'a\u0300'.repeat(40),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '<script>alert(1)</script>',
  'a'.repeat(79),
  'a'.repeat(80),
  'a'.repeat(81),
  'a'.repeat(1_000),
  'ab'.repeat(2_000),
  'a '.repeat(200),
  '-'.repeat(100),
];

/** Ways to write a number, right and wrong. */
export const numbers: readonly string[] = [
  '1',
  '2',
  '3',
  '20',
  '99',
  '100',
  '101',
  '9999',
  '10000',
  '10001',
  '0',
  '-0',
  '-1',
  '01',
  '+1',
  '%2B1',
  '1.0',
  '1.5',
  '1e2',
  '0x10',
  '1_0',
  '1,0',
  'Infinity',
  'NaN',
  '%31',
  '٣',
  '9007199254740993',
  '99999999999999999999999',
  '',
];

/** A text as it may be in a request line: mostly encoded correctly, sometimes less so. */
export function encodeSomehow(random: Random, text: string): string {
  const encoded = encodeURIComponent(text);
  if (random.chance(0.7)) return encoded;
  // Only what an HTTP parser lets through; other bytes are for the requests that are not well formed.
  const raw = text.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
  if (random.chance(0.5)) return raw;
  if (random.chance(0.5)) return encoded.toLowerCase();
  return [...encoded]
    .map((character) =>
      /[a-z]/.test(character) && !random.chance(0.8) ? `%${character.charCodeAt(0).toString(16)}` : character,
    )
    .join('');
}

/** A word with one letter added, lost, doubled, changed or moved. */
export function misspell(random: Random, word: string): string {
  const at = random.integer(word.length || 1);
  const letter = String.fromCharCode(97 + random.integer(26));
  switch (random.integer(6)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 3:
      return word.toUpperCase();
    case 4:
      return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
    default:
      return word.replaceAll('-', '_');
  }
}
