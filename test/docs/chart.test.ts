import { describe, expect, test } from '@jest/globals';
import { drawAreas } from '../../site/build/areas.ts';
import { chartPage, findsOf, sheetsOf } from '../../site/build/chart-page.tsx';
import { hiddenNames } from '../../site/build/hidden-names.ts';
import { type Chart, chartOfFiles, spotFinder } from '../../site/games/chart.ts';
import { hintsOf } from '../../site/games/hints.ts';
import { render } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { published } from '../published.ts';

/** Maps that are drawn from positions. */
const charted = published.games.flatMap((data) => {
  const { map } = hintsOf(data.game.slug);
  return map === undefined ? [] : [{ name: data.game.name, data, chart: chartOfFiles(data, map) }];
});

/** The positions in a value. */
function positionsIn(value: unknown): { map_id: string; x: number; z: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('map_id' in value) return [value as { map_id: string; x: number; z: number }];
  return Object.values(value).flatMap(positionsIn);
}

const pageOf = (data: (typeof charted)[number]['data'], chart: Chart) => {
  const sheets = sheetsOf(chart);
  const hidden = hiddenNames(data);
  const segments = Object.fromEntries(data.kinds.map(({ table, file }) => [table, file]));
  const page = chartPage({ chart, sheets, hidden, segments, script: '', style: '', finds: '' });
  return { sheets, hidden, html: render(page.body as VNode) };
};

describe.each(charted)('the map of $name', ({ data, chart }) => {
  const { sheets, hidden, html } = pageOf(data, chart);

  test('has a frame for every position of the data files, and no frame that nothing needs', () => {
    const { frames, sheets: declared } = chart.hints;
    const positions = [...data.records.values()].flat().flatMap((record) => positionsIn(record));
    const spotOf = spotFinder(frames);
    expect(positions.filter((position) => spotOf(position) === undefined)).toEqual([]);
    const needed = (id: string) => positions.some(({ map_id: tile }) => `${tile}_`.startsWith(`${id}_`));
    expect(frames.filter(({ map_id: id }) => !needed(id))).toEqual([]);
    const known = declared.map(({ id }) => id);
    expect(frames.filter(({ sheet }) => !known.includes(sheet))).toEqual([]);
    expect(sheets.map(({ id }) => id)).toEqual(known);
  });

  test('lists every record of its layers with a position, as a link, where it is', () => {
    for (const { kind } of chart.hints.layers) {
      const { table } = data.kinds.find(({ file }) => file === kind)!;
      const placed = data.records.get(table)!.filter((record) => positionsIn(record).length > 0);
      expect(placed.length).toBeGreaterThan(0);
      for (const { slug } of placed) {
        expect(html).toContain(` id="${kind}/${String(slug)}"`);
        expect(html).toContain(`/${data.game.slug}/${kind}/${String(slug)}"`);
      }
    }
    for (const { slug } of chart.locations) expect(html).toContain(`<section class="place" id="${slug}"`);
  });

  test('lists records without positions with their locations', () => {
    const known = chart.hints.layers.flatMap(({ kind }) => {
      const { table } = data.kinds.find(({ file }) => file === kind)!;
      const records = data.records.get(table)!.filter((record) => positionsIn(record).length === 0);
      return records.flatMap(({ slug, location_slug: place }) =>
        place === undefined ? [] : [{ token: `${kind}/${String(slug)}`, place: String(place) }],
      );
    });
    expect(known.length).toBeGreaterThan(0);
    for (const { token, place } of known) {
      const [, section] = html.split(`<section class="place" id="${place}"`);
      const [own] = section!.split('</section>');
      expect(own).toContain(` id="${token}" data-at>`);
    }
  });

  test('has a section for every location, or its mark in that of the one around it', () => {
    const sections = new Set(chart.locations.map(({ slug }) => slug));
    for (const { slug, parent_slug: parent } of data.records.get('location')!) {
      if (sections.has(String(slug))) continue;
      const [, section] = html.split(`<section class="place" id="${String(parent)}"`);
      expect(section!.split('</section>')[0]).toContain(` id="locations/${String(slug)}"`);
    }
  });

  test('has all else with a position among its finds', () => {
    const finds = findsOf({ chart, sheets, hidden });
    for (const { file, table } of data.kinds) {
      if (chart.hints.layers.some(({ kind }) => kind === file)) continue;
      const placed = data.records.get(table)!.filter((record) => positionsIn(record).length > 0);
      expect([file, (finds[file] ?? []).map(([slug]) => slug)]).toEqual([
        file,
        placed.map(({ slug }) => slug),
      ]);
    }
  });

  test('draws every mark inside of its picture', () => {
    for (const { id, width, height, pointOf } of sheets)
      for (const mark of [...chart.marks, ...chart.finds].filter(({ sheet }) => sheet === id)) {
        const [x, y] = pointOf(mark);
        expect([mark.slug, x > 0 && x < width && y > 0 && y < height]).toEqual([mark.slug, true]);
      }
  });

  test('puts most of what is in a part of a region beside what is in the region itself', () => {
    const regions = new Map(chart.locations.map(({ slug, region }) => [slug, region]));
    const away = chart.marks.filter((mark) => {
      const region = regions.get(mark.location!);
      if (region === mark.location) return false;
      const others = chart.marks.filter(
        (each) => each.sheet === mark.sheet && each.location !== mark.location,
      );
      const distance = (each: (typeof others)[number]) =>
        Math.hypot(each.east - mark.east, each.north - mark.north);
      const near = others.filter((each) => distance(each) < 900);
      return near.length > 0 && !near.some((each) => regions.get(each.location!) === region);
    });
    expect(away.length).toBeLessThan(chart.marks.length / 50);
  });
});

test('an area reaches around its seeds, and to the middle between two of different areas', () => {
  const { areas, land } = drawAreas(2_000, 1_000, [
    { at: [500, 500], area: 'west' },
    { at: [900, 500], area: 'east' },
  ]);
  const extent = (name: string) => {
    const numbers = [...areas.get(name)!.path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x]) => Number(x));
    return [Math.min(...numbers), Math.max(...numbers)] as const;
  };
  expect(extent('west')[1]).toBeGreaterThan(600);
  expect(extent('west')[1]).toBeLessThan(740);
  expect(extent('east')[0]).toBeGreaterThan(660);
  expect(extent('east')[0]).toBeLessThan(800);
  expect(areas.get('west')!.part).toBeCloseTo(0.5, 1);
  expect(land).toMatch(/^M[^M]+z$/);
});
