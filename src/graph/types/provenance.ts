import { builder } from '../builder.ts';
import { SpoilerLevel } from '../enums.ts';
import { idOf, type Provenance, type RecordRow, recordWithId, type Spoiler } from '../loaders.ts';
import { NodeInterface, RecordInterface, SpoilerType } from '../record.ts';
import { camelCase } from '../../kinds/model.ts';
import { leadsToRows } from '../relations.ts';

const Source = builder.objectRef<Provenance['sources'][number]>('Source').implement({
  description: 'A source of the figures.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: '`parameter`, `script`, `wiki` or `general-knowledge`.' }),
    source: t.exposeString('source', { description: 'Which table, page or repository.' }),
  }),
});

const RejectedValue = builder.objectRef<{ value: unknown; source: string }>('RejectedValue').implement({
  description: 'A value that another source gives and that was rejected.',
  fields: (t) => ({
    value: t.expose('value', { type: 'Json', nullable: true, description: 'The value.' }),
    source: t.exposeString('source', { description: 'Source of the value.' }),
  }),
});

const FieldProvenance = builder
  .objectRef<{ field: string } & NonNullable<Provenance['fields']>[string]>('FieldProvenance')
  .implement({
    description:
      'Where one field comes from, if it has another source than the record or if sources disagree.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'Name of the field in the data files.' }),
      kind: t.exposeString('kind', {
        description: '`parameter`, `script`, `wiki`, `general-knowledge` or `derived`.',
      }),
      source: t.exposeString('source', { description: 'Source of the value kept.' }),
      note: t.string({
        nullable: true,
        description: 'Why this value was kept.',
        resolve: (row) => row.note ?? null,
      }),
      rejected: t.field({
        type: [RejectedValue],
        description: 'Values that other sources give.',
        resolve: (row) => row.rejected ?? [],
      }),
    }),
  });

const ExternalId = builder.objectRef<{ name: string; ids: number[] }>('ExternalId').implement({
  description: "An identifier in the game's parameter tables.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the identifier.' }),
    ids: t.exposeIntList('ids', { description: 'Its values.' }),
  }),
});

const ProvenanceType = builder.objectRef<Provenance>('Provenance').implement({
  description: 'Where the figures of a record come from.',
  fields: (t) => ({
    sources: t.field({ type: [Source], description: 'Most trusted first.', resolve: (row) => row.sources }),
    fields: t.field({
      type: [FieldProvenance],
      description: 'Fields whose source is not that of the record, or on which sources disagree.',
      resolve: (row) => Object.entries(row.fields ?? {}).map(([field, origin]) => ({ field, ...origin })),
    }),
    externalIds: t.field({
      type: [ExternalId],
      description: 'Identifiers by which the figures can be traced.',
      resolve: (row) =>
        Object.entries(row.external_ids ?? {}).map(([name, ids]) => ({
          name,
          ids: [ids].flat() as number[],
        })),
    }),
  }),
});

SpoilerType.implement({
  description: 'A text of a record that gives something away.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'JSON pointer to the text from the object that has this list, e.g. `/description`.',
    }),
    level: t.expose('level', { type: SpoilerLevel, description: 'How much it gives away.' }),
  }),
});

/**
 * The texts of a record's own row that give something away, by the names of their fields. Its data file marks those of
 * its entries, too, which have a list of their own here.
 */
const ownSpoilers = (row: RecordRow): Spoiler[] =>
  (row.spoilers ?? []).flatMap(({ text, level }) => {
    const [, column] = text.split('/');
    return column! in row ? [{ text: camelCase(text), level }] : [];
  });

/** The highest level of the texts of a record. */
const levelOf = (spoilers: readonly Spoiler[]) =>
  spoilers.some(({ level }) => level === 'major') ? 'major' : spoilers.length > 0 ? 'mild' : 'none';

NodeInterface.implement({
  description: 'Anything that has an identifier of its own.',
  fields: (t) => ({
    id: t.id({
      description:
        'Identifier among all records of all games: game, kind and slug, e.g. `bloodborne:boss:amygdala`.',
      resolve: (row, _args, _context, { parentType }) => idOf(row, parentType.name),
    }),
  }),
});

builder.queryField('node', (t) =>
  t.field({
    type: NodeInterface,
    nullable: true,
    description: 'The record with an identifier; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its `id`.' }) },
    ...leadsToRows,
    resolve: (_root, { id }, context) => recordWithId(String(id), context),
  }),
);

/** The interface that every record implements: identity, what its texts give away, and origin. */
RecordInterface.implement({
  description: 'What every record has.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    slug: t.expose('slug', { type: 'Slug', description: 'Identifier within the game and resource.' }),
    name: t.exposeString('name', { description: 'Name in the English version of the game.' }),
    aliases: t.stringList({
      description: 'Other names that players use for it, abbreviations too.',
      resolve: (row) => [...(row.aliases ?? [])],
    }),
    spoilers: t.field({
      type: [SpoilerType],
      description: 'Its texts that give something away. Every other text gives nothing away.',
      resolve: ownSpoilers,
    }),
    spoilerLevel: t.field({
      type: SpoilerLevel,
      description: 'The highest level of its texts.',
      resolve: (row) => levelOf(row.spoilers ?? []),
    }),
    provenance: t.field({
      type: ProvenanceType,
      description: 'Where the figures come from.',
      resolve: (row) => row.provenance,
    }),
  }),
});
