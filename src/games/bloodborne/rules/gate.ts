import { type DataGate, gateOf, type Need } from '../../progress/gates.ts';
import {
  missingOf,
  type Progress,
  progressOf,
  reachable,
  unlimited,
  type World,
} from '../../progress/reach.ts';
import type { NpcStep, Stage } from '../gates.ts';
import type { Words } from '../../../kinds/words.ts';
import { notesOf, worldOf } from '../world.ts';
import { type Entry, rule, type Subject } from '../../../dataset/rules/rule.ts';

const edgeTables: ReadonlySet<string> = new Set([
  'acquisition',
  'offer',
  'enemy_placement',
  'enemy_loot',
  'merchant_place',
]);

const stagesOf = ({ data }: Pick<Subject, 'data'>) => (data.game['stages'] ?? []) as readonly Stage[];

type Files = Pick<Subject, 'data' | 'list' | 'edges'>;

/** The tables of a world, read from the records of a game. */
const rowsOfFiles =
  ({ list, edges }: Files) =>
  (table: string) => {
    if (!edgeTables.has(table)) return list(table).map(({ value }) => value);
    return edges(table).map(({ kind, slug, value }) => ({
      ...value,
      subject_kind: kind.table,
      subject_slug: slug,
      [`${kind.table}_slug`]: slug,
    }));
  };

/** Builds the progress graph of a game from its data files: needs and ends. */
export const worldOfFiles = (files: Files): World => worldOf(rowsOfFiles(files), stagesOf(files));

/** Returns notes from the data files, by token: the steps of stories, and how phases begin. */
export const notesOfFiles = (files: Files): ReadonlyMap<string, string> =>
  notesOf(rowsOfFiles(files), stagesOf(files));

/** Every gate, with the entry that has it. */
function* gatesOf({ list, edges }: Subject): Generator<readonly [entry: Entry, gate: DataGate]> {
  const owners = [
    ...['location', 'location_connection', 'boss'].flatMap(list),
    ...['acquisition', 'offer'].flatMap(edges),
    ...list('npc').flatMap(({ items }) => items('steps')),
  ];
  for (const entry of owners) {
    const gate = entry.get('gate') as DataGate | undefined;
    if (gate) yield [entry, gate];
  }
}

const known = rule(
  'steps of stories',
  'A step that something requires, or that ends something, is a step of that NPC, and a phase is one of the game.',
  (subject) => {
    const { stages = [] } = subject.data.game['words'] as Words;
    for (const [{ report }, { requires, closed_by }] of gatesOf(subject)) {
      const named = [
        ...requires.flatMap(({ all }, at) =>
          all.map((each, i) => [`gate.requires[${at}].all[${i}].step`, each] as const),
        ),
        ...closed_by.map((each, i) => [`gate.closed_by[${i}].step`, each] as const),
      ];
      for (const [at, { kind, slug, step }] of named) {
        const steps = (subject.find('npc', slug)?.get('steps') ?? []) as readonly NpcStep[];
        const allowed = kind === 'stage' ? stages.map(({ word }) => word) : steps.map((each) => each.slug);
        if (step && !allowed.includes(step))
          report(at, kind === 'stage' ? 'a phase of the game' : `a step of ${slug}`, step, allowed);
      }
    }
  },
);

const openable = rule(
  'gates can be opened',
  'From the start of the game, every place can be reached and every gate opened. What a gate requires can be beaten, held, done or reached before, and nothing requires itself.',
  (subject) => {
    if (![...gatesOf(subject)].length) return;
    const world = worldOfFiles(subject);
    const { have } = reachable(world, progressOf(world, ['stage:new_game_plus']), true);
    const end: Progress = { ...unlimited, have };
    const nameOf = (way: readonly Need[]) => way.map(({ token }) => token).join(' and ');
    for (const { slug, report } of subject.list('location'))
      if (!end.have.has(`location:${slug}`)) report('gate', 'a place that can be reached from the start');
    for (const [{ report }, gate] of gatesOf(subject)) {
      const missing = missingOf(gateOf(gate), end);
      if (missing.length > 0)
        report(
          'gate.requires',
          'a list with at least one way that can be opened',
          missing.map(nameOf).join(', or '),
        );
    }
  },
);

const phases = rule(
  'phases of places',
  'A location with ways to it is open from the first phase of the night in which the gates can be passed, and from no earlier one.',
  (subject) => {
    const world = worldOfFiles(subject);
    const alone = new Set(subject.data.game['unconnected_locations'] as string[] | undefined);
    const later = new Set(world.stages.map((stage) => `stage:${stage}`));
    let after = 'day';
    for (const { stage, gate } of stagesOf(subject)) {
      // A hunter who comes to a place that begins the next phase is no longer in this one.
      const ends = (gateOf(gate)?.requires ?? []).flatMap(({ all }) => all.map(({ token }) => token));
      const ways = world.ways.filter(({ from, to }) => !ends.includes(from) && !ends.includes(to));
      const deeds = world.deeds.filter(({ token }) => !later.has(token));
      const { have } = reachable({ ...world, ways, deeds }, progressOf(world, []), true);
      for (const { slug, get, report } of subject.list('location')) {
        const first = (get('time_of_day') as readonly string[])[0]!;
        if (first === after && !alone.has(slug) && !have.has(`location:${slug}`))
          report(
            'time_of_day',
            'a list that begins with a later phase, because no way leads there before',
            first,
          );
      }
      after = stage;
      later.delete(`stage:${stage}`);
    }
  },
);

const ends = rule(
  'what can be missed',
  'What can be obtained only until, before or while something has a gate with what ends it. A gate has what is needed or what ends it.',
  ({ edges }) => {
    for (const { get, report } of [...edges('acquisition'), ...edges('offer')]) {
      const gate = get('gate') as DataGate | undefined;
      const [word] =
        /\b(?:until|while|before [A-Z]\w*|before the)\b/.exec(String(get('condition') ?? '')) ?? [];
      if (word !== undefined && !gate?.closed_by.length)
        report(
          'gate.closed_by',
          `a list of what ends it, because the condition has the word "${word}"`,
          null,
        );
      if (gate && gate.requires.length + gate.closed_by.length === 0)
        report('gate', 'absent, or a gate with something that it needs or that ends it', gate);
    }
  },
);

const ways = rule(
  'alternatives in words',
  'Where a condition names another way ("…, or from New Game Plus on"), the gate has it.',
  ({ edges }) => {
    for (const { get, report } of [...edges('acquisition'), ...edges('offer')]) {
      const gate = get('gate') as DataGate | undefined;
      const [words] = /, or (?:after|from|if|once|when)\b.*/.exec(String(get('condition') ?? '')) ?? [];
      if (gate && words !== undefined && gate.requires.length < 2)
        report('gate.requires', `a list with a way for "${words.slice(2)}"`, gate.requires.length);
    }
  },
);

export const gateRules = [known, openable, phases, ends, ways];
