import { checkGame } from '../../graph/limits/refusals.ts';
import { readParameters } from '../../rest/params.ts';
import { pathSegments, routeNotFound } from '../../rest/router.ts';
import { nearest } from '../../text/nearest.ts';
import { servedRelease } from './dataset.ts';
import { exportRoute } from './export.ts';
import { feedRoute } from './feed.ts';
import type { CallerRoute, PublicRoute } from '../handler.ts';
import { healthRoute } from './health-route.ts';
import { gameRoute, gamesRoute } from './discovery.ts';
import { sendContent } from '../send.ts';
import type { KeyedServiceRoute, PublicServiceRoute, RouteParts, ServiceRoute } from './service-route.ts';
import { usageRoute } from './usage.ts';

/**
 * The routes of the API that are not operations. The service, its indexes, the OpenAPI document, the client and the tests
 * take them from here.
 */
export const serviceRoutes: readonly ServiceRoute[] = [
  gamesRoute,
  gameRoute,
  exportRoute,
  feedRoute,
  usageRoute,
  healthRoute,
];

/** Last segments of the paths below a game. */
const linked = serviceRoutes.flatMap(({ path }) => /^\/v1\/\{gameId\}\/([a-z-]+)$/.exec(path)?.[1] ?? []);

/** Segments of paths beside those of the games, such as `usage`. */
const notGames = serviceRoutes.flatMap(({ path }) => /^\/v1\/([a-z]+)$/.exec(path)?.[1] ?? []);

const getMethods = ['GET', 'HEAD'];

/** Opens a route: the function returns what is at a path, or undefined if the route has another one. */
function openKeyed(route: KeyedServiceRoute, pattern: RegExp, parts: RouteParts) {
  const { releases, rateLimit } = parts;
  const respond = route.open(parts);

  /** @throws Problem `game_not_found`, or `route_not_found` where another route is meant. */
  function readGame(path: string): string {
    const [, gameId = ''] = pattern.exec(`/${pathSegments(path).join('/')}`) ?? [];
    if (!route.path.includes('{gameId}')) return gameId;
    const release = servedRelease(releases);
    if (!release.games.has(gameId) && route.path.endsWith('{gameId}')) {
      const near = nearest(gameId, notGames).map((segment) => `/v1/${segment}`);
      if (near.length > 0) throw routeNotFound(path, near);
    }
    checkGame(release, gameId);
    return gameId;
  }

  return (path: string): CallerRoute => ({
    methods: getMethods,
    async handle(context, caller, _rawQuery, query) {
      context.operation = route.id;
      // Before the parameters, which have no meaning for a game that does not exist.
      const gameId = readGame(path);
      const parameters = readParameters({ parameters: route.parameters ?? [] }, {}, query);
      const units = route.unitsOn(caller.plan);
      const content = await respond({
        context,
        caller,
        gameId,
        parameters,
        refuseIfExhausted: () => rateLimit.refuseIfExhausted(context, caller, units),
        charge: async () => {
          if (units === 0) await rateLimit.setHeaders(context, caller);
          else await rateLimit.consume(context, caller, units);
        },
      });
      if (content) await sendContent(context, content);
    },
  });
}

function openPublic(route: PublicServiceRoute, pattern: RegExp, parts: RouteParts) {
  const respond = route.open(parts);
  return (path: string): PublicRoute | undefined => {
    const [, gameId = ''] = pattern.exec(path)!;
    const isServed = !route.path.includes('{gameId}') || parts.releases.current()?.games.has(gameId) === true;
    return isServed ? (context) => respond(context, gameId) : undefined;
  };
}

/** Opens the routes; each function returns the route at a path without a trailing slash. */
export function openServiceRoutes(own: Omit<RouteParts, 'linked'>): {
  readonly publicAt: (path: string) => PublicRoute | undefined;
  readonly keyedAt: (path: string) => CallerRoute | undefined;
} {
  const parts = { ...own, linked };
  const open = <Route extends ServiceRoute, At>(
    routes: readonly Route[],
    opened: (route: Route, pattern: RegExp, parts: RouteParts) => (path: string) => At,
  ) => {
    // `/v1/usage` before `/v1/{gameId}`.
    const literalFirst = [...routes].sort(
      (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
    );
    const all = literalFirst.map((route) => {
      const pattern = new RegExp(`^${route.path.replace('.', '[.]').replace('{gameId}', '([^/]+)')}$`);
      return { pattern, at: opened(route, pattern, parts) };
    });
    return (path: string) => all.find(({ pattern }) => pattern.test(path))?.at(path);
  };
  return {
    publicAt: open(
      serviceRoutes.filter((route) => !route.isKeyed),
      openPublic,
    ),
    keyedAt: open(
      serviceRoutes.filter((route) => route.isKeyed),
      openKeyed,
    ),
  };
}
