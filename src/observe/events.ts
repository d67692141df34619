/**
 * Everything that the service tells its operator. Logs and metrics are two readers of this one union; a new
 * kind of event is a new member here and nowhere else.
 */
export type Observation =
  | {
      readonly type: 'request';
      readonly operation: string;
      readonly method: string;
      /** The target without secrets; a function, so that it is made only where it is written down. */
      readonly path: () => string;
      readonly status: number;
      readonly requestId: string;
      readonly seconds: number;
      readonly keyId: string | undefined;
      readonly problem: string | undefined;
      /** Whether the reply was there already; undefined where none was wanted. */
      readonly cache: 'hit' | 'miss' | undefined;
      /** What was asked of the quota; undefined where nothing was. */
      readonly charge: RequestCharge | undefined;
    }
  | { readonly type: 'fault'; readonly where: string; readonly error: unknown; readonly requestId?: string }
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
      /** Granted without Redis. */
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

/** Units that a request asked for. */
export interface RequestCharge {
  readonly plan: string;
  readonly granted: boolean;
  readonly units: number;
}

export type Observe = (observation: Observation) => void;

/** The same observer, whose own failure is a warning of the process and never one of what it observes. */
export function unfailing(observe: Observe): Observe {
  return (observation) => {
    try {
      observe(observation);
    } catch (error) {
      process.emitWarning(`An observer failed: ${error instanceof Error ? error.stack : error}`);
    }
  };
}
