import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';
import { sha256 } from '../text/digest.ts';
import { type Model, readModel } from './model.ts';
import { type DataSchema, readSchemas } from './schema.ts';
import { gameFolders, wordsFile } from './seeds.ts';
import { shapeOf } from './tables.ts';
import { readIdTables, readWords, type Words } from './words.ts';

/** A game as its JSON Schemas describe it. */
export interface GameKinds {
  readonly id: string;
  readonly schemas: ReadonlyMap<string, DataSchema>;
  readonly model: Model;
  readonly words: Words;
  /** The tables of the game that its ids come from, each with its label. */
  readonly idTables: Readonly<Record<string, string>>;
}

/** The games of a seeds folder by their id. */
export type Games = ReadonlyMap<string, GameKinds>;

/** Reads what the folders of the games say. */
export function readGames(seedsFolder: string): Games {
  return new Map(
    gameFolders(seedsFolder).map((id) => {
      const schemas = readSchemas(seedsFolder, id);
      const read = () => readFileSync(wordsFile(seedsFolder, id), 'utf8');
      return [
        id,
        { id, schemas, model: readModel(schemas), words: readWords(read), idTables: readIdTables(read) },
      ];
    }),
  );
}

let games: Games | undefined;
let shape: string | undefined;

/**
 * The games that come with this program.
 *
 * @example
 * servedGames().get('bloodborne')?.model.tables.get('boss')?.type; // 'Boss'
 */
export const servedGames = (): Games => (games ??= readGames(fromRoot('seeds')));

/**
 * Distinguishes releases for incompatible versions of the program: the games with the columns of their tables. A
 * program serves only releases of this shape.
 */
export const shapeOfGames = (each: Iterable<Pick<GameKinds, 'id' | 'model'>>): string =>
  sha256([...each].map(({ id, model }) => `${id} ${shapeOf(model)}`).join('\n'), 'hex').slice(0, 16);

/** The shape of the releases that this program serves. */
export const servedShape = (): string => (shape ??= shapeOfGames(servedGames().values()));
