import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import type { Assistant } from './server.ts';

/** Serves one assistant through standard input and output, until it closes its side. */
export async function serveStdio({ createServer }: Assistant): Promise<void> {
  const ended = new Promise((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  const served = serve(createServer);
  await ended;
  await served.close();
}
