import { beforeAll, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { type SharedService, sharedService } from '../service.ts';

/** The public audit for GraphQL over HTTP: what servers must, should and may do. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const audits = serverAudits({
  url: () => `${service.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, 'X-API-Key': service.key } }),
});

test('there are as many audits as were read', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.name, audit] as const))(
  'the audit passes: %s',
  async (_name, audit) => {
    const outcome = await audit.fn();
    // A warning is a should or a may that is not met.
    expect(outcome.status === 'ok' ? 'ok' : outcome).toBe('ok');
  },
);
