import { labels as bloodborne } from './bloodborne/labels.ts';

/** Members of records of all games whose names say little to a player, with what pages call them instead. */
export const labels: Readonly<Record<string, string>> = { ...bloodborne };
