import type { z } from 'zod';
import type { Releases } from '../../data/releases.ts';
import type { Exports } from '../../export/exports.ts';
import type { Caller } from '../../keys/verify.ts';
import type { Plan } from '../../keys/plans.ts';
import type { ProblemCode } from '../../problem.ts';
import type { Quota } from '../../quota/service.ts';
import type { Operation, OperationParameter } from '../../rest/operations.ts';
import type { Health } from './health.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { ResponseBody, RequestContext } from '../send.ts';
import type { UnchargedLimit } from '../uncharged-limit.ts';

/** The parts of the service that these routes are made of. */
export interface RouteParts {
  readonly operations: readonly Operation[];
  /** Last segments of the game's routes that are not operations. */
  readonly linked: readonly string[];
  readonly releases: Releases;
  readonly exports: Exports;
  readonly quota: Quota;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly readHealth: () => Promise<Health>;
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** The body of a successful response. */
export interface RouteBody {
  readonly description: string;
  /** The schema of the JSON body, and the name of its component in the OpenAPI document. */
  readonly json?: { readonly name: string; readonly schema: z.ZodType };
  /** JSON Schemas of bodies of other media types. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether the response has an entity tag, so that it can be a 304. */
  readonly isConditional: boolean;
  /** Whether it is a file that can be requested in parts. */
  readonly isFile?: true;
  /** Meaning of a 503 with the same body. */
  readonly whenUnavailable?: string;
}

interface Described {
  /** The operationId. */
  readonly id: string;
  /** Path, with at most one variable: `{gameId}`. */
  readonly path: string;
  readonly summary: string;
  /** Description of the response. The OpenAPI document adds the price. */
  readonly description: string;
  readonly parameters?: readonly OperationParameter[];
  readonly body: RouteBody;
  /** Codes of problems besides those that follow from the rest of the declaration. */
  readonly problems?: readonly ProblemCode[];
  /** The query of the request that is its example. */
  readonly exampleQuery?: string;
}

/** A route for everyone: no key, no parameters. A path with `{gameId}` exists for the served games only. */
export interface PublicServiceRoute extends Described {
  readonly isKeyed: false;
  /** @returns the function that makes a response, or writes it itself. */
  open(
    parts: RouteParts,
  ): (context: RequestContext, gameId: string) => ResponseBody | Promise<ResponseBody | undefined>;
}

/** A request with a valid key for a served game, with valid parameters. */
export interface KeyedRequest {
  readonly context: RequestContext;
  readonly caller: Caller;
  /** '' if the path has none. */
  readonly gameId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Refuses a key without units, before any work. */
  refuseIfExhausted(): Promise<void>;
  /** Charges the price of the route. Sets the rate headers, also of a free route. */
  charge(): Promise<void>;
}

/** A route that needs a key. */
export interface KeyedServiceRoute extends Described {
  readonly isKeyed: true;
  /** Its price on a plan in units; 0 if it is free. */
  readonly unitsOn: (plan: Plan) => number;
  /** @returns the function that makes a response, or writes it itself. */
  open(parts: RouteParts): (request: KeyedRequest) => Promise<ResponseBody | undefined>;
}

/** The declaration of a route that is not an operation. */
export type ServiceRoute = PublicServiceRoute | KeyedServiceRoute;
