import type { Declarations } from '../../../kinds/declare.ts';
import { acquisition } from './acquisition.ts';
import { armor } from './armor.ts';
import { armorSet } from './armor-set.ts';
import { bloodGem } from './blood-gem.ts';
import { bloodGemFamily } from './blood-gem-family.ts';
import { bloodGemShape } from './blood-gem-shape.ts';
import { boss } from './boss.ts';
import { chaliceDungeon } from './chalice-dungeon.ts';
import { combatant } from './combatant.ts';
import { covenant } from './covenant.ts';
import { ending } from './ending.ts';
import { enemy } from './enemy.ts';
import { gesture } from './gesture.ts';
import { insightChange } from './insight-change.ts';
import { insightThreshold } from './insight-threshold.ts';
import { item } from './item.ts';
import { lamp } from './lamp.ts';
import { location } from './location.ts';
import { locationConnection } from './location-connection.ts';
import { merchant } from './merchant.ts';
import { npc } from './npc.ts';
import { origin } from './origin.ts';
import { rune } from './rune.ts';
import { statCurve } from './stat-curve.ts';
import { trophy } from './trophy.ts';
import { weapon } from './weapon.ts';
import { weaponLevel } from './weapon-level.ts';

/** Declarations of Bloodborne's kinds that its schemas cannot hold, by table. */
export const kinds: Declarations = {
  acquisition,
  armor,
  armor_set: armorSet,
  blood_gem: bloodGem,
  blood_gem_family: bloodGemFamily,
  blood_gem_shape: bloodGemShape,
  boss,
  boss_form: combatant,
  chalice_dungeon: chaliceDungeon,
  covenant,
  ending,
  enemy,
  enemy_variant: combatant,
  gesture,
  insight_change: insightChange,
  insight_threshold: insightThreshold,
  item,
  lamp,
  location,
  location_connection: locationConnection,
  merchant,
  npc,
  origin,
  rune,
  stat_curve: statCurve,
  trophy,
  weapon,
  weapon_level: weaponLevel,
};
