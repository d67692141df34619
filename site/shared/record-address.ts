import type { Entry } from './finder.ts';
import type { RecordNames } from './models.ts';

/** The target of one record: its route, or its list with one slug. */
export const recordTarget = (template: string, gameId: string, slug: string) =>
  template.replace('{gameId}', gameId).replace('{slug}', encodeURIComponent(slug));

/** Pages whose name is not the segment of the routes that they describe. */
const otherPages: Readonly<Record<string, string>> = { calc: 'calculators', export: 'service' };
/** Segments of routes that are the same in every game. */
const sameInEveryGame: readonly string[] = ['changes', 'export', 'languages', 'releases'];

/** The path of the page on which a target of the service can be tried, with the target filled in. */
export function tryPath(target: string): string {
  // `/v1/usage` and the routes of a game itself have no segment.
  const [, , game, segment = 'export'] = target.split('?', 1)[0]!.split('/');
  const own = sameInEveryGame.includes(segment) ? '' : `${game}-`;
  return `/docs/reference/${own}${otherPages[segment] ?? segment}?try=${encodeURIComponent(target).replaceAll('%2F', '/')}`;
}

/** The path of the page of a record. */
export const recordPath = (gameId: string, segment: string, slug: string) =>
  `/${gameId}/${segment}/${encodeURIComponent(slug)}`;

/** Returns the placeholder for a name that is a spoiler. */
export const veilText = (level: string) => `Hidden: ${level} spoiler`;

/**
 * Returns what the search shows instead of a record whose name is marked, unless spoilers are shown; an empty object
 * for other records.
 */
export function veilOf(
  { targets, hidden }: Pick<RecordNames, 'targets' | 'hidden'>,
  gameId: string,
  segment: string,
  slug: string,
): Pick<Entry, 'veil'> {
  const level = hidden[gameId]?.[segment]?.[slug];
  if (level === undefined) return {};
  const target = targets[segment]!.replace('{gameId}', gameId);
  return { veil: { title: veilText(level), target } };
}

/**
 * The slugs and names of a list that complete what a reader types. A slug is as much of a spoiler as a name: spoilers are
 * left out, unless spoilers are shown.
 */
export const completions = (
  { games, hidden }: Pick<RecordNames, 'games' | 'hidden'>,
  gameId: string,
  segment: string,
  showsSpoilers: boolean,
): readonly (readonly string[])[] =>
  (games[gameId]?.[segment] ?? []).filter(
    ([slug]) => showsSpoilers || hidden[gameId]?.[segment]?.[slug!] === undefined,
  );

/** The records as entries of the search: each links to its page, and shows the target of its request. */
export function recordEntries({ targets, first, games, hidden }: RecordNames): Entry[] {
  return Object.entries(games).flatMap(([gameId, segments]) =>
    Object.entries(segments).flatMap(([segment, records]) =>
      records.map(([slug, name, ...others]) => ({
        url: recordPath(gameId, segment, slug),
        kind: 'Record',
        title: name!,
        where: segment.replaceAll('-', ' '),
        target: recordTarget(targets[segment]!, gameId, slug),
        text: slug,
        words: others.join(' '),
        ...(first.includes(segment) && { isFirst: true as const }),
        ...veilOf({ targets, hidden }, gameId, segment, slug),
      })),
    ),
  );
}
