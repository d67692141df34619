import type { GameData } from '../../src/dataset/load.ts';
import { type Mark, marksOf } from '../../src/dataset/marks.ts';

/** By table and slug, how much the names of records give away that are marked. */
export type HiddenNames = Readonly<Record<string, Readonly<Record<string, Mark['level']>>>>;

/** Returns the names that the records of a game mark. */
export const hiddenNames = ({ records }: Pick<GameData, 'records'>): HiddenNames =>
  Object.fromEntries(
    [...records].map(([table, list]) => [
      table,
      Object.fromEntries(
        list.flatMap((record) =>
          marksOf(record).flatMap(({ text, level }) =>
            text === '/name' ? [[record['slug'] as string, level]] : [],
          ),
        ),
      ),
    ]),
  );
