import type { Rule } from '../../../dataset/rules/rule.ts';
import { acquisitionRules } from './acquisition.ts';
import { armorRules } from './armor.ts';
import { bloodGemRules } from './blood-gem.ts';
import { bossRules } from './boss.ts';
import { chaliceDungeonRules } from './chalice-dungeon.ts';
import { endingRules } from './ending.ts';
import { enemyRules } from './enemy.ts';
import { gateRules } from './gate.ts';
import { insightRules } from './insight.ts';
import { levelCostRules } from './level-cost.ts';
import { locationRules } from './location.ts';
import { merchantRules } from './merchant.ts';
import { npcRules } from './npc.ts';
import { proseRules } from './prose.ts';
import { runeRules } from './rune.ts';
import { weaponRules } from './weapon.ts';

/** Rules that the records of Bloodborne must obey, beyond its schemas. */
export const rules: readonly Rule[] = [
  ...acquisitionRules,
  ...armorRules,
  ...merchantRules,
  ...locationRules,
  ...bossRules,
  ...enemyRules,
  ...npcRules,
  ...runeRules,
  ...weaponRules,
  ...bloodGemRules,
  ...chaliceDungeonRules,
  ...endingRules,
  ...insightRules,
  ...gateRules,
  ...proseRules,
  ...levelCostRules,
];
