import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { linksOf } from '../../src/graph/types/record-links.ts';
import { type SharedService, sharedService } from '../service.ts';

/**
 * Every count of `/quality`, against the data files. The files and their schemas are read here once more, as plain JSON:
 * an expectation taken from the code that counts could not find a wrong count.
 */
type Json = Readonly<Record<string, any>>;
const seeds = fromRoot('seeds', 'bloodborne');
const readSeed = (...name: string[]): Json => JSON.parse(readFileSync(fromRoot('seeds', ...name), 'utf8'));

const shapes: Json = {
  ...readSeed('common.schema.json')['$defs'],
  ...readSeed('bloodborne', 'schema', 'shapes.schema.json')['$defs'],
};
/** A schema without its references, and without its null; what is written beside a reference counts first. */
const words: Json = readSeed('bloodborne', 'game.json')['words'];

function opened(schema: Json): Json {
  const { $ref, anyOf, ...own } = schema;
  const under = $ref
    ? opened(shapes[String($ref).split('/').at(-1)!])
    : anyOf
      ? opened(anyOf.find((each: Json) => each['type'] !== 'null'))
      : {};
  const keys: Json[] = own['x-keyed-by'] ? words[own['x-keyed-by']] : [];
  const keyed = Object.fromEntries(
    keys.map(({ word }) => [
      word,
      JSON.parse(JSON.stringify(own['additionalProperties']).replaceAll('{word}', word)),
    ]),
  );
  return { ...under, ...own, properties: { ...under['properties'], ...own['properties'], ...keyed } };
}
/** The name of a field in the widest view of REST. */
const shownName = (name: string, schema: Json): string =>
  schema['x-shown-as'] ?? (schema['x-field'] || schema['x-column'] || name);

/** The schema of a field such as `acquisition[].position`, which has the words of the widest view. */
const schemaAt = (record: Json, field: string) =>
  field.split('.').reduce<Json>((at, step) => {
    const fields = Object.entries<Json>(at['properties']).map(
      ([name, each]) => [name, opened(each)] as const,
    );
    const [, found] = fields.find(([name, each]) => shownName(name, each) === step.replace('[]', ''))!;
    return step.endsWith('[]') ? opened(found['items']) : found;
  }, opened(record));

/** A value of a data file in the words of the widest view. */
function inShownWords(value: any, schema: Json | undefined): any {
  if (value === null || typeof value !== 'object' || schema === undefined) return value;
  const whole = opened(schema);
  if (Array.isArray(value)) return value.map((each) => inShownWords(each, whole['items']));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field: Json | undefined = whole['properties'][name];
      return [field ? shownName(name, opened(field)) : name, inShownWords(inner, field)];
    }),
  );
}

const kinds = readdirSync(`${seeds}/schema`)
  .map((file) => file.replace('.schema.json', ''))
  .filter((kind) => readSeed('bloodborne', 'schema', `${kind}.schema.json`)['x-table'] !== undefined)
  .map((kind) => {
    const all: Json[] = readSeed('bloodborne', `${kind}.json`)['records'];
    const published = all.filter((record) => !('draft' in record));
    const records: Json[] =
      kind !== 'bosses'
        ? published
        : // Second fights have the phases of the first.
          published.map((boss) => ({
            ...boss,
            phases:
              boss['phases'].length > 0
                ? boss['phases']
                : (published.find(({ slug }) => slug === boss['original_slug'])?.['phases'] ?? []),
          }));
    const schema = readSeed('bloodborne', 'schema', `${kind}.schema.json`);
    const record: Json = schema['properties'].records.items;
    return {
      kind,
      table: schema['x-table'] as string,
      records: records.map((each): Json => inShownWords(each, record)),
      record,
    };
  });

/** Every value at a field of a record. */
const valuesOf = (record: Json, field: string) =>
  field.split('.').reduce<any[]>(
    (values, step, at, steps) =>
      values.flatMap((value) => {
        const inner = value[step.replace('[]', '')];
        if (at === steps.length - 1) return [inner];
        return step.endsWith('[]') ? (inner ?? []) : inner == null ? [] : [inner];
      }),
    [record],
  );

/** The objects that have the values of a field, in the order of the values. */
function rowsOf(record: Json, field: string): Json[] {
  const [, within] = /^(.*)\.[^.]+$/.exec(field) ?? [];
  if (within === undefined) return [record];
  return valuesOf(record, within.replace(/\[\]$/, ''))
    .flat()
    .filter((row) => row !== null && row !== undefined);
}

/** The lists `immune_to` of the innermost objects around the values of a field, in the order of the values. */
const immunitiesOf = (record: Json, field: string): string[][] =>
  field
    .split('.')
    .reduce<[any, string[]][]>(
      (found, step, at, steps) =>
        found.flatMap(([value, around]): [any, string[]][] => {
          const immunities = value['immune_to'] ?? around;
          const inner = value[step.replace('[]', '')];
          if (at === steps.length - 1) return [[inner, immunities]];
          const next: any[] = step.endsWith('[]') ? (inner ?? []) : inner == null ? [] : [inner];
          return next.map((each) => [each, immunities]);
        }),
      [[record, []]],
    )
    .map(([, immunities]) => immunities);

/** The entry of provenance that is about a field: its own, or the nearest of what has it. */
function entryOf(record: Json, field: string): Json | undefined {
  const steps = field.replaceAll('[]', '').split('.');
  const entries = record['provenance']?.fields ?? {};
  for (let length = steps.length; length > 0; length -= 1) {
    const entry = entries[steps.slice(0, length).join('.')];
    if (entry !== undefined) return entry;
  }
  return undefined;
}

const audits: readonly Json[] = readSeed('bloodborne', 'game.json')['audits'];
function dayOf(kind: string, field: string, compared: string): string | null {
  const whole = `${kind}.${field.replaceAll('[]', '')}.`;
  const days = audits
    .filter((audit) => audit['compared'] === compared)
    .filter(({ fields }) => fields.some((name: string) => whole.startsWith(`${name}.`)))
    .map(({ on }) => on as string);
  return days.sort().at(-1) ?? null;
}

/** The paths of all values in a record; those of a list within a list end with that. */
function pathsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) {
    const isObjects = value.some((each) => each !== null && typeof each === 'object');
    return isObjects && !at.includes('[]')
      ? [at, ...value.flatMap((each) => pathsIn(each, `${at}[]`))]
      : [at];
  }
  if (value === null || typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, at === '' ? name : `${at}.${name}`));
}

let service: SharedService;
let quality: readonly Json[];
beforeAll(async () => {
  service = await sharedService();
  quality = (await service.get('/v1/bloodborne/quality')).json.data;
});
const fieldsOf = (kind: string): readonly Json[] => quality.find((each) => each['kind'] === kind)!['fields'];

test('has every kind of data with all of its published records', () => {
  expect(quality.map(({ kind, records }) => [kind, records]).sort()).toEqual(
    kinds.map(({ table, records }) => [table, records.length]).sort(),
  );
});

describe.each(kinds)('$kind', ({ kind, table, records, record: schema }) => {
  test('every field that a record has is counted', () => {
    // The route of languages counts names.
    const formal = new Set(['slug', 'aliases', 'names', 'spoilers', 'provenance']);
    const found = new Set(
      records.flatMap((record) =>
        Object.entries(record).flatMap(([name, value]) => (formal.has(name) ? [] : pathsIn(value, name))),
      ),
    );
    const counted = new Set(fieldsOf(table).map(({ field }) => field));
    expect([...found].filter((path) => !counted.has(path))).toEqual([]);
  });

  test('every count is that of the data file', () => {
    for (const counts of fieldsOf(table)) {
      const { field } = counts;
      const isNull = (value: unknown) => value === null || value === undefined;
      const means = schemaAt(schema, field)['x-null-means'];
      const immunity = schemaAt(schema, field)['x-immunity'];
      const condition: [string, unknown][] = Object.entries(schemaAt(schema, field)['x-applies-if'] ?? {});
      const applies = (row: Json) =>
        condition.every(([name, allowed]) =>
          allowed === true ? !isNull(row[name]) : (allowed as unknown[]).includes(row[name]),
        );
      const values = records.flatMap((record) => {
        const immunities = immunitiesOf(record, field);
        const rows = rowsOf(record, field);
        return valuesOf(record, field).map((value, at) => ({
          record,
          value,
          row: rows[at]!,
          immunities: immunities[at]!,
        }));
      });
      const none = values.filter(({ value, row, immunities }) =>
        isNull(value)
          ? means === 'none' || !applies(row) || (immunity !== undefined && immunities.includes(immunity))
          : value.length === 0,
      );
      const isNone = new Set(none);
      const known = values.filter((each) => !isNull(each.value) && !isNone.has(each));
      const sources = known.map(({ record }) =>
        entryOf(record, field) ? 1 : (record['provenance']?.sources.length ?? 0),
      );
      const rejected = known.filter(({ record }) => entryOf(record, field)?.['rejected']?.length > 0);
      expect({ kind, ...counts }).toEqual({
        kind,
        field,
        values: values.length,
        known: known.length,
        unknown: values.length - known.length - none.length,
        not_applicable: none.length,
        without_source: sources.filter((count) => count === 0).length,
        one_source: sources.filter((count) => count === 1).length,
        several_sources: sources.filter((count) => count > 1).length,
        contradicted: rejected.length,
        last_checked: dayOf(kind, field, 'all'),
        last_sampled: dayOf(kind, field, 'some'),
      });
    }
  });
});

test('what the export has is what is counted as known', async () => {
  const { json } = await service.get('/v1/bloodborne/export?format=json');
  const bosses: Json[] = json.resources.bosses;
  const forms: Json[] = bosses.flatMap((boss) => boss['forms']);
  // What the export calls a field, and what the data files call it.
  for (const [rows, member, field] of [
    [bosses, 'blood_echoes', 'reward'],
    [bosses, 'event_flag', 'event_flag'],
    [bosses, 'sub_area', 'sub_area'],
    [forms, 'hp', 'forms[].hp'],
    [forms, 'poise', 'forms[].poise'],
  ] as const) {
    expect([member, rows.filter((row) => row[member] === undefined)]).toEqual([member, []]);
    const known = rows.filter((row) => row[member] !== null).length;
    expect([field, fieldsOf('boss').find((each) => each['field'] === field)!['known']]).toEqual([
      field,
      known,
    ]);
  }
});

test('is free, of one kind on request, unchanged by its tag, and pinned', async () => {
  const one = await service.get('/v1/bloodborne/quality?kind=ending');
  expect([one.status, one.headers['x-ratelimit-cost'] ?? '0']).toEqual([200, '0']);
  expect(one.json.data).toEqual(quality.filter(({ kind }) => kind === 'ending'));
  const tag = String(one.headers['etag']);
  const again = await service.get('/v1/bloodborne/quality?kind=ending', {
    headers: { 'If-None-Match': tag },
  });
  expect(again.status).toBe(304);
  const version = String(one.headers['x-dataset-version']);
  const pinned = await service.get(`/v1/bloodborne/quality?kind=ending&dataset=${version}`);
  expect([pinned.text, pinned.headers['etag']]).toEqual([one.text, tag]);
  expect(pinned.headers['cache-control']).toContain('immutable');
  const wrong = await service.get('/v1/bloodborne/quality?kind=bosses');
  expect([wrong.status, wrong.json.errors[0].name]).toEqual([400, 'kind']);
  expect((await service.get('/v1/bloodborne/quality', { key: null })).status).toBe(401);
});

test('links of a record are null where package.json names no address, and lead to its file where it does', async () => {
  const { json } = await service.get('/v1/bloodborne/bosses/father-gascoigne?view=full');
  const { repository, bugs } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  expect([repository, bugs, json.data.links]).toEqual([undefined, undefined, { source: null, report: null }]);
  const addresses = { repository: 'https://forge.example/c', bugs: 'https://forge.example/c/issues' };
  expect(linksOf(addresses, 'bloodborne', 'bosses', 'father-gascoigne')).toEqual({
    source: 'https://forge.example/c/blob/HEAD/seeds/bloodborne/bosses.json',
    report: 'https://forge.example/c/issues/new?title=bloodborne%2Fbosses%2Ffather-gascoigne%3A%20',
  });
  expect(linksOf({ ...addresses, bugs: 'mailto:errors@forge.example' }, 'g', 'k', 's').report).toBe(
    'mailto:errors@forge.example',
  );
});
