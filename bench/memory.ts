/** Resident memory of a service after minutes of mixed requests. */
import { median } from './figures.ts';
import { connections } from './fixtures.ts';
import { applyLoad, type Sent } from './load.ts';
import { usageOf } from './servers.ts';
import type { Target } from './targets.ts';

export const memoryMinutes = Number(process.env['BENCH_MEMORY_MINUTES'] ?? 3);

const numbers = (count: number) => Array.from({ length: count }, (_each, index) => index + 1);
/** Requests of all kinds, more than are cached. */
const mixed: Sent[] = [
  ...['bosses', 'items', 'weapons', 'armor', 'npcs', 'enemies'].flatMap((list) =>
    ['summary', 'detail', 'full'].flatMap((view) =>
      numbers(8).map((page) => `/v1/bloodborne/${list}?view=${view}&page=${page}&page_size=${7 + page}`),
    ),
  ),
  ...['weapons', 'spells', 'items'].flatMap((list) =>
    numbers(20).map((page) => `/v1/elden-ring/${list}?view=detail&page=${page}&page_size=${20 + page}`),
  ),
  ...['father-gascoigne', 'cleric-beast', 'ludwig-the-accursed'].map(
    (slug) => `/v1/bloodborne/bosses/${slug}`,
  ),
  ...numbers(60).map((index) => `/v1/bloodborne/search?q=beast%20${index}`),
  ...numbers(60).map((index) => `/v1/elden-ring/search?q=sword%20${index}`),
  ...'abcdefghijklmnoprstuvw'.split('').map((letter) => `/v1/bloodborne/suggest?q=${letter}`),
  '/v1/bloodborne/compare?kind=weapon&slugs=saw-cleaver,chikage',
].map((path) => ({ path }));

/** Puts mixed load on each target in turn. */
export async function measureMemory(
  measured: readonly Target[],
): Promise<{ name: string; resident: number; requests: number }[]> {
  const results = [];
  for (const { name, server, keys = [] } of measured) {
    const load = { url: server.url, requests: mixed, keys: keys.slice(0, 10), headers: {}, connections };
    const seen: number[] = [];
    let requests = 0;
    // The median of its last minute: a single moment may be just before or after a garbage collection.
    const steps = Math.max(1, Math.round(memoryMinutes * 6));
    for (let step = 0; step < steps; step += 1) {
      const { requestsPerSecond } = await applyLoad({ ...load, seconds: 10 });
      requests += Math.round(requestsPerSecond * 10);
      seen.push(usageOf(server.child.pid!).memory);
    }
    results.push({ name, resident: median(seen.slice(-6)), requests });
  }
  return results;
}
