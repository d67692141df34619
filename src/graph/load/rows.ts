/** Columns that every record has. */
export interface RecordRow {
  readonly slug: string;
  readonly name: string;
  /** Null when there are none. */
  readonly aliases: readonly string[] | null;
  /** Its names in other languages than English, by BCP 47 tag; null when none is known. */
  readonly names: Names | null;
  readonly spoilers: readonly Spoiler[] | null;
  readonly provenance: Provenance;
}

/** Names by the BCP 47 tag of their language. */
export type Names = Readonly<Record<string, string>>;

/** A text of a record that is a spoiler. */
export interface Spoiler {
  /** JSON pointer to the text in the record. */
  readonly text: string;
  readonly level: 'mild' | 'major';
}

export interface Provenance {
  readonly sources: readonly { kind: string; source: string }[];
  readonly fields?: Readonly<
    Record<
      string,
      {
        kind: string;
        source: string;
        note?: string;
        rejected?: readonly { value: unknown; source: string }[];
      }
    >
  >;
  readonly external_ids?: Readonly<Record<string, number | readonly number[]>>;
}
