import { fold } from '../../src/text/fold.ts';
import { type Camera, createCamera, followInput, type Point } from './map-camera.ts';
import { followSearch, followSpoilers, type Hit, openFrame } from './map-frame.ts';
import { element, find, findAll, pageAddress } from './page.ts';
import type { PageScript } from './page-script.ts';
import { spoilersAreShown } from './spoilers.ts';

/** A unit is about a meter. */
const limits = { readable: 0.32, near: 0.5, nearest: 3 };
/** Sizes of a unit on the screen, in pixels, from which on smaller places are named. */
const districts = 0.13;
const spots = 0.32;
/** How far from a mark a click still means it, in pixels. */
const around = 22;

/** A mark on a sheet: a record at one of its spots. */
interface ChartMark extends Point {
  /** Kind and slug, e.g. `graces/first-step`. */
  readonly token: string;
  readonly sheet: string;
  /** Slug of its location. */
  readonly place: string;
  readonly layer: string;
}

/** A record as it is shown. */
interface ShownRecord {
  readonly name: string;
  readonly isHidden: boolean;
}

type Finds = Readonly<
  Record<
    string,
    readonly (readonly [
      slug: string,
      name: string,
      level: string | 0,
      spots: readonly (readonly [sheet: string, x: number, y: number, place: string])[],
    ])[]
  >
>;

interface Sheet {
  readonly id: string;
  readonly picture: SVGSVGElement;
  readonly camera: Camera;
}

const svg = (name: string, attributes: Readonly<Record<string, string>>) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

/** A mark as an element of its sheet. */
function drawnMark({ token, layer, x, y }: ChartMark): SVGElement {
  const made = svg('g', { transform: `translate(${x} ${y})`, 'data-mark': token });
  made.append(svg('use', { href: `#shape-${layer}` }));
  return made;
}

const tokenOf = (entry: HTMLElement) => entry.dataset['of'] ?? entry.id;

/** The marks of the entries of lists. */
const marksOf = (entries: readonly HTMLElement[], sheets: readonly Sheet[]): ChartMark[] =>
  entries.flatMap((entry) =>
    entry.dataset['at']!.split(',').map((text) => {
      const [index, x, y] = text.split(' ').map(Number) as [number, number, number];
      const token = tokenOf(entry);
      const [layer] = token.split('/') as [string];
      return { token, place: entry.closest('.place')!.id, sheet: sheets[index]!.id, layer, x, y };
    }),
  );

/** Puts the signs of marks into their layers. */
function drawMarks(sheets: readonly Sheet[], marks: readonly ChartMark[]): void {
  for (const { id, picture } of sheets)
    for (const layer of findAll<SVGGElement>('.points', picture)) {
      const own = marks.filter((mark) => mark.sheet === id && mark.layer === layer.dataset['kind']);
      if (own.length > 0) layer.replaceChildren(...own.map(drawnMark));
    }
}

/** Sizes of signs and names follow the zoom, so that they stay the same on the screen. */
function openSheets(frame: HTMLElement): Sheet[] {
  return findAll<SVGSVGElement>('.chart-picture', frame).map((picture) => {
    const camera = createCamera(picture, limits, (scale) => {
      picture.style.setProperty('--unit', String(1 / scale));
      picture.style.setProperty('--sign', String(Math.min(1, 0.5 + scale * 3) / scale));
      picture.style.setProperty('--letters', String(Math.min(15, 9.5 + scale * 60)));
      picture.classList.toggle('has-districts', scale >= districts);
      picture.classList.toggle('has-spots', scale >= spots);
    });
    followInput(frame, picture, camera);
    return { id: picture.dataset['sheet']!, picture, camera };
  });
}

/** The finds, loaded once when they are wanted, and drawn on their sheets. */
function findsLoader(
  root: HTMLElement,
  sheets: readonly Sheet[],
  marks: ChartMark[],
  names: Map<string, ShownRecord>,
) {
  async function load(): Promise<void> {
    const all = (await (await fetch(root.dataset['finds']!)).json()) as Finds;
    for (const [kind, records] of Object.entries(all))
      for (const [slug, name, level, places] of records) {
        const token = `${kind}/${slug}`;
        names.set(token, { name, isHidden: level !== 0 });
        for (const [sheet, x, y, place] of places) marks.push({ token, sheet, place, layer: 'finds', x, y });
      }
    drawMarks(
      sheets,
      marks.filter(({ layer }) => layer === 'finds'),
    );
  }
  let loading: Promise<void> | undefined;
  return () => (loading ??= load());
}

/** Opens the map of a page: its sheets, and all that is on them. */
function openChart(root: HTMLElement) {
  const window = openFrame(root);
  const { frame } = window;
  const sheets = openSheets(frame);
  const sections = new Map(findAll('.place', root).map((section) => [section.id, section]));
  const entries = findAll('.place li[data-at]', root);
  const marks = marksOf(
    entries.filter(({ dataset: { at } }) => at !== ''),
    sheets,
  );
  const placeOf = new Map(entries.map((entry) => [tokenOf(entry), entry.closest('.place')!.id]));
  drawMarks(sheets, marks);
  const names = new Map<string, ShownRecord>(
    entries.map((entry) => [
      tokenOf(entry),
      { name: find('a', entry).textContent!, isHidden: entry.querySelector('.spoiler') !== null },
    ]),
  );
  let shown = sheets[0]!;
  return {
    ...window,
    ...{ root, sheets, sections, entries, marks, names },
    loadFinds: findsLoader(root, sheets, marks, names),
    shown: () => shown,
    showSheet(id: string): void {
      shown = sheets.find((sheet) => sheet.id === id) ?? shown;
      // SVG elements have no `hidden` attribute.
      for (const { id: each, picture } of sheets) picture.classList.toggle('off', each !== shown.id);
      for (const button of findAll('[data-shows]'))
        button.setAttribute('aria-pressed', String(button.dataset['shows'] === shown.id));
      shown.camera.draw();
    },
    showLayer(layer: string, isShown: boolean): void {
      find(`[data-toggles="${layer}"]`).setAttribute('aria-pressed', String(isShown));
      for (const { picture } of sheets)
        find(`.points[data-kind="${layer}"]`, picture).classList.toggle('off', !isShown);
    },
    nameOf(token: string): string {
      const { name, isHidden } = names.get(token)!;
      return isHidden && !spoilersAreShown() ? 'Hidden: a spoiler' : name;
    },
    /** Returns the name of a location, or what its heading has instead. */
    placeName(slug: string): string {
      const section = sections.get(slug);
      return section === undefined ? '' : find('h3', section).textContent!;
    },
    /** Returns the slugs of the locations in which a record is. */
    placesOf(token: string): string[] {
      const all = new Set(marks.flatMap((mark) => (mark.token === token ? mark.place : [])));
      return all.size > 0 ? [...all] : [placeOf.get(token)!];
    },
  };
}

type ChartView = ReturnType<typeof openChart>;

/** Draws rings around the spots of what is shown. */
function ring(sheets: readonly Sheet[], chosen: readonly ChartMark[]): void {
  for (const { id, picture } of sheets)
    find('.chosen', picture).replaceChildren(
      ...chosen
        .filter(({ sheet }) => sheet === id)
        .map(({ x, y }) => {
          const made = svg('g', { transform: `translate(${x} ${y})` });
          made.append(svg('circle', { r: '12' }));
          return made;
        }),
    );
}

/** Brings marks into sight; one of them alone comes near. */
function lookAt(
  { frame, isSheet, showSheet, shown, covered }: ChartView,
  chosen: readonly Point[],
  sheet: string,
) {
  showSheet(sheet);
  const [xs, ys] = [chosen.map(({ x }) => x), chosen.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // A browser scrolls to what the address names.
  if (isSheet()) frame.scrollIntoView({ behavior: 'instant' });
  else find('.map-head').scrollIntoView({ behavior: 'instant', block: 'end' });
  const { camera } = shown();
  const space = 160;
  if (width + height < 1) camera.lookAt({ x: left, y: top }, covered());
  else camera.fit(new DOMRect(left - space, top - space, width + 2 * space, height + 2 * space), covered());
}

/** Shows a find in the panel: it is in none of the lists. */
function describeFind(
  { root, sections, nameOf, placeName, placesOf }: ChartView,
  panel: HTMLElement,
  token: string,
) {
  panel.replaceChildren(
    element('h3', { tabindex: '-1' }, nameOf(token)),
    element('p', { class: 'note' }, 'Find'),
    element(
      'ul',
      {},
      ...placesOf(token)
        .filter((slug) => sections.has(slug))
        .map((slug) => element('li', {}, element('a', { href: `#${slug}` }, placeName(slug)))),
    ),
    element(
      'p',
      {},
      element(
        'a',
        { class: 'button', href: pageAddress(`/${root.dataset['game']}/${token}`) },
        'Full record',
      ),
    ),
  );
}

/** Makes what shows the target of the address: a location by its slug, any other record by kind and slug. */
function createGuide(chart: ChartView) {
  const { root, side, sheets, sections, entries, marks, names } = chart;
  const panel = find('.map-find', side);
  const layers = findAll('[data-toggles]').flatMap(({ dataset: { toggles } }) =>
    toggles === undefined || toggles === 'finds' ? [] : [toggles],
  );
  /** The mark that was clicked, where its record has others. */
  let clicked: ChartMark | undefined;

  function open(place: string | undefined, token: string | undefined, isWanted: boolean): void {
    for (const [slug, section] of sections) section.classList.toggle('current', slug === place);
    for (const entry of entries) entry.classList.toggle('at', tokenOf(entry) === token);
    const isFind = token !== undefined && place === undefined;
    panel.hidden = !isFind;
    if (isFind) describeFind(chart, panel, token);
    root.classList.toggle('has-place', place !== undefined || isFind);
    root.classList.toggle('has-find', isFind);
    side.scrollTop = 0;
    const current = isFind ? panel : sections.get(place ?? '');
    if (isWanted && current) find('h3', current).focus({ preventScroll: true });
    current?.querySelector('.at')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  function showRecord(token: string, isWanted: boolean): void {
    const all = marks.filter((mark) => mark.token === token);
    if (all.length === 0) {
      // It has no position but its location.
      showPlace(chart.placesOf(token)[0]!, isWanted, token);
      return;
    }
    const first = clicked?.token === token ? clicked : all[0]!;
    const wasClicked = clicked !== undefined;
    clicked = undefined;
    const isFind = first.layer === 'finds';
    chart.showLayer(first.layer, true);
    open(isFind || !sections.has(first.place) ? undefined : first.place, token, isWanted);
    ring(sheets, all);
    if (wasClicked) {
      chart.shown().camera.draw();
      return;
    }
    // A reader who names a record knows its name.
    const own = entries.find((entry) => tokenOf(entry) === token)?.querySelector('details');
    if (own) own.open = true;
    const together = all.filter(({ sheet }) => sheet === first.sheet);
    lookAt(chart, together, first.sheet);
  }
  function showPlace(slug: string, isWanted: boolean, token?: string): void {
    open(slug, token, isWanted);
    ring(sheets, []);
    const { sheet, middle } = sections.get(slug)!.dataset;
    const inPlace = (layer: string | undefined) =>
      marks.filter((mark) => mark.place === slug && mark.sheet === sheet && mark.layer === layer);
    // What is in the first layer shows best where a place is: arenas of bosses may be far away.
    const own = layers.map(inPlace).find(({ length }) => length > 0) ?? [];
    const [x, y] = (middle ?? '').split(' ').map(Number);
    if (own.length > 0) lookAt(chart, own, sheet!);
    else if (sheet !== undefined) lookAt(chart, [{ x: x!, y: y! }], sheet);
  }
  return {
    async follow(isWanted: boolean): Promise<void> {
      let target = '';
      try {
        target = decodeURIComponent(location.hash.slice(1));
      } catch {
        // No address of this page.
      }
      if (sections.has(target)) showPlace(target, isWanted);
      else if (target.includes('/')) {
        if (!names.has(target)) await chart.loadFinds();
        if (names.has(target)) showRecord(target, isWanted);
      } else if (target === '') open(undefined, undefined, false);
    },
    click(mark: ChartMark): void {
      clicked = mark;
      if (location.hash === `#${mark.token}`) void this.follow(false);
      else location.hash = mark.token;
    },
    close(): void {
      history.pushState(null, '', location.pathname + location.search);
      open(undefined, undefined, false);
      ring(sheets, []);
      chart.frame.focus({ preventScroll: true });
    },
  };
}

type Guide = ReturnType<typeof createGuide>;

/** Lets marks be chosen with a pointer: the one of a visible layer that is next to it. */
function followMarks({ frame, sheets, marks, shown, nameOf }: ChartView, guide: Guide): void {
  const hint = find('.map-hint', frame);
  function markAt({ clientX: left, clientY: top }: MouseEvent): ChartMark | undefined {
    const { id, picture, camera } = shown();
    const { x, y } = camera.at({ x: left, y: top });
    const off = new Set(findAll<SVGElement>('.points.off', picture).map(({ dataset: { kind } }) => kind));
    let [nearest, best] = [around / camera.scale(), undefined as ChartMark | undefined];
    for (const mark of marks) {
      const distance = Math.hypot(mark.x - x, mark.y - y);
      if (mark.sheet === id && distance < nearest && !off.has(mark.layer)) [nearest, best] = [distance, mark];
    }
    return best;
  }
  for (const { picture } of sheets) {
    picture.addEventListener('click', (event) => {
      const mark = event.defaultPrevented ? undefined : markAt(event);
      if (mark !== undefined) guide.click(mark);
    });
    picture.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse') return;
      const mark = event.buttons === 0 ? markAt(event) : undefined;
      hint.textContent = mark === undefined ? '' : nameOf(mark.token);
      picture.classList.toggle('over', mark !== undefined);
    });
    picture.addEventListener('pointerleave', () => (hint.textContent = ''));
  }
}

/** Returns what matches a text: locations first, then records, and those that begin with it before others. */
function hitsOf({ sections, names, placeName, placesOf }: ChartView, wanted: string): Hit[] {
  const matches = ({ name, isHidden }: ShownRecord) =>
    fold(name).includes(wanted) && !(isHidden && !spoilersAreShown());
  const places = [...sections].flatMap(([slug, section]) => {
    const hidden = section.querySelector('h3 + .spoiler > span');
    const named = { name: hidden?.textContent ?? placeName(slug), isHidden: hidden !== null };
    return matches(named) ? [{ target: slug, name: named.name, where: '' }] : [];
  });
  const records = [...names].flatMap(([token, named]) => {
    if (!matches(named)) return [];
    const all = placesOf(token);
    const where = all.length === 1 ? placeName(all[0]!) : `${all.length} places`;
    return [{ target: token, name: named.name, where }];
  });
  const begins = ({ name }: { name: string }) => Number(fold(name).startsWith(wanted));
  return [...places, ...records].sort((a, b) => begins(b) - begins(a));
}

/** Searches the map, with the finds once somebody comes to the search. */
function searchMap(chart: ChartView, guide: Guide): void {
  const { root, side, loadFinds } = chart;
  const { input, search, clear } = followSearch(root, {
    hitsOf: (wanted) => hitsOf(chart, wanted),
    inWords(count, listed) {
      const results = count === 1 ? '1 result' : `${count} results`;
      return count > listed ? `${listed} of ${results}` : results;
    },
    onChosen: ({ hash }) => void (hash === location.hash && guide.follow(true)),
  });
  input.addEventListener('focus', () => void loadFinds().then(() => input.value !== '' && search()));
  find('.map-close', side).addEventListener('click', () => {
    clear();
    guide.close();
  });
}

/** Makes the map of the page move, and shows what its address names. */
export const start: PageScript['start'] = async (root) => {
  const chart = openChart(root);
  const { frame, sheets, showSheet, showLayer, loadFinds } = chart;
  const guide = createGuide(chart);
  followMarks(chart, guide);
  searchMap(chart, guide);
  followSpoilers(root);
  for (const chip of findAll('[data-toggles]'))
    chip.addEventListener('click', async () => {
      const isShown = chip.getAttribute('aria-pressed') !== 'true';
      const layer = chip.dataset['toggles']!;
      if (layer === 'finds' && isShown) await loadFinds();
      showLayer(layer, isShown);
    });
  for (const button of findAll('[data-shows]'))
    button.addEventListener('click', () => showSheet(button.dataset['shows']!));
  showLayer('finds', false);
  for (const { id, camera } of sheets) {
    showSheet(id);
    camera.showAll();
    new ResizeObserver(() => camera.draw()).observe(frame);
  }
  showSheet(sheets[0]!.id);
  addEventListener('hashchange', () => void guide.follow(true));
  await guide.follow(false);
};
