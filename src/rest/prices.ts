import type { PlanPrice, QuotaCost } from './quota-cost.ts';
import { type ViewName, viewNames } from './kind-operations.ts';
import type { Operation } from './operations.ts';

/** The parameters on which a price depends. */
export interface PricedParameters {
  readonly view?: ViewName | undefined;
  readonly slugs?: readonly string[] | undefined;
  readonly id?: readonly number[] | undefined;
}

type PricedOperation = Pick<Operation, 'cost' | 'isList' | 'defaultView' | 'queries' | 'parameters'>;

/** How many ids of a look-up cost one unit. */
export const idsPerUnit = 20;

const rank = (view: ViewName | undefined) => viewNames.indexOf(view as ViewName);

/** Returns whether a request is for a list in a view wider than the default one. */
export const isWideList = (
  { isList, defaultView }: Pick<Operation, 'isList' | 'defaultView'>,
  view: ViewName | undefined,
): boolean => isList && rank(view) > rank(defaultView);

/**
 * The units of a request before its plan is known: no request costs more than a search costs the plan, and `Infinity`
 * is just that.
 */
export function unitsOf(
  operation: PricedOperation,
  { view = operation.defaultView, slugs, id = [] }: PricedParameters,
): number {
  // Whole records take as much work as a search, however the list is requested.
  if (isWideList(operation, view) || slugs !== undefined) return Infinity;
  const ids = Math.max(1, Math.ceil(id.length / idsPerUnit));
  return { none: 0, one: 1, ids, search: Infinity }[operation.cost];
}

/** The price of an operation on a plan with this price of a search. */
function planPrice(operation: PricedOperation, searchCost: number): PlanPrice {
  const priceOf = (parameters: PricedParameters) => Math.min(unitsOf(operation, parameters), searchCost);
  const usual = priceOf({});
  const views = [...operation.queries.keys()].filter((view) => view !== undefined);
  const takesSlugs = operation.isList && operation.parameters.some(({ name }) => name === 'slugs');
  const others = [
    ...views.map((view) => [view, priceOf({ view })] as const),
    ...(takesSlugs ? [['slugs', priceOf({ slugs: [] })] as const] : []),
  ].filter(([, units]) => units !== usual);
  if (operation.cost === 'ids' && searchCost > usual)
    return { default: usual, ids_per_unit: idsPerUnit, max: searchCost };
  return others.length === 0 ? usual : { default: usual, ...Object.fromEntries(others) };
}

/** The price of an operation on each plan. */
export function quotaCost(
  operation: PricedOperation,
  plans: Readonly<Record<string, { readonly searchCost: number }>>,
): QuotaCost {
  const prices = Object.entries(plans).map(
    ([name, { searchCost }]) => [name, planPrice(operation, searchCost)] as const,
  );
  const [[, first] = ['', 0]] = prices;
  return typeof first === 'number' && prices.every(([, price]) => price === first)
    ? first
    : Object.fromEntries(prices);
}
