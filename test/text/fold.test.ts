import { describe, expect, test } from '@jest/globals';
import { indexNames, type NamedRecord } from '../../src/data/search/names.ts';
import { createSuggest } from '../../src/data/search/suggest.ts';
import { fold } from '../../src/text/fold.ts';
import { published } from '../published.ts';

/** How people type letters that their keyboard lacks. */
const typed: readonly (readonly [RegExp, string])[] = [
  [/ß|ẞ/g, 'ss'],
  [/æ/gi, 'ae'],
  [/œ/gi, 'oe'],
  [/ø/gi, 'o'],
  [/ł/gi, 'l'],
  [/đ|ð/gi, 'd'],
  [/þ/gi, 'th'],
  [/ı/g, 'i'],
];
const asTyped = (name: string) => typed.reduce((text, [letter, plain]) => text.replace(letter, plain), name);

/** The records of every game that have names, by game. */
const games = published.games.map(({ game, records }) => ({
  gameId: game.slug,
  records: [...records].flatMap(([type, rows]) =>
    rows.flatMap(({ slug, name, names, aliases }): NamedRecord[] =>
      typeof name === 'string' ? [{ type, slug, name, names, aliases: aliases ?? [] } as NamedRecord] : [],
    ),
  ),
}));

test('letters without a plain form in Unicode fold to the ones that people type', () => {
  expect(
    ['Großschwert', 'ẞ', 'Łuk', 'Œil', 'Ætherize', 'Søren', 'Đorđe', 'Þór', 'Iı', 'ΣΑΣ σας'].map(fold),
  ).toEqual(['grossschwert', 'ss', 'luk', 'oeil', 'aetherize', 'soren', 'dorde', 'thor', 'ii', 'σασ σασ']);
});

describe.each(games)('$gameId', ({ records }) => {
  const namesOf = ({ name, names, aliases }: NamedRecord) => [
    name,
    ...(aliases ?? []),
    ...Object.values(names ?? {}),
  ];

  test('every name folds to plain letters where it is in the Latin script', () => {
    const odd = records.flatMap(namesOf).filter((name) => /(?![a-z])\p{Script=Latin}/u.test(fold(name)));
    expect(odd).toEqual([]);
  });

  test('every name is found as it is typed without its special letters, and in capitals', async () => {
    const suggest = createSuggest(await indexNames(records));
    const missed = records.flatMap((record) =>
      namesOf(record).flatMap((name) =>
        [asTyped(name), name.toUpperCase()]
          .filter((text) => text !== name)
          .filter(
            (text) =>
              !suggest(text, [record.type], 10_000).some(
                ({ slug, match }) => slug === record.slug && match !== 'fuzzy',
              ),
          ),
      ),
    );
    expect(missed).toEqual([]);
  });
});
