import { expect, test } from '@jest/globals';
import { openApiDocument } from '../service.ts';

/** The OpenAPI document in the forms that generators of clients can express. */

type Schema = Readonly<Record<string, unknown>>;

/** Every object in the document, with where it is. Examples are data. */
function* objectsIn(value: unknown, at = '#'): Generator<readonly [place: string, object: Schema]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [at, value as Schema];
  for (const [name, each] of Object.entries(value))
    if (!/^(?:example|examples|x-.*)$/.test(name)) yield* objectsIn(each, `${at}/${name}`);
}

test('every member that may be null has a meaning of null, and is never called absent', () => {
  const members = [...objectsIn(openApiDocument())].filter(([at]) => /\/properties\/\w+$/.test(at));
  const isNull = (schema: Schema) => [schema['type']].flat().includes('null');
  const nullable = members.filter(
    ([, member]) => isNull(member) || ((member['anyOf'] ?? []) as Schema[]).some(isNull),
  );
  expect(nullable.length).toBeGreaterThan(500);
  const unclear = nullable.filter(
    ([, member]) =>
      !['unknown', 'none'].includes(member['x-null-means'] as string) ||
      /\babsent\b/.test(String(member['description'])),
  );
  // What some items do is unknown in one game, and one item does nothing in another.
  expect(unclear.map(([at]) => at)).toEqual(['#/components/schemas/Item/properties/effect']);
});

test('no enum has null in it: what can be null besides is one of two schemas', () => {
  const objects = new Map(objectsIn(openApiDocument()));
  const enums = [...objects].filter(([, object]) => Array.isArray(object['enum']));
  expect(enums.length).toBeGreaterThan(100);
  for (const [at, { type, enum: values }] of enums) {
    expect([at, type, (values as unknown[]).filter((value) => typeof value !== type)]).toEqual([
      at,
      'string',
      [],
    ]);
    if (!at.includes('/anyOf/')) continue;
    const parent = objects.get(at.replace(/\/anyOf\/\d+$/, ''))!;
    expect((parent['anyOf'] as Schema[]).some((each) => each['type'] === 'null')).toBe(true);
  }
});
