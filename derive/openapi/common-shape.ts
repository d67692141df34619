import type { Schema } from './schema.ts';

/** A schema of one game with the schemas that it refers to. */
export interface ShapeOfGame {
  readonly schema: Schema;
  readonly resolve: (name: string) => Schema;
}

const prefix = '#/components/schemas/';
const nullSchema = { type: 'null' };

/** The text of a value in which the order of members does not count. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => {
    if (Array.isArray(inner)) return key === 'required' ? inner.toSorted() : inner;
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The names of the schemas that a value refers to itself. */
export const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);

/** The schema without null and what it means, and whether it allows null. */
function withoutNull(whole: Schema): { readonly shape: Schema; readonly isNullable: boolean } {
  const { 'x-null-means': _meaning, 'x-applies-if': _condition, ...schema } = whole;
  const { anyOf, type, ...rest } = schema as Schema & { anyOf?: Schema[]; type?: string | string[] };
  if (anyOf !== undefined) {
    const others = anyOf.filter((each) => each['type'] !== 'null');
    if (others.length === anyOf.length) return { shape: schema, isNullable: false };
    const [only] = others;
    return {
      shape: others.length === 1 ? { ...only, ...rest } : { anyOf: others, ...rest },
      isNullable: true,
    };
  }
  if (!Array.isArray(type)) return { shape: schema, isNullable: false };
  const others = type.filter((each) => each !== 'null');
  return {
    shape: { ...rest, type: others.length === 1 ? others[0]! : others },
    isNullable: others.length < type.length,
  };
}

function orNull(shape: Schema): Schema {
  const { description, ...rest } = shape;
  if (typeof rest['type'] === 'string' && rest['enum'] === undefined && rest['const'] === undefined)
    return { ...shape, type: [rest['type'], 'null'] };
  return { anyOf: [rest, nullSchema], ...(description === undefined ? {} : { description }) };
}

/** The values that a schema allows, if they are listed. */
const valuesOf = ({ enum: values, const: value }: Schema): readonly unknown[] | undefined =>
  (values as unknown[] | undefined) ?? (value === undefined ? undefined : [value]);

/** The description, if it is the same in all games: others may be true of one game only. */
function descriptionOf(shapes: readonly ShapeOfGame[]): Schema {
  const [description, ...others] = new Set(shapes.map(({ schema }) => schema['description']));
  return description === undefined || others.length > 0 ? {} : { description };
}

/** Returns what null means, if it is the same in all games in which the value may be null. */
function nullMeaningOf(shapes: readonly ShapeOfGame[]): Schema {
  const meanings = shapes.filter(({ schema }) => withoutNull(schema).isNullable).map(({ schema }) => schema);
  const same = (key: string) => {
    const [value, ...others] = new Map(meanings.map((each) => [canonical(each[key]), each[key]])).values();
    return value === undefined || others.length > 0 ? {} : { [key]: value };
  };
  const meaning = same('x-null-means');
  return 'x-null-means' in meaning ? { ...meaning, ...same('x-applies-if') } : {};
}

/** A common shape; undefined if there is none. */
type Joined = Schema | undefined;

/** Joins scalars of one type: keywords that all have, and the values of any. */
function scalars(shapes: readonly ShapeOfGame[]): Joined {
  const types = new Set(shapes.map(({ schema }) => schema['type']));
  if (types.size === 2 && types.has('integer')) types.delete('integer');
  const [type] = types;
  if (
    types.size !== 1 ||
    typeof type !== 'string' ||
    !['string', 'number', 'integer', 'boolean'].includes(type)
  )
    return undefined;
  const [first, ...others] = shapes.map(({ schema }) => schema);
  const same = Object.entries(first!).filter(
    ([key, value]) =>
      !['type', 'enum', 'const'].includes(key) &&
      others.every((each) => canonical(each[key]) === canonical(value)),
  );
  const values = shapes.map(({ schema }) => valuesOf(schema));
  const listed = values.every((each) => each !== undefined) ? [...new Set(values.flat())] : undefined;
  return { ...Object.fromEntries(same), type, ...(listed && { enum: listed }) };
}

/** Follows references to what they name. */
function resolved({ schema, resolve }: ShapeOfGame): ShapeOfGame {
  const { $ref, ...rest } = schema as Schema & { $ref?: string };
  if ($ref === undefined) return { schema, resolve };
  return resolved({ resolve, schema: { ...resolve($ref.slice(prefix.length)), ...rest } });
}

/**
 * Makes the shapes that schemas of several games have in common: each value of any of them fits.
 *
 * @param commonNameOf gives the name of the common shape of all schemas of a name; undefined if there is none.
 */
export function createCommonShapes(commonNameOf: (name: string) => string | undefined) {
  function objects(shapes: readonly ShapeOfGame[]): Schema {
    const properties = shapes.map(({ schema }) => (schema['properties'] ?? {}) as Record<string, Schema>);
    const joined = Object.keys(properties[0]!).flatMap((name) => {
      if (!properties.every((each) => each[name] !== undefined)) return [];
      const member = join(
        shapes.map(({ resolve }, index) => ({ resolve, schema: properties[index]![name]! })),
      );
      return member === undefined ? [] : [[name, member] as const];
    });
    const isRequired = (name: string) =>
      shapes.every(({ schema }) => ((schema['required'] ?? []) as string[]).includes(name));
    const required = joined.map(([name]) => name).filter(isRequired);
    return { type: 'object', properties: Object.fromEntries(joined), required };
  }

  function arrays(shapes: readonly ShapeOfGame[]): Joined {
    const items = join(
      shapes.map(({ resolve, schema }) => ({ resolve, schema: (schema['items'] ?? {}) as Schema })),
    );
    return items && { type: 'array', items };
  }

  /** A reference, if all shapes are references to schemas of one name that is the same in all games or has a common shape. */
  function reference(shapes: readonly ShapeOfGame[]): Joined {
    const refs = new Set(shapes.map(({ schema }) => schema['$ref']));
    const [ref] = refs as Set<string | undefined>;
    const name = refs.size === 1 ? ref?.slice(prefix.length) : undefined;
    const common = name === undefined ? undefined : commonNameOf(name);
    return common === undefined ? undefined : { $ref: prefix + common };
  }

  function joinBare(bare: readonly ShapeOfGame[]): Joined {
    const named = reference(bare);
    if (named !== undefined) return named;
    const [first] = bare;
    const isSame = bare.every(({ schema }) => canonical(schema) === canonical(first!.schema));
    if (isSame && namesIn(first!.schema).every((name) => commonNameOf(name) === name)) return first!.schema;
    const shapes = bare.map(resolved);
    const areAll = (type: string) => shapes.every(({ schema }) => schema['type'] === type);
    if (areAll('object')) return objects(shapes);
    if (areAll('array')) return arrays(shapes);
    return scalars(shapes);
  }

  function join(shapes: readonly ShapeOfGame[]): Joined {
    const bare = shapes.map(({ resolve, schema }) => ({ resolve, ...withoutNull(schema) }));
    const joined = joinBare(bare.map(({ resolve, shape }) => ({ resolve, schema: shape })));
    if (joined === undefined) return undefined;
    const { description: _, ...plain } = joined;
    const described = { ...plain, ...descriptionOf(shapes) };
    return bare.some(({ isNullable }) => isNullable)
      ? { ...orNull(described), ...nullMeaningOf(shapes) }
      : described;
  }

  return {
    /** Returns what objects have in common. */
    commonShape: (shapes: readonly ShapeOfGame[]): Schema => ({
      ...objects(shapes),
      ...descriptionOf(shapes),
    }),
  };
}
