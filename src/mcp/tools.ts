import { costInWords, type PlanPrice } from '../rest/quota-cost.ts';
import { snakeCase } from '../text/case.ts';
import { excerpt } from '../text/excerpt.ts';
import { didYouMean } from '../text/nearest.ts';
import { gamesOf, type OpenApiDocument, type Operation, operationsOf, type Parameter } from './openapi.ts';

export type { OpenApiDocument } from './openapi.ts';

type Value = string | number | boolean | readonly string[];
type Arguments = Readonly<Record<string, unknown>>;
type Schema = Readonly<Record<string, unknown>>;

/** A request to the service. */
export interface ToolRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, Value>>;
  /** Whether the record is the only one of a list. */
  readonly isOnlyOne: boolean;
}

/** A tool as an assistant sees it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, Schema>>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  /**
   * Returns the request that the tool makes, or the text that it returns without one.
   *
   * @throws ArgumentError
   */
  run(given: Arguments): ToolRequest | string;
}

/** A tool does not accept these arguments. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';

  /** @param hint a second sentence. */
  constructor(message: string, hint?: string) {
    super(hint === undefined ? message : `${message} ${hint}`);
  }
}

export interface Toolbox {
  readonly tools: readonly Tool[];
  /** Games that the tools read. */
  readonly games: readonly string[];
  /** Kinds of records in any of the games, e.g. `boss`. */
  readonly kinds: readonly string[];
  /** Price of a record on the plan, as a sentence. */
  readonly recordPrice: string;
  /** Returns the request for all data of a record; undefined when there is no such kind in the game. */
  requestRecord(gameId: string, kind: string, slug: string): ToolRequest | undefined;
}

export interface ToolboxParts {
  readonly document: OpenApiDocument;
  /** The one game that the tools read; all games of the document without it. */
  readonly gameId?: string | undefined;
  /** Plan of the key, which determines prices. */
  readonly plan: string;
}

/** Parameters that lists have in common, which are separate arguments; the others are `filters`. */
const ofAllLists = ['slugs', 'view', 'sort', 'page', 'page_size', 'lang', 'dataset'];
/** Maximum number of values of an enum in the list of tools. `describe_tool` lists longer ones. */
const maxValues = 12;

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

function wrongKind(kind: string, kinds: readonly string[], game: string): ArgumentError {
  // Paths of the service have plurals with hyphens; `armor-sets` also begins with `armor`.
  const token = kind.replaceAll('-', '_');
  const near = kinds.findLast((each) => token.startsWith(each)) ?? token;
  return new ArgumentError(
    `kind must be one of ${kinds.join(', ')} in ${game}; got "${excerpt(kind)}".`,
    kinds.includes(near) ? `Did you mean ${near}?` : didYouMean(near, kinds),
  );
}

/**
 * Returns the arguments after a check of their names. The service checks the values, because it can suggest similar ones.
 *
 * @param known names that are accepted.
 * @param ofWhat the tool or the list that has them, for errors.
 */
function checkedArguments(
  known: readonly string[],
  ofWhat: string,
  given: Arguments,
): Readonly<Record<string, Value>> {
  for (const [argument, value] of Object.entries(given)) {
    if (!known.includes(argument))
      throw new ArgumentError(
        `${excerpt(argument)} must be an argument of ${ofWhat} (${known.join(', ') || 'it takes none'}).`,
        didYouMean(argument, known),
      );
    if (!isValue(value))
      throw new ArgumentError(
        `${excerpt(argument)} must be a string, a number, a boolean or a list of strings; got ${excerpt(JSON.stringify(value))}.`,
      );
  }
  return given as Readonly<Record<string, Value>>;
}

function checkRequired(required: readonly string[], given: Arguments): void {
  for (const needed of required)
    if (given[needed] === undefined) throw new ArgumentError(`${needed} is required.`);
}

const closed = (properties: Readonly<Record<string, Schema>>, required: string[]): Tool['inputSchema'] => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const firstSentence = (text: string) => /^.*?(?<!e\.g)\.(?= |$)/s.exec(text)?.[0] ?? text;

/** Returns a schema without what only the service checks: patterns, lengths, bounds and long enums. */
function leanSchema({ type, items, enum: values, default: usual }: Schema): Schema {
  return {
    ...(type !== undefined && { type }),
    ...(Array.isArray(values) && values.length <= maxValues && { enum: values }),
    ...(usual !== undefined && { default: usual }),
    ...(items !== undefined && { items: leanSchema(items as Schema) }),
  };
}

/** Returns the values of an enum, of a parameter or of its items; undefined for any other. */
const valuesOf = ({ schema }: Parameter) =>
  (schema['enum'] ?? (schema['items'] as Schema | undefined)?.['enum']) as readonly unknown[] | undefined;

/** Returns a schema with the values of all games. */
function withValues(schema: Schema, values: readonly unknown[]): Schema {
  return schema['items'] === undefined
    ? { ...schema, enum: values }
    : { ...schema, items: { ...(schema['items'] as Schema), enum: values } };
}

/** Returns an argument for a parameter that has the same name in one or more of the games. */
function leanArgument(parameters: readonly Parameter[], onlyIn: readonly string[]): Schema {
  const [{ schema, description }] = parameters as [Parameter];
  const enums = parameters.map(valuesOf);
  const values = enums.every((each) => each !== undefined) ? [...new Set(enums.flat())] : undefined;
  const { default: usual, ...lean } = leanSchema(values === undefined ? schema : withValues(schema, values));
  const isUsual = usual !== undefined && parameters.every((each) => each.schema['default'] === usual);
  return {
    ...lean,
    ...(isUsual && { default: usual }),
    description: `${firstSentence(description)}${onlyIn.length > 0 ? ` Only in ${onlyIn.join(', ')}.` : ''}`,
  };
}

/** The operations of each game, from which the tools are made. */
interface Catalog {
  readonly games: readonly string[];
  readonly operations: ReadonlyMap<string, readonly Operation[]>;
  /** Operations of all games. */
  readonly everywhere: readonly Operation[];
  readonly kinds: readonly string[];
  kindsIn(game: string): string[];
  /** Returns the operations of each game that are of some sort. */
  ofGames(is: (operation: Operation) => boolean): (readonly [game: string, operation: Operation])[];
  priceOf(operation: Operation): PlanPrice;
  find(game: string, kind: unknown, is: (operation: Operation) => boolean): Operation | undefined;
  /** The list of a kind in a game. @throws ArgumentError */
  listOf(game: string, kind: unknown): Operation;
  /** The game that the arguments name, which may be left out if there is one. @throws ArgumentError */
  gameOf(given: Arguments, among?: readonly string[]): string;
}

const isRecord = ({ path }: Operation) => path.endsWith('/{slug}');
const isList = ({ kind, query }: Operation) =>
  kind !== undefined && query.some(({ name }) => name === 'slugs');

function createCatalog({ document, gameId, plan }: ToolboxParts): Catalog {
  const games = gameId === undefined ? gamesOf(document) : [gameId];
  const operations = new Map(games.map((game) => [game, operationsOf(document, game)]));
  const kindsIn = (game: string) =>
    operations
      .get(game)!
      .filter(isList)
      .map(({ kind }) => kind!)
      .sort();
  const find: Catalog['find'] = (game, kind, is) =>
    operations.get(game)?.find((operation) => operation.kind === kind && is(operation));
  return {
    games,
    operations,
    everywhere: [...operations.values()].flat(),
    kinds: [...new Set(games.flatMap(kindsIn))].sort(),
    kindsIn,
    ofGames: (is) =>
      games.flatMap((game) =>
        operations
          .get(game)!
          .filter(is)
          .map((operation) => [game, operation] as const),
      ),
    find,
    // A service whose plans changed since the key was read has the price of its first one.
    priceOf: ({ cost }) => (typeof cost === 'number' ? cost : (cost[plan] ?? Object.values(cost)[0]!)),
    listOf(game, kind) {
      const list = find(game, kind, isList);
      if (list === undefined) throw wrongKind(String(kind), kindsIn(game), game);
      return list;
    },
    gameOf({ game = games.length === 1 ? games[0] : undefined }, among = games) {
      if (game === undefined) throw new ArgumentError(`game is required: ${among.join(' or ')}.`);
      if (!among.includes(String(game)))
        throw new ArgumentError(
          `game must be one of ${among.join(', ')}; got "${excerpt(String(game))}".`,
          didYouMean(String(game), among),
        );
      return String(game);
    },
  };
}

/** Returns the request for a record, in the view `full` unless the query has another; undefined without such a kind. */
function recordRequest(
  { find }: Catalog,
  game: string,
  kind: string,
  slug: string,
  query: ToolRequest['query'] = {},
): ToolRequest | undefined {
  const sent = { view: 'full', ...query };
  const record = find(game, kind, isRecord);
  if (record !== undefined)
    return { path: record.path.replace('{slug}', encodeURIComponent(slug)), query: sent, isOnlyOne: false };
  // Kinds without a route for single records are filtered by slug.
  const list = find(game, kind, isList);
  return list && { path: list.path, query: { slugs: [slug], ...sent }, isOnlyOne: true };
}

/** Returns what records cost, as a sentence: those with their own route, and those that are lists of one. */
function recordPriceOf({ everywhere, kinds, priceOf }: Catalog): string {
  const unitsOf = (kind: string) => {
    const ofThis = everywhere.filter((operation) => operation.kind === kind);
    const price = priceOf(ofThis.find(isRecord) ?? ofThis.find(isList)!);
    return typeof price === 'number' ? price : (price.slugs ?? price.default);
  };
  const usual = Math.min(...kinds.map(unitsOf));
  const others = kinds.filter((kind) => unitsOf(kind) > usual);
  const more = others.length > 0 && `; of ${others.join(', ')} ${unitsOf(others[0]!)}`;
  return `${costInWords(usual).slice(0, -1)} in every view${more || ''}.`;
}

/** Returns the arguments for the parameters of operations of several games, or for those of the names. */
function argumentsOf(operations: readonly (readonly [game: string, Operation])[], names?: readonly string[]) {
  const parameters = operations.flatMap(([game, { query }]) => query.map((each) => ({ game, each })));
  const wanted = [...new Set(names ?? parameters.map(({ each }) => each.name))];
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const having = parameters.filter(({ each }) => each.name === name);
      if (having.length === 0) return [];
      const onlyIn = having.length < operations.length ? having.map(({ game }) => game) : [];
      return [
        [
          name,
          leanArgument(
            having.map(({ each }) => each),
            onlyIn,
          ),
        ] as const,
      ];
    }),
  );
}

const gameArgument = (games: readonly string[]): Schema => ({
  type: 'string',
  enum: games,
  description: 'Game id.',
});
const kindArgument = (kinds: readonly string[], description = 'Kind of record.'): Schema => ({
  type: 'string',
  enum: kinds,
  description,
});
/** Returns the names of required arguments: an assistant of one game need not name it. */
const needed = ({ games }: Catalog, ...names: string[]) => [...(games.length > 1 ? ['game'] : []), ...names];

/** Creates the tool of an operation, which has the same name in all games that have it. */
function operationTool(catalog: Catalog, operationName: string): Tool {
  const ofGames = catalog.ofGames((operation) => operation.name === operationName);
  const having = ofGames.map(([game]) => game);
  const [[game, first]] = ofGames as [(typeof ofGames)[number]];
  const name = snakeCase(operationName);
  const isOfGame = first.path.split('/')[2] === encodeURIComponent(game);
  const required = first.query.filter((each) => each.required).map((each) => each.name);
  const inputSchema = closed(
    { ...(isOfGame && { game: gameArgument(having) }), ...argumentsOf(ofGames) },
    isOfGame ? needed(catalog, ...required) : required,
  );
  return {
    name,
    title: first.title,
    description: `${first.purpose} ${costInWords(catalog.priceOf(first))}`,
    inputSchema,
    run(given) {
      const { game: wanted, ...query } = checkedArguments(Object.keys(inputSchema.properties), name, given);
      const chosen = isOfGame ? catalog.gameOf(wanted === undefined ? {} : { game: wanted }, having) : game;
      checkRequired(required, query);
      return { path: new Map(ofGames).get(chosen)!.path, query, isOnlyOne: false };
    },
  };
}

const listName = 'list_records';
const recordName = 'get_record';

/** @throws ArgumentError when a filter of the list is beside `filters`. */
function checkFilterPlaces(list: Operation, known: readonly string[], given: Arguments): void {
  const misplaced = Object.keys(given).filter(
    (name) => !known.includes(name) && list.query.some((parameter) => parameter.name === name),
  );
  if (misplaced.length > 0)
    throw new ArgumentError(
      `${misplaced.join(', ')} must be in filters: ${JSON.stringify({
        filters: Object.fromEntries(misplaced.map((name) => [name, given[name]])),
      })}.`,
    );
}

function listTool(catalog: Catalog): Tool {
  const lists = catalog.ofGames(isList);
  const properties: Record<string, Schema> = {
    game: gameArgument(catalog.games),
    kind: kindArgument(catalog.kinds),
    filters: {
      type: 'object',
      description: 'Filters of the kind by name, e.g. {"is_dlc": true}.',
      additionalProperties: true,
    },
    ...argumentsOf(lists, ofAllLists),
    // Each kind has its own keys.
    sort: { type: 'array', items: { type: 'string' }, description: 'Sort keys; `-` before one reverses it.' },
  };
  return {
    name: listName,
    title: 'List records of a kind',
    description:
      'Lists records of one kind. `describe_tool` with the same game and kind describes its filters, its sort keys and its price. Costs 1 unit or more, depending on kind and view.',
    inputSchema: closed(properties, needed(catalog, 'kind')),
    run({ filters = {}, ...given }) {
      checkRequired(['kind'], given);
      const list = catalog.listOf(catalog.gameOf(given), given['kind']);
      checkFilterPlaces(list, Object.keys(properties), given);
      const { game: _, kind: _kind, ...query } = checkedArguments(Object.keys(properties), listName, given);
      if (typeof filters !== 'object' || filters === null || Array.isArray(filters))
        throw new ArgumentError(
          `filters must be an object; got ${excerpt(JSON.stringify(filters) ?? 'nothing')}.`,
        );
      const known = list.query.map(({ name }) => name);
      const filtered = checkedArguments(known, `the list of ${list.kind!}`, filters as Arguments);
      return { path: list.path, query: { ...query, ...filtered }, isOnlyOne: false };
    },
  };
}

function recordTool(catalog: Catalog): Tool {
  const records = catalog.ofGames(isRecord);
  const properties: Record<string, Schema> = {
    game: gameArgument(catalog.games),
    kind: kindArgument(catalog.kinds),
    slug: { type: 'string', description: 'Slug of the record, e.g. `father-gascoigne`.' },
    view: {
      type: 'string',
      enum: ['summary', 'full'],
      default: 'full',
      description: 'How much of the record: `full` is all of it.',
    },
    ...argumentsOf(records, ['lang', 'dataset']),
  };
  return {
    name: recordName,
    title: 'Get one record',
    description: [
      'Gets one record of any kind by its slug: a boss, a weapon, an item and so on.',
      'Slugs are in lists, in search results and in references between records.',
      recordPriceOf(catalog),
    ].join(' '),
    inputSchema: closed(properties, needed(catalog, 'kind', 'slug')),
    run(given) {
      const checked = checkedArguments(Object.keys(properties), recordName, given);
      checkRequired(['kind', 'slug'], checked);
      const { game: _, kind, slug, ...query } = checked;
      const game = catalog.gameOf(checked);
      const request = recordRequest(catalog, game, String(kind), String(slug), query);
      if (request === undefined) throw wrongKind(String(kind), catalog.kindsIn(game), game);
      return request;
    },
  };
}

/** Creates the tool that describes the others, as OpenAPI does. */
function describeTool(catalog: Catalog, tools: readonly Tool[]): Tool {
  const name = 'describe_tool';
  const properties: Record<string, Schema> = {
    game: gameArgument(catalog.games),
    tool: { type: 'string', enum: tools.map((tool) => tool.name), description: 'Name of the tool.' },
    kind: kindArgument(catalog.kinds, `Kind of record, for ${listName}.`),
  };
  return {
    name,
    title: 'Describe a tool',
    description: `Describes a tool in one game, and \`${listName}\` for one kind: its price, and each parameter with its values and limits. Costs nothing.`,
    inputSchema: closed(properties, needed(catalog, 'tool')),
    run(given) {
      const checked = checkedArguments(Object.keys(properties), name, given);
      checkRequired(['tool'], checked);
      const game = catalog.gameOf(checked);
      const tool = toolNamed(tools, String(checked['tool']));
      if (tool.name === recordName) return JSON.stringify(tool);
      const isOfLists = tool.name === listName;
      if (isOfLists) checkRequired(['kind'], checked);
      const operation = isOfLists
        ? catalog.listOf(game, checked['kind'])
        : catalog.operations.get(game)!.find((each) => snakeCase(each.name) === tool.name);
      if (operation === undefined) throw new ArgumentError(`${tool.name} is not available in ${game}.`);
      return JSON.stringify({
        name: tool.name,
        description: `${operation.purpose} ${costInWords(catalog.priceOf(operation))}`,
        parameters: operation.query.map(({ name: parameter, description, required, schema }) => ({
          name: parameter,
          description,
          required,
          schema,
        })),
      });
    },
  };
}

/**
 * Creates the tools that follow from the operations of a service, for all its games: one for the lists of all kinds, one
 * for their records, one for each calculator and so on. `describe_tool` returns what would make the list of tools too long
 * for an assistant: filters, sort keys and values of each kind in each game.
 */
export function createToolbox(parts: ToolboxParts): Toolbox {
  const catalog = createCatalog(parts);
  const { everywhere, games, kinds } = catalog;
  const ofRecords = new Set(
    everywhere.filter((operation) => isRecord(operation) || isList(operation)).map(({ name }) => name),
  );
  const others = [...new Set(everywhere.map(({ name }) => name))].filter((name) => !ofRecords.has(name));
  const tools = [
    listTool(catalog),
    recordTool(catalog),
    ...others.map((name) => operationTool(catalog, name)),
  ];
  return {
    tools: [...tools, describeTool(catalog, tools)],
    games,
    kinds,
    recordPrice: recordPriceOf(catalog),
    requestRecord: (game, kind, slug) => recordRequest(catalog, game, kind, slug),
  };
}

/**
 * Returns the tool with a name.
 *
 * @throws ArgumentError with the most similar name.
 */
export function toolNamed(tools: readonly Tool[], wanted: string): Tool {
  const tool = tools.find(({ name }) => name === wanted);
  if (tool !== undefined) return tool;
  throw new ArgumentError(
    `There is no tool "${excerpt(wanted)}".`,
    didYouMean(
      wanted,
      tools.map(({ name }) => name),
    ),
  );
}
