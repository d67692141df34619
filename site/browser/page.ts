/// <reference lib="dom" />

/** The one element that a selector must find. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector<Found>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

export const findAll = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => [...within.querySelectorAll<Found>(selector)];

/** A new element with attributes and content; strings become text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...content);
  return made;
}

/** `1 unit`, `5 units`. */
export const unitsText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** The prefix of every path of the service. */
export const prefix = document.body.dataset['prefix'] ?? '';
/** Suffix of page addresses: in a static edition, pages are files. */
const extension = document.body.dataset['edition'] === 'static' ? '.html' : '';

/** Returns the address of a page of this site by its path, e.g. `/bloodborne/map#hemwick`. */
export function pageAddress(path: string): string {
  const [page] = path.split(/[?#]/, 1) as [string];
  return prefix + page + extension + path.slice(page.length);
}

/** Address under which the service is reached. */
export const baseUrl = document.body.dataset['base'] || location.origin + prefix;
