import { fold } from '../../src/text/fold.ts';
import { showProgress } from './map-progress.ts';
import { element, find, findAll } from './page.ts';
import type { PageScript } from './page-script.ts';
import { showSpoilers, spoilersAreShown } from './spoilers.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Smallest size of a pixel of the picture on the screen at which its names can be read. */
const readable = 0.8;
/** The nearest that one can come, and that one is taken. */
const nearest = 2.5;
const near = 1.2;
const zoomStep = 1.3;
/** How far a pointer may slip between going down and up and still be a click, in pixels. */
const slip = 5;
const foundMost = 12;

/** The visible part of the picture: its center, and screen pixels for each pixel of the picture. */
function createCamera(picture: SVGSVGElement) {
  const { width, height } = picture.viewBox.baseVal;
  const whole = { x: width / 2, y: height / 2 };
  let centre: Point = whole;
  let scale = 1;
  const size = () => picture.getBoundingClientRect();
  const smallest = () => Math.min(size().width / width, size().height / height);
  const limited = (value: number, most: number) => Math.min(most, Math.max(0, value));

  function draw(): void {
    const { width: wide, height: high } = size();
    if (wide === 0) return;
    scale = Math.min(nearest, Math.max(smallest(), scale));
    centre = { x: limited(centre.x, width), y: limited(centre.y, height) };
    const [shownWidth, shownHeight] = [wide / scale, high / scale];
    picture.setAttribute(
      'viewBox',
      `${centre.x - shownWidth / 2} ${centre.y - shownHeight / 2} ${shownWidth} ${shownHeight}`,
    );
  }
  /** The point of the picture at a place of the window. */
  const at = ({ x, y }: Point): Point => {
    const { left, top, width: wide, height: high } = size();
    return {
      x: centre.x + (x - left - wide / 2) / scale,
      y: centre.y + (y - top - high / 2) / scale,
    };
  };

  return {
    draw,
    showAll() {
      [centre, scale] = [whole, smallest()];
      draw();
    },
    /** Moves the picture by pixels of the screen. */
    move(x: number, y: number) {
      centre = { x: centre.x - x / scale, y: centre.y - y / scale };
      draw();
    },
    /** Zooms while what is at a place of the window stays there. */
    zoom(factor: number, place?: Point) {
      const fixed = place ? at(place) : centre;
      const before = scale;
      scale = Math.min(nearest, Math.max(smallest(), scale * factor));
      const kept = before / scale;
      centre = { x: fixed.x + (centre.x - fixed.x) * kept, y: fixed.y + (centre.y - fixed.y) * kept };
      draw();
    },
    /**
     * Brings a point to the middle, near enough to read names there, and far enough to see what is around.
     *
     * @param covered how much of the window is covered, from the right and from below, in pixels of the screen.
     */
    lookAt(point: Point, covered: Point = { x: 0, y: 0 }) {
      scale = Math.min(near, Math.max(scale, readable));
      centre = { x: point.x + covered.x / 2 / scale, y: point.y + covered.y / 2 / scale };
      draw();
    },
    /** Shows a part of the picture as large as it can be read and fits beside what is covered. */
    fit({ x, y, width: wide, height: high }: DOMRect, covered: Point) {
      const window = size();
      const [freeWidth, freeHeight] = [window.width - covered.x, window.height - covered.y];
      scale = Math.max(smallest(), Math.min(near, freeWidth / wide, freeHeight / high));
      centre = {
        x: x + wide / 2 + covered.x / 2 / scale,
        y: y + high / 2 + covered.y / 2 / scale,
      };
      draw();
    },
    sees({ x, y }: Point): boolean {
      const { width: wide, height: high } = size();
      return Math.abs(x - centre.x) < wide / scale / 2 && Math.abs(y - centre.y) < high / scale / 2;
    },
  };
}

function middleOf(link: SVGAElement): Point {
  const { x, y, width, height } = find<SVGRectElement>('rect', link).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

type Camera = ReturnType<typeof createCamera>;

/** Drag, pinch, wheel, keys and buttons. */
function followInput(frame: HTMLElement, picture: SVGSVGElement, camera: Camera): void {
  const pointers = new Map<number, Point>();
  let travelled = 0;
  const spread = () => {
    const [a, b] = [...pointers.values()] as [Point, Point];
    return { width: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  picture.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) travelled = 0;
  });
  picture.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    // From here on it is no click, and the pointer may leave the picture.
    if (travelled > slip) picture.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      const first = spread();
      pointers.set(event.pointerId, now);
      const second = spread();
      camera.zoom(second.width / Math.max(1, first.width), second.middle);
      camera.move(second.middle.x - first.middle.x, second.middle.y - first.middle.y);
    } else {
      pointers.set(event.pointerId, now);
      camera.move(now.x - before.x, now.y - before.y);
    }
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    picture.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId));
  picture.addEventListener('click', (event) => travelled > slip && event.preventDefault(), true);
  // Browsers drag links otherwise.
  picture.addEventListener('dragstart', (event) => event.preventDefault());
  picture.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      camera.zoom(zoomStep ** (-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );

  const step = 80;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => camera.move(step, 0),
    ArrowRight: () => camera.move(-step, 0),
    ArrowUp: () => camera.move(0, step),
    ArrowDown: () => camera.move(0, -step),
    '+': () => camera.zoom(zoomStep),
    '=': () => camera.zoom(zoomStep),
    '-': () => camera.zoom(1 / zoomStep),
    '0': camera.showAll,
  };
  frame.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  const buttons: Readonly<Record<string, () => void>> = {
    in: () => camera.zoom(zoomStep),
    out: () => camera.zoom(1 / zoomStep),
    all: camera.showAll,
  };
  for (const button of findAll('[data-zoom]', frame))
    button.addEventListener('click', () => buttons[button.dataset['zoom']!]!());
}

/** Returns the searchable texts of a location: its name and the names in its lists, without those that are hidden. */
function namesOf(section: HTMLElement): string[] {
  return findAll('h3, li a', section)
    .filter((each) => each.closest('details.spoiler:not([open]), .is-unknown') === null)
    .map((each) => each.textContent!);
}

/** Makes the map of the page move, and shows the place that its address names. */
export const start: PageScript['start'] = (root) => {
  const frame = find('.map-window', root);
  const picture = find<SVGSVGElement>('.map-picture', frame);
  const camera = createCamera(picture);
  const links = new Map(
    findAll<SVGAElement>('a[data-place]', picture).map((link) => [link.dataset['place']!, link]),
  );
  const sections = new Map(findAll('.place', root).map((section) => [section.id, section]));
  followInput(frame, picture, camera);

  const side = find('.map-side', root);
  const isSheet = () => getComputedStyle(side).position === 'fixed';
  /** How much of the map what is beside or below it covers. */
  function covered(): Point {
    const [over, under] = [side.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (over.width === 0) return { x: 0, y: 0 };
    return isSheet()
      ? { x: 0, y: Math.max(0, under.bottom - over.top) }
      : { x: Math.max(0, under.right - over.left), y: 0 };
  }

  function show(slug: string | undefined, isAsked: boolean): void {
    for (const [each, section] of sections) section.classList.toggle('current', each === slug);
    for (const [each, link] of links) {
      if (each === slug) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const path of findAll<SVGPathElement>('.path', picture))
      path.classList.toggle('lit', [path.dataset['from'], path.dataset['to']].includes(slug));
    root.classList.toggle('has-place', slug !== undefined);
    if (slug !== undefined) root.classList.remove('has-way');
    if (slug === undefined) return;
    side.scrollTop = 0;
    // The sheet would hide the map.
    if (isSheet()) frame.scrollIntoView({ behavior: 'instant' });
    camera.lookAt(middleOf(links.get(slug)!), covered());
    if (isAsked) find('h3', sections.get(slug)!).focus({ preventScroll: true });
  }
  const placeInAddress = () => {
    const slug = location.hash.slice(1);
    return sections.has(slug) ? slug : undefined;
  };
  addEventListener('hashchange', () => {
    const slug = placeInAddress();
    if (slug !== undefined || location.hash === '') show(slug, true);
  });
  picture.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).closest<SVGAElement>('a[data-place]');
    if (link?.matches(':focus-visible') && !camera.sees(middleOf(link))) camera.lookAt(middleOf(link));
  });

  const form = find<HTMLFormElement>('.map-search');
  const input = find<HTMLInputElement>('input', form);
  const found = find('.map-found', root);
  function search(): void {
    const wanted = fold(input.value);
    const hits = [...sections].flatMap(([slug, section]) => {
      const name = namesOf(section).find((each) => fold(each).includes(wanted));
      return wanted === '' || name === undefined
        ? []
        : [{ slug, name, place: find('h3', section).textContent! }];
    });
    const isFound = new Set(hits.map(({ slug }) => slug));
    // Where nothing is found the map stays as it is.
    for (const [slug, link] of links) link.classList.toggle('faded', hits.length > 0 && !isFound.has(slug));
    found.hidden = wanted === '';
    root.classList.toggle('has-found', wanted !== '');
    find('[role=status]', found).textContent =
      hits.length === 0
        ? 'Nothing on the map matches.'
        : `${hits.length} ${hits.length === 1 ? 'place' : 'places'}`;
    find('ul', found).replaceChildren(
      ...hits
        .slice(0, foundMost)
        .map(({ slug, name, place }) =>
          element(
            'li',
            {},
            element('a', { href: `#${slug}` }, name),
            ...(name === place ? [] : [` in ${place}`]),
          ),
        ),
    );
  }
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find('ul', found).querySelector('a')?.click();
  });
  found.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    const { hash, textContent: name } = event.target;
    // What was found is shown, also in a folded list.
    for (const link of findAll('.found-there a', sections.get(hash.slice(1))!))
      if (link.textContent === name) link.closest('details')!.open = true;
    input.value = '';
    search();
  });

  root.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.map-side a');
    // The same place again changes no address.
    if (link?.hash && link.hash === location.hash) show(placeInAddress(), true);
  });
  find('.map-close', side).addEventListener('click', () => {
    input.value = '';
    search();
    root.classList.remove('has-way');
    history.pushState(null, '', location.pathname + location.search);
    show(undefined, false);
    frame.focus({ preventScroll: true });
  });
  for (const chip of findAll('[data-toggles]'))
    chip.addEventListener('click', () => {
      const isShown = chip.getAttribute('aria-pressed') !== 'true';
      chip.setAttribute('aria-pressed', String(isShown));
      picture.classList.toggle(`show-${chip.dataset['toggles']}`, isShown);
    });

  const toggle = find('[data-spoiler-switch]');
  function drawSpoilers(): void {
    const shown = spoilersAreShown();
    toggle.setAttribute('aria-checked', String(shown));
    root.classList.toggle('spoilers-shown', shown);
    for (const spoiler of findAll<HTMLDetailsElement>('details.spoiler', root)) spoiler.open = shown;
  }
  toggle.addEventListener('click', () => {
    showSpoilers(!spoilersAreShown());
    drawSpoilers();
  });

  // What was hidden takes the place of what hid it, and the focus too.
  root.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('.spoiler > summary');
    if (summary !== null) requestAnimationFrame(() => find('span[tabindex]', summary.parentElement!).focus());
  });

  drawSpoilers();
  const { progress: model, game } = root.dataset;
  if (model !== undefined && game !== undefined) {
    const showRoute = (slugs: readonly string[]) => {
      show(undefined, false);
      if (isSheet()) frame.scrollIntoView({ behavior: 'instant' });
      const boxes = slugs.flatMap((slug) => {
        const link = links.get(slug);
        return link === undefined ? [] : [find<SVGRectElement>('rect', link).getBBox()];
      });
      const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
      const around = 40;
      camera.fit(
        new DOMRect(left - around, top - around, right - left + 2 * around, bottom - top + 2 * around),
        covered(),
      );
    };
    showProgress({ root, model, game, links, showRoute });
  }
  camera.showAll();
  show(placeInAddress(), false);
  new ResizeObserver(camera.draw).observe(frame);
};
