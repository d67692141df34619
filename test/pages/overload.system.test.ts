import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
/** A page that nobody has requested before. */
let made = 0;
const newPage = () => `/bloodborne?q=hunter${(made += 1)}`;

async function load(path: string, headers: Record<string, string> = browser) {
  const response = await fetch(`${service.url}${path}`, { headers });
  const { status } = response;
  return {
    status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    text: await response.text(),
  };
}

/** Requests of a visitor behind a proxy on this machine. */
const from = (address: string) => ({ ...browser, 'X-Forwarded-For': `203.0.113.9, ${address}` });

test('a full queue refuses in plain text, with the time when to come back, and then serves again', async () => {
  await load('/bloodborne');
  const pages = await Promise.all(Array.from({ length: 140 }, () => load(newPage())));
  const refused = pages.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, type, headers, text } of refused) {
    expect([status, type, headers.get('retry-after')]).toEqual([503, 'text/plain; charset=utf-8', '5']);
    expect(text).toMatch(/^[^<]*Too many pages are being rendered[^<]*$/);
  }
  expect((await load(newPage())).status).toBe(200);
});

test('programs get the refusal as a problem document', async () => {
  const json = { Accept: 'application/json' };
  const pages = await Promise.all(Array.from({ length: 140 }, () => load(newPage(), json)));
  const refused = pages.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { type, text } of refused) {
    expect(type).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable', status: 503 });
  }
});

test('an unknown record is refused while pages wait: late, without a place among them and without a page', async () => {
  // So many that a request that needed a place would be refused.
  const waiting = Array.from({ length: 140 }, () => load(newPage()));
  await Promise.race(waiting);
  const before = performance.now();
  const missing = await load('/bloodborne/weapons/saw-claver');
  // Clients that repeat it at once would otherwise take the time of others. Timers are up to a millisecond early.
  expect(performance.now() - before).toBeGreaterThan(99);
  expect([missing.status, missing.type]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(missing.text).toBe('Record not found: There is no record with the slug "saw-claver".\n');
  await Promise.all(waiting);
  const later = await load('/bloodborne/weapons/saw-claver');
  expect([later.status, later.type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(later.text).toContain('/bloodborne/weapons/saw-cleaver');
});

test('one visitor with all the places does not keep another from a page', async () => {
  const flood = Array.from({ length: 140 }, () => load(newPage(), from('198.51.100.1')));
  await Promise.race(flood);
  const [other] = await Promise.all([load(newPage(), from('198.51.100.2')), ...flood]);
  expect(other.status).toBe(200);
});
