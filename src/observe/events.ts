/**
 * Everything that the service reports to its operator. Logs and metrics read this one union; a new kind of event is a
 * new member here and nowhere else.
 */
export type Observation =
  | {
      readonly type: 'request';
      readonly operation: string;
      readonly method: string;
      /** The target without secrets; a function, because only some readers need it. */
      readonly path: () => string;
      readonly status: number;
      readonly requestId: string;
      readonly seconds: number;
      readonly keyId: string | undefined;
      readonly problem: string | undefined;
      /** Whether the reply was cached; undefined for requests without a reply. */
      readonly cache: 'hit' | 'miss' | undefined;
      /** The charge of the request; undefined if it was free. */
      readonly charge: RequestCharge | undefined;
    }
  | { readonly type: 'error'; readonly where: string; readonly error: unknown; readonly requestId?: string }
  | {
      readonly type: 'quota_trip';
      readonly store: string;
      readonly charges: number;
      readonly seconds: number;
      readonly failed: boolean;
    }
  | {
      readonly type: 'quota_outage';
      readonly state: 'lost' | 'back';
      /** Granted while Redis was unavailable. */
      readonly units: number;
      readonly error?: unknown;
    }
  | { readonly type: 'key_lookup'; readonly outcome: 'hit' | 'miss' | 'unknown' | 'failed' }
  | { readonly type: 'release'; readonly id: string; readonly state: 'loaded' | 'dropped' }
  | {
      readonly type: 'lifecycle';
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    };

/** Units that a request needs, and whether they were granted. */
export interface RequestCharge {
  readonly plan: string;
  readonly granted: boolean;
  readonly units: number;
}

export type Observe = (observation: Observation) => void;

/** The same observer, except that a failure of its own becomes a warning of the process and never fails the request. */
export function unfailing(observe: Observe): Observe {
  return (observation) => {
    try {
      observe(observation);
    } catch (error) {
      process.emitWarning(`An observer failed: ${error instanceof Error ? error.stack : error}`);
    }
  };
}
