import { expect, test } from '@jest/globals';
import { type Field, readModel } from '../../src/kinds/model.ts';
import type { DataSchema } from '../../src/kinds/schema.ts';

const slug = { $ref: 'common.schema.json#/$defs/slug' };
const mills: DataSchema = {
  'x-table': 'mill',
  properties: {
    records: {
      items: {
        description: 'A mill.',
        properties: {
          slug,
          name: { type: 'string' },
          owner_slug: {
            anyOf: [slug, { type: 'null' }],
            'x-references': 'miller',
            description: 'The owner.',
          },
          power: {
            type: ['string', 'null'],
            enum: ['wind', 'water', null],
            'x-typeDescription': 'What drives a mill.',
            'x-enumDescriptions': { wind: 'Wind.', water: 'Water.' },
          },
          sails: { type: 'array', items: { type: 'object', properties: { area: { type: 'number' } } } },
          stands_at: {
            type: 'array',
            'x-table': 'mill_place',
            'x-owner': 'The mill.',
            items: {
              properties: { place_slug: { ...slug, 'x-references': 'place' } },
              required: ['place_slug'],
            },
          },
          draft: { type: 'string' },
        },
        required: ['slug', 'name', 'owner_slug', 'power', 'sails'],
        ...JSON.parse(
          '{ "if": { "not": { "required": ["draft"] } }, "then": { "properties": { "power": { "type": "string" } } } }',
        ),
      },
    },
  },
};
const common: DataSchema = { $defs: { slug: { type: 'string' } } };
const read = (more: Record<string, DataSchema> = {}) =>
  readModel(new Map(Object.entries({ common, mills, ...more })));

test('fields have types, references and whether they may be null', () => {
  const { tables, types } = read();
  const { fields, type, isRecord } = tables.get('mill')!;
  expect([type, isRecord]).toEqual(['Mill', true]);
  const shown = ({ name, type: { name: typeName }, isList, isNullable, references }: Field) =>
    [name, typeName, isList, isNullable, references] as const;
  expect(fields.map(shown)).toEqual([
    ['owner_slug', 'Slug', false, true, 'miller'],
    // Null in a draft only.
    ['power', 'MillPower', false, false, undefined],
    ['sails', 'MillSail', true, false, undefined],
  ]);
  expect(types.get('MillPower')).toEqual({
    is: 'set',
    name: 'MillPower',
    description: 'What drives a mill.',
    values: new Map([
      ['wind', 'Wind.'],
      ['water', 'Water.'],
    ]),
  });
});

test('a list of edges is a table that leads back, and one that only names a record is a pair', () => {
  const { tables } = read();
  expect(tables.get('mill')!.edges.map(({ table }) => table)).toEqual(['mill_place']);
  const places = tables.get('mill_place')!;
  expect(places.owners).toEqual([{ table: 'mill', column: 'mill_slug', description: 'The mill.' }]);
  expect(places.pair?.references).toBe('place');
});

test('two closed sets of one name are refused, and one that is said twice is one', () => {
  const second = (values: string[]): DataSchema => ({
    'x-table': 'saw',
    properties: {
      records: { items: { properties: { power: { title: 'MillPower', enum: values } }, required: [] } },
    },
  });
  expect(read({ saws: second(['wind', 'water']) }).types.get('MillPower')?.description).toBe(
    'What drives a mill.',
  );
  expect(() => read({ saws: second(['wind', 'steam']) })).toThrow(
    'saw.power: "MillPower" is the name of something else already; give one of the two a title',
  );
});

test('what is declared beside a shared shape is added to it', () => {
  const shape: DataSchema = {
    properties: { a: { type: 'string', description: 'First.' }, b: { type: 'string' } },
    required: ['a'],
  };
  const file: DataSchema = {
    'x-table': 'thing',
    properties: {
      records: {
        items: {
          properties: {
            part: { $ref: '#/$defs/part', required: ['b'], properties: { a: { description: 'Other.' } } },
          },
        },
      },
    },
  };
  const { tables } = readModel(
    new Map([
      ['common', { $defs: { part: shape } }],
      ['things', file],
    ]),
  );
  const { type } = tables.get('thing')!.fields[0]!;
  expect(
    'fields' in type && type.fields.map(({ description, isNullable }) => [description, isNullable]),
  ).toEqual([
    ['Other.', false],
    ['', false],
  ]);
});

test('a shape that contains itself is refused, with the way to it', () => {
  const part: DataSchema = {
    type: 'object',
    properties: { parts: { type: 'array', items: { $ref: '#/$defs/part' } } },
  };
  const whole: DataSchema = {
    $defs: { ...common.$defs, part, machine: { properties: { part: { $ref: '#/$defs/part' } } } },
  };
  const { properties } = mills.properties!['records']!.items!;
  const items = { properties: { ...properties, machine: { $ref: '#/$defs/machine' } } };
  expect(() => read({ common: whole, mills: { ...mills, properties: { records: { items } } } })).toThrow(
    '$defs/part must not contain itself; got part › part',
  );
});
