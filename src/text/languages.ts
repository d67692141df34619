/**
 * A language priority list: 1 to 5 ranges of BCP 47, best first. The form is that of RFC 4647, section 2.1, without the
 * range `*`, which names no language.
 */
export const languageListPattern =
  '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*( *, *[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*){0,4}$';

const languageListForm = new RegExp(languageListPattern);

/** A range with each beginning of it, longest first: `zh-hant-hk`, `zh-hant`, `zh`. A single character ends no range. */
function shorterAndShorter(range: string): string[] {
  const parts = range.split('-');
  return parts
    .map((_part, at) => parts.slice(0, parts.length - at))
    .filter((each) => each.at(-1)!.length > 1)
    .map((each) => each.join('-'));
}

/** The languages that there are. */
export interface KnownLanguages {
  /** Their tags by the same in lower case, and by other tags that mean them. */
  readonly tags: Readonly<Record<string, string>>;
  /** The tag where no other is found. */
  readonly otherwise: string;
}

/**
 * Looks up a language as RFC 4647, section 3.4, describes: each range in turn, cut from the right until it is a tag.
 *
 * @returns a tag; undefined for a list that is malformed.
 */
export function lookUpLanguage(list: string, { tags, otherwise }: KnownLanguages): string | undefined {
  if (list.length > maxLanguageList || !languageListForm.test(list)) return undefined;
  const ranges = list.toLowerCase().split(',');
  const found = ranges
    .flatMap((range) => shorterAndShorter(range.trim()))
    .find((range) => Object.hasOwn(tags, range));
  return found === undefined ? otherwise : tags[found]!;
}

/** The longest list of languages, in characters. */
export const maxLanguageList = 100;

/** The form of a list of languages, in words. */
export const languageListExpectation = 'a BCP 47 tag, or up to 5 of them separated by commas, e.g. fr-CA,fr';
