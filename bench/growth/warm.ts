import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { applyLoad } from '../load.ts';
import { type Grown, redisUrl, start } from './grown.ts';
import { game, rounds, routes } from './subject.ts';

/** A process that serves one of the databases. */
interface Server {
  readonly grown: Grown;
  readonly url: string;
  readonly child: ChildProcess;
}

async function serve(grown: Grown, environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const { child, said } = await start<{ port: number }>('caryll', [], {
    DATABASE_URL: grown.url,
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ...environment,
  });
  return { grown, url: `http://127.0.0.1:${said.port}`, child };
}

const residentMiB = ({ child }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

export async function warmRates(
  all: readonly Grown[],
): Promise<Map<Grown, { rates: number[]; memory: number }>> {
  const servers: Server[] = [];
  for (const grown of all) servers.push(await serve(grown));
  const rates = new Map(servers.map((server) => [server, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const server of servers) {
      const { requestsPerSecond, failures } = await applyLoad({
        url: server.url,
        requests: [`/v1/${game}/bosses`, `/v1/${game}/bosses/father-gascoigne`].map((path) => ({ path })),
        keys: server.grown.keys,
        headers: {},
        connections: 64,
        seconds: round === 0 ? 1 : 2,
      });
      if (failures > 0) throw new Error(`${failures} failures`);
      if (round > 0) rates.get(server)!.push(requestsPerSecond);
    }
  }
  const measured = servers.map(
    (server) => [server.grown, { rates: rates.get(server)!, memory: residentMiB(server) }] as const,
  );
  for (const { child } of servers) child.kill();
  return new Map(measured);
}

/** What a server holds after a collection, in MiB. */
interface Held {
  readonly resident: number;
  /** What is left of the heap: the rest is what V8 had not got round to. */
  readonly heap: number;
}

export interface Walk {
  readonly factor: number;
  readonly rowCache: number;
  readonly replyCacheMiB: number;
  readonly details: number;
  readonly atStart: Held;
  /** After each lap; the first fills the caches, the others ask for other records. */
  readonly laps: readonly Held[];
}

export const laps = 8;

/** Walks over more records than the caches hold, and then again and again over as many others. */
export async function walk(grown: Grown, rowCache: number, replyCacheMiB: number): Promise<Walk> {
  const server = await serve(grown, {
    ROW_CACHE_ROWS: String(rowCache),
    REPLY_CACHE_BYTES: String(replyCacheMiB * 2 ** 20),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 9 });
  const get = (path: string, key: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'X-API-Key': key };
      const req = httpRequest(server.url + path, { agent, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('end', () => resolve(Buffer.concat(chunks).toString()));
      });
      req.once('error', reject);
      req.end();
    });
  const collected = () =>
    new Promise<Held>((resolve) => {
      server.child.once('message', (held) => resolve(held as Held));
      server.child.send('collect');
    });
  const atStart = await collected();
  const perList = Math.ceil(rowCache * 1.25);
  const held: Held[] = [];
  let details = 0;
  for (let lap = 0; lap < laps; lap++) {
    const paths: string[] = [];
    for (const [table, route] of Object.entries(routes)) {
      const { rows } = await grown.database.knex.raw(
        `select slug from ${table} join current_release using (release_id) where place >= ? and place < ?`,
        [lap * perList, (lap + 1) * perList],
      );
      paths.push(...rows.map(({ slug }: { slug: string }) => `/v1/${game}/${route}/${slug}`));
    }
    if (paths.length === 0) break;
    details += paths.length;
    const next = paths.entries();
    const workers = Array.from({ length: 8 }, async (_each, worker) => {
      for (const [, path] of next) await get(path, grown.keys[worker]!);
    });
    await Promise.all(workers);
    held.push(await collected());
  }
  agent.destroy();
  server.child.kill();
  return { factor: grown.factor, rowCache, replyCacheMiB, details, atStart, laps: held };
}
