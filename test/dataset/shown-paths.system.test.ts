import { beforeAll, describe, expect, test } from '@jest/globals';
import { createShapes } from '../../derive/openapi/shapes.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';
import { servedGraph } from '../../src/games/index.ts';
import { qualityOf } from '../../src/dataset/quality.ts';
import { inShownWords } from '../../src/kinds/shown.ts';
import { loadOperations, widestQuery } from '../../src/rest/operations.ts';
import { gameIds, publishedGame } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

/** Provenance, quality and changes name values by their paths in the widest view. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** Whether a path of members leads to something in a schema; lists have the members of their elements. */
function leads(
  schema: DataSchema,
  components: ReadonlyMap<string, DataSchema>,
  [step, ...rest]: readonly string[],
): boolean {
  if (step === undefined) return true;
  const { $ref, items, anyOf = [], oneOf = [], allOf = [], properties = {}, additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return leads(additionalProperties, components, rest);
  const inner = properties[step];
  if (inner !== undefined) return leads(inner, components, rest);
  return [
    $ref === undefined ? [] : components.get($ref.split('/').at(-1)!)!,
    items ?? [],
    anyOf,
    oneOf,
    allOf,
  ]
    .flat()
    .some((each) => leads(each, components, [step, ...rest]));
}

/** The paths of members below a value of a data file, without those of its origins, which are listed otherwise. */
function* pathsIn(value: unknown, at = ''): Generator<string> {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* pathsIn(each, `${at}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const path = at === '' ? name : `${at}.${name}`;
      yield path;
      if (path !== 'provenance') yield* pathsIn(inner, path);
    }
}

const stepsOf = (path: string) => path.replace(/\[\d*\]/g, '').split('.');

let tried = 0;

describe.each(gameIds)('%s', (gameId) => {
  const graph = servedGraph(gameId);
  const { list, fragments } = loadOperations(graph);
  const { kinds, records } = publishedGame(gameId);
  const views = createShapes(graph.schema, fragments);
  const full = new Map(
    list.flatMap((operation) => {
      if (operation.kind === undefined || !operation.isList) return [];
      const { properties } = views.queryShape(operation, widestQuery(operation)) as DataSchema;
      return [[operation.kind, properties!['data']!.items!] as const];
    }),
  );

  test('every path of provenance leads to a member of the widest view', () => {
    const components = views.components as ReadonlyMap<string, DataSchema>;
    const lost: string[] = [];
    for (const { table } of kinds) {
      const schema = full.get(table);
      if (schema === undefined) continue;
      for (const { slug, provenance } of records.get(table) ?? []) {
        const { fields = {} } = (provenance ?? {}) as { readonly fields?: object };
        for (const path of Object.keys(fields)) {
          tried += 1;
          if (!leads(schema, components, path.split('.'))) lost.push(`${table} ${String(slug)}: ${path}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  /** Whether a path leads to a member of the widest view. Kinds without a list have no view. */
  function isShown(table: string, path: string): boolean {
    tried += 1;
    const schema = full.get(table);
    return schema === undefined || leads(schema, views.components as never, stepsOf(path));
  }

  test('every path in the data files leads to a member of the widest view, in the words of changes', () => {
    const lost = new Set<string>();
    for (const { table } of kinds)
      for (const record of records.get(table) ?? [])
        for (const path of pathsIn(record)) {
          const shown = inShownWords(graph.model, graph.model.tables.get(table)!, path);
          if (!isShown(table, shown.path)) lost.add(`${table}: ${stepsOf(shown.path).join('.')}`);
        }
    expect([...lost]).toEqual([]);
  });

  test('every field of quality leads to a member of the widest view', () => {
    const lost = qualityOf(publishedGame(gameId)).flatMap(({ kind, fields }) => {
      const { table } = kinds.find(({ file }) => file === kind)!;
      expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
      // A shape that several kinds share has fields of which some kinds have no value.
      const applying = fields.filter(({ known, unknown }) => known + unknown > 0).map(({ field }) => field);
      return applying.filter((field) => !isShown(table, field)).map((field) => `${kind}: ${field}`);
    });
    expect(lost).toEqual([]);
  });

  test('every field of the changes since the first version leads to a member of the widest view', async () => {
    const { json: releases } = await service.get(`/v1/${gameId}/releases?page_size=100`);
    const since = releases.data.at(-1).version;
    const lost = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { json } = await service.get(`/v1/${gameId}/changes?since=${since}&page=${page}&page_size=100`);
      pages = Math.ceil(json.meta.total / 100);
      for (const { kind, fields } of json.data)
        for (const { field } of fields) if (!isShown(kind, field)) lost.add(`${kind}: ${field}`);
    }
    expect([...lost]).toEqual([]);
  });
});

test('what changed in a record has the words of the widest view, in paths and in values', () => {
  const { model } = servedGraph('bloodborne');
  const shown = (table: string, path: string, value: unknown) => {
    const words = inShownWords(model, model.tables.get(table)!, path);
    return [words.path, words.valueOf(value)];
  };
  expect(shown('item', 'acquisition[1]', { kind: 'chest', position: { x: 1, lamp_slug: 'isz' } })).toEqual([
    'acquisition[1]',
    { kind: 'chest', position: { x: 1, nearest: 'isz' } },
  ]);
  expect(shown('covenant', 'leader_npc_slug', 'a')).toEqual(['leader_slug', 'a']);
  expect(shown('npc', 'summons[0].boss_slug', 'a')).toEqual(['summonable_for[0].slug', 'a']);
  expect(shown('boss', 'hp', 5)).toEqual(['hp', 5]);
});

test('thousands of paths were tried', () => {
  expect(tried).toBeGreaterThan(100_000);
});
