/** Puts load on the targets and reads what the system has counted meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import { connections, expected, redisCpu, rounds, seconds, warmUpSeconds } from './fixtures.ts';
import { applyLoad, type Load, type LoadResult } from './load.ts';
import { usageOf } from './servers.ts';
import { bareTarget, bases, type Target, targets } from './targets.ts';

export const loadOf = (target: Target, forSeconds: number): Load => ({
  url: target.server.url,
  requests: target.requests,
  keys: target.keys ?? [],
  headers: target.headers ?? {},
  connections: target.connections ?? connections,
  seconds: forSeconds,
});

/** Sends a target its requests before the load: a server that returns errors or other data is not measured. */
async function check({ name, server, requests, unchanged, records, ...target }: Target): Promise<void> {
  const key = target.keys?.[0];
  for (const [index, { path: at, body }] of requests.entries()) {
    const response = await fetch(server.url + at, {
      headers: {
        ...target.headers,
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const text = await response.text();
    const right = unchanged
      ? response.status === 304 && text === ''
      : response.status === 200 && isDeepStrictEqual(records(JSON.parse(text)), expected[index]);
    if (!right) throw new Error(`${name} responds to ${at} with ${response.status} ${text.slice(0, 500)}`);
  }
}

export interface Sample extends LoadResult {
  readonly cpuPerRequestUs: number;
  readonly redisPerRequestUs: number;
  /** Sample of the bare server, measured just before. */
  readonly base: Sample | undefined;
}

/** Some requests may fail under load; with more failures the measurement means something else. */
export function failOnErrors(
  { name }: Target,
  { failures, requestsPerSecond }: LoadResult,
  forSeconds: number,
): void {
  if (failures > (requestsPerSecond * forSeconds) / 1_000)
    throw new Error(`${name}: ${failures} of ${Math.round(requestsPerSecond * forSeconds)} responses failed`);
}

async function measure(target: Target, forSeconds: number, base: Sample | undefined): Promise<Sample> {
  const pid = target.server.child.pid!;
  await applyLoad(loadOf(target, warmUpSeconds));
  const [before, redisBefore] = [usageOf(pid), await redisCpu()];
  const result = await applyLoad(loadOf(target, forSeconds));
  const [after, redisAfter] = [usageOf(pid), await redisCpu()];
  failOnErrors(target, result, forSeconds);
  const count = result.requestsPerSecond * forSeconds;
  return {
    ...result,
    cpuPerRequestUs: ((after.cpu - before.cpu) / count) * 1e6,
    redisPerRequestUs: ((redisAfter - redisBefore) / count) * 1e6,
    base,
  };
}

/** So many are held against one measurement of the bare server, the last before them. */
const besideOneBase = 2;

/** Measures every target in interleaved rounds, each beside what it is held against. */
export async function measureAll(): Promise<ReadonlyMap<Target, readonly Sample[]>> {
  // More than once: what is compiled or remembered after the first time must be the same.
  for (let time = 0; time < 3; time += 1) for (const target of [...bases, ...targets]) await check(target);
  const samples = new Map<Target, Sample[]>([...bases, ...targets].map((target) => [target, []]));
  for (let round = 0; round <= rounds; round++) {
    // The first round only warms up.
    const forSeconds = round === 0 ? 1 : seconds;
    let [base, baseTarget, beside]: [Sample | undefined, Target | undefined, number] = [
      undefined,
      undefined,
      0,
    ];
    for (const target of targets) {
      const wanted = target.base ?? bareTarget;
      if (wanted !== baseTarget || beside === besideOneBase) {
        base = await measure(wanted, forSeconds, undefined);
        [baseTarget, beside] = [wanted, 0];
        if (round > 0) samples.get(wanted)!.push(base);
      }
      beside += 1;
      const sample = await measure(target, forSeconds, base);
      if (round === 0) continue;
      samples.get(target)!.push(sample);
      process.stderr.write(
        `round ${round} ${target.name}: ${Math.round(sample.requestsPerSecond)} requests/s, ${sample.failures} failures\n`,
      );
    }
  }
  return samples;
}
