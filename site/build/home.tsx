import { marker } from '../docs/docs-markers.ts';
import { icons, type Page } from '../pages/layout.tsx';
import type { ComponentChild } from 'preact';
import { joined } from '../../src/text/joined.ts';

export interface HomeParts {
  /** The panel with a first request. */
  readonly firstRequest: ComponentChild;
  /** Tasks, each with the first sentences of its guide. */
  readonly tasks: readonly Pick<Page, 'path' | 'title' | 'description'>[];
  /** Pages to look at the data with. */
  readonly browse: readonly Page[];
  /** The kinds of records of each game, with their counts. */
  readonly games: readonly {
    readonly name: string;
    readonly records: readonly { readonly path: string; readonly title: string; readonly count: number }[];
  }[];
}

const prefix = marker('prefix');

const Cards = ({ pages }: { pages: HomeParts['tasks'] }) => (
  <div class="cards">
    {pages.map(({ path, title, description }) => (
      <section class="card">
        <h3>
          <a href={prefix + path}>{title}</a>
        </h3>
        <p>{description}</p>
      </section>
    ))}
  </div>
);

/** The home page: a first request, the tasks, and the kinds of records. */
export function HomeBody({ firstRequest, tasks, browse, games }: HomeParts) {
  const names = joined(games.map(({ name }) => name));
  return (
    <>
      <div class="hero">
        <div>
          <h1>{names} data for your site, bot or app</h1>
          <p class="lead">
            Caryll is a JSON API for {names}: bosses, weapons, armor, items, locations and how they are
            connected. Every record names its sources.
          </p>
          <p class="hero-actions">
            <a class="button primary" href={`${prefix}/docs/getting-started`}>
              Get started {icons.arrow}
            </a>{' '}
            <a class="button" href={`${prefix}/docs/reference/bloodborne-bosses#bloodborne_getBoss`}>
              Try a request
            </a>
          </p>
        </div>
        {firstRequest}
      </div>
      <h2 id="tasks">What you can do</h2>
      <Cards pages={tasks} />
      <h2 id="browse">Browse</h2>
      <Cards pages={browse} />
      <h2 id="records">Records</h2>
      {games.map(({ name, records }) => (
        <>
          {games.length > 1 && <h3>{name}</h3>}
          <ul class="counted">
            {records.map(({ path, title, count }) => (
              <li>
                <a href={prefix + path}>{title}</a> <span>{count.toLocaleString('en')}</span>
              </li>
            ))}
          </ul>
        </>
      ))}
      <p class="note">
        These counts are for the data that ships with this version.{' '}
        <a href={`${prefix}/docs/reference/service#getGame`}>The game's index</a> has the counts of the data
        served now, for free.
      </p>
    </>
  );
}
