import { GraphQLError, type GraphQLSchema, isEnumType, isScalarType } from 'graphql';
import Negotiator from 'negotiator';
import type { ValueSchema } from '../graph/types/values.ts';
import { content } from '../http/content.ts';
import { type RequestContext, type ProblemForm, problemHeaders, problemText } from '../http/send.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { problemOf } from '../rest/replies.ts';
import { excerpt } from '../text/excerpt.ts';
import { beyond, limits, refusal } from './limits.ts';
import { presentNames } from './present-names.ts';

/** The media types of a response; the first is the default. */
const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;

/** The media type for an Accept field. If neither is acceptable, a response is still more useful than a 406. */
export function mediaTypeFor(accept = ''): (typeof mediaTypes)[number] {
  const chosen = new Negotiator({ headers: { accept } }).mediaType([...mediaTypes]);
  return mediaTypes.find((each) => each === chosen) ?? mediaTypes[0];
}

/**
 * Codes of refused queries. GraphQL over HTTP (section 6.4) requires status 200 for them in `application/json`, whose
 * clients read GraphQL errors from a 200 only. Errors that do not concern the query (body, key, plan, quota, outage)
 * keep their status, for clients that look only at HTTP.
 */
const ofQuery: readonly ProblemCode[] = [
  'query_refused',
  'invalid_parameter',
  'unknown_reference',
  'game_not_found',
];

/** Our codes for what Yoga refuses before it parses a query. */
const ofYoga: Readonly<Record<string, ProblemCode>> = {
  BAD_REQUEST: 'malformed_request',
  REQUEST_ENTITY_TOO_LARGE: 'payload_too_large',
};

/** Messages of graphql repeat names and values of a request, which may be long. */
const short = (message: string) =>
  excerpt(
    message.replace(/"([^"]*)"/g, (_quoted, text: string) => `"${excerpt(text)}"`),
    400,
  );

const unknownName =
  /^(Cannot query field|Unknown (type|argument|fragment|directive)|Value ".*" does not exist|Field ".*" is not defined by type)/s;

/** All values of the enum that an error is about: graphql names only those that are near. */
function valuesOf(schema: GraphQLSchema, message: string): readonly string[] | undefined {
  const [, name] = /Value "[^"]*" does not exist in "(\w+)" enum\./.exec(message) ?? [];
  const type = name === undefined ? undefined : schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : undefined;
}

/** The values of the closed set that an error is about, where that is a scalar: its message lists the first ones. */
function choicesOf(schema: GraphQLSchema, message: string): readonly string[] | undefined {
  const [, name] = /\b(\w+) must be /.exec(message) ?? [];
  const type = name === undefined ? undefined : schema.getType(name);
  if (!isScalarType(type)) return undefined;
  const { enum: allowed, items } = (type.extensions['jsonSchema'] ?? {}) as Partial<ValueSchema>;
  return allowed ?? items?.enum;
}

/** The problem behind an error of a resolver, of Yoga or of graphql. */
function problemBehind(
  schema: GraphQLSchema,
  { originalError, extensions, message: whole }: GraphQLError,
): Problem {
  if (originalError instanceof Problem) return originalError;
  const allowed = valuesOf(schema, whole);
  const message = `${short(whole)}${allowed === undefined ? '' : ` It has ${allowed.join(', ')}.`}`;
  const choices = allowed ?? choicesOf(schema, whole);
  const extras = choices === undefined ? {} : { allowed: choices };
  const code = extensions['code'];
  if (code === 'GRAPHQL_PARSE_FAILED') {
    return /contains more tha[nt] \d+ tokens/.test(whole)
      ? beyond('tokens', limits.tokens + 1, limits.tokens, ' The rest was not read.')
      : refusal('syntax', message);
  }
  if (code === 'GRAPHQL_VALIDATION_FAILED' && whole === 'Validation aborted.')
    return refusal(
      'invalid',
      'The query selects too many fields with the same response name. Select each field once.',
    );
  const present = presentNames(schema, whole);
  const hint = present.length === 0 ? '' : ` Use ${present.map((name) => `"${name}"`).join(' or ')}.`;
  const more = present.length === 0 ? extras : { ...extras, did_you_mean: present };
  if (code === 'GRAPHQL_VALIDATION_FAILED')
    return refusal(unknownName.test(whole) ? 'unknown_name' : 'invalid', message + hint, more);
  const known = ofYoga[String(code)];
  // The rest of a body that is too large is not read, so the connection cannot be reused.
  if (known === 'payload_too_large')
    return new Problem(known, `${message}; at most 65,536 bytes are allowed.`, {}, { Connection: 'close' });
  if (known !== undefined) return new Problem(known, message);
  // Errors of graphql about variables and arguments.
  return new Problem('invalid_parameter', message + hint, more);
}

/**
 * Errors that Yoga may show: problems, and those of graphql itself, unchanged. Any other error is a bug, and becomes a
 * problem with it as the cause.
 */
export function maskError(error: unknown): GraphQLError {
  const ofGraphql = error instanceof GraphQLError ? error : undefined;
  const cause = ofGraphql === undefined ? error : ofGraphql.originalError;
  if (cause === undefined || cause instanceof GraphQLError) return ofGraphql!;
  const problem = problemOf(cause);
  const { nodes = null, source = null, positions = null, path = null } = ofGraphql ?? {};
  return new GraphQLError(problem.message, { nodes, source, positions, path, originalError: problem });
}

/** An error in the form in which it is sent. */
const shown = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions,
  });

/** The error of a field in a response with data, with the code of its problem. */
export function fieldError(schema: GraphQLSchema, error: GraphQLError): GraphQLError {
  const { code, status, extras, message } = problemBehind(schema, error);
  return shown(error, message, { code, status, ...extras });
}

/**
 * The error of a refused request, with every member of the problem document in its `extensions`. Yoga takes status and
 * headers from `http`, which is not sent.
 */
export function requestError(
  schema: GraphQLSchema,
  error: GraphQLError,
  context: RequestContext,
  baseUrl: string,
): GraphQLError {
  const problem = problemBehind(schema, error);
  const document = JSON.parse(problemText(context, problem, baseUrl));
  const headers: Record<string, string> = {};
  const list = problemHeaders(problem);
  for (let at = 0; at < list.length; at += 2) headers[list[at]!] = list[at + 1]!;
  const http = { status: problem.status, spec: ofQuery.includes(problem.code), headers };
  return shown(error, problem.message, { ...document, http });
}

/** A refusal from outside of Yoga (method, key, query string) as a GraphQL response. */
export const graphqlProblem: ProblemForm = async (document, req) =>
  content(
    `${mediaTypeFor(req.headers.accept)}; charset=utf-8`,
    JSON.stringify({ errors: [{ message: document.detail, extensions: document }] }),
  );
