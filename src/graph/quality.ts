import { type FieldQuality, type KindQuality, readQuality } from '../data/quality.ts';
import type { GraphParts } from './graph.ts';
import { costsRows } from './relations.ts';
import { scalar } from './scalars.ts';

/** Adds how well the data of a game are known, field by field. */
export function addQuality({ builder, gameId, model }: GraphParts): void {
  const kinds = [...model.tables.values()].flatMap(({ file }) => file ?? []).sort();
  const DataKind = scalar(
    builder,
    'DataKind',
    'A kind of data, by the name of its data file, e.g. `bosses`.',
    { type: 'string', enum: kinds },
  );

  const FieldQualityType = builder.objectRef<FieldQuality>('FieldQuality').implement({
    description: 'How well a field of the published records of a kind is known.',
    fields: (t) => ({
      field: t.exposeString('field', {
        description: 'Its path in the data file, e.g. `hp` or `acquisition[].position`.',
      }),
      values: t.exposeInt('values', {
        description:
          'How many values there are: one for each record, or for each element of the lists on the path.',
      }),
      known: t.exposeInt('known', { description: 'Values that are known.' }),
      unknown: t.exposeInt('unknown', { description: 'Values that are missing and not known to be none.' }),
      notApplicable: t.exposeInt('not_applicable', {
        description: 'Values known to be none: an empty list, or null where null means that.',
      }),
      withoutSource: t.exposeInt('without_source', {
        description: 'Known values of records that name no source.',
      }),
      oneSource: t.exposeInt('one_source', {
        description:
          'Known values with one source: that of the field where `provenance.fields` names it, or the only one of the record.',
      }),
      severalSources: t.exposeInt('several_sources', {
        description:
          'Known values whose record has several sources and no entry in `provenance.fields` for them. Not every source has every value.',
      }),
      contradicted: t.exposeInt('contradicted', {
        description:
          'Known values of which another source gives a different one, in `provenance.fields[].rejected`.',
      }),
      lastChecked: t.expose('last_checked', {
        type: 'Date',
        nullable: true,
        description:
          'Day of the latest audit that compared all values of the field with a source that they were not taken from; null without one.',
      }),
      lastSampled: t.expose('last_sampled', {
        type: 'Date',
        nullable: true,
        description:
          'Day of the latest audit that drew values at random from this field or its kind; null without one.',
      }),
    }),
  });

  const KindQualityType = builder.objectRef<KindQuality>('KindQuality').implement({
    description: 'How well the published records of a kind are known.',
    fields: (t) => ({
      kind: t.exposeString('kind', {
        description: 'Name of its data file, e.g. `bosses`; of most kinds also the segment of their list.',
      }),
      records: t.exposeInt('records', { description: 'Published records.' }),
      fields: t.field({
        type: [FieldQualityType],
        description: 'Its fields in the order of the data file.',
        resolve: ({ fields }) => fields,
      }),
    }),
  });

  builder.queryField('quality', (t) =>
    t.field({
      type: [KindQualityType],
      description: 'How well the data are known, by kind and field. Kinds without records are left out.',
      args: { kind: t.arg({ type: DataKind, description: 'Only this kind.' }) },
      ...costsRows,
      resolve: (_root, { kind }, { release }) => readQuality(release, gameId, kind ?? undefined),
    }),
  );
}
