import { GraphQLError, type GraphQLSchema, isEnumType } from 'graphql';
import Negotiator from 'negotiator';
import { content } from '../http/content.ts';
import { type Exchange, type ProblemForm, problemHeaders, problemText } from '../http/send.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { problemOf } from '../rest/replies.ts';
import { excerpt } from '../text/excerpt.ts';
import { beyond, limits, refusal } from './limits.ts';

/** The media types of an answer; a client that does not say which it takes gets the first. */
const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;

/** The media type for an Accept field. Where neither is acceptable, an answer still serves better than a 406. */
export function mediaTypeFor(accept = ''): (typeof mediaTypes)[number] {
  const chosen = new Negotiator({ headers: { accept } }).mediaType([...mediaTypes]);
  return mediaTypes.find((each) => each === chosen) ?? mediaTypes[0];
}

/**
 * Refusals of a query that was read. GraphQL over HTTP (section 6.4) wants them to be 200 in `application/json`, whose
 * clients read a GraphQL answer with 200 only. Whatever is not about the query itself (body, key, plan, quota, outage)
 * keeps its status there too, for those that look at HTTP alone.
 */
const ofQuery: readonly ProblemCode[] = [
  'query_refused',
  'invalid_parameter',
  'unknown_reference',
  'game_not_found',
];

/** Our codes for what Yoga refuses before a query is looked at. */
const ofYoga: Readonly<Record<string, ProblemCode>> = {
  BAD_REQUEST: 'malformed_request',
  REQUEST_ENTITY_TOO_LARGE: 'payload_too_large',
};

/** Messages of graphql repeat names and values of a request, which may be as long as it is. */
const short = (message: string) => excerpt(message.replace(/"([^"]{100})[^"]+"/g, '"$1…"'), 400);

const unknownName =
  /^(Cannot query field|Unknown (type|argument|fragment|directive)|Value ".*" does not exist)/s;

/** All values of the enum that an error is about: graphql names only those that are near. */
function valuesOf(schema: GraphQLSchema, message: string): readonly string[] | undefined {
  const [, name] = /Value "[^"]*" does not exist in "(\w+)" enum\./.exec(message) ?? [];
  const type = name === undefined ? undefined : schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : undefined;
}

/** The problem behind an error of a resolver, of Yoga or of graphql. */
function problemBehind(
  schema: GraphQLSchema,
  { originalError, extensions, message: whole }: GraphQLError,
): Problem {
  if (originalError instanceof Problem) return originalError;
  const allowed = valuesOf(schema, whole);
  const message = `${short(whole)}${allowed === undefined ? '' : ` It has ${allowed.join(', ')}.`}`;
  const extras = allowed === undefined ? {} : { allowed };
  const code = extensions['code'];
  if (code === 'GRAPHQL_PARSE_FAILED') {
    return /contains more tha[nt] \d+ tokens/.test(whole)
      ? beyond('tokens', limits.tokens + 1, limits.tokens, ' The rest was not read.')
      : refusal('syntax', message);
  }
  if (code === 'GRAPHQL_VALIDATION_FAILED' && whole === 'Validation aborted.')
    return refusal('invalid', 'The query selects too many fields under the same names. Select each once.');
  if (code === 'GRAPHQL_VALIDATION_FAILED')
    return refusal(unknownName.test(whole) ? 'unknown_name' : 'invalid', message, extras);
  const known = ofYoga[String(code)];
  // What is left of a body that is too large is not read, so nothing can follow it on its connection.
  if (known === 'payload_too_large')
    return new Problem(known, `${message}; 65,536 bytes are allowed.`, {}, { Connection: 'close' });
  if (known !== undefined) return new Problem(known, message);
  // What graphql finds wrong with variables and arguments.
  return new Problem('invalid_parameter', message, extras);
}

/**
 * What Yoga shows of an error: problems, and what graphql itself found, as they are. Anything else is a fault of ours,
 * which becomes a problem that has it as its cause.
 */
export function maskError(error: unknown): GraphQLError {
  const ofGraphql = error instanceof GraphQLError ? error : undefined;
  const cause = ofGraphql === undefined ? error : ofGraphql.originalError;
  if (cause === undefined || cause instanceof GraphQLError) return ofGraphql!;
  const problem = problemOf([{ originalError: cause } as GraphQLError]);
  const { nodes = null, source = null, positions = null, path = null } = ofGraphql ?? {};
  return new GraphQLError(problem.message, { nodes, source, positions, path, originalError: problem });
}

/** An error as it is sent. */
const shown = (error: GraphQLError, message: string, extensions: Record<string, unknown>) =>
  new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions,
  });

/** The error of a field in an answer that has data, with the code of its problem. */
export function fieldError(schema: GraphQLSchema, error: GraphQLError): GraphQLError {
  const { code, status, extras, message } = problemBehind(schema, error);
  return shown(error, message, { code, status, ...extras });
}

/**
 * The error of a request that was refused: every member of the problem document stands in its `extensions`. Yoga takes
 * status and headers from `http`, which is not sent.
 */
export function requestError(
  schema: GraphQLSchema,
  error: GraphQLError,
  exchange: Exchange,
  baseUrl: string,
): GraphQLError {
  const problem = problemBehind(schema, error);
  const document = JSON.parse(problemText(exchange, problem, baseUrl));
  const headers: Record<string, string> = {};
  const list = problemHeaders(problem);
  for (let at = 0; at < list.length; at += 2) headers[list[at]!] = list[at + 1]!;
  const http = { status: problem.status, spec: ofQuery.includes(problem.code), headers };
  return shown(error, problem.message, { ...document, http });
}

/** A refusal from outside of Yoga (method, key, query string) as a GraphQL answer. */
export const graphqlProblem: ProblemForm = async (document, req) =>
  content(
    `${mediaTypeFor(req.headers.accept)}; charset=utf-8`,
    JSON.stringify({ errors: [{ message: document.detail, extensions: document }] }),
  );
