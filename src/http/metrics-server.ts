import type { Server } from 'node:http';
import type { MetricsText } from '../observe/metrics.ts';
import { createHttpServer, type ServerBounds } from './server.ts';

/** Serves metrics on a separate port, which need not be public. */
export async function serveMetrics(
  settings: { readonly METRICS_PORT: number; readonly HOST: string },
  bounds: ServerBounds,
  read: () => Promise<MetricsText>,
): Promise<Server> {
  const server = createHttpServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    read().then(
      ({ type, text }) => res.writeHead(200, { 'Content-Type': type }).end(text),
      () => res.writeHead(500).end(),
    );
  }, bounds);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.METRICS_PORT, settings.HOST, resolve);
  });
  return server;
}
