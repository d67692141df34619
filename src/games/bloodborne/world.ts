import type { Gate, Need } from '../progress/gates.ts';
import type { Deed, World } from '../progress/reach.ts';
import { type DataGate, gateOf, insightKind, type NpcStep, type Stage } from './gates.ts';

/** A record or an edge. Edges of records of several kinds name theirs in `subject_kind` and `subject_slug`. */
export interface Row {
  readonly [field: string]: unknown;
}

/** The tables that a world is made of, each with the columns that it is read from; the others are most of a row. */
export const worldTables: Readonly<Record<string, string>> = {
  location: 'slug, gate',
  location_connection: 'from_slug, to_slug, one_way_reason, gate',
  boss: 'slug, location_slug, gate',
  npc: 'slug, location_slug, steps',
  merchant: 'slug, location_slug, npc_slug',
  chalice_dungeon: 'slug, location_slug',
  acquisition:
    'subject_kind, subject_slug, kind, location_slug, chalice_dungeon_slug, npc_slug, boss_slug, used_item_slug, event_flag, gate',
  offer: 'subject_kind, subject_slug, merchant_slug, gate',
  enemy_placement: 'distinct enemy_slug, location_slug',
  enemy_loot: 'distinct enemy_slug, kind, item_slug, blood_gem_slug, rune_slug, weapon_slug, armor_slug',
};

/** A gate that requires something more. */
const andAlso = (gate: Gate | null | undefined, more: Need): Gate => ({
  requires: (gate?.requires.length ? gate.requires : [{ all: [] }]).map(({ all }) => ({
    all: [...all, more],
  })),
  closed_by: gate?.closed_by ?? [],
});

/**
 * Builds the progress graph: the places, ways and steps of a game with their gates.
 *
 * @param rows the rows of a table; none if the game lacks the table.
 * @param stages phases of the story after the first, in its order.
 */
export function worldOf(rows: (table: string) => readonly Row[], stages: readonly Stage[]): World {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const as = (kind: string, slug: unknown) => (typeof slug === 'string' ? `${kind}:${slug}` : undefined);
  const placeBySlug = (table: string) =>
    new Map(rows(table).map(({ slug, location_slug }) => [slug, text(location_slug)]));
  const [npcs, dungeons] = [placeBySlug('npc'), placeBySlug('chalice_dungeon')];
  const merchants = new Map(
    rows('merchant').map((row) => [row['slug'], text(row['location_slug']) ?? npcs.get(row['npc_slug'])]),
  );

  const deeds: Deed[] = [];
  const once = (token: string, location: unknown, gate: unknown) =>
    deeds.push({
      token,
      place: as('place', location),
      boss: undefined,
      gate: gateOf(gate as DataGate | null | undefined),
      isOnce: true,
    });
  for (const { slug, location_slug, gate } of rows('boss')) once(`boss:${String(slug)}`, location_slug, gate);
  for (const { slug: npc, steps } of rows('npc'))
    for (const { slug, location_slug, gate } of (steps ?? []) as readonly NpcStep[])
      once(`npc:${String(npc)}/${slug}`, location_slug, gate);
  stages.forEach(({ stage, gate }, index) => {
    const before = stages[index - 1];
    deeds.push({
      token: `stage:${stage}`,
      place: undefined,
      boss: undefined,
      gate: before ? andAlso(gateOf(gate), { token: `stage:${before.stage}` }) : gateOf(gate),
      isOnce: true,
    });
  });

  // What requires only the place counts once, however often it is there.
  const plain = new Set<string>();
  function obtain(
    token: string,
    place: string | undefined,
    { boss, gate = null, flag }: { boss?: string; gate?: Gate | null; flag?: unknown } = {},
  ): void {
    const name = `${token} ${place} ${boss}`;
    if (gate === null && plain.has(name)) return;
    if (gate === null) plain.add(name);
    deeds.push({ token, place, boss, gate, isOnce: false, ...(typeof flag === 'number' ? { flag } : {}) });
  }
  for (const row of [...rows('acquisition'), ...rows('offer')]) {
    const used = text(row['used_item_slug']);
    const gate = gateOf(row['gate'] as DataGate | null | undefined);
    const boss = as('boss', row['boss_slug']);
    const place = as(
      'place',
      row['location_slug'] ??
        dungeons.get(row['chalice_dungeon_slug']) ??
        merchants.get(row['merchant_slug']) ??
        npcs.get(row['npc_slug']),
    );
    // Where it is obtained is not known, so that nobody can be sent there.
    if (!place && !boss && !gate && !used && row['kind'] !== 'starting') continue;
    obtain(`${String(row['subject_kind'])}:${String(row['subject_slug'])}`, place, {
      ...(boss === undefined ? {} : { boss }),
      gate: used ? andAlso(gate, { token: `item:${used}` }) : gate,
      flag: row['event_flag'],
    });
  }
  const placesOf = new Map<unknown, string[]>();
  for (const { enemy_slug, location_slug } of rows('enemy_placement'))
    placesOf.set(enemy_slug, [...(placesOf.get(enemy_slug) ?? []), `place:${String(location_slug)}`]);
  for (const row of rows('enemy_loot')) {
    const token = as(String(row['kind']), row[`${String(row['kind'])}_slug`]);
    for (const place of token ? (placesOf.get(row['enemy_slug']) ?? []) : []) obtain(token!, place);
  }
  return {
    places: rows('location').map(({ slug, gate }) => ({
      token: `place:${String(slug)}`,
      gate: gateOf(gate as DataGate | null | undefined),
    })),
    ways: rows('location_connection').map((row) => ({
      from: `place:${String(row['from_slug'])}`,
      to: `place:${String(row['to_slug'])}`,
      isOneWay: (row['one_way_reason'] ?? null) !== null,
      gate: gateOf(row['gate'] as DataGate | null | undefined),
    })),
    deeds,
    stages: stages.map(({ stage }) => stage),
    kinds: ['stage', 'boss', 'npc', 'item'],
    amountKind: insightKind,
  };
}

/**
 * Returns notes by token: the steps of stories, and how phases begin. The arguments are those of `worldOf`.
 */
export function notesOf(
  rows: (table: string) => readonly Row[],
  stages: readonly Stage[],
): ReadonlyMap<string, string> {
  const notes = new Map(stages.map((each) => [`stage:${each.stage}`, each.notes]));
  for (const { slug: npc, steps } of rows('npc'))
    for (const { slug, notes: text } of (steps ?? []) as readonly NpcStep[])
      notes.set(`npc:${String(npc)}/${slug}`, text);
  return notes;
}
