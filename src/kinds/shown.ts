import type { Field, Model, Table } from './model.ts';
import { shownName } from './schema.ts';

/** Name of a member of a data file where it is shown, and the members of its value. */
interface Shown {
  readonly name: string;
  members(): Members;
}

type Members = ReadonlyMap<string, Shown>;

const none: Members = new Map();

const membersOfFields = (fields: readonly Field[]): Members =>
  new Map(
    fields.map(({ name, schema, type }) => [
      name,
      {
        name: shownName(name, schema),
        members: () => (type.is === 'object' ? membersOfFields(type.fields) : none),
      },
    ]),
  );

const ofTables = new WeakMap<Table, Members>();

/** The members of a record, and of an element of a list that has its own table. */
function membersOfTable({ tables }: Pick<Model, 'tables'>, table: Table): Members {
  const known = ofTables.get(table);
  if (known !== undefined) return known;
  const members = new Map([
    ...membersOfFields(table.fields),
    ...table.edges.map(({ field, served, table: name }): [string, Shown] => [
      field,
      { name: served || field, members: () => membersOfTable({ tables }, tables.get(name)!) },
    ]),
  ]);
  ofTables.set(table, members);
  return members;
}

/** A value of a data file with the members that the widest view has. */
function shownValue(value: unknown, members: Members): unknown {
  if (Array.isArray(value)) return value.map((each) => shownValue(each, members));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const known = members.get(name);
      return [known?.name ?? name, known === undefined ? inner : shownValue(inner, known.members())];
    }),
  );
}

/**
 * Returns what is at a path in a data file in the words of the widest view.
 *
 * @param path members and positions, e.g. `acquisition[1].position.lamp_slug`.
 */
export function inShownWords(model: Pick<Model, 'tables'>, table: Table, path: string) {
  let members = membersOfTable(model, table);
  const steps = path.split('.').map((step) => {
    const [, name, position] = /^([^[]*)(.*)$/.exec(step) as unknown as [string, string, string];
    const known = members.get(name);
    members = known?.members() ?? none;
    return `${known?.name ?? name}${position}`;
  });
  return { path: steps.join('.'), valueOf: (value: unknown) => shownValue(value, members) };
}
