import { lookAhead } from '../../src/games/progress/ahead.ts';
import type { Need } from '../../src/games/progress/gates.ts';
import { openTo, type Progress, withOne } from '../../src/games/progress/reach.ts';
import { type Thing, thingOf } from '../../src/games/progress/report.ts';
import { type Route, routeBetween } from '../../src/games/progress/route.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';
import type { ProgressModel } from '../shared/models.ts';
import { upperFirst } from '../../src/text/case.ts';
import { element, find, findAll } from './page.ts';
import { checklistOf, groupsOf, stateWords, withMark } from '../shared/checklist.ts';
import { atlasOf, hasOwnMarks, keepMarks, ownMarks, progressIn } from './checklist/marks.ts';
import { spoilersAreShown } from './spoilers.ts';

export interface MapParts {
  readonly root: HTMLElement;
  /** Address of the module that exports the ProgressModel as `model`. */
  readonly model: string;
  readonly game: string;
  /** The places of the picture, by slug. */
  readonly links: ReadonlyMap<string, SVGAElement>;
  /** Makes the map show these places. */
  readonly showRoute: (slugs: readonly string[]) => void;
}

/** Formats a need of a route's step. */
function needText({ done }: ProgressWords, { kind, name, slug, step, notes, quantity }: Thing): string {
  if (kind === 'stage') return `${name}${notes === null ? '' : `: ${notes}`}`;
  if (slug === null) return `${quantity} ${name}`;
  if (step !== null) return `${name ?? slug}: ${notes ?? ''}`;
  const state = done[kind!];
  if (state !== undefined) return `${name ?? slug} ${state}`;
  return `${quantity === 1 ? '' : `${quantity} × `}${name ?? slug}`;
}

const reasons = {
  missing: 'Not open yet. You first need:',
  closed: 'Something you did has closed every route.',
  no_way: 'There is no route.',
} as const;

/** Placeholder for a name that is a spoiler for a player who has not come so far. */
const hidden = 'something that is not open yet';
const hiddenPlace = 'A location that is not open yet';

/** Shows a name, or what takes its place. */
function showName(named: HTMLElement, isHidden: boolean): void {
  named.dataset['name'] ??= named.textContent!;
  named.textContent = isHidden ? hiddenPlace : named.dataset['name'];
}

/** Returns the progress of a player who has also met some needs. */
const withAll = (progress: Progress, needs: readonly Need[]): Progress =>
  needs
    .flatMap(({ token, quantity = 1 }) => Array.from({ length: quantity }, () => token))
    .reduce(withOne, progress);

/** Returns the elements that describe a route and what it needs first; `named` and `link` hide what is a spoiler. */
function routeElements(
  { state, way, missing }: { state: string; way: Route['steps']; missing: readonly Need[] },
  { named, link }: { named: (need: Need) => string; link: (place: string) => Node | string },
): HTMLElement[] {
  const names = (needs: readonly Need[]) => [...new Set(needs.map(named))];
  const needed = names(missing).map((need) =>
    element('li', {}, need === hidden ? 'Something that is not open yet' : need),
  );
  const steps = way.map((step) =>
    element(
      'li',
      {},
      link(step.from),
      step.way === 'entry' ? ' ⇢ ' : ' → ',
      link(step.to),
      ...(step.way === 'one_way' ? [' (one way)'] : step.way === 'entry' ? [' (from anywhere)'] : []),
      ...(step.needs.length > 0
        ? [element('p', { class: 'how' }, `Needs ${names(step.needs).join('; ')}`)]
        : []),
    ),
  );
  return [
    element('p', { role: 'status' }, state),
    ...(needed.length > 0 ? [element('ul', {}, ...needed)] : []),
    element('ol', {}, ...steps),
  ];
}

/** Shows on the map what the reader has marked in the checklist, and lets places and bosses be marked here. */
export function showProgress({ root, model: address, game, links, showRoute }: MapParts): void {
  const boxes = findAll<HTMLInputElement>('[data-mark]', root);
  const form = find<HTMLFormElement>('.map-route');
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    const { model } = (await import(address)) as { model: ProgressModel };
    return { ...model, atlas: atlasOf(model), checklist: checklistOf(model.world) };
  }
  const loaded = () => (loading ??= load());

  /** Places whose names are hidden, as tokens. */
  const unknown = new Set<string>();

  /** Hides the name of a place that is not open yet in its section, in the ways of others and among the choices. */
  function hidePlace(slug: string, isHidden: boolean): void {
    if (isHidden) unknown.add(`location:${slug}`);
    else unknown.delete(`location:${slug}`);
    const section = find(`#${CSS.escape(slug)}`, root);
    section.classList.toggle('is-unknown', isHidden);
    showName(find('h3', section), isHidden);
    for (const option of findAll(`option[value="${slug}"]`, form)) showName(option, isHidden);
    for (const link of findAll(`.map-places li > a[href='#${slug}']`, root)) {
      showName(link, isHidden);
      link.parentElement!.classList.toggle('is-unknown', isHidden);
    }
  }

  /** Draws the progress of the player. Without marks the map is the same for everyone. */
  async function draw(): Promise<void> {
    const { world, checklist } = await loaded();
    const marks = ownMarks(game, checklist.known);
    for (const box of boxes) box.checked = marks.has(box.dataset['mark']!);
    const progress = progressIn(world, marks);
    const groups = groupsOf(world, checklist, marks, progress, lookAhead(world, progress));
    for (const { place, state } of groups) {
      const slug = place?.slice('location:'.length) ?? '';
      const link = links.get(slug);
      if (link === undefined) continue;
      for (const each of Object.keys(stateWords))
        link.classList.toggle(`is-${each}`, marks.size > 0 && each === state);
      const isHidden = state === 'later' && !spoilersAreShown();
      hidePlace(slug, isHidden && marks.size > 0);
      const name = isHidden ? 'A location' : find('text', link).textContent!.trim();
      if (marks.size > 0) link.setAttribute('aria-label', `${name}: ${stateWords[state]}`);
      else link.removeAttribute('aria-label');
      find(`#${CSS.escape(slug)} [data-state]`, root).textContent = upperFirst(stateWords[state]);
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
  const panel = find('.map-way', root);
  const paths = findAll<SVGPathElement>('.path', root);
  const fieldOf = (name: string) => find<HTMLSelectElement>(`[name=${name}]`, form);

  /**
   * Finds the route between the chosen places for somebody with the marks of the reader, and draws it.
   *
   * @param isNew the reader has looked for it just now.
   */
  async function findRoute(isNew = true): Promise<void> {
    const { world, wording, atlas, checklist } = await loaded();
    const marks = ownMarks(game, checklist.known);
    const progress = progressIn(world, marks);
    const [from, to] = ['from', 'to'].map((name) => `location:${fieldOf(name).value}`) as [string, string];
    const { steps, missing, reason } = routeBetween(world, progress, from, to);
    // What is not open yet is shown as it will be.
    const way =
      reason === 'missing' ? routeBetween(world, withAll(progress, missing), from, to).steps : steps;
    const open = openTo(world, withOne(progress, from));
    const isShown = (token: string) =>
      spoilersAreShown() ||
      marks.size === 0 ||
      (!unknown.has(token) &&
        ([from, to].includes(token) ||
          [progress.have, open.places, open.next].some((known) => known.has(token))));
    const named = ({ token, quantity }: Need) =>
      isShown(token)
        ? needText(wording, thingOf(atlas, token, quantity === undefined ? {} : { quantity }))
        : hidden;
    const link = (place: string) =>
      isShown(place)
        ? element('a', { href: `#${place.slice('location:'.length)}` }, thingOf(atlas, place).name ?? place)
        : 'a location that is not open yet';
    const state =
      from === to
        ? 'You are already there.'
        : reason === null
          ? `${way.length} ${way.length === 1 ? 'step' : 'steps'}, open now.`
          : reasons[reason];
    find('div', panel).replaceChildren(...routeElements({ state, way, missing }, { named, link }));
    const ends = new Set(way.flatMap((step) => [`${step.from} ${step.to}`, `${step.to} ${step.from}`]));
    for (const path of paths)
      path.classList.toggle(
        'on-route',
        ends.has(`location:${path.dataset['from']} location:${path.dataset['to']}`),
      );
    if (!isNew) return;
    root.classList.add('has-way');
    const passed = [from, to, ...way.flatMap((step) => [step.from, step.to])];
    showRoute(passed.map((place) => place.slice('location:'.length)));
    find('h2', panel).focus({ preventScroll: true });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void findRoute();
  });
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-route]');
    if (button === null) return;
    fieldOf(button.dataset['route']!).value = button.dataset['slug']!;
    void findRoute();
  });
  // After the map has kept the choice.
  find('[data-spoiler-switch]').addEventListener('click', () => {
    if (loading !== undefined) void draw();
    if (root.classList.contains('has-way')) void findRoute(false);
  });
  find('.map-close', root).addEventListener('click', () => {
    for (const path of paths) path.classList.remove('on-route');
  });

  // Marks may be made in the checklist meanwhile, also in another tab; a page that is come back to is as it was left.
  const refresh = () => {
    if (hasOwnMarks(game) || loading !== undefined) void draw();
  };
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  refresh();
}
