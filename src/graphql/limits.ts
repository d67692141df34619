import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  getVariableValues,
  isEnumType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  Source,
  specifiedRules,
  TokenKind,
  type ValidationRule,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { nearest } from '../text/nearest.ts';
import {
  bytesOfWeights,
  type Cost,
  costOf,
  createIntrospectionCost,
  type KnownWeights,
  nothing,
  responseName,
} from './cost.ts';
import type { QueryFault } from './response.ts';
import type { Statistics } from './statistics.ts';

/** What a query may be at most; decisions, section 10. */
export const limits = {
  /** Rows that a query leads to. */
  cost: 2_000,
  /** Fields inside fields; introspection does not count. */
  depth: 12,
  aliases: 20,
  /** Tokens of the text. */
  tokens: 2_000,
  fragments: 60,
  /** Fields after every fragment is laid open. */
  fields: 2_000,
  /** Fields selected again under the same name, which the executor has to merge. */
  repeats: 100,
  /** Values of a list argument. */
  list: 100,
  /** Lists and objects inside each other in a variable. */
  nesting: 10,
} as const;

export type LimitName =
  keyof typeof limits | 'rows' | 'bytes' | 'milliseconds' | 'introspection' | 'fragment_cycle' | 'operations';

const wordsOf: Readonly<Record<string, string>> = {
  cost: 'rows to read',
  depth: 'levels of fields',
  aliases: 'aliases',
  tokens: 'tokens',
  fragments: 'fragments',
  fields: 'fields after its fragments are laid open',
  repeats: 'fields selected again under the same name',
  list: 'values in a list argument',
  nesting: 'lists and objects inside each other in a variable',
  rows: 'rows in its answer',
  bytes: 'bytes in its answer',
  milliseconds: 'milliseconds of work',
  introspection: 'units of introspection',
};

/** The refusal of a query that is beyond a limit. */
export function beyond(
  limit: LimitName,
  found: number,
  allowed: number,
  costliest: string | null,
  hint = '',
): Problem {
  const part = costliest === null ? null : short(costliest);
  const where = part === null ? '' : ` The costliest part is ${part}.`;
  return new Problem(
    'query_refused',
    `The query has ${found.toLocaleString('en')} ${wordsOf[limit]}; ${allowed.toLocaleString('en')} are allowed.${where}${hint}`,
    { reason: 'limit', limit, found, allowed, costliest: part },
  );
}

/** Messages repeat names and values of a request, which may be as long as it is. */
const short = (message: string) => excerpt(message.replace(/"([^"]{100})[^"]+"/g, '"$1…"'), 400);
/** How many names of a query are repeated at once. */
const maxNamed = 10;

const faultsOf = (errors: readonly GraphQLError[]): readonly QueryFault[] =>
  errors.map(({ message, locations, extensions }) => ({
    message: short(message),
    ...(locations ? { locations } : {}),
    ...('allowed' in extensions ? { extensions } : {}),
  }));

/** What is wrong with a query, for clients that tell one from the other. */
export type RefusalReason = 'syntax' | 'unknown_name' | 'invalid' | 'limit' | 'unknown_operation';

const unknownName =
  /^(Cannot query field|Unknown (type|argument|fragment|directive)|Value ".*" does not exist)/s;

/** The refusal of a query that is no query of this schema, with every fault. */
function invalidQuery(errors: readonly GraphQLError[], reason?: RefusalReason): Problem {
  const faults = faultsOf(errors).map((fault) => ({
    ...fault,
    extensions: {
      ...fault.extensions,
      reason: reason ?? (unknownName.test(fault.message) ? 'unknown_name' : 'invalid'),
    },
  }));
  return new Problem('query_refused', faults.map(({ message }) => message).join(' '), {
    limit: null,
    found: errors.length,
    costliest: null,
    errors: faults,
  });
}

const enumFault = /Value "[^"]*" does not exist in "(\w+)" enum\./;

/** Faults of values that an enum does not have, with those that it has: graphql names only what is near. */
function withValues(schema: GraphQLSchema, errors: readonly GraphQLError[]): readonly GraphQLError[] {
  return errors.map((error) => {
    const [, name] = enumFault.exec(error.message) ?? [];
    const type = name === undefined ? undefined : schema.getType(name);
    if (!isEnumType(type)) return error;
    const values = type.getValues().map((value) => value.name);
    return new GraphQLError(`${error.message} It has ${values.join(', ')}.`, {
      nodes: error.nodes ?? null,
      extensions: { allowed: values },
    });
  });
}

/** The refusal of variables that do not fit their types, with every fault. */
function invalidVariables(errors: readonly GraphQLError[]): Problem {
  const faults = faultsOf(errors);
  return new Problem('invalid_parameter', faults.map(({ message }) => message).join(' '), {
    errors: faults,
  });
}

/** A query of which everything is known but its cost, which depends on the variables. */
export interface CheckedQuery {
  /** Different for each checked query of the process. */
  readonly id: number;
  readonly document: DocumentNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly operations: readonly OperationDefinitionNode[];
  /** Memory that it takes, by the number of its nodes. */
  readonly bytes: number;
  /** Whether the document is one of our own, and not what somebody sent. */
  readonly isOwn: boolean;
}

/** The executor takes an object with such a field for a promise, and fails; graphql's own rules know nothing of it. */
const noThenRule: ValidationRule = (context) => ({
  Field(node) {
    if (node.alias?.value !== 'then') return;
    context.reportError(
      new GraphQLError('A field cannot be called "then" in an answer; choose another alias.', {
        nodes: node.alias,
      }),
    );
  },
});
const rules = [...specifiedRules, noThenRule];

/** What a node of a document takes with its location and its tokens, measured with Node 20: 258. */
const bytesOfNode = 280;

/** One operation of a query, with the values that its variables have. */
export interface Chosen {
  readonly query: CheckedQuery;
  readonly operation: OperationDefinitionNode;
  /** Defaults are filled in, and each value is the one its type makes of it. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Tells the operations of all checked queries apart. */
export const idOf = ({ id, operations }: CheckedQuery, operation: OperationDefinitionNode) =>
  `${id} ${operations.indexOf(operation)}`;

export interface Limiter {
  /**
   * Parses and validates a query, cheap checks first.
   *
   * @param registered a text of our own may be as long as it likes.
   * @throws Problem `query_refused`.
   */
  check(text: string, registered?: boolean): CheckedQuery;
  /** A query that is known to be valid and to be meant well: one of the REST operations. */
  trust(document: DocumentNode): CheckedQuery;
  /**
   * Chooses the operation.
   *
   * @throws Problem `query_refused` when there is no such operation, `invalid_parameter` when a variable cannot have
   * its value.
   */
  choose(
    query: CheckedQuery,
    operationName: string | undefined,
    variables: Readonly<Record<string, unknown>>,
  ): Chosen;
  /**
   * What a chosen operation costs on a release, in rows.
   *
   * @throws Problem `query_refused` when the operation is beyond a limit.
   */
  price(chosen: Chosen, statistics: Statistics): number;
}

/** @throws Problem when there are more tokens than allowed, before a parser sees them. */
function checkTokens(text: string): void {
  const lexer = new Lexer(new Source(text));
  let found = 0;
  // A limit is not worth much if finding out by how much it is passed takes long: enough is enough.
  const enough = limits.tokens * 20;
  try {
    while (found < enough && lexer.advance().kind !== TokenKind.EOF) found += 1;
  } catch (error) {
    throw invalidQuery([error as GraphQLError], 'syntax');
  }
  if (found > limits.tokens) throw beyond('tokens', found, limits.tokens, null);
}

/** @throws Problem naming the fragments of a cycle. */
function checkCycles(fragments: ReadonlyMap<string, FragmentDefinitionNode>): void {
  const done = new Set<string>();
  const spreads = new Map<string, readonly string[]>();
  for (const [name, fragment] of fragments) {
    const names: string[] = [];
    visit(fragment, { FragmentSpread: (node) => void names.push(node.name.value) });
    spreads.set(name, names);
  }
  const path: string[] = [];
  const enter = (name: string): void => {
    if (done.has(name)) return;
    const start = path.indexOf(name);
    if (start !== -1) {
      const cycle = [...path.slice(start), name];
      throw new Problem(
        'query_refused',
        `The fragments ${short(cycle.join(' → '))} spread each other in a circle.`,
        {
          reason: 'limit',
          limit: 'fragment_cycle',
          found: cycle.length - 1,
          allowed: 0,
          costliest: short(cycle.join('.')),
        },
      );
    }
    path.push(name);
    for (const next of spreads.get(name) ?? []) enter(next);
    path.pop();
    done.add(name);
  };
  for (const name of fragments.keys()) enter(name);
}

interface Extent {
  readonly depth: number;
  readonly deepest: readonly string[];
  /** Fields, every fragment laid open. */
  readonly fields: number;
}

/** Depth and size of every operation; each fragment is measured once. */
function extentOf(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, Extent>,
  isRoot: boolean,
): Extent {
  let depth = 0;
  let deepest: readonly string[] = [];
  let fields = 0;
  for (const node of selections.selections) {
    let extent: Extent;
    if (node.kind === Kind.FIELD) {
      const inner = node.selectionSet
        ? extentOf(node.selectionSet, fragments, known, false)
        : { depth: 0, deepest: [], fields: 0 };
      const exempt = isRoot && (node.name.value === '__schema' || node.name.value === '__type');
      extent = {
        depth: exempt ? 1 : inner.depth + 1,
        // Only as much of the path as shows where it leads too deep: it may be hundreds of names long.
        deepest: [responseName(node), ...inner.deepest].slice(0, limits.depth + 2),
        fields: inner.fields + 1,
      };
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      extent = extentOf(node.selectionSet, fragments, known, isRoot);
    } else {
      const name = node.name.value;
      const before = known.get(name);
      const fragment = fragments.get(name);
      extent =
        before ??
        (fragment
          ? extentOf(fragment.selectionSet, fragments, known, isRoot || isOnQuery(fragment))
          : { depth: 0, deepest: [], fields: 0 });
      known.set(name, extent);
    }
    fields += extent.fields;
    if (extent.depth > depth) {
      depth = extent.depth;
      deepest = extent.deepest;
    }
  }
  return { depth, deepest, fields };
}

const isOnQuery = (fragment: FragmentDefinitionNode) => fragment.typeCondition.name.value === 'Query';

/**
 * Counts fields that are selected again under the name of an earlier one, and names the most repeated. The
 * rule that looks for conflicts compares all of them with each other, so their number is its price.
 */
function repeatsOf(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): { count: number; most: string } {
  let count = 0;
  let most = '';
  let maxCount = 0;

  const merge = (sets: readonly SelectionSetNode[], path: string): void => {
    const byName = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const collect = ({ selections: nodes }: SelectionSetNode): void => {
      for (const node of nodes) {
        if (node.kind === Kind.FIELD) {
          const same = byName.get(responseName(node));
          if (same) same.push(node);
          else byName.set(responseName(node), [node]);
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          collect(node.selectionSet);
        } else if (!spread.has(node.name.value)) {
          spread.add(node.name.value);
          const fragment = fragments.get(node.name.value);
          if (fragment) collect(fragment.selectionSet);
        }
      }
    };
    for (const set of sets) collect(set);
    for (const [name, nodes] of byName) {
      const here = path === '' ? name : `${path}.${name}`;
      count += nodes.length - 1;
      if (nodes.length > maxCount) {
        maxCount = nodes.length;
        most = here;
      }
      const inner = nodes.flatMap((node) => node.selectionSet ?? []);
      if (inner.length > 0) merge(inner, here);
    }
  };

  merge([selections], '');
  return { count, most };
}

function checkAliases(document: DocumentNode): void {
  let found = 0;
  const perField = new Map<string, number>();
  visit(document, {
    Field: (node) => {
      if (node.alias === undefined) return;
      found += 1;
      perField.set(node.name.value, (perField.get(node.name.value) ?? 0) + 1);
    },
  });
  if (found <= limits.aliases) return;
  const [most] = [...perField].sort((a, b) => b[1] - a[1])[0]!;
  throw beyond('aliases', found, limits.aliases, most, ' A registered operation may have more.');
}

/** What no text of the data holds and Postgres refuses: NUL, and half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- a control character is what is looked for.
const notText = /[\u0000\p{Surrogate}]/u;

/** @throws Problem `invalid_parameter` naming the argument or variable. */
function checkText(value: string, name: string): void {
  if (!notText.test(value)) return;
  const message = `${name} must be Unicode text without NUL; it holds ${value.includes('\0') ? 'a NUL' : 'half of a surrogate pair'}.`;
  throw new Problem('invalid_parameter', message, {
    errors: [{ in: 'body', name, code: 'invalid_text' }],
  });
}

function checkLiterals(document: DocumentNode): void {
  let name = '';
  visit(document, {
    Argument: (node) => {
      name = excerpt(node.name.value);
    },
    VariableDefinition: (node) => {
      name = `$${excerpt(node.variable.name.value)}`;
    },
    StringValue: (node) => checkText(node.value, name),
    ListValue: ({ values }) => {
      if (values.length > limits.list) throw beyond('list', values.length, limits.list, name);
    },
  });
}

/** Looks into variables without recursion: what they hold may be nested deeper than the stack. */
function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  for (const [variable, top] of Object.entries(variables)) {
    const name = `$${excerpt(variable)}`;
    const open: { readonly value: unknown; readonly depth: number }[] = [{ value: top, depth: 1 }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value, depth } = next;
      if (typeof value === 'string') checkText(value, name);
      if (typeof value !== 'object' || value === null) continue;
      if (depth > limits.nesting) throw beyond('nesting', depth, limits.nesting, name);
      const inner = Object.values(value);
      if (Array.isArray(value) && inner.length > limits.list) {
        throw beyond('list', inner.length, limits.list, name);
      }
      for (const each of inner) open.push({ value: each, depth: depth + 1 });
    }
  }
}

const shown = ({ path }: Cost) => (path.length === 0 ? null : path.join('.'));

/** Checks and prices queries for one schema. Nothing here touches the database. */
export function createLimiter(schema: GraphQLSchema): Limiter {
  const introspectionOf = createIntrospectionCost(schema);
  let queries = 0;

  const introspectionCost = ({ fragments, operations }: CheckedQuery): Cost =>
    operations
      .map(({ selectionSet }) => introspectionOf(fragments, selectionSet))
      .reduce((dearest, cost) => (cost.rows > dearest.rows ? cost : dearest), nothing);

  const partsOf = (document: DocumentNode, isOwn = false): CheckedQuery => {
    const fragments = new Map<string, FragmentDefinitionNode>();
    const operations: OperationDefinitionNode[] = [];
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    }
    let nodes = 0;
    visit(document, {
      enter() {
        nodes += 1;
      },
    });
    queries += 1;
    return { id: queries, document, fragments, operations, bytes: nodes * bytesOfNode, isOwn };
  };

  // Twice the query that every tool sends: enough for any tool, and no way to ask for everything many times.
  const introspectionAllowed =
    2 * introspectionCost(partsOf(parse(getIntrospectionQuery({ inputValueDeprecation: true })))).rows;

  const checkShape = (query: CheckedQuery): void => {
    const { fragments, operations } = query;
    const known = new Map<string, Extent>();
    let fields = 0;
    for (const { selectionSet } of operations) {
      const extent = extentOf(selectionSet, fragments, known, true);
      if (extent.depth > limits.depth) {
        throw beyond('depth', extent.depth, limits.depth, extent.deepest.join('.'));
      }
      fields += extent.fields;
    }
    if (fields > limits.fields) throw beyond('fields', fields, limits.fields, null);
    const unused = [...fragments.values()].filter(({ name }) => !known.has(name.value));
    if (unused.length > 0) {
      throw invalidQuery(
        unused.map(
          (node) => new GraphQLError(`Fragment "${node.name.value}" is never used.`, { nodes: node }),
        ),
      );
    }
    for (const { selectionSet } of operations) {
      const { count, most } = repeatsOf(selectionSet, fragments);
      if (count > limits.repeats) throw beyond('repeats', count, limits.repeats, most);
    }
    const introspection = introspectionCost(query);
    if (introspection.rows > introspectionAllowed) {
      throw beyond('introspection', introspection.rows, introspectionAllowed, shown(introspection));
    }
  };

  function choose(
    query: CheckedQuery,
    operationName: string | undefined,
    given: Readonly<Record<string, unknown>>,
  ): Chosen {
    const { operations } = query;
    const named = operations.filter(({ name }) => name?.value === operationName);
    const operation = operationName === undefined ? operations[0] : named[0];
    if (operation === undefined || (operationName === undefined && operations.length > 1)) {
      const names = operations.flatMap(({ name }) => name?.value ?? []);
      const first = names.slice(0, maxNamed).map((name) => excerpt(name));
      throw new Problem(
        'query_refused',
        operationName === undefined
          ? `The document holds ${operations.length} operations; name one of them in operationName: ${first.join(', ')}${first.length < names.length ? ', …' : ''}.`
          : `The document holds no operation named "${excerpt(operationName)}".`,
        {
          reason: 'unknown_operation',
          limit: 'operations',
          found: operations.length,
          costliest: null,
          did_you_mean: operationName === undefined ? first : nearest(operationName, names),
        },
      );
    }
    checkVariables(given);
    const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
      maxErrors: 5,
    });
    if (coerced.errors) throw invalidVariables(withValues(schema, coerced.errors));
    return { query, operation, variables: coerced.coerced };
  }

  const weightsOf = new WeakMap<
    Statistics,
    LRUCache<string, readonly [Parameters<KnownWeights['set']>[1]]>
  >();

  /** What is known of an operation on a release, within a bound for all of them. */
  function knownWeights({ query, operation }: Chosen, statistics: Statistics): KnownWeights {
    let weights = weightsOf.get(statistics);
    if (weights === undefined) {
      weights = new LRUCache({ maxSize: 4_194_304, sizeCalculation: ([weighed]) => bytesOfWeights(weighed) });
      weightsOf.set(statistics, weights);
    }
    const all = weights;
    const prefix = idOf(query, operation);
    return {
      get: (key) => all.get(`${prefix} ${key}`)?.[0],
      set: (key, weighed) => all.set(`${prefix} ${key}`, [weighed]),
    };
  }

  return {
    trust: (document) => partsOf(document, true),
    check(text, registered = false) {
      if (!registered) checkTokens(text);
      let document: DocumentNode;
      try {
        document = parse(text);
      } catch (error) {
        throw invalidQuery([error as GraphQLError], 'syntax');
      }
      const query = partsOf(document);
      for (const { operation, name } of query.operations) {
        if (operation === 'query') continue;
        throw invalidQuery([
          new GraphQLError(
            `${name?.value ?? 'An operation'} is a ${operation}; this service has queries only.`,
          ),
        ]);
      }
      if (query.fragments.size > limits.fragments) {
        throw beyond('fragments', query.fragments.size, limits.fragments, null);
      }
      checkCycles(query.fragments);
      checkShape(query);
      if (!registered) checkAliases(document);
      checkLiterals(document);
      const errors = validate(schema, document, rules, { maxErrors: 5 });
      if (errors.length > 0) throw invalidQuery(withValues(schema, errors));
      return query;
    },
    choose,
    price(chosen, statistics) {
      const { query, operation, variables } = chosen;
      const { fragments } = query;
      const known = knownWeights(chosen, statistics);
      const priced = (explain: boolean) =>
        costOf(schema, statistics, { fragments, variables, explain, known }, operation.selectionSet);
      const cost = priced(false);
      if (cost.rows > limits.cost) {
        const { path, most } = priced(true);
        throw beyond(
          'cost',
          cost.rows,
          limits.cost,
          `${path.join('.')} with ${Math.ceil(most).toLocaleString('en')}`,
          ' Ask for a smaller page, or for fewer lists inside lists.',
        );
      }
      return cost.rows;
    },
  };
}
