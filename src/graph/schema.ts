import './acquisition.ts';
import './armor.ts';
import './blood-gem.ts';
import './boss.ts';
import './chalice-dungeon.ts';
import './covenant.ts';
import './game.ts';
import './gesture.ts';
import './item.ts';
import './lamp.ts';
import './level-cost.ts';
import './location.ts';
import './merchant.ts';
import './npc.ts';
import './origin.ts';
import './rune.ts';
import './scalars.ts';
import './search.ts';
import './weapon.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** The executable schema; a resource is part of it by being imported here. */
export const schema: GraphQLSchema = builder.toSchema();
