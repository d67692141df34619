import { expect, test } from '@jest/globals';
import { createOpenApi } from '../../derive/openapi/document.ts';
import { schema } from '../../src/graph/schema.ts';
import { plans } from '../../src/keys/plans.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument } from '../service.ts';

const operations = loadOperations(fromRoot('schema', 'operations'), schema);
const documentWith = (priced: Record<string, { searchCost: number }>) =>
  createOpenApi(operations, schema, {
    version: '0',
    examples: { operations: {}, problems: {} },
    plans: priced,
  }) as any;
const search = (document: any) => document.paths['/v1/{gameId}/search'].get;
const planNames = (document: any) => document.components.schemas.Usage.properties.data.properties.plan.enum;

test('D5: the document that is checked in has the prices and names of the plans', () => {
  const document = openApiDocument();
  const prices = Object.fromEntries(Object.values(plans).map(({ name, searchCost }) => [name, searchCost]));
  expect(search(document)['x-quota-cost']).toEqual(prices);
  expect(planNames(document)).toEqual(Object.keys(plans));
});

test('D5: a changed price or plan changes the document in every place', () => {
  const document = documentWith({
    trial: { searchCost: 7 },
    staff: { searchCost: 1 },
    guest: { searchCost: 7 },
  });
  expect(search(document)['x-quota-cost']).toEqual({ trial: 7, staff: 1, guest: 7 });
  expect(search(document).description).toMatch(
    / Costs 7 units on the plans trial and guest, 1 unit on the plan staff\.$/,
  );
  expect(planNames(document)).toEqual(['trial', 'staff', 'guest']);
  expect(JSON.stringify(document)).not.toMatch(/free and standard|"standard"/);
});
