/**
 * Writes `dist/docs`: the pages, the assets that they load, and the indexes of their search. `npm run build` runs it, after
 * bundling the scripts and the style into `dist/site/browser`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDataModel } from '../../derive/data-model.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { qualityOf } from '../../src/dataset/quality.ts';
import { defaultGame, servedGraph } from '../../src/games/index.ts';
import { siteOf } from '../games/sites.ts';
import type { Assets, DocsFile, SiteFile } from '../docs/docs.tsx';
import { loadOperations } from '../../src/rest/operations.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { pageGame } from '../pages/kinds.ts';
import type { Page } from '../pages/layout.tsx';
import { chartOfFiles } from '../games/chart.ts';
import { hintsOf } from '../games/hints.ts';
import { chartPage, findsOf, sheetsOf } from './chart-page.tsx';
import { words } from '../pages/words.ts';
import { fromRoot } from '../../src/root.ts';
import { sha256 } from '../../src/text/digest.ts';
import { forwardPage, movedPage } from './forward-page.tsx';
import { fontLicenses, makeFonts } from './fonts.ts';
import { guideInsertions, guidesOfGames, movedGuides } from './guides.ts';
import { llmsFullText, llmsText, markdownPages } from './llms.ts';
import { arrangeMap } from './map-layout.ts';
import { mapPage } from './map-page.tsx';
import { progressModel } from './progress-model.ts';
import { checklistOf } from '../shared/checklist.ts';
import { type Card, cardSvg, createPainter } from './cards.tsx';
import { checklistPage } from './checklist-page.tsx';
import { recordNames } from './record-names.ts';
import { renderSite } from './site.tsx';
import { hiddenNames } from './hidden-names.ts';
import { toolsModels } from './tools-model.ts';
import { toolsPage } from './tools-page.tsx';
import { joined } from '../../src/text/joined.ts';

const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7d1626"/><path d="M16 4.500v23M16 7c-4.500 0-7.500 2.600-7.500 6.300s3 5.700 7.500 5.700M16 9.500c4.500 0 7.500 2.300 7.500 5.600s-3 6-7.500 6M11.500 27.500h9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;

/** The sign on the first screen of a phone, large enough for all of them. */
const touchIconSize = 512;

const finished = fromRoot('dist', 'docs');
/** Written whole beside what is served: a service that starts meanwhile finds one or the other. */
const folder = fromRoot('dist', `docs-made-${process.pid}`);
const files: DocsFile[] = [];

function write(file: string, body: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), body);
}

/** Writes an asset; gives its path. */
function writeAsset(name: string, body: string | Buffer): string {
  const file = `assets/${name}`;
  write(file, body);
  files.push({ path: `/docs/${file}`, file });
  return `/docs/${file}`;
}

/** Writes an asset under a name with its digest, so that a browser may keep it for good; gives its path. */
function writeLasting(
  name: string,
  extension: 'js' | 'css' | 'svg' | 'png' | 'json' | 'webmanifest' | 'woff2' | 'txt',
  body: string | Buffer,
): string {
  const digest = sha256(body, 'hex').slice(0, 12);
  return writeAsset(`${name}.${digest}.${extension}`, body);
}

/** The form in which a Content-Security-Policy names an inline script. */
const hashForPolicy = (script: string) => `sha256-${sha256(script, 'base64')}`;

const readJson = (...parts: string[]) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8'));
const browserFolder = fromRoot('dist', 'site', 'browser');
const bundled = (file: string) => readFileSync(path.join(browserFolder, file));

const openApi = readJson('schema', 'openapi.json');
const dataset = loadDataset(fromRoot('seeds'));
/** The games, the default one first. */
const games = dataset.games
  .map((data) => {
    const graph = servedGraph(data.game.slug);
    const operations = loadOperations(graph);
    // Hints with unknown names end the build.
    pageGame(graph, operations.list, servedGames().get(data.game.slug)!);
    const map = siteOf(data.game.slug).map?.(data);
    const { map: positions } = hintsOf(data.game.slug);
    const chart = positions && chartOfFiles(data, positions);
    return { data, operations, dataModel: readDataModel(graph, operations), map, chart };
  })
  .sort((a, b) => Number(b.data.game.slug === defaultGame) - Number(a.data.game.slug === defaultGame));
const sources = {
  openApi,
  examples: readJson('schema', 'examples.json'),
  games: games.map(({ data, operations, dataModel }) => ({
    id: data.game.slug,
    name: data.game.name,
    operations: operations.list,
    dataModel,
  })),
  quality: dataset.games.map((data) => ({
    id: data.game.slug,
    name: data.game.name,
    version: data.game.dataset_version,
    kinds: qualityOf(data),
  })),
};
const records = recordNames(
  dataset,
  games.flatMap(({ operations }) => operations.list),
);

// Under names that the service can derive: pictures of pages where their addresses are shared.
const paint = await createPainter();
const card = (name: string, what: Card) => writeAsset(`cards/${name}.png`, paint(cardSvg(what)));
const titles = games.map(({ data }) => data.game.name);
card('home', {
  above: 'Reference data',
  title: joined(titles),
  below: 'Records, tools and a JSON API',
});
for (const { data } of games) {
  const { slug, name } = data.game;
  const lists = Object.entries(records.games[slug] ?? {});
  const count = (of: number) => `${of.toLocaleString('en')} ${of === 1 ? 'record' : 'records'}`;
  card(slug, {
    above: 'Every record, with sources',
    title: name,
    below: `${count(lists.reduce((sum, [, { length }]) => sum + length, 0))} in ${lists.length} lists`,
  });
  for (const [segment, { length }] of lists)
    card(`${slug}-${segment}`, {
      above: name,
      title: words(segment.replaceAll('-', '_')),
      below: `${count(length)} with exact values`,
      segment,
    });
}

// They name each other, so these names are those that the bundler gave, digests included. Most are loaded later.
const parts = new Map(
  readdirSync(path.join(browserFolder, 'parts')).map((part) => [
    part,
    writeAsset(`parts/${part}`, bundled(`parts/${part}`)),
  ]),
);
const appScript = bundled('app.js');
const importedAtOnce = [...appScript.toString().matchAll(/(?:from|import)"\.\/parts\/([^"]+)"/g)].map(
  ([, part]) => parts.get(part!)!,
);

const fonts = (await makeFonts()).map(({ name, woff2 }) => ({
  file: `${name}.woff2`,
  path: writeLasting(name, 'woff2', woff2),
}));
// Beside the style, so that a name is all that it needs.
const styleWithFonts = (file: string) =>
  fonts.reduce(
    (text, { file: font, path: target }) => text.replaceAll(font, path.basename(target)),
    bundled(file).toString(),
  );
const icon = writeLasting('icon', 'svg', iconSvg);
const touchIcon = writeLasting('icon', 'png', paint(iconSvg, touchIconSize));
/** Its addresses are relative to its own, so that they hold below any path. */
const manifest = writeLasting(
  'caryll',
  'webmanifest',
  JSON.stringify({
    name: `Caryll: ${joined(titles)}`,
    short_name: 'Caryll',
    start_url: '../../',
    scope: '../../',
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#8f1a2d',
    icons: [
      { src: path.basename(icon), type: 'image/svg+xml', sizes: 'any' },
      {
        src: path.basename(touchIcon),
        type: 'image/png',
        sizes: `${touchIconSize}x${touchIconSize}`,
        purpose: 'any maskable',
      },
    ],
  }),
);
const hasMap = ({ map, chart }: (typeof games)[number]) => map !== undefined || chart !== undefined;
const worlds = games.flatMap((game) => {
  const { data } = game;
  const model = progressModel(data, { segments: records.segmentOfKind, hasMap: hasMap(game) });
  if (model === undefined) return [];
  const text = `export const model = ${JSON.stringify(model)};\n`;
  return [{ model, modelScript: writeLasting(`progress-${model.game}`, 'js', text) }];
});
const tools = Object.fromEntries(
  games.flatMap(({ data }) => {
    const models = toolsModels(data);
    if (models === undefined) return [];
    const { slug, name: title } = data.game;
    const written = (name: string, model: object) => writeLasting(name, 'json', JSON.stringify(model));
    const core = written(`tools-${slug}`, models.core);
    return [[slug, { title, core, damage: written(`tools-${slug}-damage`, models.damage) }]];
  }),
);
const assets: Assets = {
  script: writeLasting('app', 'js', appScript),
  parts: importedAtOnce,
  theme: writeLasting('theme', 'js', bundled('theme.js')),
  style: writeLasting('style', 'css', styleWithFonts('style.css')),
  playersScript: writeLasting('players', 'js', bundled('players.js')),
  playersStyle: writeLasting('players', 'css', styleWithFonts('players-style.css')),
  fonts: fonts.map((font) => font.path),
  fontLicenses: writeLasting('fonts', 'txt', fontLicenses()),
  browseStyle: writeLasting('browse', 'css', bundled('browse.css')),
  graphiql: writeLasting('graphiql', 'js', bundled('graphiql.js')),
  icon,
  touchIcon,
  manifest,
  index: '/docs/assets/search.json',
  records: writeLasting('records', 'json', JSON.stringify(records)),
};

/** The page of the map of a game that is drawn from positions. */
function chartOf({ data, chart }: (typeof games)[number]): Page[] {
  if (chart === undefined) return [];
  const sheets = sheetsOf(chart);
  const parts = { chart, sheets, hidden: hiddenNames(data) };
  const finds = writeLasting(`map-finds-${chart.gameId}`, 'json', JSON.stringify(findsOf(parts)));
  const { segmentOfKind: segments } = records;
  return [chartPage({ ...parts, segments, finds, script: chartScript, style: assets.browseStyle })];
}

/** The page of the map of a game that is drawn from its ways. */
async function mapOf({ data, map }: (typeof games)[number]): Promise<Page[]> {
  if (map === undefined) return [];
  const progress = worlds.find(({ model }) => model.game === map.gameId);
  const places = progress === undefined ? [] : checklistOf(progress.model.world).places;
  const order = places.map((place) => place.slice('location:'.length));
  const layout = await arrangeMap(map, order);
  return [
    mapPage({
      map,
      layout,
      hidden: hiddenNames(data),
      script: mapScript,
      style: assets.browseStyle,
      order,
      segments: records.segmentOfKind,
      progress,
    }),
  ];
}

const checklistScript = writeLasting('checklist', 'js', bundled('checklist.js'));
const chartScript = writeLasting('chart', 'js', bundled('chart.js'));
const mapScript = writeLasting('map', 'js', bundled('map.js'));
const forward = bundled('forward.js').toString().trim();
/** Games with a page of a name. */
const gamesWith = (name: 'map' | 'checklist') =>
  games
    .filter((game) =>
      name === 'map' ? hasMap(game) : worlds.some(({ model }) => model.game === game.data.game.slug),
    )
    .map(({ data: { game } }) => ({ id: game.slug, name: game.name }));

const { pages, problem, searchIndex } = renderSite({
  ...sources,
  records,
  unlisted: [
    forwardPage(forward),
    ...(['map', 'checklist'] as const).map((name) => movedPage(name, gamesWith(name), forward)),
  ],
  browse: [
    ...(await Promise.all(games.map(mapOf))).flat(),
    ...games.flatMap(chartOf),
    ...worlds.map((world) =>
      checklistPage({
        ...world,
        script: checklistScript,
        style: assets.browseStyle,
        titles: Object.fromEntries(worlds.map(({ model }) => [model.game, model.title])),
      }),
    ),
    toolsPage({
      script: writeLasting('tools', 'js', bundled('tools.js')),
      style: assets.browseStyle,
      games: tools,
    }),
  ],
  assets,
});
writeAsset('search.json', JSON.stringify(searchIndex));
// Under fixed names for guides: npm and import statements of others use them.
for (const file of ['caryll-client.js', 'caryll-client.tgz']) writeAsset(file, bundled(file));
files.push({ path: '/favicon.ico', file: icon.replace('/docs/', '') });
for (const { path: address, label, game, html, inlineScript } of pages) {
  const file = `pages${address}.html`;
  write(file, html);
  files.push({
    path: address,
    file,
    ...(label !== undefined && { label }),
    ...(game !== undefined && { game }),
    ...(inlineScript && { scriptHash: hashForPolicy(inlineScript) }),
  });
}
for (const [former, name] of Object.entries(movedGuides))
  files.push({ path: `/docs/${former}`, file: `pages/docs/${name}.html` });
const forModels = { openApi, insertions: guideInsertions(sources), ofGames: guidesOfGames(sources) };
for (const [file, text] of [
  ['llms.txt', llmsText(forModels)],
  ['llms-full.txt', llmsFullText(forModels)],
] as const) {
  write(file, text);
  files.push({ path: `/${file}`, file });
}
for (const [address, text] of markdownPages(forModels)) {
  const file = `pages${address}.md`;
  write(file, text);
  files.push({ path: `${address}.md`, file });
}
write('problem.html', problem);
const mapTools = games.filter(hasMap).map(({ data: { game }, chart }) => ({
  path: `/${game.slug}/map`,
  label: 'Map',
  title: `Map of ${game.name}`,
  games: [game.slug],
  shows: [...new Set([...(chart?.marks ?? []), ...(chart?.finds ?? [])].map(({ kind }) => kind))],
}));
const checklistTools = worlds.map(({ model }) => ({
  path: `/${model.game}/checklist`,
  label: 'Checklist',
  title: `${model.title} checklist`,
  games: [model.game],
}));
const calculators = 'Build calculators';
const site: SiteFile = {
  version: openApi.info.version,
  assets,
  tools: [
    { path: '/docs/tools', label: calculators, title: calculators, games: Object.keys(tools) },
    ...mapTools,
    ...checklistTools,
  ],
};
write('site.json', JSON.stringify(site));
write('files.json', JSON.stringify(files));

const former = fromRoot('dist', `docs-former-${process.pid}`);
if (existsSync(finished)) renameSync(finished, former);
renameSync(folder, finished);
rmSync(former, { recursive: true, force: true });
