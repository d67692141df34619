import type { DataError } from '../data-errors.ts';
import { type Edge, type GameView, recordKey } from '../game-view.ts';
import type { DataRecord, DataSchema, Kind } from '../kinds.ts';
import { eachField } from '../kinds.ts';
import type { GameData } from '../load.ts';

/** An error or a warning of a rule. */
export interface Finding extends DataError {
  readonly rule: string;
}

/** A record of a data file, or an element of one of its lists. */
export interface Entry {
  readonly kind: Kind;
  /** Slug of the record. */
  readonly slug: string;
  readonly value: DataRecord;
  get(field: string): unknown;
  /** The field as a number; undefined when it is null, absent or none. */
  number(field: string): number | undefined;
  /** The elements of a list. */
  items(field: string): readonly Entry[];
  /** Reports the field unless it has this value. `why` follows the value in the message. */
  expect(field: string, value: unknown, why: string): void;
  /**
   * Reports a field, or the entry itself.
   *
   * @param received the value that was found; absent without one.
   */
  report(field: string | undefined, expected: string, received?: unknown, nearest?: readonly string[]): void;
}

/** The published records of a game. Lists without an argument for their order are in that of the file. */
export interface Subject {
  readonly data: GameData;
  readonly kinds: readonly Kind[];
  list(table: string): readonly Entry[];
  find(table: string, slug: unknown): Entry | undefined;
  /** Records of a table by the value of a field. */
  by(table: string, field: string, value: unknown): readonly Entry[];
  /** Elements of every list that is written to the table. */
  edges(table: string): readonly Entry[];
  edgesTo(table: string, field: string, value: unknown): readonly Entry[];
  /** Visits every value of every record with its schema; `at` is its path in the record. */
  eachField(visit: (record: Entry, schema: DataSchema, value: unknown, at: string) => void): void;
  /** Reports something about the file `game.json`. */
  reportGame(field: string, expected: string, received: unknown): void;
}

export interface Rule {
  readonly name: string;
  /** Condition that holds when the rule is kept; becomes a line of the documentation. */
  readonly doc: string;
  /** A warning does not fail the check: there can be good reasons for it. */
  readonly severity: 'error' | 'warning';
  check(subject: Subject): void;
}

/** Whether the provenance of the record has a note on the field, i.e. the unusual value has been reviewed. */
export function isExplained({ get }: Entry, field: string): boolean {
  const provenance = get('provenance') as
    | { readonly fields?: Readonly<Record<string, { readonly note?: string }>> }
    | undefined;
  return provenance?.fields?.[field]?.note !== undefined;
}

/** Returns the JSON pointer to a path in a record, e.g. `/steps/0/notes` for `steps[0].notes`. */
export const pointerOf = (at: string): string =>
  `/${at.replaceAll('[', '/').replaceAll(']', '').replaceAll('.', '/')}`;

/**
 * Declares a rule that fails the check.
 *
 * @example
 * rule('level costs', 'Levels have no gaps.', ({ list }) => {}).severity; // 'error'
 */
export function rule(name: string, doc: string, check: Rule['check']): Rule {
  return { name, doc, severity: 'error', check };
}

/**
 * Declares a rule that the check only reports.
 *
 * @example
 * warning('sentences', 'A record has a sentence.', ({ list }) => {}).severity; // 'warning'
 */
export function warning(name: string, doc: string, check: Rule['check']): Rule {
  return { name, doc, severity: 'warning', check };
}

/** A game in the form for rules; `found` is called with every finding. */
export function createSubject(game: GameView, data: GameData, found: (finding: DataError) => void): Subject {
  const { kinds } = data;
  const kindOf = new Map(kinds.map((kind) => [kind.table, kind]));

  function entry(kind: Kind, key: string, slug: string, value: DataRecord, at: string): Entry {
    const pathOf = (field: string | undefined) => [at, field].filter(Boolean).join('.');
    const report: Entry['report'] = (field, expected, received, nearest) => {
      const path = pathOf(field);
      found({
        file: `${data.game.slug}/${kind.file}.json`,
        record: key,
        ...(path === '' ? {} : { field: path }),
        expected,
        ...(received === undefined ? {} : { received }),
        ...(nearest === undefined ? {} : { nearest }),
      });
    };
    return {
      kind,
      slug,
      value,
      report,
      get: (field) => value[field],
      number: (field) => (typeof value[field] === 'number' ? value[field] : undefined),
      items: (field) =>
        ((value[field] ?? []) as readonly DataRecord[]).map((element, index) =>
          entry(kind, key, slug, element, `${pathOf(field)}[${index}]`),
        ),
      expect(field, wanted, why) {
        if (value[field] !== wanted) report(field, `${wanted}, ${why}`, value[field] ?? null);
      },
    };
  }

  const record = (table: string) => (value: DataRecord) => {
    const kind = kindOf.get(table)!;
    return entry(kind, recordKey(kind, value), String(value['slug']), value, '');
  };
  const edge = ({ subject, slug, at, value }: Edge) => entry(kindOf.get(subject)!, slug, slug, value, at);

  return {
    data,
    kinds,
    list: (table) => game.list(table).map(record(table)),
    find: (table, slug) => game.by(table, 'slug', slug).slice(0, 1).map(record(table))[0],
    by: (table, field, value) => game.by(table, field, value).map(record(table)),
    edges: (table) => game.edges(table).map(edge),
    edgesTo: (table, field, value) => game.edgesTo(table, field, value).map(edge),
    eachField(visit) {
      for (const kind of kinds) {
        for (const value of game.list(kind.table)) {
          const whole = record(kind.table)(value);
          eachField(kind.records.items ?? {}, value, '', (schema, inner, at) =>
            visit(whole, schema, inner, at),
          );
        }
      }
    },
    reportGame: (field, expected, received) =>
      found({ file: `${data.game.slug}/game.json`, field, expected, received }),
  };
}
