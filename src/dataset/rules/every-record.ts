import { foldName } from '../../text/fold.ts';
import { nearest } from '../../text/nearest.ts';
import { slugify } from '../../text/slugify.ts';
import { presentOf, shownName } from '../../kinds/schema.ts';
import type { DataRecord, DataSchema, Kind } from '../kinds.ts';
import { withArticle } from '../../text/with-article.ts';
import { marksOf, valueAt } from '../marks.ts';
import { type Entry, pointerOf, rule, type Subject, warning } from './rule.ts';

/** Rules for the records of every kind, configured by its schema. */

export const everyRecord = ({ kinds, list }: Subject) => kinds.flatMap(({ table }) => list(table));

/** Visits every string below a value, with its path. */
export function eachText(value: unknown, at: string, visit: (value: string, at: string) => void): void {
  if (typeof value === 'string') visit(value, at);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachText(item, `${at}[${index}]`, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      eachText(inner, at === '' ? name : `${at}.${name}`, visit);
  }
}

const canonicalSlugs = rule(
  'canonical slugs',
  'The slug is the name in lower case, with words joined by hyphens and without accents and apostrophes, and may have a distinguishing ending.',
  (subject) => {
    for (const { kind, slug, get, report } of everyRecord(subject)) {
      if (kind.key[0] !== 'slug' || kind.schema['x-slug-of-name'] === false) continue;
      const canonical = slugify(String(get('name')));
      if (slug !== canonical && !slug.startsWith(`${canonical}-`))
        report('slug', `"${canonical}", the name as a slug, or that with an ending`, slug);
    }
  },
);

const distinctNames = rule(
  'distinct names',
  'No two published records of a kind have the same name, unless a published field distinguishes them.',
  ({ kinds, list }) => {
    for (const { table, schema } of kinds) {
      const fields = schema['x-distinct-by'] ?? [];
      const seen = new Map<string, string>();
      for (const { slug, get, report } of list(table)) {
        const name = get('name');
        if (typeof name !== 'string') continue;
        const key = JSON.stringify([name.toLowerCase(), ...fields.map(get)]);
        const other = seen.get(key);
        const or = fields.length > 0 ? `, or a different ${fields.join(', ')}` : '';
        if (other !== undefined) report('name', `a name that "${other}" does not have${or}`, name);
        seen.set(key, slug);
      }
    }
  },
);

const listedOnce = rule(
  'listed once',
  'No two records of a file, and no two elements of a list, have the same values in all fields that identify them.',
  (subject) => {
    const check = (
      by: readonly string[],
      elements: readonly DataRecord[],
      report: (index: number) => void,
    ) => {
      const seen = new Set<string>();
      for (const [index, element] of elements.entries()) {
        const key = JSON.stringify(by.map((field) => element[field]));
        if (seen.has(key)) report(index);
        seen.add(key);
      }
    };
    for (const { table, records } of subject.kinds) {
      const by = records['x-unique-by'] ?? [];
      const list = subject.list(table);
      const last = by.at(-1);
      if (last === undefined) continue;
      check(
        by,
        list.map(({ value }) => value),
        (index) =>
          list[index]!.report(
            last,
            `${withArticle(by.join(' and '))} that no other record has`,
            list[index]!.get(last),
          ),
      );
    }
    subject.eachField((record, { 'x-unique-by': by }, value, at) => {
      if (by === undefined) return;
      const elements = value as readonly DataRecord[];
      check(by, elements, (index) =>
        record.report(
          `${at}[${index}]`,
          `${withArticle(by.join(' and '))} that no other element has`,
          by.map((field) => elements[index]![field]).join(', '),
        ),
      );
    });
  },
);

const numbered = rule(
  'numbered in order',
  'Elements that have a number are numbered in order and without gaps.',
  (subject) => {
    subject.eachField((record, { 'x-numbered': numbering }, value, at) => {
      if (numbering === undefined) return;
      const { field, from } = numbering;
      for (const [index, element] of (value as readonly DataRecord[]).entries()) {
        if (element[field] !== from + index)
          record.report(`${at}[${index}].${field}`, `${from + index}`, element[field]);
      }
    });
  },
);

const cleanText = rule(
  'clean text',
  'Text has no spaces at its ends, no double spaces, no control characters, no placeholders, and is in Unicode form NFC.',
  (subject) => {
    for (const { value: record, report } of everyRecord(subject)) {
      eachText({ ...record, provenance: null }, '', (value, at) => {
        const expect = (holds: boolean, expected: string) => holds || report(at, `text ${expected}`, value);
        expect(value.trim() === value, 'without spaces at its ends');
        expect(!/ {2}|[\p{Cc}]/u.test(value), 'without double spaces or control characters');
        expect(value.normalize('NFC') === value, 'in Unicode form NFC');
        expect(!/\b(TODO|TBD|FIXME|[Ll]orem ipsum|xxx)\b|\?\?\?/.test(value), 'without placeholders');
      });
    }
  },
);

const wholeSentences = warning(
  'whole sentences',
  'Descriptions, effects and notes end with a period or another end of a sentence.',
  (subject) => {
    for (const { kind, get, report } of everyRecord(subject)) {
      for (const field of Object.keys(kind.fields).filter((name) =>
        /^(description|effect|.*_notes)$/.test(name),
      )) {
        const value = get(field);
        if (typeof value !== 'string' || kind.fields[field]?.['x-phrase']) continue;
        if (!/[.!?)"”]$/.test(value)) report(field, 'text that ends with a period', value);
      }
    }
  },
);

/** The most records of a file that may share a sentence. What more of them share belongs in a field. */
const SENTENCE_REPEATS = 3;

/** The sentences of a text; none in a name, a phrase or a value of a set, which do not end as sentences do. */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?]["”)]?)\s+/u).filter((part) => /\s.*[.!?]["”)]?$/u.test(part));

const repeatedSentences = rule(
  'repeated sentences',
  `No sentence is in more than ${SENTENCE_REPEATS} records of a file, except in notes on where something is found. What more records share should be a field; a text describes what is special about its record.`,
  ({ eachField }) => {
    const files = new Map<
      string,
      Map<string, Map<DataRecord, { readonly entry: Entry; readonly at: string }>>
    >();
    eachField((entry, schema, value, at) => {
      if (typeof value !== 'string' || schema['x-phrase']) return;
      if (/^(?:provenance\.|acquisition\[\d+\]\.notes$)/.test(at)) return;
      const places = files.get(entry.kind.table) ?? new Map();
      files.set(entry.kind.table, places);
      for (const sentence of sentencesOf(value)) {
        const records = places.get(sentence) ?? new Map();
        if (!records.has(entry.value)) records.set(entry.value, { entry, at });
        places.set(sentence, records);
      }
    });
    for (const places of files.values()) {
      for (const [sentence, records] of places) {
        const tooMany = [...records.values()][SENTENCE_REPEATS];
        tooMany?.entry.report(
          tooMany.at,
          `text whose sentences are in at most ${SENTENCE_REPEATS} records of the file; one is in ${records.size}`,
          sentence,
        );
      }
    }
  },
);

const wikiAddresses = rule(
  'wiki addresses',
  'A wiki address names a page: https, underscores for spaces, percent-encoding that decodes, no query and no fragment.',
  (subject) => {
    for (const { get, report } of everyRecord(subject)) {
      const address = get('wiki_url');
      if (typeof address !== 'string') continue;
      const expect = (holds: boolean, expected: string) => holds || report('wiki_url', expected, address);
      let page: string;
      try {
        page = decodeURIComponent(new URL(address).pathname.replace(/^\/wiki\//, ''));
      } catch {
        expect(false, 'an address whose percent-encoding decodes');
        continue;
      }
      expect(!/[?#]/.test(address), 'an address without a query and a fragment');
      expect(!/[ +]/.test(page), 'an address with underscores for the spaces in the name of the page');
      expect(
        !/["'<>\\^`{|}]/.test(address),
        'an address with percent-encoded quotes and other special characters (%27)',
      );
      expect(
        page !== '' && !page.includes('//') && !page.endsWith('/'),
        'an address with the name of a page',
      );
    }
  },
);

/** The paths below a field in the words of the widest view. */
function* pathsBelow(name: string, schema: DataSchema, at = ''): Generator<string> {
  const path = `${at}${shownName(name, schema)}`;
  yield path;
  const { properties, items } = presentOf(schema);
  const inner = { ...properties, ...(items && presentOf(items).properties) };
  for (const [each, below] of Object.entries(inner)) yield* pathsBelow(each, below, `${path}.`);
}

/** The paths of a kind, each that is a separate field with its name in the data file. */
function shownPaths({ fields }: Kind): ReadonlyMap<string, string | undefined> {
  const below = Object.entries(fields).flatMap(([name, schema]) => [...pathsBelow(name, schema)]);
  return new Map<string, string | undefined>([
    ...below.map((path) => [path, undefined] as const),
    ...Object.entries(fields).map(([name, schema]) => [shownName(name, schema), name] as const),
  ]);
}

const provenance = rule(
  'provenance',
  'Every note on the source of a field is about a member that the widest view of the record has, and no value is both accepted and rejected.',
  (subject) => {
    const shown = new Map(subject.kinds.map((kind) => [kind, shownPaths(kind)]));
    for (const { kind, get, report } of everyRecord(subject)) {
      const known = shown.get(kind)!;
      const notes = ((get('provenance') as DataRecord | undefined)?.['fields'] ?? {}) as Record<
        string,
        { readonly rejected?: readonly { readonly value: unknown }[] }
      >;
      for (const [path, { rejected = [] }] of Object.entries(notes)) {
        const at = `provenance.fields.${path}`;
        if (!known.has(path)) {
          report(at, 'the path of a member in the widest view', path, nearest(path, known.keys()));
          continue;
        }
        const field = known.get(path);
        const taken = field === undefined ? undefined : JSON.stringify(get(field));
        for (const { value } of rejected)
          if (JSON.stringify(value) === taken)
            report(at, 'a list of values other than the accepted one', value);
      }
    }
  },
);

/** The list `immune_to` of the innermost object around a path that has one. */
function immunitiesAround(record: DataRecord, at: string): readonly unknown[] {
  let value: unknown = record;
  let found: readonly unknown[] = [];
  for (const step of at.split(/[.[\]]+/)) {
    const object = value as DataRecord;
    found = (object['immune_to'] as readonly unknown[] | undefined) ?? found;
    value = object[step];
  }
  return found;
}

const immunities = rule('immunities', 'What `immune_to` lists has no number: it is null.', ({ eachField }) =>
  eachField(({ value: record, report }, { 'x-immunity': immunity }, value, at) => {
    if (immunity !== undefined && immunitiesAround(record, at).includes(immunity))
      report(at, `null, because immune_to lists "${immunity}"`, value);
  }),
);

const spoilers = rule('spoilers', 'What is marked as a spoiler is a text of the record.', (subject) => {
  for (const { items, value } of everyRecord(subject)) {
    for (const spoiler of items('spoilers')) {
      const pointer = String(spoiler.get('text'));
      if (pointer.startsWith('/provenance/') || typeof valueAt(value, pointer) !== 'string')
        spoiler.report('text', 'a JSON pointer to a text of the record, e.g. "/description"', pointer);
    }
  }
});

const sameSpoilers = rule(
  'same spoilers',
  'A text that one record marks as a spoiler is marked in every record that has it. Others may share a name.',
  (subject) => {
    const records = everyRecord(subject);
    const names = new Set(records.map(({ get }) => get('name')));
    const marked = new Map<unknown, string>();
    for (const { value, slug } of records)
      for (const { text } of marksOf(value))
        if (!text.startsWith('/name')) marked.set(valueAt(value, text), slug);
    for (const name of names) marked.delete(name);
    for (const { value, report } of records) {
      const own = new Set(marksOf(value).map(({ text }) => text));
      const { provenance: _provenance, spoilers: _spoilers, ...shown } = value;
      eachText(shown, '', (text, at) => {
        const other = marked.get(text);
        const pointer = pointerOf(at);
        if (other !== undefined && !own.has(pointer))
          report(at, `marked by an entry "${pointer}" in \`spoilers\`, as in ${other}`, text);
      });
    }
  },
);

const aliases = rule(
  'aliases',
  'An alias of a record is not its own name in other letters, and not the name of another record of its kind unless one of its forms has that name.',
  ({ kinds, list }) => {
    for (const { table } of kinds) {
      const names = new Map(list(table).map(({ slug, get }) => [foldName(String(get('name'))), slug]));
      for (const { slug, get, items, report } of list(table)) {
        for (const [index, alias] of ((get('aliases') ?? []) as readonly string[]).entries()) {
          const named = names.get(foldName(alias));
          if (named === slug) report(`aliases[${index}]`, 'a name other than the name of the record', alias);
          else if (named !== undefined && !items('forms').some((form) => form.get('name') === alias))
            report(`aliases[${index}]`, `a name that "${named}" does not have`, alias);
        }
      }
    }
  },
);

const externalIds = rule(
  'tables of ids',
  'The schema of the file names the parameter table of every identifier of a record.',
  (subject) => {
    for (const { kind, get, report } of everyRecord(subject)) {
      const { external_ids: ids = {} } = (get('provenance') ?? {}) as { readonly external_ids?: DataRecord };
      const known = Object.keys(kind.schema['x-ids'] ?? {});
      for (const name of Object.keys(ids))
        if (!known.includes(name))
          report(
            `provenance.external_ids.${name}`,
            'an identifier that `x-ids` of the schema names',
            name,
            known,
          );
    }
  },
);

export const everyRecordRules = [
  canonicalSlugs,
  distinctNames,
  listedOnce,
  numbered,
  cleanText,
  wholeSentences,
  repeatedSentences,
  wikiAddresses,
  provenance,
  externalIds,
  immunities,
  spoilers,
  sameSpoilers,
  aliases,
];
