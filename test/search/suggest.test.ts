import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { indexNames, type NamedRecord } from '../../src/data/search/names.ts';
import { createSuggest } from '../../src/data/search/suggest.ts';
import { fromRoot } from '../../src/root.ts';

const lists = {
  boss: 'bosses',
  weapon: 'weapons',
  npc: 'npcs',
  location: 'locations',
  enemy: 'enemies',
  item: 'items',
  rune: 'runes',
};
const records = Object.entries(lists).flatMap(([type, list]): NamedRecord[] =>
  JSON.parse(readFileSync(fromRoot('seeds', 'bloodborne', `${list}.json`), 'utf8')).records.map(
    ({ slug, name, aliases, is_dlc }: NamedRecord) => ({ type, slug, name, aliases, names: null, is_dlc }),
  ),
);
const suggest = createSuggest(await indexNames(records));

/** Letters, digits and single spaces of a text without accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether one text becomes the other by at most one letter more, less or other, or two that changed places. */
function isOneTypo(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [left, right] = [a.slice(at), b.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Letters more, less or other between two texts, and neighbors that changed places (optimal string alignment). */
function typosBetween(a: string, b: string): number {
  const counts = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_cell, column) => (row === 0 ? column : row)),
  );
  for (let row = 1; row <= a.length; row++)
    for (let column = 1; column <= b.length; column++) {
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      counts[row]![column] = Math.min(
        counts[row - 1]![column - 1]! + Number(a[row - 1] !== b[column - 1]),
        counts[row - 1]![column]! + 1,
        counts[row]![column - 1]! + 1,
        isSwapped ? counts[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  return counts[a.length]![b.length]!;
}

/** Why a text finds a record, by looking at each of its names; undefined when it does not. */
function matchOf(
  { name, aliases: others }: NamedRecord,
  isNear: (key: string) => boolean,
  typed: string,
): string | undefined {
  const aliases = others ?? [];
  const words = plain(name).split(' ');
  const keys = words.map((_word, at) => words.slice(at).join(' '));
  const isTitled = words.length > 1 && ['the', 'a', 'an'].includes(words[0]!);
  if ([keys[0], ...(isTitled ? [keys[1]] : []), ...aliases.map(plain)].includes(typed)) return 'exact';
  const place = keys.findIndex(isNear);
  if (place === 0 || (isTitled && isNear(keys[1]!))) return 'prefix';
  if (place > 0) return 'word';
  return aliases.some((alias) => isNear(plain(alias))) ? 'alias' : undefined;
}

/** What a text finds, by looking at every record. */
function found(typed: string): Map<string, string> {
  const by = (isNear: (key: string) => boolean) =>
    new Map(
      records.flatMap((record) => {
        const match = matchOf(record, isNear, typed);
        return match === undefined ? [] : [[`${record.type} ${record.slug}`, match] as const];
      }),
    );
  const begun = by((key) => key.startsWith(typed));
  if (begun.size > 0 || typed.length < 3) return begun;
  const near = by((key) =>
    [-1, 0, 1].some((more) => {
      const part = key.slice(0, typed.length + more);
      return part.length === typed.length + more && isOneTypo(typed, part);
    }),
  );
  const fuzzy = (which: ReadonlyMap<string, string>) =>
    new Map([...which].map(([record]) => [record, 'fuzzy']));
  if (near.size > 0 || typed.length < 9) return fuzzy(near);
  return fuzzy(
    by(
      (key) =>
        key[0] === typed[0] &&
        [-2, -1, 0, 1, 2].some((more) => typosBetween(typed, key.slice(0, typed.length + more)) <= 2),
    ),
  );
}

const shown = (typed: string, limit = 10_000) => suggest(typed, undefined, limit);
const told10 = (typed: string) => shown(typed, 10).map(({ type, slug }) => `${type} ${slug}`);

test('finds what begins so, by looking at every name: one letter, two, half a name, a word, an alias, and typos', () => {
  const texts = new Set([...'abcdefghijklmnopqrstuvwxyz0123456789']);
  for (const [index, { name, aliases }] of records.entries()) {
    const words = plain(name).split(' ');
    texts.add(
      plain(name)
        .slice(0, 2 + (index % 9))
        .trim(),
    );
    texts.add(words.at(-1)!.slice(0, 3 + (index % 4)));
    for (const alias of aliases ?? [])
      texts.add(
        plain(alias)
          .slice(0, 1 + (index % 7))
          .trim(),
      );
    if (index % 6 > 0) continue;
    const at = index % words[0]!.length;
    const [before, after] = [words[0]!.slice(0, at), words[0]!.slice(at + 1)];
    for (const typo of [
      before + after,
      `${before}q${after}`,
      `${words[0]!.slice(0, at)}z${words[0]!.slice(at)}`,
    ])
      texts.add(typo);
    // Two typos: a letter that no name has, and two that changed places.
    const whole = plain(name);
    if (whole.length > 9) texts.add(`${whole.slice(0, 3)}q${whole[5]}${whole[4]}${whole.slice(6)}`);
  }
  texts.delete('');
  const kinds = new Set<string>();
  for (const text of texts) {
    const response = shown(text);
    expect([text, new Map(response.map(({ type, slug, match }) => [`${type} ${slug}`, match]))]).toEqual([
      text,
      found(text),
    ]);
    for (const { match } of response) kinds.add(match);
    expect(response.slice(0, 10)).toEqual(shown(text, 10));
  }
  expect([...kinds].sort()).toEqual(['alias', 'exact', 'fuzzy', 'prefix', 'word']);
});

test('what people look for comes first, within the way in which it is found', () => {
  expect(told10('ludw')[0]).toBe('boss ludwig-the-accursed');
  expect(told10('lhb')).toEqual(['weapon ludwigs-holy-blade']);
  expect(told10('gasco')[0]).toBe('boss father-gascoigne');
  expect(told10('gascoine')[0]).toBe('boss father-gascoigne');
  expect(told10('the d')).toEqual(expect.arrayContaining(['npc the-doll']));
  const response = shown('b', 10);
  expect(response).toHaveLength(10);
  expect(response.every(({ name, match }) => match === 'prefix' && /^B/.test(name))).toBe(true);
});

test('kinds can be chosen, and what is no name finds nothing', () => {
  expect(suggest('s', ['weapon'], 10).every(({ type }) => type === 'weapon')).toBe(true);
  for (const nothing of ["'", '%', 'qqqqqq', 'zz', '\\', '🜏'.repeat(20)]) expect(shown(nothing)).toEqual([]);
});
