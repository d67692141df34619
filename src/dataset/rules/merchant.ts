import { rule } from './rule.ts';

export const merchantRules = [
  rule(
    'prices',
    'What is sold is sold in the currency of its merchant, and a highest price is not below the lowest.',
    ({ edges, find }) => {
      for (const { get, number, expect, report } of edges('stock')) {
        const merchant = find('merchant', get('merchant_slug'));
        if (merchant) expect('currency', merchant.get('currency'), `the currency of ${merchant.slug}`);
        const [price, highest] = [number('price'), number('price_max')];
        if (price !== undefined && highest !== undefined && highest < price)
          report('price_max', `at least the price, ${price}`, highest);
      }
    },
  ),
  rule('merchants sell', 'Every merchant sells something.', ({ list, edgesTo }) => {
    for (const { slug, report } of list('merchant')) {
      if (edgesTo('stock', 'merchant_slug', slug).length === 0)
        report(undefined, 'something in its stock (a `sold_by` that names it)');
    }
  }),
];
