import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  __Schema,
  __Type,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  GraphQLSchema,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  specifiedRules,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { nearest } from '../text/nearest.ts';

/** Limits of a query. */
export const limits = {
  /** Points: `src/graph/limits/points.ts` has the cost of a field. */
  cost: 2_000,
  /** Fields inside fields; introspection does not count. */
  depth: 12,
  aliases: 20,
  directives: 50,
  /** Tokens of the text. */
  tokens: 2_000,
  /** Values of a list argument: as many as the longest has, what a player has done in a large game. Others have less. */
  list: 600,
  /** Rows that an execution loads. */
  rows: 2_000,
  /** Fields of all objects that an execution gives. */
  values: 100_000,
} as const;

const wordsOf = {
  cost: 'points',
  depth: 'levels of fields',
  aliases: 'aliases',
  directives: 'directives',
  tokens: 'tokens',
  list: 'values in a list argument',
  introspection: 'points of introspection',
  rows: 'rows in its response',
  values: 'values in its response',
  bytes: 'bytes in its response',
  milliseconds: 'milliseconds of work',
} as const;
export type LimitName = keyof typeof wordsOf;

/** The kinds of refusals, for clients that distinguish them. */
export type RefusalReason = 'syntax' | 'unknown_name' | 'invalid' | 'limit' | 'unknown_operation';

/** The error for a query that is rejected for a reason other than a limit. */
export const refusal = (
  reason: Exclude<RefusalReason, 'limit'>,
  detail: string,
  extras: Record<string, unknown> = {},
): Problem => new Problem('query_refused', detail, { reason, limit: null, ...extras });

/** The error for a query that exceeds a limit. */
export function beyond(
  limit: LimitName,
  found: number,
  allowed: number,
  hint = '',
  costliest?: string,
): Problem {
  return new Problem(
    'query_refused',
    `The query has ${found.toLocaleString('en')} ${wordsOf[limit]}; at most ${allowed.toLocaleString('en')} are allowed.${hint}`,
    { reason: 'limit', limit, found, allowed, ...(costliest && { costliest }) },
  );
}

/** Options for a GraphQL Armor rule, with our error message. */
const counted = (limit: 'depth' | 'aliases' | 'directives', hint = '') => ({
  n: Number.POSITIVE_INFINITY,
  onAccept: [
    (_context: unknown, { n }: { n: number }) => {
      if (n > limits[limit]) throw beyond(limit, n, limits[limit], hint);
    },
  ],
});

/** The executor treats an object with such a field as a promise, and fails. */
const noThenRule: ValidationRule = (context) => ({
  Field(node) {
    if (node.alias?.value !== 'then') return;
    const message = 'A field cannot be named "then" in a response; choose another alias.';
    context.reportError(new GraphQLError(message, { nodes: node.alias }));
  },
});

const queriesOnlyRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'query') return;
    const message = `${node.name?.value ?? 'An operation'} is a ${node.operation}; only queries are supported.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

const listsRule: ValidationRule = () => ({
  ListValue({ values }) {
    if (values.length > limits.list) throw beyond('list', values.length, limits.list);
  },
});

/** Characters that no text of the data has and Postgres refuses: NUL, and half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- a control character is what is looked for.
const notText = /[\u0000\p{Surrogate}]/u;
const textExpected = 'Text must not contain NUL characters or unpaired surrogates.';

const textsRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (notText.test(node.value)) context.reportError(new GraphQLError(textExpected, { nodes: node }));
  },
});

/** Rules for every operation, in addition to those of the specification. */
const commonRules = [
  maxDepthRule({ ...counted('depth'), flattenFragments: true }),
  noThenRule,
  queriesOnlyRule,
  listsRule,
  textsRule,
];

/** Rules for texts of callers; registered operations may be longer. */
const textRules = [
  maxAliasesRule({ ...counted('aliases', ' Registered operations may have more.'), allowList: [] }),
  maxDirectivesRule(counted('directives')),
];

/**
 * Returns the function that reads the document of an operation before it is registered. It throws a GraphQLError or a
 * Problem for a text that is not an operation of the schema or exceeds a limit.
 */
export const checkFor =
  (schema: GraphQLSchema) =>
  (text: string): DocumentNode => {
    const document = parse(text);
    const errors = validate(schema, document, [...specifiedRules, ...commonRules]);
    if (errors.length > 0) throw new GraphQLError(errors.map(({ message }) => message).join(' '));
    return document;
  };

const isOperation = (node: DocumentNode['definitions'][number]): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;

/** Maximum number of operation names in a message. */
const maxNamed = 10;

/**
 * The operation of a document that a request selects.
 *
 * @throws Problem `query_refused` when there is none, or more than one to choose from.
 */
export function operationOf(document: DocumentNode, name?: string | null): OperationDefinitionNode {
  const operations = document.definitions.filter(isOperation);
  const chosen = !name ? operations : operations.filter((each) => each.name?.value === name);
  if (chosen.length === 1) return chosen[0]!;
  const names = operations.flatMap((each) => each.name?.value ?? []);
  const first = names.slice(0, maxNamed).map((each) => excerpt(each));
  const detail = !name
    ? `The document has ${operations.length} operations; select one with operationName: ${first.join(', ')}${first.length < names.length ? ', …' : ''}.`
    : `The document has no operation named "${excerpt(name)}".`;
  throw refusal('unknown_operation', detail, {
    limit: 'operations',
    did_you_mean: !name ? first : nearest(name, names),
  });
}

/** The introspection fields as a schema, so that introspection has a price like other queries. */
const introspection: Readonly<Record<string, GraphQLSchema>> = Object.fromEntries(
  [__Schema, __Type].map((type) => [type.name.toLowerCase(), new GraphQLSchema({ query: type })]),
);

/** The price of a document's introspection, in points. */
function introspectionPoints(document: DocumentNode): number {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  let points = 0;
  visit(document, {
    Field({ name, selectionSet }: FieldNode) {
      const of = introspection[name.value];
      if (of === undefined || selectionSet === undefined) return;
      const operation = {
        kind: Kind.OPERATION_DEFINITION,
        operation: 'query',
        selectionSet,
      } as OperationDefinitionNode;
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
      points += complexityFromQuery(document, { schema: of }).complexity;
    },
  });
  return points;
}

/** Enough for the introspection queries of any tool, but too little to repeat everything many times. */
const introspectionAllowed = introspectionPoints(
  parse(
    getIntrospectionQuery({
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
      specifiedByUrl: true,
    }),
  ),
);

/** An operation as it is priced: introspection has a separate limit, and `__typename` is free. */
interface Priced {
  readonly operation: OperationDefinitionNode;
  readonly fragments: readonly DefinitionNode[];
  readonly introspection: number;
}

/** Made once for each operation of a cached document. */
const pricedOperations = new WeakMap<OperationDefinitionNode, Priced>();

function pricedOf(document: DocumentNode, operation: OperationDefinitionNode): Priced {
  let priced = pricedOperations.get(operation);
  if (priced === undefined) {
    const own = visit(document, { Field: ({ name }) => (name.value.startsWith('__') ? null : undefined) });
    priced = {
      operation: operationOf(own, operation.name?.value),
      fragments: own.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION),
      introspection: introspectionPoints(document),
    };
    pricedOperations.set(operation, priced);
  }
  return priced;
}

/**
 * The price of an operation of a valid document, in points.
 *
 * @throws Problem `query_refused` when that is too much, GraphQLError when a variable cannot have its value.
 */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  chosen: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const { operation, fragments, introspection: ofSchema } = pricedOf(document, chosen);
  const { selectionSet } = operation;
  const pointsOf = (selections: readonly SelectionNode[]) => {
    const priced = { ...operation, selectionSet: { ...selectionSet, selections } };
    return complexityFromQuery(
      { kind: Kind.DOCUMENT, definitions: [priced, ...fragments] },
      { schema, variables },
    ).complexity;
  };
  const { selections } = selectionSet;
  const points = pointsOf(selections);
  if (points > limits.cost) {
    const parts = selections.map((part) => ({
      text: excerpt(print(part).split(/[\s({:]/)[0]!),
      points: pointsOf([part]),
    }));
    const max = parts.reduce((a, b) => (b.points > a.points ? b : a));
    const hint = ` The most expensive part is ${max.text} with ${max.points.toLocaleString('en')} points. Request smaller pages or fewer fields per record.`;
    throw beyond('cost', points, limits.cost, hint, max.text);
  }
  if (ofSchema > introspectionAllowed) throw beyond('introspection', ofSchema, introspectionAllowed);
  return points;
}

/** @throws Problem for a list that is too long, or an invalid text, in a variable of a request and all that is inside it. */
function checkVariable(name: string, value: unknown): void {
  if (typeof value === 'string' && notText.test(value))
    throw new Problem('invalid_parameter', `$${excerpt(name)}: ${textExpected}`);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > limits.list) throw beyond('list', value.length, limits.list);
  for (const each of Object.values(value)) checkVariable(name, each);
}

/** Applies the limits of a query in Yoga's parser and validation. */
export const useLimits: Plugin = {
  onParams({ params: { operationName, variables } }) {
    if (typeof (operationName ?? '') !== 'string')
      throw new Problem('malformed_request', 'operationName must be a string.');
    for (const [name, value] of Object.entries(variables ?? {})) checkVariable(name, value);
  },
  onParse({ setParseFn, context }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    return ({ result }) => {
      if (result instanceof Error) return;
      operationOf(result as DocumentNode, context.params.operationName);
    };
  },
  onValidate({ addValidationRule }) {
    for (const rule of [...textRules, ...commonRules]) addValidationRule(rule);
  },
};
