import type { GameData } from '../../dataset/load.ts';
import { viewGame } from '../../dataset/game-view.ts';
import { createSubject, type Entry, rule, type Rule, type Subject } from '../../dataset/rules/rule.ts';
import type { Words } from '../../kinds/words.ts';
import { type DataGate, gateOf, type Need } from './gates.ts';
import { missingOf, type Progress, progressOf, reachable, unlimited, type ProgressGraph } from './reach.ts';
import type { ProgressContext } from './report.ts';
import type { NpcStep, Stage } from './story.ts';
import { namesOfWords, notesOf, placeFinder, type ProgressDeclaration, worldOf } from './world.ts';

/** The phases of the story of a game after the first, in its order. */
export const stagesOf = ({ data }: Pick<Subject, 'data'>) => (data.game['stages'] ?? []) as readonly Stage[];

/** The tables of a world, read from the records of a game. */
const rowsOfFiles =
  ({ kinds, list, edges }: Subject) =>
  (table: string) => {
    if (kinds.some((kind) => kind.table === table)) return list(table).map(({ value }) => value);
    return edges(table).map(({ kind, slug, value }) => ({
      ...value,
      subject_kind: kind.table,
      subject_slug: slug,
      [`${kind.table}_slug`]: slug,
    }));
  };

/** Builds the progress graph of a game from its data files: needs and ends. */
export const worldOfFiles = (files: Subject, declaration: ProgressDeclaration): ProgressGraph =>
  worldOf(rowsOfFiles(files), stagesOf(files), declaration);

/** Reads what a game opens and ends from its data files, with its words and notes. */
export function atlasOfFiles(data: GameData, declaration: ProgressDeclaration): ProgressContext {
  const subject = createSubject(viewGame(data), data, () => {});
  return {
    world: worldOfFiles(subject, declaration),
    notes: notesOf(rowsOfFiles(subject), stagesOf(subject)),
    names: namesOfWords(data.game['words'] as Words, declaration),
  };
}

/** Every gate, with the entry that has it. */
function* gatesOf({ kinds, list, edges }: Subject): Generator<readonly [entry: Entry, gate: DataGate]> {
  const owners = [
    ...['location', 'location_connection', 'boss', 'acquisition', 'offer'].flatMap((table) =>
      kinds.some((kind) => kind.table === table) ? list(table) : edges(table),
    ),
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

const openable = (declaration: ProgressDeclaration) =>
  rule(
    'gates can be opened',
    'From the start of the game, every place can be reached and every gate opened. What a gate requires can be beaten, held, done or reached before, and nothing requires itself.',
    (subject) => {
      if (![...gatesOf(subject)].length) return;
      const world = worldOfFiles(subject, declaration);
      const { have } = reachable(world, progressOf(world, ['stage:new_game_plus']), true);
      const end: Progress = { ...unlimited, have };
      const placeOf = placeFinder(rowsOfFiles(subject));
      const nameOf = (way: readonly Need[]) => way.map(({ token }) => token).join(' and ');
      for (const { slug, report } of subject.list('location'))
        if (!end.have.has(placeOf(`location:${slug}`)))
          report('gate', 'a place that can be reached from the start');
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

/** A step in which the person dies. */
const isDeath = ({ slug }: NpcStep) => /^killed(?:-|$)/.test(slug);

const giftsOfTheDead = rule(
  'gifts of the dead',
  'What somebody gives ends with each step in which that person is killed, unless another step is the return of the person.',
  ({ edges, find }) => {
    for (const { get, report } of edges('acquisition')) {
      if (get('kind') !== 'npc_gift') continue;
      const npc = find('npc', get('npc_slug'));
      const steps = (npc?.get('steps') ?? []) as readonly NpcStep[];
      if (steps.some(({ slug }) => slug === 'returned')) continue;
      const ended = (get('gate') as DataGate | undefined)?.closed_by ?? [];
      for (const { slug } of steps.filter(isDeath))
        if (!ended.some((end) => end.slug === npc?.slug && end.step === slug))
          report('gate.closed_by', `a list with the step ${slug} of ${String(npc?.slug)}`, ended.length);
    }
  },
);

/** Returns the rules for the gates of a game. */
export const gateRules = (declaration: ProgressDeclaration): readonly Rule[] => [
  known,
  openable(declaration),
  ends,
  ways,
  giftsOfTheDead,
];
