import type { GameModule } from '../game-module.ts';
import { extendGraph } from './graph/index.ts';
import { kinds, views } from './kinds.ts';
import { rules } from './rules.ts';

export const eldenRing: GameModule = {
  id: 'elden-ring',
  kinds,
  views,
  extend: extendGraph,
  compares: true,
  rules,
};
