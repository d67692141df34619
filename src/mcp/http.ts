import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type NodeIncomingMessageLike,
  type NodeMcpRequestHandler,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import { isCaryllError } from '../../client/src/client.ts';
import { createHttpServer, type ServerBounds } from '../http/server.ts';
import type { Assistant } from './server.ts';

const path = '/mcp';
const local: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Keys of callers whose tools are remembered. */
const maxKeys = 1000;

/** The host of an address without its port; '' of what is none. */
function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

/**
 * Whether a request was meant for this computer. A page in a browser can make a name of its own point here, and would then
 * spend the units of the key.
 */
const isMeantForHere = ({ headers: { host, origin } }: IncomingMessage) =>
  local.includes(hostOf(`http://${host}`)) && (origin === undefined || local.includes(hostOf(origin)));

/** The key that a caller brings, in the headers that the service itself takes; undefined without one. */
function keyOf({ headers }: IncomingMessage): string | undefined {
  const [, bearer] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  return bearer ?? headers['x-api-key']?.toString();
}

export interface HttpAssistantOptions {
  /** Address to listen on. Only one of this computer is guarded against pages in browsers. */
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly bounds: ServerBounds;
  /** Is given what fails here and is no refusal; the caller is answered 500. */
  readonly onFault: (error: unknown) => void;
}

export interface HttpAssistant {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves assistants at `/mcp` by streamable HTTP. No session is kept: every request stands for itself, so nothing has to be
 * forgotten and any number of assistants may share it. A caller that brings a key of its own spends the units of that one.
 *
 * @param assistant for callers that bring no key.
 * @param openFor opens one for the key of a caller; throws what `openAssistant` throws.
 */
export async function serveAssistant(
  assistant: Assistant,
  openFor: (key: string) => Promise<Assistant>,
  { host, port, bounds, onFault }: HttpAssistantOptions,
): Promise<HttpAssistant> {
  const handlerFor = ({ createServer }: Assistant) => toNodeHandler(createMcpHandler(createServer));
  const shared = handlerFor(assistant);
  const ofKeys = new LRUCache<string, Promise<NodeMcpRequestHandler>>({ max: maxKeys });
  function handlerOf(key: string): Promise<NodeMcpRequestHandler> {
    const known = ofKeys.get(key);
    if (known !== undefined) return known;
    const opening = openFor(key).then(handlerFor);
    ofKeys.set(key, opening);
    // A failure is told, and not remembered.
    opening.catch(() => ofKeys.delete(key));
    return opening;
  }

  const isLocal = local.includes(host.includes(':') ? `[${host}]` : host);
  type Refuse = (status: number, message: string, headers?: Record<string, string>) => void;

  async function answer(req: IncomingMessage, res: ServerResponse, refuse: Refuse): Promise<void> {
    if (isLocal && !isMeantForHere(req)) return refuse(403, 'Only requests to localhost are answered.');
    if (req.url?.split('?', 1)[0] !== path)
      return refuse(404, `There is nothing here; assistants ask at ${path}.`);
    // Without sessions there is nothing to listen to or to end.
    if (req.method !== 'POST') return refuse(405, 'Expected POST.', { Allow: 'POST' });
    const key = keyOf(req);
    let handle = shared;
    try {
      if (key !== undefined) handle = await handlerOf(key);
    } catch (error) {
      // Of what cannot be a key nothing was asked.
      if (error instanceof TypeError) return refuse(401, error.message);
      if (!isCaryllError(error)) throw error;
      return refuse(error.status === 401 ? 401 : 503, `${error.code}: ${error.message}`);
    }
    await handle(req as NodeIncomingMessageLike, res);
  }

  const server = createHttpServer((req, res) => {
    const refuse: Refuse = (status, message, headers = {}) => {
      res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      res.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32000, message } }));
    };
    answer(req, res, refuse).catch((error: unknown) => {
      onFault(error);
      if (res.headersSent) res.destroy();
      else refuse(500, 'The request could not be answered.');
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
