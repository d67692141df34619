import { stored } from '../stored.ts';

/** An answer that is kept to be asked for again with its tag, which costs nothing while it stands. */
export interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** Pairs of a target and a `Kept`, as JSON. */
export const keptAnswers = stored(() => sessionStorage, 'caryll-answers');

/** Asks for a target with a key and the tag of what is kept of it. */
export const send = (
  target: string,
  { prefix, secret, known }: { prefix: string; secret: string | undefined; known: Kept | undefined },
): Promise<Response> =>
  fetch(prefix + target, {
    headers: {
      ...(secret === undefined ? {} : { 'X-API-Key': secret }),
      ...(known ? { 'If-None-Match': known.etag } : {}),
    },
    cache: 'no-store',
  });
