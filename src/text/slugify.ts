import { fold } from './fold.ts';

/** A name in the form of a slug. */
export const slugify = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
