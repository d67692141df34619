import type { MakeOverview } from './overview.ts';
import { dropsOverview } from './drops.tsx';
import { foeOverview } from './foes.tsx';
import {
  conflictOverview,
  protectionOverview,
  setOverview,
  skillOverview,
  statsOverview,
  useOverview,
  weaponOverview,
} from './gear.tsx';
import { goodsOverview, shopOverview, tradeOverview } from './goods.tsx';
import { personOverview, placeOverview } from './place.tsx';

/** The parts of a page by the shapes that its record has, in the order in which players want them. */
export const overviews: readonly MakeOverview[] = [
  foeOverview,
  goodsOverview,
  tradeOverview,
  conflictOverview,
  skillOverview,
  weaponOverview,
  protectionOverview,
  setOverview,
  useOverview,
  statsOverview,
  shopOverview,
  placeOverview,
  personOverview,
  dropsOverview,
];
