import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Assistant } from './server.ts';

/** Serves one assistant through standard input and output, until it ends its side. */
export async function serveStdio(assistant: Assistant): Promise<void> {
  const server = assistant.createServer();
  const ended = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
