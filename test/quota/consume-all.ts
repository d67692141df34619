import type { Charge, QuotaResult, QuotaStore } from '../../src/quota/quota.ts';

/** Charges one batch through a store. Rejects with the first failure. */
export function consumeAll(
  store: Pick<QuotaStore, 'consume'>,
  charges: readonly Charge[],
): Promise<QuotaResult[]> {
  return Promise.all(
    charges.map(
      (charge) =>
        new Promise<QuotaResult>((resolve, reject) => {
          store.consume({ charge, resolve, reject });
        }),
    ),
  );
}
