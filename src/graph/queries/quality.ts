import { type FieldQuality, type KindQuality, readQuality } from '../../data/quality.ts';
import { kindsOfFiles } from '../../kinds/model.ts';
import { type Builder, nullMeans } from '../types/builder.ts';
import type { GraphParts } from '../graph.ts';
import { costsRows } from '../load/relations.ts';

/** Makes the type of how well a field is known. */
const fieldQualityType = (builder: Builder) =>
  builder.objectRef<FieldQuality>('FieldQuality').implement({
    description: 'Data quality of a field, over the published records of a kind.',
    fields: (t) => ({
      field: t.exposeString('field', {
        description: 'Its path in the data file, e.g. `hp` or `acquisition[].position`.',
      }),
      values: t.exposeInt('values', {
        description: 'Number of values: one per record, or one per element of the lists on the path.',
      }),
      known: t.exposeInt('known', { description: 'Values that are known.' }),
      unknown: t.exposeInt('unknown', {
        description: 'Values that are missing without being known to be empty.',
      }),
      notApplicable: t.exposeInt('not_applicable', {
        description: 'Values known to be empty: an empty list, or null where null means none.',
      }),
      withoutSource: t.exposeInt('without_source', {
        description: 'Known values of records that name no source.',
      }),
      oneSource: t.exposeInt('one_source', {
        description:
          'Known values with one source: the one in `provenance.fields`, or the only source of the record.',
      }),
      severalSources: t.exposeInt('several_sources', {
        description:
          'Known values whose record has several sources but no entry for the field in `provenance.fields`. Not every source has every value.',
      }),
      contradicted: t.exposeInt('contradicted', {
        description:
          'Known values that another source contradicts, as listed in `provenance.fields[].rejected`.',
      }),
      lastChecked: t.expose('last_checked', {
        type: 'Date',
        ...nullMeans('none'),
        description:
          'Date of the latest audit that compared all values of the field with an independent source; null if there was none.',
      }),
      lastSampled: t.expose('last_sampled', {
        type: 'Date',
        ...nullMeans('none'),
        description:
          'Date of the latest audit that compared a random sample of this field or its kind; null if there was none.',
      }),
    }),
  });

/** Adds how well the data of a game are known, field by field. */
export function addQuality({ builder, common, gameId, model }: GraphParts): void {
  const kinds = kindsOfFiles(model);

  const KindQualityType = builder.objectRef<KindQuality>('KindQuality').implement({
    description: 'Data quality of the published records of a kind.',
    fields: (t) => ({
      kind: t.field({
        type: common.Kind,
        description: 'The kind.',
        resolve: ({ kind }) => kinds.get(kind)!,
      }),
      records: t.exposeInt('records', { description: 'Number of published records.' }),
      fields: t.field({
        type: [fieldQualityType(builder)],
        description: 'Its fields in the order of the data file.',
        resolve: ({ fields }) => fields,
      }),
    }),
  });

  builder.queryField('quality', (t) =>
    t.field({
      type: [KindQualityType],
      description: 'Data quality by kind and field. Kinds without records are omitted.',
      args: { kind: t.arg({ type: common.Kind, description: 'Return only this kind.' }) },
      ...costsRows,
      resolve: (_root, { kind }, { release }) =>
        readQuality(release, gameId, kind ? model.tables.get(kind)!.file : undefined),
    }),
  );
}
