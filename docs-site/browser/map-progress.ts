import { lookAhead } from '../../src/games/progress/ahead.ts';
import type { ProgressModel } from '../progress-model.ts';
import { find, findAll } from './page.ts';
import { checklistOf, groupsOf, stateWords, withMark } from './checklist/checklist.ts';
import { hasOwnMarks, keepMarks, ownMarks, progressIn } from './checklist/marks.ts';

export interface MapParts {
  readonly root: HTMLElement;
  /** Address of the module that exports the ProgressModel as `model`. */
  readonly model: string;
  readonly game: string;
  /** The places of the picture, by slug. */
  readonly links: ReadonlyMap<string, SVGAElement>;
}

/** Shows on the map what the reader has marked in the checklist, and lets places and bosses be marked here. */
export function showProgress({ root, model: address, game, links }: MapParts): void {
  const boxes = findAll<HTMLInputElement>('[data-mark]', root);
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const { model } = (await import(address)) as { model: ProgressModel };
    return { world: model.world, checklist: checklistOf(model.world) };
  }
  const loaded = () => (loading ??= load());

  /** Without marks the map is as it is for everybody. */
  async function draw(): Promise<void> {
    const { world, checklist } = await loaded();
    const marks = ownMarks(game, checklist.known);
    for (const box of boxes) box.checked = marks.has(box.dataset['mark']!);
    const progress = progressIn(world, marks);
    const groups = groupsOf(world, checklist, marks, progress, lookAhead(world, progress));
    for (const { place, state } of groups) {
      const slug = place?.slice('place:'.length) ?? '';
      const link = links.get(slug);
      if (link === undefined) continue;
      for (const each of Object.keys(stateWords))
        link.classList.toggle(`is-${each}`, marks.size > 0 && each === state);
      const name = find('text', link).textContent!.trim();
      if (marks.size > 0) link.setAttribute('aria-label', `${name}: ${stateWords[state]}`);
      else link.removeAttribute('aria-label');
      const words = stateWords[state];
      find(`#${CSS.escape(slug)} [data-state]`, root).textContent =
        words.charAt(0).toUpperCase() + words.slice(1);
    }
  }

  root.addEventListener('change', async ({ target }) => {
    const box = target as HTMLInputElement;
    const token = box.dataset['mark'];
    if (token === undefined) return;
    const { checklist } = await loaded();
    keepMarks(game, withMark(checklist, ownMarks(game, checklist.known), token, box.checked ? 1 : 0));
    await draw();
  });
  // Marks may be made in the checklist meanwhile, also in another tab; a page that is come back to is as it was left.
  const refresh = () => {
    if (hasOwnMarks(game) || loading !== undefined) void draw();
  };
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  refresh();
}
