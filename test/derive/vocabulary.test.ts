import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { visit } from 'graphql';
import { readFileSync } from 'node:fs';
import { differencesOf } from '../../derive/vocabulary.ts';
import { commonShapes } from '../../src/kinds/ideas.ts';
import { graphOf } from '../../src/games/index.ts';
import { annotations } from '../../src/kinds/schema.ts';
import { readGames } from '../../src/kinds/served.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { toyId, toySeeds } from '../toy/toy.ts';

const readSchema = (name: string) =>
  JSON.parse(readFileSync(fromRoot('seeds', `${name}.schema.json`), 'utf8')) as object;

/** The differences of the toy game from the common shapes, if its kinds had these ideas. */
function toyDifferences(ideas: Readonly<Record<string, string>>) {
  const game = readGames(toySeeds).get(toyId)!;
  const graph = graphOf(game);
  const schemas = new Map(
    [...game.schemas].map(([file, { 'x-idea': _idea, ...schema }]) => {
      const idea = ideas[schema['x-table'] ?? ''];
      return [file, idea === undefined ? schema : { ...schema, 'x-idea': idea }];
    }),
  );
  return differencesOf({ ...game, schemas }, graph, loadOperations(graph));
}

test('the common shapes are valid schemas', () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  ajv.addVocabulary([...annotations]);
  ajv.addSchema(readSchema('common')).addSchema(readSchema('ideas'));
  for (const name of Object.keys(commonShapes()))
    expect(ajv.getSchema(`ideas.schema.json#/$defs/${name}`)).toBeDefined();
});

test('a kind without an idea has no differences', () => {
  expect(toyDifferences({})).toEqual([]);
});

test('members that are missing, may be null or are of another type are differences', () => {
  const paths = Object.fromEntries(toyDifferences({ mill: 'gesture' }).map(({ path, what }) => [path, what]));
  expect(paths).toMatchObject({
    'mill.is_dlc': 'missing',
    'mill.menu_order': 'missing',
    'mill.offers': 'missing',
    'mill.acquisition': 'missing',
  });
  expect(paths).not.toHaveProperty(['mill.slug']);
});

test('a slug without a name beside it is a difference', () => {
  const game = readGames(toySeeds).get(toyId)!;
  const graph = graphOf(game);
  const operations = loadOperations(graph);
  expect(differencesOf(game, graph, operations)).toEqual([]);
  const withoutNames = new Map(
    [...operations.fragments].map(([name, fragment]) => [
      name,
      visit(fragment, { Field: (node) => (/_name$|Name$/.test(node.name.value) ? null : undefined) }),
    ]),
  );
  expect(differencesOf(game, graph, { ...operations, fragments: withoutNames })).toContainEqual({
    path: 'mill.owner_slug',
    what: 'no name beside it',
  });
});

test('an idea that no shape describes is refused', () => {
  expect(() => toyDifferences({ mill: 'windmill' })).toThrow(
    'mill: x-idea must be a shape of ideas.schema.json; got "windmill"',
  );
});
