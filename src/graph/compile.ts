import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphContext } from './builder.ts';

/**
 * An operation as a function. What it gives is what the executor of graphql gives where there are no errors; it knows no
 * signal, and a variable that may not be null has to be given even if it has a default.
 *
 * @param variables as a client gives them.
 */
export type CompiledOperation = (
  context: GraphContext,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Compiles an operation, which takes some milliseconds. Texts of the document become source code, so it must be one
 * of our own, and never what a caller sent.
 *
 * @throws GraphQLError when it cannot be compiled.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string,
): CompiledOperation {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) throw compiled.errors![0]!;
  return (context, variables) => compiled.query(undefined, context, variables);
}
