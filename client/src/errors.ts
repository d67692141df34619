import type { Problem, ProblemMembers } from './api.ts';

/** Errors of the service: `code` in its problem documents. */
export type ProblemCode = Problem['code'];

/** Errors outside of the service. */
export type ClientCode =
  /** The service was not reached, or the connection broke. */
  | 'network_failure'
  /** No complete response within `timeoutMs`. */
  | 'timeout'
  /** The response is not one of the service: a proxy sent it, or the address is wrong. */
  | 'unexpected_answer'
  /** Another version of the data was released while a list was walked. What was read belongs to two versions. */
  | 'dataset_changed';

/** The problem document of a code, with the members that it has for certain. */
export type ProblemOf<Code extends ProblemCode> = Problem & { code: Code } & Required<
    Pick<Problem, ProblemMembers[Code]>
  >;

/** Daily units, from the headers of a response. */
export interface Units {
  /** Charged for the request. */
  readonly cost: number;
  /** Left today, under the policy with the fewest left. */
  readonly remaining: number;
  /** A day under that policy. */
  readonly limit: number;
  /** When the day ends and they are all there again. */
  readonly resetsAt: Date;
  /** Scope of the units: the key alone, or all keys of its owner. */
  readonly policy: 'key' | 'owner';
}

interface Circumstances {
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly units?: Units | undefined;
  readonly cause?: unknown;
}

/** Every failure of a request, identified by its `code`; {@link isCaryllError} is its type guard. */
export class CaryllError extends Error {
  override readonly name = 'CaryllError';
  readonly code: ProblemCode | ClientCode;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** Problem document of the service (RFC 9457), if the response has one. */
  readonly problem: Problem | undefined;
  /** How long to wait before another try, if the service said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The units after the request, if the response has them. */
  readonly units: Units | undefined;

  constructor(code: ProblemCode | ClientCode, message: string, of: Circumstances = {}) {
    super(message, of.cause === undefined ? undefined : { cause: of.cause });
    this.code = code;
    this.status = of.status;
    this.problem = of.problem;
    this.retryAfterSeconds = of.retryAfterSeconds;
    this.units = of.units;
  }
}

/** Whether something that was thrown is a failure of this code, or of any. */
export function isCaryllError(error: unknown): error is CaryllError;
export function isCaryllError<Code extends ProblemCode>(
  error: unknown,
  code: Code,
): error is CaryllError & { readonly code: Code; readonly problem: ProblemOf<Code> };
export function isCaryllError<Code extends ClientCode>(
  error: unknown,
  code: Code,
): error is CaryllError & { readonly code: Code };
export function isCaryllError(error: unknown, code?: string): boolean {
  return error instanceof CaryllError && (code === undefined || error.code === code);
}
