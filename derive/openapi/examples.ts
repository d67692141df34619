/** A request and the body of its response. */
export interface Example {
  /** Path and query. */
  readonly path: string;
  readonly body: unknown;
}

/** Executed examples: of operations by operationId, and of problems by code. */
export interface Examples {
  readonly operations: Readonly<Record<string, Example>>;
  readonly problems: Readonly<Record<string, Example>>;
}
