import { randomBytes } from 'node:crypto';

/**
 * Makes identifiers of requests that no other process makes: a random beginning and a count. A UUID for each took
 * longer to put together than the headers it stands among.
 */
export function createRequestIds(): () => string {
  const beginning = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${beginning}-${count}`;
  };
}
