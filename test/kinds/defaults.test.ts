import { buildSchema, parse } from 'graphql';
import { expect, test } from '@jest/globals';
import { printOperations } from '../../derive/operations.ts';
import { withDefaults } from '../../src/kinds/defaults.ts';
import { operationsOfKinds } from '../../src/rest/kind-operations.ts';
import { readModel } from '../../src/kinds/model.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';

const slug: DataSchema = { $ref: 'common.schema.json#/$defs/slug' };

const kind = (table: string, properties: Record<string, DataSchema>): DataSchema => ({
  'x-table': table,
  properties: {
    records: {
      items: {
        properties: { slug, name: { type: 'string' }, ...properties },
        required: ['slug', 'name', ...Object.keys(properties)],
      },
    },
  },
});

/** Mills and millers of a game that declares nothing. */
const model = readModel(
  new Map([
    ['common', { $defs: { slug: { type: 'string' } } }],
    ['millers', kind('miller', { age: { type: 'integer', description: 'Age in years.' } })],
    [
      'mills',
      kind('mill', {
        owner_slug: { ...slug, 'x-references': 'miller' },
        heir_slug: { ...slug, 'x-references': 'miller' },
        power: { enum: ['wind', 'water'] },
        is_old: { type: 'boolean' },
        sails: { type: 'array', items: { properties: { area: { type: 'number' } }, required: ['area'] } },
        serves: {
          type: 'array',
          'x-table': 'mill_customer',
          items: {
            properties: { miller_slug: { ...slug, 'x-references': 'miller' } },
            required: ['miller_slug'],
          },
        },
      }),
    ],
  ]),
);
const noParts = { declarations: {}, links: {}, wide: {}, views: {} };
const declarations = withDefaults(model, {}, noParts);

test('closed sets, flags and references are filters, and numbers are sort keys', () => {
  expect(declarations['mill']!.filters).toEqual({
    owner_slug: 'Only mills with this `owner_slug`.',
    heir_slug: 'Only mills with this `heir_slug`.',
    power: 'Only mills with this `power`.',
    is_old: 'Only mills with this value of `is_old`.',
  });
  expect(declarations['mill']!.sorts).toEqual({});
  expect(declarations['miller']!.sorts).toEqual({ age: 'age in years' });
});

test('a record leads to everything that names it', () => {
  expect(declarations['miller']!.links).toEqual({
    mills: ['mill.owner_slug', 'Mills whose `owner_slug` is this record.'],
    mills_by_heir: ['mill.heir_slug', 'Mills whose `heir_slug` is this record.'],
    mills_by_miller: ['mill_customer.miller_slug', 'Entries whose `miller_slug` is this record.'],
  });
  expect(declarations['mill']!.links).toEqual({});
});

test('its list and record have all fields of the schema', () => {
  const schema = buildSchema(`
    scalar Slug scalar Page scalar PageSize input PageInput { number: Page! = 1 size: PageSize! = 20 }
    input MillFilter { ownerSlug: Slug, heirSlug: Slug, power: MillPower, isOld: Boolean }
    enum MillSort { slug } enum MillPower { wind water }
    type MillSail { area: Float! }
    type Miller { slug: Slug! name: String! age: Int! }
    type Mill {
      slug: Slug! name: String! ownerSlug: Slug! ownerName: String! heirSlug: Slug! heirName: String! power: MillPower! isOld: Boolean!
      sails: [MillSail!]! serves: [Miller!]!
    }
    type Query {
      mills(
        filter: MillFilter, page: PageInput, sort: [MillSort!], slugs: [Slug!]
      ): MillPage!
      mill(slug: Slug!): Mill
    }
    type MillPage { data: [Mill!]! }`);
  const shared = parse('fragment RecordNotes on Mill { slug } fragment PageMeta on Mill { slug }');
  const { mill } = declarations;
  const names = ['ownerSlug', 'heirSlug', 'power', 'isOld'];
  const listArguments = new Map([
    [
      'mill',
      {
        filters: new Map(names.map((name) => [name, { type: 'Slug', description: 'A filter.' }])),
        bounds: new Map(),
        paths: new Map(names.map((name) => [name, [name]])),
      },
    ],
  ]) as never;
  const text = printOperations(
    operationsOfKinds(
      { model, declarations: { mill: mill! }, listArguments, schema },
      shared.definitions as never,
    ).get('mills')!,
  );
  expect(text).toContain('$owner_slug: Slug @reference(to: "Miller")');
  expect(text).toContain('@rest(path: "/v1/{gameId}/mills/{slug}")');
  const [, detail] = /fragment MillDetail on Mill \{\n([\s\S]*?)\n\}/.exec(text)!;
  expect(detail!.replaceAll(/\s+/g, ' ')).toBe(
    ' ...MillSummary owner_slug: ownerSlug owner_name: ownerName heir_slug: heirSlug heir_name: heirName power is_old: isOld sails { area } serves { slug name }',
  );
});

test('lists that other records write, and edges of several kinds, are in the view of a record', () => {
  const named = (table: string): DataSchema => ({ ...slug, 'x-references': table });
  const all = readModel(
    new Map([
      ['common', { $defs: { slug: { type: 'string' } } }],
      [
        'coins',
        kind('coin', {
          weight: { type: 'number', 'x-best': 'lowest' },
          place: { type: 'number', 'x-best': 'none' },
        }),
      ],
      [
        'swords',
        kind('sword', {
          edge: { type: 'object', title: 'Edge', properties: { length: { type: 'number' } } },
        }),
      ],
      [
        'thieves',
        kind('thief', {
          loot: {
            type: 'array',
            'x-table': 'loot',
            'x-owner': 'The thief.',
            items: {
              'x-subject': 'kind',
              properties: {
                kind: { enum: ['coin', 'sword'] },
                coin_slug: { ...named('coin'), 'x-inverse': { stolen_by: { kind: 'coin' } } },
                sword_slug: named('sword'),
                count: { type: 'integer' },
              },
              required: ['kind', 'count'],
            },
          },
        }),
      ],
    ]),
  );
  const { coin, sword, thief, loot } = withDefaults(all, {}, noParts);
  expect(coin!.sorts).toEqual({ weight: { of: 'weight', best: 'lowest' } });
  expect(sword!.sorts).toEqual({ edge_length: { of: 'edge length', at: 'edge.length' } });
  expect(coin!.rest!.views['detail']![1]).toContain('stolen_by { thief_slug thief_name count }');
  expect(thief!.rest!.views['detail']![1]).toContain('loot { slug name kind count }');
  const [, , options] = coin!.links!['stolen_by']!;
  const isLinked = options!.where as (row: object) => boolean;
  expect([isLinked({ kind: 'coin' }), isLinked({ kind: 'sword' })]).toEqual([true, false]);
  const row = { kind: 'sword', coin_slug: null, sword_slug: 'rapier' } as never;
  const load = (table: string, of: string) => `${table}/${of}`;
  expect([loot!.fields!['slug']!.value(row, load, []), loot!.fields!['name']!.value(row, load, [])]).toEqual([
    'rapier',
    'sword/rapier',
  ]);
});
