import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { renames } from '../renames.ts';
import { nearest } from '../text/nearest.ts';
import type { Operation } from './operations.ts';

export interface Match {
  readonly operation: Operation;
  readonly pathValues: Readonly<Record<string, string>>;
}

export interface Routes {
  /** The operation at a path of decoded segments, or undefined. */
  match(segments: readonly string[]): Match | undefined;
  /** Existing paths similar to one that does not exist, with the names of existing games. */
  suggest(path: string, games: readonly string[]): string[];
  /** The problem of a path without a route: one that another game has, or none has. */
  notFound(path: string, games: readonly string[]): Problem;
}

/** The problem of a path without a route. */
export function routeNotFound(path: string, didYouMean: readonly string[] = []): Problem {
  return new Problem('route_not_found', `No route has the path ${excerpt(path)}.`, {
    did_you_mean: didYouMean,
  });
}

/** The path of an operation with its values filled in. */
export function pathOf(operation: Operation, pathValues: Readonly<Record<string, string>>): string {
  return operation.path.replace(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(pathValues[name]!));
}

/** A trailing slash makes no difference, except that `//` is not `/`. */
export const withoutSlash = (path: string): string =>
  path.length > 2 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Splits a raw path into decoded segments. A trailing slash does not count.
 *
 * @throws Problem `malformed_request` for invalid percent-encoding, `route_not_found` for segments that no route has:
 * empty or dot segments, encoded slashes, control characters.
 */
export function pathSegments(rawPath: string): string[] {
  return withoutSlash(rawPath)
    .slice(1)
    .split('/')
    .map((raw) => {
      let segment: string;
      try {
        segment = raw.includes('%') ? decodeURIComponent(raw) : raw;
      } catch {
        throw new Problem(
          'malformed_request',
          `The path is not validly percent-encoded at "${excerpt(raw)}".`,
        );
      }
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
      if (segment === '' || segment === '.' || segment === '..' || /[/\\\u0000-\u001f\u007f]/.test(segment)) {
        throw routeNotFound(rawPath);
      }
      return segment;
    });
}

interface Route {
  readonly operation: Operation;
  readonly game: string;
  /** The segments of its path. */
  readonly parts: readonly string[];
}

/** The paths that there are: of operations, and others. */
interface Paths {
  readonly routes: readonly Route[];
  readonly otherPaths: readonly string[];
}

/** Candidates for a path: the route with each game, and with the slug of the path. */
function candidatesOf(
  parts: readonly string[],
  segments: readonly string[],
  games: readonly string[],
): string[] {
  const wanted = parts.indexOf('{gameId}');
  const ofGame = (game: string | undefined) => {
    const filled = parts.map((part, index) =>
      index === wanted ? game : part.startsWith('{') ? segments[index] : part,
    );
    return filled.includes(undefined) ? [] : [`/${filled.join('/')}`];
  };
  return wanted === -1 ? ofGame(undefined) : games.flatMap(ofGame);
}

/** The path of a route that had another name in an earlier version. */
function renamed(routes: readonly Route[], [version, game, list, ...rest]: readonly string[]): string[] {
  const now = renames.routes[list ?? ''];
  const parts = [version, '{gameId}', now];
  const isThere =
    now !== undefined &&
    routes.some((route) => route.game === game && parts.every((part, at) => part === route.parts[at]));
  return isThere ? [`/${[version, game, now, ...rest].join('/')}`] : [];
}

/** Finds paths near to one that there is not. */
function nearTo({ routes, otherPaths }: Paths, path: string, games: readonly string[]): string[] {
  const segments = path.slice(1).split('/');
  const now = renamed(routes, segments);
  if (now.length > 0) return now;
  // The beginning of routes, like `/v1/bloodborne/calc`, means them.
  const below = routes
    .filter(({ game }) => games.includes(game))
    .map(({ operation, game }) => operation.path.replace('{gameId}', game))
    .filter((route) => segments.length > 2 && route.startsWith(`${path}/`) && !route.includes('{'));
  if (below.length > 0) return below;
  const candidates = routes
    .filter(({ parts }) => Math.abs(parts.length - segments.length) <= 1)
    .flatMap(({ parts, game }) =>
      candidatesOf(
        parts,
        segments,
        games.filter((each) => each === game),
      ),
    );
  const others = otherPaths.flatMap((each) =>
    each.includes('{gameId}') ? games.map((game) => each.replace('{gameId}', game)) : each,
  );
  return nearest(path, new Set([...candidates, ...others]));
}

/** Finds existing paths similar to one that does not exist, with or without `/v1` before it. */
function suggestionsFor(paths: Paths, rawPath: string, games: readonly string[]): string[] {
  const path = withoutSlash(rawPath);
  const near = nearTo(paths, path, games);
  const found = near.length > 0 || path.startsWith('/v1/') ? near : nearTo(paths, `/v1${path}`, games);
  // The requested path itself is not a suggestion, even if it is a route that is switched off. And `/v1`, a prefix of
  // all paths, is similar to none.
  return found.filter((each) => each !== path && (each !== '/v1' || path.length <= 4));
}

/** The parts of its path after the game: `bosses`, `calc/damage`. */
const nameOf = (parts: readonly string[]) =>
  parts
    .slice(2)
    .filter((part) => !part.startsWith('{'))
    .join('/');

/** The routes of other games that have a path without the game. */
const routesOfOthers = (
  { routes }: Paths,
  game: string,
  rest: readonly string[],
  games: readonly string[],
): Route[] =>
  routes.filter(
    ({ parts, game: has }) =>
      has !== game &&
      games.includes(has) &&
      parts.length === rest.length + 2 &&
      parts.every((part, at) => at < 2 || part.startsWith('{') || part === rest[at - 2]),
  );

/** The problem of a path without a route: one that another game has, or none has. */
function notFound(paths: Paths, path: string, games: readonly string[]): Problem {
  const [version, game, ...rest] = withoutSlash(path).slice(1).split('/');
  const isServed = version === 'v1' && game !== undefined && games.includes(game);
  const others = isServed ? routesOfOthers(paths, game, rest, games) : [];
  if (others.length === 0) return routeNotFound(path, suggestionsFor(paths, path, games));
  const has = new Set(paths.routes.filter((each) => each.game === game).map(({ parts }) => nameOf(parts)));
  const other = [...new Set(others.map((each) => each.game))];
  return new Problem(
    'route_not_found',
    `${game} has no ${nameOf(others[0]!.parts)}; ${other.join(', ')} has. ${game} has ${[...has].sort().join(', ')}.`,
    { did_you_mean: other.map((each) => `/v1/${[each, ...rest].join('/')}`) },
  );
}

/** Makes the routes of operations. */
export function createRoutes(operations: readonly Operation[], otherPaths: readonly string[]): Routes {
  const routes = operations.map((operation) => ({
    operation,
    game: operation.graph.gameId,
    parts: operation.path.slice(1).split('/'),
  }));
  const paths: Paths = { routes, otherPaths };
  const known = new Set(routes.map(({ game }) => game));

  return {
    suggest: (path, games) => suggestionsFor(paths, path, games),
    notFound: (path, games) => notFound(paths, path, games),
    match(segments) {
      const named = segments[1]!;
      // A game that there is not is refused by whatever has the path.
      const isKnown = known.has(named);
      const route = routes.find(
        ({ game, parts }) =>
          parts.length === segments.length &&
          (!isKnown || game === named) &&
          parts.every((part, index) => part.startsWith('{') || part === segments[index]),
      );
      if (route === undefined) return undefined;
      const values = route.parts.flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), segments[index]!]] : [],
      );
      return { operation: route.operation, pathValues: Object.fromEntries(values) as Record<string, string> };
    },
  };
}
