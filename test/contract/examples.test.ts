import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Examples } from '../../derive/openapi/examples.ts';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument, openTestService, type TestService } from '../service.ts';
import { exampleRequest, problemRequests } from './example-requests.ts';

/**
 * The examples of the document are answers that this service gave: each request is made again here. With
 * CARYLL_WRITE=1 the answers are written instead of compared.
 */
const file = fromRoot('schema', 'examples.json');
const writing = process.env['CARYLL_WRITE'] === '1';
const kept: Examples = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { operations: {}, problems: {} };
const made = { operations: {} as Record<string, unknown>, problems: {} as Record<string, unknown> };
const noon = Date.UTC(2026, 10, 21, 12);
const pathsById = new Map(
  Object.entries<any>(openApiDocument().paths).map(([path, { get }]) => [get.operationId as string, path]),
);
const operationIds = [...pathsById.keys()];

/** Without what differs from run to run. */
function settled(body: any): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => {
    if (name === 'latency_ms' && value !== null) return 1;
    if (name === 'uptime_seconds') return 86_400;
    if (name === 'key' && typeof value === 'string') return 'caryll_live_8dJx…q3Zk';
    return value;
  });
}

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { now: () => noon });
});
afterAll(async () => {
  await service.close();
  if (writing) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
});

describe('operations', () => {
  test.each(operationIds)('%s', async (id) => {
    const path = await exampleRequest(service, id, pathsById.get(id)!);
    const answer = await service.get(path);
    expect(answer.status).toBe(200);
    const body = settled(answer.json);
    made.operations[id] = { path, body };
    if (!writing) expect(kept.operations[id]).toEqual({ path, body });
  });
});

describe('problems', () => {
  const possible = Object.entries(problemRequests).filter(
    ([code]) =>
      operationIds.includes('searchRecords') || !['missing_parameter', 'quota_exceeded'].includes(code),
  );
  test.each(possible)('%s', async (code, { path, method = 'GET', prepare }) => {
    const key = prepare ? await prepare(service) : service.key;
    const answer = await service.get(path, { method, key, headers: { 'X-Request-Id': 'docs-example' } });
    expect(answer.json.code).toBe(code);
    made.problems[code] = { path, body: answer.json };
    if (!writing) expect(kept.problems[code]).toEqual({ path, body: answer.json });
  });
});
