import type { QuotaCost } from '../../src/rest/quota-cost.ts';
/** The parts of an OpenAPI document of ours that pages are made from. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Header {
  readonly $ref?: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: JsonSchema;
        readonly example?: unknown;
        readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
      }
    >
  >;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly 'x-quota-cost': QuotaCost;
  /** The game that it is of; absent of one that is the same in all games, or of none. */
  readonly 'x-game'?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OperationObject }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** One operation with its path, references in its parameters and responses resolved. */
export interface OperationView {
  readonly id: string;
  readonly path: string;
  /** The game that it belongs to; undefined if it is the same in all games, or in none. */
  readonly gameId: string | undefined;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly keyed: boolean;
  readonly cost: QuotaCost;
  /** Whether it returns JSON; a feed does not. */
  readonly isJson: boolean;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly (readonly [status: string, response: Response])[];
}

/** Follows a reference within the document. */
export function resolve<Node extends { readonly $ref?: string }>(
  document: OpenApiDocument,
  node: Node,
): Node {
  if (node.$ref === undefined) return node;
  let target: unknown = document;
  for (const part of node.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[part];
  return resolve(document, target as Node);
}

/** The operations in the order of the document. */
export function operationsOf(document: OpenApiDocument): OperationView[] {
  return Object.entries(document.paths).map(([path, { get }]) => ({
    id: get.operationId,
    path,
    gameId: get['x-game'],
    tag: get.tags[0]!,
    summary: get.summary,
    description: get.description,
    keyed: get.security?.length !== 0,
    cost: get['x-quota-cost'],
    isJson: get.responses['200']?.content?.['application/json'] !== undefined,
    parameters: (get.parameters ?? []).map((parameter) => resolve(document, parameter)),
    responses: Object.entries(get.responses).map(([status, response]) => [
      status,
      resolve(document, response),
    ]),
  }));
}

/**
 * The bodies of a response by the name of their view, the default one first; one body without a name where an operation
 * has no views. The document lists them in the order of the parameter `view`, but for the default, which is first.
 */
export function viewsOf(
  { id, parameters }: OperationView,
  body: JsonSchema,
): { readonly name?: string; readonly body: JsonSchema }[] {
  const view = parameters.find(({ name }) => name === 'view')?.schema;
  if (view === undefined) return [{ body }];
  const names = [...new Set([view.default, ...(view.enum ?? [])])] as string[];
  if (body.anyOf?.length !== names.length)
    throw new Error(`${id}: expected a body for each of the views ${names.join(', ')}`);
  return body.anyOf.map((each, index) => ({ name: names[index]!, body: each }));
}

/** A name as part of an address: `Armor sets` is `armor-sets`. */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The tag of an operation without its game: `Bosses` of `Bloodborne: Bosses`. */
export const titleOf = ({ tag, gameId }: Pick<OperationView, 'tag' | 'gameId'>) =>
  gameId === undefined ? tag : tag.slice(tag.indexOf(': ') + 2);

/** The path of the page of the reference that has an operation. */
export const referencePath = (operation: Pick<OperationView, 'tag' | 'gameId'>) =>
  `/docs/reference/${operation.gameId === undefined ? '' : `${operation.gameId}-`}${slugOf(titleOf(operation))}`;

/** The operation at a path of a game, e.g. `/v1/{gameId}/bosses`: its own, or the one that all games have in common. */
export function operationFinder(document: OpenApiDocument) {
  const byPath = new Map(operationsOf(document).map((operation) => [operation.path, operation]));
  return (gameId: string, path: string): OperationView =>
    (byPath.get(path.replace('{gameId}', gameId)) ?? byPath.get(path))!;
}
