/**
 * Everything that the service reports to its operator. Logs, metrics and traces all consume this union, so a new kind
 * of event is declared only here.
 */
export type ServiceEvent =
  | {
      readonly type: 'request';
      readonly operation: string;
      readonly method: string;
      /** The target without secrets; a function, because only some consumers need it. */
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
  | {
      readonly type: 'error';
      readonly where: string;
      readonly error: unknown;
      readonly requestId?: string;
      /** Whether it means that the database could not be used: while the database is lost, nothing else is expected. */
      readonly ofDatabase?: boolean;
    }
  | { readonly type: 'database_outage'; readonly state: 'lost' | 'back'; readonly error?: unknown }
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
  | { readonly type: 'release'; readonly id: string; readonly state: 'loaded' | 'unloaded' }
  | {
      readonly type: 'lifecycle';
      /** `info` when absent. */
      readonly level?: 'warn';
      readonly message: string;
      readonly details?: Readonly<Record<string, unknown>>;
    };

/** Units that a request costs, and whether they were granted. */
export interface RequestCharge {
  readonly plan: string;
  readonly granted: boolean;
  readonly units: number;
}

/** Publishes an event to logs, metrics and traces. */
export type Emit = (event: ServiceEvent) => void;

/**
 * Emits events without ever throwing: what a consumer throws becomes a warning of the process and does not fail the
 * request. What it throws again and again is one warning.
 */
export function unfailing(emit: Emit): Emit {
  let warned: string | undefined;
  return (event) => {
    try {
      emit(event);
    } catch (error) {
      const message = String(error);
      if (message === warned) return;
      warned = message;
      process.emitWarning(`Emitting an event failed: ${error instanceof Error ? error.stack : message}`);
    }
  };
}

/** The operations of probes, whose status reports a state: a 503 of theirs is not a failed request. */
export const probes: ReadonlySet<string> = new Set(['/livez', '/readyz', '/v1/health']);
