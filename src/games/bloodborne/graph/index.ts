import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { addLevelCosts } from '../../level-cost-list.ts';
import { addProgress } from '../../progress/graph.ts';
import { progress } from '../progress.ts';
import { addBestArmor } from './best-armor.ts';
import { addBestStats } from './best-stats.ts';
import { addCompare } from './compare.ts';
import { addDamage } from './damage.ts';
import { addGifts } from './gift.ts';
import { addLevelPrice } from './level-price.ts';
import { addAttackRating } from './rating.ts';
import { addAttackRatings } from './ratings.ts';
import { addStages } from './stage.ts';
import { bloodborneTypes } from './types.ts';
import { addUpgradePrice } from './upgrade-price.ts';

/** Adds to the schema of Bloodborne what is computed: its calculators, and views that no schema of a file describes. */
export function extendGraph(graph: ExtensibleGraph): void {
  addGifts(graph);
  addStages(graph);
  addLevelCosts(graph);
  const types = bloodborneTypes(graph);
  addAttackRating(types);
  addAttackRatings(types);
  addBestArmor(types);
  addBestStats(types);
  addCompare(types);
  addDamage(types);
  addLevelPrice(types);
  addUpgradePrice(types);
  addProgress(graph, progress);
}
