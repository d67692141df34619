import { isDeepStrictEqual } from 'node:util';
import type { Words } from '../../kinds/words.ts';
import { type DataGate, type Gate, gateOf, type Need } from './gates.ts';
import type { ProgressStep, Way, ProgressGraph } from './reach.ts';
import type { NpcStep, Stage } from './story.ts';

/** A record or an edge. Edges of records of several kinds name theirs in `subject_kind` and `subject_slug`. */
export interface WorldRow {
  readonly [field: string]: unknown;
}

/** Reads the rows of a table; none if the game lacks it. */
type Rows = (table: string) => readonly WorldRow[];

/** Declares what the world of a game has beside what all games have. */
export interface ProgressDeclaration {
  /** An amount that opens something and has no record, with the kind of its token: `insight` of `insight:<n>`. */
  readonly amount?: { readonly kind: string; readonly name: string; readonly max: number };
  /** Its own tables, each with the columns that a world is read from. */
  readonly tables: Readonly<Record<string, string>>;
}

/** The tables that every world is made of, each with the columns that it is read from; the others are most of a row. */
const commonTables: Readonly<Record<string, string>> = {
  location: 'slug, parent_slug, gate',
  boss: 'slug, location_slug, gate',
  npc: 'slug, location_slug, steps',
  merchant: 'slug, npc_slug',
  merchant_place: 'merchant_slug, location_slug',
  offer: 'subject_kind, subject_slug, merchant_slug, gate',
  enemy_placement: 'distinct enemy_slug, location_slug',
};

/** The tables that the world of a game is made of, with their columns. */
export const worldTables = ({ tables }: ProgressDeclaration): Readonly<Record<string, string>> => ({
  ...commonTables,
  ...tables,
});

/** A gate that requires something more. */
const andAlso = (gate: Gate | null | undefined, more: Need): Gate => ({
  requires: (gate?.requires.length ? gate.requires : [{ all: [] }]).map(({ all }) => ({
    all: [...all, more],
  })),
  closed_by: gate?.closed_by ?? [],
});

/**
 * Returns the ways of a game. A row that names its start in `from_slug` leads in both directions unless a reason is given;
 * one that belongs to its start (`location_slug`) leads in one, and makes one way with the row back if both have the same
 * gate.
 */
function waysOf(rows: readonly WorldRow[]): Way[] {
  const ways = new Map<string, Way>();
  for (const row of rows) {
    const [from, to] = [row['from_slug'] ?? row['location_slug'], row['to_slug']].map(
      (slug) => `location:${String(slug)}`,
    ) as [string, string];
    const gate = gateOf(row['gate'] as DataGate | null | undefined);
    const isOneWay = row['from_slug'] === undefined || (row['one_way_reason'] ?? null) !== null;
    const back = ways.get(`${to} ${from}`);
    if (back !== undefined && isDeepStrictEqual(back.gate, gate))
      ways.set(`${to} ${from}`, { ...back, isOneWay: false });
    else ways.set(`${from} ${to}`, { from, to, isOneWay, gate });
  }
  return [...ways.values()];
}

/**
 * Makes the function that returns the place of the progress graph to which a location belongs: itself, or the one that it
 * is in. A part of a location without a gate and without its own ways, e.g. a church, is reached with that location
 * and is not a place. Other tokens are returned as they are.
 *
 * @param rows the rows of a table.
 */
export function placeFinder(rows: Rows): (token: string) => string {
  const onWays = new Set(waysOf(rows('location_connection')).flatMap(({ from, to }) => [from, to]));
  const around = new Map(
    rows('location').flatMap(({ slug, parent_slug: parent, gate }) => {
      const token = `location:${String(slug)}`;
      const isPart = typeof parent === 'string' && (gate ?? null) === null && !onWays.has(token);
      return isPart ? [[token, `location:${parent}`] as const] : [];
    }),
  );
  return function placeOf(token): string {
    const whole = around.get(token);
    return whole === undefined ? token : placeOf(whole);
  };
}

/** Returns the place of the slug of a location. */
type PlaceAt = (slug: unknown) => string | undefined;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const gateIn = ({ gate }: { readonly gate?: unknown }) => gateOf(gate as DataGate | null | undefined);

/** Lists what is done once: bosses to beat, steps of stories, and phases of the story. */
function stepsDoneOnce(rows: Rows, stages: readonly Stage[], placeAt: PlaceAt): ProgressStep[] {
  const once = (token: string, place: string | undefined, gate: Gate | null): ProgressStep => ({
    token,
    place,
    boss: undefined,
    gate,
    isOnce: true,
  });
  return [
    ...rows('boss').map((row) =>
      once(`boss:${String(row['slug'])}`, placeAt(row['location_slug']), gateIn(row)),
    ),
    ...rows('npc').flatMap(({ slug: npc, steps }) =>
      ((steps ?? []) as readonly NpcStep[]).map((step) =>
        once(`npc:${String(npc)}/${step.slug}`, placeAt(step.location_slug), gateIn(step)),
      ),
    ),
    ...stages.map(({ stage, gate }, index) => {
      const before = stages[index - 1];
      const own = gateOf(gate);
      return once(
        `stage:${stage}`,
        undefined,
        before ? andAlso(own, { token: `stage:${before.stage}` }) : own,
      );
    }),
  ];
}

/**
 * Makes the function that returns where a way to obtain something, or an offer, is: at a location, in a dungeon or with
 * somebody.
 */
function locationFinder(rows: Rows): (row: WorldRow) => unknown {
  const locationBySlug = (table: string, slug = 'slug') =>
    new Map(rows(table).map((row) => [row[slug], textOf(row['location_slug'])]));
  const [npcs, dungeons] = [locationBySlug('npc'), locationBySlug('chalice_dungeon')];
  const shops = locationBySlug('merchant_place', 'merchant_slug');
  const merchants = new Map(
    rows('merchant').map(({ slug, npc_slug: npc }) => [slug, shops.get(slug) ?? npcs.get(npc)]),
  );
  return (row) =>
    row['location_slug'] ??
    dungeons.get(row['chalice_dungeon_slug']) ??
    merchants.get(row['merchant_slug']) ??
    npcs.get(row['npc_slug']);
}

/** Lists the ways to obtain things. One that requires only its place is listed once, however often the place has it. */
function waysToObtain(rows: Rows, placeAt: PlaceAt): ProgressStep[] {
  const steps: ProgressStep[] = [];
  const plain = new Set<string>();
  const add = (step: Omit<ProgressStep, 'isOnce'>) => {
    const name = `${step.token} ${step.place} ${step.boss}`;
    if (step.gate === null && plain.has(name)) return;
    if (step.gate === null) plain.add(name);
    steps.push({ ...step, isOnce: false });
  };

  const locationOf = locationFinder(rows);
  for (const row of [...rows('acquisition'), ...rows('offer')]) {
    // What opens it is not known, so that nobody can be sent there.
    if (typeof row['unlock_flag'] === 'number' && (row['gate'] ?? null) === null) continue;
    const used = textOf(row['used_item_slug'] ?? row['price_item_slug']);
    const gate = gateIn(row);
    const boss = typeof row['boss_slug'] === 'string' ? `boss:${row['boss_slug']}` : undefined;
    const place = placeAt(locationOf(row));
    // Where it is obtained is not known, so that nobody can be sent there.
    if (!place && !boss && !gate && !used && row['kind'] !== 'starting') continue;
    const flag = row['event_flag'];
    add({
      token: `${String(row['subject_kind'])}:${String(row['subject_slug'])}`,
      place,
      boss,
      gate: used ? andAlso(gate, { token: `item:${used}` }) : gate,
      ...(typeof flag === 'number' ? { flag } : {}),
    });
  }

  const placesOf = new Map<unknown, string[]>();
  for (const { enemy_slug, location_slug } of rows('enemy_placement'))
    placesOf.set(enemy_slug, [...(placesOf.get(enemy_slug) ?? []), placeAt(location_slug)!]);
  for (const row of rows('enemy_loot')) {
    const kind = String(row['kind']);
    const slug = textOf(row[`${kind}_slug`]);
    if (slug === undefined) continue;
    for (const place of placesOf.get(row['enemy_slug']) ?? [])
      add({ token: `${kind}:${slug}`, place, boss: undefined, gate: null });
  }
  return steps;
}

/**
 * Builds the progress graph: the places, ways and steps of a game with their gates.
 *
 * @param rows the rows of a table; none if the game lacks the table.
 * @param stages phases of the story after the first, in its order.
 */
export function worldOf(
  rows: Rows,
  stages: readonly Stage[],
  { amount }: ProgressDeclaration,
): ProgressGraph {
  const placeOf = placeFinder(rows);
  const placeAt: PlaceAt = (slug) => (typeof slug === 'string' ? placeOf(`location:${slug}`) : undefined);
  return {
    places: rows('location').flatMap((row) => {
      const token = `location:${String(row['slug'])}`;
      return placeOf(token) === token ? [{ token, gate: gateIn(row) }] : [];
    }),
    ways: waysOf(rows('location_connection')),
    deeds: [...stepsDoneOnce(rows, stages, placeAt), ...waysToObtain(rows, placeAt)],
    stages: stages.map(({ stage }) => stage),
    kinds: ['stage', 'boss', 'npc', 'item'],
    ...(amount && { amountKind: amount.kind }),
  };
}

/** Returns notes by token: the steps of stories, and how phases begin. The arguments are those of `worldOf`. */
export function notesOf(rows: Rows, stages: readonly Stage[]): ReadonlyMap<string, string> {
  const notes = new Map(stages.map((each) => [`stage:${each.stage}`, each.notes]));
  for (const { slug: npc, steps } of rows('npc'))
    for (const { slug, notes: text } of (steps ?? []) as readonly NpcStep[])
      notes.set(`npc:${String(npc)}/${slug}`, text);
  return notes;
}

/** The names of phases and of the amount, by kind, as those of records. */
export function namesOfWords(
  { stages = [] }: Words,
  { amount }: ProgressDeclaration,
): Map<string, Map<string, string>> {
  const names = new Map([['stage', new Map(stages.map(({ word, label }) => [word, label]))]]);
  if (amount) names.set(amount.kind, new Map([[amount.kind, amount.name]]));
  return names;
}
