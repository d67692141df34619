import { fold } from '../../src/text/fold.ts';
import type { Point } from './map-camera.ts';
import { element, find, findAll } from './page.ts';
import { showSpoilers, spoilersAreShown } from './spoilers.ts';

/** Parts that the scripts of all maps have: window and side, the search, and the switch of spoilers. */

/** The most that the search lists. */
const maxFound = 12;

/** The window of a map and its side, which covers part of it: on a phone a sheet from below. */
export function openFrame(root: HTMLElement) {
  const frame = find('.map-window', root);
  const side = find('.map-side', root);
  const isSheet = () => getComputedStyle(side).position === 'fixed';
  return {
    frame,
    side,
    isSheet,
    /** How much of the map what is beside or below it covers. */
    covered(): Point {
      const [over, under] = [side.getBoundingClientRect(), frame.getBoundingClientRect()];
      if (over.width === 0) return { x: 0, y: 0 };
      return isSheet()
        ? { x: 0, y: Math.max(0, under.bottom - over.top) }
        : { x: Math.max(0, under.right - over.left), y: 0 };
    },
  };
}

/** Something that the search finds. */
export interface Hit {
  /** The fragment of the address that shows it. */
  readonly target: string;
  readonly name: string;
  /** Where it is; empty for a place itself. */
  readonly where: string;
}

/** Shows what the search finds while somebody types. */
export function followSearch<Found extends Hit>(
  root: HTMLElement,
  {
    hitsOf,
    inWords,
    onFound,
    onChosen,
  }: {
    /** Returns what a text finds, which is folded and not empty. */
    hitsOf(wanted: string): readonly Found[];
    /** Returns how many there are, where there are any. */
    inWords(count: number, listed: number): string;
    onFound?(hits: readonly Found[]): void;
    onChosen(link: HTMLAnchorElement): void;
  },
) {
  const form = find<HTMLFormElement>('.map-search');
  const input = find<HTMLInputElement>('input', form);
  const found = find('.map-found', root);
  function search(): void {
    const wanted = fold(input.value);
    const isEmpty = wanted === '';
    const hits = isEmpty ? [] : hitsOf(wanted);
    const listed = hits.slice(0, maxFound);
    onFound?.(hits);
    found.hidden = isEmpty;
    root.classList.toggle('has-found', !isEmpty);
    find('[role=status]', found).textContent =
      hits.length === 0 ? 'Nothing on the map matches.' : inWords(hits.length, listed.length);
    find('ul', found).replaceChildren(
      ...listed.map(({ target, name, where }) =>
        element('li', {}, element('a', { href: `#${target}` }, name), where && ` in ${where}`),
      ),
    );
  }
  function clear(): void {
    input.value = '';
    search();
  }
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find('ul', found).querySelector('a')?.click();
  });
  found.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement)) return;
    clear();
    onChosen(target);
  });
  return { input, search, clear };
}

/** Shows and hides spoilers. */
export function followSpoilers(root: HTMLElement): void {
  const toggle = find('[data-spoiler-switch]');
  function draw(): void {
    const all = spoilersAreShown();
    toggle.setAttribute('aria-checked', String(all));
    root.classList.toggle('spoilers-shown', all);
    for (const spoiler of findAll<HTMLDetailsElement>('details.spoiler', root)) spoiler.open = all;
  }
  toggle.addEventListener('click', () => {
    showSpoilers(!spoilersAreShown());
    draw();
  });
  draw();
}
