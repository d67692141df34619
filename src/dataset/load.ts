import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { nearest } from '../problem.ts';
import { gameFolders, hashDataset } from './content-hash.ts';

/** A JSON Schema as far as this file reads it, with the annotations of `seeds/schema`. */
interface DataSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly items?: DataSchema;
  readonly $defs?: Readonly<Record<string, DataSchema>>;
  /** On a file: the table of its records. On an array: the table of its edges. */
  readonly 'x-table'?: string;
  /** On a file: the field, or fields, by which a record is known. */
  readonly 'x-key'?: string | readonly string[];
  /** On a string: the table whose key it must be. */
  readonly 'x-references'?: string;
  /** On a field of an edge: its column, where it is not the field's own name. */
  readonly 'x-column'?: string;
  readonly 'x-search'?: { readonly type: string; readonly text: readonly string[] };
}

export type DataRecord = Readonly<Record<string, unknown>>;

/** One kind of data file: what `seeds/schema/<file>.schema.json` says of it. */
export interface Kind {
  /** Name of the data file without its ending, e.g. `armor-sets`. */
  readonly file: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly search: { readonly type: string; readonly text: readonly string[] } | undefined;
  readonly fields: Readonly<Record<string, DataSchema>>;
  readonly validate: ValidateFunction;
}

/** One thing wrong with the data files, said so that whoever edits them can mend it. */
export interface Fault {
  readonly file: string;
  /** Key of the record, or its index when it has none; absent when the fault is the file's. */
  readonly record?: string;
  /** Path inside the record, e.g. `acquisition[2].location_slug`. */
  readonly field?: string;
  readonly expected: string;
  readonly received?: unknown;
  readonly nearest?: readonly string[];
}

export interface Draft {
  readonly file: string;
  readonly record: string;
  readonly reason: string;
}

export interface GameFile {
  readonly slug: string;
  readonly name: string;
  readonly dataset_version: string;
  readonly released_at: string;
  readonly changes: readonly { version: string; released_at: string; notes: readonly string[] }[];
}

export interface GameData {
  readonly game: GameFile;
  /** Published records by table; drafts are left out. */
  readonly records: ReadonlyMap<string, readonly DataRecord[]>;
  readonly drafts: readonly Draft[];
}

export interface Dataset {
  readonly kinds: readonly Kind[];
  readonly games: readonly GameData[];
  /** SHA-256 over all files: the same data has the same hash everywhere. */
  readonly contentHash: string;
}

/** Data files that cannot be imported, with everything that is wrong with them. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`${faults.length} fault(s) in the data files`);
    this.faults = faults;
  }
}

/** One line for one fault, as the command line prints it. */
export function faultLine(fault: Fault): string {
  const place = [fault.file, fault.record, fault.field].filter((part) => part !== undefined).join(' › ');
  const received = fault.received === undefined ? '' : `; received ${JSON.stringify(fault.received)}`;
  const hint = fault.nearest?.length ? ` (nearest: ${fault.nearest.join(', ')})` : '';
  return `${place}: expected ${fault.expected}${received}${hint}`;
}

function readJson(file: string, name: string, faults: Fault[]): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    faults.push({ file: name, expected: `valid JSON (${(error as Error).message})` });
    return undefined;
  }
}

/** The kinds of data files in the order in which records are written; edges of items come first. */
export function loadKinds(schemaFolder: string): {
  kinds: Kind[];
  validateGame: ValidateFunction;
  common: DataSchema;
} {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['x-table', 'x-key', 'x-references', 'x-column', 'x-search']);
  const suffix = '.schema.json';
  const schemas = new Map<string, DataSchema>();
  for (const name of readdirSync(schemaFolder).sort()) {
    if (!name.endsWith(suffix)) continue;
    const schema = JSON.parse(readFileSync(path.join(schemaFolder, name), 'utf8')) as DataSchema;
    schemas.set(name.slice(0, -suffix.length), schema);
    ajv.addSchema(schema);
  }
  const common = schemas.get('common') ?? {};
  const kinds: Kind[] = [];
  for (const [file, schema] of schemas) {
    const table = schema['x-table'];
    if (table === undefined) continue;
    const key = schema['x-key'] ?? 'slug';
    kinds.push({
      file,
      table,
      key: typeof key === 'string' ? [key] : key,
      search: schema['x-search'],
      fields: schema.properties?.['records']?.items?.properties ?? {},
      validate: ajv.getSchema(`${file}${suffix}`)!,
    });
  }
  const rank = (kind: Kind) => ['item', 'gesture', 'rune', 'weapon', 'armor'].indexOf(kind.table) >>> 0;
  kinds.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1));
  return { kinds, validateGame: ajv.getSchema(`game${suffix}`)!, common };
}

function expectation(error: ErrorObject): { expected: string; nearest?: string[] } {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'enum': {
      const allowed = (params['allowedValues'] as unknown[]).map(String);
      return {
        expected: `one of ${allowed.join(', ')}`,
        nearest: typeof error.data === 'string' ? nearest(error.data, allowed) : [],
      };
    }
    case 'additionalProperties': {
      const known = Object.keys((error.parentSchema as DataSchema).properties ?? {});
      const name = String(params['additionalProperty']);
      return { expected: `no field "${name}"`, nearest: nearest(name, known) };
    }
    case 'required':
      return { expected: `a field "${String(params['missingProperty'])}"` };
    case 'pattern':
      return { expected: `a string matching ${String(params['pattern'])}` };
    case 'type':
      return { expected: String(params['type']).replace(',', ' or ') };
    default:
      return { expected: error.message ?? error.keyword };
  }
}

const fieldPath = (pointer: string) =>
  pointer
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');

function keyOf(kind: Kind, record: DataRecord | undefined, index: number): string {
  const parts = kind.key.map((field) => record?.[field]);
  return parts.every((part) => part !== undefined) ? parts.join('/') : `#${index}`;
}

function schemaFaults(kind: Kind, fileName: string, content: { readonly records?: DataRecord[] }): Fault[] {
  const { records } = content;
  if (kind.validate(content)) return [];
  return (kind.validate.errors ?? [])
    .filter((error) => !['if', 'anyOf', 'then'].includes(error.keyword))
    .map((error) => {
      const [, index, rest] = /^\/records\/(\d+)(.*)$/.exec(error.instancePath) ?? [];
      const field = fieldPath(rest ?? error.instancePath);
      const noValue = error.keyword === 'additionalProperties' || error.keyword === 'required';
      return {
        file: fileName,
        ...(index === undefined ? {} : { record: keyOf(kind, records?.[Number(index)], Number(index)) }),
        ...(field === '' ? {} : { field }),
        ...expectation(error),
        ...(noValue ? {} : { received: error.data }),
      };
    });
}

/** Calls `visit` for every reference in a value, with the path at which it stands. */
function eachReference(
  schema: DataSchema,
  value: unknown,
  at: string,
  common: DataSchema,
  visit: (table: string, key: string, at: string) => void,
): void {
  if (value === null || value === undefined) return;
  const table = schema['x-references'];
  if (table !== undefined && typeof value === 'string') visit(table, value, at);
  const shared = schema.$ref?.split('/$defs/')[1];
  if (shared !== undefined) eachReference(common.$defs?.[shared] ?? {}, value, at, common, visit);
  if (Array.isArray(value)) {
    if (schema.items) {
      for (const [index, item] of value.entries()) {
        eachReference(schema.items, item, `${at}[${index}]`, common, visit);
      }
    }
  } else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      eachReference(inner, (value as DataRecord)[name], at === '' ? name : `${at}.${name}`, common, visit);
    }
  }
}

interface RawGame {
  readonly folder: string;
  readonly game: GameFile;
  readonly files: Map<Kind, DataRecord[]>;
}

function readGame(
  folder: string,
  name: string,
  kinds: readonly Kind[],
  validateGame: ValidateFunction,
  faults: Fault[],
): RawGame | undefined {
  const gameFile = path.join(folder, 'game.json');
  const game = readJson(gameFile, `${name}/game.json`, faults);
  if (game === undefined) return undefined;
  if (!validateGame(game)) {
    for (const error of validateGame.errors ?? []) {
      const field = fieldPath(error.instancePath);
      faults.push({ file: `${name}/game.json`, ...(field === '' ? {} : { field }), ...expectation(error) });
    }
  } else if ((game as GameFile).slug !== name) {
    faults.push({
      file: `${name}/game.json`,
      field: 'slug',
      expected: `"${name}", the name of its folder`,
      received: (game as GameFile).slug,
    });
  }
  const files = new Map<Kind, DataRecord[]>();
  const known = new Map(kinds.map((kind) => [`${kind.file}.json`, kind]));
  for (const file of readdirSync(folder).sort()) {
    if (file === 'game.json') continue;
    const fileName = `${name}/${file}`;
    const kind = known.get(file);
    if (kind === undefined) {
      if (file.endsWith('.json'))
        faults.push({
          file: fileName,
          expected: 'a file named for a kind of data',
          nearest: nearest(file, known.keys()),
        });
      continue;
    }
    const content = readJson(path.join(folder, file), fileName, faults) as
      | { records?: DataRecord[] }
      | undefined;
    if (content === undefined) continue;
    faults.push(...schemaFaults(kind, fileName, content));
    if (Array.isArray(content.records)) files.set(kind, content.records);
  }
  return { folder: name, game: game as GameFile, files };
}

/** References between the records of one game: every key named must exist, and be published if its user is. */
function checkReferences(raw: RawGame, common: DataSchema, faults: Fault[]): void {
  const published = new Map<string, Set<string>>();
  const drafts = new Map<string, Set<string>>();
  for (const [kind, records] of raw.files) {
    const file = `${raw.folder}/${kind.file}.json`;
    for (const [index, record] of records.entries()) {
      const key = keyOf(kind, record, index);
      const group = record['draft'] === undefined ? published : drafts;
      const keys = group.get(kind.table) ?? new Set();
      group.set(kind.table, keys);
      if (published.get(kind.table)?.has(key) || drafts.get(kind.table)?.has(key)) {
        faults.push({
          file,
          record: key,
          field: kind.key.join(' + '),
          expected: 'a key no other record has',
          received: key,
        });
      }
      keys.add(key);
    }
  }
  for (const [kind, records] of raw.files) {
    for (const [index, record] of records.entries()) {
      for (const [field, schema] of Object.entries(kind.fields)) {
        eachReference(schema, record[field], field, common, (table, key, at) => {
          if (published.get(table)?.has(key)) return;
          const fault = {
            file: `${raw.folder}/${kind.file}.json`,
            record: keyOf(kind, record, index),
            field: at,
            received: key,
          };
          if (drafts.get(table)?.has(key)) {
            if (record['draft'] !== undefined) return;
            faults.push({ ...fault, expected: `a published ${table}, not a draft` });
          } else {
            faults.push({
              ...fault,
              expected: `the key of a ${table}`,
              nearest: nearest(key, published.get(table) ?? []),
            });
          }
        });
      }
    }
  }
}

/**
 * Reads every game below `seedsFolder` and checks each file against its schema and each reference against the
 * record it names.
 *
 * @throws DatasetError with every fault of every file.
 */
export function loadDataset(seedsFolder: string, schemaFolder = path.join(seedsFolder, 'schema')): Dataset {
  const { kinds, validateGame, common } = loadKinds(schemaFolder);
  const faults: Fault[] = [];
  const games: GameData[] = [];
  const folders = gameFolders(seedsFolder);
  if (folders.length === 0)
    faults.push({ file: seedsFolder, expected: 'at least one folder with a game.json' });
  for (const name of folders) {
    const raw = readGame(path.join(seedsFolder, name), name, kinds, validateGame, faults);
    if (raw === undefined) continue;
    checkReferences(raw, common, faults);
    const drafts: Draft[] = [];
    const records = new Map<string, readonly DataRecord[]>();
    for (const [kind, all] of raw.files) {
      records.set(
        kind.table,
        all.filter((record) => record['draft'] === undefined),
      );
      for (const [index, record] of all.entries()) {
        if (record['draft'] !== undefined) {
          drafts.push({
            file: `${name}/${kind.file}.json`,
            record: keyOf(kind, record, index),
            reason: String(record['draft']),
          });
        }
      }
    }
    games.push({ game: raw.game, records, drafts });
  }
  if (faults.length > 0) throw new DatasetError(faults);
  return { kinds, games, contentHash: hashDataset(seedsFolder, schemaFolder) };
}
