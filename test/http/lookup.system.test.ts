import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { type SharedService, sharedService } from '../service.ts';

/** Records by ids of the games themselves. What is expected is read from the data files here, by the names of fields. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const readJson = (...parts: string[]) => JSON.parse(readFileSync(fromRoot('seeds', ...parts), 'utf8'));

/** The fields of the data files, at any depth, that have ids of a table. */
const tableOfField: Readonly<Record<string, string>> = {
  event_flag: 'EventFlag',
  stock_flag: 'EventFlag',
  unlock_flag: 'EventFlag',
  npc_param_ids: 'NpcParam',
  npc_param_id: 'NpcParam',
};

interface Named {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly url: string | null;
}

/** For each table of a game its ids, and for each of these the records that have it, first those found first. */
type Known = Map<string, Map<number, Named[]>>;

const lotTables: Readonly<Record<string, string>> = {
  bloodborne: 'ItemLotParam',
  'elden-ring': 'ItemLotParam_enemy',
};

function* idsBelow(game: string, value: unknown, table?: string): Generator<[table: string, id: number]> {
  if (typeof value === 'number' && table !== undefined) yield [table, value];
  else if (Array.isArray(value)) for (const each of value) yield* idsBelow(game, each, table);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (name !== 'provenance')
        yield* idsBelow(game, inner, name === 'lot_id' ? lotTables[game] : tableOfField[name]);
}

/** Kinds without a route for one record. */
const listOnly = ['chalice_dungeon'];

function knownOf(game: string): Known {
  const known: Known = new Map();
  const rank = new Map<string, number>();
  const names = new Map<string, Named>();
  const files = readdirSync(fromRoot('seeds', game, 'schema'))
    .map((file) => path.basename(file, '.schema.json'))
    .filter((file) => !['shapes', 'game', 'any-game', 'rules', 'results'].includes(file));
  const kinds = files.map((file) => ({
    file,
    schema: readJson(game, 'schema', `${file}.schema.json`),
    records: readJson(game, `${file}.json`).records.filter((each: any) => each.draft === undefined),
  }));
  for (const { file, schema, records } of kinds) {
    const kind = schema['x-table'];
    rank.set(kind, schema['x-has-list'] === false ? 2_000 : (schema['x-search']?.rank ?? 1_000));
    for (const { slug, name } of records) {
      const url = listOnly.includes(kind) ? null : `/v1/${game}/${file}/${slug}`;
      if (slug !== undefined) names.set(`${kind}/${slug}`, { kind, slug, name, url });
    }
  }
  for (const { file, schema, records } of kinds) {
    for (const record of records) {
      const found = [...idsBelow(game, record)];
      for (const [name, ids] of Object.entries(record.provenance?.external_ids ?? {}))
        for (const id of [ids].flat())
          if (typeof schema['x-ids'][name] === 'string') found.push([schema['x-ids'][name], id as number]);
      if (file === 'weapon-moves' && record.param_id !== null) found.push(['AtkParam_Pc', record.param_id]);
      for (const [table, id] of found) {
        const named = names.get(
          record.slug === undefined ? `weapon/${record.weapon_slug}` : `${schema['x-table']}/${record.slug}`,
        )!;
        const ofTable = known.get(table) ?? new Map<number, Named[]>();
        known.set(table, ofTable);
        const before = ofTable.get(id) ?? [];
        if (!before.includes(named)) ofTable.set(id, [...before, named]);
      }
    }
  }
  for (const ofTable of known.values())
    for (const records of ofTable.values())
      records.sort(
        (a, b) =>
          rank.get(a.kind)! - rank.get(b.kind)! || (`${a.kind}/${a.slug}` < `${b.kind}/${b.slug}` ? -1 : 1),
      );
  return known;
}

const rowOf = ({ kind, slug, name, url }: Named) => ({ kind, slug, name, url });

const parts = <Each>(all: readonly Each[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

describe.each(['bloodborne', 'elden-ring'])('%s', (game) => {
  const known = knownOf(game);
  const lookup = (query: string) => service.get(`/v1/${game}/lookup${query}`);

  test('without parameters the tables are listed with how many ids are known', async () => {
    const { status, json } = await lookup('');
    expect([status, json.data]).toEqual([200, []]);
    expect(json.meta.tables).toEqual(
      [...known]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([table, ids]) => ({
          table,
          ids: ids.size,
          kinds: [...new Set([...ids.values()].flat().map(({ kind }) => kind))].sort(),
        })),
    );
  });

  test.each([...known.keys()])(
    'every id of %s leads to the records that have it, in order',
    async (table) => {
      const ofTable = known.get(table)!;
      // With each id one that may be unknown.
      const wanted = [...new Set([...ofTable.keys()].flatMap((id) => [id, id + 1]))];
      for (const ids of parts(wanted, 100)) {
        const { status, json } = await lookup(`?table=${table}&id=${ids.join(',')}`);
        expect(status).toBe(200);
        expect(json.data).toEqual(
          ids.map((id) => {
            const [first, ...also] = ofTable.get(id) ?? [];
            return first === undefined ? null : { id, ...rowOf(first), also: also.map(rowOf) };
          }),
        );
        expect(json.meta.tables.map((each: { table: string }) => each.table)).toEqual([table]);
      }
    },
  );

  test('some ids belong to several records, and each url leads to its record', async () => {
    const shared = [...known.get('EventFlag')!].filter(([, records]) => records.length > 1).slice(0, 5);
    expect(shared).not.toEqual([]);
    const { json } = await lookup(`?table=EventFlag&id=${shared.map(([id]) => id).join(',')}`);
    for (const { also, id: _id, ...first } of json.data)
      for (const { url, slug, name } of [first, ...also])
        expect((await service.get(url)).json.data).toMatchObject({ slug, name });
  });
});

const saw = {
  id: 7_000_000,
  kind: 'weapon',
  slug: 'saw-cleaver',
  name: 'Saw Cleaver',
  url: '/v1/bloodborne/weapons/saw-cleaver',
  also: [],
};

test('a chalice dungeon has no route of its own', async () => {
  const { json } = await service.get('/v1/bloodborne/lookup?table=EquipParamGoods&id=6100');
  const [{ kind, also }] = json.data;
  expect([kind, also]).toEqual(['item', [expect.objectContaining({ kind: 'chalice_dungeon', url: null })]]);
});

test('GraphQL leads to the records', async () => {
  const { json } = await service.get('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query:
        '{ lookup(table: EquipParamWeapon, ids: [7000000, 1]) { data { id record { id } also { record { id } } } meta { tables { table } } } }',
    }),
  });
  expect(json.data.lookup).toEqual({
    data: [{ id: 7_000_000, record: { id: 'bloodborne:weapon:saw-cleaver' }, also: [] }, null],
    meta: { tables: [{ table: 'EquipParamWeapon' }] },
  });
});

test.each([
  [0, '1', '1'],
  [20, '1', '1'],
  [21, '2', '1'],
  [61, '4', '1'],
  [100, '5', '1'],
])(
  '%i ids cost %s on the plan free and %s on the plan internal; 304 is free',
  async (count, free, internal) => {
    const ids = Array.from({ length: count }, (_, index) => 7_000_000 + index).join(',');
    const target = `/v1/bloodborne/lookup${count === 0 ? '' : `?table=EquipParamWeapon&id=${ids}`}`;
    const key = await service.newKey('free');
    const first = await service.get(target, { key });
    expect([first.status, first.headers['x-ratelimit-cost']]).toEqual([200, free]);
    expect(first.json.data[0]).toEqual(count === 0 ? undefined : saw);
    const again = await service.get(target, { key, headers: { 'If-None-Match': first.headers.etag! } });
    expect([again.status, again.headers['x-ratelimit-cost']]).toEqual([304, '0']);
    expect((await service.get(target)).headers['x-ratelimit-cost']).toBe(internal);
  },
);

test('the served version can be pinned, and one that was never served is refused', async () => {
  const target = '/v1/bloodborne/lookup?table=EquipParamWeapon&id=7000000';
  const { headers } = await service.get(target);
  const pinned = await service.get(`${target}&dataset=${String(headers['x-dataset-version'])}`);
  expect([pinned.status, pinned.headers.etag, pinned.json.data]).toEqual([200, headers.etag, [saw]]);
  const { status, json } = await service.get(`${target}&dataset=2001.1.1`);
  expect([status, json.code]).toEqual([400, 'unknown_reference']);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index).join(',');

test.each([
  ['table=EquipParamWeapn&id=1', 'table', 'not_allowed', /^table must be one of AtkParam_Pc, /],
  ['table=BonfireWarpParam&id=1', 'table', 'not_allowed', /got BonfireWarpParam/],
  ['table=EventFlag', 'id', 'missing', /Omit both/],
  ['id=1', 'table', 'missing', /^table is required with id/],
  [
    'table=EventFlag&id=',
    'id',
    'empty',
    /list of 1 to 100 integers from 0 to 4294967295 without duplicates; got an empty/,
  ],
  ['table=EventFlag&id=1,,2', 'id', 'empty', /without duplicates/],
  ['table=EventFlag&id=saw-cleaver', 'id', 'not_an_integer', /got saw-cleaver/],
  ['table=EventFlag&id=1,0x10', 'id', 'not_an_integer', /integers/],
  ['table=EventFlag&id=1,007', 'id', 'not_canonical', /leading zeros/],
  ['table=EventFlag&id=-1', 'id', 'out_of_range', /from 0 to/],
  ['table=EventFlag&id=4294967296', 'id', 'out_of_range', /from 0 to/],
  ['table=EventFlag&id=1,2,1', 'id', 'repeated_value', /without duplicates; got 1,2,1/],
  [`table=EventFlag&id=${many(101)}`, 'id', 'too_many', /1 to 100/],
])('%.60s is refused', async (query, name, code, detail) => {
  const { status, json, headers } = await service.get(`/v1/bloodborne/lookup?${query}`);
  expect([status, json.errors[0].name, json.errors[0].code]).toEqual([400, name, code]);
  expect(json.detail).toMatch(detail);
  expect(headers['x-ratelimit-cost']).toBe('0');
  if (query.startsWith('table=EquipParamWeapn'))
    expect(json.errors[0].did_you_mean).toEqual(['EquipParamWeapon']);
});

test.each([
  ['table: EventFlags, ids: [1]', /Value "EventFlags" does not exist in "IdTable" enum/],
  ['table: EventFlag, ids: [-1]', /DataId must be an integer from 0 to 4294967295; got -1/],
  ['table: EventFlag, ids: []', /id must have 1 to 100 ids without duplicates; got 0/],
  ['table: EventFlag, ids: [1, 1]', /got 1 more than once/],
  [`table: EventFlag, ids: [${many(101)}]`, /id must have 1 to 100 ids without duplicates; got 101/],
  ['ids: [1]', /table is required/],
])('GraphQL refuses %.40s', async (args, message) => {
  const { json } = await service.get('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `{ lookup(${args}) { data { slug } } }` }),
  });
  expect(json.errors[0].message).toMatch(message);
});
