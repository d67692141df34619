import { beforeAll, expect, test } from '@jest/globals';
import {
  execute,
  isAbstractType,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import { servedGraph } from '../../src/games/index.ts';
import { contextOf } from '../../src/graph/types/builder.ts';
import { schema, tableOf } from '../bloodborne.ts';
import { gameIds, publishedGame } from '../games.ts';
import { errorsOf, markedTexts, ownersIn, textsIn } from '../spoilers.ts';
import { type Graph, rowTypes, sharedGraph } from './graph.ts';

/** Which texts of GraphQL records give something away: every field of theirs that leads to no other record. */
let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

const isRecord = (type: GraphQLNamedType) => tableOf(type.name) !== undefined || type.name === 'GameRecord';

/** All fields of a type and of the entries below it, under their own names. */
function selectionOn(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (isAbstractType(type))
    return schema
      .getPossibleTypes(type)
      .map((each) => `... on ${each.name} { ${selectionOn(each, above)} }`)
      .join(' ');
  if (!isObjectType(type)) throw new Error(`no fields of ${type.name}`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const to = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || ['provenance', 'moves', 'levels'].includes(field.name))
      return [];
    if (isLeafType(to)) return [field.name];
    const leadsOn =
      isRecord(to) ||
      (isAbstractType(to) && schema.getPossibleTypes(to).some(isRecord)) ||
      above.includes(to.name);
    return leadsOn ? [] : [`${field.name} { ${selectionOn(to, [...above, to.name])} }`];
  });
  return fields.join(' ');
}

/** Texts of objects that mark some. */
const seen = new Set<string>();

const isOwner = (inside: object) => 'spoilers' in inside;

test.each(rowTypes.map(({ type, plural }) => [plural, type] as const))(
  '%s and their entries mark every text that gives something away, by the names of the fields',
  async (plural, type) => {
    for (let page = 1; ; page++) {
      const { result } = await graph.run(
        `{ records: ${plural}(page: { number: ${page}, size: 100 }) { data { ${selectionOn(type)} } } }`,
      );
      expect(result.errors).toBeUndefined();
      for (const record of result.data.records.data) {
        for (const owner of ownersIn(record)) {
          expect([record.slug, ...errorsOf(owner, [], isOwner)]).toEqual([record.slug]);
          if (owner.spoilers.length > 0) for (const [, text] of textsIn(owner)) seen.add(text);
        }
      }
      if (result.data.records.data.length < 100) break;
    }
  },
);

test('together they have all that the data files mark', () => {
  expect([...markedTexts.keys()].filter((text) => !seen.has(text))).toEqual([]);
});

test.each(gameIds)('%s: the level of a record is the highest of its marks', async (gameId) => {
  const { schema, model } = servedGraph(gameId);
  const contextValue = contextOf(graph.fresh());
  const send = async (query: string): Promise<any> => {
    const { data, errors } = await execute({ schema, document: parse(query), contextValue });
    expect(errors).toBeUndefined();
    return data;
  };
  for (const { name: table, isRecord } of model.tables.values())
    for (const { slug, spoilers: inFile = [] } of isRecord
      ? ((publishedGame(gameId).records.get(table) ?? []) as any[])
      : []) {
      const { node } = await send(
        `{ node(id: "${gameId}:${table}:${slug}") { ... on GameRecord { spoilerLevel spoilers { level } } } }`,
      );
      const levels = [...inFile, ...node.spoilers].map(({ level }) => level);
      const highest = ['major', 'mild'].find((level) => levels.includes(level)) ?? 'none';
      expect([table, slug, node.spoilerLevel]).toEqual([table, slug, highest]);
    }
});

test('the spoilers of a record do not depend on the other fields of the query', async () => {
  const requested = 'spoilers { text level }';
  const query = (more: string) =>
    `{ npc(slug: "eileen-the-crow") { ${requested} ${more} placements(limit: 1) { at: subArea ${requested} } } }`;
  const [alone, beside] = [await graph.run(query('')), await graph.run(query('description name questNotes'))];
  expect(alone.result.data.npc).toEqual({
    spoilers: beside.result.data.npc.spoilers,
    placements: beside.result.data.npc.placements,
  });
  expect(alone.result.data.npc.placements[0].spoilers).toEqual([{ text: '/condition', level: 'mild' }]);
  expect(alone.result.data.npc.spoilers).toContainEqual({ text: '/questNotes/1', level: 'mild' });
});
