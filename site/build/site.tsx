import type { Examples } from '../../derive/openapi/examples.ts';
import { siteOf } from '../games/sites.ts';
import type { Assets } from '../docs/docs.tsx';
import { marker } from '../docs/docs-markers.ts';
import { type Page, renderPage, type Site } from '../pages/layout.tsx';
import type { Operation } from '../../src/rest/operations.ts';
import { raw } from '../../src/text/raw.ts';
import {
  type GameModel,
  type GameQuality,
  guideGroups,
  guideInsertions,
  type GuideName,
  guidesOfGames,
  guideNames,
  guideTasks,
  guideWords,
  manualGroups,
  manualWords,
  readGuide,
  readManual,
} from './guides.ts';
import { FirstRequest } from './first-request.tsx';
import { HomeBody } from './home.tsx';
import { routesPage } from './routes-page.tsx';
import { type Rendered, renderMarkdown } from './markdown.tsx';
import { type OpenApiDocument, operationFinder, titleOf } from './openapi-view.ts';
import { problemPage } from './problem-page.tsx';
import type { RecordNames } from '../shared/models.ts';
import { costText, referencePages } from './reference.tsx';
import { tryItOf } from './try-it.tsx';

/** Entry of the search index, one for each section of a page and each operation. */
interface IndexEntry {
  readonly url: string;
  readonly kind: 'Guide' | 'Route' | 'Error';
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** Other words that people use for the subject of the entry. */
  readonly words?: string;
  readonly isAside?: true;
}

/** Each word of a text once, in its order: search needs no more. */
const distinctWords = (text: string): string => [...new Set(text.split(/\s+/).filter(Boolean))].join(' ');

export interface SiteParts {
  readonly openApi: OpenApiDocument;
  readonly examples: Examples;
  /** The default game first. */
  readonly games: readonly (GameModel & { readonly operations: readonly Operation[] })[];
  readonly records: RecordNames;
  readonly quality: readonly GameQuality[];
  readonly assets: Assets;
  /** Pages to look at the data with. */
  readonly browse: readonly Page[];
  /** Pages without a link to them: former addresses. */
  readonly unlisted: readonly Page[];
}

export interface RenderedPage {
  readonly path: string;
  /** Undefined for a page without a link to it. */
  readonly label: string | undefined;
  readonly game: string | undefined;
  readonly html: string;
  /** Its inline script. */
  readonly inlineScript: string | undefined;
}

export interface RenderedSite {
  /** Pages in the order of the navigation. */
  readonly pages: readonly RenderedPage[];
  /** The page for a problem, with markers for its members. */
  readonly problem: string;
  readonly searchIndex: readonly IndexEntry[];
}

/** Names of all fields in an example response, for search. */
function fieldNames(body: unknown): string {
  const names = new Set<string>();
  JSON.stringify(body ?? null, (name, value) => {
    if (/^[a-z][a-z_]+$/.test(name)) names.add(name);
    return value;
  });
  return [...names].join(' ');
}

/** Renders every page, with markers for values of the service (site/docs/docs-markers.ts). */
export function renderSite({
  openApi,
  examples,
  games,
  records,
  quality,
  assets,
  browse,
  unlisted,
}: SiteParts): RenderedSite {
  const at = operationFinder(openApi);
  const tryIt = games.flatMap((game) => [
    ...tryItOf(game.operations, game.dataModel, (path) => at(game.id, path).id, siteOf(game.id).calculators),
  ]);
  // What all games have in common is as the first game has it.
  const reference = referencePages(openApi, new Map(tryIt.reverse()));
  /** The pages of a game in the reference; those of no game without one. */
  const referenceOf = (gameId: string | undefined) =>
    reference
      .filter(({ operations }) => operations[0]!.gameId === gameId)
      .map((each) => ({ ...each, title: titleOf(each.operations[0]!) }));
  const insertions = guideInsertions({ openApi, games, examples, quality });
  const guides = guideNames.map((name) => ({ name, ...renderMarkdown(readGuide(name), { insertions }) }));
  const ofGames = guidesOfGames({ games, quality }).map(({ name, gameId, label, text }) => ({
    ...{ name, gameId, label },
    ...renderMarkdown(text, { insertions }),
  }));

  const changelogParagraph = `<p>${marker('changelog')}</p>`;
  const pageOfText = ({ name, title, lead, html, toc }: Rendered & { readonly name: string }): Page => ({
    path: `/docs/${name}`,
    title,
    description: lead,
    kind: 'guide',
    hasMarkdown: true,
    toc,
    tocEnd: html.includes(changelogParagraph) ? marker('changelog-contents') : undefined,
    // Programs that follow the data read them there.
    head:
      name === 'changes' &&
      games.map(({ id, name: game }) => (
        <link
          key={id}
          rel="alternate"
          type="application/atom+xml"
          title={`Changes of ${game}`}
          href={`${marker('prefix')}/feeds/${id}.atom`}
        />
      )),
    body: raw(html.replace(changelogParagraph, marker('changelog'))),
  });
  const manuals = Object.values(manualGroups)
    .flatMap((group) => Object.keys(group))
    .map((name) => ({ name, ...renderMarkdown(readManual(name), { insertions }) }));
  const manualPages = (names: Readonly<Record<string, string>>) =>
    manuals.filter(({ name }) => name in names).map(pageOfText);
  const request = <FirstRequest boss={examples.operations['bloodborne_getBoss']?.body} />;
  const home: Page = {
    path: '/docs',
    title: 'Overview',
    description: openApi.info.description,
    kind: 'home',
    body: (
      <HomeBody
        firstRequest={request}
        browse={browse}
        tasks={guideTasks.map(({ name, task }) => ({
          path: `/docs/${name}`,
          title: task,
          description: guides.find((guide) => guide.name === name)!.lead,
        }))}
        games={games.map((game) => ({
          name: game.name,
          records: referenceOf(game.id).flatMap(({ page, title, operations }) => {
            const segment = operations[0]!.path.split('/')[3]!;
            const count = records.games[game.id]?.[segment]?.length ?? 0;
            return count === 0 ? [] : [{ path: page.path, title, count }];
          }),
        }))}
      />
    ),
  };
  const pagesOf = (names: readonly GuideName[]) =>
    guides.filter(({ name }) => names.includes(name)).map(pageOfText);
  const routes = routesPage(reference, games);
  const guidePages = [home, ...pagesOf(guideNames)];
  /** Guides that are a tool as well. */
  const tools: readonly GuideName[] = ['calculators'];
  const entry = ({ path, title }: Page) => ({ path, label: title });
  const site: Site = {
    version: openApi.info.version,
    assets,
    prefix: marker('prefix'),
    base: marker('base-url'),
    service: marker('service-url'),
    edition: marker('edition'),
    sharedKey: marker('shared-key'),
    nav: [
      {
        title: 'Browse',
        entries: [
          { path: '/', label: 'All records' },
          ...games.map(({ id, name }) => ({ path: `/${id}`, label: name })),
        ],
      },
      { title: 'Tools', entries: [...browse, ...pagesOf(tools)].map(entry) },
      { title: 'Start', entries: [home, ...pagesOf(guideGroups.Start)].map(entry) },
      {
        title: 'Use',
        entries: pagesOf(guideGroups.Use.filter((name) => !tools.includes(name))).map(entry),
      },
      { title: 'Operate', entries: manualPages(manualGroups.Operate).map(entry) },
      { title: 'Contribute', entries: manualPages(manualGroups.Contribute).map(entry) },
      ...[undefined, ...games].map((game) => ({
        title: game === undefined ? 'Reference' : `${game.name} reference`,
        entries: [
          ...(game === undefined ? pagesOf(guideGroups.Reference).map(entry) : []),
          ...(game === undefined ? [entry(routes)] : []),
          ...referenceOf(game?.id).map(({ page, title, operations }) => ({
            path: page.path,
            label: title,
            below: operations.map(({ id, summary }) => ({ id, label: summary })),
          })),
          ...ofGames
            .filter(({ gameId }) => gameId === game?.id)
            .map(({ name, label }) => ({ path: `/docs/${name}`, label })),
        ],
      })),
    ],
  };

  const sectionEntries = [...guides, ...ofGames, ...manuals].flatMap(({ name, title, sections }) =>
    sections.map((section): IndexEntry => {
      const isError =
        name === ('errors' satisfies GuideName) && section.id !== '' && !section.id.startsWith('status-');
      const isAside =
        name in manualGroups.Contribute ||
        (section.id !== '' && ofGames.some((each) => each.name === name)) ||
        games.some(({ id }) => section.id.startsWith(`${id}-`));
      return {
        url: `/docs/${name}${section.id ? `#${section.id}` : ''}`,
        kind: isError ? 'Error' : 'Guide',
        title: section.title || title,
        where: section.id ? title : '',
        ...(section.id === '' && {
          words: `${name.replaceAll('-', ' ')} ${guideWords[name as GuideName] ?? manualWords[name] ?? ''}`,
        }),
        ...(isAside && { isAside }),
        // What the service fills in is for reading. Of what is generated, the beginning is enough.
        text: distinctWords(
          section.text.replace(/\{\{[\w-]+\}\} ?/g, '').slice(0, isAside ? 600 : undefined),
        ),
      };
    }),
  );
  const routeEntries = reference.flatMap(({ page, operations }) =>
    operations.map(({ id, path, summary, description, parameters, cost }): IndexEntry => ({
      url: `${page.path}#${id}`,
      kind: 'Route',
      title: summary,
      where: path,
      text: `${id} ${description} ${parameters.map(({ name }) => name).join(' ')} ${costText(cost)} ${fieldNames(examples.operations[id]?.body)}`,
    })),
  );

  const browseEntries = browse.map(({ path, title, description }): IndexEntry => ({
    url: path,
    kind: 'Guide',
    title,
    where: '',
    text: description,
  }));

  return {
    pages: [
      ...guidePages,
      ...ofGames.map(pageOfText),
      ...manuals.map(pageOfText),
      ...browse,
      routes,
      ...reference.map(({ page }) => page),
      ...unlisted,
    ].map((page) => ({
      path: page.path,
      label: unlisted.includes(page) ? undefined : page.title,
      game: page.game,
      html: renderPage(site, page),
      inlineScript: page.inline?.script,
    })),
    problem: renderPage(site, problemPage),
    searchIndex: [...sectionEntries, ...browseEntries, ...routeEntries],
  };
}
