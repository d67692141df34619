import { expect, test } from '@jest/globals';
import { createOpenApi } from '../../derive/openapi/document.ts';
import { bloodborne } from '../bloodborne.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { openApiDocument } from '../service.ts';

const operations = loadOperations(bloodborne);
const documentWith = (priced: Record<string, { searchCost: number; exportCost: number }>) =>
  createOpenApi(operations, bloodborne.schema, {
    version: '0',
    examples: { operations: {}, problems: {} },
    plans: priced,
  }) as any;
const search = (document: any) => document.paths['/v1/{gameId}/search'].get;
const everything = (document: any) => document.paths['/v1/{gameId}/export'].get;
const planNames = (document: any) => document.components.schemas.Usage.properties.data.properties.plan.enum;

test('D5: the document that is checked in has the prices and names of the plans', () => {
  const document = openApiDocument();
  const prices = Object.fromEntries(
    Object.values(defaultPlans).map(({ name, searchCost }) => [name, searchCost]),
  );
  expect(search(document)['x-quota-cost']).toEqual(prices);
  expect(planNames(document)).toEqual(Object.keys(defaultPlans));
  expect(everything(document)['x-quota-cost']).toEqual({ free: 10, standard: 10, internal: 1 });
});

test('D5: a changed price or plan changes the document in every place', () => {
  const document = documentWith({
    trial: { searchCost: 7, exportCost: 20 },
    staff: { searchCost: 1, exportCost: 2 },
    guest: { searchCost: 7, exportCost: 20 },
  });
  expect(search(document)['x-quota-cost']).toEqual({ trial: 7, staff: 1, guest: 7 });
  expect(search(document).description).toMatch(
    / Costs 7 units on the plans trial and guest, 1 unit on the plan staff\.$/,
  );
  expect(everything(document)['x-quota-cost']).toEqual({ trial: 20, staff: 2, guest: 20 });
  expect(everything(document).description).toContain(
    'Costs 20 units on the plans trial and guest, 2 units on the plan staff.',
  );
  expect(planNames(document)).toEqual(['trial', 'staff', 'guest']);
  expect(JSON.stringify(document)).not.toMatch(/free and standard|"standard"/);
});
