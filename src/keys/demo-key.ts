import { displayForm } from './format.ts';
import { type KeyStore, keyState } from './store.ts';

/**
 * What is wrong with a key that the pages are to show to everyone; undefined if it can be shown. It must work, and not
 * open what only the operator's own tools may do.
 */
export async function demoKeyProblem(
  keys: Pick<KeyStore, 'findBySecret'>,
  secret: string,
  nowMs: number,
): Promise<string | undefined> {
  const key = await keys.findBySecret(secret);
  const state = key && keyState(key, nowMs);
  const found =
    key === undefined
      ? 'a key that does not exist'
      : state !== 'active'
        ? `a key that is ${state}`
        : key.plan === 'internal'
          ? 'a key on the plan internal'
          : undefined;
  return (
    found &&
    `DEMO_KEY must be an active key on the plan free or standard; got ${found} (${displayForm(secret)}).`
  );
}
