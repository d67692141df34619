import {
  computed,
  type Declarations,
  type KindDeclaration,
  type Parts,
  type RestDeclaration,
  type SortDeclaration,
  type SortKey,
} from './declare.ts';
import { upperFirst } from '../text/case.ts';
import { withArticle } from '../text/with-article.ts';
import { camelCase, type Field, type Model, nameBeside, servedNames, type Table } from './model.ts';
import { nounOf } from './noun.ts';

/**
 * The defaults for a kind without a declaration: filters for closed sets, flags and references, its numbers as sort
 * keys, a link from every record that it names, and a list and a record in REST with all fields of its schema.
 */

const plain = (name: string) => name.replaceAll(/[_-]/g, ' ');
const sentence = (words: string) => `${upperFirst(words)}.`;

/** The first statement of a description, as a part of a sentence. */
function labelOf({ description, name }: Field): string {
  if (description === '') return plain(name);
  return description.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()).replace(/;.*|\.$/, '');
}

/** A number of an object in a record, e.g. `physical attack` or `negation against fire damage`. */
function innerLabelOf(outer: string, inner: Field): string {
  const label = labelOf(inner);
  if (/^(?:against|for|from|in|of|with) /.test(label)) return `${outer} ${label}`;
  if (inner.description === '') return `${outer} ${label}`;
  return label.includes(' ') || outer.endsWith('s') ? label : `${label} ${outer}`;
}

function filtersOf({ fields, file }: Table): NonNullable<KindDeclaration['filters']> {
  const noun = plain(file!);
  return Object.fromEntries(
    fields.flatMap(({ name, type, references, isList }) => {
      if (type.is === 'set') return [[name, `Only ${noun} with this \`${name}\`.`]];
      if (type.name === 'Boolean') return [[name, `Only ${noun} with this value of \`${name}\`.`]];
      return references === undefined || isList ? [] : [[name, `Only ${noun} with this \`${name}\`.`]];
    }),
  );
}

const isNumber = ({ type, isList, schema }: Field) =>
  !isList && (type.name === 'Int' || type.name === 'Float') && schema['x-best'] !== 'none';

const bestOf = (best: 'lowest' | 'neither' | 'none' | undefined): Pick<SortKey, 'best'> | undefined =>
  best === 'lowest' || best === 'neither' ? { best } : undefined;

function sortOf(field: Field, of: string, at?: string): SortDeclaration {
  const best = bestOf(field.schema['x-best']);
  if (at === undefined && best === undefined) return of;
  return { of, ...(at !== undefined && { at }), ...best };
}

/** The numbers of a record, and those of the objects in it, e.g. `attack_fire` for `attack.fire`. */
const sortsOf = ({ fields, sortKeys }: Table): NonNullable<KindDeclaration['sorts']> =>
  Object.fromEntries([
    ...fields.flatMap((field): [string, SortDeclaration][] => {
      const { name, type, isList } = field;
      if (isNumber(field)) return [[name, sortOf(field, labelOf(field))]];
      if (isList || type.is !== 'object' || field.flatten) return [];
      return type.fields
        .filter(isNumber)
        .map((inner) => [
          `${name}_${inner.name}`,
          sortOf(inner, innerLabelOf(plain(name), inner), `${name}.${inner.name}`),
        ]);
    }),
    ...Object.entries(sortKeys).map(([name, { description = plain(name), 'x-best': best }]) => [
      name,
      best === undefined ? description : { of: description, best },
    ]),
  ]);

/** A way from a record to rows of another table that name it. */
interface Way {
  readonly name: string;
  /** The rows in words, e.g. `mills`. */
  readonly rows: string;
  readonly other: Table;
  /** The field of those rows that names it. */
  readonly by: Field;
  /** Values that the rows must have, if the schema names the list (`x-inverse`). */
  readonly condition: Readonly<Record<string, unknown>> | undefined;
}

/** The ways from a record: those that the schemas name, and one for each other reference to it that has no link yet. */
function waysOf({ name, fields, edges }: Table, { tables }: Model, { links }: Parts): Way[] {
  const linked = new Set(Object.values(links[name] ?? {}).map(([rows]) => rows as string));
  const ways = new Map<string, Way>();
  const taken = new Set([
    ...[...fields, ...edges].map(({ served }) => served),
    ...Object.keys(links[name] ?? {}),
  ]);
  const kindsFirst = [...tables.values()].sort((a, b) => Number(b.isRecord) - Number(a.isRecord));
  for (const other of kindsFirst) {
    const [owner, ...owners] = other.owners;
    const records = owner && owners.length === 0 ? tables.get(owner.table)! : other;
    const plural = (records.file ?? `${other.name}s`).replaceAll('-', '_');
    for (const by of other.fields) {
      const { references, column, isList, type, schema } = by;
      if (references !== name || isList || type.is !== 'scalar') continue;
      if (linked.has(`${other.name}.${column}`)) continue;
      const inverse = schema['x-inverse'];
      for (const [list, condition] of Object.entries(inverse ?? {}))
        ways.set(list, { name: list, rows: plain(list), other, by, condition });
      if (inverse !== undefined) continue;
      const isFree = !ways.has(plural) && !taken.has(plural);
      const way = isFree ? plural : `${plural}_by_${column.replace(/_slug$/, '')}`;
      ways.set(way, { name: way, rows: plain(plural), other, by, condition: undefined });
    }
  }
  return [...ways.values()];
}

/** Rows of other tables that name a record of this one. */
const linksOf = (table: Table, model: Model, parts: Parts): NonNullable<KindDeclaration['links']> => ({
  ...Object.fromEntries(
    waysOf(table, model, parts).map(({ name, rows, other, by: { column }, condition = {} }) => {
      const wanted = Object.entries(condition);
      const where = (row: never) => wanted.every(([key, value]) => (row[key] ?? null) === value);
      const link = [
        `${other.name}.${column}`,
        `${other.isRecord ? sentence(rows).slice(0, -1) : 'Entries'} whose \`${column}\` is this record.`,
      ] as const;
      return [name, wanted.length > 0 ? [...link, { where }] : link];
    }),
  ),
  ...parts.links[table.name],
});

const servedFields = ({ fields }: Table) => fields.flatMap(servedNames);

/** Selection of another record in a response. */
const reference = '{ kind: record_kind slug name }';

/** A list whose rows are in other records: selects their owners instead of the record they name. */
function inverseSelection({ name, other, by, condition = {} }: Way): string {
  if (other.isRecord || other.pair !== undefined) return `${name} ${reference}`;
  const [owner, ...owners] = other.owners;
  const whose =
    owners.length > 0
      ? ['kind: subject_kind', 'slug: subject_slug', 'name: subject_name']
      : owner?.description === undefined
        ? []
        : [owner!.column, nameBeside(owner!.column)];
  const slugAndName = by.served === false ? [] : [by.served, nameBeside(by.served)];
  const known = [...slugAndName, other.subject, ...Object.keys(condition), 'kind', 'slug', 'name'];
  const own = servedFields(other).filter((field) => !known.includes(field));
  return `${name} { ${[...whose, ...own].join(' ')} }`;
}

/** A list of the record's own. */
function edgeSelection(served: string, edge: Table, computedToo: readonly string[]): string {
  if (edge.pair !== undefined) return `${served} ${reference}`;
  const fields = [...new Set([...servedFields(edge), ...computedToo])].join(' ');
  if (edge.subject !== undefined) return `${served} { slug name ${fields} }`;
  return computedToo.length === 0 ? served : `${served} { ${fields} }`;
}

type Slugs = Readonly<Record<string, string | null>>;

/** The record that an edge names, one of several kinds. */
function subjectFields({ fields, subject }: Table): NonNullable<KindDeclaration['fields']> {
  const named = fields.filter(({ references, column }) => column === `${references}_slug`);
  const loads = Object.fromEntries(named.map(({ column, references }) => [column, references!]));
  const slugOf = (row: Slugs) => row[`${row[subject!]}_slug`]!;
  return {
    slug: computed<Slugs>({ type: 'Slug', description: 'Slug of its record.', value: slugOf }),
    name: computed<Slugs>({
      type: 'String',
      description: 'Its name.',
      loads,
      value: (row, load) =>
        load<{ readonly name: string }, string>(row[subject!]!, slugOf(row), ({ name }) => name),
    }),
  };
}

/** The name of a list whose word is that of one record, e.g. `armor`: each needs another name. */
function listNameOf({ file, type }: Table): Pick<KindDeclaration, 'plural' | 'noun'> {
  const plural = camelCase(file!);
  return plural.toLowerCase() === type.toLowerCase() ? { plural: `${plural}List`, noun: plain(file!) } : {};
}

/**
 * Returns the fields that a list shows of each record: those it can be filtered by, and those that
 * distinguish records of one name.
 */
function summaryOf(table: Table): string {
  const shown = new Set(['slug', 'name', ...Object.keys(filtersOf(table)), ...table.distinctBy]);
  const fields = new Map(table.fields.map((field) => [field.served, field]));
  return [...shown].flatMap((name) => (fields.has(name) ? servedNames(fields.get(name)!) : [name])).join(' ');
}

function restOf(table: Table, model: Model, parts: Parts, declarations: Declarations): RestDeclaration {
  const { name, file, edges } = table;
  const declared = declarations[name];
  const noun = nounOf(table, declared);
  const one = withArticle(noun);
  const sentenceOf = (rest: string) => sentence(`${one} ${rest}`);
  const chosen = declared?.shows?.lists ?? {};
  const lists = edges.flatMap(({ served, table: edge }) =>
    served === false || chosen[served] !== undefined
      ? []
      : [edgeSelection(served, model.tables.get(edge)!, Object.keys(declarations[edge]?.fields ?? {}))],
  );
  const inverse = waysOf(table, model, parts).filter(
    ({ name: list, condition }) => condition !== undefined && chosen[list] === undefined,
  );
  const wide = parts.wide[name] ?? [];
  return {
    list: sentence(declared?.noun ?? plain(file!)),
    one: `One ${noun}.`,
    views: {
      summary: [sentenceOf('in a list'), declared?.shows?.list ?? summaryOf(table)],
      detail: [
        sentenceOf('with its lists'),
        [
          '...summary',
          ...servedFields(table),
          ...lists,
          ...inverse.map(inverseSelection),
          ...Object.entries(chosen).map(([list, fields]) => `${list} { ${fields} }`),
          declared?.shows?.record ?? '',
          ...Object.keys(parts.links[name] ?? {}).filter((link) => !wide.includes(link)),
        ].join(' '),
      ],
      full: [`All data about ${one}.`, ['...detail', ...wide, '...RecordNotes'].join(' ')],
    },
  };
}

/** Merges what follows from the schema of a kind with its declaration. */
const extended = (kind: KindDeclaration, added: KindDeclaration): KindDeclaration => ({
  ...kind,
  ...added,
  filters: { ...kind.filters, ...added.filters },
  sorts: { ...kind.sorts, ...added.sorts },
  links: { ...kind.links, ...added.links },
  fields: { ...kind.fields, ...added.fields },
});

/** The declarations of a game, with the defaults for kinds of records that have none or add to them. */
export function withDefaults(model: Model, declarations: Declarations, parts: Parts): Declarations {
  const defaults = [...model.tables.values()].flatMap((table): [string, KindDeclaration][] => {
    const declared = declarations[table.name];
    if (declared !== undefined && !declared.addsToDefaults) return [];
    if (table.subject !== undefined) return [[table.name, { fields: subjectFields(table) }]];
    if (!table.isRecord) return [];
    const kind = {
      ...listNameOf(table),
      filters: filtersOf(table),
      sorts: sortsOf(table),
      links: linksOf(table, model, parts),
      ...(table.hasList && { rest: restOf(table, model, parts, declarations) }),
    };
    return [[table.name, declared === undefined ? kind : extended(kind, declared)]];
  });
  return { ...declarations, ...Object.fromEntries(defaults) };
}
