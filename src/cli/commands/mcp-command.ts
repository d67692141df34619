import { standardBounds } from '../../bounds.ts';
import { InvalidArgumentError, Option } from 'commander';
import { isCaryllError } from '../../../client/src/client.ts';
import { reasonOf } from '../../text/redact.ts';
import type { CommandSpec } from '../command.ts';
import { CommandError } from '../exit.ts';

interface McpOptions {
  readonly url?: string;
  readonly key?: string;
  readonly game?: string;
  readonly http?: number;
  readonly host: string;
  readonly json?: boolean;
}

function portOf(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new InvalidArgumentError('It must be a port, 0 to 65535; 0 picks a free one.');
  return port;
}

/** Explains to the operator why the service cannot be reached. */
function explained(error: unknown): unknown {
  if (error instanceof TypeError && /^(url|key|game): /.test(error.message))
    return new CommandError('usage', `--${error.message}`);
  if (!isCaryllError(error)) return error;
  const isReached = error.problem !== undefined;
  return new CommandError(
    isReached ? 'refused' : 'unreachable',
    `${error.code}: ${error.message}`,
    isReached
      ? 'Set CARYLL_KEY to a key of this service, or use --key.'
      : 'Check --url, and that the service is running (`/readyz`).',
  );
}

function needed(name: 'url' | 'key', value: string | undefined): string {
  if (value !== undefined && value.trim() !== '') return value;
  const what = name === 'url' ? 'the URL of a service' : 'an API key of the service';
  throw new CommandError(
    'usage',
    `--${name} must be ${what}; got none.`,
    `Use --${name}, or set CARYLL_${name.toUpperCase()}.`,
  );
}

const forever = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export const mcpCommand: CommandSpec<unknown, McpOptions> = {
  name: 'mcp',
  summary: 'connect AI assistants to a service (Model Context Protocol)',
  description:
    'Exposes the data of a running service to AI assistants as MCP tools and resources, over standard input and output or, with --http, over HTTP. Calls cost units of the key; the tool descriptions show the prices. With --http, callers can send their own keys (Authorization: Bearer or X-API-Key).',
  examples: [
    'CARYLL_KEY=… caryll mcp --url https://caryll.example.org',
    'caryll mcp --url http://localhost:3000 --http 8931',
  ],
  options: [
    new Option('--url <url>', 'URL of the service').env('CARYLL_URL'),
    new Option(
      '--key <key>',
      'API key; prefer the variable CARYLL_KEY, which does not appear in process lists',
    ).env('CARYLL_KEY'),
    new Option('--game <game>', 'only this game; all games without it'),
    new Option('--http <port>', 'serve streamable HTTP on this port; 0 picks a free one').argParser(portOf),
    new Option('--host <host>', 'address to listen on, with --http').default('127.0.0.1'),
  ],
  jsonHelp: 'with --http, print the address as JSON',
  database: false,
  async action(context, _none, options) {
    // Other users can read the command line of a process, but not after its title has changed.
    process.title = 'caryll mcp';
    const url = needed('url', options.url);
    const key = needed('key', options.key);
    const { openAssistant } = await import('../../mcp/server.ts');
    const openFor = (of: string) => openAssistant({ url, key: of, game: options.game });
    const assistant = await openFor(key).catch((error: unknown) => {
      throw explained(error);
    });
    if (options.http === undefined) {
      context.say(`${assistant.toolCount} tools on standard input and output`);
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
      const ended = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
      const served = serveStdio(assistant.createServer);
      await ended;
      await served.close();
      return undefined;
    }
    const { serveAssistant } = await import('../../mcp/http.ts');
    const served = await serveAssistant(assistant, openFor, {
      host: options.host,
      port: options.http,
      bounds: standardBounds,
      onError: (error) => context.warn(`a request failed: ${reasonOf(error)}`),
    });
    if (options.json) context.printJson({ url: served.url });
    else context.print(`${assistant.toolCount} tools at ${served.url}; press Ctrl+C to stop`);
    if (!['127.0.0.1', '::1', 'localhost'].includes(options.host))
      context.warn('anyone who can reach this address can spend the units of this key');
    await forever();
    await served.close();
    return undefined;
  },
};
