import { site as bloodborne } from './bloodborne/site.ts';
import { site as eldenRing } from './elden-ring/site.ts';
import type { GameSite } from './site.ts';

const sites: Readonly<Record<string, GameSite>> = { bloodborne, 'elden-ring': eldenRing };

/** Returns the parts of a game that pages and derived files show besides its records. */
export const siteOf = (gameId: string): GameSite => sites[gameId] ?? {};
