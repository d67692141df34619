import type { GameModule } from '../game-module.ts';
import { extendGraph } from './graph/index.ts';
import { kinds } from './kinds/index.ts';
import { rules } from './rules/index.ts';
import { views } from './views.ts';

export const bloodborne: GameModule = {
  id: 'bloodborne',
  kinds,
  views,
  extend: extendGraph,
  compares: true,
  rules,
};
