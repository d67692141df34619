import { fold } from '../../src/text/fold.ts';
import { createCamera, followInput, type Point } from './map-camera.ts';
import { showProgress } from './map-progress.ts';
import { followSearch, followSpoilers, openFrame } from './map-frame.ts';
import { find, findAll } from './page.ts';
import type { PageScript } from './page-script.ts';

const limits = { readable: 0.8, near: 1.2, nearest: 2.5 };

function middleOf(link: SVGAElement): Point {
  const { x, y, width, height } = find<SVGRectElement>('rect', link).getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the searchable texts of a location: its name and the names in its lists, without those that are hidden. */
function namesOf(section: HTMLElement): string[] {
  return findAll('h3, li a', section)
    .filter((each) => each.closest('details.spoiler:not([open]), .is-unknown') === null)
    .map((each) => each.textContent!);
}

/** Makes the map of the page move, and shows the place that its address names. */
export const start: PageScript['start'] = (root) => {
  const { frame, side, isSheet, covered } = openFrame(root);
  const picture = find<SVGSVGElement>('.map-picture', frame);
  const camera = createCamera(picture, limits);
  const links = new Map(
    findAll<SVGAElement>('a[data-place]', picture).map((link) => [link.dataset['place']!, link]),
  );
  const sections = new Map(findAll('.place', root).map((section) => [section.id, section]));
  followInput(frame, picture, camera);

  function show(slug: string | undefined, isWanted: boolean): void {
    for (const [each, section] of sections) section.classList.toggle('current', each === slug);
    for (const [each, link] of links) link.setAttribute('aria-current', String(each === slug));
    for (const path of findAll<SVGPathElement>('.path', picture))
      path.classList.toggle('lit', [path.dataset['from'], path.dataset['to']].includes(slug));
    root.classList.toggle('has-place', slug !== undefined);
    if (slug !== undefined) root.classList.remove('has-way');
    if (slug === undefined) return;
    side.scrollTop = 0;
    // The sheet would hide the map.
    if (isSheet()) frame.scrollIntoView({ behavior: 'instant' });
    camera.lookAt(middleOf(links.get(slug)!), covered());
    if (isWanted) find('h3', sections.get(slug)!).focus({ preventScroll: true });
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

  const { clear } = followSearch(root, {
    hitsOf: (wanted) =>
      [...sections].flatMap(([slug, section]) => {
        const name = namesOf(section).find((each) => fold(each).includes(wanted));
        const place = find('h3', section).textContent!;
        return name === undefined ? [] : [{ target: slug, name, where: name === place ? '' : place }];
      }),
    inWords: (count) => `${count} place${count === 1 ? '' : 's'}`,
    onFound(hits) {
      const isFound = new Set(hits.map(({ target }) => target));
      // Where nothing is found the map stays as it is.
      for (const [slug, link] of links) link.classList.toggle('faded', hits.length > 0 && !isFound.has(slug));
    },
    onChosen({ hash, textContent: name }) {
      // What was found is shown, also in a folded list.
      for (const link of findAll('.found-there a', sections.get(hash.slice(1))!))
        if (link.textContent === name) link.closest('details')!.open = true;
    },
  });

  root.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.map-side a');
    // The same place again changes no address.
    if (link?.hash === location.hash) show(placeInAddress(), true);
  });
  find('.map-close', side).addEventListener('click', () => {
    clear();
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

  // What was hidden takes the place of what hid it, and the focus too.
  root.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('.spoiler > summary');
    if (summary !== null) requestAnimationFrame(() => find('span[tabindex]', summary.parentElement!).focus());
  });

  followSpoilers(root);
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
  // The whole map is too small to read on a phone: it begins where the game does.
  if (isSheet()) camera.lookAt(middleOf(links.get(find<HTMLSelectElement>('[name=from]').value)!));
  show(placeInAddress(), false);
  new ResizeObserver(camera.draw).observe(frame);
};
