import { stored } from './stored.ts';

const choice = stored(() => localStorage, 'caryll-spoilers');

/** Whether spoilers are shown: the setting of all pages, kept in the browser. */
export const spoilersAreShown = (): boolean => choice.get() === 'all';

export const showSpoilers = (shown: boolean): void => choice.set(shown ? 'all' : 'mild');
