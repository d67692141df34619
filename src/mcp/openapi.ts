import type { QuotaCost } from '../rest/quota-cost.ts';

/** The parts of a service's OpenAPI document that the tools are made from. */
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
  /** The operationId that other games also have. */
  readonly 'x-operation'?: string;
  /** Kind of the records that it returns, e.g. `boss`; absent if it returns none. */
  readonly 'x-kind'?: string;
  readonly 'x-quota-cost': QuotaCost;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
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

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** An operation as a game has it. */
export interface Operation {
  /** Name in every game that has it, e.g. `listBosses`. */
  readonly name: string;
  /** Address of the game that it is of, e.g. `/v1/bloodborne/bosses`; of a record, with `{slug}`. */
  readonly path: string;
  readonly title: string;
  /** The description without the price. */
  readonly purpose: string;
  readonly kind: string | undefined;
  readonly cost: QuotaCost;
  /** Parameters in the query string. */
  readonly query: readonly Parameter[];
}

/** Returns whether a response is a JSON object with `data`: the export is too large for an assistant, and the health is not data. */
function hasData({ components }: OpenApiDocument, { responses }: OpenApiOperation): boolean {
  const schema = responses[200].content['application/json']?.schema;
  if (schema === undefined) return false;
  const body = schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1)!]!;
  return [body, ...(body.anyOf ?? [])].some(
    ({ properties }) => properties !== undefined && 'data' in properties,
  );
}

/** Returns the ids of the games that a document describes. */
export const gamesOf = ({ paths }: OpenApiDocument): string[] => [
  ...new Set(
    Object.values(paths).flatMap(({ get: { 'x-game': game } }) => (game === undefined ? [] : [game])),
  ),
];

/** Returns the operations with data that a game has, its own and those of all games. */
export function operationsOf(document: OpenApiDocument, gameId: string): Operation[] {
  return Object.entries(document.paths)
    .filter(([, { get }]) => [undefined, gameId].includes(get['x-game']) && hasData(document, get))
    .map(([path, { get }]) => ({
      name: get['x-operation'] ?? get.operationId,
      path: path.replace('{gameId}', encodeURIComponent(gameId)),
      title: get.summary,
      purpose: get['x-purpose'] ?? get.description,
      kind: get['x-kind'],
      cost: get['x-quota-cost'],
      query: (get.parameters ?? []).filter(
        (parameter): parameter is Parameter => 'name' in parameter && parameter.in === 'query',
      ),
    }));
}
