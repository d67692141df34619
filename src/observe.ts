/**
 * Everything that the service tells its operator. Logs and metrics are two readers of this one union; a new
 * kind of event is a new member here and nowhere else.
 */
export type Observation =
  | {
      readonly type: 'request';
      readonly operation: string;
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly requestId: string;
      readonly seconds: number;
      readonly keyId: string | undefined;
      readonly problem: string | undefined;
    }
  | { readonly type: 'fault'; readonly where: string; readonly error: unknown; readonly requestId?: string }
  | { readonly type: 'reply'; readonly cache: 'hit' | 'miss' }
  | {
      readonly type: 'quota_trip';
      readonly store: string;
      readonly charges: number;
      readonly seconds: number;
      readonly failed: boolean;
    }
  | { readonly type: 'quota'; readonly granted: boolean; readonly units: number; readonly plan: string }
  | {
      readonly type: 'quota_outage';
      readonly state: 'lost' | 'back';
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

export type Observe = (observation: Observation) => void;
