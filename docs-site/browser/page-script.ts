/** The reader's key, which the script of every page keeps and the script of one page uses. */
export interface Caller {
  readonly key: () => string | undefined;
  readonly openKeyDialog: () => void;
  /** Shows the units left, from the rate headers of a response. */
  readonly showRemaining: (headers: Headers) => void;
}

/** A script that one page has beside that of all: the element with `data-script` names it. */
export interface PageScript {
  /** Called once, with that element. */
  readonly start: (root: HTMLElement, caller: Caller) => void | Promise<void>;
}
