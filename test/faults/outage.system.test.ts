import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxSavedUnits } from '../../src/http/uncharged-limit.ts';
import { openRig, type Rig, refusal, unavailable, until } from './rig.ts';

/** What a client notices of a lost Postgres or Redis; the long suites of this folder break them in every other way. */

const cached = '/v1/bloodborne/bosses/father-gascoigne';
let rig: Rig | undefined;
let serial = 0;
/** A request that no one has made before. */
function uncached(): string {
  serial += 1;
  return `/v1/bloodborne/items?page_size=1&page=${serial}`;
}
const left = async ({ get }: Rig) => Number((await get(cached)).headers['x-ratelimit-remaining']);

beforeAll(async () => {
  // Keys made here must outlive the server that is killed a moment later.
  rig = await openRig({ redis: true, postgres: { synchronous_commit: 'on' } });
});
afterAll(() => rig?.close());

test('without Postgres cached responses are still sent and counted, others are 503 until it is back', async () => {
  if (!rig) return;
  const { get, postgres } = rig;
  const unseen = await rig.service.newKey('internal');
  const before = await left(rig);
  await postgres.kill();
  const [fresh, stranger] = [await get(uncached()), await get(cached, unseen)];
  expect([refusal(fresh), refusal(stranger)]).toEqual([unavailable, unavailable]);
  for (const { text } of [fresh, stranger]) expect(text).not.toMatch(/select|127\.0\.0\.1|ECONN|postgres/i);
  expect(await left(rig)).toBe(before - 1);
  await until('a degraded health', async () => (await get('/v1/health')).json.status === 'degraded');
  // What the service could not do is no free work of the key: as many client errors would be beyond the limit.
  for (let each = 0; each <= maxSavedUnits / 5; each++)
    expect((await get(`/v1/bloodborne/items?view=full&page=${each + 1}`)).status).toBe(503);
  expect((await get('/v1/usage')).status).toBe(200);
  await postgres.restart();
  await until('recovery', async () => (await get(uncached())).status === 200);
  await until('health', async () => (await get('/v1/health')).json.status === 'ok');
});

test('without Redis units are counted in Postgres, without both nothing is given away', async () => {
  if (!rig) return;
  const { postgres, redis } = rig;
  const before = await left(rig);
  let granted = 0;
  async function get(path: string) {
    const response = await rig!.get(path);
    if (response.status === 200) granted += 1;
    return response;
  }
  // What Redis granted last reaches Postgres a moment after Redis is lost, so the first responses may not count it yet.
  const allCounted = async () => {
    const { status, headers } = await get(cached);
    return status === 200 && Number(headers['x-ratelimit-remaining']) === before - granted;
  };
  await redis!.kill();
  await until('a response', async () => (await get(cached)).status === 200);
  await until('units of both stores', allCounted);
  await postgres.kill();
  await until('a refusal', async () => (await get(cached)).status === 503);
  expect(refusal(await get(cached))).toEqual(unavailable);
  // A monitor from outside sees what callers see.
  await until('an unavailable health', async () => (await rig!.get('/v1/health')).status === 503);
  expect((await rig.get('/v1/health')).json).toMatchObject({
    status: 'unavailable',
    checks: { database: { status: 'unavailable' }, quota: { status: 'unavailable' } },
  });
  await Promise.all([postgres.restart(), redis!.restart()]);
  await until('recovery', async () => (await get(uncached())).status === 200);
  await until('units of before and after', allCounted);
});
