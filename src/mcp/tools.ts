import { costInWords, type PlanPrice, type QuotaCost } from '../rest/quota-cost.ts';
import { snakeCase } from '../text/case.ts';
import { excerpt } from '../text/excerpt.ts';
import { didYouMean } from '../text/nearest.ts';

/** The parts of a service's OpenAPI document that this module reads. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> };
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** The description without the price, where it has one. */
  readonly 'x-purpose'?: string;
  /** The game that it is of; absent of one that is the same in all games. */
  readonly 'x-game'?: string;
  /** The operationId that other games have, too. */
  readonly 'x-operation'?: string;
  /** Kind of the records that it returns, as search results name it, e.g. `boss`; absent if it returns none. */
  readonly 'x-kind'?: string;
  readonly 'x-quota-cost': QuotaCost;
  readonly parameters?: readonly (OpenApiParameter | { readonly $ref: string })[];
  readonly responses: Readonly<
    Record<'200', { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> }>
  >;
}

/** The schema of a body: its members, those of each view, or the name of its component. */
interface BodySchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly BodySchema[];
}

interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

type Value = string | number | boolean | readonly string[];
type Arguments = Readonly<Record<string, unknown>>;

/** A request to the service. */
export interface ToolRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, Value>>;
  /** Whether the record is the only one of a list. */
  readonly isOnlyOne: boolean;
}

/** A tool as an assistant sees it, with the request that it makes. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  /** @throws ArgumentError */
  request(given: Arguments): ToolRequest;
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
  /** Kinds of records, as in the paths of the service and in addresses of resources. */
  readonly kinds: readonly string[];
  /** Sentence about the price of a record on the plan. */
  readonly recordPrice: string;
  /** The request for all data of a record; undefined when there is no such kind. */
  requestRecord(gameId: string, kind: string, slug: string): ToolRequest | undefined;
}

export interface ToolboxParts {
  readonly document: OpenApiDocument;
  /** The game whose data the tools read. */
  readonly gameId: string;
  /** Plan of the key, which determines prices. */
  readonly plan: string;
}

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** The arguments, after a check of their names. The service checks the values, because it can suggest similar ones. */
function checkedArguments({ name, inputSchema }: Pick<Tool, 'name' | 'inputSchema'>, given: Arguments) {
  const known = Object.keys(inputSchema.properties);
  for (const [argument, value] of Object.entries(given)) {
    if (!known.includes(argument))
      throw new ArgumentError(
        `${excerpt(argument)} must be an argument of ${name} (${known.join(', ') || 'it takes none'}).`,
        didYouMean(argument, known),
      );
    if (!isValue(value))
      throw new ArgumentError(
        `${excerpt(argument)} must be a string, a number, a boolean or a list of strings; got ${excerpt(JSON.stringify(value))}.`,
      );
  }
  for (const needed of inputSchema.required)
    if (given[needed] === undefined) throw new ArgumentError(`${needed} is required.`);
  return given as Readonly<Record<string, Value>>;
}

/** The parameters as properties of a closed object. */
function inputSchemaOf(parameters: readonly OpenApiParameter[]): Tool['inputSchema'] {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...schema, description }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

const prefix = '/v1/{gameId}/';

/** Whether a response is a JSON object with `data`: the export is too large for an assistant, and the health is no data. */
function hasData({ components }: OpenApiDocument, { responses }: OpenApiOperation): boolean {
  const schema = responses[200].content['application/json']?.schema;
  if (schema === undefined) return false;
  const body = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1)!]!;
  return [body, ...(body.anyOf ?? [])].some(
    ({ properties }) => properties !== undefined && 'data' in properties,
  );
}

/** The operations that a game has, as if all games had them. */
function operationsOfGame({ paths }: OpenApiDocument, gameId: string) {
  const own = `/v1/${gameId}/`;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (path.startsWith(own)) {
      const operationId = get['x-operation'] ?? get.operationId;
      return [{ ...get, path: prefix + path.slice(own.length), operationId }];
    }
    return get['x-game'] === undefined ? [{ ...get, path }] : [];
  });
}

/**
 * The tools that follow from the operations of a service: one for each list, calculator and so on, and a single one for
 * the records of all kinds, because assistants choose better among thirty tools than among fifty.
 */
export function createToolbox({ document, gameId, plan }: ToolboxParts): Toolbox {
  const operations = operationsOfGame(document, gameId).filter((operation) => hasData(document, operation));
  /** The price on the plan, or on the first one if the service has another. */
  const priceOf = ({ 'x-quota-cost': cost }: OpenApiOperation): PlanPrice =>
    typeof cost === 'number' ? cost : (cost[plan] ?? Object.values(cost)[0]!);
  const parametersOf = ({ parameters = [] }: OpenApiOperation) =>
    parameters.filter((parameter) => 'name' in parameter);
  const queryOf = (operation: OpenApiOperation) =>
    parametersOf(operation).filter((parameter) => parameter.in === 'query');
  const takes = (operation: OpenApiOperation, name: string) =>
    queryOf(operation).some((parameter) => parameter.name === name);
  const inGame = (path: string, game = gameId) => path.replace('{gameId}', encodeURIComponent(game));

  const isRecord = ({ path }: { readonly path: string }) => path.endsWith('/{slug}');
  const records = operations.filter(isRecord);
  const kindOf = (path: string) => path.slice(prefix.length).replace('/{slug}', '');
  const recordKinds = records.map(({ path }) => kindOf(path));
  /** Lists whose records are requested with `slugs`, because they have no route for a single record. */
  const lists = operations.filter(
    (operation) =>
      takes(operation, 'slugs') && takes(operation, 'page') && !recordKinds.includes(kindOf(operation.path)),
  );
  const listKinds = lists.map(({ path }) => kindOf(path));
  const kinds = [...recordKinds, ...listKinds].sort();

  /** Kinds as search results name them, e.g. `boss` for `bosses`. */
  const kindOfType = new Map(
    [...records, ...lists].flatMap(({ 'x-kind': type, path }) =>
      type === undefined ? [] : [[type, kindOf(path)] as const],
    ),
  );

  function requestRecord(
    game: string,
    kind: string,
    slug: string,
    query: ToolRequest['query'] = {},
  ): ToolRequest | undefined {
    const list = inGame(prefix + kind, game);
    const asked = { view: 'full', ...query };
    if (recordKinds.includes(kind))
      return { path: `${list}/${encodeURIComponent(slug)}`, query: asked, isOnlyOne: false };
    if (listKinds.includes(kind)) return { path: list, query: { slugs: [slug], ...asked }, isOnlyOne: true };
    return undefined;
  }

  /** The description of an operation with the price on the plan instead of those of all plans. */
  const described = (operation: OpenApiOperation) =>
    `${operation['x-purpose'] ?? operation.description} ${costInWords(priceOf(operation))}`;

  const ofOperations = operations
    .filter((operation) => !isRecord(operation))
    .map((operation): Tool => {
      const name = snakeCase(operation.operationId);
      const inputSchema = inputSchemaOf(queryOf(operation));
      return {
        name,
        title: operation.summary,
        description: described(operation),
        inputSchema,
        request: (given) => ({
          path: inGame(operation.path),
          query: checkedArguments({ name, inputSchema }, given),
          isOnlyOne: false,
        }),
      };
    });

  /** Describes the price of a record: of kinds with their own route, and of kinds that are read through their list. */
  function recordPrice(): string {
    const unitsOf = (kind: string) => {
      const path = `${prefix}${kind}${recordKinds.includes(kind) ? '/{slug}' : ''}`;
      const price = priceOf(operations.find((operation) => operation.path === path)!);
      return typeof price === 'number' ? price : (price.slugs ?? price.default);
    };
    const usual = Math.min(...kinds.map(unitsOf));
    const others = kinds.filter((kind) => unitsOf(kind) > usual);
    const more = others.length > 0 && `; of ${others.join(', ')} ${unitsOf(others[0]!)}`;
    return `${costInWords(usual).slice(0, -1)} in every view${more || ''}.`;
  }

  const [anyRecord] = records;
  const ofRecord = (name: string) =>
    anyRecord && parametersOf(anyRecord).find((parameter) => parameter.name === name);
  const getRecord: Tool = {
    name: 'get_record',
    title: 'Get one record',
    description: [
      'Gets one record of any kind by its slug: a boss, a weapon, an item and so on.',
      'Slugs are in lists, in search results and in references between records.',
      recordPrice(),
    ].join(' '),
    inputSchema: {
      type: 'object',
      properties: {
        kind: {
          type: 'string',
          enum: [...new Set([...kinds, ...kindOfType.keys()])],
          description: 'Kind of the record, as in lists and search results.',
        },
        slug: { ...ofRecord('slug')?.schema, description: 'Slug of the record, e.g. `father-gascoigne`.' },
        view: {
          type: 'string',
          enum: ['summary', 'full'],
          default: 'full',
          description: 'How much of the record: `full` is all of it.',
        },
        ...inputSchemaOf(
          [ofRecord('lang'), ofRecord('dataset')].filter((parameter) => parameter !== undefined),
        ).properties,
      },
      required: ['kind', 'slug'],
      additionalProperties: false,
    },
    request(given) {
      const { kind, slug, ...query } = checkedArguments(getRecord, given);
      const request = requestRecord(
        gameId,
        kindOfType.get(String(kind)) ?? String(kind),
        String(slug),
        query,
      );
      if (request === undefined)
        throw new ArgumentError(
          `kind must be one of ${kinds.join(', ')}; got "${excerpt(String(kind))}".`,
          didYouMean(String(kind), kinds),
        );
      return request;
    },
  };
  return { tools: [...ofOperations, getRecord], kinds, recordPrice: recordPrice(), requestRecord };
}
