import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { gameIds } from '../games.ts';
import { openApiDocument, openTestService, sharedDatabase, type TestService } from '../service.ts';

/** Every record of every export is valid for the component of the document that describes it, which has all of its members. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

/** A schema that refuses members that it does not name. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] && copy['additionalProperties'] === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
}

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: { schemas: closed(document.components.schemas) } });

/** The component of the records of a list in its widest view, which is the last one. */
function componentOf(gameId: string, list: string): string {
  const { get } = document.paths[`/v1/${gameId}/${list}`];
  const { schema } = get.responses[200].content['application/json'];
  const { data } = (schema.anyOf?.at(-1) ?? schema).properties;
  return data.items.$ref;
}

test.each(gameIds)('every exported record of %s matches its schema', async (gameId) => {
  const { json } = await service.get(`/v1/${gameId}/export?format=json`);
  const lists = Object.entries<any[]>(json.resources);
  expect(lists.length).toBeGreaterThan(0);
  for (const [list, records] of lists) {
    const isValid = ajv.compile({ $ref: `openapi${componentOf(gameId, list)}` });
    const wrong = records.flatMap((record) =>
      isValid(record)
        ? []
        : [
            `${list} ${record.slug ?? record.level}: ${isValid.errors![0]!.instancePath} ${isValid.errors![0]!.message}`,
          ],
    );
    expect(wrong.slice(0, 10)).toEqual([]);
    // Each record is refused without one of its members.
    const [first] = records;
    const refused = Object.keys(first).filter((member) => {
      const { [member]: _left, ...others } = first;
      return !isValid(others);
    });
    expect(refused.length).toBeGreaterThan(0);
    expect(isValid({ ...first, no_such_member: 1 })).toBe(false);
  }
});
