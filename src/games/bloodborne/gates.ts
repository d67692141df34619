import type { DataGate } from '../progress/gates.ts';

/** The kind of the token of an amount: `insight:<n>`. */
export const insightKind = 'insight';

/** A phase of the night, and its beginning. */
export interface Stage {
  readonly stage: 'evening' | 'night' | 'blood_moon';
  readonly notes: string;
  readonly gate: DataGate;
}

/** A step of the story of an NPC on which something else depends. */
export interface NpcStep {
  /** Its name among the steps of the NPC. */
  readonly slug: string;
  readonly notes: string;
  readonly location_slug?: string | null;
  readonly gate: DataGate;
}
