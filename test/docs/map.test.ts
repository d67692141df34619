import { beforeAll, describe, expect, test } from '@jest/globals';
import { checklistOf } from '../../site/shared/checklist.ts';
import { type Box, arrangeMap, type MapLayout } from '../../site/build/map-layout.ts';
import { progressModel } from '../../site/build/progress-model.ts';
import { requiredWays } from '../../site/build/required-ways.ts';
import { mapOfFiles } from '../../site/games/bloodborne/map.ts';
import { published } from '../published.ts';

/** Where the map puts places and lines. */
const data = published.games.find(({ game }) => game.slug === 'bloodborne')!;
const map = mapOfFiles(data);
const model = progressModel(data, { segments: {}, hasMap: true })!;
const order = checklistOf(model.world).places.map((place) => place.slice('location:'.length));
const places = map.regions.flatMap((region) => region.places);

let layout: MapLayout;
beforeAll(async () => {
  layout = await arrangeMap(map, order);
});

const meet = (a: Box, b: Box, space = 0) =>
  a.x + space < b.x + b.width &&
  b.x + space < a.x + a.width &&
  a.y + space < b.y + b.height &&
  b.y + space < a.y + a.height;

/** The straight parts of a line, corners left out, as boxes. */
function partsOf(line: string): Box[] {
  const points = [...line.matchAll(/([MLQ ])(-?[\d.]+),(-?[\d.]+)/g)].map(([, , x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  return points.slice(1).map((point, index) => ({
    x: Math.min(point.x, points[index]!.x),
    y: Math.min(point.y, points[index]!.y),
    width: Math.abs(point.x - points[index]!.x),
    height: Math.abs(point.y - points[index]!.y),
  }));
}

describe('the map', () => {
  test('has every place, lamp, boss and connection of the data files', () => {
    const slugsOf = (table: string) => data.records.get(table)!.map(({ slug }) => slug);
    const found = (layer: string) => places.flatMap((place) => place.found[layer]!.map(({ slug }) => slug));
    expect(places.map(({ slug }) => slug).sort()).toEqual(slugsOf('location').sort());
    expect(found('lamps').sort()).toEqual(slugsOf('lamp').sort());
    expect([...new Set(found('bosses'))].sort()).toEqual(slugsOf('boss').sort());
    expect(map.paths).toHaveLength(data.records.get('location_connection')!.length);
  });

  test('has every place once, apart from all others and inside of the picture', () => {
    expect([...layout.places.keys()].sort()).toEqual(places.map(({ slug }) => slug).sort());
    const boxes = [...layout.places];
    for (const [slug, box] of boxes) {
      expect({ slug, isInside: box.x >= 0 && box.y >= 0 }).toEqual({ slug, isInside: true });
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
      const others = boxes.filter(([other, its]) => other !== slug && meet(box, its, -4));
      expect({ slug, others }).toEqual({ slug, others: [] });
    }
  });

  test('has lines that lead from place to place and through no other', () => {
    for (const [index, { from, to }] of map.paths.entries()) {
      const parts = partsOf(layout.paths[index]!);
      const touched = [...layout.places].flatMap(([slug, box]) =>
        parts.some((part) => meet(part, box, 1)) ? [slug] : [],
      );
      expect({ from, to, crossed: touched.filter((slug) => slug !== from && slug !== to) }).toEqual({
        from,
        to,
        crossed: [],
      });
      const [start, end] = [layout.places.get(from)!, layout.places.get(to)!];
      expect(parts.some((part) => meet(part, start, -3))).toBe(true);
      expect(parts.some((part) => meet(part, end, -3))).toBe(true);
    }
  });

  // map.long.test.ts measures the same in a browser; the window of the map is 674 pixels high there, and names have 16.
  test('can be read as a whole in a window of 1440 by 900: names of 12 pixels', () => {
    expect((674 / layout.height) * 16).toBeGreaterThanOrEqual(12);
    expect((1089 / layout.width) * 16).toBeGreaterThanOrEqual(12);
  });

  test('begins above where the game begins, and not with its end', () => {
    const top = (slug: string) => layout.places.get(slug)!.y;
    expect(top('central-yharnam')).toBeLessThan(top('cathedral-ward'));
    expect(top('cathedral-ward')).toBeLessThan(top('forbidden-woods'));
    expect(top('forbidden-woods')).toBeLessThan(top('byrgenwerth'));
  });

  test('counts enemies and treasures as the records have them', () => {
    const { found } = places.find(({ slug }) => slug === 'central-yharnam')!;
    const enemies = data.records
      .get('enemy')!
      .filter(({ placements }) =>
        ((placements ?? []) as { location_slug: string }[]).some(
          ({ location_slug: slug }) => slug === 'central-yharnam',
        ),
      );
    expect(found['enemies']!.map(({ slug }) => slug).sort()).toEqual(enemies.map(({ slug }) => slug).sort());
    const treasures = found['treasures']!;
    expect(treasures.map(({ slug }) => slug)).toContain('molotov-cocktail');
    expect(new Set(treasures.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(treasures.length);
  });

  test('has a required way to every required boss that a way leads to', () => {
    const ways = requiredWays(map, model);
    const known = map.paths.flatMap(({ from, to, oneWay }) =>
      oneWay === undefined ? [`${from} ${to}`, `${to} ${from}`] : [`${from} ${to}`],
    );
    expect([...ways].filter((way) => !known.includes(way))).toEqual([]);
    const passed = new Set([...ways].flatMap((way) => way.split(' ')));
    const wanted = places.filter(({ found }) => found['bosses']!.some(({ isRequired }) => isRequired));
    expect(wanted.length).toBeGreaterThan(4);
    expect(wanted.filter(({ slug }) => !passed.has(slug)).map(({ slug }) => slug)).toEqual([]);
    expect(passed.has('old-yharnam')).toBe(false);
  });
});
