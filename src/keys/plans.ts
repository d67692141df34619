import { type Config, loadConfig } from '../config.ts';

export const planNames = ['free', 'standard', 'internal'] as const;
export type PlanName = (typeof planNames)[number];

/** Daily units of a key and of its owner, and prices of requests. */
export interface Plan {
  readonly name: PlanName;
  /** Units a day of a key. */
  readonly keyLimit: number;
  /** Units a day of all keys of its owner. */
  readonly ownerLimit: number;
  /** Units of one search request. */
  readonly searchCost: number;
  /** Units of one response with all data of a game, or with a part of its file. */
  readonly exportCost: number;
}

export type Plans = Readonly<Record<PlanName, Plan>>;

function planOf(
  name: PlanName,
  [keyLimit, ownerLimit]: readonly [number, number],
  prices: Pick<Plan, 'searchCost' | 'exportCost'>,
): Plan {
  return { name, keyLimit, ownerLimit, ...prices };
}

/**
 * The plans with the limits of the settings. Prices are part of the contract and are the same everywhere.
 *
 * @example
 * plansOf({ PLAN_FREE: [100, 200], PLAN_STANDARD: [5, 9], PLAN_INTERNAL: [7, 7] }).free.keyLimit; // 100
 */
export function plansOf(config: Pick<Config, 'PLAN_FREE' | 'PLAN_STANDARD' | 'PLAN_INTERNAL'>): Plans {
  return {
    free: planOf('free', config.PLAN_FREE, { searchCost: 5, exportCost: 10 }),
    standard: planOf('standard', config.PLAN_STANDARD, { searchCost: 5, exportCost: 10 }),
    internal: planOf('internal', config.PLAN_INTERNAL, { searchCost: 1, exportCost: 1 }),
  };
}

/** The plans with the default settings. */
export const defaultPlans = plansOf(loadConfig({}));
