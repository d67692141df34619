import {
  camelCase,
  type Field,
  type Model,
  type NestedObject,
  type Table,
  typeNameOf,
} from '../src/kinds/model.ts';

const scalars: Readonly<Record<string, string>> = {
  String: 'string',
  Slug: 'string',
  Url: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

type Declared = Pick<Model['results'], 'scalars' | 'inputs'>;

/** An input object has its own type; a scalar of an argument is a number between bounds, or a text of a form. */
function scalarOf(name: string, declared?: Declared): string {
  if (declared?.inputs.has(name)) return name;
  const scalar = declared?.scalars.get(name);
  if (scalar === undefined) return scalars[name] ?? 'string';
  return scalar.pattern === undefined ? 'number' : 'string';
}

function typeOf(field: Field, declared?: Declared): string {
  const { type, isList, hasNullItems } = field;
  const one = type.is === 'scalar' ? scalarOf(type.name, declared) : type.name;
  if (!isList) return one;
  return `readonly ${hasNullItems ? `(${one} | null)` : one}[]`;
}

const orNull = (type: string, isNullable: boolean) => (isNullable ? `${type} | null` : type);

/** A field of a row: a column is null where the data file has nothing. */
const column = (field: Field) => `readonly ${field.column}: ${orNull(typeOf(field), field.isNullable)};`;

/** A field of an object in a row. */
const member = (field: Field) =>
  `readonly ${field.name}${field.isOptional ? '?' : ''}: ${orNull(typeOf(field), field.isNullable)};`;

const members = ({ fields }: NestedObject) => fields.map(member);

function columnsOf({ fields, owners }: Table): string[] {
  if (owners.length <= 1)
    return [...owners.map((owner) => `readonly ${owner.column}: string;`), ...fields.map(column)];
  const own = owners.map((owner) => `readonly ${owner.column}: string | null;`);
  return ['readonly subject_name: string;', ...own, ...fields.map(column)];
}

/**
 * The types of the rows of a game, for what computes with them.
 *
 * @param root the folder of the project, from that of the file.
 */
export function rowTypes({ tables, types, results }: Model, root: string): string {
  const text = (description: string) => (description === '' ? '' : `/** ${description} */\n`);
  const declared = [...types.values(), ...results.types.values()].map((type) =>
    type.is === 'set'
      ? `${text(type.description)}export type ${type.name} = ${[...type.values.keys()].map((value) => `'${value}'`).join(' | ')};`
      : `${text(type.description)}export interface ${type.name} {\n${members(type).join('\n')}\n}`,
  );
  const rows = [...tables.values()]
    .filter(({ pair }) => pair === undefined)
    .map(
      (table) =>
        `${text(table.description)}export interface ${table.isRecord ? table.type : typeNameOf(table.name)}Row${table.isRecord ? ' extends RecordRow' : ''} {\n${columnsOf(table).join('\n')}\n}`,
    );
  const flat = [...tables.values()]
    .flatMap(({ fields }) => fields)
    .concat([...types.values()].flatMap((type) => (type.is === 'object' ? type.fields : [])))
    .flatMap(({ type, flatten }) => (flatten && type.is === 'object' && !types.has(type.name) ? [type] : []));
  const inPlace = [...new Map(flat.map((type) => [type.name, type])).values()].map(
    (type) => `export interface ${type.name} {\n${members(type).join('\n')}\n}`,
  );
  const argument = (field: Field) =>
    `readonly ${camelCase(field.name)}${field.isOptional ? '?' : ''}: ${orNull(typeOf(field, results), field.isOptional)};`;
  const inputTypes = [...results.inputs].map(
    ([name, { description, fields }]) =>
      `${text(description)}export interface ${name} {\n${fields.map(argument).join('\n')}\n}`,
  );
  const argumentTypes = [...results.queries].map(([name, query]) => {
    return `${text(query.description)}export interface ${typeNameOf(name)}Arguments {\n${query.arguments.map(argument).join('\n')}\n}`;
  });
  return `${[
    '// Derived from the JSON Schemas of the data files by `npm run derive`.',
    `import type { RecordRow } from '${root}/src/graph/load/rows.ts';`,
    ...declared,
    ...inPlace,
    ...rows,
    ...inputTypes,
    ...argumentTypes,
  ].join('\n\n')}\n`;
}
