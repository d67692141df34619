import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { skeletonOf } from '../../src/dataset/skeleton.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { fromRoot } from '../../src/root.ts';
import { withArticle } from '../../src/text/with-article.ts';
import { published } from '../published.ts';

/** Articles before the other kind of sound; `a unique`, `an hour` and letters that are spelled are right. */
const wrong =
  /\b(?:[Aa] (?!(?:of|is|and|or|in)\b|[Uu]ni|use|one\b|once\b|U[RT])[aeiouAEIOU]\w*|[Aa]n (?!hour|npc)[b-df-hj-np-tv-z]\w*)/g;
const wrongIn = (text: string) => [...text.matchAll(wrong)].map(([found]) => found);

test('a noun has the article of its first sound', () => {
  const nouns = ['boss', 'item', 'NPC', 'npc', 'origin', 'unique item', 'enemy', 'one-handed weapon'];
  expect(nouns.map(withArticle)).toEqual([
    ...[
      'a boss',
      'an item',
      'an NPC',
      'an npc',
      'an origin',
      'a unique item',
      'an enemy',
      'a one-handed weapon',
    ],
  ]);
  expect(wrongIn('a item of an boss, A origin')).toEqual(['a item', 'an boss', 'A origin']);
});

test('so do the texts of every game that are made from nouns', () => {
  const games = [...servedGames().values()];
  const files = [
    'schema/openapi.json',
    'docs/cli.md',
    ...games.map(({ id }) => `schema/${id}/schema.graphql`),
  ];
  const texts = files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')] as const);
  const skeletons = published.games.flatMap(({ kinds }) =>
    kinds.map(({ file, records }) => [file, JSON.stringify(skeletonOf(records.items ?? {}))] as const),
  );
  expect(skeletons.length).toBeGreaterThan(20);
  for (const [place, text] of [...texts, ...skeletons]) expect([place, wrongIn(text)]).toEqual([place, []]);
});
