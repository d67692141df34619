import type { Release } from '../data/releases.ts';
import type { RequestContext } from '../http/send.ts';
import type { Caller } from '../keys/verify.ts';
import type { PersistedOperation } from './persisted.ts';
import type { Params } from './request.ts';
import type { Result } from './results.ts';

/** A request, as it is given to Yoga. */
export interface Received {
  readonly params: Params;
  /** The operation that it names by its id. */
  readonly persisted: PersistedOperation | undefined;
  /** Equal for all requests with the same result. */
  readonly key: string;
}

/** One request on its way through Yoga, with what its plugins found out. */
export interface Exchange {
  readonly context: RequestContext;
  readonly caller: Caller;
  readonly received: Received;
  /** Cost of the operation in points. */
  points?: number;
  /** Reading of `performance.now()` when the execution began, after the wait for a place. */
  begunAt?: number;
  /** The release on which the operation ran; undefined when it read nothing but the schema. */
  release?: Release | undefined;
  didYouMean?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Result of the operation, if it has data. */
  result?: Result;
}

/** Yoga's server context, which Yoga copies for each request. */
export interface ServerContext extends Record<string, unknown> {
  readonly exchange: Exchange;
}
