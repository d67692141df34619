import type { Declarations, KindDeclaration, LinkDeclaration, RestDeclaration } from './declare.ts';
import type { Field, Model, Table } from './model.ts';

/**
 * The defaults for a kind without a declaration: filters for closed sets, flags and references, its numbers as sort
 * keys, a link from every record that it names, and a list and a record in REST with all fields of its schema.
 */

const plain = (name: string) => name.replaceAll(/[_-]/g, ' ');
const sentence = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}.`;

/** A description as a part of a sentence. */
function inWords({ description, name }: Field): string {
  if (description === '') return plain(name);
  return `${description[0]!.toLowerCase()}${description.slice(1)}`.replace(/\.$/, '');
}

function filtersOf({ fields, file }: Table): NonNullable<KindDeclaration['filters']> {
  const noun = plain(file!);
  return Object.fromEntries(
    fields.flatMap(({ name, type, references, isList }) => {
      if (type.is === 'set') return [[name, `Only ${noun} with this \`${name}\`.`]];
      if (type.name === 'Boolean')
        return [[name, `Only ${noun} whose \`${name}\` is true, or only the others.`]];
      return references === undefined || isList
        ? []
        : [[name, `Only ${noun} whose \`${name}\` is this record.`]];
    }),
  );
}

const isNumber = ({ type, isList }: Field) => !isList && (type.name === 'Int' || type.name === 'Float');

const sortsOf = ({ fields }: Table): NonNullable<KindDeclaration['sorts']> =>
  Object.fromEntries(fields.filter(isNumber).map((field) => [field.name, inWords(field)]));

/** Rows of other tables that name a record of this one. */
function linksOf({ name, fields, edges }: Table, { tables }: Model): NonNullable<KindDeclaration['links']> {
  const links = new Map<string, LinkDeclaration>();
  const taken = new Set([...fields, ...edges].map(({ served }) => served));
  const kindsFirst = [...tables.values()].sort((a, b) => Number(b.isRecord) - Number(a.isRecord));
  for (const other of kindsFirst) {
    const [owner, ...owners] = other.owners;
    const records = owner && owners.length === 0 ? tables.get(owner.table)! : other;
    const plural = (records.file ?? `${other.name}s`).replaceAll('-', '_');
    for (const { references, column, isList, type } of other.fields) {
      if (references !== name || isList || type.is !== 'scalar') continue;
      const isFree = !links.has(plural) && !taken.has(plural);
      links.set(isFree ? plural : `${plural}_by_${column.replace(/_slug$/, '')}`, [
        `${other.name}.${column}`,
        `${sentence(plain(plural)).slice(0, -1)} that name it as \`${column}\`.`,
      ]);
    }
  }
  return Object.fromEntries(links);
}

function restOf({ file, fields, edges }: Table, { tables }: Model): RestDeclaration {
  const nouns = plain(file!);
  const noun = nouns.replace(/ies$/, 'y').replace(/s$/, '');
  const own = fields.flatMap(({ served }) => (served === false ? [] : [served]));
  const lists = edges.flatMap(({ served, table }) =>
    served === false ? [] : [tables.get(table)!.pair === undefined ? served : `${served} { slug name }`],
  );
  return {
    list: sentence(nouns),
    one: `One ${noun}.`,
    views: {
      summary: [`One of the ${nouns} in a list.`, 'slug name'],
      detail: [`One of the ${nouns} with its own fields.`, ['...summary', ...own].join(' ')],
      full: [`All data about one of the ${nouns}.`, ['...detail', ...lists, '...RecordNotes'].join(' ')],
    },
  };
}

/** The declarations of a game, with the defaults for kinds of records that have none. */
export function withDefaults(model: Model, declarations: Declarations): Declarations {
  const records = [...model.tables.values()].filter(
    ({ name, isRecord }) => isRecord && !(name in declarations),
  );
  const defaults = records.map((table): [string, KindDeclaration] => [
    table.name,
    {
      filters: filtersOf(table),
      sorts: sortsOf(table),
      links: linksOf(table, model),
      rest: restOf(table, model),
    },
  ]);
  return { ...declarations, ...Object.fromEntries(defaults) };
}
