import type { Context } from './context.ts';
import { formatNumber } from './format.ts';
import { type PrintedColumn, escapeCell } from './table.ts';

/** Records for the terminal, whatever fields they have. */

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const labelOf = (name: string) => name.replaceAll('_', ' ');

/** Whether a field has ids of the game: `caryll get lookup?…` takes them as digits alone. */
const isId = (name: string) => /(^|[ _])(ids?|flags?)$/.test(name);

/** A value on one line: `physical 20, blood 4` for an object, without unknown values. */
function inline(name: string, value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return Number.isInteger(value) && !isId(name) ? formatNumber(value) : String(value);
  if (Array.isArray(value)) return value.map((each) => inline(name, each)).join(isRows(value) ? '; ' : ', ');
  if (!isFields(value)) return String(value);
  return Object.entries(value)
    .filter(([, each]) => !isNothing(each))
    .map(([inner, each]) => `${labelOf(inner)} ${inline(inner, each)}`)
    .join(', ');
}

/** Columns that are kept on a small terminal, because they identify a record. */
const naming = ['name', 'slug'];

/** Prints records as a table with a column for each field that one of them has. */
export function printRecords(context: Context, records: readonly Fields[]): void {
  const known = [...new Set(records.flatMap(Object.keys))].filter((name) =>
    records.some((record) => !isNothing(record[name])),
  );
  const names = [
    ...naming.filter((name) => known.includes(name)),
    ...known.filter((name) => !naming.includes(name)),
  ];
  const columns = names.map((name, index): PrintedColumn<Fields> => {
    const isNumber = records.every((record) => isNothing(record[name]) || typeof record[name] === 'number');
    return {
      title: labelOf(name).toUpperCase(),
      cell: (record) => inline(name, record[name]),
      align: isNumber ? 'right' : 'left',
      shrinks: !isNumber,
      ...(index > 1 && { leave: index }),
    };
  });
  context.printTable(records, columns);
}

/** The known fields of a record and of the objects in it, labeled with their paths. */
function fieldsOf(record: Fields, prefix = ''): (readonly [label: string, value: unknown])[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const label = prefix + labelOf(name);
    if (isNothing(value)) return [];
    return isFields(value) ? fieldsOf(value, `${label} `) : [[label, value] as const];
  });
}

/** Prints a record: its name, a line for each known field, and a table for each list of objects. */
export function printRecord(context: Context, record: Fields): void {
  const { name, slug, ...rest } = record;
  const heading = [name, slug].filter((each) => typeof each === 'string').map((each) => escapeCell(each));
  if (heading.length > 0)
    context.print(`${context.colors.bold(heading[0]!)}  ${heading.slice(1).join('')}`.trimEnd());
  const fields = fieldsOf(rest);
  const lines = fields.filter(([, value]) => !isRows(value));
  if (lines.length > 0)
    context.printTable(lines, [
      { title: 'FIELD', cell: ([label]) => label },
      { title: 'VALUE', cell: ([label, value]) => inline(label, value), wraps: true },
    ]);
  for (const [label, rows] of fields) {
    if (!isRows(rows)) continue;
    context.print(`\n${context.colors.bold(label)}`);
    printRecords(context, rows);
  }
}
