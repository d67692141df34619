import { buildSchema, parse } from 'graphql';
import { expect, test } from '@jest/globals';
import { operationsOfKinds } from '../../derive/operations.ts';
import { withDefaults } from '../../src/kinds/defaults.ts';
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
const declarations = withDefaults(model, {});

test('closed sets, flags and references are filters, and numbers are sort keys', () => {
  expect(declarations['mill']!.filters).toEqual({
    owner_slug: 'Only mills whose `owner_slug` is this record.',
    heir_slug: 'Only mills whose `heir_slug` is this record.',
    power: 'Only mills with this `power`.',
    is_old: 'Only mills of which `is_old` is true, or only others.',
  });
  expect(declarations['mill']!.sorts).toEqual({});
  expect(declarations['miller']!.sorts).toEqual({ age: 'age in years' });
});

test('a record leads to everything that names it', () => {
  expect(declarations['miller']!.links).toEqual({
    mills: ['mill.owner_slug', 'Mills that name it as `owner_slug`.'],
    mills_by_heir: ['mill.heir_slug', 'Mills that name it as `heir_slug`.'],
    mills_by_miller: ['mill_customer.miller_slug', 'Mills that name it as `miller_slug`.'],
  });
  expect(declarations['mill']!.links).toEqual({});
});

test('its list and record have all fields of the schema', () => {
  const schema = buildSchema(`
    scalar Slug scalar Page scalar PageSize
    enum MillSort { slug } enum MillPower { wind water }
    type MillSail { area: Float! }
    type Miller { slug: Slug! name: String! age: Int! }
    type Mill {
      slug: Slug! name: String! ownerSlug: Slug! heirSlug: Slug! power: MillPower! isOld: Boolean!
      sails: [MillSail!]! serves: [Miller!]!
    }
    type Query {
      mills(
        page: Page!, pageSize: PageSize!, sort: MillSort!, slugs: [Slug!]
        "Owner." ownerSlug: Slug, "Heir." heirSlug: Slug, "Power." power: MillPower, "Old." isOld: Boolean
      ): MillPage!
      mill(slug: Slug!): Mill
    }
    type MillPage { data: [Mill!]! }`);
  const shared = parse('fragment RecordNotes on Mill { slug } fragment PageMeta on Mill { slug }');
  const { mill } = declarations;
  const text = operationsOfKinds(model, { mill: mill! }, schema, shared).get('mills')!;
  expect(text).toContain('$owner_slug: Slug @reference(to: "Miller")');
  expect(text).toContain('@rest(path: "/v1/{gameId}/mills/{slug}")');
  const [, detail] = /fragment MillDetail on Mill \{\n([\s\S]*?)\n\}/.exec(text)!;
  expect(detail!.replaceAll(/\s+/g, ' ')).toBe(
    ' ...MillSummary owner_slug: ownerSlug heir_slug: heirSlug power is_old: isOld sails { area }',
  );
  expect(text).toContain('serves {\n    slug\n    name\n  }\n  ...RecordNotes');
});
