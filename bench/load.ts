import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Load {
  readonly url: string;
  readonly paths: readonly string[];
  /** Keys to take turns with; empty for servers that want none. */
  readonly keys: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 2xx and 3xx, and broken connections. */
  readonly failures: number;
}

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-bench-'));
const hasWrk = (() => {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
})();

export const loadTool = hasWrk ? 'wrk' : 'autocannon';

const milliseconds = (text: string) => {
  const [, value, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? ['', '0', 'ms'];
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
};

async function runWrk(load: Load): Promise<LoadResult> {
  const requests = (load.keys.length > 0 ? load.keys : [undefined]).flatMap((key) =>
    load.paths.map((target) => ({ target, key })),
  );
  const script = path.join(folder, 'load.lua');
  const headers = Object.entries(load.headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  writeFileSync(
    script,
    `${headers.join('\n')}
local ready = {}
local next = 0
init = function(args)
${requests.map(({ target, key }, index) => `  ${key ? `wrk.headers["X-API-Key"] = ${JSON.stringify(key)}` : ''}\n  ready[${index}] = wrk.format("GET", ${JSON.stringify(target)})`).join('\n')}
end
request = function()
  next = (next + 1) % ${requests.length}
  return ready[next]
end
`,
  );
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    '--latency',
    '-s',
    script,
    load.url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/50%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    p99Ms: milliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ''),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + number(/Socket errors: connect \d+, read (\d+)/),
  };
}

async function runAutocannon(load: Load): Promise<LoadResult> {
  const autocannon = createRequire(new URL('../bench/package.json', import.meta.url))('autocannon');
  const keys = load.keys.length > 0 ? load.keys : [undefined];
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    requests: keys.flatMap((key) =>
      load.paths.map((target) => ({
        path: target,
        headers: { ...load.headers, ...(key ? { 'X-API-Key': key } : {}) },
      })),
    ),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

export const applyLoad = hasWrk ? runWrk : runAutocannon;
