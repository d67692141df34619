import type { Gate, Need } from '../progress/gates.ts';

/** The kind of the token of an amount: `insight:<n>`. */
export const insightKind = 'insight';

/** One thing that must hold, as the data files have it; exactly one member names something. */
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

/** A gate as the data files have it. */
export interface DataGate {
  /** Ways to open it, each with all that must hold; none when nothing is needed. */
  readonly requires: readonly { readonly all: readonly Requirement[] }[];
  /** Any of these ends it for good. */
  readonly closed_by: readonly Requirement[];
}

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

/** Returns a requirement as a need: the token of the thing, and how many of an item or how much Insight. */
export function needOf(requirement: Requirement): Need {
  const { boss_slug, item_slug, quantity, location_slug, npc_slug, step, stage, insight } = requirement;
  if (boss_slug !== undefined) return { token: `boss:${boss_slug}` };
  if (item_slug !== undefined)
    return { token: `item:${item_slug}`, ...(quantity === undefined ? {} : { quantity }) };
  if (location_slug !== undefined) return { token: `place:${location_slug}` };
  if (npc_slug !== undefined) return { token: `npc:${npc_slug}/${step}` };
  if (stage !== undefined) return { token: `stage:${stage}` };
  return { token: `${insightKind}:${insight}`, amount: insight! };
}

/** Returns a gate of the data files with its requirements as needs; null for what has no gate. */
export function gateOf(gate: DataGate | null | undefined): Gate | null {
  if (!gate) return null;
  return {
    requires: gate.requires.map(({ all }) => ({ all: all.map(needOf) })),
    closed_by: gate.closed_by.map(needOf),
  };
}
