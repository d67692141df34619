/** The price of an operation on one plan in units: one for every request, or `default` and what differs from it. */
export type PlanPrice =
  | number
  | {
      readonly default: number;
      /** With a wider view, by its name; with `slugs`. */
      readonly detail?: number;
      readonly full?: number;
      readonly slugs?: number;
      /** A look-up costs `default` for each so many values of `id`, up to `max`. */
      readonly ids_per_unit?: number;
      readonly max?: number;
    };

/** The price of an operation, as `x-quota-cost` publishes it: one for all plans, or by plan. */
export type QuotaCost = number | Readonly<Record<string, PlanPrice>>;

/**
 * The price in one case: one for all plans, or by plan.
 *
 * @param which the name of a view, `slugs`, or `max` for that of the longest look-up; others are the usual case.
 */
export function costIn(cost: QuotaCost, which: string): number | Readonly<Record<string, number>> {
  if (typeof cost === 'number') return cost;
  const unitsIn = (price: PlanPrice) =>
    typeof price === 'number' ? price : ((price as Readonly<Record<string, number>>)[which] ?? price.default);
  return Object.fromEntries(Object.entries(cost).map(([plan, price]) => [plan, unitsIn(price)]));
}

const plural = (units: number) => `${units} unit${units === 1 ? '' : 's'}`;
const joined = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en', { type }).format(words);

/** A price on one plan in words: `1 unit, or 5 with ...`. */
function planPriceInWords(price: PlanPrice): string {
  if (typeof price === 'number') return plural(price);
  const { default: usual, ids_per_unit: ids, max, ...others } = price;
  if (ids !== undefined) return `${plural(usual)} for each ${ids} ids, at most ${max}`;
  const cases = Object.entries(others).map(
    ([name, units]) => [name === 'slugs' ? '`slugs`' : `\`view=${name}\``, units] as const,
  );
  const prices = [...new Set(cases.map(([, units]) => units))].map(
    (units) =>
      `${units} with ${joined(
        cases.filter(([, other]) => other === units).map(([name]) => name),
        'disjunction',
      )}`,
  );
  return `${plural(usual)}, or ${prices.join(', ')}`;
}

/** A price as a sentence: plans of one price together, in their own order. */
export function costInWords(cost: QuotaCost | PlanPrice): string {
  if (cost === 0) return 'Costs nothing.';
  if (typeof cost === 'number' || typeof cost['default'] === 'number')
    return `Costs ${planPriceInWords(cost as PlanPrice)}.`;
  const plans = new Map<string, string[]>();
  for (const [plan, price] of Object.entries(cost as Readonly<Record<string, PlanPrice>>)) {
    const words = planPriceInWords(price);
    plans.set(words, [...(plans.get(words) ?? []), plan]);
  }
  const parts = [...plans].map(
    ([words, names]) =>
      `${words}${words.includes(',') ? ',' : ''} on the plan${names.length === 1 ? '' : 's'} ${joined(names, 'conjunction')}`,
  );
  return `Costs ${parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ')}.`;
}
