import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ConfigError, loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** CONTACT, for keys and security reports, in every place that has it. */

const now = Date.UTC(2026, 10, 21, 12);
let database: Database;
const serviceWith = (environment: Record<string, string>) =>
  openTestService(environment, { database, now: () => now });
let silent: TestService;
let mail: TestService;
let site: TestService;
beforeAll(async () => {
  database = await sharedDatabase();
  silent = await serviceWith({});
  mail = await serviceWith({
    CONTACT: 'keys@example.org',
    PUBLIC_BASE_URL: 'https://api.example.org/caryll',
  });
  site = await serviceWith({ CONTACT: 'https://example.org/contact' });
});
afterAll(async () => {
  for (const { close } of [silent, mail, site]) await close();
});

const anonymous = { key: null };

describe('with an address', () => {
  test('security.txt follows RFC 9116', async () => {
    const { status, headers, text } = await mail.get('/.well-known/security.txt', anonymous);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(
      'Contact: mailto:keys@example.org\nExpires: 2027-05-20T00:00:00.000Z\nPreferred-Languages: en\n' +
        'Canonical: https://api.example.org/.well-known/security.txt\n',
    );
    const ofSite = (await site.get('/.well-known/security.txt', anonymous)).text;
    expect(ofSite).toMatch(/^Contact: https:\/\/example\.org\/contact\n/);
    expect(ofSite).not.toContain('Canonical');
  });

  test('the OpenAPI document names it', async () => {
    const contactOf = async (service: TestService) =>
      (await service.get('/openapi.json', anonymous)).json.info.contact;
    expect(await contactOf(mail)).toEqual({ name: 'The Caryll maintainer', email: 'keys@example.org' });
    expect(await contactOf(site)).toEqual({
      name: 'The Caryll maintainer',
      url: 'https://example.org/contact',
    });
  });

  test('the document as YAML names it, too', async () => {
    const { text } = await mail.get('/openapi.yaml', anonymous);
    const info = /^info:\n(?: .*\n)+/m.exec(text)![0];
    expect(parse(info).info.contact).toEqual({ name: 'The Caryll maintainer', email: 'keys@example.org' });
  });

  test('a 401 and the guides have the contact for a key', async () => {
    const { json } = await mail.get('/v1/bloodborne/bosses', anonymous);
    expect(json.detail).toContain('The operator issues keys on request (keys@example.org)');
    for (const page of ['/docs/getting-started', '/docs/authentication']) {
      expect((await mail.get(page, anonymous)).text).toContain('<a href="mailto:keys@example.org">');
      expect((await site.get(page, anonymous)).text).toContain('<a href="https://example.org/contact">');
    }
  });
});

describe('without one', () => {
  test('there is no security.txt, and nothing pretends to an address', async () => {
    expect((await silent.get('/.well-known/security.txt', anonymous)).status).toBe(404);
    expect((await silent.get('/openapi.json', anonymous)).json.info.contact).toEqual({
      name: 'The Caryll maintainer',
    });
    const page = await silent.get('/docs/authentication', anonymous);
    expect(page.text).toContain('To get a key, contact the operator of this server.');
    expect((await silent.get('/v1/bloodborne/bosses', anonymous)).json.detail).toContain(
      'The operator issues keys on request; see /docs.',
    );
  });
});

test.each([
  'nobody',
  'a@b',
  'http://example.org',
  'x://y@example.org',
  'javascript:alert(1)',
  'a b@example.org',
])('CONTACT=%s is refused', (value) => {
  expect(() => loadConfig({ CONTACT: value })).toThrow(ConfigError);
});

test('robots may read the pages, each under one address in each language, and nothing that needs a key', async () => {
  const { status, headers, text } = await silent.get('/robots.txt', anonymous);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^User-agent: \*\n(?:(?:Allow|Disallow): \/\S+\n)+$/);
  for (const rule of ['Allow: /docs', 'Disallow: /v1', 'Disallow: /graphql', 'Disallow: /*?'])
    expect(text.split('\n')).toContain(rule);
});
