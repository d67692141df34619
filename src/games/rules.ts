import { generalRules } from '../dataset/check.ts';
import type { Rule } from '../dataset/rules/rule.ts';
import { rules as bloodborne } from './bloodborne/rules/index.ts';
import { rules as eldenRing } from './elden-ring/rules.ts';

const rulesOfGames: Readonly<Record<string, readonly Rule[]>> = {
  bloodborne,
  'elden-ring': eldenRing,
};

/** The rules of a game: those of every game, and its own if it has some in code. */
export const rulesOf = (gameId: string): readonly Rule[] => [
  ...generalRules,
  ...(rulesOfGames[gameId] ?? []),
];

/** Every rule, and the game that has it; null where all games have it. */
export const allRules: readonly (Rule & { readonly game: string | null })[] = [
  ...generalRules.map((rule) => ({ game: null, ...rule })),
  ...Object.entries(rulesOfGames).flatMap(([game, rules]) => rules.map((rule) => ({ game, ...rule }))),
];
