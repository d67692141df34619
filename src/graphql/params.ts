import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';

/** Bytes of a request body at most. */
const maxBodyBytes = 65_536;

/** The parameters of a GraphQL request, however they were sent. */
export interface Params {
  readonly query?: string | undefined;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
  readonly extensions: Record<string, unknown>;
  /** SHA-256 of a text, or identifier of a persisted operation, which is the same. */
  readonly id?: string | undefined;
}

const malformed = (detail: string) => new Problem('malformed_request', detail);

function stringOrNothing(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw malformed(`${name} must be a string.`);
  return value;
}

function objectOrNothing(value: unknown, name: string): Record<string, unknown> {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw malformed(`${name} must be an object.`);
  return value as Record<string, unknown>;
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(`${what} is not valid JSON: ${(error as Error).message}.`);
  }
}

function paramsOf(given: Readonly<Record<string, unknown>>): Params {
  const extensions = objectOrNothing(given['extensions'], 'extensions');
  const persisted = objectOrNothing(extensions['persistedQuery'], 'extensions.persistedQuery');
  const id =
    stringOrNothing(given['id'], 'id') ??
    stringOrNothing(given['documentId'], 'documentId') ??
    stringOrNothing(persisted['sha256Hash'], 'extensions.persistedQuery.sha256Hash');
  return {
    query: stringOrNothing(given['query'], 'query'),
    variables: objectOrNothing(given['variables'], 'variables'),
    operationName: stringOrNothing(given['operationName'], 'operationName'),
    extensions,
    id: id?.replace(/^sha256:/i, '').toLowerCase(),
  };
}

const names = ['query', 'variables', 'operationName', 'extensions', 'id', 'documentId'];

/**
 * The parameters in a query string.
 *
 * @throws Problem `unknown_parameter`, `malformed_request`
 */
export function readQueryString(rawQuery: string): Params {
  const params: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    if (!names.includes(name)) {
      throw new Problem(
        'unknown_parameter',
        `There is no parameter "${excerpt(name)}" here; this route takes ${names.join(', ')}, sdl.`,
        { errors: [{ in: 'query', name: excerpt(name), code: 'unknown', did_you_mean: [] }] },
      );
    }
    if (Object.hasOwn(params, name)) throw malformed(`${name} may be given once.`);
    const isJson = (name === 'variables' || name === 'extensions') && value !== '';
    params[name] = isJson ? parseJson(value, name) : value;
  }
  return paramsOf(params);
}

async function readBody(req: IncomingMessage): Promise<string> {
  const tooLarge = (found: string) =>
    new Problem(
      'payload_too_large',
      `The body has ${found} bytes; ${maxBodyBytes} are allowed.`,
      {},
      // What is left of the body is not read, so nothing can follow it on this connection.
      { Connection: 'close' },
    );
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > maxBodyBytes) throw tooLarge(String(announced));
  const chunks: Buffer[] = [];
  let length = 0;
  // By events: the iterator of a stream costs more than all the rest of reading.
  await new Promise<void>((resolve, reject) => {
    const cut = () => reject(malformed('The body ended before it was complete.'));
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBodyBytes) chunks.push(chunk);
      else reject(tooLarge(`more than ${maxBodyBytes}`));
    });
    req.once('end', () => {
      // Every request is closed in the end, and making a refusal costs more than reading a body.
      req.off('close', cut);
      resolve();
    });
    req.once('error', cut);
    req.once('close', cut);
  });
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The text of a POST.
 *
 * @throws Problem `unsupported_media_type`, `payload_too_large`, and `malformed_request` when it ends too early.
 */
export async function readPost(req: IncomingMessage): Promise<string> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Problem(
      'unsupported_media_type',
      `The body must be application/json; received ${type === '' ? 'no Content-Type' : excerpt(type)}.`,
    );
  }
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Problem('unsupported_media_type', 'The body must be sent without a Content-Encoding.');
  }
  return readBody(req);
}

/**
 * The parameters in the text of a POST.
 *
 * @throws Problem `malformed_request`
 */
export function readBodyText(text: string): Params {
  const body = parseJson(text, 'The body');
  if (Array.isArray(body)) {
    throw new Problem('malformed_request', 'Several operations in one request are not taken; send one.');
  }
  if (typeof body !== 'object' || body === null) throw malformed('The body must be a JSON object.');
  return paramsOf(body as Record<string, unknown>);
}
