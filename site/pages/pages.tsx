import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ComponentChild } from 'preact';
import {
  type Content,
  content,
  english,
  languageList,
  type Operation,
  type OperationParameter,
  pathSegments,
  Problem,
  type Query,
  readParameters,
  readQuery,
  routeNotFound,
  type SitePort,
  type SiteRelease,
  type SiteRequest,
} from '../../src/site-port.ts';
import { nearest } from '../../src/text/nearest.ts';
import type { Docs } from '../docs/docs.tsx';
import { type CompareBody, CompareView } from './compare.tsx';
import { type Found, GameView } from './game.tsx';
import { gameNames, type HomeGame, HomeView, recordsOf, topKinds } from './home.tsx';
import { mostCompared, type PageGame, pageGame, type PageKind, recordShape } from './kinds.ts';
import { renderPage, type Site } from './layout.tsx';
import {
  columnsOf,
  type FindNamed,
  type Given,
  recordsNamed,
  withSlugs,
  type ListBody,
  listParameters,
  ListView,
  nameParameter,
  pageParameter,
  queryWith,
} from './list.tsx';
import { namesOf } from './names.ts';
import { queryOf } from './query.ts';
import type { Pace } from './pace.ts';
import { descriptionOf, hiddenTextsOf, RecordView } from './record.tsx';
import { levelOfName, pageAddress, type Setting, SettingContext, shownName } from './shown.tsx';
import type { Row } from './words.ts';

export interface PagesParts {
  readonly port: SitePort;
  readonly docs: Pick<Docs, 'sharedKey' | 'page' | 'pageAt' | 'paths' | 'prefix' | 'site' | 'firstRequest'>;
  readonly pace: Pace;
}

/** Rows on a page of a list. */
const pageSize = 50;
/** The rows that a request for a whole list takes at a time. */
const largestPage = 100;
/** What a search shows. */
const mostFound = 50;

/** A link of the path to a page. */
interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** What a page is made of: a release, a game in it, and the parameters. */
interface At {
  readonly release: SiteRelease;
  readonly game: PageGame;
  readonly given: Given;
}

/** A page before it is put into its frame. */
interface Made {
  readonly setting: Setting | undefined;
  readonly title: string;
  readonly description: string;
  /** Path and query of the page itself, whatever the order of the parameters. */
  readonly canonical: string;
  readonly crumbs: readonly Crumb[];
  readonly body: ComponentChild;
  /** What the page is about, for search engines. */
  readonly about?: Readonly<Record<string, unknown>>;
  readonly isIndexed: boolean;
}

const Crumbs = ({ crumbs, prefix }: { crumbs: readonly Crumb[]; prefix: string }) =>
  crumbs.length > 1 && (
    <nav class="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={prefix + path}>{label}</a>
            )}
          </li>
        ))}
      </ol>
      {/* site/browser/view.ts shares the page. Its place is kept from the start, so that nothing moves. */}
      <button type="button" class="small needs-js">
        Share
      </button>
    </nav>
  );

/** A page in each language of its game; none of a game with one language. */
function languagesOf({ graph: { model } }: PageGame, canonical: string) {
  const [path, query] = canonical.split('?') as [string, string?];
  const { lang: _own, ...given } = Object.fromEntries(new URLSearchParams(query));
  const tags = [...model.languages.keys()];
  if (tags.length < 2) return [];
  return tags.map((tag) => ({
    tag,
    // In the order of its canonical address.
    path: path + queryOf({ lang: tag === english ? undefined : tag, ...given }),
  }));
}

const languageNames = new Map<string, string>();

/** The name of a language in itself, e.g. `Deutsch`. */
function nameInItself(tag: string): string {
  const known = languageNames.get(tag);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!;
  languageNames.set(tag, name);
  return name;
}

/** The choice of the language of names, each named in itself. */
const Languages = ({
  languages,
  prefix,
  lang = english,
}: {
  languages: ReturnType<typeof languagesOf>;
  prefix: string;
  lang: string | undefined;
}) =>
  languages.length > 0 && (
    <details class="languages">
      <summary>
        Names in <span lang={lang}>{nameInItself(lang)}</span>
      </summary>
      <ul>
        {languages.map(({ tag, path }) => (
          <li key={tag}>
            <a
              href={prefix + path}
              lang={tag}
              hreflang={tag}
              rel="alternate"
              aria-current={tag === lang ? 'true' : undefined}
            >
              {nameInItself(tag)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );

const titleOfList = ({ gameName }: Setting, { title }: PageKind) => `${title} of ${gameName}`;

/** The parameter with which a page shows what gives something away. */
const spoilersParameter = pageParameter('spoilers', '`all` shows spoilers.', {
  type: 'string',
  enum: ['all'],
});

/** The parameter that chooses the language of names. */
const languageParameter = ({ graph: { model } }: PageGame) =>
  pageParameter('lang', 'Language of names.', languageList(model.languageTags));

/** The parameter with which a list shows some of its records side by side. */
const compareParameter = pageParameter('compare', 'Records to compare.', {
  type: 'array',
  items: { type: 'string', maxLength: 100 },
  minItems: 1,
  maxItems: mostCompared,
  uniqueItems: true,
});

/** The parameters of a comparison besides its records: level and stats. */
const buildParameters = ({ compare }: PageGame, { hints }: PageKind): readonly OperationParameter[] =>
  hints.hasBuild
    ? compare!.parameters.filter(
        ({ name, in: place }) => place === 'query' && !['kind', 'slugs'].includes(name),
      )
    : [];

/** The chosen records of a form are one parameter each. */
function joined({ pairs, undecodable }: Query): Query {
  const compared = pairs.filter(([name]) => name === 'compare').map(([, value]) => value);
  if (compared.length < 2) return { pairs, undecodable };
  return {
    pairs: [...pairs.filter(([name]) => name !== 'compare'), ['compare', compared.join(',')]],
    undecodable,
  };
}

/** Reads what a page takes; empty fields of a form are none. */
function readGiven(query: Query, parameters: readonly OperationParameter[]): Given {
  const pairs = query.pairs.filter(([, value]) => value !== '');
  const { lang } = readParameters(
    { parameters: parameters.map((each) => ({ ...each, required: false })) },
    {},
    { ...query, pairs },
  );
  const given = new Map(pairs);
  // As it was looked up, so that languages share a page.
  if (lang !== undefined) given.set('lang', lang as string);
  if (given.get('sort') === 'random')
    throw new Problem('invalid_parameter', 'sort must be a sort key; got random.', {
      errors: [{ in: 'query', name: 'sort', code: 'not_allowed', received: 'random' }],
    });
  return new Map(
    [...given].filter(
      ([name, value]) => !(name === 'page' && value === '1') && !(name === 'lang' && value === english),
    ),
  );
}

/** What a page is about (JSON-LD). */
const JsonLd = ({ value }: { value: unknown }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', String.raw`\u003c`) }}
  />
);

/**
 * The pages of published records: `/{gameId}`, `/{gameId}/{list}` and `/{gameId}/{list}/{slug}`. They need no key and cost
 * nothing. A page is made of the reply that REST would send, once for a release, and kept while there is room.
 */
export function createPages({ port, docs, pace }: PagesParts) {
  const { baseUrl, cacheBytes, serviceUrl, isStatic } = port.settings;
  const { prefix } = docs;
  const origin = baseUrl === '' ? '' : new URL(baseUrl).origin;
  const games = new Map<string, PageGame>();
  const gameOf = (release: SiteRelease, id: string): PageGame | undefined => {
    const game = release.games.get(id);
    if (game === undefined) return undefined;
    let known = games.get(id);
    if (known === undefined) {
      known = pageGame(port.game(id), port.operations, game.kinds.schemas);
      games.set(id, known);
    }
    return known;
  };
  /** Pages, each made once for all concurrent requests and kept while there is room. */
  const remembered = new LRUCache<string, Content, { visitor: string; make: () => Promise<Content> }>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: ({ body }, key) => (body.length + key.length) * 2 + 2_000,
    fetchMethod: (_key, _stale, { context: { visitor, make } }) => pace.run(visitor, make),
    // A page that is evicted while it is made still goes to those who wait for it.
    ignoreFetchAbort: true,
  });
  const kept = (key: string, { visitor }: SiteRequest, make: () => Promise<Content>) =>
    remembered.forceFetch(key, { context: { visitor, make } });

  async function settingOf({ release, game, given }: At, kind?: PageKind): Promise<Setting> {
    const lang = given.get('lang');
    return {
      game,
      gameName: release.games.get(game.id)!.name,
      names: await namesOf(release, game.id, game.named),
      marks: await release.marks(game.id),
      showsSpoilers: given.get('spoilers') === 'all',
      hidden: kind?.hints.hidden ?? [],
      prefix,
      isStatic,
      lang,
      localNames: lang === undefined ? undefined : await namesOf(release, game.id, game.named, lang),
    };
  }

  /** The body of a reply, as REST sends it. */
  async function bodyOf<Body>(
    release: SiteRelease,
    operation: Operation,
    pathValues: Readonly<Record<string, string>>,
    pairs: Query['pairs'],
  ): Promise<Body> {
    const body = await release.reply<Body>(operation, pathValues, pairs);
    // With cached rows nothing waited so far. The rest of the page is another turn of the event loop.
    await turn();
    return body;
  }

  const viewOf = ({ queries }: Operation, wanted: 'detail' | 'full') =>
    queries.has(wanted) ? wanted : undefined;
  const viewPair = (operation: Operation, wanted: 'detail' | 'full'): Query['pairs'] => {
    const view = viewOf(operation, wanted);
    return view === undefined ? [] : [['view', view]];
  };

  async function makeRecord(at: At, kind: PageKind, slug: string): Promise<Made> {
    const { release, game } = at;
    const setting = await settingOf(at, kind);
    const operation = kind.record ?? kind.list;
    const gameId = game.id;
    const path = { gameId, slug };
    const full = viewPair(operation, 'full');
    let record: Row;
    if (kind.record !== undefined)
      record = (await bodyOf<{ data: Row }>(release, kind.record, path, full)).data;
    else {
      // Before the list is requested, which refuses an unknown one as a parameter.
      if (setting.names.find(kind.table, slug) === undefined)
        throw new Problem('resource_not_found', `There is no record with the slug "${slug}".`, {
          did_you_mean: nearest(
            slug,
            setting.names.of(kind.table).map((each) => each.slug),
          ),
        });
      const pairs: Query['pairs'] = [['slugs', slug], ...full];
      [record] = (await bodyOf<{ data: [Row] }>(release, kind.list, { gameId }, pairs)).data;
    }
    const shape = recordShape(operation, viewOf(operation, 'full') ?? operation.defaultView);
    const level = levelOfName(setting, kind.table, slug);
    const isHidden = level !== undefined;
    const name = shownName(setting, kind.table, slug, record.name);
    const all = {
      kind,
      record,
      shape,
      setting: isHidden ? { ...setting, secret: { name: record.name, level } } : setting,
    };
    const hasSpoilers = hiddenTextsOf(record).size > 0;
    const own = `/${gameId}/${kind.segment}/${encodeURIComponent(slug)}`;
    const description = descriptionOf(all);
    return {
      setting: all.setting,
      title: `${name} · ${titleOfList(setting, kind)}`,
      description,
      canonical: own + queryOf({ lang: setting.lang }),
      crumbs: [...crumbsOf(setting, kind), { label: name, path: own }],
      body: (
        <RecordView
          {...all}
          contents={
            hasSpoilers &&
            !isStatic && (
              <p class="note">
                {setting.showsSpoilers ? (
                  <a href={pageAddress(setting, kind.segment, slug)}>Hide spoilers</a>
                ) : (
                  <a
                    href={`${prefix}${own}${queryOf({ spoilers: 'all', lang: setting.lang })}`}
                    rel="nofollow"
                  >
                    Show spoilers
                  </a>
                )}
              </p>
            )
          }
        />
      ),
      about: isHidden
        ? {}
        : {
            '@type': 'Thing',
            name: record.name,
            description,
            subjectOf: { '@type': 'VideoGame', name: setting.gameName },
          },
      isIndexed: !setting.showsSpoilers,
    };
  }

  /**
   * Finding similar records takes longer than many a page, so it waits for its turn like a page, and is left out while
   * several pages wait.
   *
   * @throws Problem `resource_not_found`
   */
  async function checkSlug(at: At, kind: PageKind, slug: string, visitor: string): Promise<void> {
    const { release, game } = at;
    const names = await namesOf(release, game.id, game.named);
    if (names.find(kind.table, slug) !== undefined) return;
    if (!pace.isBusy()) await pace.run(visitor, () => makeRecord(at, kind, slug));
    throw new Problem('resource_not_found', `There is no record with the slug "${slug}".`, {
      did_you_mean: [],
    });
  }

  const crumbsOf = ({ game, gameName, lang }: Setting, kind?: PageKind): Crumb[] => [
    { label: 'Home', path: '/' },
    { label: gameName, path: `/${game.id}${queryOf({ lang })}` },
    ...(kind === undefined
      ? []
      : [{ label: kind.title, path: `/${game.id}/${kind.segment}${queryOf({ lang })}` }]),
  ];

  /**
   * The rows of a page of a list. Names are no filter of REST: they are compared here, and only the rows that are shown
   * are read. With other filters or another order, the whole list shows which those are.
   */
  async function listBody({ release, game, given }: At, setting: Setting, kind: PageKind): Promise<ListBody> {
    const gameId = game.id;
    const filters = [...given].filter(([name]) => !['spoilers', 'name', 'page', 'lang'].includes(name));
    const findNamed: FindNamed = (table, text) => release.named(gameId, table, text);
    const pairs = await withSlugs(setting, kind, filters, findNamed);
    const detail = viewPair(kind.list, 'detail');
    const read = (query: Query['pairs']) => bodyOf<ListBody>(release, kind.list, { gameId }, query);
    const readPage = (query: Query['pairs'], page: number, size: number) =>
      read([...query, ['page', String(page)], ['page_size', String(size)]]);
    const page = Number(given.get('page') ?? 1);
    if (pairs === undefined) return { data: [], meta: { page, page_size: pageSize, total: 0 } };
    const name = given.get('name');
    if (name === undefined) return readPage([...pairs, ...detail], page, pageSize);
    let found = await recordsNamed(setting, kind.table, name, findNamed);
    if (pairs.length > 0 && found.length > 0) {
      const named = new Set(found.map(({ slug }) => slug));
      const all: Row[] = [];
      for (let last = 1, at = 1; at <= last; at++) {
        const { data, meta } = await readPage(pairs, at, largestPage);
        all.push(...data.filter(({ slug }) => named.has(slug)));
        last = Math.ceil(meta.total / largestPage);
      }
      found = all;
    } else found = found.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ slug }) => slug);
    const data = shown.length === 0 ? [] : (await read([['slugs', shown.join(',')], ...detail])).data;
    return { data, meta: { page, page_size: pageSize, total: found.length } };
  }

  async function makeList(at: At, kind: PageKind): Promise<Made> {
    const { release, game, given } = at;
    const setting = await settingOf(at);
    const body = await listBody(at, setting, kind);
    const shape = recordShape(kind.list, viewOf(kind.list, 'detail') ?? kind.list.defaultView);
    const columns = columnsOf(setting, kind, body.data, shape, given);
    const keys = columns.flatMap(({ sort }) => sort ?? []);
    const slugs = body.data.map(({ slug }) => slug);
    const figures =
      keys.length === 0 || slugs.length === 0
        ? new Map()
        : await release.sortKeys(game.id, kind.table, slugs, keys);
    const own = `/${game.id}/${kind.segment}`;
    return {
      setting,
      title: titleOfList(setting, kind),
      description: `${body.meta.total.toLocaleString('en')} ${kind.title.toLowerCase()} in ${setting.gameName}. Sort and filter them by their values.`,
      canonical: `${own}${queryWith(given, { page: given.get('page'), spoilers: undefined })}`,
      crumbs: crumbsOf(setting, kind),
      body: (
        <ListView kind={kind} body={body} shape={shape} given={given} columns={columns} figures={figures} />
      ),
      isIndexed: [...given.keys()].every((name) => name === 'page' || name === 'lang'),
    };
  }

  async function makeComparison(at: At, kind: PageKind): Promise<Made> {
    const { release, game, given } = at;
    const slugs = given.get('compare')!.split(',');
    const setting = await settingOf(at, kind);
    if (slugs.length < 2)
      throw new Problem(
        'invalid_parameter',
        `compare must name 2 to ${mostCompared} records; got 1. Go back and select another.`,
        {
          errors: [{ in: 'query', name: 'compare', code: 'too_few', received: slugs[0]! }],
        },
      );
    const build = buildParameters(game, kind).map((parameter) => ({
      parameter,
      value: given.get(parameter.name) ?? (parameter.name === 'level' ? 'max' : ''),
    }));
    const pairs: Query['pairs'] = [
      ['kind', kind.table],
      ['slugs', slugs.join(',')],
      ...build.flatMap(({ parameter: { name }, value }): [string, string][] =>
        value === '' ? [] : [[name, value]],
      ),
    ];
    const { data } = await bodyOf<{ data: CompareBody }>(release, game.compare!, { gameId: game.id }, pairs);
    const title = `Compare ${kind.title.toLowerCase()} of ${setting.gameName}`;
    return {
      setting,
      title,
      description: `${slugs.length} ${kind.title.toLowerCase()} of ${setting.gameName} side by side, with the best value of each stat highlighted.`,
      canonical: `/${game.id}/${kind.segment}${queryWith(given, { spoilers: undefined, level: given.get('level') === 'max' ? undefined : given.get('level') })}`,
      crumbs: [...crumbsOf(setting, kind), { label: 'Comparison', path: `/${game.id}/${kind.segment}` }],
      body: <CompareView kind={kind} body={data} build={build} />,
      isIndexed: false,
    };
  }

  /** Whether a game has a map in `/docs`. */
  const hasMap = (gameId: string): boolean =>
    docs.site().tools.some(({ path, games: ofGames }) => path === '/docs/map' && ofGames.includes(gameId));

  function homeGames(release: SiteRelease): HomeGame[] {
    return [...release.games.values()].map((game) => ({
      game,
      page: gameOf(release, game.id)!,
      hasMap: hasMap(game.id),
    }));
  }

  async function makeHome(release: SiteRelease): Promise<Made> {
    const all = homeGames(release);
    return {
      setting: undefined,
      title: `${gameNames(all)}: every record, with sources · Caryll`,
      description: `Look up ${topKinds(all)} of ${gameNames(all)}: where to find them, what drops them, and what they are weak to. Also a JSON API.`,
      canonical: '/',
      crumbs: [],
      body: <HomeView games={all} prefix={prefix} isStatic={isStatic} firstRequest={docs.firstRequest()} />,
      isIndexed: true,
    };
  }

  /** The addresses of all pages, for search engines (sitemaps.org). They must be absolute. */
  async function makeSitemap(release: SiteRelease): Promise<Content> {
    const urlOf = (path: string, day?: string) =>
      `<url><loc>${baseUrl}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
    const entries = ['/', ...docs.paths].map((path) => urlOf(path));
    const add = (path: string, day: string) => entries.push(urlOf(path, day));
    for (const { game, page } of homeGames(release)) {
      const names = await namesOf(release, game.id, page.named);
      add(`/${game.id}`, game.releasedAt);
      for (const { segment, table } of page.kinds.values()) {
        add(`/${game.id}/${segment}`, game.releasedAt);
        for (const { slug } of names.of(table)) add(`/${game.id}/${segment}/${slug}`, game.releasedAt);
      }
    }
    return content(
      'application/xml; charset=utf-8',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    );
  }

  async function makeGame(at: At): Promise<Made> {
    const { release, game, given } = at;
    const setting = await settingOf(at);
    const query = given.get('q');
    const pairs: Query['pairs'] = [
      ['q', query ?? ''],
      ['page_size', String(mostFound)],
    ];
    const found =
      query === undefined
        ? undefined
        : await bodyOf<{ data: Found[]; meta: { total: number } }>(
            release,
            game.search,
            { gameId: game.id },
            pairs,
          );
    const served = release.games.get(game.id)!;
    const { name } = served;
    return {
      setting,
      title: query === undefined ? `${name}: all records` : `“${query}” · ${name}`,
      description: `${recordsOf(served, game).toLocaleString('en')} records of ${name} with their values and sources: ${[...game.kinds.values()].map(({ title }) => title.toLowerCase()).join(', ')}.`,
      canonical: `/${game.id}${queryWith(given, { spoilers: undefined, level: given.get('level') === 'max' ? undefined : given.get('level') })}`,
      crumbs: crumbsOf(setting),
      body: (
        <GameView
          game={served}
          search={found && { query: query!, found: found.data, total: found.meta.total }}
          hasMap={hasMap(game.id)}
        />
      ),
      isIndexed: query === undefined,
    };
  }

  const breadcrumbs = (crumbs: readonly Crumb[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${prefix}${path}`,
    })),
  });

  /** The picture of a page where its address is shared: of its kind, its game, or the service. */
  const cardOf = (setting: Setting | undefined, segment: string | undefined): string => {
    const id = setting?.game.id;
    const [home, ...own] = ['home', `${id}-${segment}`, `${id}`].map(
      (name) => `/docs/assets/cards/${name}.png`,
    );
    return own.find((path) => docs.pageAt(path) !== undefined) ?? home!;
  };

  const framed = (made: Made, current: string | undefined): Content => {
    const { setting, title, description, canonical, crumbs, about, isIndexed } = made;
    const graph = [
      {
        '@type': 'WebPage',
        name: title,
        description,
        url: `${origin}${prefix}${canonical}`,
        ...(about && Object.keys(about).length > 0 && { about }),
      },
      ...(crumbs.length > 1 ? [breadcrumbs(crumbs)] : []),
    ];
    const languages = setting === undefined || isStatic ? [] : languagesOf(setting.game, canonical);
    const site = docs.site();
    const html = renderPage(
      {
        ...site,
        prefix,
        base: origin + prefix,
        service: serviceUrl,
        edition: isStatic ? 'static' : 'service',
        sharedKey: docs.sharedKey,
        nav: navigation(setting),
      },
      {
        kind: 'page',
        path: canonical,
        title,
        description,
        card: cardOf(setting, current),
        links: <link rel="stylesheet" href={prefix + site.assets.browseStyle} />,
        head: (
          <>
            {!isIndexed && <meta name="robots" content="noindex, follow" />}
            {isIndexed &&
              languages.map(({ tag, path }) => (
                <link key={tag} rel="alternate" hreflang={tag} href={origin + prefix + path} />
              ))}
            <JsonLd value={{ '@context': 'https://schema.org', '@graph': graph }} />
          </>
        ),
        ...(setting && {
          current: `/${setting.game.id}${current === undefined ? '' : `/${current}${queryOf({ lang: setting.lang })}`}`,
        }),
        body: (
          <div class="view">
            <Crumbs crumbs={crumbs} prefix={prefix} />
            <Languages languages={languages} prefix={prefix} lang={setting?.lang} />
            <SettingContext.Provider value={setting}>{made.body}</SettingContext.Provider>
          </div>
        ),
      },
    );
    return docs.page(html);
  };

  /** The lists of the game, and where else to go. */
  function navigation(setting: Setting | undefined): Site['nav'] {
    const all = [...(port.release()?.games.values() ?? [])];
    const shown = setting === undefined ? all.map(({ id }) => id) : [setting.game.id];
    const tools = docs.site().tools.filter(({ games }) => shown.some((id) => games.includes(id)));
    return [
      { title: 'Browse', entries: all.map(({ id, name }) => ({ path: `/${id}`, label: name })) },
      ...(tools.length === 0 ? [] : [{ title: 'Tools', entries: tools }]),
      ...(setting === undefined
        ? []
        : [
            {
              title: setting.gameName,
              entries: [...setting.game.kinds.values()].map(({ segment, title }) => ({
                path: `/${setting.game.id}/${segment}${queryOf({ lang: setting.lang })}`,
                label: title,
              })),
            },
          ]),
      {
        title: 'API',
        entries: [
          { path: '/docs', label: 'Documentation' },
          { path: '/docs/getting-started', label: 'Getting started' },
        ],
      },
    ];
  }

  interface Wanted {
    readonly operation: string;
    readonly parameters: readonly OperationParameter[];
    /** The segment of the list that it belongs to. */
    readonly segment?: string;
    make(given: Given): Promise<Made>;
    /** Refuses what does not exist before it takes a place among the pages that wait. */
    check?(visitor: string): Promise<void>;
  }

  /** What a path shows. */
  function wantedAt(release: SiteRelease, path: string, query: Query): Wanted {
    if (path === '/') return { operation: 'pageHome', parameters: [], make: () => makeHome(release) };
    const [id, segment, slug, ...more] = pathSegments(path) as [string, string?, string?, ...string[]];
    const game = gameOf(release, id)!;
    const common = [spoilersParameter, languageParameter(game)];
    if (segment === undefined) {
      const own = game.search.parameters.filter(({ name }) => name === 'q');
      return {
        operation: 'pageGame',
        parameters: [...common, ...own],
        make: (given) => makeGame({ release, game, given }),
      };
    }
    const kind = game.kinds.get(segment);
    if (kind === undefined || more.length > 0)
      throw routeNotFound(
        path,
        nearest(segment, game.kinds.keys()).map((each) => `/${id}/${each}`),
      );
    if (slug !== undefined)
      return {
        operation: 'pageRecord',
        parameters: common,
        segment,
        make: (given) => makeRecord({ release, game, given }, kind, slug),
        check: (visitor) => checkSlug({ release, game, given: new Map() }, kind, slug, visitor),
      };
    if (game.compared.has(segment) && query.pairs.some(([name]) => name === 'compare'))
      return {
        operation: 'pageComparison',
        parameters: [...common, compareParameter, ...buildParameters(game, kind)],
        segment,
        make: (given) => makeComparison({ release, game, given }, kind),
      };
    return {
      operation: 'pageList',
      parameters: [...common, nameParameter, ...listParameters(kind)],
      segment,
      make: (given) => makeList({ release, game, given }, kind),
    };
  }

  return {
    /** What the page at a path is called in links to it; undefined where there is none. */
    async titleAt(path: string): Promise<string | undefined> {
      const release = port.release();
      const [id, segment, slug, ...more] = path.split('/').slice(1) as [
        string,
        string?,
        string?,
        ...string[],
      ];
      const game = release && gameOf(release, id);
      if (game === undefined || more.length > 0) return undefined;
      const setting = await settingOf({ release: release!, game, given: new Map() });
      if (segment === undefined) return setting.gameName;
      const kind = game.kinds.get(segment);
      if (kind === undefined || slug === undefined) return kind && titleOfList(setting, kind);
      const name = setting.names.find(kind.table, slug);
      return name && shownName(setting, kind.table, slug, name);
    },
    /** Makes the page at a path; undefined where there is none. */
    pageAt(path: string): ((request: SiteRequest) => Promise<Content>) | undefined {
      const release = port.release();
      if (release === undefined) return undefined;
      if (path === '/sitemap.xml' && baseUrl !== '')
        return (request) => kept(`${release.serial} sitemap`, request, () => makeSitemap(release));
      const first = path.split('/', 2)[1]!;
      if (path !== '/' && !release.games.has(first)) return undefined;
      return async (request) => {
        // Paths of records are no names of operations, of which there are few.
        request.named('page');
        const query = joined(readQuery(request.query));
        const wanted = wantedAt(release, path, query);
        request.named(wanted.operation);
        const given = readGiven(query, wanted.parameters);
        await wanted.check?.(request.visitor);
        const key = `${release.serial} ${path}${queryWith(given, { page: given.get('page') })}`;
        return kept(key, request, async () => {
          const made = await wanted.make(given);
          await turn();
          return framed(made, wanted.segment);
        });
      };
    },
  };
}
