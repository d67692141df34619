/** Daily limits in units; the service document, section "Limits". */
export interface Plan {
  readonly name: PlanName;
  readonly keyLimit: number;
  readonly ownerLimit: number;
  /** Units of one search request. */
  readonly searchCost: number;
  /** Units of one answer with the whole data of a game, or with a part of its file. */
  readonly exportCost: number;
}

export const planNames = ['free', 'standard', 'internal'] as const;
export type PlanName = (typeof planNames)[number];

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: { name: 'free', keyLimit: 100, ownerLimit: 150, searchCost: 5, exportCost: 10 },
  standard: { name: 'standard', keyLimit: 1_000, ownerLimit: 1_500, searchCost: 5, exportCost: 10 },
  internal: { name: 'internal', keyLimit: 50_000, ownerLimit: 50_000, searchCost: 1, exportCost: 1 },
};
