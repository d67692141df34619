import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { addAttackRating } from './attack-rating.ts';
import { addBestArmor } from './best-armor.ts';
import { addCompare } from './compare.ts';
import { addDamage } from './damage.ts';
import { addLevelPrice } from './level-price.ts';
import { eldenRingTypes } from './types.ts';
import { addUpgradePrice } from './upgrade-price.ts';

/** Adds to the schema of Elden Ring what is computed: its calculators. */
export function extendGraph(graph: ExtensibleGraph): void {
  const types = eldenRingTypes(graph);
  addDamage(types, addAttackRating(types));
  addCompare(types);
  addLevelPrice(types);
  addUpgradePrice(types);
  addBestArmor(types);
}
