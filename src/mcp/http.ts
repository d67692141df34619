import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Assistant } from './server.ts';

const path = '/mcp';
const local: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

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

export interface HttpAssistant {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves assistants at `/mcp` by streamable HTTP. No session is kept: every request stands for itself, so nothing has to be
 * forgotten and any number of assistants may share it.
 *
 * @param host address to listen on. Only one of this computer is guarded against pages in browsers.
 * @param port 0 takes any that is free.
 */
export async function serveAssistant(
  assistant: Assistant,
  host: string,
  port: number,
): Promise<HttpAssistant> {
  const isLocal = local.includes(host.includes(':') ? `[${host}]` : host);
  const server = createServer(async (req, res) => {
    const refuse = (status: number, message: string, headers = {}) => {
      res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      res.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32000, message } }));
    };
    if (isLocal && !isMeantForHere(req)) return refuse(403, 'Only requests to localhost are answered.');
    if (req.url?.split('?', 1)[0] !== path)
      return refuse(404, `There is nothing here; assistants ask at ${path}.`);
    // Without sessions there is nothing to listen to or to end.
    if (req.method !== 'POST') return refuse(405, 'Expected POST.', { Allow: 'POST' });
    const protocol = assistant.createServer();
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    res.on('close', () => {
      void protocol.close();
    });
    await protocol.connect(transport as Parameters<typeof protocol.connect>[0]);
    return transport.handleRequest(req, res);
  });
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
