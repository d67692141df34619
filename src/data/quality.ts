import { type Release, schemaOf } from './releases.ts';

/** How well one field of the published records of a kind is known. */
export interface FieldQuality {
  /** Its path in the data file, e.g. `acquisition[].position`. */
  readonly field: string;
  /** The sum of the next three. */
  readonly values: number;
  readonly known: number;
  readonly unknown: number;
  /** Known to be none: an empty list, or null where the schema defines it as none. */
  readonly not_applicable: number;
  /** Known values by the number of their sources. */
  readonly without_source: number;
  readonly one_source: number;
  readonly several_sources: number;
  /** Known values of which another source gives another. */
  readonly contradicted: number;
  /** Day of the latest audit that compared all values; null without one. */
  readonly last_checked: string | null;
  /** Day of the latest audit that drew some of them. */
  readonly last_sampled: string | null;
}

/** The fields of a kind in the order of its schema. */
export interface KindQuality {
  /** Name of the data file without its ending, e.g. `armor-sets`. */
  readonly kind: string;
  readonly records: number;
  readonly fields: readonly FieldQuality[];
}

/** How well the data of a game are known, by kind: of all kinds, or of one. */
export const readQuality = (release: Release, gameId: string, kind: string | undefined) =>
  release.select<KindQuality>(
    `select kind, records, fields from ${schemaOf(release, gameId)}.field_quality
      where coalesce(kind = ?, true) order by position`,
    kind ?? null,
  );
