import { beforeAll, expect, test } from '@jest/globals';
import type { Release } from '../../src/data/releases.ts';
import { prepareSearch, searchRecords } from '../../src/data/search/search.ts';
import { namesOf } from '../../site/pages/names.ts';
import { sharedToy, sitePortOf, type Toy, toyId } from './toy.ts';

/** Caches hold whatever number of games there is. */
const count = 30;
const ids = Array.from({ length: count }, (_each, index) => `game-${index}`);

let toy: Toy;
beforeAll(async () => {
  toy = await sharedToy();
});

/** A release with many games, which all have the tables of one, and how many statements it ran. */
function releaseWithMany(): { readonly release: Release; readonly statements: () => number } {
  const game = toy.release.games.get(toyId)!;
  let statements = 0;
  const release: Release = {
    ...toy.release,
    games: new Map(ids.map((id) => [id, { ...game, id }])),
    select(sql, ...bindings) {
      statements += 1;
      return toy.release.select(sql, ...bindings);
    },
  };
  return { release, statements: () => statements };
}

test('no index of the served release and of a pinned one is built twice', async () => {
  const [served, pinned] = [releaseWithMany(), releaseWithMany()];
  await prepareSearch(served.release);
  const once = served.statements();
  expect(once).toBeGreaterThanOrEqual(count);
  for (let round = 0; round < 2; round++)
    for (const { release } of [served, pinned])
      for (const id of ids)
        expect((await searchRecords(release, id, 'north mill')).map(({ slug }) => slug)).toContain(
          'north-mill',
        );
  expect([served.statements(), pinned.statements()]).toEqual([once, once]);
});

test('names are read once for each game', async () => {
  const many = releaseWithMany();
  const release = sitePortOf(many.release).release()!;
  for (let round = 0; round < 2; round++)
    for (const id of ids)
      expect((await namesOf(release, id, ['mill'])).find('mill', 'north-mill')).toBe('North Mill');
  expect(many.statements()).toBe(count);
});
