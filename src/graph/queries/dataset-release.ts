import {
  countChanges,
  countReleases,
  type DatasetRelease,
  type RecordChange,
  readChanges,
  readReleases,
  readVersionNumbers,
} from '../../data/history.ts';
import { kindsOfFiles } from '../../kinds/model.ts';
import { inShownWords } from '../../kinds/shown.ts';
import { pathInPresentWords } from '../../renames.ts';
import { nearest } from '../../text/nearest.ts';
import { type Builder, type GraphContext, nullMeans } from '../types/builder.ts';
import { closedSet } from '../types/enums.ts';
import type { GraphParts } from '../graph.ts';
import { listPrice, pageOf } from './lists.ts';
import { limitOf, pageArgument, partOf } from './page-input.ts';
import { wrongArgument } from '../limits/refusals.ts';

/** The latest versions that a refusal names. */
const namedVersions = 20;

/**
 * The number of the first version of that name. When a version was served twice, this may return more changes than
 * necessary, but never fewer.
 *
 * @throws Problem `unknown_reference`, naming the versions that there are.
 */
async function numberOf({ release }: GraphContext, gameId: string, version: string): Promise<number> {
  const rows = await readVersionNumbers(release, gameId);
  const found = rows.find((row) => row.dataset_version === version);
  if (found !== undefined) return found.number;
  const known = rows.map((row) => row.dataset_version).reverse();
  const allowed = known.slice(0, namedVersions);
  throw wrongArgument(
    'since',
    'unknown_reference',
    `since must be a published version of the data: ${allowed.join(', ')}; got ${version}.`,
    { received: version, allowed, did_you_mean: nearest(version, known) },
  );
}

/** Makes the type of a version. */
const releaseType = (builder: Builder) =>
  builder.objectRef<DatasetRelease>('DatasetRelease').implement({
    description: 'A version of the data of a game, with the number of records it changed.',
    fields: (t) => ({
      version: t.exposeString('dataset_version', { description: 'The version, `YYYY.M.N`.' }),
      releasedAt: t.expose('released_at', { type: 'Date', description: 'Its date.' }),
      records: t.exposeInt('records', { description: 'Number of records in all lists of the game.' }),
      added: t.exposeInt('added', { description: 'Records added since the previous version.' }),
      removed: t.exposeInt('removed', { description: 'Records removed since the previous version.' }),
      changed: t.exposeInt('changed', { description: 'Records changed since the previous version.' }),
      notes: t.stringList({ description: 'Release notes.', resolve: ({ notes }) => [...notes] }),
    }),
  });

/** Makes the type of what a version changed in a record. */
function changeType({ builder, gameId, model }: GraphParts) {
  const kinds = kindsOfFiles(model);
  /** Releases have kept changes by data file; that of a kind that is gone is turned into a word. */
  const kindOf = (file: string) => kinds.get(file) ?? file.replaceAll('-', '_');
  /** Releases have kept the words of the data files, some of them those of an earlier version. */
  function shown(resource: string, { field, before, after }: RecordChange['fields'][number]) {
    const kind = kindOf(resource);
    const table = model.tables.get(kind);
    // Entries by name, as earlier versions recorded them, are elements of a list where they are shown.
    const listed = field.replace(/^(provenance[.](?:fields|external_ids))[.].*/, '$1');
    const path = pathInPresentWords(gameId, kind, listed);
    if (table === undefined) return { field: path, before, after };
    const words = inShownWords(model, table, path);
    return { field: words.path, before: words.valueOf(before), after: words.valueOf(after) };
  }
  const FieldChange = builder.objectRef<RecordChange['fields'][number]>('FieldChange').implement({
    description: 'A field of a record that changed.',
    fields: (t) => ({
      field: t.exposeString('field', {
        description: 'Path in the widest view of the record, e.g. `hp` or `acquisition[1].notes`.',
      }),
      before: t.field({
        type: 'Json',
        nullable: true,
        description:
          'The old value; null when there was none. Both values are null when they are not known: in versions before the first one that this service imported.',
        resolve: ({ before }) => before ?? null,
      }),
      after: t.field({
        type: 'Json',
        nullable: true,
        description: 'The new value; null when there is none.',
        resolve: ({ after }) => after ?? null,
      }),
    }),
  });

  const ChangeKind = closedSet(builder, 'ChangeKind', 'How a version of the data changed a record.', {
    added: 'It is new in the version.',
    removed: 'It was removed.',
    changed: 'Some of its fields changed.',
  });

  return builder.objectRef<RecordChange>('RecordChange').implement({
    description: 'A record that one version of the data added, removed or changed.',
    fields: (t) => ({
      version: t.exposeString('dataset_version', { description: 'The version that made the change.' }),
      releasedAt: t.expose('released_at', { type: 'Date', description: 'Its date.' }),
      change: t.expose('change', { type: ChangeKind, description: 'What happened to the record.' }),
      kind: t.string({
        description: 'Kind of the record, e.g. `boss`.',
        resolve: ({ resource }) => kindOf(resource),
      }),
      slug: t.exposeString('slug', {
        description:
          'Slug of the record, or its key if it has no slug, e.g. `hemwick-charnel-lane/cathedral-ward`.',
      }),
      name: t.exposeString('name', {
        ...nullMeans('none'),
        description: 'Name of the record; null when it has none.',
      }),
      fields: t.field({
        type: [FieldChange],
        description: 'The fields that changed; empty when the whole record was added or removed.',
        resolve: ({ resource, fields }) => fields.map((each) => shown(resource, each)),
      }),
    }),
  });
}

/** Adds the versions of the data of a game, and what they changed. */
export function addDatasetReleases(graph: GraphParts): void {
  const { builder, gameId } = graph;
  const ReleasePage = pageOf<DatasetRelease>(graph, releaseType(builder), 'versions');
  const ChangePage = pageOf<RecordChange>(graph, changeType(graph), 'changes');

  builder.queryFields((t) => ({
    datasetReleases: t.field({
      type: ReleasePage,
      description:
        'The published versions of the data, newest first. A version that was served twice is listed twice.',
      args: { page: pageArgument(graph, t) },
      ...listPrice,
      resolve: (_root, { page }, { release }) => {
        const part = partOf(page);
        return {
          data: () => readReleases(release, gameId, limitOf(part)),
          meta: async () => ({ ...part, total: await countReleases(release, gameId) }),
        };
      },
    }),
    datasetChanges: t.field({
      type: ChangePage,
      description: 'Records that were added, removed or changed since a version, oldest version first.',
      args: {
        page: pageArgument(graph, t),
        since: t.arg({
          type: 'DatasetVersion',
          required: true,
          description: 'The version since which to list changes.',
        }),
      },
      ...listPrice,
      resolve: async (_root, { since, page }, context) => {
        const part = partOf(page);
        const { release } = context;
        const number = await numberOf(context, gameId, since);
        return {
          data: () => readChanges(release, gameId, number, limitOf(part)),
          meta: async () => ({ ...part, total: await countChanges(release, gameId, number) }),
        };
      },
    }),
  }));
}
