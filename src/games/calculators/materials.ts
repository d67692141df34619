/** An item, and how many of it are needed. */
export interface Material {
  readonly item_slug: string;
  readonly quantity: number;
}

/** What several steps need together: each item once, in the order in which it is first needed. */
export function sumMaterials(steps: readonly Material[]): Material[] {
  const sums = new Map<string, number>();
  for (const { item_slug, quantity } of steps) sums.set(item_slug, (sums.get(item_slug) ?? 0) + quantity);
  return [...sums].map(([item_slug, quantity]) => ({ item_slug, quantity }));
}
