import { isList, isMembers, type Members, inLine } from '../words.ts';
import { namedBy, numbersOf, type Rating, rowsIn, textOf } from './read.ts';

/** A part of a sentence: a text, or a record that it names. */
export type Part =
  | string
  | { readonly table: string; readonly slug: string; readonly name: string | undefined };

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? `An ${noun}` : `A ${noun}`);

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns what a weapon scales with most, and which status it builds up. */
function ofWeapon(record: Members, high: Rating | undefined): string {
  const strongest = [...(high?.scaling ?? [])]
    .filter(([, grade]) => /^[SABCD]$/.test(grade))
    .map(([stat]) => inLine(stat));
  const types = [...numbersOf(record['attack'])].flatMap(([type, value]) =>
    value && type !== 'physical' ? [inLine(type)] : [],
  );
  const sentences = [
    ...(strongest.length > 0 && strongest.length < 4 ? [`scales with ${listFormat.format(strongest)}`] : []),
    ...(types.length > 0 ? [`deals ${listFormat.format(types)} damage`] : []),
    ...(high && high.status.length > 0
      ? [`builds up ${listFormat.format(high.status.map(({ kind }) => inLine(kind)))}`]
      : []),
  ];
  return sentences.length === 0 ? '' : ` that ${listFormat.format(sentences)}`;
}

/**
 * Returns a sentence about what a record is, from its own members, for records without a text that may be shown.
 *
 * @param kindName the kind in words, e.g. `Boss`.
 */
export function sentenceOf(kindName: string, record: Members, high: Rating | undefined): readonly Part[] {
  const word = ['category', 'slot', 'school', 'subcategory', 'family', 'role']
    .map((member) => textOf(record[member]))
    .find((each) => each !== undefined);
  const isGear = textOf(record['slot']) !== undefined;
  const noun = isGear
    ? `piece of armor for the ${inLine(word!)}`
    : word === undefined
      ? inLine(kindName)
      : textOf(record['role']) === word
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : // `adept_gems` is the category of a gem.
          inLine(word).replace(/(\w+)s$/, (all, one: string) =>
            inLine(kindName).endsWith(` ${one}`) ? one : all,
          );
  const place = namedBy(record, 'location') ?? namedBy(record, 'location', 'parent_slug');
  const owner = namedBy(record, 'armor_set', 'set_slug');
  const parts: Part[] = [];
  const optional = record['is_optional'];
  parts.push(
    typeof optional === 'boolean' ? `${optional ? 'An optional' : 'A required'} ${noun}` : article(noun),
  );
  if (isMembers(record['attack']) || rowsIn(record, 'levels')) parts.push(ofWeapon(record, high));
  const pieces = rowsIn(record, 'pieces')?.rows.length;
  if (pieces !== undefined && pieces > 1) parts.push(` of ${pieces} pieces`);
  if (isMembers(record['stats']) && typeof record['level'] === 'number')
    parts.push(` that starts at level ${record['level']}`);
  if (owner !== undefined) parts.push(' of the ', owner);
  if (place !== undefined) parts.push(owner === undefined ? ' in ' : ', found in ', place);
  else {
    const places = rowsIn(record, 'placements')?.rows.flatMap((row) => namedBy(row, 'location') ?? []) ?? [];
    places.slice(0, 3).forEach((each, index) => parts.push(index === 0 ? ' met in ' : ', ', each));
    if (places.length > 3) parts.push(` and ${places.length - 3} more places`);
  }
  const fits = record['fits'];
  if (isList(fits) && fits.length > 0 && fits.length < 6)
    parts.push(` for ${listFormat.format(fits.map((each) => `${inLine(String(each))}s`))}`);
  if (record['is_infusable'] === true) parts.push('. It takes every affinity');
  parts.push('.');
  return parts;
}
