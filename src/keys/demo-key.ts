import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { displayForm } from './format.ts';
import { type KeyStore, keyState } from './store.ts';

/** Returns the key of the setting DEMO_KEY; undefined for `auto` and `off`. */
export const givenDemoKey = ({ DEMO_KEY }: Pick<Config, 'DEMO_KEY'>): string | undefined =>
  DEMO_KEY === 'auto' || DEMO_KEY === 'off' ? undefined : DEMO_KEY;

/** Whether the service makes its own demo key: only programs of this machine can reach it, and it has its own database. */
export const makesDemoKey = ({ DEMO_KEY, HOST, PUBLIC_BASE_URL, DATABASE_URL }: Config): boolean =>
  DEMO_KEY === 'auto' &&
  DATABASE_URL === undefined &&
  PUBLIC_BASE_URL === undefined &&
  /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(HOST);

/** The owner of the key that the service makes for demonstration. */
export const demoOwner = 'demo@localhost.localdomain';

/** Returns the demo key of a data folder, which a file beside the database has; creates it if there is none that works. */
export async function ownDemoKey(
  keys: Pick<KeyStore, 'findBySecret' | 'create'>,
  folder: string,
  nowMs: number,
): Promise<string> {
  const file = path.join(folder, 'demo-key');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined && (await demoKeyProblem(keys, known, nowMs)) === undefined) return known;
  const { secret } = await keys.create({
    email: demoOwner,
    plan: 'free',
    name: 'demo',
    actor: 'first start',
    kind: 'test',
  });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}

/**
 * Returns why a key must not be shown to everyone on the pages; undefined if it can be shown. It must work, and must
 * not be on the plan of the operator's own tools.
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
