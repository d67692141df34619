import { marker } from '../docs/docs-markers.ts';
import type { Page } from '../pages/layout.tsx';

/** Paths of the data of a game: of every calculator, and what only the damage needs. */
export interface ToolsFiles {
  readonly title: string;
  readonly core: string;
  readonly damage: string;
}

const prefix = marker('prefix');

/** The page of the calculators: what it needs, and the place where site/browser/tools draws them. */
export const toolsPage = ({
  script,
  style,
  games,
}: {
  readonly script: string;
  readonly style: string;
  /** Files of the calculators by game. */
  readonly games: Readonly<Record<string, ToolsFiles>>;
}): Page => ({
  path: '/docs/tools',
  title: 'Build calculators',
  description:
    'Compare up to four weapons by attack rating and damage, and find out what levels and upgrades cost and which armor is best. You need no key, and the address keeps your build.',
  kind: 'reference',
  links: (
    <>
      <link rel="stylesheet" href={prefix + style} />
      <link rel="modulepreload" href={prefix + script} />
      <link
        rel="preload"
        as="fetch"
        crossorigin="anonymous"
        fetchpriority="low"
        href={prefix + Object.values(games)[0]!.core}
      />
    </>
  ),
  body: (
    <div id="tools" class="tool-page" data-script={prefix + script} data-files={JSON.stringify(games)}>
      {/* The script draws into this element: the heading stays, and is not painted again. */}
      <div class="progress-head">
        <h1>{Object.values(games)[0]!.title} calculators</h1>
      </div>
      <p class="no-js">
        The calculators need JavaScript. <a href={`${prefix}/docs/calculators`}>The guide</a> shows how to
        request the same results.
      </p>
    </div>
  ),
});
