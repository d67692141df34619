import { expect, test } from '@jest/globals';
import { createOpenApi } from '../../derive/openapi/document.ts';
import { bloodborne } from '../bloodborne.ts';
import { defaultPlans, type Plans } from '../../src/keys/plans.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { openApiDocument } from '../service.ts';

const { gameId, schema } = bloodborne;
const game = { gameId, schema, name: 'Bloodborne', operations: loadOperations(bloodborne), ideas: new Map() };
const documentWith = (plans: Plans) =>
  createOpenApi([game], { version: '0', examples: { operations: {}, problems: {} }, plans }) as any;
const search = (document: any) => document.paths['/v1/bloodborne/search'].get;
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

test('D5: a changed price changes the document in every place', () => {
  const { free, standard, internal } = defaultPlans;
  const document = documentWith({
    free: { ...free, searchCost: 7, exportCost: 20 },
    standard: { ...standard, searchCost: 3, exportCost: 2 },
    internal: { ...internal, searchCost: 7, exportCost: 20 },
  });
  expect(search(document)['x-quota-cost']).toEqual({ free: 7, standard: 3, internal: 7 });
  expect(search(document).description).toMatch(
    / Costs 7 units on the plans free and internal, 3 units on the plan standard\.$/,
  );
  expect(everything(document)['x-quota-cost']).toEqual({ free: 20, standard: 2, internal: 20 });
  expect(everything(document).description).toContain(
    'Costs 20 units on the plans free and internal, 2 units on the plan standard.',
  );
  expect(JSON.stringify(document)).not.toContain('free and standard');
});
