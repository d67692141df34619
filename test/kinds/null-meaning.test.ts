import { expect, test } from '@jest/globals';
import { describedList, describedNull, meansNone, unexplainedNulls } from '../../src/kinds/null-meaning.ts';

/** What a missing value means. */

const none = { 'x-null-means': 'none', description: 'Its label.' } as const;
const unknown = { 'x-null-means': 'unknown', description: 'Its hit points.' } as const;
const chance = { 'x-null-means': 'unknown', 'x-applies-if': { kind: ['drop', 'theft'] } } as const;
const layer = {
  'x-null-means': 'unknown',
  'x-applies-if': { dungeon: true },
  description: 'Layer.',
} as const;

test('null means what the schema declares, where a condition does not rule it out', () => {
  expect(meansNone(none, {})).toBe(true);
  expect(meansNone(unknown, {})).toBe(false);
  expect(meansNone(chance, { kind: 'drop' })).toBe(false);
  expect(meansNone(chance, { kind: 'chest' })).toBe(true);
  expect(meansNone(layer, { dungeon: 'deep' })).toBe(false);
  expect(meansNone(layer, { dungeon: null })).toBe(true);
  expect(meansNone(layer, {})).toBe(true);
});

test('descriptions say what null means, once', () => {
  expect(describedNull(none)).toBe('Its label; null when there is none.');
  expect(describedNull(unknown)).toBe('Its hit points; null when unknown.');
  expect(describedNull({ ...chance, description: 'Chance.' })).toBe(
    'Chance; null when unknown, and when `kind` is not drop or theft.',
  );
  expect(describedNull(layer)).toBe('Layer; null when unknown, and when `dungeon` is null.');
  expect(describedNull({ ...none, description: 'Its label; null for one.' })).toBe(
    'Its label; null for one.',
  );
  expect(describedNull({ ...none, description: 'Its label; absent for one.' })).toBe(
    'Its label; null for one.',
  );
});

test('a list that a data file does not have is empty in a response', () => {
  expect(describedList({ description: 'Its parts; absent when it has none.' })).toBe(
    'Its parts; empty when it has none.',
  );
  expect(describedList({ description: 'Spots; empty or absent when unknown.' })).toBe(
    'Spots; empty when unknown.',
  );
});

test('fields that may be missing without a meaning are named', () => {
  const text = { type: 'string' };
  const schema = {
    properties: {
      name: text,
      note: { type: ['string', 'null'] },
      absent: text,
      label: { ...none, type: ['string', 'null'] },
      list: { type: 'array', items: { properties: { inner: text } } },
      ref: { $ref: 'common.schema.json#/$defs/aliases' },
      other: { anyOf: [{ $ref: 'common.schema.json#/$defs/slug' }, { type: 'null' }] },
    },
    required: ['name', 'note', 'label', 'other'],
  } as const;
  const shapes = { aliases: { type: 'string', 'x-null-means': 'none' }, slug: text } as const;
  expect([...unexplainedNulls(schema, shapes, 'at')]).toEqual([
    'at.properties.note',
    'at.properties.absent',
    'at.properties.list.items.properties.inner',
    'at.properties.other',
  ]);
  expect([...unexplainedNulls(schema, shapes, 'at', true)]).toEqual([
    'at.properties.note',
    'at.properties.other',
  ]);
});
