import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Tool as ProtocolTool,
  Server,
} from '@modelcontextprotocol/server';
import {
  type CaryllResponse,
  type Caryll,
  type CaryllError,
  createCaryll,
  isCaryllError,
  type Units,
} from '../../client/src/client.ts';
import { serviceVersion } from '../root.ts';
import { excerpt } from '../text/excerpt.ts';
import { gamesOf } from './openapi.ts';
import {
  ArgumentError,
  createToolbox,
  type OpenApiDocument,
  type Toolbox,
  type ToolRequest,
  toolNamed,
} from './tools.ts';

export interface AssistantOptions {
  /** Address of the service. */
  readonly url: string;
  readonly key: string;
  /** The one game that the tools read; all games of the service without it. */
  readonly game?: string | undefined;
}

/** A service as assistants see it. */
export interface Assistant {
  /** How many tools there are. */
  readonly toolCount: number;
  /** A server for one connection of the protocol. */
  createServer(): Server;
}

const template = 'caryll://{gameId}/{kind}/{slug}';
const addressForm = /^caryll:\/\/([^/]+)(?:\/([^/]+)\/([^/]+))?$/;
/** Maximum number of suggestions for a word in the protocol. */
const maxCompletions = 100;

const formatNumber = (value: number) => value.toLocaleString('en');

/** The units charged and left, as a sentence. */
const unitsInWords = (units: Units | undefined) =>
  units === undefined
    ? []
    : [
        `Cost ${units.cost} unit${units.cost === 1 ? '' : 's'}; ${formatNumber(units.remaining)} of ${formatNumber(units.limit)} left until ${units.resetsAt.toISOString()}.`,
      ];

const metaOf = (units: Units | undefined) =>
  units === undefined ? {} : { 'caryll/units': { ...units, resetsAt: units.resetsAt.toISOString() } };

/** Formats an error as lines: code, status and message, followed by every hint of the service on how to fix it. */
function failureInWords({ code, status, message, problem, retryAfterSeconds }: CaryllError): string[] {
  const { errors, did_you_mean, available_games } = problem ?? {};
  const ways = JSON.stringify({ errors, did_you_mean, available_games });
  return [
    `${code}${status === undefined ? '' : ` (${status})`}: ${message}`,
    ...(ways === '{}' ? [] : [ways]),
    ...(retryAfterSeconds === undefined ? [] : [`Try again after ${retryAfterSeconds} seconds, not before.`]),
  ];
}

const toolFailure = (lines: readonly string[], meta: Record<string, unknown>): CallToolResult => ({
  isError: true,
  content: lines.map((text) => ({ type: 'text', text })),
  _meta: meta,
});

/**
 * Reads what a service offers: its OpenAPI document, and the plan of the key, which determines prices. Both are free.
 *
 * @throws TypeError when the service does not have the game.
 */
export async function openAssistant({ url, key, game }: AssistantOptions): Promise<Assistant> {
  const caryll = createCaryll({ url, key });
  const { plan } = await caryll.usage();
  const { body: document } = await caryll.request<OpenApiDocument>('/openapi.json');
  const games = gamesOf(document);
  if (game !== undefined && !games.includes(game))
    throw new TypeError(`game: expected one of ${games.join(', ')}; got "${excerpt(game)}"`);
  const toolbox = createToolbox({ document, gameId: game, plan });
  return { toolCount: toolbox.tools.length, createServer: () => createServer(caryll, toolbox) };
}

async function send(
  caryll: Caryll,
  request: ToolRequest,
  signal: AbortSignal,
): Promise<CaryllResponse<unknown>> {
  const response = await caryll.request<{ data: unknown[] }>(request.path, request.query, { signal });
  return request.isOnlyOne ? { ...response, body: { data: response.body.data[0] } } : response;
}

function toolOf(tools: Toolbox['tools'], name: string) {
  try {
    return toolNamed(tools, name);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

function handleTools(server: Server, caryll: Caryll, { tools }: Toolbox): void {
  server.setRequestHandler('tools/list', () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as ProtocolTool['inputSchema'],
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));

  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }): Promise<CallToolResult> => {
    const tool = toolOf(tools, params.name);
    try {
      const request = tool.run(params.arguments ?? {});
      if (typeof request === 'string') return { content: [{ type: 'text', text: request }] };
      const { body, units } = await send(caryll, request, mcpReq.signal);
      const texts = [JSON.stringify(body), ...unitsInWords(units)];
      return { content: texts.map((text) => ({ type: 'text', text })), _meta: metaOf(units) };
    } catch (error) {
      if (error instanceof ArgumentError)
        return toolFailure([`invalid_argument: ${error.message}`], { 'caryll/code': 'invalid_argument' });
      if (!isCaryllError(error)) throw error;
      return toolFailure([...failureInWords(error), ...unitsInWords(error.units)], {
        ...metaOf(error.units),
        'caryll/code': error.code,
      });
    }
  });
}

/** Returns the request for the overview of a game or for a record, by its URI. */
function requestOf({ kinds, requestRecord }: Toolbox, uri: string): ToolRequest {
  const [, gameId, kind, slug] = addressForm.exec(uri) ?? [];
  const overview = { path: `/v1/${encodeURIComponent(gameId ?? '')}`, query: {}, isOnlyOne: false };
  const record = kind === undefined ? overview : requestRecord(gameId!, kind, slug!);
  if (gameId === undefined || record === undefined)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `The URI must be ${template}, with one of the kinds ${kinds.join(', ')}; got ${excerpt(uri)}.`,
    );
  return record;
}

function handleResources(server: Server, caryll: Caryll, toolbox: Toolbox): void {
  server.setRequestHandler('resources/list', () => ({
    resources: toolbox.games.map((game) => ({
      uri: `caryll://${game}`,
      name: game,
      title: `Overview of ${game}`,
      description: 'The kinds of records in the game, with the number of each. Free.',
      mimeType: 'application/json',
    })),
  }));

  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: template,
        name: 'record',
        title: 'A record',
        description: `All data of a record. Kinds: ${toolbox.kinds.join(', ')}. ${toolbox.recordPrice} Free if unchanged.`,
        mimeType: 'application/json',
      },
    ],
  }));

  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq }) => {
    const request = requestOf(toolbox, uri);
    try {
      const { body, units } = await send(caryll, request, mcpReq.signal);
      return {
        contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(body), _meta: metaOf(units) }],
        _meta: metaOf(units),
      };
    } catch (error) {
      if (!isCaryllError(error)) throw error;
      const isMissing = error.status === 404 || error.code === 'unknown_reference';
      throw new ProtocolError(
        isMissing ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
        [...failureInWords(error), ...unitsInWords(error.units)].join('\n'),
        { uri, code: error.code },
      );
    }
  });
}

function createServer(caryll: Caryll, toolbox: Toolbox): Server {
  const { games, kinds } = toolbox;
  const server = new Server(
    { name: 'caryll', title: 'Caryll', version: serviceVersion },
    {
      capabilities: { tools: {}, resources: {}, completions: {} },
      instructions: [
        `Reference data about games (${games.join(', ')}): bosses, weapons, items, locations and how they are connected.`,
        'Find the slug of a record with search_records or list_records, then get the record with get_record. describe_tool lists filters.',
        'Calls cost units of a daily quota; each tool description shows the price. Unchanged responses and rejected arguments are free.',
        'Prefer filters and small pages: a long list with `view=full` returns a long response.',
      ].join(' '),
    },
  );
  handleTools(server, caryll, toolbox);
  handleResources(server, caryll, toolbox);
  server.setRequestHandler('completion/complete', ({ params: { argument } }) => {
    // Slugs are not completed, because a search for them costs units.
    const known = { gameId: games, kind: kinds }[argument.name] ?? [];
    const values = known.filter((each) => each.startsWith(argument.value)).slice(0, maxCompletions);
    return { completion: { values, total: values.length, hasMore: false } };
  });
  return server;
}
