import type { KindQuality } from '../data/quality.ts';
import { meansNone } from '../kinds/null-meaning.ts';
import { allowsNull, presentOf, shownName } from '../kinds/schema.ts';
import { type DataRecord, type DataSchema, fillerOf, type Kind } from './kinds.ts';
import type { Audit, GameData } from './load.ts';

interface Provenance {
  readonly sources?: readonly unknown[];
  readonly fields?: Readonly<Record<string, { readonly rejected?: readonly unknown[] }>>;
}

/** Fields that are irrelevant to data quality. */
const formalFields = new Set(['slug', 'aliases', 'names', 'spoilers', 'provenance', 'draft']);

interface CountedField {
  /** Its path in a record of the data files, and in the words of the widest view. */
  readonly path: string;
  readonly shown: string;
  readonly schema: DataSchema;
  /** Entry of `immune_to` that makes the number null (`x-immunity`). */
  readonly immunity: string | undefined;
}

/**
 * The fields that are counted: each value, each list, each object that may be missing as a whole, and their members. The
 * members of a list inside a list are counted with that.
 */
function* fieldsOf(
  name: string,
  schema: DataSchema,
  isRequired: boolean,
  at = '',
  shownAt = '',
): Generator<CountedField> {
  const path = `${at}${name}`;
  const shown = `${shownAt}${shownName(name, schema)}`;
  const { properties, items, required = [] } = presentOf(schema);
  if (properties === undefined || !isRequired || allowsNull(schema))
    yield { path, shown, schema, immunity: schema['x-immunity'] };
  const element = items && !at.includes('[]') ? presentOf(items) : undefined;
  for (const [inner, each] of Object.entries(properties ?? {}))
    yield* fieldsOf(inner, each, required.includes(inner), `${path}.`, `${shown}.`);
  for (const [inner, each] of Object.entries(element?.properties ?? {}))
    yield* fieldsOf(inner, each, element?.required?.includes(inner) ?? false, `${path}[].`, `${shown}[].`);
}

/** Between the names of fields of one object that are shown as one, because one of them at most has a value. */
const or = '|';

/** The fields of a kind that are counted; those that are shown as one are one. */
function countedFields({ fields, records: { items } }: Kind): CountedField[] {
  const counted = new Map<string, CountedField>();
  for (const [name, schema] of Object.entries(fields)) {
    if (formalFields.has(name)) continue;
    for (const field of fieldsOf(name, schema, items?.required?.includes(name) ?? false)) {
      const before = counted.get(field.shown);
      const path = before && `${before.path}${or}${field.path.split('.').at(-1)}`;
      counted.set(field.shown, path === undefined ? field : { ...before!, path });
    }
  }
  return [...counted.values()];
}

/** A path as provenance and audits write it, e.g. `acquisition.position`. */
const written = (path: string) => path.replaceAll('[]', '');

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`);

/** Whether an audit can name this: a kind, a field of it, or something that has such fields. */
export const canBeAudited = (kinds: readonly Kind[], name: string): boolean =>
  kinds.some(
    (kind) =>
      kind.file === name ||
      countedFields(kind).some(({ shown }) => isWithin(`${kind.file}.${written(shown)}`, name)),
  );

interface Found {
  readonly value: unknown;
  /** The object that has it. */
  readonly row: DataRecord;
  /** The list `immune_to` of the innermost object around it that has one. */
  readonly immunities: readonly unknown[];
}

function* foundAt(
  object: DataRecord,
  [step, ...rest]: readonly string[],
  around: readonly unknown[] = [],
): Generator<Found> {
  const immunities = (object['immune_to'] as readonly unknown[] | undefined) ?? around;
  const isEach = step!.endsWith('[]');
  const names = (isEach ? step!.slice(0, -2) : step!).split(or);
  const inner = names.map((name) => object[name]).find((value) => value !== undefined && value !== null);
  if (rest.length === 0) yield { value: inner, row: object, immunities };
  else
    for (const each of ((isEach ? inner : [inner]) as (DataRecord | null | undefined)[] | null) ?? [])
      if (each !== null && each !== undefined) yield* foundAt(each, rest, immunities);
}

/** Every value along a path. Fields of a missing object do not count. */
export function* valuesAt(record: DataRecord, steps: readonly string[]): Generator<unknown> {
  for (const { value } of foundAt(record, steps)) yield value;
}

/** Counts the records of a kind one by one. */
export function createQuality(kind: Kind, audits: readonly Audit[] = []) {
  const day = (path: string, compared: Audit['compared']) =>
    audits
      .filter(
        (audit) =>
          audit.compared === compared &&
          audit.fields.some((name) => isWithin(`${kind.file}.${written(path)}`, name)),
      )
      .reduce<string | null>((latest, { on }) => (latest !== null && latest > on ? latest : on), null);
  const counted = countedFields(kind).map(({ path, shown, schema, immunity }) => ({
    steps: path.split('.'),
    written: written(shown),
    schema,
    immunity,
    counts: {
      field: shown,
      values: 0,
      known: 0,
      unknown: 0,
      not_applicable: 0,
      without_source: 0,
      one_source: 0,
      several_sources: 0,
      contradicted: 0,
      last_checked: day(shown, 'all'),
      last_sampled: day(shown, 'some'),
    },
  }));
  let records = 0;
  return {
    add(record: DataRecord): void {
      records += 1;
      const { sources = [], fields = {} } = (record['provenance'] ?? {}) as Provenance;
      const entries = Object.entries(fields).sort(([a], [b]) => b.length - a.length);
      for (const { steps, written: path, schema, immunity, counts } of counted) {
        const [, entry] = entries.find(([name]) => isWithin(path, name)) ?? [];
        for (const { value, row, immunities } of foundAt(record, steps)) {
          const isMissing = value === null || value === undefined;
          counts.values += 1;
          if (isMissing && !meansNone(schema, row) && !immunities.includes(immunity)) counts.unknown += 1;
          else if (isMissing || (Array.isArray(value) && value.length === 0)) counts.not_applicable += 1;
          else {
            counts.known += 1;
            const known = entry === undefined ? sources.length : 1;
            counts[known === 0 ? 'without_source' : known === 1 ? 'one_source' : 'several_sources'] += 1;
            if (entry?.rejected?.length) counts.contradicted += 1;
          }
        }
      }
    },
    result: (): KindQuality => ({ kind: kind.file, records, fields: counted.map(({ counts }) => counts) }),
  };
}

/** How well the published records of a game are known, by kind. Kinds without records are left out. */
export function qualityOf({
  game,
  kinds,
  records,
}: Pick<GameData, 'game' | 'kinds' | 'records'>): KindQuality[] {
  return kinds.flatMap((kind) => {
    const list = records.get(kind.table) ?? [];
    if (list.length === 0) return [];
    const quality = createQuality(kind, game.audits);
    for (const record of list.map(fillerOf(kind, list))) quality.add(record);
    return [quality.result()];
  });
}
