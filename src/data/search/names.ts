import { fold } from '../../text/fold.ts';
import { type Beginnings, createBeginnings } from './beginnings.ts';
import { inTurns } from './turns.ts';

/** A record with its names. */
export interface NamedRecord {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  /** Its names in other languages by BCP 47 tag; null when none is known. */
  readonly names: Readonly<Record<string, string>> | null;
  readonly aliases: readonly string[] | null;
  readonly is_dlc: boolean;
}

/** A name of a record: its own, which is English, another that players use, or an official one in another language. */
export interface RecordName<Of extends NamedRecord> {
  readonly record: Of;
  readonly of: 'own' | 'alias' | 'translated';
  readonly text: string;
}

/** All names of records, with every place at which what people type may begin. */
export interface NameIndex<Of extends NamedRecord> {
  readonly names: readonly RecordName<Of>[];
  readonly beginnings: Beginnings;
}

const namesOf = <Of extends NamedRecord>(record: Of): RecordName<Of>[] => [
  { record, of: 'own', text: record.name },
  ...(record.aliases ?? []).map((text): RecordName<Of> => ({ record, of: 'alias', text })),
  ...Object.values(record.names ?? {}).map((text): RecordName<Of> => ({ record, of: 'translated', text })),
];

/** Indexes the names of records, in the order of the records. */
export async function indexNames<Of extends NamedRecord>(records: readonly Of[]): Promise<NameIndex<Of>> {
  const names = (await inTurns(records, namesOf)).flat();
  const folded = await inTurns(names, ({ text }) => fold(text));
  // One word of an alias means little.
  const beginnings = await createBeginnings(folded, (number) => names[number]!.of === 'alias');
  return { names, beginnings };
}
