import type { GameMap } from '../derive/map.ts';
import { progressOf } from '../src/games/progress/reach.ts';
import { routeBetween } from '../src/games/progress/route.ts';
import { checklistOf, endless } from './browser/checklist/checklist.ts';
import type { ProgressModel } from './progress-model.ts';

/** The ways of the shortest route from where a game begins past every required boss, as `from to`. */
export function requiredWays(map: GameMap, { world }: ProgressModel): ReadonlySet<string> {
  const { known, places, entries } = checklistOf(world);
  const required = new Set(
    map.regions.flatMap((region) =>
      region.places.flatMap(({ bosses }) =>
        bosses.filter(({ isOptional }) => !isOptional).map(({ slug }) => `boss:${slug}`),
      ),
    ),
  );
  const stops = entries.filter(({ token }) => required.has(token)).map((entry) => entry.places[0]);
  const done = { ...progressOf(world, known), count: () => Infinity, insight: Infinity };
  const joined = new Set(world.ways.flatMap(({ from, to }) => [from, to]));
  const ways = new Set<string>();
  let here = places.find((place) => joined.has(place));
  for (const stop of stops) {
    if (here === undefined || stop === undefined) continue;
    const { steps } = routeBetween(endless(world), done, here, stop);
    for (const { from, to, way } of steps)
      if (way !== 'entry') ways.add([from, to].map((place) => place.slice('place:'.length)).join(' '));
    if (joined.has(stop)) here = stop;
  }
  return ways;
}
