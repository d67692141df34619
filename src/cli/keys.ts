import { Argument } from 'commander';
import { normalizeEmail } from '../keys/format.ts';
import { type PlanName, plansOf } from '../keys/plans.ts';
import { createKeyStore, type KeyRecord, type KeyState, type KeyStore, keyState } from '../keys/store.ts';
import { didYouMean } from '../text/nearest.ts';
import type { Colors } from './color.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber } from './format.ts';
import { ago, shortMoment, formatDuration } from './when.ts';

/** Helpers for commands about keys: finding one, and showing it. */

/** A key in JSON output: its owner only by the address. */
export function keyJson(key: KeyRecord, nowMs: number) {
  const { id, display, kind, owner: _digest, owner_normalised: _normalized, ...rest } = key;
  return { id, display, kind, state: keyState(key, nowMs), ...rest };
}

export const paintState = ({ green, red, yellow }: Colors, state: KeyState): string =>
  ({ active: green, revoked: red, disabled: yellow, expired: yellow })[state](state);

export const openKeys = async ({ database, now }: Context): Promise<KeyStore> =>
  createKeyStore({ database: await database(), now });

/**
 * Finds a key by id, display form or an unambiguous prefix of either.
 *
 * @throws CommandError when none or several match.
 */
async function findKey(store: KeyStore, text: string): Promise<KeyRecord> {
  const named = text.trim();
  const found = named === '' ? [] : await store.find(named);
  if (found.length === 1) return found[0]!;
  const ids = (some: readonly KeyRecord[]) => some.map(({ id }) => id);
  if (found.length > 1) {
    throw new CommandError(
      'usage',
      `key must match exactly one key; "${named}" matches ${found.length}: ${ids(found.slice(0, 5)).join(', ')}${found.length > 5 ? ', …' : ''}.`,
      'Add more characters.',
    );
  }
  const all = await store.list({});
  const ofOwner = ids(all.filter((candidate) => candidate.owner_normalised === normalizeEmail(named)));
  throw new CommandError(
    'notFound',
    `key must be the id or display form of a key, or a prefix of either; got "${text}", which matches no key.`,
    ofOwner.length > 0
      ? `${named} has ${ofOwner.join(', ')}.`
      : (didYouMean(named, ids(all)) ?? 'Run `caryll keys list` to list the keys.'),
  );
}

/** The keys, and the one that the user named. @throws CommandError when none or several match. */
export async function openKey(context: Context, text: string) {
  const store = await openKeys(context);
  return { store, key: await findKey(store, text) };
}

/** The limits of a plan as text. */
export function limitsOf(context: Context, plan: PlanName): string {
  const { keyLimit, ownerLimit } = plansOf(context.config())[plan];
  return `${formatNumber(keyLimit)} units per day, ${formatNumber(ownerLimit)} for all keys of the owner`;
}

export const keyArgument = new Argument('<key>', 'id or display form of the key, or a unique prefix');

/** When a key ends or ended; null if it has no end. */
function endOf({ revoked_at, expires_at }: KeyRecord): Date | null {
  if (revoked_at === null || expires_at === null) return revoked_at ?? expires_at;
  return revoked_at < expires_at ? revoked_at : expires_at;
}

export function printKeys(context: Context, list: readonly KeyRecord[]): void {
  const nowMs = context.now();
  const dateIn = (moment: Date | null) => moment?.toISOString().split('T')[0] ?? '';
  const ends = { title: 'ENDS', cell: (key: KeyRecord) => dateIn(endOf(key)), leave: 3 };
  context.printTable(list, [
    { title: 'ID', cell: ({ id }) => id },
    { title: 'STATE', cell: (key) => paintState(context.colors, keyState(key, nowMs)) },
    { title: 'PLAN', cell: ({ plan }) => plan },
    { title: 'OWNER', cell: (key) => key.owner_email, shrinks: true },
    { title: 'NAME', cell: ({ name }) => name ?? '', shrinks: true, leave: 1 },
    { title: 'KEY', cell: ({ display }) => display, leave: 5 },
    { title: 'CREATED', cell: (key) => dateIn(key.created_at), leave: 4 },
    ...(list.some(endOf) ? [ends] : []),
    { title: 'LAST USED', cell: (key) => ago(key.last_used_at, nowMs), leave: 2 },
  ]);
}

export function printKey(context: Context, key: KeyRecord): void {
  const nowMs = context.now();
  const state = keyState(key, nowMs);
  const moment = (at: Date) => {
    const seconds = (at.getTime() - nowMs) / 1000;
    return seconds > 0 ? `${shortMoment(at)} (in ${formatDuration(seconds)})` : shortMoment(at);
  };
  const lastUsed = ago(key.last_used_at, nowMs);
  const why = key.revoked_reason ? `: ${key.revoked_reason}` : '';
  const rows: readonly (readonly [name: string, value: string] | false)[] = [
    ['id', key.id],
    ['key', key.display],
    ['state', paintState(context.colors, state)],
    ['owner', key.owner_email],
    ['plan', `${key.plan} (${limitsOf(context, key.plan)})`],
    ['name', key.name ?? '–'],
    ['created', shortMoment(key.created_at)],
    ['last used', key.last_used_at === null ? lastUsed : `${shortMoment(key.last_used_at)} (${lastUsed})`],
    // A revoked key has no end date.
    key.expires_at !== null && state !== 'revoked' && ['expires', moment(key.expires_at)],
    key.disabled_at !== null && ['disabled', shortMoment(key.disabled_at)],
    key.revoked_at !== null && [state === 'revoked' ? state : 'ends', `${moment(key.revoked_at)}${why}`],
    key.replaces !== null && ['replaces', key.replaces],
  ];
  context.printTable(
    rows.filter((row) => row !== false),
    [{ cell: ([name]) => context.colors.bold(name) }, { cell: ([, value]) => value, wraps: true }],
  );
}
