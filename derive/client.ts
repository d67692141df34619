import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type ProblemCode, problemKinds } from '../src/problem.ts';
import { upperFirst } from '../src/text/case.ts';
import { compareTexts } from '../src/text/compare-texts.ts';
import { withMarked } from './marked.ts';
import type { Schema } from './openapi/schema.ts';

const preface = `/**
 * Parameters and responses of the routes, and the names of the lists: derived from the OpenAPI document by \`npm run derive\`.
 */
`;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** The GET operation of a path in the document. */
interface Described {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<
    Record<200, { readonly content: Readonly<Record<'application/json', { readonly schema: Schema }>> }>
  >;
}

interface Components {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Route {
  readonly id: string;
  /** Path after `/v1/{gameId}/`. */
  readonly rest: string;
  /** Parameters of the query. */
  readonly query: readonly Parameter[];
  /** The schema of what \`data\` is, alone or many times, by view; of a route without views, under ''. */
  readonly views: ReadonlyMap<string, Schema>;
  /** The schema of `meta`, if the body has one that is not by view. */
  readonly meta: Schema | undefined;
}

/** Returns the schema of one record in a body: of `data`, or of its entries. */
function recordOf(body: Schema): Schema {
  const data = (body['properties'] as Record<string, Schema>)['data']!;
  return (data['items'] ?? data) as Schema;
}

/**
 * The bodies of a route by view. The document has that of the default view first and the others in the order of the
 * parameter.
 */
function viewsOf(query: readonly Parameter[], body: Schema): Map<string, Schema> {
  const view = query.find(({ name }) => name === 'view')?.schema as
    | { readonly enum: readonly string[]; readonly default: string }
    | undefined;
  if (view === undefined) return new Map([['', recordOf(body)]]);
  const views = [view.default, ...view.enum.filter((name) => name !== view.default)];
  const bodies = body['anyOf'] as readonly Schema[];
  if (bodies.length !== views.length)
    throw new Error(`expected a body for each view (${views}), got ${bodies.length}`);
  return new Map(views.map((name, index) => [name, recordOf(bodies[index]!)]));
}

/** The games that have their own paths. */
const gamesOf = (document: Schema): string[] => [
  ...new Set(
    Object.values(document['paths'] as Record<string, Schema>).flatMap(
      (item) => (item['get'] as { readonly 'x-game'?: string })['x-game'] ?? [],
    ),
  ),
];

/** The body of a response; a reference is followed to its component. */
function bodyOf(document: Schema, { responses }: Described): Schema {
  const { schema } = responses[200].content['application/json'];
  const name = (schema['$ref'] as string | undefined)?.slice(refTo('').$ref.length);
  return name === undefined ? schema : (document as unknown as Components).components.schemas[name]!;
}

/**
 * The routes below a game that return `{ data }`. The export has the data of all of them.
 *
 * @param root the beginning of their paths, e.g. `/v1/bloodborne/`.
 */
function routesOf(document: Schema, root: string): Route[] {
  const paths = Object.entries(document['paths'] as Record<string, Schema>);
  return paths.flatMap(([path, item]) => {
    if (!path.startsWith(root)) return [];
    const described = item['get'] as Described;
    const body = bodyOf(document, described);
    const hasData = [body, ...((body['anyOf'] ?? []) as Schema[])].some(
      ({ properties }) => properties && 'data' in (properties as object),
    );
    if (!hasData) return [];
    const query = described.parameters.filter((parameter) => parameter.in === 'query');
    const { meta } = (body['properties'] ?? {}) as { meta?: Schema };
    return [
      {
        // `bloodborne_listBosses` as the beginning of a type: `BloodborneListBosses`.
        id: described.operationId.split('_').map(upperFirst).join(''),
        rest: path.slice(root.length),
        query,
        views: viewsOf(query, body),
        meta,
      },
    ];
  });
}

const isPaged = (query: readonly Parameter[]) => query.some(({ name }) => name === 'page');

/** Whether a separate call chooses records of a list by slug. In a list without views, slugs are a filter. */
const hasMany = (query: readonly Parameter[]) => isPaged(query) && query.some(({ name }) => name === 'view');

/** The parameters of a query as one object; \`view\` is left to the signatures, whose result depends on it. */
function querySchema({ query }: Route): Schema {
  const own = query.filter(({ name }) => name !== 'view' && (name !== 'slugs' || !hasMany(query)));
  return {
    type: 'object',
    properties: Object.fromEntries(
      own.map(({ name, description, schema: { default: _, ...schema } }) => [
        name,
        // A list of one value may be written as the value.
        schema['type'] === 'array'
          ? { anyOf: [schema['items'], schema], description }
          : { ...schema, description },
      ]),
    ),
    required: own.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The names of all components that a text of schemas refers to, through others too: also of common shapes. */
function reached(text: string, schemas: Readonly<Record<string, Schema>>, into = new Set<string>()) {
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (into.has(name!)) continue;
    into.add(name!);
    reached(JSON.stringify(schemas[name!]), schemas, into);
  }
  return into;
}

const camel = (segment: string) => segment.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** The type of a response: its component, or an inline type for a calculator. */
const componentOf = (schema: Schema) => (schema['$ref'] as string | undefined)?.slice(refTo('').$ref.length);
const typeOf = ({ id }: Route, body: Schema) => componentOf(body) ?? `${id}Result`;
const viewsType = (route: Route) =>
  `{ ${[...route.views].map(([view, body]) => `${view}: ${typeOf(route, body)}`).join('; ')} }`;
const queryName = ({ id }: Route) => `${id}Query`;

/** The parameters and responses of each list of a game. */
function listsOf(routes: readonly Route[]) {
  const lists = routes.filter(
    ({ rest, query }) => !rest.includes('/') && isPaged(query) && !query.some(({ name }) => name === 'q'),
  );
  const detailOf = (list: Route) => routes.find(({ rest }) => rest === `${list.rest}/{slug}`);
  const member = (list: Route) => {
    const row = list.views.get('');
    if (row !== undefined) return `{ query: ${queryName(list)}; row: ${typeOf(list, row)} }`;
    const one = detailOf(list);
    const defaults = [list, ...(one ? [one] : [])].map(({ views }) => [...views.keys()][0]);
    if (!['summary', 'summary,detail'].includes(String(defaults)))
      throw new Error(`${list.id}: expected the default views summary and detail, got ${defaults}`);
    return `{ query: ${queryName(list)}; views: ${viewsType(list)}; hasRecords: ${one !== undefined} }`;
  };
  return lists.map((list) => ({
    name: list.rest,
    hasRecords: detailOf(list) !== undefined,
    text: `${camel(list.rest)}: ${member(list)};`,
  }));
}

const calculatorsOf = (routes: readonly Route[]) =>
  routes
    .filter(({ rest }) => rest.startsWith('calc/'))
    .map((route) => {
      const name = route.rest.slice('calc/'.length);
      const row = typeOf(route, route.views.get('')!);
      const result = isPaged(route.query) ? `{ data: ${row}[]; meta: PageMeta }` : row;
      return { name, text: `${camel(name)}: { query: ${queryName(route)}; result: ${result} };` };
    });

/** The routes of a game that are neither lists nor calculators, by the name that they have in the client. */
const others = ['search', 'suggest', 'lookup', 'compare', 'quality', 'progress', 'route'];

/** Prints the type of a route that is neither list nor calculator; `never` in a game without it. */
function shapeOf(routes: readonly Route[], rest: string): string {
  const route = routes.find((each) => each.rest === rest);
  if (route === undefined) return `${rest}: never;`;
  const result = typeOf(route, route.views.get('')!);
  const meta = route.meta && componentOf(route.meta);
  return `${rest}: { query: ${queryName(route)}; result: ${result}${meta ? `; meta: ${meta}` : ''} };`;
}

/** Prints the types of each game's routes, and the names of all lists and calculators. */
function gamesText(defaultGame: string, routesOfGames: ReadonlyMap<string, readonly Route[]>): string {
  const games = [...routesOfGames].map(([id, routes]) => ({
    id,
    routes,
    lists: listsOf(routes),
    calculators: calculatorsOf(routes),
  }));
  const members = (each: readonly { readonly text: string }[]) =>
    `{ ${each.map(({ text }) => text).join('\n')} }`;
  const names = (of: 'lists' | 'calculators') => [
    ...new Set(games.flatMap((game) => game[of].map(({ name }) => name))),
  ];
  const shapes = games.map(({ id, lists, calculators, routes }) =>
    [
      `${JSON.stringify(id)}: {`,
      `lists: ${members(lists)};`,
      `calculators: ${members(calculators)};`,
      ...others.map((rest) => shapeOf(routes, rest)),
      '};',
    ].join('\n'),
  );
  return [
    '/** Queries and results of the routes of each game, by the names that they have in the client. */',
    `export interface GameShapes {\n${shapes.join('\n')}\n}`,
    '',
    '/** The game of a client that is given none. */',
    `export const defaultGame = ${JSON.stringify(defaultGame)};`,
    '',
    '/** The segments of the paths of all lists. */',
    `export const segments = ${JSON.stringify(names('lists'))};`,
    '',
    '/** The last segments of the paths of all calculators. */',
    `export const calculators = ${JSON.stringify(names('calculators'))};`,
  ].join('\n');
}

/** Which members the problem document of a code has besides the common ones. */
function problemsText(problem: Schema): string {
  const known = problem['properties'] as Record<string, unknown>;
  const codes = Object.keys(problemKinds) as ProblemCode[];
  const rows = codes.map((code) => {
    const kind = problemKinds[code];
    const extras: readonly string[] = 'extras' in kind ? kind.extras : [];
    const members = extras.filter((name) => name in known);
    return `    ${code}: ${members.map((name) => `'${name}'`).join(' | ') || 'never'};`;
  });
  return `/** The members that a problem of each code has for certain, besides those of all. */\nexport interface ProblemMembers {\n${rows.join('\n')}\n}`;
}

/**
 * The types of the client, `client/src/api.ts`: the records of every view and the parameters of every route, without the
 * headers and failures that the types of the document spell out for each.
 *
 * @param openApi the OpenAPI document.
 * @param defaultGame the game of a client that is given none.
 */
export async function deriveClient(openApi: Schema, defaultGame: string): Promise<string> {
  const schemas = (openApi['components'] as Record<string, Record<string, Schema>>)['schemas']!;
  // Releases, changes and languages are the same in every game.
  const shared = routesOf(openApi, '/v1/{gameId}/');
  const ofGames = new Map(
    gamesOf(openApi).map((gameId) => [gameId, [...shared, ...routesOf(openApi, `/v1/${gameId}/`)]]),
  );
  const routes = [...new Set([...ofGames.values()].flat())];
  const inPlace = routes.flatMap((route) =>
    [...route.views.values()]
      .filter((body) => body['$ref'] === undefined)
      .map((body) => [typeOf(route, body), body] as const),
  );
  // Those of single records take `view` alone.
  const withQuery = routes.filter(({ rest }) => !rest.includes('{slug}'));
  const wanted = reached(
    JSON.stringify([
      ...routes.flatMap(({ views, meta }) => [...views.values(), meta]),
      ...['Problem', 'Usage', 'Games', 'GameIndex', 'PageMeta'].map(refTo),
    ]),
    schemas,
  );
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: {
      schemas: {
        ...Object.fromEntries([...wanted].sort().map((name) => [name, schemas[name]])),
        ...Object.fromEntries(inPlace),
        ...Object.fromEntries(withQuery.map((route) => [queryName(route), querySchema(route)])),
      },
    },
  };
  const nodes = await openapiTypeScript(structuredClone(document) as unknown as OpenAPI3, {
    alphabetize: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  // An OpenAPI document has these, and this one has nothing in them.
  const types = astToString(nodes).replace(/^export type (paths|webhooks|[$]defs|operations) = .*\n/gm, '');
  return `${preface}${[types, gamesText(defaultGame, ofGames), problemsText(schemas['Problem']!)].join('\n\n')}\n`;
}

/**
 * Returns the README of the client with the lists that each game has besides those of every game.
 *
 * @param titles the name of each game by its id.
 */
export function withLists(readme: string, openApi: Schema, titles: ReadonlyMap<string, string>): string {
  const lines = gamesOf(openApi).map((gameId) => {
    const names = listsOf(routesOf(openApi, `/v1/${gameId}/`))
      .sort((one, other) => compareTexts(one.name, other.name))
      .map(({ name, hasRecords }) => `\`${camel(name)}\`${hasRecords ? '' : ' (no `get`)'}`);
    return `- **${titles.get(gameId)}**: ${names.join(', ')}.`;
  });
  return withMarked(readme, 'lists', lines.join('\n'));
}
