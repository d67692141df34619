import { stored } from '../stored.ts';

/** A response that is kept with its tag, so that a repeated request is free while it is unchanged. */
export interface Kept {
  readonly etag: string;
  readonly text: string;
}

/** Pairs of a target and a `Kept`, as JSON. */
export const keptAnswers = stored(() => sessionStorage, 'caryll-answers');

/** Requests a target with a key and the cached tag. */
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
