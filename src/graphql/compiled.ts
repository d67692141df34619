import {
  BREAK,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { contextOf } from '../graph/builder.ts';
import { type CompiledOperation, compileOperation } from '../graph/compile.ts';
import type { Budget } from './budget.ts';
import { collect, setsOf } from './cost.ts';
import { type CheckedQuery, type Chosen, idOf } from './limits.ts';

/** An execution that is asked of a compiled operation. */
export interface CompiledRun {
  readonly chosen: Chosen;
  /** Variables as the client gave them. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly release: Release;
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

/** Operations that are executed often, as functions. */
export interface CompiledOperations {
  /**
   * Executes an operation that is compiled, or is to be compiled now. Undefined when it is neither, and when there were
   * errors: what is told of errors is for the executor of graphql to say.
   *
   * @throws the reason of the signal as soon as it aborts; no resolver is called after that.
   */
  run(run: CompiledRun): Promise<ExecutionResult | undefined>;
  /** Counts an execution that was charged: what nobody paid for is not compiled. */
  paid(chosen: Chosen): void;
}

/** Fields that a compiled operation has at most, each as often as there are types that it is compiled for. */
const maxFields = 200;
/** Memory that an entry takes, in bytes. */
const bytesOfEntry = 500;
/** And when it is compiled, by itself and for each field. Measured with Node 20: 38,000 with 2 fields, 257,000 with 23. */
const bytesOfCompiled = 16_000;
const bytesOfField = 11_000;
/** Memory that all of them may take, in bytes. */
const maxBytes = 16_777_216;

/**
 * Executions that are paid for before an operation is compiled. Compiling takes about a fifth of a millisecond for each
 * field, and an execution takes one at least: so nobody makes the service compile longer than execute.
 */
const executionsBefore = (fields: number) => 8 + fields / 4;

/** Letters, digits, spaces, single underscores and hyphens: what slugs and names are made of. */
const harmlessText = /^(?!.*__)[\p{L}\p{N} _-]*$/u;

/**
 * Whether the texts of a document may become source code. Names consist of letters, digits and underscores; with two
 * underscores begin names that the compiled code uses itself, and that JavaScript does (`__proto__`). Directives, objects
 * and variables inside of lists are left to the executor of graphql.
 */
function isHarmless({ document }: Pick<CheckedQuery, 'document'>): boolean {
  let isFound = false;
  const refuse = () => {
    isFound = true;
    return BREAK;
  };
  visit(document, {
    Name: ({ value }, _key, parent) =>
      value.startsWith('__') &&
      !(value === '__typename' && (parent as { alias?: unknown } | undefined)?.alias === undefined)
        ? refuse()
        : undefined,
    StringValue: ({ value }) => (harmlessText.test(value) ? undefined : refuse()),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === 'Variable') ? refuse() : undefined),
    Directive: refuse,
    ObjectValue: refuse,
  });
  return !isFound;
}

/** Fields of an operation as they are compiled: one behind an interface for each type it may be of. */
function countFields(schema: GraphQLSchema, { query, operation }: Chosen): number {
  let count = 0;
  const enter = (sets: readonly SelectionSetNode[], type: GraphQLNamedType): void => {
    if (isAbstractType(type)) {
      for (const each of schema.getPossibleTypes(type)) enter(sets, each);
    } else if (isObjectType(type)) {
      const fields = collect(schema, query.fragments, sets, type);
      count += fields.size;
      for (const { field, nodes } of fields.values()) {
        // Interfaces inside each other multiply: enough is enough.
        if (count <= maxFields) enter(setsOf(nodes), getNamedType(field.type));
      }
    }
  };
  enter([operation.selectionSet], schema.getQueryType()!);
  return count;
}

/** Variables as the client gave them, with the defaults of those that it left out. */
function withDefaults({ operation }: Chosen, given: CompiledRun['given']): CompiledRun['given'] {
  const variables = { ...given };
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    if (defaultValue !== undefined && !Object.hasOwn(given, name))
      variables[name] = valueFromASTUntyped(defaultValue);
  }
  return variables;
}

interface Entry {
  /** Executions that were paid for. */
  executions: number;
  /** Undefined when it is too large, or not harmless. */
  readonly fields: number | undefined;
  readonly compiled: CompiledOperation | undefined;
}

/** Compiles operations that are executed often, and remembers them within a bound of bytes. */
export function createCompiledOperations(schema: GraphQLSchema): CompiledOperations {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ compiled, fields }) =>
      bytesOfEntry + (compiled === undefined ? 0 : bytesOfCompiled + fields! * bytesOfField),
  });

  function compiledOf(chosen: Chosen): CompiledOperation | undefined {
    const { query, operation } = chosen;
    const id = idOf(query, operation);
    const entry = entries.get(id);
    if (entry?.fields === undefined || entry.compiled !== undefined) return entry?.compiled;
    if (entry.executions < executionsBefore(entry.fields)) return undefined;
    const compiled = compileOperation(schema, query.document, operation.name?.value);
    entries.set(id, { ...entry, compiled });
    return compiled;
  }

  return {
    async run({ chosen, given, release, budget, signal }) {
      const compiled = compiledOf(chosen);
      if (compiled === undefined) return undefined;
      signal.throwIfAborted();
      let leave: (() => void) | undefined;
      const aborted = new Promise<never>((_resolve, reject) => {
        leave = () => {
          budget.halt();
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
      });
      try {
        const result = compiled(contextOf(release, budget), withDefaults(chosen, given));
        const { data, errors } = await Promise.race([result, aborted]);
        return errors === undefined ? { data: data! } : undefined;
      } finally {
        signal.removeEventListener('abort', leave!);
      }
    },
    paid(chosen) {
      const id = idOf(chosen.query, chosen.operation);
      const entry = entries.get(id);
      if (entry !== undefined) {
        entry.executions += 1;
        return;
      }
      const mayBeCompiled = chosen.query.isOwn || isHarmless(chosen.query);
      const fields = mayBeCompiled ? countFields(schema, chosen) : Number.POSITIVE_INFINITY;
      entries.set(id, {
        executions: 1,
        fields: fields <= maxFields ? fields : undefined,
        compiled: undefined,
      });
    },
  };
}
