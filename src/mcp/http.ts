import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type NodeIncomingMessageLike,
  type NodeMcpRequestHandler,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import { isCaryllError } from '../../client/src/client.ts';
import { createHttpServer, type ServerBounds } from '../http/server.ts';
import type { Assistant } from './server.ts';

const path = '/mcp';
const allowedMethods = 'POST, OPTIONS';
const local = localhostAllowedHostnames();
/** Maximum number of callers' keys whose tools are cached. */
const maxKeys = 1000;

/**
 * Whether a request is meant for this computer. A page in a browser can point its own domain here (DNS rebinding),
 * and would then spend the units of the key.
 */
const isMeantForHere = ({ headers: { host, origin } }: IncomingMessage) =>
  validateHostHeader(host, local).ok && validateOriginHeader(origin, local).ok;

/**
 * Lets a page in a browser use this server (CORS), if it is a page of this computer, such as an inspector or a local chat.
 * It may send any header, and read the one that names a session.
 */
function admitPage(
  { headers: { origin, 'access-control-request-headers': requested } }: IncomingMessage,
  res: ServerResponse,
) {
  res.setHeader('Vary', 'Origin, Access-Control-Request-Headers');
  if (origin === undefined || !validateOriginHeader(origin, local).ok) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', 'Mcp-Session-Id');
  if (requested === undefined) return;
  res.setHeader('Access-Control-Allow-Methods', allowedMethods);
  res.setHeader('Access-Control-Allow-Headers', requested);
  res.setHeader('Access-Control-Max-Age', 600);
}

/** The API key of a caller, from the same headers as the service; undefined without one. */
function keyOf({ headers }: IncomingMessage): string | undefined {
  const [, bearer] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  return bearer ?? headers['x-api-key']?.toString();
}

export interface HttpAssistantOptions {
  /** Address to listen on. Only localhost is protected against pages in browsers. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly bounds: ServerBounds;
  /** Called with an unexpected error; the caller gets a 500. */
  readonly onError: (error: unknown) => void;
}

export interface HttpAssistant {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves assistants at `/mcp` by streamable HTTP, without sessions: every request is complete in itself, so any number
 * of assistants may share it. A caller that sends its own key spends the units of that key.
 *
 * @param assistant for callers without a key.
 */
export async function serveAssistant(
  assistant: Assistant,
  openFor: (key: string) => Promise<Assistant>,
  { host, port, bounds, onError }: HttpAssistantOptions,
): Promise<HttpAssistant> {
  const handlerFor = ({ createServer }: Assistant) => toNodeHandler(createMcpHandler(createServer));
  const shared = handlerFor(assistant);
  const ofKeys = new LRUCache<string, NodeMcpRequestHandler>({
    max: maxKeys,
    fetchMethod: async (key) => handlerFor(await openFor(key)),
    // A key that is evicted while it is opened still reaches those who wait for it.
    ignoreFetchAbort: true,
  });
  const isLocal = local.includes(host.includes(':') ? `[${host}]` : host);
  type Refuse = (status: number, message: string, headers?: Record<string, string>) => void;

  async function respond(req: IncomingMessage, res: ServerResponse, refuse: Refuse): Promise<void> {
    if (isLocal && !isMeantForHere(req)) return refuse(403, 'Only requests to localhost are accepted.');
    if (req.url?.split('?', 1)[0] !== path) return refuse(404, `Not found; the MCP endpoint is ${path}.`);
    if (req.method === 'OPTIONS') {
      res.writeHead(204, { Allow: allowedMethods }).end();
      return undefined;
    }
    // Without sessions there is no stream to open (GET) and nothing to end (DELETE).
    if (req.method !== 'POST') return refuse(405, 'Only POST is supported.', { Allow: allowedMethods });
    const key = keyOf(req);
    let handle = shared;
    try {
      if (key !== undefined) handle = await ofKeys.forceFetch(key);
    } catch (error) {
      // An invalid key causes no request to the service.
      if (error instanceof TypeError) return refuse(401, error.message);
      if (!isCaryllError(error)) throw error;
      return refuse(error.status === 401 ? 401 : 503, `${error.code}: ${error.message}`);
    }
    await handle(req as NodeIncomingMessageLike, res);
  }

  const server = createHttpServer((req, res) => {
    const refuse: Refuse = (status, message, headers = {}) => {
      res.statusCode = status;
      res.setHeaders(new Map(Object.entries({ 'Content-Type': 'application/json', ...headers })));
      res.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32000, message } }));
    };
    admitPage(req, res);
    respond(req, res, refuse).catch((error: unknown) => {
      onError(error);
      if (res.headersSent) res.destroy();
      else refuse(500, 'The request failed.');
    });
  }, bounds);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
