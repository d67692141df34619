import type { KindDeclaration } from './declare.ts';
import type { Table } from './model.ts';

/** One record of a table in words: as its kind declares it, or else the name of its type, e.g. `ash of war`. */
export const nounOf = (
  { type }: Pick<Table, 'type'>,
  { rest, noun }: Pick<KindDeclaration, 'rest' | 'noun'> = {},
): string =>
  rest?.noun ??
  noun?.replace(/s$/, '') ??
  type.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
