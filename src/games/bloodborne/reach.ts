import type { Gate, Gated, NpcStep, Requirement, Stage } from './gates.ts';

/** What a game has that is opened, closed, reached or obtained; made of its records. */
export interface World {
  readonly places: readonly (Partial<Gated> & { readonly slug: string })[];
  readonly ways: readonly (Partial<Gated> & {
    readonly from_slug: string;
    readonly to_slug: string;
    readonly one_way_reason: string | null;
  })[];
  readonly bosses: readonly (Partial<Gated> & { readonly slug: string; readonly location_slug: string })[];
  readonly steps: readonly (NpcStep & { readonly npc_slug: string })[];
  readonly stages: readonly Stage[];
  /** Ways to obtain things, purchases among them. */
  readonly sources: readonly (Partial<Gated> & {
    /** What is obtained, as `item:tonsil-stone`. */
    readonly subject: string;
    readonly location_slug?: string | null;
    readonly boss_slug?: string | null;
  })[];
}

/** How far somebody has come. */
export interface Progress {
  /** What is done, held and reached: `boss:cleric-beast`, `item:tonsil-stone`, `place:byrgenwerth`, `npc:djura/befriended`. */
  readonly have: ReadonlySet<string>;
  /** How many of an item were obtained; one where it is only in `have`. */
  readonly count: (item: string) => number;
  readonly stage: 'day' | NonNullable<Requirement['stage']>;
  readonly insight: number;
}

/** What is open to somebody who has come so far. */
export interface Open {
  readonly places: ReadonlySet<string>;
  /** Bosses that can be met, steps that can be done, phases that can be begun and things that can be obtained. */
  readonly next: ReadonlySet<string>;
}

const stages: readonly Progress['stage'][] = ['day', 'evening', 'night', 'blood_moon', 'new_game_plus'];

/** A requirement as it stands in `have`; for Insight and phases as a caller would write it. */
export function tokenOf(requirement: Requirement): string {
  const { boss_slug, item_slug, location_slug, npc_slug, step, stage, insight } = requirement;
  if (boss_slug !== undefined) return `boss:${boss_slug}`;
  if (item_slug !== undefined) return `item:${item_slug}`;
  if (location_slug !== undefined) return `place:${location_slug}`;
  if (npc_slug !== undefined) return `npc:${npc_slug}/${step}`;
  return stage === undefined ? `insight:${insight}` : `stage:${stage}`;
}

function holds(requirement: Requirement, { have, count, stage, insight }: Progress): boolean {
  if (requirement.stage !== undefined) return stages.indexOf(stage) >= stages.indexOf(requirement.stage);
  if (requirement.insight !== undefined) return insight >= requirement.insight;
  const token = tokenOf(requirement);
  return have.has(token) && (requirement.quantity === undefined || count(token) >= requirement.quantity);
}

/** Whether one of the ways to open it holds, and what of each way does not. */
export function missingOf(gate: Gate | null | undefined, progress: Progress): readonly Requirement[][] {
  const missing = (gate?.requires ?? []).map(({ all }) => all.filter((each) => !holds(each, progress)));
  return missing.some((way) => way.length === 0) ? [] : missing;
}

/** Whether it can no longer be had. */
export const isClosed = (gate: Gate | null | undefined, progress: Progress): boolean =>
  (gate?.closed_by ?? []).some((each) => holds(each, progress));

/**
 * What is open. A place counts as reached for what needs it as soon as it is open, but ends nothing before somebody has
 * been there.
 */
export function openTo(world: World, progress: Progress): Open {
  const places = new Set([...progress.have].flatMap((each) => (each.startsWith('place:') ? [each] : [])));
  const there: Progress = { ...progress, have: new Set([...progress.have, ...places]) };
  const have = there.have as Set<string>;
  const isOpen = (gate: Gate | null | undefined) =>
    missingOf(gate, there).length === 0 && !isClosed(gate, progress);
  const enter = (slug: string) => {
    const place = `place:${slug}`;
    if (places.has(place)) return false;
    places.add(place);
    have.add(place);
    return true;
  };
  for (let grew = true; grew;) {
    grew = false;
    for (const { slug, gate } of world.places) if (gate && isOpen(gate) && enter(slug)) grew = true;
    for (const { from_slug: from, to_slug: to, one_way_reason: oneWay, gate } of world.ways) {
      if (!isOpen(gate)) continue;
      if (places.has(`place:${from}`) && enter(to)) grew = true;
      if (oneWay === null && places.has(`place:${to}`) && enter(from)) grew = true;
    }
  }
  const isThere = (location: string | null | undefined) => !location || places.has(`place:${location}`);
  const next = new Set<string>();
  for (const { slug, location_slug, gate } of world.bosses)
    if (!have.has(`boss:${slug}`) && isThere(location_slug) && isOpen(gate)) next.add(`boss:${slug}`);
  for (const { npc_slug, slug, location_slug, gate } of world.steps)
    if (!have.has(`npc:${npc_slug}/${slug}`) && isThere(location_slug) && isOpen(gate))
      next.add(`npc:${npc_slug}/${slug}`);
  for (const { stage, gate } of world.stages)
    if (stages.indexOf(stage) === stages.indexOf(progress.stage) + 1 && isOpen(gate))
      next.add(`stage:${stage}`);
  for (const { subject, location_slug, boss_slug, gate } of world.sources) {
    const isLeft = !boss_slug || have.has(`boss:${boss_slug}`) || next.has(`boss:${boss_slug}`);
    if (isLeft && isThere(location_slug) && isOpen(gate)) next.add(subject);
  }
  return { places, next };
}
