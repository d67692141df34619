import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Release, serialOf } from '../data/releases.ts';
import { entityTag, sha256 } from '../text/digest.ts';

/** The result of a query on a release, the same for all callers. */
export interface Result {
  /** A response as JSON, with the rate limit of its caller as the last extension. */
  bodyWith(rateLimit: object): Buffer;
  /**
   * Entity tag, quotes included. It is to be sent as a weak one, because the rate limit differs between responses. As in
   * REST, it depends on the query and its result.
   */
  etag(): string;
  /** Whether some fields failed, which another execution may not. */
  readonly hasErrors: boolean;
  /** Size of a body without the rate limit. */
  readonly bytes: number;
}

/** Makes a result from the members of a response, except for the rate limit. */
export function createResult(
  key: string,
  { data, errors, extensions }: ExecutionResult & { readonly extensions: object },
): Result {
  const text = JSON.stringify({ data, ...(errors && { errors }), extensions });
  // Bytes, because a body is made of them for each response.
  const head = Buffer.from(`${text.slice(0, -'}}'.length)},"rateLimit":`);
  let tag: string | undefined;
  return {
    bodyWith: (rateLimit) => Buffer.concat([head, Buffer.from(`${JSON.stringify(rateLimit)}}}`)]),
    etag: () => (tag ??= entityTag(sha256(`${key}\n${head}`, 'base64url'))),
    hasErrors: errors !== undefined,
    bytes: head.length,
  };
}

/** Results by release and query. */
export interface Results {
  /** @param key equal for all requests with the same result. */
  find(release: Release, key: string): Result | undefined;
  /** @param release undefined for what depends on the schema alone: introspection. */
  remember(release: Release | undefined, key: string, result: Result): void;
}

/** @param maxBytes limit of all results together; 0 remembers none. */
export function createResults(maxBytes: number): Results {
  const remembered = new LRUCache<string, Result>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + 500,
  });
  const keyIn = (release: Release | undefined, key: string) =>
    `${release === undefined ? 'schema' : serialOf(release)} ${key}`;
  return {
    find: (release, key) => remembered.get(keyIn(release, key)) ?? remembered.get(keyIn(undefined, key)),
    remember(release, key, result) {
      remembered.set(keyIn(release, key), result);
    },
  };
}
