import { readFileSync } from 'node:fs';
import type { Graph } from '../src/graph/graph.ts';
import { commonShapes } from '../src/kinds/ideas.ts';
import { nameBeside } from '../src/kinds/model.ts';
import type { DataSchema } from '../src/kinds/schema.ts';
import type { GameKinds } from '../src/kinds/served.ts';
import type { Words } from '../src/kinds/words.ts';
import { type Operations, widestQuery } from '../src/rest/operations.ts';
import { fromRoot } from '../src/root.ts';
import { createShapes } from './openapi/shapes.ts';

/** A member that is not as the common shape of its idea, e.g. `boss.forms[].hp`, and why. */
export interface Difference {
  readonly path: string;
  readonly what: string;
}

/** Permanent exceptions: words that no game uses any more, and games that keep another word, with the reason. */
interface Exceptions {
  /** Words by the kind whose records must not have them; `*` for every kind. */
  readonly retired: Readonly<Record<string, readonly string[]>>;
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const readJson = <Value>(...steps: string[]) => JSON.parse(readFileSync(fromRoot(...steps), 'utf8')) as Value;

const readExceptions = () => readJson<Exceptions>('schema', 'vocabulary.json');

/** A schema with what its `$ref` and its `allOf` add, and without its null. */
function plainOf(schema: DataSchema, definitions: Readonly<Record<string, DataSchema>>) {
  let isNullable = false;
  let at = schema;
  for (;;) {
    const { $ref, anyOf, ...own } = at;
    const branches = anyOf?.filter(({ required }) => required === undefined) ?? [];
    if ($ref !== undefined) at = { ...definitions[$ref.split('/').at(-1)!], ...own };
    else if (branches.length > 0) {
      isNullable ||= branches.some(({ type }) => type === 'null');
      at = { ...branches.find(({ type }) => type !== 'null')!, ...own };
    } else break;
  }
  const types = [at.type ?? []].flat();
  isNullable ||= types.includes('null');
  const wholes = [...(at.allOf ?? []).map((each) => plainOf(each, definitions).schema), at];
  const whole: DataSchema = {
    ...at,
    properties: Object.assign({}, ...wholes.map(({ properties }) => properties)),
    required: wholes.flatMap(({ required = [] }) => required),
  };
  return { schema: whole, isNullable, type: types.find((type) => type !== 'null') };
}

/** The type of a value, whole numbers being numbers. */
const basicType = (type: string | undefined) => (type === 'integer' ? 'number' : type);

/** The names of common members, each with the types that they have. */
function typesOfNames(shapes: Readonly<Record<string, DataSchema>>): ReadonlyMap<string, Set<string>> {
  const types = new Map<string, Set<string>>();
  const visit = (schema: DataSchema): void => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const type = basicType(plainOf(inner, shapes).type) ?? 'string';
      types.set(name, (types.get(name) ?? new Set()).add(type));
      visit(inner);
    }
    for (const inner of [schema.items ?? [], schema.allOf ?? []].flat()) visit(inner);
  };
  for (const shape of Object.values(shapes)) visit(shape);
  return types;
}

/** The keys of an object: the words of the game that it must have, for one with `x-keyed-by`. */
function membersOf(shape: DataSchema, words: Words): Readonly<Record<string, DataSchema>> {
  const { 'x-keyed-by': by, additionalProperties: value, properties = {} } = shape;
  if (by === undefined) return properties;
  return Object.fromEntries((words[by] ?? []).map(({ word }) => [word, value as DataSchema]));
}

/** Compares what a game serves with the common shape, in `report` by path. */
function createComparison(
  shapes: Readonly<Record<string, DataSchema>>,
  components: Readonly<Record<string, DataSchema>>,
  words: Words,
  report: (path: string, what: string) => void,
) {
  const names = typesOfNames(shapes);

  function compareSet(common: DataSchema, own: DataSchema, path: string): void {
    const { 'x-words': list } = common;
    const allowed = list === undefined ? common.enum : words[list]?.map(({ word }) => word);
    if (allowed === undefined) return;
    if (own.enum === undefined) report(path, `no closed set; one of ${list ?? allowed.join(', ')}`);
    const more = (own.enum ?? []).filter((value) => !allowed.includes(value as string));
    if (more.length > 0) report(path, `not in the common set: ${more.join(', ')}`);
  }

  function compareObject(common: DataSchema, own: DataSchema, path: string): void {
    const { properties = {} } = own;
    const expected = membersOf(common, words);
    const isKeyed = common['x-keyed-by'] !== undefined;
    for (const [name, inner] of Object.entries(expected)) {
      const found = properties[name];
      if (found !== undefined) compare(inner, found, `${path}.${name}`);
      else if (isKeyed || common.required?.includes(name)) report(`${path}.${name}`, 'missing');
    }
    for (const { required } of common.anyOf ?? [])
      if (common.anyOf!.every((each) => !each.required!.every((name) => name in properties)))
        report(`${path}.${required!.join('.')}`, 'missing, and so are the members that could replace it');
    for (const [name, inner] of Object.entries(properties)) {
      if (name in expected) continue;
      if (isKeyed) report(`${path}.${name}`, `no word of ${common['x-keyed-by']}`);
      else visitOwn(name, inner, `${path}.${name}`);
    }
  }

  /** A member that only this game has: a name means the same everywhere. */
  function visitOwn(name: string, schema: DataSchema, path: string): void {
    const { schema: own, type } = plainOf(schema, components);
    const others = names.get(name);
    const basic = basicType(type);
    if (others && basic && !others.has(basic))
      report(path, `${basic}, but the common member of this name is: ${[...others].join(' or ')}`);
    const inner = own.items === undefined ? own : plainOf(own.items, components).schema;
    const at = own.items === undefined ? path : `${path}[]`;
    for (const [each, value] of Object.entries(inner.properties ?? {}))
      visitOwn(each, value, `${at}.${each}`);
  }

  function compare(commonSchema: DataSchema, ownSchema: DataSchema, path: string): void {
    const common = plainOf(commonSchema, shapes);
    const own = plainOf(ownSchema, components);
    if (own.isNullable && !common.isNullable) report(path, 'may be null');
    const [expected, given] = [commonSchema, ownSchema].map((schema) => schema['x-null-means']);
    if (expected !== given && own.isNullable && common.isNullable)
      report(path, `null means ${given}, and ${expected} in the common shape`);
    const options = ownSchema.oneOf ?? own.schema.oneOf;
    if (options !== undefined) {
      for (const option of options) compare(commonSchema, option, path);
      return;
    }
    if (common.type === undefined) return;
    if (common.type !== own.type && !(common.type === 'number' && own.type === 'integer')) {
      report(path, `${own.type ?? 'any type'} instead of ${common.type}`);
      return;
    }
    if (common.type === 'object') compareObject(common.schema, own.schema, path);
    else if (common.type === 'array') compare(common.schema.items!, own.schema.items!, `${path}[]`);
    else compareSet(common.schema, own.schema, path);
  }

  return compare;
}

interface Member {
  readonly name: string;
  readonly path: string;
  readonly schema: DataSchema;
  /** The names of all members of the object that it is in. */
  readonly beside: ReadonlySet<string>;
}

/** Every member of a schema with its path. */
function* membersIn(
  schema: DataSchema,
  components: Readonly<Record<string, DataSchema>>,
  path: string,
): Generator<Member> {
  const { schema: whole } = plainOf(schema, components);
  for (const option of whole.oneOf ?? []) yield* membersIn(option, components, path);
  if (whole.items) yield* membersIn(whole.items, components, `${path}[]`);
  const { properties = {} } = whole;
  const beside = new Set(Object.keys(properties));
  for (const [name, inner] of Object.entries(properties)) {
    yield { name, path: `${path}.${name}`, schema: inner, beside };
    yield* membersIn(inner, components, `${path}.${name}`);
  }
}

/**
 * Compares the records of a game, in the widest view of REST, with the common shapes of the ideas that its kinds
 * declare (`x-idea`). Looks for retired words in all of its responses, and for slugs without a name beside them.
 */
export function differencesOf(
  { schemas, words }: GameKinds,
  graph: Graph,
  operations: Operations,
): Difference[] {
  const ideas = [...schemas.values()].flatMap(({ 'x-table': kind, 'x-idea': idea }) =>
    kind === undefined || idea === undefined ? [] : [[kind, idea] as const],
  );
  const ideaOf = new Map(ideas);
  const shapes = commonShapes();
  const { retired, exceptions } = readExceptions();
  const allowed = exceptions[graph.gameId] ?? {};
  const views = createShapes(graph.schema, operations.fragments);
  const differences: Difference[] = [];
  const report = (path: string, what: string) => {
    if (!(path in allowed)) differences.push({ path, what });
  };
  const checkMembers = (
    schema: DataSchema,
    components: Readonly<Record<string, DataSchema>>,
    at: string,
    more: readonly string[] = [],
  ) => {
    const banned = new Set([...(retired['*'] ?? []), ...more]);
    for (const { name, path, schema: member, beside } of membersIn(schema, components, at)) {
      if (banned.has(name)) report(path, 'a retired word');
      if (name.endsWith('_slug') && !beside.has(nameBeside(name))) report(path, 'no name beside it');
      if (plainOf(member, components).isNullable && member['x-null-means'] === undefined)
        report(path, 'null without a meaning (x-null-means)');
    }
  };
  const kinds = [...graph.model.tables.keys()].map((word) => ({ word, label: word }));
  const records = new Map(
    operations.list.flatMap((operation) => {
      if (operation.kind === undefined) return [];
      const { properties } = views.queryShape(operation, widestQuery(operation)) as DataSchema;
      const data = properties!['data']!;
      return [[operation.kind, data.items ?? data] as const];
    }),
  );
  for (const [kind, idea] of ideas) {
    if (!(idea in shapes))
      throw new Error(`${kind}: x-idea must be a shape of ideas.schema.json; got "${idea}"`);
    if (!records.has(kind)) report(kind, 'no route in REST');
  }
  for (const [kind, record] of [...records].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const components = Object.fromEntries(views.components) as Readonly<Record<string, DataSchema>>;
    checkMembers(record, components, kind, retired[kind]);
    const idea = ideaOf.get(kind);
    if (idea === undefined) continue;
    createComparison(shapes, components, { ...words, kinds }, report)(shapes[idea]!, record, kind);
  }
  for (const operation of operations.list.filter((each) => each.kind === undefined)) {
    const response = views.queryShape(operation, widestQuery(operation)) as DataSchema;
    const components = Object.fromEntries(views.components) as Readonly<Record<string, DataSchema>>;
    checkMembers(response, components, operation.id);
  }
  return differences;
}
