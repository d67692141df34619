import type { GameMap } from '../games/map.ts';
import { progressOf, unlimited } from '../../src/games/progress/reach.ts';
import { routeBetween } from '../../src/games/progress/route.ts';
import { checklistOf, endless } from '../shared/checklist.ts';
import type { ProgressModel } from '../shared/models.ts';

/** The ways of the shortest route from where a game begins past all that is required, as `from to`. */
export function requiredWays(map: GameMap, { world }: ProgressModel): ReadonlySet<string> {
  const { known, places, entries } = checklistOf(world);
  const required = new Set(
    map.regions
      .flatMap(({ places: all }) => all.flatMap(({ found }) => Object.values(found).flat()))
      .flatMap(({ isRequired, kind, slug }) => (isRequired ? `${kind}:${slug}` : [])),
  );
  const stops = entries.filter(({ token }) => required.has(token)).map((entry) => entry.places[0]);
  const done = { ...progressOf(world, known), ...unlimited };
  const joined = new Set(world.ways.flatMap(({ from, to }) => [from, to]));
  const ways = new Set<string>();
  let here = places.find((place) => joined.has(place));
  for (const stop of stops) {
    if (here === undefined || stop === undefined) continue;
    const { steps } = routeBetween(endless(world), done, here, stop);
    for (const { from, to, way } of steps)
      if (way !== 'entry') ways.add([from, to].map((place) => place.slice('location:'.length)).join(' '));
    if (joined.has(stop)) here = stop;
  }
  return ways;
}
