import type { Gate, NpcStep, Requirement } from '../gates.ts';
import { missingOf, openTo, type Progress, tokenOf, type World } from '../reach.ts';
import { type Entry, rule, type Subject } from '../../../dataset/rules/rule.ts';

/** What is needed or ended in a game, read from its records. */
export function worldOf({
  data,
  list,
  edges,
  find,
}: Pick<Subject, 'data' | 'list' | 'edges' | 'find'>): World {
  const values = (table: string) => list(table).map(({ value }) => value) as never;
  const located = (edge: Entry) =>
    edge.get('location_slug') ??
    find('chalice_dungeon', edge.get('chalice_dungeon_slug'))?.get('location_slug') ??
    find('merchant', edge.get('merchant_slug'))?.get('location_slug');
  return {
    places: values('location'),
    ways: values('location_connection'),
    bosses: values('boss'),
    steps: list('npc').flatMap(({ slug, get }) =>
      ((get('steps') ?? []) as readonly NpcStep[]).map((step) => ({ ...step, npc_slug: slug })),
    ),
    stages: (data.game['stages'] ?? []) as World['stages'],
    sources: [
      ...[...edges('acquisition'), ...edges('stock')].map((edge) => ({
        ...edge.value,
        subject: `${edge.kind.table}:${edge.slug}`,
        location_slug: located(edge) as string | null | undefined,
      })),
      ...edges('enemy_loot').flatMap(({ value }) =>
        value['item_slug'] === undefined ? [] : [{ subject: `item:${String(value['item_slug'])}` }],
      ),
    ],
  };
}

/** Every gate, with the entry that has it. */
function* gatesOf({ list, edges }: Subject): Generator<readonly [entry: Entry, gate: Gate]> {
  const owners = [
    ...['location', 'location_connection', 'boss'].flatMap(list),
    ...['acquisition', 'stock'].flatMap(edges),
    ...list('npc').flatMap(({ items }) => items('steps')),
  ];
  for (const entry of owners) {
    const gate = entry.get('gate') as Gate | undefined;
    if (gate) yield [entry, gate];
  }
}

const known = rule(
  'steps of stories',
  'A step that something waits for, or that ends something, is a step of that NPC.',
  (subject) => {
    for (const [{ report }, { requires, closed_by }] of gatesOf(subject)) {
      const named = [
        ...requires.flatMap(({ all }, at) =>
          all.map((each, i) => [`gate.requires[${at}].all[${i}].step`, each] as const),
        ),
        ...closed_by.map((each, i) => [`gate.closed_by[${i}].step`, each] as const),
      ];
      for (const [at, { npc_slug, step }] of named) {
        const steps = (subject.find('npc', npc_slug)?.get('steps') ?? []) as readonly NpcStep[];
        if (step !== undefined && !steps.some(({ slug }) => slug === step))
          report(
            at,
            `a step of ${npc_slug}`,
            step,
            steps.map(({ slug }) => slug),
          );
      }
    }
  },
);

/**
 * The state of somebody who has done, held and reached everything that can be, and for whom nothing ever ends.
 *
 * @param last the phase in which this person stays; without it, all begin in turn.
 */
function furthest(world: World, last?: Progress['stage']): Progress {
  const endless = <Gated extends { readonly gate?: Gate | null }>(each: Gated): Gated =>
    each.gate ? { ...each, gate: { ...each.gate, closed_by: [] } } : each;
  const lasting: World = {
    places: world.places.map(endless),
    ways: world.ways.map(endless),
    bosses: world.bosses.map(endless),
    steps: world.steps.map(endless),
    stages: world.stages.map(endless),
    sources: world.sources.map(endless),
  };
  let stage: Progress['stage'] = 'day';
  let have = new Set<string>();
  for (;;) {
    const { places, next } = openTo(lasting, { have, count: () => Infinity, stage, insight: Infinity });
    const all = new Set([...have, ...places, ...next]);
    const begun = world.stages.find((each) => next.has(`stage:${each.stage}`));
    if (begun !== undefined && stage !== last) stage = begun.stage;
    else if (all.size === have.size)
      return { have, count: () => Infinity, stage: last ?? 'new_game_plus', insight: Infinity };
    have = all;
  }
}

const openable = rule(
  'gates can be opened',
  'From the start of the game every place can be reached and every gate opened: what it asks for can be beaten, held, done or reached before, and nothing waits for itself.',
  (subject) => {
    if (![...gatesOf(subject)].length) return;
    const end = furthest(worldOf(subject));
    const nameOf = (way: readonly Requirement[]) => way.map(tokenOf).join(' and ');
    for (const { slug, report } of subject.list('location'))
      if (!end.have.has(`place:${slug}`)) report('gate', 'a way that leads there from the start');
    for (const [{ report }, gate] of gatesOf(subject)) {
      const missing = missingOf(gate, end);
      if (missing.length > 0)
        report('gate.requires', 'one way at least that can be opened', missing.map(nameOf).join(', or '));
    }
  },
);

const phases = rule(
  'phases of places',
  'A location that ways lead to is open from the first phase of the night on in which the gates let somebody in, and from no earlier one.',
  (subject) => {
    const world = worldOf(subject);
    const alone = new Set(subject.data.game['unconnected_locations'] as string[] | undefined);
    let after: Progress['stage'] = 'day';
    for (const { stage, gate } of world.stages) {
      // Whoever comes to a place that begins the next phase is no longer in this one.
      const ends = gate.requires.flatMap(({ all }) => all.map(({ location_slug }) => location_slug));
      const ways = world.ways.filter(
        ({ from_slug, to_slug }) => !ends.includes(from_slug) && !ends.includes(to_slug),
      );
      const { have } = furthest({ ...world, ways }, after);
      for (const { slug, get, report } of subject.list('location')) {
        const first = (get('time_of_day') as readonly Progress['stage'][])[0]!;
        if (first === after && !alone.has(slug) && !have.has(`place:${slug}`))
          report('time_of_day', 'a later phase first: no way leads there before', first);
      }
      after = stage;
    }
  },
);

const ends = rule(
  'what can be missed',
  'What can be had only until, before or while something says what ends it; a gate says what is needed or what ends it.',
  ({ edges }) => {
    for (const { get, report } of [...edges('acquisition'), ...edges('stock')]) {
      const gate = get('gate') as Gate | undefined;
      const [word] =
        /\b(?:until|while|before [A-Z]\w*|before the)\b/.exec(String(get('condition') ?? '')) ?? [];
      if (word !== undefined && !gate?.closed_by.length)
        report('gate.closed_by', `what ends it, because the condition says "${word}"`, null);
      if (gate && gate.requires.length + gate.closed_by.length === 0)
        report('gate', 'something that it needs or that ends it, or no gate', gate);
    }
  },
);

const ways = rule(
  'alternatives in words',
  'Where a condition names another way ("…, or from New Game Plus on"), the gate has it.',
  ({ edges }) => {
    for (const { get, report } of [...edges('acquisition'), ...edges('stock')]) {
      const gate = get('gate') as Gate | undefined;
      const [words] = /, or (?:after|from|if|once|when)\b.*/.exec(String(get('condition') ?? '')) ?? [];
      if (gate && words !== undefined && gate.requires.length < 2)
        report('gate.requires', `a way for "${words.slice(2)}"`, gate.requires.length);
    }
  },
);

export const gateRules = [known, openable, phases, ends, ways];
