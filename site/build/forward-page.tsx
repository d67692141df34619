import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';

const prefix = marker('prefix');

interface Game {
  readonly id: string;
  readonly name: string;
}

/**
 * The page at the former address of a page that each game has by now: it forwards to that of the game in the fragment, or
 * else to that of the first game.
 *
 * @param name last segment of both addresses.
 * @param games those that have the page.
 * @param script what leads there, inline.
 */
export const movedPage = (name: string, games: readonly Game[], script: string): Page => ({
  path: `/docs/${name}`,
  title: `Each game has its own ${name} now`,
  description: `The ${name} has moved to the pages of the games.`,
  kind: 'reference',
  inline: {
    script,
    data: { 'data-prefix': prefix, 'data-page': name, 'data-games': games.map(({ id }) => id).join(' ') },
  },
  body: (
    <>
      <h1>Each game has its own {name} now</h1>
      <ul>
        {games.map(({ id, name: game }) => (
          <li>
            <a href={`${prefix}/${id}/${name}`}>{game}</a>
          </li>
        ))}
      </ul>
    </>
  ),
});

/**
 * The page at the former address of the explorer: it forwards to the page of the record or list that the address named.
 *
 * @param script what does so, inline.
 */
export const forwardPage = (script: string): Page => ({
  path: '/docs/explore',
  title: 'Records now have their own pages',
  description: 'The explorer has moved to the record pages.',
  kind: 'reference',
  inline: { script, data: { 'data-prefix': prefix } },
  body: (
    <>
      <h1>Records now have their own pages</h1>
      <p>
        Find them from <a href={`${prefix}/`}>the home page</a>.
      </p>
    </>
  ),
});
