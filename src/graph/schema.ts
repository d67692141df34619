import './types/acquisition.ts';
import './types/armor.ts';
import './types/blood-gem.ts';
import './types/boss.ts';
import './types/chalice-dungeon.ts';
import './types/covenant.ts';
import './types/game.ts';
import './types/gesture.ts';
import './types/item.ts';
import './types/lamp.ts';
import './types/level-cost.ts';
import './types/location.ts';
import './types/merchant.ts';
import './types/npc.ts';
import './types/origin.ts';
import './types/provenance.ts';
import './types/rune.ts';
import './scalars.ts';
import './types/search.ts';
import './types/weapon.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** The executable schema; a resource is part of it by being imported here. */
export const schema: GraphQLSchema = builder.toSchema();
