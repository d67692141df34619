import { stored } from './stored.ts';

const choice = stored(() => localStorage, 'caryll-spoilers');

/** Whether what gives something away is shown: a choice of the reader, kept in the browser. */
export const spoilersAreShown = (): boolean => choice.get() === 'shown';

export const showSpoilers = (shown: boolean): void => choice.set(shown ? 'shown' : undefined);
