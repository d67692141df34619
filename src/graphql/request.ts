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

/** Limit of a request body in bytes. */
const maxBodyBytes = 65_536;

// The rest of a body that is too large is not read, so the connection cannot be reused.
const tooLarge = () =>
  new Problem(
    'payload_too_large',
    `Request body too large; at most ${maxBodyBytes.toLocaleString('en')} bytes are allowed.`,
    {},
    { Connection: 'close' },
  );

/** @throws Problem `payload_too_large`, or `malformed_request` when the client ends it early. */
async function readBody(req: IncomingMessage): Promise<string> {
  if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= maxBodyBytes) return;
      req.pause();
      reject(tooLarge());
    });
    req.on('end', () => resolve(Buffer.concat(chunks).toString()));
    req.on('close', () => reject(malformed('The body ended early.')));
  });
}

/** The parameters of a GraphQL request. Yoga checks their types. */
export interface Params extends GraphQLParams {
  /** The id of an operation, as `idIn` returns it. */
  readonly id?: string | undefined;
}

/** Parameters as they were sent. */
type Sent = GraphQLParams & Readonly<Record<string, unknown>>;

/** Parameters, and the text that has them: a body or a query string. */
export interface SentText {
  readonly params: Sent;
  readonly text: string;
}

/**
 * The parameters in the body of a POST.
 *
 * @throws Problem `payload_too_large`, `malformed_request`
 */
export async function paramsOfBody(req: IncomingMessage): Promise<SentText> {
  const text = await readBody(req);
  let params: Sent | null;
  try {
    params = JSON.parse(text);
  } catch (error) {
    throw malformed(`The body is not valid JSON: ${excerpt((error as Error).message, 200)}.`);
  }
  if (typeof params === 'object' && params !== null && !Array.isArray(params)) {
    checkDepth(params);
    return { params, text };
  }
  const found = Array.isArray(params) ? 'an array; send each query in its own request' : excerpt(text);
  throw malformed(`The body must be a JSON object with one query; got ${found}.`);
}

/** How deep `variables` and `extensions` may be nested: no argument is deeper than a list. */
const maxDepth = 10;

/** @throws Problem `malformed_request` for values that are nested too deep to be read and quoted. */
function checkDepth(params: Sent): void {
  for (const name of ['variables', 'extensions'] as const) {
    let level = [params[name] as unknown];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth > maxDepth)
        throw malformed(`${name} must have at most ${maxDepth} levels of lists and objects.`);
      level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    }
  }
}

/** The parameters in a query string that `checkQueryString` has checked. */
export function paramsOfQueryString(queryString: URLSearchParams): SentText {
  const params = Object.fromEntries(
    [...queryString].map(([name, value]) => [
      name,
      (name === 'variables' || name === 'extensions') && value !== ''
        ? JSON.parse(value)
        : value || undefined,
    ]),
  );
  checkDepth(params);
  return { params, text: queryString.toString() };
}

/**
 * The id by which a request names an operation, in lower case: `id` or `documentId`, or what clients of automatic
 * persisted queries send.
 *
 * @throws Problem `malformed_request`
 */
export function idIn({ id, documentId, extensions }: Sent): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } };
  const given = id ?? documentId ?? persistedQuery?.sha256Hash;
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string') throw malformed('The id of an operation must be a string.');
  return given.replace(/^sha256:/i, '').toLowerCase();
}
