import type { Declarations } from '../kinds/declare.ts';
import { kinds as bloodborne } from './bloodborne/kinds/index.ts';
import { kinds as eldenRing } from './elden-ring/kinds.ts';

const declarations: Readonly<Record<string, Declarations>> = {
  bloodborne,
  'elden-ring': eldenRing,
};

/** What the schemas of a game cannot say of its kinds; nothing for a game of data alone. */
export const declarationsOf = (gameId: string): Declarations => declarations[gameId] ?? {};
