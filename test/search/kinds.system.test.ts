import { beforeAll, describe, expect, test } from '@jest/globals';
import { gameIds } from '../games.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/**
 * Which kinds search, suggestions and comparisons know, computed from the lists of a game: those with a list in REST are
 * found if their records have names, and compared if they have numbers, i.e. ranges as parameters. No other kind is in any.
 */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const document = openApiDocument() as any;

interface Row {
  readonly slug: string;
  readonly name: string;
}

describe.each(gameIds)('%s', (gameId) => {
  const get = (path: string) => service.get(`/v1/${gameId}/${path}`);
  const parametersOf = (path: string): any[] =>
    (document.paths[`/v1/${gameId}/${path}`]?.get.parameters ?? []).map((each: any) =>
      each.$ref ? document.components.parameters[each.$ref.split('/').at(-1)] : each,
    );
  /** The values that the document has for `kind` of a route; none for a route that a game lacks. */
  function kindsOf(route: string): string[] {
    const { schema = {} } = parametersOf(route).find(({ name }) => name === 'kind') ?? {};
    return [...(schema.items?.enum ?? schema.enum ?? [])].sort();
  }
  const hasNumbers = (list: string) => parametersOf(list).some(({ name }) => name?.endsWith('_min'));

  let lists: { readonly kind: string; readonly name: string; readonly rows: readonly Row[] }[];
  let others: string[];
  beforeAll(async () => {
    const { resources } = (await get('')).json.data;
    lists = await Promise.all(
      resources.map(async ({ kind, name }: { kind: string; name: string }) => ({
        kind,
        name,
        rows: (await get(`${name}?page_size=2`)).json.data,
      })),
    );
    others = document.paths[`/v1/${gameId}/quality`].get.parameters
      .find(({ name }: any) => name === 'kind')
      .schema.enum.filter((kind: string) => !lists.some((list) => list.kind === kind));
  });

  test('those with names are found, by search and by suggestions', async () => {
    const named = lists.filter(({ rows }) => rows[0]?.name !== undefined);
    expect(kindsOf('search')).toEqual(named.map(({ kind }) => kind).sort());
    expect(kindsOf('suggest')).toEqual(kindsOf('search'));
    for (const { kind, rows } of named)
      for (const route of ['search', 'suggest']) {
        const q = encodeURIComponent(rows[0]!.name.slice(0, 50));
        const { json } = await get(`${route}?q=${q}&kind=${kind}`);
        expect(json.data).toContainEqual(expect.objectContaining({ kind, match: 'exact' }));
      }
  });

  test('those with numbers are compared', async () => {
    const compared = lists.filter(({ name, rows }) => hasNumbers(name) && rows[0]?.slug !== undefined);
    expect(kindsOf('compare')).toEqual(compared.map(({ kind }) => kind).sort());
    for (const { kind, rows } of compared) {
      const { status, json } = await get(`compare?kind=${kind}&slugs=${rows.map(({ slug }) => slug)}`);
      expect([kind, status, json.data?.kind]).toEqual([kind, 200, kind]);
    }
  });

  test('kinds without a list are in none of them', async () => {
    for (const kind of others)
      for (const request of [`search?q=moon`, `suggest?q=moon`, `compare?slugs=a,b`]) {
        const { status, json } = await get(`${request}&kind=${kind}`);
        expect([kind, request, status, json.errors[0].name]).toEqual([kind, request, 400, 'kind']);
        expect(json.errors[0].allowed).not.toContain(kind);
      }
  });
});
