/** One thing that must hold, as the data files say it; exactly one member names something. */
export interface Requirement {
  readonly boss_slug?: string;
  readonly item_slug?: string;
  /** How many of the item; one when absent. */
  readonly quantity?: number;
  /** The item is used or given away, not only held. */
  readonly is_used?: true;
  readonly location_slug?: string;
  readonly npc_slug?: string;
  /** Step of the story of the NPC. */
  readonly step?: string;
  readonly stage?: 'evening' | 'night' | 'blood_moon' | 'new_game_plus';
  readonly insight?: number;
}

/** What something needs, and what ends it. */
export interface Gate {
  /** Ways to open it, each with all that must hold; none when nothing is needed. */
  readonly requires: readonly { readonly all: readonly Requirement[] }[];
  /** Any of these ends it for good. */
  readonly closed_by: readonly Requirement[];
}

/** A phase of the night, and what begins it. */
export interface Stage {
  readonly stage: 'evening' | 'night' | 'blood_moon';
  readonly notes: string;
  readonly gate: Gate;
}

/** Something that has a gate, or none. */
export interface Gated {
  readonly gate: Gate | null;
}

/** A step of the story of an NPC on which something else depends. */
export interface NpcStep {
  /** Its name among the steps of the NPC. */
  readonly slug: string;
  readonly notes: string;
  readonly location_slug?: string | null;
  readonly gate: Gate;
}
