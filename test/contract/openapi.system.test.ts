import { beforeAll, describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { type OpenApiDocument, operationsOf, type Response, resolve } from '../../site/build/openapi-view.ts';
import { gameIds } from '../games.ts';
import { expectRecorded } from '../recorded.ts';
import { openApiDocument, type SharedService, sharedService, type TestResponse } from '../service.ts';
import { exampleRequest, problemRequests } from './example-requests.ts';

const text = JSON.stringify(openApiDocument(), null, 2);
const document: OpenApiDocument = JSON.parse(text);
const operations = operationsOf(document);

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...document });
/** Errors of a body under the schema of a response. References in it are those of the document. */
const compiled = new Map<string, ValidateFunction>();
function errorsOf(schema: unknown, body: unknown): unknown {
  const absolute = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const validate = compiled.get(absolute) ?? ajv.compile(JSON.parse(absolute));
  compiled.set(absolute, validate);
  return validate(body) ? [] : validate.errors;
}

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

test('a linter (Redocly, recommended-strict) finds nothing', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // Nothing uses the common shape of a kind but `x-common`, and programs that read the records of several games.
    rules: { 'no-unused-components': 'off' },
  });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  // An example that lacks a member is recorded again.
  expectRecorded(
    problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    [],
  );
});

describe('the document is served', () => {
  test('as JSON and as YAML, the same', async () => {
    const json = await service.get('/openapi.json', { key: null });
    const yaml = await service.get('/openapi.yaml', { key: null });
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(parse(yaml.text)).toEqual(json.json);
  });

  test.each(gameIds)('for %s alone, without a key and for free', async (gameId) => {
    const { status, headers, json } = await service.get(`/openapi.json?game=${gameId}`, { key: null });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const isOfGame = ({ path, gameId: own }: { path: string; gameId: string | undefined }) =>
      (own ?? gameId) === gameId && !path.startsWith('/v1/{');
    const ids = operationsOf(json).map(({ id }) => id);
    expect(ids).toEqual(
      operations.filter((each) => isOfGame(each) || each.path.startsWith('/v1/{')).map(({ id }) => id),
    );
    for (const other of gameIds.filter((id) => id !== gameId))
      expect(Object.keys(json.paths).filter((path) => path.startsWith(`/v1/${other}/`))).toEqual([]);
    for (const { path, parameters } of operationsOf(json))
      if (path.includes('{gameId}'))
        expect(parameters.find(({ name }) => name === 'gameId')!.schema.enum).toEqual([gameId]);
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(json, null, 2);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('and not for a game that there is not', async () => {
    const { status, json } = await service.get('/openapi.json?game=elden-rin', { key: null });
    expect([status, json.code, json.errors[0].did_you_mean]).toEqual([
      400,
      'invalid_parameter',
      ['elden-ring'],
    ]);
    expect(json.errors[0].allowed).toEqual(gameIds);
    const misspelled = await service.get('/openapi.json?gam=elden-ring', { key: null });
    expect([misspelled.status, misspelled.json.errors[0].did_you_mean]).toEqual([400, ['game']]);
    expect((await service.get('/openapi.yaml?game=elden-ring', { key: null })).status).toBe(400);
  });
});

describe('what it has for every operation', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const statuses = operation.responses.map(([status]) => Number(status));
    const is = (status: number) => statuses.includes(status);
    const isRecord = operation.path.endsWith('/{slug}');
    const isOfGame = /\{gameId\}|^\/v1\/[a-z0-9-]+\//.test(operation.path);
    // Free routes that are no operation do no work that would be limited.
    const isLimited = operation.cost !== 0 || operation.tag !== 'Service';
    expect({ 404: is(404), 429: is(429), 401: is(401) }).toEqual({
      404: isOfGame,
      429: isLimited,
      401: operation.keyed,
    });
    const notFound = JSON.stringify(operation.responses.find(([status]) => status === '404')?.[1] ?? '');
    expect(notFound.includes('resource_not_found')).toBe(isRecord);
    expect(operation.cost).toBeDefined();
    for (const parameter of operation.parameters) expect(parameter.description).not.toBe('');
    const ok = operation.responses.find(([status]) => status === '200')![1].content!['application/json'];
    // A feed is XML.
    expect(ok === undefined).toBe(operation.path.endsWith('.atom'));
    if (ok === undefined) return;
    expect(ok.example).toBeDefined();
    expect(errorsOf(ok.schema, ok.example)).toEqual([]);
  });
});

/** Headers that say how the message travels; OpenAPI ignores the type. */
const untold = ['content-type', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

function checkResponse(response: TestResponse, declared: Response): void {
  const names = Object.keys(response.headers);
  const headers = Object.entries(declared.headers ?? {}).map(
    ([name, header]) => [name.toLowerCase(), resolve(document, header) as { required?: boolean }] as const,
  );
  const known = headers.map(([name]) => name);
  expect(names.filter((name) => !untold.includes(name) && !known.includes(name))).toEqual([]);
  const required = headers.filter(([, header]) => header.required).map(([name]) => name);
  expect(required.filter((name) => !names.includes(name))).toEqual([]);
  if (response.body.length === 0) return;
  const type = response.headers['content-type']!.split(';')[0]!;
  const body = type.endsWith('json') ? response.json : response.text;
  expect(errorsOf(declared.content![type]!.schema, body)).toEqual([]);
}

describe('a response is as declared, headers and body', () => {
  const declared = (id: string, status: number) =>
    operations
      .find((operation) => operation.id === id)!
      .responses.find(([each]) => each === String(status))![1];

  const is304Declared = (id: string) =>
    operations.find((operation) => operation.id === id)!.responses.some(([status]) => status === '304');

  test.each(operations)('200 and 304 of $id', async ({ id, path: route }) => {
    const path = await exampleRequest(service, id, route);
    const send = () => service.get(path, { headers: { 'Accept-Encoding': 'identity' } });
    const fresh = await send();
    checkResponse(fresh, declared(id, 200));
    // What is true of the moment only has no tag, and so is never unchanged.
    expect(fresh.headers.etag !== undefined).toBe(is304Declared(id));
    if (!fresh.headers.etag) return;
    const unchanged = await service.get(path, { headers: { 'If-None-Match': fresh.headers.etag } });
    expect(unchanged.status).toBe(304);
    checkResponse(unchanged, declared(id, 304));
  });

  const ofOperations: Readonly<Record<string, string>> = {
    invalid_parameter: 'bloodborne_listBosses',
    unknown_parameter: 'bloodborne_listArmor',
    unknown_reference: 'bloodborne_listArmor',
    missing_parameter: 'bloodborne_searchRecords',
    key_in_query: 'bloodborne_getBoss',
    malformed_request: 'bloodborne_getBoss',
    missing_api_key: 'bloodborne_getBoss',
    malformed_api_key: 'bloodborne_getBoss',
    resource_not_found: 'bloodborne_getBoss',
    game_not_found: 'bloodborne_listBosses',
    quota_exceeded: 'bloodborne_searchRecords',
  };
  test.each(Object.entries(ofOperations))('%s of %s', async (code, id) => {
    const { path, method = 'GET', prepare } = problemRequests[code]!;
    const response = await service.get(path, { method, key: prepare ? await prepare(service) : service.key });
    expect(response.json.code).toBe(code);
    checkResponse(response, declared(id, response.status));
  });

  test('414 of any operation', async () => {
    const response = await service.get(`/v1/bloodborne/bosses?page=${'1'.repeat(9_000)}`);
    expect(response.status).toBe(414);
    checkResponse(response, declared('bloodborne_listBosses', 414));
  });
});
