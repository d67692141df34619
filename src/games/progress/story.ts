import type { DataGate } from './gates.ts';

/** A phase of the story, and its beginning. */
export interface Stage {
  readonly stage: string;
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
