import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { converse } from '../http/raw.ts';
import { operations, sampleQuery } from '../http/samples.ts';
import { openApiDocument, openTestService, type TestService } from '../service.ts';

/** Whatever a request contains, it is a client error and not a 500; and failed requests are limited. */

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly maxLength?: number;
    readonly minItems?: number;
    readonly items?: { readonly enum?: readonly string[]; readonly maxLength?: number };
  };
}

interface Route {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

const document = openApiDocument();
const routes: readonly Route[] = Object.entries<any>(document.paths).map(([path, { get }]) => ({
  path,
  parameters: (get.parameters ?? []).map((each: { $ref?: string }) =>
    each.$ref === undefined ? each : document.components.parameters[each.$ref.split('/').at(-1)!],
  ),
}));
const parametersIn = (place: Parameter['in']): [string, Parameter, Route][] =>
  routes.flatMap((route) =>
    route.parameters
      .filter((each) => each.in === place)
      .map((each): [string, Parameter, Route] => [`${each.name} of ${route.path}`, each, route]),
  );

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** Texts as they may be in a request line. Those with a control character are in a separate list. */
const controls = ['%00', 'a%00b', '%00a', 'a%00', 'a%01', '%1fa', 'a%7Fb', '%E2%82%AC%00'];
const odd = [
  '',
  '%20',
  '+',
  ',',
  ',,a',
  'a,',
  'a,a',
  'a:',
  'a:1e999',
  ':',
  '-0',
  '1e309',
  '9'.repeat(300),
  '-'.repeat(300),
  'a'.repeat(81),
  'a'.repeat(101),
  'a'.repeat(4_000),
  'a,'.repeat(2_000),
  `${'%F0%9F%92%8A'.repeat(200)}`,
  // What is no text in UTF-8: halves of pairs, a NUL in two bytes, beginnings without an end.
  '%ED%A0%80',
  '%ED%B0%80',
  'a%ED%A0%BD',
  '%C0%80',
  '%F8%88%80%80%80',
  '%E0%A4',
  '%',
  '%a',
  '%zz',
  '%u0000',
  // What is text, and rare.
  '%EF%BF%BF',
  '%EF%BB%BF',
  '%C2%80',
  '%E2%80%AE',
  '%EF%B7%BA'.repeat(20),
  'a%CC%80'.repeat(60),
  '%09',
  '%0D%0A',
  '%5C',
  '%27%20or%201=1--',
  '%25',
  '%25_',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '"<>^`{|}',
];
/** Bytes that no address has: the connection ends with the response. */
const bytes = ['\x80', 'a\xff', '\xc0\x80', '\x01', '\x7f'];

/** A path with its values filled in, and one of them replaced. */
const pathOf = ({ path }: Route, replaced: Record<string, string> = {}) =>
  path.replace(
    /\{(\w+)\}/g,
    (_part, name: string) => replaced[name] ?? { gameId: 'bloodborne' }[name] ?? 'x',
  );

/** A query string that a route accepts, except for one parameter, which gets another value. */
function targetOf(route: Route, name: string, value: string): string {
  const operation = operations.find(
    ({ path }) => path === route.path.replace(/^\/v1\/[a-z0-9-]+\//, '/v1/{gameId}/'),
  );
  // A closed set of a game may lack what samples of another have.
  const allowed = (name: string) => route.parameters.find((each) => each.name === name)?.schema.enum;
  const others = (operation === undefined ? '' : sampleQuery(operation)).split('&').map((each) => {
    const [member, sample] = each.split('=') as [string, string?];
    const values = allowed(member);
    return values === undefined || values.includes(sample!) ? each : `${member}=${values[0]!}`;
  });
  const query = [...others.filter((each) => each !== '' && !each.startsWith(`${name}=`)), `${name}=${value}`];
  return `${pathOf(route)}?${query.join('&')}`;
}

/** How many requests go over one connection: fewer than may wait on it. */
const pipelined = 25;

/** The responses to targets, which are sent as they are, with a key that has used nothing yet. */
async function send(targets: readonly string[]) {
  const key = await service.newKey('internal');
  service.emitted.length = 0;
  const all = [];
  for (let from = 0; from < targets.length; from += pipelined) {
    const batch = targets.slice(from, from + pipelined);
    const requests = batch.map(
      (target, index) =>
        `GET ${target} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n${index === batch.length - 1 ? 'Connection: close\r\n' : ''}\r\n`,
    );
    const { responses } = await converse(service.port, requests.join(''), { patienceMs: 120_000 });
    all.push(
      ...batch.map((target, index) => {
        const response = responses[index];
        return { target, status: response?.status ?? 0, body: response?.body ?? '' };
      }),
    );
  }
  return { all, errors: service.emitted.filter(({ type }) => type === 'error') };
}

type Responses = Awaited<ReturnType<typeof send>>;

/** A key that has to wait would hide the effect of its requests, so that is no good response here either. */
function expectNoError({ all, errors }: Responses): void {
  const wrong = all.filter(({ status }) => status < 200 || status === 429 || status >= 500);
  expect(wrong.map(({ target, status }) => [status, target])).toEqual([]);
  expect(errors).toEqual([]);
}

describe('A2: a text that nobody should send', () => {
  const inQuery = parametersIn('query');

  test('A2: the document names the parameters that are to be tried', () => {
    expect(inQuery.length).toBeGreaterThan(200);
    expect(new Set(inQuery.flatMap(([, { schema }]) => schema.type))).toEqual(
      new Set(['string', 'integer', 'number', 'boolean', 'array']),
    );
  });

  test.each(inQuery)('A2: %s is served or refused by its name', async (_name, { name, schema }, route) => {
    const of = (value: string) => targetOf(route, name, value);
    const inLists = schema.type === 'array' ? [...controls, ...odd].map((value) => `a,${value}`) : [];
    const others = await send([...odd, ...inLists].map(of));
    expectNoError(others);

    const bad = await send([...controls, ...controls.map((value) => `b,${value}`)].map(of));
    expectNoError(bad);
    for (const { status, body } of bad.all) {
      const { code, errors } = JSON.parse(body);
      expect([status, code, errors[0].name]).toEqual([400, 'invalid_parameter', name]);
    }
  });

  test.each(inQuery.filter(([, { schema }]) => (schema.maxLength ?? schema.items?.maxLength) !== undefined))(
    'A2: %s may be as long as the document allows',
    async (_name, { name, schema }, route) => {
      const maxLength = schema.maxLength ?? schema.items!.maxLength!;
      const { all, errors } = await send(
        [maxLength, maxLength + 1].flatMap((length) => {
          const text = 'a'.repeat(length);
          const alone = (schema.minItems ?? 1) > 1 ? [] : [text];
          return [...alone, ...(schema.type === 'array' ? [`b,${text}`] : [])].map((value) =>
            targetOf(route, name, value),
          );
        }),
      );
      const codes = all.map(({ body }) => JSON.parse(body).errors?.[0].code);
      const half = codes.length / 2;
      for (const code of codes.slice(0, half)) expect(code).not.toBe('too_long');
      expect(codes.slice(half)).toEqual(Array(half).fill('too_long'));
      expect(errors).toEqual([]);
    },
  );

  test.each(parametersIn('path'))('A2: %s causes no error of the service', async (_name, { name }, route) => {
    expectNoError(await send([...controls, ...odd].map((value) => pathOf(route, { [name]: value }))));
  });

  test.each(routes.map((route): [string, Route] => [route.path, route]))(
    'A2: as the name of a parameter of %s',
    async (_name, route) => {
      expectNoError(await send([...controls, ...odd].map((name) => `${pathOf(route)}?${name}=1`)));
    },
  );

  test.each(bytes)('A2: bytes that are no address: %j', async (value) => {
    for (const target of [
      `/${value}`,
      `/v1/${value}`,
      `/v1/bloodborne/bosses/${value}`,
      `/v1/bloodborne/bosses?slugs=${value}`,
      `/docs/${value}`,
    ])
      expectNoError(await send([target]));
  });

  test('A2: what is wrong with an item of a list is said', async () => {
    const { status, json } = await service.get(`/v1/bloodborne/armor?slugs=a,${'b'.repeat(81)}`);
    expect([status, json.code, json.errors[0].code]).toEqual([400, 'invalid_parameter', 'too_long']);
    expect(json.detail).toMatch(
      /^slugs must be a comma-separated list of .*, of at most 80 characters each; got a,b+\.$/,
    );
    const control = await service.get('/v1/bloodborne/armor?slugs=a%00b');
    expect(control.json.detail).toMatch(/, without control characters; got a\0b\.$/);
  });
});
