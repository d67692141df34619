import type { Release, ReleaseGame } from '../data/releases.ts';
import { described, resourceOf } from '../http/routes/discovery.ts';
import { viewNames } from '../rest/kind-operations.ts';
import { dataLists, type GameRoute, type Operation } from '../rest/operations.ts';
import { readParameters } from '../rest/params.ts';
import { operationRequest, type Replies } from '../rest/replies.ts';
import { english, type SiteRelease } from '../site-port.ts';
import type { DescribedFile } from './open-api.ts';

/** A file of an edition. */
export interface EditionFile {
  /** Path relative to the folder of the edition. */
  readonly path: string;
  readonly body: Buffer;
}

/** Parts that the JSON files are made of. */
export interface JsonSource {
  readonly release: Release;
  /** The release in the form that pages read. */
  readonly forPages: Pick<SiteRelease, 'names' | 'marks'>;
  readonly games: readonly ReleaseGame[];
  readonly operations: readonly Operation[];
  readonly replies: Pick<Replies, 'make'>;
}

const pageSize = 100;

const isOfGame =
  (game: ReleaseGame) =>
  ({ graph }: Operation): boolean =>
    graph.gameId === game.id;

/** The routes of a game whose responses depend on nothing but the data, beside its lists: languages, releases, quality. */
const plainRoutes = (operations: readonly Operation[]): Operation[] =>
  operations.filter(
    ({ cost, path, parameters }) =>
      cost === 'none' &&
      /^\/v1\/\{gameId\}\/[a-z-]+$/.test(path) &&
      parameters.every(({ name, required }) => name === 'gameId' || !required),
  );

/** The operation of a single record of a list; undefined for lists without one. */
const recordRoute = (operations: readonly Operation[], { segment }: GameRoute): Operation | undefined =>
  operations.find(({ path }) => path === `/v1/{gameId}/${segment}/{slug}`);

const widestView = ({ queries }: Operation) => viewNames.findLast((name) => queries.has(name));

/** Paths of files as the OpenAPI document of the service has their routes. */
export function describedFiles(
  { games, operations }: Pick<JsonSource, 'games' | 'operations'>,
  hasRoute: (route: string) => boolean,
): DescribedFile[] {
  const files = games.flatMap((game) => {
    const own = operations.filter(isOfGame(game));
    const at = (path: string) => {
      const ofGame = path.replace('{gameId}', game.id);
      return hasRoute(ofGame) ? ofGame : path;
    };
    return [
      ...dataLists(own).flatMap((list): DescribedFile[] => {
        const route = at(list.operation.path);
        const record = recordRoute(own, list);
        return [
          { path: `${route}.json`, route, suffix: '', isWide: false, isWhole: true },
          { path: `${route}/pages/{page}.json`, route, suffix: 'Page', isWide: true },
          ...(record === undefined
            ? []
            : [{ path: `${at(record.path)}.json`, route: at(record.path), suffix: '', isWide: true }]),
        ];
      }),
      ...plainRoutes(own).map(({ path }) => ({
        path: `${at(path)}.json`,
        route: at(path),
        suffix: '',
        isWide: false,
      })),
    ];
  });
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

const jsonFile = (path: string, value: unknown): EditionFile => ({
  path,
  body: Buffer.from(JSON.stringify(value)),
});

/** The names of the records of a game in each language, with the level of those that are spoilers. */
async function* nameFiles({ forPages }: JsonSource, game: ReleaseGame): AsyncGenerator<EditionFile> {
  const { model } = game.kinds;
  const marks = await forPages.marks(game.id);
  const tables = [...model.tables.values()].flatMap(({ isRecord, file, name }) =>
    isRecord && file !== undefined ? [name] : [],
  );
  for (const tag of model.languages.keys()) {
    const named = await forPages.names(game.id, tables, tag === english ? undefined : tag);
    const data = named.map(({ table: kind, slug, name }) => {
      const spoiler = marks.levelOfName(kind, slug);
      return { kind, slug, name, ...(spoiler && { spoiler }) };
    });
    data.sort((a, b) => (`${a.kind} ${a.slug}` < `${b.kind} ${b.slug}` ? -1 : 1));
    yield jsonFile(`v1/${game.id}/names/${tag}.json`, { data });
  }
}

/** The files of a list: as a whole in its default view, by page in its widest view, and each of its records. */
async function* listFiles(
  source: JsonSource,
  game: ReleaseGame,
  list: GameRoute,
): AsyncGenerator<EditionFile> {
  const { release, replies, operations } = source;
  const bodyOf = async (
    operation: Operation,
    path: Record<string, string>,
    query: Record<string, string>,
  ) => {
    const pairs = Object.entries(query);
    const variables = readParameters(operation, path, { pairs, undecodable: [] });
    return (await replies.make(release, operationRequest(operation, variables))).body;
  };
  const gameId = game.id;
  const own = `v1/${gameId}/${list.segment}`;
  const view = widestView(list.operation);
  const record = recordRoute(operations.filter(isOfGame(game)), list);
  const recordView = record && widestView(record);
  const whole: unknown[] = [];
  for (let page = 1; whole.length === (page - 1) * pageSize; page++) {
    const pageOf = { page: String(page), page_size: String(pageSize) };
    const { data } = JSON.parse((await bodyOf(list.operation, { gameId }, pageOf)).toString()) as {
      data: { slug?: string }[];
    };
    if (data.length === 0 && page > 1) break;
    whole.push(...data);
    const wide = await bodyOf(list.operation, { gameId }, { ...pageOf, ...(view && { view }) });
    yield { path: `${own}/pages/${page}.json`, body: wide };
    if (record === undefined) continue;
    for (const { slug } of data)
      yield {
        path: `${own}/${slug}.json`,
        body: await bodyOf(record, { gameId, slug: slug! }, recordView ? { view: recordView } : {}),
      };
  }
  yield jsonFile(`${own}.json`, { data: whole });
}

/** The JSON files of an edition: its games, and of each its lists, its records and its names. */
export async function* jsonFiles(source: JsonSource): AsyncGenerator<EditionFile> {
  const { games, operations, release, replies } = source;
  yield jsonFile('v1.json', { data: games.map((game) => described(game, `v1/${game.id}.json`)) });
  for (const game of games) {
    const own = operations.filter(isOfGame(game));
    const lists = dataLists(own);
    const plain = plainRoutes(own);
    for (const list of lists) yield* listFiles(source, game, list);
    for (const operation of plain) {
      const variables = readParameters(operation, { gameId: game.id }, { pairs: [], undecodable: [] });
      const { body } = await replies.make(release, operationRequest(operation, variables));
      yield { path: `${operation.path.slice(1).replace('{gameId}', game.id)}.json`, body };
    }
    yield* nameFiles(source, game);
    const nameOf = ({ path }: Operation) => path.slice(path.lastIndexOf('/') + 1);
    yield jsonFile(`v1/${game.id}.json`, {
      data: {
        ...described(game, `${game.id}.json`),
        resources: lists.map((list) => resourceOf(game, list, `${game.id}/${list.segment}.json`)),
        links: Object.fromEntries(
          plain.map((operation) => [nameOf(operation), `${game.id}/${nameOf(operation)}.json`]).sort(),
        ),
        names: Object.fromEntries(
          [...game.kinds.model.languages.keys()].map((tag) => [tag, `${game.id}/names/${tag}.json`]),
        ),
      },
    });
  }
}
