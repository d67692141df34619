import { viewGame } from '../dataset/game-view.ts';
import type { GameData } from '../dataset/load.ts';
import { createSubject, type Subject } from '../dataset/rules/rule.ts';
import { notesOfFiles, worldOfFiles } from './bloodborne/rules/gate.ts';
import type { Atlas } from './progress/report.ts';

const readers: Readonly<Record<string, (subject: Subject) => Pick<Atlas, 'world' | 'notes'>>> = {
  bloodborne: (subject) => ({ world: worldOfFiles(subject), notes: notesOfFiles(subject) }),
};

/** What opens and ends in a game, read from its data files; undefined for a game without gates. */
export function atlasOfFiles(data: GameData): Atlas | undefined {
  const read = readers[data.game.slug];
  if (read === undefined) return undefined;
  const names = new Map(
    [...data.records].map(([kind, records]) => [
      kind,
      new Map(records.map(({ slug, name }) => [String(slug), String(name)])),
    ]),
  );
  return { ...read(createSubject(viewGame(data), data, () => {})), names };
}
