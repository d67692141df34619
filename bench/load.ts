import { execFile, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../src/root.ts';

/** One request, as often as there are keys. */
export interface Sent {
  readonly path: string;
  /** Makes it a POST of JSON. */
  readonly body?: string;
}

export interface Load {
  readonly url: string;
  /** They take turns, with each key. */
  readonly requests: readonly Sent[];
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
  /** Responses other than 2xx and 3xx, and broken connections. */
  readonly failures: number;
}

const run = promisify(execFile);
const hasWrk = (() => {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
})();

export const loadTool = hasWrk ? 'wrk' : 'autocannon';

/** Every request with every key, and with all its headers. */
export function requestsOf({ requests, keys, headers }: Load) {
  return (keys.length > 0 ? keys : [undefined]).flatMap((key) =>
    requests.map(({ path: target, body }) => ({
      method: body === undefined ? 'GET' : 'POST',
      path: target,
      headers: {
        ...headers,
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body,
    })),
  );
}

const milliseconds = (text: string) => {
  const [, value, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? ['', '0', 'ms'];
  return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
};

async function runWrk(load: Load): Promise<LoadResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-load-'));
  const script = path.join(folder, 'load.lua');
  const text = (value: string | undefined) => (value === undefined ? 'nil' : JSON.stringify(value));
  const ready = requestsOf(load).map(({ method, path: target, headers, body }, index) => {
    const fields = Object.entries(headers).map(([name, value]) => `[${text(name)}] = ${text(value)}`);
    return `  ready[${index}] = wrk.format(${text(method)}, ${text(target)}, { ${fields.join(', ')} }, ${text(body)})`;
  });
  writeFileSync(
    script,
    `local ready = {}
local next = 0
init = function(args)
${ready.join('\n')}
end
request = function()
  next = (next + 1) % ${ready.length}
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
  rmSync(folder, { recursive: true });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: milliseconds(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1] ?? ''),
    p99Ms: milliseconds(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? ''),
    failures: number(/Non-2xx or 3xx responses: (\d+)/) + number(/Socket errors: connect \d+, read (\d+)/),
  };
}

async function runAutocannon(load: Load): Promise<LoadResult> {
  const autocannon = createRequire(fromRoot('bench', 'package.json'))('autocannon');
  const result = await autocannon({
    url: load.url,
    connections: load.connections,
    duration: load.seconds,
    requests: requestsOf(load),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** As many requests as the server can serve. */
export const applyLoad = hasWrk ? runWrk : runAutocannon;

/**
 * A given number of requests a second, whatever becomes of those before: by a driver of ours in a process of its own
 * (rate.ts). wrk knows no rate, and autocannon sends the requests of a second as fast as it can and then pauses.
 */
export function applyRate(load: Load, requestsPerSecond: number): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fromRoot('dist', 'bench', 'rate.js'));
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('exit', (code) => reject(new Error(`the load driver ended with ${code}`)));
    child.send({ load, requestsPerSecond });
  });
}
