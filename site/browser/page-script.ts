/** A script that one page has beside that of all: the element with `data-script` names it. */
export interface PageScript {
  /** Called once, with that element. */
  readonly start: (root: HTMLElement) => void | Promise<void>;
}
