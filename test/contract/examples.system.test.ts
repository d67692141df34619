import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Examples } from '../../derive/openapi/examples.ts';
import { fromRoot } from '../../src/root.ts';
import { expectRecorded } from '../recorded.ts';
import { openApiDocument, openTestService, type TestService, sharedDatabase } from '../service.ts';
import { exampleRequest, problemRequests } from './example-requests.ts';

/**
 * The examples of the document are responses of this service: each request is made again here. With CARYLL_WRITE=1 the
 * responses are written instead of compared.
 */
const file = fromRoot('schema', 'examples.json');
const writing = process.env['CARYLL_WRITE'] === '1';
const kept: Examples = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { operations: {}, problems: {} };
const made = { operations: {} as Record<string, unknown>, problems: {} as Record<string, unknown> };
const noon = Date.UTC(2026, 10, 21, 12);
const pathsById = new Map(
  Object.entries<any>(openApiDocument().paths).flatMap(([path, { get }]): [string, string][] =>
    get.responses[200].content['application/json'] ? [[get.operationId, path]] : [],
  ),
);
/** A feed is XML and has no example. */
const operationIds = Object.values<any>(openApiDocument().paths)
  .filter(({ get }) => get.responses['200'].content['application/json'] !== undefined)
  .map(({ get }) => get.operationId as string);

/** Without what differs from run to run. */
function settled(body: any): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => {
    if (name === 'latency_ms' && value !== null) return 1;
    if (name === 'uptime_seconds') return 86_400;
    if (name === 'key' && typeof value === 'string') return 'caryll_live_8dJx…q3Zk';
    return value;
  });
}

/** An export with the first record of its first two lists: an example must be short. */
const shortened = ({ resources, ...rest }: any) => ({
  ...rest,
  resources: Object.fromEntries(
    Object.entries<any[]>(resources)
      .slice(0, 2)
      .map(([name, records]) => [name, records.slice(0, 1)]),
  ),
});

/** Returns progress with the first things of each list of what is open, for the same reason. */
const withFirstThings = ({ data, ...rest }: any) => ({
  data: {
    ...data,
    open: Object.fromEntries(Object.entries<any[]>(data.open).map(([name, all]) => [name, all.slice(0, 10)])),
  },
  ...rest,
});

/** Returns what of a body an example shows. */
const shownOf = (id: string, body: any): unknown =>
  id === 'getExport' ? shortened(body) : id.endsWith('_readProgress') ? withFirstThings(body) : body;

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase(), now: () => noon });
});
afterAll(async () => {
  await service.close();
  if (writing) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
});

describe('operations, as `npm run record` wrote them', () => {
  test.each(operationIds)('%s', async (id) => {
    const path = await exampleRequest(service, id, pathsById.get(id)!);
    const response = await service.get(path);
    expect(response.status).toBe(200);
    const body = settled(shownOf(id, response.json));
    made.operations[id] = { path, body };
    if (!writing) expectRecorded({ path, body }, kept.operations[id]);
  });
});

describe('problems, as `npm run record` wrote them', () => {
  const possible = Object.entries(problemRequests).filter(
    ([code]) =>
      operationIds.includes('bloodborne_searchRecords') ||
      !['missing_parameter', 'quota_exceeded'].includes(code),
  );
  test.each(possible)('%s', async (code, { path, method = 'GET', headers = {}, prepare }) => {
    const key = prepare ? await prepare(service) : service.key;
    const response = await service.get(path, {
      method,
      key,
      headers: { ...headers, 'X-Request-Id': 'docs-example' },
    });
    // What the bytes of a file are changes with the data.
    const body = JSON.parse(
      JSON.stringify(response.json).replace(/the \d+ bytes/, 'the 3000000 bytes'),
      (name, value) => (name === 'max' && code === 'range_not_satisfiable' ? 2_999_999 : value),
    );
    // /graphql returns a GraphQL response, whose errors hold the members of the problem.
    expect(body.code ?? body.errors[0].extensions.code).toBe(code);
    made.problems[code] = { path, body };
    if (!writing) expectRecorded({ path, body }, kept.problems[code]);
  });
});
