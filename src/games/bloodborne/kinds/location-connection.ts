import type { KindDeclaration } from '../../../kinds/declare.ts';
import { isOneWay } from '../../places.ts';

/** Seen from both ends: a way that leads back is two rows of the view. */
export const locationConnection: KindDeclaration = {
  order: ['neighbour_slug'],
  view: { name: 'location_neighbour', columns: { from_slug: 'location_slug', to_slug: 'neighbour_slug' } },
  fields: { is_one_way: isOneWay },
};
