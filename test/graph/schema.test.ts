import { describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { servedGraph } from '../../src/games/index.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { schema, tableOf } from '../bloodborne.ts';
import { endsOf, rowTypes } from './graph.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const query = schema.getQueryType()!;
const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));

describe('everything is described', () => {
  test('every type, field, argument and value', () => {
    const silent: string[] = [];
    for (const type of types) {
      const builtIn = ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name);
      if (!type.description && !builtIn) silent.push(type.name);
      if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) {
          if (!field.description) silent.push(`${type.name}.${field.name}`);
          for (const argument of field.args)
            if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
        }
      }
      if (isEnumType(type))
        for (const value of type.getValues())
          if (!value.description) silent.push(`${type.name}.${value.name}`);
    }
    expect(silent).toEqual([]);
  });
});

describe('the shape of the graph', () => {
  test('beside root fields only lists of a relation take arguments: a limit, an order, and filters', () => {
    const withArguments = composite
      .filter((type) => type !== query)
      .flatMap((type) => Object.values(type.getFields()))
      // A name takes the language that it is wanted in.
      .filter(({ args }) => args.some(({ name }) => name !== 'lang'));
    expect(withArguments.length).toBeGreaterThan(20);
    for (const field of withArguments) {
      expect(isListType(getNullableType(field.type))).toBe(true);
      const [limit, sort] = ['limit', 'sort'].map((name) => field.args.find((each) => each.name === name));
      expect(String(limit?.type)).toBe('PageSize');
      if (sort) expect(String(sort.type)).toMatch(/^\[[A-Z]\w+Sort!\]$/);
      // A relation is whole unless a limit is given.
      for (const { type, defaultValue } of field.args)
        expect([isNonNullType(type), defaultValue]).toEqual([false, undefined]);
      const list = Object.values(query.getFields()).find(
        ({ type }) => String(type) === `${getNamedType(field.type)}Page!`,
      );
      if (list === undefined) continue;
      const filtering = (args: typeof field.args) =>
        args.flatMap(({ name, type }) => (['filter', 'sort'].includes(name) ? [`${name}: ${type}`] : []));
      expect(filtering(field.args).sort()).toEqual(filtering(list.args).sort());
    }
  });

  test('there is one word for each kind of record', () => {
    const kinds = schema.getType('Kind');
    const words = isEnumType(kinds) ? kinds.getValues().map(({ value }) => value) : [];
    expect(words).toEqual(expect.arrayContaining(rowTypes.map(({ type }) => tableOf(type.name)!)));
    expect(words).toEqual([...new Set(words)].sort());
  });

  test('nothing can be written or subscribed to', () => {
    expect(schema.getMutationType()).toBeUndefined();
    expect(schema.getSubscriptionType()).toBeUndefined();
  });

  test.each(rowTypes.map(({ plural, type }) => [plural, type] as const))(
    '%s: list and record take the same arguments everywhere',
    (plural, type) => {
      const fields = query.getFields();
      const argumentsOf = (name: string) => fields[name]!.args.map((each) => `${each.name}: ${each.type}`);
      const common = ['page: PageInput', 'seed: Seed', 'slugs: [Slug!]', `sort: [${type.name}Sort!]`];
      const hasFilter = argumentsOf(plural).includes(`filter: ${type.name}Filter`);
      expect(argumentsOf(plural).sort()).toEqual(
        [...(hasFilter ? [`filter: ${type.name}Filter`] : []), ...common].sort(),
      );
      const single = Object.values(fields).find((field) => field.type === type)!;
      expect(single.args.map(({ name }) => name)).toEqual(['slug']);
    },
  );

  test.each([...servedGames().keys()])(
    '%s: every slug of another record has the record beside it',
    (gameId) => {
      const own = servedGraph(gameId).schema;
      const traversable: Record<string, string> = {
        soldBy: 'merchants',
        connectedSlugs: 'connected',
        bossSlugs: 'bosses',
      };
      const missing: string[] = [];
      for (const type of Object.values(own.getTypeMap())) {
        if (!(isObjectType(type) || isInterfaceType(type)) || type === own.getQueryType()) continue;
        const fields = type.getFields();
        for (const { name, type: fieldType } of Object.values(fields)) {
          if (getNamedType(fieldType).name !== 'Slug' || name === 'slug') continue;
          // Of a list of slugs the records themselves, not only entries that lead to them.
          const plural = name.replace(/Slugs$/, 's');
          const record =
            traversable[name] ??
            (isListType(getNullableType(fieldType)) ? plural : name.replace(/Slug$/, ''));
          if (fields[record] === undefined || isLeafType(getNamedType(fields[record].type)))
            missing.push(`${type.name}.${name}`);
        }
      }
      expect(missing).toEqual([]);
    },
  );

  test('a text whose description lists its values is an enum', () => {
    // Examples are not all values.
    const listed = /^(?!.*e\.g\.).*`[a-z_-]+`(?:, `[a-z_-]+`)*,? or `[a-z_-]+`/;
    const texts = composite.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name === 'String' && listed.test(field.description ?? ''))
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(texts).toEqual([]);
  });

  test('every way from one kind of record to another leads back', () => {
    const directly = new Map<string, Set<string>>();
    const rows = new Set(rowTypes.map(({ type }) => type.name));
    const members = (name: string) => endsOf(schema.getType(name)!).map((each) => each.name);
    // A condition may name a record of any kind.
    const toAny = new Set<string>();
    for (const { type } of rowTypes) {
      const reached = new Set<string>();
      for (const field of Object.values(type.getFields())) {
        if (getNamedType(field.type).name === 'Requirement') toAny.add(type.name);
        for (const name of members(getNamedType(field.type).name)) {
          if (rows.has(name)) reached.add(name);
          const edge = schema.getType(name);
          // An edge, such as an acquisition, is passed through.
          if (!isObjectType(edge) || rows.has(name)) continue;
          for (const inner of Object.values(edge.getFields()))
            for (const end of members(getNamedType(inner.type).name)) if (rows.has(end)) reached.add(end);
        }
      }
      directly.set(type.name, reached);
    }
    const oneWay: string[] = [];
    for (const [from, reached] of directly)
      for (const to of reached)
        if (!directly.get(to)!.has(from) && !toAny.has(to)) oneWay.push(`${from} -> ${to}`);
    expect(oneWay).toEqual([]);
  });
});
