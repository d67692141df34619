import type { GameData } from '../../src/dataset/load.ts';
import { marksOf } from '../../src/dataset/marks.ts';
import type { HiddenNames } from '../shared/models.ts';

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
