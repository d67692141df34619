import type { EnumRef } from '@pothos/core';
import type { ReleaseGame } from '../../data/releases.ts';
import type { IdsOfTable } from '../../kinds/ids.ts';
import { camelCase, english } from '../../kinds/model.ts';
import { type Word, type Words, wordLists } from '../../kinds/words.ts';
import { projectAddresses } from '../../root.ts';
import { type Builder, nullMeans } from './builder.ts';
import { closedSet } from './enums.ts';
import { createNamesOf, nameFields } from './names.ts';
import { linksOf, type RecordLinks } from './record-links.ts';
import type { Provenance, RecordRow, Spoiler } from '../load/rows.ts';
import { renames } from '../../renames.ts';

/** Size of a list and the requested part of it. */
export interface PageMeta {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** The text of a mark as the pointer to its field; undefined for a text in an entry, which has its own marks here. */
function fieldPointer(row: RecordRow, text: string): string | undefined {
  const steps = text.split('/');
  // Tags of languages are not fields.
  return steps[1]! in row
    ? steps.map((step, index) => (steps[index - 1] === 'names' ? step : camelCase(step))).join('/')
    : undefined;
}

/**
 * The spoilers in a record's own row, by the names of their fields. A name is as much of a spoiler in
 * every language, and so do other names that players use.
 */
export function ownSpoilers(row: RecordRow): Spoiler[] {
  const levels = new Map<string, Spoiler['level']>();
  const ofName = row.spoilers?.find(({ text }) => text === '/name')?.level;
  if (ofName !== undefined) {
    levels.set('/name', ofName);
    for (const tag of [english, ...Object.keys(row.names ?? {})]) levels.set(`/names/${tag}`, ofName);
    for (const index of (row.aliases ?? []).keys()) levels.set(`/aliases/${index}`, ofName);
  }
  for (const { text, level } of row.spoilers ?? []) {
    const pointer = fieldPointer(row, text);
    if (pointer !== undefined) levels.set(pointer, level);
  }
  return [...levels].map(([text, level]) => ({ text, level }));
}

/** Descriptions of the fields that mark what texts reveal. */
export const spoilersText =
  'Texts that are spoilers. All other texts are safe to show, except those in `provenance`.';
export const spoilerLevelText = 'The highest spoiler level of its texts.';

/** The highest level of some marks. */
export const levelOf = (spoilers: readonly Spoiler[]) =>
  spoilers.some(({ level }) => level === 'major') ? 'major' : spoilers.length > 0 ? 'mild' : 'none';

const kindsOfSources = {
  parameter: "The game's own parameter tables.",
  script: 'Its event scripts.',
  wiki: 'A page or guide written by players.',
  general_knowledge: 'No written source.',
};

/** Returns the word of a kind of source; releases of earlier versions may have another. */
const kindOfSource = ({ kind }: { readonly kind: string }) => (renames.words[kind] ?? kind) as never;

/** The records of a game, for the fields that every record has. */
interface RecordsOfGame {
  readonly gameId: string;
  /** The closed set of kinds. */
  readonly Kind: EnumRef<never, string>;
  /** The table of a type of records. */
  readonly tableOf: (typeName: string) => string;
  /** The data file of a type of records, without its ending. */
  readonly fileOf: (typeName: string) => string;
  /** The languages of names, by BCP 47 tag. */
  readonly languages: readonly string[];
  /** The ids of a record of a type by their table. */
  readonly idsOf: (typeName: string, ids: NonNullable<Provenance['external_ids']>) => readonly IdsOfTable[];
}

/** Makes the type of the origin of one field. */
function fieldProvenanceType(builder: Builder) {
  const FieldSourceKind = closedSet(builder, 'FieldSourceKind', 'Kind of the source of a field.', {
    ...kindsOfSources,
    derived: 'Computed from other facts, as the note describes.',
  });
  const RejectedValue = builder.objectRef<{ value: unknown; source: string }>('RejectedValue').implement({
    description: 'A value from another source that was rejected.',
    fields: (t) => ({
      value: t.expose('value', { type: 'Json', nullable: true, description: 'The value.' }),
      source: t.exposeString('source', { description: 'Source of the value.' }),
    }),
  });

  return builder
    .objectRef<{ field: string } & NonNullable<Provenance['fields']>[string]>('FieldProvenance')
    .implement({
      description:
        'Where one field comes from, if it has another source than the record or if sources disagree.',
      fields: (t) => ({
        field: t.exposeString('field', {
          description: 'Path of the field in the widest view of the record.',
        }),
        kind: t.field({
          type: FieldSourceKind,
          description: 'Kind of the source of the value kept.',
          resolve: kindOfSource,
        }),
        source: t.exposeString('source', { description: 'Source of the value kept.' }),
        note: t.string({
          ...nullMeans('none'),
          description: 'Why this value was kept.',
          resolve: (row) => row.note ?? null,
        }),
        rejected: t.field({
          type: [RejectedValue],
          description: 'Values in other sources.',
          resolve: (row) => row.rejected ?? [],
        }),
      }),
    });
}

/** Makes the type of the origin of a record. */
function provenanceType(builder: Builder, idsOf: RecordsOfGame['idsOf']) {
  const SourceKind = closedSet(builder, 'SourceKind', 'Kind of a source.', kindsOfSources);
  const Source = builder.objectRef<Provenance['sources'][number]>('Source').implement({
    description: 'A source of the values.',
    fields: (t) => ({
      kind: t.field({ type: SourceKind, description: 'Kind of the source.', resolve: kindOfSource }),
      source: t.exposeString('source', { description: 'Which table, page or repository.' }),
    }),
  });

  const ExternalId = builder.objectRef<IdsOfTable>('ExternalId').implement({
    description: "Rows of one of the game's own tables.",
    fields: (t) => ({
      table: t.exposeString('table', { description: 'Its name in the game, e.g. `EquipParamWeapon`.' }),
      ids: t.exposeIntList('ids', { description: 'The ids in it.' }),
    }),
  });

  return builder.objectRef<Provenance & { typeName: string }>('Provenance').implement({
    description: 'Where the values of a record come from.',
    fields: (t) => ({
      sources: t.field({ type: [Source], description: 'Most trusted first.', resolve: (row) => row.sources }),
      fields: t.field({
        type: [fieldProvenanceType(builder)],
        description: 'Fields with a source of their own, or on which sources disagree.',
        resolve: (row) => Object.entries(row.fields ?? {}).map(([field, origin]) => ({ field, ...origin })),
      }),
      externalIds: t.field({
        type: [ExternalId],
        description: 'Identifiers for tracing the values.',
        resolve: ({ external_ids: ids = {}, typeName }) => [...idsOf(typeName, ids)],
      }),
    }),
  });
}

/** Makes the types that mark what texts reveal. */
function spoilerTypes(builder: Builder) {
  const SpoilerLevel = closedSet(builder, 'SpoilerLevel', 'How much of the story a text reveals.', {
    none: 'Nothing.',
    mild: 'Names someone or something that the player meets later.',
    major: 'A plot twist, a hidden identity, a death or an ending.',
  });

  const Spoiler = builder.objectRef<Spoiler>('Spoiler').implement({
    description: 'A text of a record that is a spoiler.',
    fields: (t) => ({
      text: t.exposeString('text', {
        description: 'JSON pointer to the text, relative to the object with this list, e.g. `/description`.',
      }),
      level: t.expose('level', { type: SpoilerLevel, description: 'How much it reveals.' }),
    }),
  });
  return { Spoiler, SpoilerLevel };
}

/** Makes the type of the addresses about a record. */
function recordLinksType(builder: Builder) {
  return builder.objectRef<RecordLinks>('RecordLinks').implement({
    description:
      'Where to read the data file of a record and to report an error. Null where the project names no address.',
    fields: (t) => ({
      source: t.expose('source', {
        type: 'Url',
        ...nullMeans('none'),
        description:
          "The data file of the record in the project's repository; null if no repository is configured.",
      }),
      report: t.expose('report', {
        type: 'Url',
        ...nullMeans('none'),
        description: 'Where to report an error in the record; null where the service names no such address.',
      }),
    }),
  });
}

/** Makes the interfaces of records: for identity, and for what every record has. */
function recordInterfaces(
  builder: Builder,
  { gameId, Kind, tableOf, fileOf, languages, idsOf }: RecordsOfGame,
  { Spoiler, SpoilerLevel }: ReturnType<typeof spoilerTypes>,
) {
  const Node = builder.interfaceRef<RecordRow>('Node').implement({
    description: 'Anything with a global identifier.',
    fields: (t) => ({
      id: t.id({
        description: 'Globally unique identifier: game, kind and slug, e.g. `bloodborne:boss:amygdala`.',
        resolve: ({ slug }, _args, _context, { parentType }) =>
          `${gameId}:${tableOf(parentType.name)}:${slug}`,
      }),
    }),
  });

  const GameRecord = builder.interfaceRef<RecordRow>('GameRecord').implement({
    description: 'Fields common to all records.',
    interfaces: [Node],
    fields: (t) => ({
      recordKind: t.field({
        type: Kind,
        description: 'Its kind: the first part of what leads to a record of any kind, before the slug.',
        resolve: (_row, _args, _context, { parentType }) => tableOf(parentType.name) as never,
      }),
      slug: t.expose('slug', { type: 'Slug', description: 'Identifier within the game and resource.' }),
      ...nameFields(t),
      names: t.field({
        type: 'Names',
        description: 'Official names in the languages of the game, as far as known.',
        resolve: createNamesOf(languages),
      }),
      aliases: t.stringList({
        description: 'Other names that players use, including abbreviations.',
        resolve: (row) => [...(row.aliases ?? [])],
      }),
      spoilers: t.field({
        type: [Spoiler],
        description: spoilersText,
        resolve: ownSpoilers,
      }),
      spoilerLevel: t.field({
        type: SpoilerLevel,
        description: spoilerLevelText,
        resolve: (row) => levelOf(row.spoilers ?? []),
      }),
      provenance: t.field({
        type: provenanceType(builder, idsOf),
        description: 'Where the values come from.',
        resolve: ({ provenance }, _args, _context, { parentType }) => ({
          ...provenance,
          typeName: parentType.name,
        }),
      }),
      links: t.field({
        type: recordLinksType(builder),
        description: 'Where its data file is, and where to report an error in it.',
        resolve: ({ slug }, _args, _context, { parentType }) =>
          linksOf(projectAddresses, gameId, fileOf(parentType.name), slug),
      }),
    }),
  });
  return { Node, GameRecord };
}

/** Makes the type of what lists describe about themselves. */
const pageMetaType = (builder: Builder) =>
  builder.objectRef<PageMeta>('PageMeta').implement({
    description: 'Position of this page in the list, and the length of the list.',
    fields: (t) => ({
      page: t.expose('page', { type: 'Page', description: 'Page number, starting at 1.' }),
      pageSize: t.expose('pageSize', { type: 'PageSize', description: 'Rows per page.' }),
      total: t.exposeInt('total', { description: 'Total number of rows after filtering.' }),
    }),
  });

/** Makes the type of the words of a game. */
function wordsType(builder: Builder) {
  const WordType = builder.objectRef<Word>('Word').implement({
    description: 'A word of a game.',
    fields: (t) => ({
      word: t.exposeString('word', { description: 'The word, e.g. in members and parameters of REST.' }),
      label: t.exposeString('label', { description: 'Its label in English.' }),
    }),
  });

  return builder.objectRef<Words>('Words').implement({
    description: 'The words of a game: the keys of its objects, and the values of its closed sets, in order.',
    fields: (t) =>
      Object.fromEntries(
        Object.entries(wordLists).map(([list, description]) => [
          camelCase(list),
          t.field({
            type: [WordType],
            description,
            resolve: (words) => words[list]!,
          }),
        ]),
      ),
  });
}

/** Makes the type of the games of the service. */
function gameType(builder: Builder) {
  const DatasetChange = builder.objectRef<ReleaseGame['changes'][number]>('DatasetChange').implement({
    description: "The changes in one version of a game's data.",
    fields: (t) => ({
      version: t.exposeString('version', { description: 'The version.' }),
      releasedAt: t.expose('released_at', { type: 'Date', description: 'Its date.' }),
      notes: t.stringList({ description: 'The changes.', resolve: (change) => [...change.notes] }),
    }),
  });

  return builder.objectRef<ReleaseGame>('Game').implement({
    description: 'A game with data in this service.',
    fields: (t) => ({
      id: t.expose('id', { type: 'GameId', description: 'Identifier in paths and arguments.' }),
      name: t.exposeString('name', { description: 'Its title.' }),
      datasetVersion: t.exposeString('datasetVersion', { description: 'Version of its data, `YYYY.M.N`.' }),
      releasedAt: t.expose('releasedAt', { type: 'Date', description: 'Date of that version.' }),
      records: t.exposeInt('records', { description: 'Number of records in all lists of the game.' }),
      words: t.field({
        type: wordsType(builder),
        description: 'Its words, e.g. damage types.',
        resolve: ({ kinds }) => kinds.words,
      }),
      changes: t.field({
        type: [DatasetChange],
        description: 'Changes to the data, newest version first.',
        resolve: (game) => game.changes,
      }),
    }),
  });
}

/**
 * Makes the types that every game has: the interfaces of records, for identity, spoilers and origin;
 * what lists say about themselves; and the games of the service.
 */
export function addCommonTypes(builder: Builder, records: RecordsOfGame) {
  const spoilers = spoilerTypes(builder);
  const { Node, GameRecord } = recordInterfaces(builder, records, spoilers);
  const Game = gameType(builder);

  builder.queryFields((t) => ({
    games: t.field({
      type: [Game],
      description: 'The games with data in this service.',
      resolve: (_root, _args, { release }) => [...release.games.values()],
    }),
  }));

  return {
    ...spoilers,
    Node,
    GameRecord,
    interfaces: [Node, GameRecord],
    PageMeta: pageMetaType(builder),
    Game,
  };
}

export type CommonTypes = ReturnType<typeof addCommonTypes>;
