import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  type DocumentNode,
  execute,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isScalarType,
  Kind,
  parse,
  separateOperations,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { createReleases } from '../../src/data/releases.ts';
import { servedGraph } from '../../src/games/index.ts';
import { contextOf } from '../../src/graph/types/builder.ts';
import { commonShapes, fieldsOfMembers, membersOfShape } from '../../src/kinds/ideas.ts';
import { servedGames } from '../../src/kinds/served.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';
import { fromRoot } from '../../src/root.ts';
import { snakeCase } from '../../src/text/case.ts';
import { gameIds } from '../games.ts';
import { sharedDatabase } from '../service.ts';
import { sharedToy } from '../toy/toy.ts';

const common = parse(readFileSync(fromRoot('test', 'graphql', 'common.graphql'), 'utf8'));
const shapes = commonShapes();
const fragments = common.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);

/** The shape that a fragment selects the members of. */
const shapeOf = (name: string) => (name === 'GameRecord' ? 'record' : snakeCase(name).replace(/^_/, ''));

const ideasOf = (schemas: ReadonlyMap<string, DataSchema>) =>
  new Set([...schemas.values()].flatMap(({ 'x-idea': idea = [] }) => idea));
const gamesIdeas = new Map([...servedGames()].map(([id, { schemas }]) => [id, ideasOf(schemas)]));
const allIdeas = new Set([...gamesIdeas.values()].flatMap((ideas) => [...ideas]));

/** The common document without what leads to ideas that a game does not have. */
function documentOf(ideas: ReadonlySet<string>): DocumentNode {
  const isLeftOut = (name: string) => allIdeas.has(shapeOf(name)) && !ideas.has(shapeOf(name));
  const cut: DocumentNode = visit(common, {
    FragmentSpread: ({ name }) => (isLeftOut(name.value) ? null : undefined),
    Field: {
      leave({ selectionSet }) {
        if (selectionSet === undefined) return undefined;
        const names = selectionSet.selections.map((each) =>
          each.kind === Kind.FIELD ? each.name.value : '',
        );
        return names.length === 0 || names.join() === 'meta' ? null : undefined;
      },
    },
  });
  return separateOperations(cut)['Common']!;
}

const names = ({ selectionSet }: FragmentDefinitionNode) =>
  selectionSet.selections.map((each) => (each.kind === Kind.INLINE_FRAGMENT ? '' : each.name.value));

describe('the common document', () => {
  test('has a fragment for each idea with members of its own', () => {
    const own = [...allIdeas].filter((idea) => Object.keys(shapes[idea]!.properties ?? {}).length > 0);
    expect(fragments.map(({ name }) => shapeOf(name.value))).toEqual(expect.arrayContaining(own));
    expect(own.length).toBeGreaterThan(10);
  });

  test('has every member of every shape', () => {
    const record = Object.keys(membersOfShape(shapes['record']!, shapes));
    const missing = fragments.flatMap((fragment) => {
      const shape = shapes[shapeOf(fragment.name.value)];
      if (shape === undefined) return [];
      const has = new Set(names(fragment));
      // Of alternatives a game has one.
      const either = (shape.anyOf ?? []).flatMap(({ required = [] }) => required);
      const left = new Set([...either, ...(has.has('GameRecord') ? record : [])]);
      const members = Object.keys(membersOfShape(shape, shapes)).filter((member) => !left.has(member));
      return members
        .filter((member) => !fieldsOfMembers([member]).some((field) => has.has(field)))
        .map((member) => `${fragment.name.value}.${member}`);
    });
    expect(missing).toEqual([]);
  });
});

/** The type of a value in JSON: closed sets and texts of a form are texts. */
function jsonType(type: GraphQLOutputType): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return `[${jsonType(bare.ofType)}]`;
  const named = getNamedType(bare);
  if (['Int', 'Float', 'Boolean'].includes(named.name)) return named.name;
  if (!isScalarType(named)) return isEnumType(named) ? 'text' : 'object';
  const { type: json = 'string' } = (named.extensions['jsonSchema'] ?? {}) as { readonly type?: string };
  return json === 'string' ? 'text' : json;
}

/** The type of each field of a document, by fragment and path. */
function typesIn(document: DocumentNode, schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>();
  const info = new TypeInfo(schema);
  const path: string[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      FragmentDefinition: { enter: ({ name }) => void path.push(name.value), leave: () => void path.pop() },
      Field: {
        enter({ name }) {
          path.push(name.value);
          found.set(path.join('.'), jsonType(info.getType() as GraphQLOutputType));
        },
        leave: () => void path.pop(),
      },
    }),
  );
  return found;
}

let rowsRead = 0;

describe.each(gameIds)('%s', (gameId) => {
  const { schema } = servedGraph(gameId);
  const document = documentOf(gamesIdeas.get(gameId)!);

  test('its schema has all of it', () => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  test('a name has the type that it has in the other games', () => {
    const own = typesIn(document, schema);
    expect(own.size).toBeGreaterThan(0);
    for (const other of gameIds) {
      const theirs = typesIn(documentOf(gamesIdeas.get(other)!), servedGraph(other).schema);
      const different = [...own].flatMap(([path, type]) =>
        (theirs.get(path) ?? type) === type ? [] : [`${path}: ${type}, in ${other} ${theirs.get(path)}`],
      );
      expect(different).toEqual([]);
    }
  });

  test('it can be run', async () => {
    const releases = createReleases({
      database: await sharedDatabase(),
      emit: () => undefined,
      pollMs: 3_600_000,
    });
    const release = (await releases.refresh())!;
    const { data, errors } = await execute({ schema, document, contextValue: contextOf(release) });
    releases.close();
    expect(errors).toBeUndefined();
    const lists = Object.values(data as Record<string, { readonly data?: unknown[] }>).flatMap(
      ({ data: rows }) => (rows === undefined ? [] : [rows]),
    );
    rowsRead += lists.flat().length;
  });
});

test('rows were read where games have them', () => {
  expect(rowsRead).toBeGreaterThan(20);
});

test('a game without any of the ideas has what every record has', async () => {
  const { graph } = await sharedToy();
  const document = documentOf(new Set());
  expect(validate(graph.schema, document).map(({ message }) => message)).toEqual([]);
  expect(document.definitions.map((each) => 'name' in each && each.name?.value)).toContain('GameRecord');
});
