import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { gameFolders, pagesFile } from '../kinds/seeds.ts';
import { nearest } from '../text/nearest.ts';
import { slugify } from '../text/slugify.ts';
import { withArticle } from '../text/with-article.ts';
import { hashDataset } from './content-hash.ts';
import { DatasetError, type ErrorPlace, type DataError, errorsOf } from './data-errors.ts';
import {
  type DataRecord,
  type DataSchema,
  eachField,
  type GameSchemas,
  isRecord,
  type Kind,
  keyOf,
  loadKinds,
} from './kinds.ts';
import { createLocator, type Locator } from './locate.ts';
import {
  historyFile,
  historyOf,
  type ListedVersion,
  type PublishedVersion,
  readLines,
} from './history-file.ts';
import { FileRefusedError, readRegularFile } from './read-file.ts';
import { readJson } from './read-json.ts';

/** Name of the file with a game's own rules. */
const rulesFile = 'rules.schema.json';

export interface Draft {
  readonly file: string;
  readonly record: string;
  readonly reason: string;
}

/** A day on which values were compared with sources that they were not taken from, from `game.json`. */
export interface Audit {
  readonly on: string;
  /** The version of the data that was compared. */
  readonly dataset_version: string;
  /** Every value of the fields, or values that were drawn from them. */
  readonly compared: 'all' | 'some';
  /** Kinds and fields, e.g. `lamps` or `lamps.position`. */
  readonly fields: readonly string[];
}

export interface GameFile {
  readonly slug: string;
  readonly name: string;
  readonly dataset_version: string;
  readonly released_at: string;
  readonly changes: readonly ListedVersion[];
  /** Labels of the tables that ids come from. */
  readonly id_tables?: Readonly<Record<string, string>>;
  readonly audits?: readonly Audit[];
  /** Members that the schema of the game adds. */
  readonly [more: string]: unknown;
}

export interface GameData extends Pick<GameSchemas, 'kinds' | 'model'> {
  readonly game: GameFile;
  /** Published records by table; drafts are left out. */
  readonly records: ReadonlyMap<string, readonly DataRecord[]>;
  readonly drafts: readonly Draft[];
  /** The published versions, oldest first; none where they are not known. */
  readonly history: readonly PublishedVersion[];
}

export interface Dataset {
  readonly games: readonly GameData[];
  /** SHA-256 over all files: the same data has the same hash everywhere. */
  readonly contentHash: string;
  /** Adds line and column to what is found in the data. */
  readonly locate: Locator;
}

/** A path in a JSON text as the fields of records are written: `phases[1].notes`. */
const fieldPath = (steps: readonly (string | number)[]) =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** The value of a file; undefined without one, with the reasons added to the errors. */
function readFile(file: string, name: string, dataErrors: DataError[]): unknown {
  try {
    const { value, errors } = readJson(readRegularFile(file).toString());
    for (const { path: steps = [], ...error } of errors) {
      const field = fieldPath(steps);
      dataErrors.push({ file: name, ...(field === '' ? {} : { field }), ...error });
    }
    return value;
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error;
    dataErrors.push({ file: name, expected: error.expected, received: error.received });
    return undefined;
  }
}

/** The file, the record and the path in it of a JSON pointer such as `/3/acquisition/0` into a list of records. */
function inRecords(
  file: string,
  kind: Kind,
  records: readonly DataRecord[] | undefined,
  pointer: string,
): ErrorPlace {
  const [, index, rest = ''] = /^\/(\d+)(.*)$/s.exec(pointer) ?? [];
  if (index === undefined) return { file, rest: pointer };
  const record = keyOf(kind, records?.[Number(index)], Number(index));
  return { file, record, rest, schema: kind.records.items };
}

interface RawGame {
  readonly folder: string;
  readonly game: GameFile;
  readonly files: Map<Kind, DataRecord[]>;
  /** Kinds whose file has no list of records that could be read. */
  readonly unread: ReadonlySet<Kind>;
}

function readGame(
  folder: string,
  name: string,
  { kinds, validateGame, missingWords, idTables }: GameSchemas,
  errors: DataError[],
): RawGame | undefined {
  const gameFile = path.join(folder, 'game.json');
  const game = readFile(gameFile, `${name}/game.json`, errors);
  if (game === undefined) return undefined;
  const wrong = errorsOf(validateGame, game, (rest) => ({ file: `${name}/game.json`, rest }));
  errors.push(...wrong);
  if (wrong.length === 0 && (game as GameFile).slug !== name) {
    errors.push({
      file: `${name}/game.json`,
      field: 'slug',
      expected: `"${name}", the name of its folder`,
      received: (game as GameFile).slug,
    });
  }
  if (wrong.length === 0)
    for (const [list, schema] of missingWords)
      errors.push({
        file: `${name}/game.json`,
        field: `words.${list}`,
        expected: `a list of words, because schema/${schema}.schema.json refers to it`,
      });
  if (wrong.length === 0)
    for (const [table, schema] of idTables)
      if ((game as GameFile).id_tables?.[table] === undefined)
        errors.push({
          file: `${name}/game.json`,
          field: `id_tables.${table}`,
          expected: `a label, because schema/${schema}.schema.json names the table`,
        });
  const files = new Map<Kind, DataRecord[]>();
  const unread = new Set<Kind>();
  const known = new Map(kinds.map((kind) => [`${kind.file}.json`, kind]));
  for (const file of readdirSync(folder).sort()) {
    if (file === 'game.json' || file === rulesFile || file === pagesFile) continue;
    const fileName = `${name}/${file}`;
    const kind = known.get(file);
    if (kind === undefined) {
      if (file.endsWith('.json'))
        errors.push({
          file: fileName,
          expected: 'a file named for a kind of data',
          nearest: nearest(file, known.keys()),
        });
      continue;
    }
    const content = readFile(path.join(folder, file), fileName, errors);
    const records = isRecord(content) ? content['records'] : undefined;
    if (Array.isArray(records)) files.set(kind, records.filter(isRecord));
    else unread.add(kind);
    if (content === undefined) continue;
    errors.push(
      ...errorsOf(kind.validate, content, (pointer) =>
        inRecords(
          fileName,
          kind,
          Array.isArray(records) ? records : undefined,
          pointer.replace(/^\/records(?=\/)/, ''),
        ),
      ),
    );
  }
  return { folder: name, game: game as GameFile, files, unread };
}

/** Checks the rules that a game has for itself: a JSON Schema whose properties are its files, each a list of records. */
function checkGameRules(
  folder: string,
  raw: RawGame,
  { kinds, ajv }: GameSchemas,
  errors: DataError[],
): void {
  const file = path.join(folder, rulesFile);
  if (!existsSync(file)) return;
  const fileName = `${raw.folder}/${rulesFile}`;
  const rules = readFile(file, fileName, errors) as DataSchema | undefined;
  if (rules === undefined) return;
  const known = new Map(kinds.map((kind) => [kind.file, kind]));
  for (const name of Object.keys(rules?.properties ?? {})) {
    if (known.has(name)) continue;
    const near = nearest(name, known.keys());
    errors.push({ file: fileName, field: name, expected: 'the name of a kind of data', nearest: near });
  }
  let validate: ValidateFunction;
  try {
    validate = ajv.compile(rules);
    // Another folder may have rules with the same name.
    ajv.removeSchema(rules);
  } catch (error) {
    errors.push({ file: fileName, expected: `a JSON Schema (${(error as Error).message})` });
    return;
  }
  const content = {
    ...Object.fromEntries([...raw.unread].map((kind) => [kind.file, []])),
    ...Object.fromEntries([...raw.files].map(([kind, records]) => [kind.file, records])),
  };
  errors.push(
    ...errorsOf(validate, content, (pointer) => {
      const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pointer) ?? [];
      const kind = known.get(name);
      if (kind === undefined) return { file: fileName, rest: pointer };
      return inRecords(`${raw.folder}/${name}.json`, kind, content[name], rest);
    }),
  );
}

const named = (table: string) => table.replaceAll('_', ' ');

/** Minimum number of references to one missing key that are reported as a single error, because they have one cause. */
const manyReferences = 5;

/** References to one key that no record has. */
interface Dangling {
  readonly key: string;
  readonly table: string;
  readonly errors: Omit<DataError, 'expected'>[];
}

/**
 * The errors for references to a missing key: one error if a record was apparently renamed, otherwise one per
 * reference.
 *
 * @param used keys of the table that something refers to.
 */
function danglingErrors(
  { key, table, errors }: Dangling,
  raw: RawGame,
  published: ReadonlySet<string>,
  used: ReadonlySet<string>,
): DataError[] {
  const [kind, records = []] = [...raw.files].find(([each]) => each.table === table) ?? [];
  const near = nearest(key, published);
  const ofName = records.find((record) => slugify(String(record['name'])) === key)?.['slug'];
  const renamed = [ofName, ...(errors.length > 1 ? near : [])].find(
    (slug) => typeof slug === 'string' && published.has(slug) && !used.has(slug),
  );
  if (kind !== undefined && renamed !== undefined) {
    return [
      {
        file: `${raw.folder}/${kind.file}.json`,
        record: String(renamed),
        field: 'slug',
        expected: `"${key}", as in ${errors.length === 1 ? 'a reference' : `${errors.length} references`} to it`,
        received: renamed,
      },
    ];
  }
  const expected = `the slug of ${withArticle(named(table))}`;
  const [first, ...others] = errors;
  return others.length < manyReferences
    ? errors.map((error) => ({ ...error, expected, nearest: near }))
    : [
        {
          ...first!,
          expected: `${expected}, as in ${others.length} other references`,
          nearest: near,
        },
      ];
}

/** Visits the references of a record: the table and the key that it names, and where. */
function eachReference(
  kind: Kind,
  record: DataRecord,
  visit: (table: string | undefined, key: unknown, at: string) => void,
): void {
  eachField(kind.records.items ?? {}, record, '', (schema, value, at) => {
    visit(schema['x-references'], value, at);
    const { kind: table, slug } = value as { readonly kind?: string; readonly slug?: unknown };
    if (schema['x-ref']) visit(table, slug, `${at}.slug`);
  });
}

/** References between the records of one game: every key named must exist, and be published if its user is. */
function checkReferences(raw: RawGame, errors: DataError[]): void {
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
        errors.push({
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
  const unread = new Set([...raw.unread].map(({ table }) => table));
  const used = new Map<string, Set<string>>();
  const dangling = new Map<string, Dangling>();
  for (const [kind, records] of raw.files) {
    for (const [index, record] of records.entries()) {
      eachReference(kind, record, (table, key, at) => {
        if (table === undefined || unread.has(table) || typeof key !== 'string') return;
        if (published.get(table)?.has(key)) {
          used.set(table, (used.get(table) ?? new Set()).add(key));
          return;
        }
        const error = {
          file: `${raw.folder}/${kind.file}.json`,
          record: keyOf(kind, record, index),
          field: at,
          received: key,
        };
        if (drafts.get(table)?.has(key)) {
          if (record['draft'] !== undefined) return;
          errors.push({ ...error, expected: `a published ${named(table)}, not a draft` });
        } else {
          const id = `${table}/${key}`;
          const known = dangling.get(id) ?? { key, table, errors: [] };
          dangling.set(id, known);
          known.errors.push(error);
        }
      });
    }
  }
  for (const each of dangling.values()) {
    const [known, referred] = [published.get(each.table), used.get(each.table)];
    errors.push(...danglingErrors(each, raw, known ?? new Set(), referred ?? new Set()));
  }
}

/** The kinds of data of a game; undefined if its schemas cannot be read, with the reason added to the errors. */
function schemasOf(seedsFolder: string, name: string, errors: DataError[]): GameSchemas | undefined {
  try {
    const schemas = loadKinds(seedsFolder, name);
    if (schemas.kinds.length > 0) return schemas;
    errors.push({
      file: `${name}/schema`,
      expected: 'a folder with a JSON Schema for each kind of data, named for its file',
    });
  } catch (error) {
    if (error instanceof DatasetError) errors.push(...error.errors);
    else
      errors.push({
        file: `${name}/schema`,
        expected: `a folder of JSON Schemas (${(error as Error).message})`,
      });
  }
  return undefined;
}

/**
 * Reads every game below `seedsFolder` and checks each file against its schema and the rules of the game, and each
 * reference against the record it names.
 *
 * @throws DatasetError with every error of every file.
 * @example
 * const { games } = loadDataset(fromRoot('seeds'));
 * games[0].records.get('boss'); // the records of bosses.json
 */
export function loadDataset(seedsFolder: string): Dataset {
  const errors: DataError[] = [];
  const games: GameData[] = [];
  const folders = gameFolders(seedsFolder);
  const schemas = new Map(folders.map((name) => [name, schemasOf(seedsFolder, name, errors)]));
  const locate = createLocator(seedsFolder, (name) => schemas.get(name)?.kinds ?? []);
  if (folders.length === 0)
    errors.push({ file: seedsFolder, expected: 'a folder with at least one folder that has a game.json' });
  for (const [name, described] of schemas) {
    if (described === undefined) continue;
    const raw = readGame(path.join(seedsFolder, name), name, described, errors);
    if (raw === undefined) continue;
    checkGameRules(path.join(seedsFolder, name), raw, described, errors);
    checkReferences(raw, errors);
    const isDraft = (record: DataRecord) => record['draft'] !== undefined;
    const files = [...raw.files];
    const records = new Map(files.map(([{ table }, all]) => [table, all.filter((each) => !isDraft(each))]));
    const drafts = files.flatMap(([kind, all]) =>
      all.flatMap((record, index) => {
        const place = { file: `${name}/${kind.file}.json`, record: keyOf(kind, record, index) };
        return isDraft(record) ? [{ ...place, reason: String(record['draft']) }] : [];
      }),
    );
    const lines = readLines(path.join(seedsFolder, name, historyFile), errors, `${name}/${historyFile}`);
    const { kinds, model } = described;
    // With an error the game is not returned, and `game.json` may be anything.
    const history = errors.length > 0 ? [] : historyOf(lines, raw.game);
    games.push({ game: raw.game, kinds, model, records, drafts, history });
  }
  if (errors.length > 0) throw new DatasetError(errors.map(locate));
  return { games, contentHash: hashDataset(seedsFolder), locate };
}
