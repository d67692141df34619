import { idFields, idSubject } from '../kinds/ids.ts';
import type { DataRecord, Kind } from './kinds.ts';
import { valuesAt } from './quality.ts';

/** An id of the game itself, and the record that has it. */
export interface DataId {
  readonly id_table: string;
  readonly id: number;
  readonly kind: string;
  readonly slug: string;
}

/** The ids of the game itself that a row of a data file has. An id that is in it twice is given twice. */
export function dataIdsOf(kind: Kind): (record: DataRecord) => DataId[] {
  const schema = kind.records.items ?? {};
  const subject = idSubject(kind.schema, schema);
  if (subject === undefined) return () => [];
  const fields = idFields(kind.schema, schema).map(({ path, table }) => ({ steps: path.split('.'), table }));
  return (record) =>
    fields.flatMap(({ steps, table }) =>
      [...valuesAt(record, steps)]
        .flat()
        .filter((id) => typeof id === 'number')
        .map((id) => ({ id_table: table, id, kind: subject.kind, slug: record[subject.slug] as string })),
    );
}
