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
