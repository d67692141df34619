import type { createKeyStore } from '../src/keys/store.ts';

/** Makes the keys of the benchmark: two for each of 50 owners. */
export async function createKeys(store: ReturnType<typeof createKeyStore>): Promise<string[]> {
  const keys: string[] = [];
  for (let owner = 0; owner < 50; owner++) {
    for (let key = 0; key < 2; key++) {
      const email = `bench-${owner}@example.org`;
      const { secret } = await store.create({ email, plan: 'internal', kind: 'test', actor: 'bench' });
      keys.push(secret);
    }
  }
  return keys;
}
