import type { Answers } from './answer.ts';
import { dropsAnswer } from './drops.tsx';
import { foeAnswer } from './foes.tsx';
import { protectionAnswer, skillAnswer, statsAnswer, useAnswer, weaponAnswer } from './gear.tsx';
import { goodsAnswer, shopAnswer } from './goods.tsx';
import { personAnswer, placeAnswer } from './place.tsx';

/** The parts of a page by the shapes that its record has, in the order in which players want them. */
export const answers: readonly Answers[] = [
  foeAnswer,
  goodsAnswer,
  skillAnswer,
  weaponAnswer,
  protectionAnswer,
  useAnswer,
  statsAnswer,
  shopAnswer,
  placeAnswer,
  personAnswer,
  dropsAnswer,
];
