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
  type ProblemDocument,
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
import { GameView } from './game.tsx';
import { hasRatings, startsOf, toolMenu, toolsFor } from './overviews/tools.tsx';
import { gameNames, type HomeGame, HomeView, recordsOf, topKinds } from './home.tsx';
import { type Found, type GameHits, maxCounted, readHits, SearchForm, withoutKinds } from './search.tsx';
import { menuOf, maxCompared, type PageGame, pageGame, type PageKind, recordShape } from './kinds.ts';
import {
  columnsOf,
  type FieldErrors,
  type FindNamed,
  labelOf,
  type QueryValues,
  recordsNamed,
  withSlugs,
  type ListBody,
  listParameters,
  ListView,
  nameParameter,
  pageParameter,
  queryWith,
  sells,
} from './list.tsx';
import { namesOf } from './names.ts';
import { queryOf } from './query.ts';
import type { RenderLimiter } from './pace.ts';
import { readBeside } from './overviews/beside.ts';
import { type Frame, renderFramed } from './frame.tsx';
import { numbersOf, numberOf } from './overviews/read.ts';
import {
  ratingParameters,
  type RatingsBody,
  ratingsSegment,
  ratingStats,
  RatingsView,
} from './overviews/ratings.tsx';
import { descriptionOf, RecordView } from './record.tsx';
import { localName, type PageContext, SettingContext } from './shown.tsx';
import { type SpoilerSetting, spoilerSettings } from './spoilers.tsx';
import type { PageRecord } from './words.ts';

export interface PagesParts {
  readonly port: SitePort;
  readonly docs: Pick<Docs, 'page' | 'pageAt' | 'sharedKey' | 'paths' | 'prefix' | 'site'>;
  readonly pace: RenderLimiter;
}

/** Rows on a page of a list. */
const pageSize = 50;
/** The rows that a request for a whole list takes at a time. */
const maxPage = 100;
/** Hits on a page of a search, and of each game where several are searched. */
const maxFound = 20;
const maxFoundInEach = 8;

/** An address for search engines, and the day of its last change. */
interface Located {
  readonly path: string;
  readonly day?: string;
}

/** A link of the path to a page. */
interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Inputs of a page: a release, a game in it, and the parameters. */
interface PageInput {
  readonly release: SiteRelease;
  readonly game: PageGame;
  readonly given: QueryValues;
}

/** A page before it is put into its frame. */
interface RenderedPage {
  readonly setting: PageContext | undefined;
  readonly title: string;
  readonly description: string;
  /** Path and query of the page itself, whatever the order of the parameters. */
  readonly canonical: string;
  readonly crumbs: readonly Crumb[];
  readonly body: ComponentChild;
  /** Structured data (JSON-LD) about the page, for search engines. */
  readonly about?: Readonly<Record<string, unknown>>;
  readonly isIndexed: boolean;
  /** Text of the search. */
  readonly query?: string | undefined;
}

const Crumbs = ({ crumbs, prefix }: { crumbs: readonly Crumb[]; prefix: string }) =>
  crumbs.length > 1 && (
    <nav class="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index === crumbs.length - 1 ? label : <a href={prefix + path}>{label}</a>}
          </li>
        ))}
      </ol>
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

/** Returns what is wrong with a value of a form, in the words of the form. */
function fieldErrorText(
  { name, code, received }: NonNullable<ProblemDocument['errors']>[number],
  isKnown: boolean,
  detail: string,
): string {
  if (!isKnown) return `This list has no filter “${name}”. Nothing is filtered by it.`;
  const label = labelOf(name);
  if (code === 'not_a_number' || code === 'not_an_integer') return `${label}: “${received}” is not a number.`;
  if (code === 'not_allowed') return `${label}: “${received}” is not one of the choices.`;
  return detail.replaceAll(name, label);
}

const titleOfList = ({ gameName }: PageContext, { title }: PageKind) => `${title} of ${gameName}`;

/** The parameter with which a page shows spoilers. */
const spoilersParameter = pageParameter('spoilers', 'Which spoilers are shown.', {
  type: 'string',
  enum: [...spoilerSettings],
});

/** The parameter that chooses the language of names. */
const languageParameter = ({ graph: { model } }: PageGame) =>
  pageParameter('lang', 'Language of names.', languageList(model.languageTags));

/** The parameter with which a list shows some of its records side by side. */
const compareParameter = pageParameter('compare', 'Records to compare.', {
  type: 'array',
  items: { type: 'string', maxLength: 100 },
  minItems: 1,
  maxItems: maxCompared,
  uniqueItems: true,
});

/** With it, the records of a list can be chosen. */
const chooseParameter = pageParameter('choose', 'What the records are chosen for.', {
  type: 'string',
  enum: ['compare'],
});

/** The parameters of a comparison besides its records: level and stats. */
const buildParameters = ({ compare }: PageGame, { hints }: PageKind): readonly OperationParameter[] =>
  hints.hasBuild
    ? compare!.parameters.filter(
        ({ name, in: place }) => place === 'query' && !['kind', 'slugs', 'dataset'].includes(name),
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
function readGiven(query: Query, parameters: readonly OperationParameter[]): QueryValues {
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

/** Structured data about a page (JSON-LD), as a script element. */
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
      known = pageGame(port.game(id), port.operations, game.kinds);
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

  async function settingOf(
    { release, game, given }: PageInput,
    kind?: PageKind,
    slug?: string,
  ): Promise<PageContext> {
    const lang = given.get('lang');
    const { spoilers, ...query } = Object.fromEntries(given);
    return {
      game,
      gameName: release.games.get(game.id)!.name,
      names: await namesOf(release, game.id, game.named),
      marks: await release.marks(game.id),
      spoilers: spoilers as SpoilerSetting | undefined,
      kind,
      own: kind && slug !== undefined ? { table: kind.table, slug } : undefined,
      query,
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

  /** The view of a list's page: the one that has its columns. */
  function listView({ list, hints, sortKeys }: PageKind): 'detail' | 'full' {
    const view = viewOf(list, 'detail');
    if (view === undefined) return 'detail';
    const members = new Set([...recordShape(list, view).keys.values()].flatMap((keys) => [...keys]));
    const hasColumn = (path: string) => sortKeys.has(path) || members.has(path.split('.')[0]!);
    return (hints.columns ?? []).every(hasColumn) ? 'detail' : 'full';
  }

  async function makeRecord(at: PageInput, kind: PageKind, slug: string): Promise<RenderedPage> {
    const { release, game } = at;
    const setting = await settingOf(at, kind, slug);
    const operation = kind.record ?? kind.list;
    const gameId = game.id;
    const path = { gameId, slug };
    const full = viewPair(operation, 'full');
    let record: PageRecord;
    if (kind.record !== undefined)
      record = (await bodyOf<{ data: PageRecord }>(release, kind.record, path, full)).data;
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
      [record] = (await bodyOf<{ data: [PageRecord] }>(release, kind.list, { gameId }, pairs)).data;
    }
    const shape = recordShape(operation, viewOf(operation, 'full') ?? operation.defaultView);
    const beside = await readBeside(release, game, kind, record);
    await turn();
    const all = { kind, record, shape, setting, beside };
    const own = `/${gameId}/${kind.segment}/${encodeURIComponent(slug)}`;
    const name = localName(setting, kind.table, slug, record.name);
    const description = descriptionOf(all);
    return {
      setting,
      title: `${name} · ${titleOfList(setting, kind)}`,
      description,
      canonical: own + queryOf({ lang: setting.lang }),
      crumbs: [...crumbsOf(setting, kind), { label: name, path: own }],
      body: <RecordView {...all} tools={toolsFor(setting, kind, record, docs.site().tools)} />,
      about: {
        '@type': 'Thing',
        name: record.name,
        description,
        subjectOf: { '@type': 'VideoGame', name: setting.gameName },
      },
      isIndexed: setting.spoilers === undefined,
    };
  }

  /**
   * Finding similar records takes longer than many a page, so it waits for its turn like a page, and is left out while
   * several pages wait.
   *
   * @throws Problem `resource_not_found`
   */
  async function checkSlug(at: PageInput, kind: PageKind, slug: string, visitor: string): Promise<void> {
    const { release, game } = at;
    const names = await namesOf(release, game.id, game.named);
    if (names.find(kind.table, slug) !== undefined) return;
    if (!pace.isBusy()) await pace.run(visitor, () => makeRecord(at, kind, slug));
    throw new Problem('resource_not_found', `There is no record with the slug "${slug}".`, {
      did_you_mean: [],
    });
  }

  const crumbsOf = ({ game, gameName, lang }: PageContext, kind?: PageKind): Crumb[] => [
    { label: 'Home', path: '/' },
    { label: gameName, path: `/${game.id}${queryOf({ lang })}` },
    ...(kind === undefined
      ? []
      : [{ label: kind.title, path: `/${game.id}/${kind.segment}${queryOf({ lang })}` }]),
  ];

  /**
   * The rows of a page of a list. REST has no filter by name: names are compared here, and only the rows that are shown
   * are read. With other filters or another order, the whole list shows which those are.
   */
  async function listBody(
    { release, game, given }: PageInput,
    setting: PageContext,
    kind: PageKind,
  ): Promise<ListBody> {
    const gameId = game.id;
    const filters = [...given].filter(
      ([name]) => !['spoilers', 'name', 'sells', 'page', 'lang', 'choose', 'compare'].includes(name),
    );
    const findNamed: FindNamed = (table, text) => release.named(gameId, table, text);
    const pairs = await withSlugs(setting, kind, filters, findNamed);
    const detail = viewPair(kind.list, listView(kind));
    const read = (query: Query['pairs']) => bodyOf<ListBody>(release, kind.list, { gameId }, query);
    const readPage = (query: Query['pairs'], page: number, size: number) =>
      read([...query, ['page', String(page)], ['page_size', String(size)]]);
    const page = Number(given.get('page') ?? 1);
    if (pairs === undefined) return { data: [], meta: { page, page_size: pageSize, total: 0 } };
    const name = given.get('name');
    const thing = given.get('sells');
    if (name === undefined && thing === undefined) return readPage([...pairs, ...detail], page, pageSize);
    let found =
      name === undefined
        ? setting.names.of(kind.table)
        : await recordsNamed(setting, kind.table, name, findNamed);
    if ((pairs.length > 0 || thing !== undefined) && found.length > 0) {
      const named = new Set(found.map(({ slug }) => slug));
      const all: PageRecord[] = [];
      // What is sold is in the records themselves.
      const wide = thing === undefined ? pairs : [...pairs, ...detail];
      for (let last = 1, at = 1; at <= last; at++) {
        const { data, meta } = await readPage(wide, at, maxPage);
        all.push(...data.filter((row) => named.has(row.slug) && (thing === undefined || sells(row, thing))));
        last = Math.ceil(meta.total / maxPage);
      }
      found = all;
    } else found = found.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    const shown = found.slice((page - 1) * pageSize, page * pageSize).map(({ slug }) => slug);
    const data = shown.length === 0 ? [] : (await read([['slugs', shown.join(',')], ...detail])).data;
    return { data, meta: { page, page_size: pageSize, total: found.length } };
  }

  async function makeList(
    at: PageInput,
    kind: PageKind,
    errors: FieldErrors = new Map(),
  ): Promise<RenderedPage> {
    const { release, game, given } = at;
    const setting = await settingOf(at, kind);
    const body = await listBody(at, setting, kind);
    const shape = recordShape(kind.list, viewOf(kind.list, listView(kind)) ?? kind.list.defaultView);
    const columns = columnsOf(setting, kind, body.data, shape, given);
    const keys = columns.flatMap(({ sort }) => sort ?? []);
    const slugs = body.data.map(({ slug }) => slug);
    const sortValues =
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
        <ListView
          kind={kind}
          body={body}
          shape={shape}
          given={given}
          columns={columns}
          sortValues={sortValues}
          errors={errors}
        />
      ),
      isIndexed: [...given.keys()].every((name) => name === 'page' || name === 'lang'),
    };
  }

  /** The lowest stats with which all of some records can be used, by stat. */
  async function leastStats(
    release: SiteRelease,
    game: PageGame,
    kind: PageKind,
    slugs: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    if (buildParameters(game, kind).length === 0) return new Map();
    const pairs: Query['pairs'] = [['slugs', slugs.join(',')], ...viewPair(kind.list, 'detail')];
    const { data } = await bodyOf<ListBody>(release, kind.list, { gameId: game.id }, pairs);
    const least = new Map<string, number>();
    for (const row of data)
      for (const [stat, need] of numbersOf(row['requirements']))
        least.set(stat, Math.max(least.get(stat) ?? 1, need ?? 1));
    return least;
  }

  async function makeComparison(at: PageInput, kind: PageKind): Promise<RenderedPage> {
    const { release, game, given } = at;
    const slugs = given.get('compare')!.split(',');
    const setting = await settingOf(at, kind);
    const parameters = buildParameters(game, kind);
    const least = await leastStats(release, game, kind, slugs);
    const isDefault = parameters.every(({ name }) => !least.has(name) || !given.has(name));
    const build = parameters.map((parameter) => ({
      parameter,
      value:
        given.get(parameter.name) ??
        (parameter.name === 'level' ? 'max' : isDefault ? String(least.get(parameter.name) ?? '') : ''),
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
      body: <CompareView kind={kind} body={data} build={build} isDefault={isDefault && least.size > 0} />,
      isIndexed: false,
    };
  }

  const homeGames = (release: SiteRelease): HomeGame[] =>
    [...release.games.values()].map((game) => ({ game, page: gameOf(release, game.id)! }));

  /** Searches a game, and reads what a player recognizes each hit by. */
  async function hitsOf(
    at: PageInput,
    setting: PageContext,
    { query, size, pairs = [] }: { query: string; size: number; pairs?: Query['pairs'] },
  ): Promise<GameHits> {
    const { release, game } = at;
    const readAll = (text: string, more: Query['pairs']) =>
      bodyOf<{ data: Found[]; meta: { total: number } }>(release, game.search, { gameId: game.id }, [
        ['q', text],
        ...more,
      ]);
    const all: Query['pairs'] = [['page_size', String(maxCounted)]];
    let text = query;
    let counted = await readAll(text, all);
    const fewer = counted.meta.total === 0 ? withoutKinds(game, query) : undefined;
    if (fewer !== undefined) {
      text = fewer;
      counted = await readAll(text, all);
    }
    const read = (more: Query['pairs']) => readAll(text, more);
    // What is counted begins with the first page of all kinds.
    const { data, meta } =
      pairs.length === 0
        ? { ...counted, data: counted.data.slice(0, size) }
        : await read([['page_size', String(size)], ...pairs]);
    const kinds = new Map<string, number>();
    for (const { kind } of counted.data)
      if (game.kindOf.has(kind)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return { setting, hits: await readHits(release, game, data), total: meta.total, kinds, searched: text };
  }

  async function makeHome(release: SiteRelease, given: QueryValues): Promise<RenderedPage> {
    const all = homeGames(release);
    const query = given.get('q');
    const of: GameHits[] = [];
    if (query !== undefined)
      for (const { page } of all) {
        const at = { release, game: page, given: new Map<string, string>() };
        of.push(await hitsOf(at, await settingOf(at), { query, size: maxFoundInEach }));
      }
    return {
      setting: undefined,
      title:
        query === undefined
          ? `${gameNames(all)}: every record, with sources · Caryll`
          : `“${query}” · Caryll`,
      description: `Look up ${topKinds(all)} of ${gameNames(all)}: where to find them, what drops them, and what they are weak to. Also a JSON API.`,
      canonical: `/${queryOf({ q: query })}`,
      crumbs: [],
      body: (
        <HomeView
          games={all}
          prefix={prefix}
          isStatic={isStatic}
          sharedKey={docs.sharedKey}
          tools={docs.site().tools.filter(({ games: of }) => of.some((id) => release.games.has(id)))}
          search={query === undefined ? undefined : { query, of }}
        />
      ),
      isIndexed: query === undefined,
      query,
    };
  }

  /** A file for search engines (sitemaps.org). Its addresses must be absolute. */
  const sitemapOf = (list: 'sitemapindex' | 'urlset', entry: 'sitemap' | 'url', all: readonly Located[]) =>
    content(
      'application/xml; charset=utf-8',
      `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${all
  .map(
    ({ path, day }) =>
      `<${entry}><loc>${baseUrl}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</${entry}>`,
  )
  .join('\n')}
</${list}>
`,
    );

  /**
   * The sitemap at a path: the addresses of the pages of a game, those of all others, or the index of these files.
   *
   * @returns undefined where there is none.
   */
  function sitemapAt(release: SiteRelease, path: string): (() => Promise<Content>) | undefined {
    const all = homeGames(release);
    const pathOf = (name: string) => `/sitemap-${name}.xml`;
    if (path === '/sitemap.xml')
      return async () =>
        sitemapOf('sitemapindex', 'sitemap', [
          { path: pathOf('pages') },
          ...all.map(({ game }) => ({ path: pathOf(game.id), day: game.releasedAt })),
        ]);
    if (path === pathOf('pages'))
      return async () =>
        sitemapOf(
          'urlset',
          'url',
          ['/', ...docs.paths].map((each) => ({ path: each })),
        );
    const own = all.find(({ game }) => path === pathOf(game.id));
    if (own === undefined) return undefined;
    return async () => {
      const { game, page } = own;
      const names = await namesOf(release, game.id, page.named);
      const { days, first } = await release.lastChanges(game.id);
      const ofGame = (path: string, day: string | undefined) => ({
        path: `/${game.id}${path}`,
        ...(day !== undefined && { day }),
      });
      const lists = [...page.kinds.values()].flatMap(({ segment, table }) => [
        ofGame(`/${segment}`, game.releasedAt),
        ...names
          .of(table)
          .map(({ slug }) => ofGame(`/${segment}/${slug}`, days.get(`${segment}/${slug}`) ?? first)),
      ]);
      return sitemapOf('urlset', 'url', [ofGame('', game.releasedAt), ...lists]);
    };
  }

  async function makeGame(at: PageInput): Promise<RenderedPage> {
    const { release, game, given } = at;
    const setting = await settingOf(at);
    const query = given.get('q');
    const kind = given.get('kind');
    const page = Number(given.get('page') ?? 1);
    const pairs: Query['pairs'] = [
      ...(kind === undefined ? [] : [['kind', kind] as const]),
      ['page', String(page)],
    ];
    const of = query === undefined ? undefined : await hitsOf(at, setting, { query, size: maxFound, pairs });
    const served = release.games.get(game.id)!;
    const { name } = served;
    return {
      setting,
      title: query === undefined ? `${name}: all records` : `“${query}” · ${name}`,
      description: `${recordsOf(served, game).toLocaleString('en')} records of ${name} with their values and sources: ${[...game.kinds.values()].map(({ title }) => title.toLowerCase()).join(', ')}.`,
      canonical: `/${game.id}${queryWith(given, { page: given.get('page'), spoilers: undefined })}`,
      crumbs: crumbsOf(setting),
      body: (
        <GameView
          game={served}
          search={of && { query: query!, of, kind, page, pageSize: maxFound }}
          starts={startsOf(setting)}
        />
      ),
      isIndexed: query === undefined,
      query,
    };
  }

  /** The class that the game names first, with its stats: a page that needs stats begins with them. */
  async function firstClass(release: SiteRelease, game: PageGame) {
    const kind = game.kindOf.get('class');
    if (kind === undefined) return undefined;
    const pairs: Query['pairs'] = [['page_size', String(maxPage)], ...viewPair(kind.list, 'detail')];
    const { data } = await bodyOf<ListBody>(release, kind.list, { gameId: game.id }, pairs);
    const rank = (row: PageRecord) => numberOf(row['sort_order']) ?? 0;
    const first = data.toSorted((a, b) => rank(a) - rank(b))[0];
    return first && { name: first.name, stats: numbersOf(first['stats']) };
  }

  /** All weapons of a game by their attack rating at the stats of a character. */
  async function makeRatings(at: PageInput, kind: PageKind): Promise<RenderedPage> {
    const { release, game, given } = at;
    const setting = await settingOf(at, kind);
    const operation = game.ratings!;
    const parameters = ratingParameters(operation.parameters);
    const start = ratingStats(parameters).some((name) => given.has(name))
      ? undefined
      : await firstClass(release, game);
    const shown: QueryValues = new Map([
      ...(start === undefined
        ? []
        : ratingStats(parameters).flatMap((name): [string, string][] => {
            const stat = start.stats.get(name);
            return stat ? [[name, String(stat)]] : [];
          })),
      ...(start === undefined ? [] : [['meets_requirements', 'true'] as const]),
      ...given,
    ]);
    const wanted = new Map([['level', 'max'], ...shown]);
    const pairs: Query['pairs'] = [
      ...[...wanted].filter(([name]) => parameters.some((each) => each.name === name)),
      ['page_size', String(pageSize)],
    ];
    const body = await bodyOf<RatingsBody>(release, operation, { gameId: game.id }, pairs);
    const own = `/${game.id}/${kind.segment}/${ratingsSegment}`;
    const title = `Weapons for my stats · ${setting.gameName}`;
    return {
      setting,
      title,
      description: `Every weapon of ${setting.gameName} with each affinity or version, by attack rating at your own stats and level.`,
      canonical: `${own}${queryWith(given, { page: given.get('page'), spoilers: undefined })}`,
      crumbs: [...crumbsOf(setting, kind), { label: 'For my stats', path: own }],
      body: <RatingsView kind={kind} parameters={parameters} given={shown} body={body} start={start?.name} />,
      isIndexed: [...given.keys()].every((name) => name === 'lang'),
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
  const cardOf = (setting: PageContext | undefined, segment: string | undefined): string => {
    const id = setting?.game.id;
    const [home, ...own] = ['home', `${id}-${segment}`, `${id}`].map(
      (name) => `/docs/assets/cards/${name}.png`,
    );
    return own.find((path) => docs.pageAt(path) !== undefined) ?? home!;
  };

  /** The games whose feeds a page names: its own, or all. */
  const feedsOf = (setting: PageContext | undefined) =>
    [...(port.release()?.games.values() ?? [])].filter(
      ({ id }) => setting === undefined || id === setting.game.id,
    );

  const framed = (made: RenderedPage, current: string | undefined): Content => {
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
    const html = renderFramed(frameOf(made, languages, current), {
      kind: 'page',
      path: canonical,
      title,
      description,
      card: cardOf(setting, current),
      head: (
        <>
          {!isIndexed && <meta name="robots" content="noindex, follow" />}
          {feedsOf(setting).map(({ id, name }) => (
            <link
              key={id}
              rel="alternate"
              type="application/atom+xml"
              title={`Changes of ${name}`}
              href={`${prefix}/feeds/${id}.atom`}
            />
          ))}
          {isIndexed &&
            languages.map(({ tag, path }) => (
              <link key={tag} rel="alternate" hreflang={tag} href={origin + prefix + path} />
            ))}
          {isIndexed && <JsonLd value={{ '@context': 'https://schema.org', '@graph': graph }} />}
        </>
      ),
      body: (
        <>
          <Crumbs crumbs={crumbs} prefix={prefix} />
          <SettingContext.Provider value={setting}>{made.body}</SettingContext.Provider>
        </>
      ),
    });
    return docs.page(html);
  };

  /** The frame of a page: the games, its lists and tools, and what a visitor can set. */
  function frameOf(
    { setting, query }: RenderedPage,
    languages: ReturnType<typeof languagesOf>,
    current: string | undefined,
  ): Frame {
    const release = port.release();
    const all = [...(release?.games.values() ?? [])];
    const withKept = (segments: string) =>
      `${segments}${queryOf({ lang: setting?.lang, spoilers: setting?.spoilers })}`;
    const served = setting && release?.games.get(setting.game.id);
    return {
      site: {
        ...docs.site(),
        prefix,
        base: origin + prefix,
        service: serviceUrl,
        edition: isStatic ? 'static' : 'service',
      },
      games: all.map(({ id, name }) => ({ id, name })),
      game: setting && { id: setting.game.id, name: setting.gameName },
      lists:
        setting === undefined
          ? []
          : menuOf(setting.game).map(({ segment, title }) => ({
              path: withKept(`/${setting.game.id}/${segment}`),
              label: title,
            })),
      tools: setting === undefined ? [] : toolMenu(setting, docs.site().tools),
      current: setting && (current === undefined ? undefined : withKept(`/${setting.game.id}/${current}`)),
      languages: languages.map(({ tag, path: target }) => ({ tag, label: nameInItself(tag), path: target })),
      lang: setting?.lang ?? english,
      query: query ?? '',
      spoilers: setting?.spoilers,
      data: served && (
        <>
          Data of {served.releasedAt} ({served.datasetVersion}), each value with its source.{' '}
          <a href={`${prefix}/docs/changes`}>Changes</a>
        </>
      ),
    };
  }

  interface Wanted {
    readonly operation: string;
    readonly parameters: readonly OperationParameter[];
    /** The segment of the list that it belongs to. */
    readonly segment?: string;
    make(given: QueryValues): Promise<RenderedPage>;
    /** Refuses what does not exist before it takes a place among the pages that wait. */
    check?(visitor: string): Promise<void>;
  }

  /** Returns the page at a path. */
  function wantedAt(release: SiteRelease, path: string, query: Query): Wanted {
    if (path === '/') {
      const [first] = release.games.keys();
      const own =
        first === undefined
          ? []
          : gameOf(release, first)!.search.parameters.filter(({ name }) => name === 'q');
      return { operation: 'pageHome', parameters: own, make: (given) => makeHome(release, given) };
    }
    const [id, segment, slug, ...more] = pathSegments(path) as [string, string?, string?, ...string[]];
    const game = gameOf(release, id)!;
    const common = [spoilersParameter, languageParameter(game)];
    if (segment === undefined) {
      const own = game.search.parameters.filter(({ name }) => ['q', 'kind', 'page'].includes(name));
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
    if (slug === ratingsSegment && hasRatings(game, kind))
      return {
        operation: 'pageRatings',
        parameters: [...common, ...ratingParameters(game.ratings!.parameters)],
        segment: `${segment}/${slug}`,
        make: (given) => makeRatings({ release, game, given }, kind),
      };
    if (slug !== undefined)
      return {
        operation: 'pageRecord',
        parameters: common,
        segment,
        make: (given) => makeRecord({ release, game, given }, kind, slug),
        check: (visitor) => checkSlug({ release, game, given: new Map() }, kind, slug, visitor),
      };
    const chosen = query.pairs.find(([name]) => name === 'compare')?.[1].split(',') ?? [];
    if (game.compared.has(segment) && chosen.length > 1)
      return {
        operation: 'pageComparison',
        parameters: [...common, compareParameter, ...buildParameters(game, kind)],
        segment,
        make: (given) => makeComparison({ release, game, given }, kind),
      };
    return {
      operation: 'pageList',
      parameters: [
        ...common,
        nameParameter,
        ...(game.compared.has(segment) ? [chooseParameter, compareParameter] : []),
        ...listParameters(kind),
      ],
      segment,
      make: (given) => makeList({ release, game, given }, kind),
    };
  }

  /** Returns the title of the page at a path, for links to it; undefined if there is no page. */
  async function titleAt(path: string): Promise<string | undefined> {
    const release = port.release();
    const [id, segment, slug, ...more] = path.split('/').slice(1) as [string, string?, string?, ...string[]];
    const game = release && gameOf(release, id);
    if (game === undefined || more.length > 0) return undefined;
    const setting = await settingOf({ release: release!, game, given: new Map() });
    if (segment === undefined) return setting.gameName;
    const kind = game.kinds.get(segment);
    if (kind === undefined || slug === undefined) return kind && titleOfList(setting, kind);
    const name = setting.names.find(kind.table, slug);
    return name;
  }

  /**
   * The page of a problem in the frame of the game that the path names: a wrong value of a list is marked at its field, above
   * the list that the other values give; anything else is described with the way on.
   */
  async function makeProblem(path: string, document: ProblemDocument): Promise<RenderedPage> {
    const release = port.release()!;
    const [id, segment, slug] = path.split('/').slice(1) as [string, string?, string?];
    const game = gameOf(release, id);
    if (game === undefined) return problemMade(undefined, path, document);
    const kind = segment === undefined ? undefined : game.kinds.get(segment);
    const query = readQuery((document.instance ?? '').split('?')[1] ?? '');
    const wrong = (document.errors ?? []).filter(({ name }) => name !== undefined);
    const at = { release, game, given: new Map<string, string>() };
    if (kind !== undefined && slug === undefined && document.status === 400 && wrong.length > 0) {
      const given = new Map(query.pairs);
      const known = new Set(listParameters(kind).map(({ name }) => name));
      const errors: FieldErrors = new Map(
        wrong.map((error) => [
          error.name!,
          {
            value: given.get(error.name!) ?? '',
            text: fieldErrorText(error, known.has(error.name!), document.detail),
          },
        ]),
      );
      const left = new Map([...given].filter(([name, value]) => !errors.has(name) && value !== ''));
      try {
        const made = await makeList({ ...at, given: left }, kind, errors);
        return { ...made, isIndexed: false };
      } catch {
        // The other values are wrong, too: the problem is shown as it is.
      }
    }
    return problemMade(await settingOf(at, kind), path, document);
  }

  /** A problem with links to what may have been meant. */
  async function problemMade(
    setting: PageContext | undefined,
    path: string,
    { title, detail, did_you_mean, status, code, request_id }: ProblemDocument,
  ): Promise<RenderedPage> {
    const near = Array.isArray(did_you_mean) ? did_you_mean.map(String) : [];
    const parentOf = (of: string) => of.slice(0, of.lastIndexOf('/'));
    const links = await Promise.all(
      near.map(async (each) => {
        const target = each.startsWith('/')
          ? each.slice(prefix.length).replace(/^\/v1(?=\/)/, '')
          : `${parentOf(path)}/${encodeURIComponent(each)}`;
        return { target, label: (await titleAt(target)) ?? each };
      }),
    );
    // The slug distinguishes records of one name.
    const isShared = (label: string) => links.filter((each) => each.label === label).length > 1;
    let above = parentOf(path);
    while (above !== '' && (await titleAt(above)) === undefined) above = parentOf(above);
    const aboveTitle = (await titleAt(above)) ?? 'all games';
    const isUnknown = code === 'resource_not_found' && setting?.kind !== undefined;
    const shownTitle = isUnknown ? 'Not found' : title.replace('Route not found', 'Page not found');
    // Only the slug of a record is known to be validly encoded.
    const wanted = isUnknown
      ? decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replaceAll('-', ' ')
      : '';
    const text = isUnknown
      ? `${setting.gameName} has no ${setting.kind!.title.toLowerCase()} called “${wanted}”.`
      : detail.replace(/^No route has the path/, 'There is no page at').replace(/^q must be/, 'Search for');
    return {
      setting,
      title: shownTitle,
      description: text,
      canonical: '',
      crumbs: [],
      body: (
        <>
          <h1>{shownTitle}</h1>
          <p class="sentence">{text}</p>
          {!isStatic && (
            <SearchForm
              action={`${prefix}/${setting?.game.id ?? ''}`}
              label={setting === undefined ? 'Search all games' : `Search ${setting.gameName}`}
              value={wanted}
            />
          )}
          {links.length > 0 && (
            <section class="block">
              <h2>Did you mean one of these?</h2>
              <ul class="chips">
                {links.map(({ target, label }) => (
                  <li key={target}>
                    <a class="chip" href={prefix + target}>
                      {isShared(label) ? `${label} (${target.slice(target.lastIndexOf('/') + 1)})` : label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p class="block">
            See <a href={prefix + (above === '' ? '/' : above)}>{aboveTitle}</a>.
          </p>
          {status >= 500 && (
            <p class="soft">
              {status} <code>{code}</code>, request <code>{request_id}</code>
            </p>
          )}
        </>
      ),
      isIndexed: false,
    };
  }

  return {
    /** The page of a problem at a path of these pages. */
    async problemPage(path: string, document: ProblemDocument): Promise<Content> {
      const [, , segment] = path.split('/');
      const made = framed(await makeProblem(path, document), segment);
      // A client that does not accept HTML gets the problem document at the same address.
      return { ...made, headers: [...made.headers, 'Vary', 'Accept'] };
    },
    /** Makes the page at a path; undefined where there is none. */
    pageAt(path: string): ((request: SiteRequest) => Promise<Content>) | undefined {
      const release = port.release();
      if (release === undefined) return undefined;
      const sitemap = baseUrl !== '' && path.startsWith('/sitemap') ? sitemapAt(release, path) : undefined;
      if (sitemap !== undefined) return (request) => kept(`${release.serial} ${path}`, request, sitemap);
      const first = path.split('/', 2)[1]!;
      if (path !== '/' && !release.games.has(first)) return undefined;
      return async (request) => {
        // There are too many paths of records for names of operations.
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
