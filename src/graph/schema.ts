import './types/attack-rating.ts';
import './types/best-armor.ts';
import './types/damage.ts';
import './types/level-price.ts';
import './types/upgrade-price.ts';
import './types/dataset-release.ts';
import './types/drop.ts';
import './types/game.ts';
import './types/level-cost.ts';
import './types/provenance.ts';
import './types/search.ts';
import './scalars.ts';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';

/** The executable schema; a resource is part of it by being imported here. */
export const schema: GraphQLSchema = builder.toSchema();
