import { site as bloodborne } from './bloodborne/site.ts';
import { site as eldenRing } from './elden-ring/site.ts';
import type { GameSite } from './site.ts';

const sites: Readonly<Record<string, GameSite>> = { bloodborne, 'elden-ring': eldenRing };

/** What pages and derived files show of a game besides its records. */
export const siteOf = (gameId: string): GameSite => sites[gameId] ?? {};
