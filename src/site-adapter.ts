import { readFirstDay, readLastChanges } from './data/history.ts';
import { type Release, type Releases, schemaOf, serialOf } from './data/releases.ts';
import { suggestNames } from './data/search/search.ts';
import { readSortValues } from './graph/queries/compare.ts';
import { marksOf } from './graph/load/marks.ts';
import { clientAddress } from './http/client-address.ts';
import type { PublicRoute } from './http/handler.ts';
import { originForm } from './http/send.ts';
import { Problem } from './problem.ts';
import type { Operation } from './rest/operations.ts';
import { readParameters } from './rest/params.ts';
import { operationRequest, type Replies } from './rest/replies.ts';
import type { Site, SiteName, SitePort, SiteRelease, SiteSettings } from './site-port.ts';

export interface SiteParts {
  readonly settings: SiteSettings;
  readonly operations: readonly Operation[];
  readonly replies: Pick<Replies, 'known' | 'make'>;
  readonly releases: Pick<Releases, 'current'>;
}

/** Records that a filter by name finds at most beside those with the text in their own names. */
const maxNamed = 200;

/** Makes what the service hands to its website. */
export function createSitePort({ settings, operations, replies, releases }: SiteParts): SitePort {
  const graphs = new Map(operations.map(({ graph }) => [graph.gameId, graph]));

  const releaseOf = (release: Release): SiteRelease => ({
    serial: serialOf(release),
    games: release.games,
    async reply(operation, path, pairs) {
      const variables = readParameters(operation, path, { pairs, undecodable: [] });
      const request = operationRequest(operation, variables);
      const known = replies.known(release, request);
      if (known instanceof Problem) throw known;
      const { body } = known ?? (await replies.make(release, request));
      return JSON.parse(body.toString());
    },
    names(gameId, tables, language) {
      const name = language === undefined ? 'name' : `names ->> '${language}'`;
      return release.select<SiteName>(
        tables
          .map(
            (table) =>
              `select '${table}' as table, slug, ${name} as name from ${schemaOf(release, gameId)}.${table} where ${name} is not null`,
          )
          .join(' union all '),
      );
    },
    async named(gameId, table, text) {
      const found = await suggestNames(release, gameId, text, [table], maxNamed);
      return found.map(({ slug }) => slug);
    },
    marks: async (gameId) => marksOf(release, gameId),
    async lastChanges(gameId) {
      const [changes, first] = await Promise.all([
        readLastChanges(release, gameId),
        readFirstDay(release, gameId),
      ]);
      return { days: new Map(changes.map(({ resource, slug, day }) => [`${resource}/${slug}`, day])), first };
    },
    sortKeys: (gameId, ...wanted) => readSortValues(graphs.get(gameId)!, release, ...wanted),
  });

  /** Weak, so that an old release can be collected although no page was requested since. */
  const known = new WeakMap<Release, SiteRelease>();
  return {
    settings,
    operations,
    release() {
      const current = releases.current();
      if (current === undefined) return undefined;
      let release = known.get(current);
      if (release === undefined) {
        release = releaseOf(current);
        known.set(current, release);
      }
      return release;
    },
    game: (gameId) => graphs.get(gameId)!,
  };
}

/** The service has no TLS itself: a proxy with TLS comes with PUBLIC_BASE_URL, which takes precedence. */
const originOf = (host: string | undefined): string =>
  /^(?:[\da-z.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host ?? '') ? `http://${host}` : '';

/** Makes the route of a page; undefined where the website has none. */
export function siteRouteAt(site: Site, path: string): PublicRoute | undefined {
  const page = site.pageAt(path);
  return (
    page &&
    ((context) =>
      page({
        query: originForm(context.req.url!).split('?')[1] ?? '',
        visitor: clientAddress(context.req),
        origin: originOf(context.req.headers.host),
        named(operation) {
          context.operation = operation;
        },
      }))
  );
}
