import { type ChangedName, type DatasetRelease, readChangedNames, readReleases } from '../../data/history.ts';
import type { Release, ReleaseGame } from '../../data/releases.ts';
import { escapeHtml } from '../../text/html.ts';
import { content } from '../content.ts';
import type { ResponseBody } from '../send.ts';
import type { PublicServiceRoute } from './service-route.ts';

/** The feed has this many of the newest versions. */
const entries = 50;

/** A date as an Atom timestamp (RFC 3339). */
const momentOf = (day: string) => `${day}T00:00:00Z`;

const counted = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`;

/** Maximum number of records that an entry names for each kind of change. */
const namesShown = 20;

/** The number of records with a change, and the names of the first ones. */
function done(what: ChangedName['change'], count: number, names: readonly ChangedName[]): string {
  const own = names.filter(({ change }) => change === what).map(({ name, slug }) => name ?? slug);
  if (own.length === 0) return counted(count, what);
  const more = count > own.length ? ` and ${(count - own.length).toLocaleString('en')} more` : '';
  return `${counted(count, what)} (${own.join(', ')}${more})`;
}

function entry(
  { id }: ReleaseGame,
  baseUrl: string,
  release: DatasetRelease,
  changes: readonly ChangedName[],
): string {
  const {
    number,
    dataset_version: version,
    released_at: day,
    notes,
    records,
    added,
    removed,
    changed,
  } = release;
  const names = changes.filter((change) => change.number === number);
  const parts = [
    done('added', added, names),
    done('removed', removed, names),
    done('changed', changed, names),
  ];
  const summary = [...notes, `${parts.join(', ')}; ${counted(records, 'records')}.`].join(' ');
  return `
  <entry>
    <id>urn:caryll:${id}:${number}:${version}</id>
    <title>${version}</title>
    <updated>${momentOf(day)}</updated>
    <link rel="alternate" type="text/html" href="${escapeHtml(baseUrl)}/docs/changes#${id}-${version}"/>
    <summary>${escapeHtml(summary)}</summary>
  </entry>`;
}

function feedWith(
  game: ReleaseGame,
  baseUrl: string,
  releases: readonly DatasetRelease[],
  changes: readonly ChangedName[],
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:caryll:${game.id}</id>
  <title>${escapeHtml(game.name)}: versions of the data</title>
  <updated>${momentOf(releases[0]?.released_at ?? game.releasedAt)}</updated>
  <author><name>Caryll</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(baseUrl)}/feeds/${game.id}.atom"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(baseUrl)}/docs/changes#${game.id}"/>${releases.map((each) => entry(game, baseUrl, each, changes)).join('')}
</feed>
`;
}

/** Makes an Atom feed (RFC 4287) of the versions of a game's data. */
export async function feedOf(release: Release, game: ReleaseGame, baseUrl: string): Promise<string> {
  const releases = await readReleases(release, game.id, { limit: entries, offset: 0 });
  const changes = await readChangedNames(release, game.id, releases.at(-1)?.number ?? 1, namesShown);
  return feedWith(game, baseUrl, releases, changes);
}

/**
 * `/feeds/{gameId}.atom`: the versions of a game's data for feed readers. It needs no key and is made once for a
 * release.
 */
export const feedRoute: PublicServiceRoute = {
  id: 'getFeed',
  path: '/feeds/{gameId}.atom',
  isKeyed: false,
  summary: 'Get release feed',
  description: 'An Atom feed with one entry for each version of the data, newest first.',
  body: {
    description: 'The feed.',
    others: { 'application/atom+xml': { type: 'string' } },
    isConditional: true,
  },
  problems: ['route_not_found', 'internal_error'],
  open({ baseUrl, releases: { current } }) {
    const made = new WeakMap<Release, Map<string, Promise<ResponseBody>>>();

    const make = async (release: Release, game: ReleaseGame): Promise<ResponseBody> =>
      content('application/atom+xml; charset=utf-8', await feedOf(release, game, baseUrl));

    return (_context, gameId) => {
      const release = current()!;
      const ofRelease = made.get(release) ?? new Map<string, Promise<ResponseBody>>();
      made.set(release, ofRelease);
      let feed = ofRelease.get(gameId);
      if (feed === undefined) {
        feed = make(release, release.games.get(gameId)!);
        ofRelease.set(gameId, feed);
        // A failure is not cached.
        feed.catch(() => ofRelease.delete(gameId));
      }
      return feed;
    };
  },
};
