import type { IncomingMessage } from 'node:http';
import type { GraphQLParams } from 'graphql-yoga';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';

const malformed = (detail: string) => new Problem('malformed_request', detail);

const names = ['query', 'variables', 'operationName', 'extensions', 'id', 'documentId'];

/**
 * Checks of a GET that Yoga does not do: unknown parameters and invalid JSON.
 *
 * @throws Problem `unknown_parameter`, `malformed_request`
 */
export function checkQueryString(params: URLSearchParams): void {
  for (const [name, value] of params) {
    if (!names.includes(name)) {
      throw new Problem(
        'unknown_parameter',
        `There is no parameter "${excerpt(name)}"; this route accepts ${names.join(', ')}, sdl.`,
        { errors: [{ in: 'query', name: excerpt(name), code: 'unknown', did_you_mean: [] }] },
      );
    }
    if (params.getAll(name).length > 1) throw malformed(`${name} must be sent only once.`);
    if ((name !== 'variables' && name !== 'extensions') || value === '') continue;
    try {
      JSON.parse(value);
    } catch (error) {
      throw malformed(`${name} is not valid JSON: ${(error as Error).message}.`);
    }
  }
}

/** @throws Problem `unsupported_media_type` for a body of another form than GraphQL clients send. */
export function checkBodyType({ headers }: IncomingMessage): void {
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Problem(
      'unsupported_media_type',
      `The body must be application/json; got ${type === '' ? 'no Content-Type' : excerpt(type)}.`,
    );
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Problem('unsupported_media_type', 'The body must not have a Content-Encoding.');
  }
}

/**
 * The id by which a request names an operation, in lower case: `id` or `documentId` in the body or the query string, or
 * what clients of automatic persisted queries send.
 */
export function idIn(params: GraphQLParams, queryString: URLSearchParams): string | undefined {
  const { id, documentId } = params as GraphQLParams & Record<'id' | 'documentId', unknown>;
  const { persistedQuery } = (params.extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
  const given =
    id ??
    documentId ??
    queryString.get('id') ??
    queryString.get('documentId') ??
    persistedQuery?.sha256Hash ??
    undefined;
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string') throw malformed('The id of an operation must be a string.');
  return given.replace(/^sha256:/i, '').toLowerCase();
}
