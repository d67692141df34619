import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { schema } from '../bloodborne.ts';
import { fromRoot } from '../../src/root.ts';
import { expectRecorded } from '../recorded.ts';
import { countedByTable } from '../statements.ts';
import { endsOf, type Graph, rowTypes, sharedGraph, tablesOf } from './graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

/** Tables that each field reads besides those of its parent, found by queries. */
const tablesByField = new Map<string, readonly string[]>();

async function learnTables(): Promise<void> {
  for (const { type, plural } of rowTypes) {
    for (const field of Object.values(type.getFields())) {
      const isLeaf = isLeafType(getNamedType(field.type));
      const { statements } = await graph.run(
        `{ ${plural}(page: { size: 100 }) { data { ${field.name} ${isLeaf ? '' : '{ __typename }'} } } }`,
      );
      tablesByField.set(`${type.name}.${field.name}`, statements.slice(1).flatMap(tablesOf));
    }
  }
  // Ends of edges, whose tables are those of the records they lead to.
  const tableOf = new Map<string, string>();
  for (const { type, plural } of rowTypes) {
    const { statements } = await graph.run(`{ ${plural} { data { __typename } } }`);
    tableOf.set(type.name, tablesOf(statements[0]!)[0]!);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || tableOf.has(type.name)) continue;
    for (const field of Object.values(type.getFields())) {
      // The name of a record is read with it.
      const named = type.getFields()[field.name.replace(/Name$/, '')] ?? field;
      const tables = endsOf(getNamedType(named.type)).flatMap(({ name }) => tableOf.get(name) ?? []);
      if (type === schema.getQueryType() || tables.length > 0)
        tablesByField.set(`${type.name}.${field.name}`, tables);
      // How many there are is counted in the same table.
      if (field.name === 'data' && type.getFields()['meta']) tablesByField.set(`${type.name}.meta`, tables);
    }
  }
  tablesByField.set('AvailableShape.glyph', ['blood_gem_shape']);
}

/** For each table the level of each field of a query that reads it. */
function levelsOf(query: string): Map<string, number[]> {
  const levels = new Map<string, number[]>();
  const enter = (selections: SelectionSetNode, type: GraphQLCompositeType, level: number): void => {
    for (const node of selections.selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const target = schema.getType(node.typeCondition!.name.value);
        enter(node.selectionSet, target as GraphQLCompositeType, level);
        continue;
      }
      const { name, selectionSet } = node as FieldNode;
      if (!('getFields' in type) || name.value === '__typename') continue;
      const field = type.getFields()[name.value]!;
      for (const table of tablesByField.get(`${type.name}.${field.name}`) ?? []) {
        levels.set(table, [...(levels.get(table) ?? []), level]);
      }
      const target = getNamedType(field.type);
      if (selectionSet && isCompositeType(target)) enter(selectionSet, target, level + 1);
    }
  };
  const [operation] = parse(query).definitions;
  enter((operation as { selectionSet: SelectionSetNode }).selectionSet, schema.getQueryType()!, 1);
  return levels;
}

/** Whether a statement reads which names give something away: once for a release, whatever the query. */
const readsMarks = (statement: string) => statement.includes('.record where spoilers is not null');

/**
 * Tables that took more statements than the query has levels, and than it has fields that read the table. A field takes
 * one statement for all rows of a level; rows that are there already lead on to the next level before others.
 */
function excess(query: string, statements: readonly string[]): string[] {
  const levels = levelsOf(query);
  const depth = Math.max(...[...levels.values()].flatMap((each) => [...each]));
  const counts = new Map<string, number>();
  for (const table of statements.filter((each) => !readsMarks(each)).flatMap(tablesOf))
    counts.set(table, (counts.get(table) ?? 0) + 1);
  const allowed = new Map<string, number>();
  for (const [table, each] of levels) allowed.set(table, Math.max(depth, each.length));
  return [...counts]
    .filter(([table, count]) => count > (allowed.get(table) ?? 0))
    .map(([table, count]) => `${table}: ${count} statements on ${depth} levels`);
}

describe('statements grow with the levels and fields of a query, not with its rows', () => {
  beforeAll(learnTables);

  /** Numbers that are the same in every run (mulberry32). */
  const randomFrom = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };

  /** Any selection of a type, down to a level. */
  const selectionOf = (type: GraphQLCompositeType, left: number, random: () => number): string => {
    const ends = endsOf(type) as readonly GraphQLObjectType[];
    if (!ends.includes(type as GraphQLObjectType)) {
      const chosen = ends.filter(() => random() < 0.4);
      return `{ __typename ${chosen.map((each) => `... on ${each.name} ${selectionOf(each, left, random)}`).join(' ')} }`;
    }
    const fields = Object.values((type as GraphQLObjectType).getFields()).filter((field) => {
      const isLeaf = isLeafType(getNamedType(field.type));
      return isLeaf ? random() < 0.15 : left > 1 && random() < (left > 3 ? 0.5 : 0.25);
    });
    return `{ __typename ${fields
      .map((field) => {
        const target = getNamedType(field.type);
        return isCompositeType(target)
          ? `${field.name} ${selectionOf(target, left - 1, random)}`
          : field.name;
      })
      .join(' ')} }`;
  };

  // Types of an interface share the names of fields of different types: such a query is not valid, and is left out.
  const isValid = async (query: string) => {
    const { validate } = await import('graphql');
    return validate(schema, parse(query)).length === 0;
  };

  test.each([
    ['bosses', 'Boss'],
    ['items', 'Item'],
    ['locations', 'Location'],
    ['npcs', 'Npc'],
    ['chaliceDungeons', 'ChaliceDungeon'],
  ])('any query of depth 5 over all %s', async (plural, typeName) => {
    const random = randomFrom(plural.length * 7919);
    const beyond: string[] = [];
    let tried = 0;
    let max = 0;
    while (tried < 4) {
      const selection = selectionOf(schema.getType(typeName) as GraphQLCompositeType, 4, random);
      const page = (number: number) =>
        `p${number}: ${plural}(page: { number: ${number}, size: 100 }) { data ${selection} meta { total } }`;
      const query = `{ ${page(1)} ${page(2)} }`;
      if (!(await isValid(query))) continue;
      tried += 1;
      const { result, statements } = await graph.run(query);
      expect(result.errors).toBeUndefined();
      max = Math.max(max, statements.length);
      beyond.push(...excess(query, statements));
    }
    expect(beyond).toEqual([]);
    expect(max).toBeGreaterThan(8);
  });
});

describe('golden: query, exact response, statements by table', () => {
  const folder = fromRoot('test', 'golden', 'graphql');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.slice(0, -'.graphql'.length));

  test.each(names)('%s', async (name) => {
    const query = readFileSync(path.join(folder, `${name}.graphql`), 'utf8');
    const { result, statements } = await graph.run(query);
    expect(result.errors).toBeUndefined();
    const text = [JSON.stringify(result), '', countedByTable(statements), ''].join('\n');
    const file = path.join(folder, `${name}.txt`);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text);
    expectRecorded(text, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  });
});
