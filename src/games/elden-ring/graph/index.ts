import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { addLevelCosts } from '../../level-cost-list.ts';
import { addProgress } from '../../progress/graph.ts';
import { progress } from '../progress.ts';
import { addBestArmor } from './best-armor.ts';
import { addBestStats } from './best-stats.ts';
import { addCompare } from './compare.ts';
import { addDamage } from './damage.ts';
import { addLevelPrice } from './level-price.ts';
import { addAttackRating } from './rating.ts';
import { addAttackRatings } from './ratings.ts';
import { eldenRingTypes } from './types.ts';
import { addUpgradePrice } from './upgrade-price.ts';

/** Adds to the schema of Elden Ring what is computed: its calculators, progress and routes, and the list of level costs. */
export function extendGraph(graph: ExtensibleGraph): void {
  addLevelCosts(graph);
  const types = eldenRingTypes(graph);
  addAttackRating(types);
  addAttackRatings(types);
  addDamage(types);
  addCompare(types);
  addLevelPrice(types);
  addUpgradePrice(types);
  addBestArmor(types);
  addBestStats(types);
  addProgress(graph, progress);
}
