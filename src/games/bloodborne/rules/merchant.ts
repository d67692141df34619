import { rule } from '../../../dataset/rules/rule.ts';

export const merchantRules = [
  rule(
    'prices',
    'A merchant sells everything for one currency, and the highest price is not below the lowest.',
    ({ edges }) => {
      const currencyOf = new Map<unknown, unknown>();
      for (const { get, number, expect, report } of edges('offer')) {
        const merchant = get('merchant_slug');
        const currency = currencyOf.get(merchant) ?? get('currency');
        currencyOf.set(merchant, currency);
        expect('currency', currency, `the currency of other goods of ${String(merchant)}`);
        const [price, highest] = [number('price'), number('price_max')];
        if (price !== undefined && highest !== undefined && highest < price)
          report('price_max', `at least the price, ${price}`, highest);
      }
    },
  ),
  rule(
    'price steps',
    'Where a price rises in steps, the price is that of the first step, and the highest price that of the last. No step is below the one before. For one merchant, all steps begin in the same phases.',
    ({ edges }) => {
      const phasesOf = new Map<unknown, string>();
      for (const { get, items, expect, report } of edges('offer')) {
        const steps = items('price_steps');
        const [first, last] = [steps[0], steps.at(-1)];
        if (!first || !last) continue;
        expect('price', first.number('price'), 'the first of its steps');
        expect('price_max', last.number('price'), 'the last of its steps');
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1]?.number('price') ?? 0;
          if (step.number('price')! < before)
            step.report('price', `at least ${before}, the price of the step before`, step.number('price'));
        }
        const phases = steps.map((step) => step.get('from')).join(', ');
        const wanted = phasesOf.get(get('merchant_slug')) ?? phases;
        phasesOf.set(get('merchant_slug'), wanted);
        if (phases !== wanted)
          report(
            'price_steps',
            `steps from ${wanted}, as in other goods of ${String(get('merchant_slug'))}`,
            phases,
          );
      }
    },
  ),
  rule('merchants sell', 'Every merchant sells something.', ({ list, edgesTo }) => {
    for (const { slug, report } of list('merchant')) {
      if (edgesTo('offer', 'merchant_slug', slug).length === 0)
        report(undefined, 'a merchant with something in its stock (a `offers` that name it)');
    }
  }),
];
