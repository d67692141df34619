import { Argument } from 'commander';
import { normaliseEmail } from '../keys/format.ts';
import { type PlanName, plansOf } from '../keys/plans.ts';
import { createKeyStore, type KeyRecord, type KeyState, type KeyStore, keyState } from '../keys/store.ts';
import { dayOf } from '../quota/quota.ts';
import { didYouMean } from '../text/nearest.ts';
import type { Colours } from './colour.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber } from './format.ts';
import { escapeCell, wrapText } from './table.ts';
import { dateOf } from './usage-view.ts';
import { ago, shortMoment, formatDuration } from './when.ts';

/** Helpers for commands about keys: finding one, and showing it. */

/** A key in JSON output. */
export function keyJson(key: KeyRecord, nowMs: number) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: key.id,
    display: key.display,
    kind: key.kind,
    state: keyState(key, nowMs),
    owner_email: key.owner_email,
    plan: key.plan,
    name: key.name,
    created_at: iso(key.created_at),
    expires_at: iso(key.expires_at),
    disabled_at: iso(key.disabled_at),
    revoked_at: iso(key.revoked_at),
    revoked_reason: key.revoked_reason,
    replaces: key.replaces,
    last_used_at: iso(key.last_used_at),
  };
}

export const paintState = (colours: Colours, state: KeyState): string =>
  state === 'active'
    ? colours.green(state)
    : state === 'revoked'
      ? colours.red(state)
      : colours.yellow(state);

export async function openKeys(context: Context): Promise<KeyStore> {
  return createKeyStore({ database: await context.database(), now: context.now });
}

/**
 * Finds a key by id, display form or an unambiguous prefix of either.
 *
 * @throws CommandError when none or several match.
 */
export async function findKey(store: KeyStore, named: string): Promise<KeyRecord> {
  const key = named.trim() === '' ? undefined : await store.find(named.trim());
  if (key !== undefined) return key;
  const all = await store.list({});
  const beginning = all.filter(
    (candidate) => candidate.id.startsWith(named) || candidate.display.startsWith(named),
  );
  if (named.trim() !== '' && beginning.length > 1) {
    const first = beginning.slice(0, 5).map(({ id }) => id);
    throw new CommandError(
      'usage',
      `key must match exactly one key; "${named}" matches ${beginning.length}: ${first.join(', ')}${beginning.length > 5 ? ', …' : ''}.`,
      'Add more characters.',
    );
  }
  const ids = (some: readonly KeyRecord[]) => some.map(({ id }) => id);
  const ofOwner = ids(all.filter((candidate) => candidate.owner_normalised === normaliseEmail(named)));
  throw new CommandError(
    'notFound',
    `key must be the id or display form of a key, or a prefix of either; got "${named}", which matches no key.`,
    ofOwner.length > 0
      ? `${named} has ${ofOwner.join(', ')}.`
      : (didYouMean(named, ids(all)) ?? 'Run `caryll keys list` to list the keys.'),
  );
}

/** The limits of a plan as text. */
export function limitsOf(context: Context, plan: PlanName): string {
  const { keyLimit, ownerLimit } = plansOf(context.config())[plan];
  return `${formatNumber(keyLimit)} units per day, ${formatNumber(ownerLimit)} for all keys of the owner`;
}

export const keyArgument = () => new Argument('<key>', 'id or display form of the key, or a unique prefix');

/** When a key ends or ended; null if it has no end. */
function endOf({ revoked_at, expires_at }: KeyRecord): Date | null {
  if (revoked_at === null || expires_at === null) return revoked_at ?? expires_at;
  return revoked_at < expires_at ? revoked_at : expires_at;
}

export function printKeys(context: Context, list: readonly KeyRecord[]): void {
  const nowMs = context.now();
  const date = (moment: Date) => dateOf(dayOf(moment.getTime()));
  const ends = list.map(endOf);
  const some = ends.some((end) => end !== null);
  context.printTable(
    [
      { title: 'ID' },
      { title: 'STATE' },
      { title: 'PLAN' },
      { title: 'OWNER', shrinks: true },
      { title: 'NAME', shrinks: true, leave: 1 },
      { title: 'KEY', leave: 5 },
      { title: 'CREATED', leave: 4 },
      ...(some ? [{ title: 'ENDS', leave: 3 }] : []),
      { title: 'LAST USED', leave: 2 },
    ],
    list.map((key, index) => [
      key.id,
      paintState(context.colours, keyState(key, nowMs)),
      key.plan,
      key.owner_email,
      key.name ?? '',
      key.display,
      date(key.created_at),
      ...(some ? [ends[index] ? date(ends[index]) : ''] : []),
      ago(key.last_used_at, nowMs),
    ]),
  );
}

export function printKey(context: Context, key: KeyRecord): void {
  const nowMs = context.now();
  const state = keyState(key, nowMs);
  const moment = (at: Date) => {
    const seconds = (at.getTime() - nowMs) / 1000;
    return seconds > 0 ? `${shortMoment(at)} (in ${formatDuration(seconds)})` : shortMoment(at);
  };
  const rows: (readonly [string, string])[] = [
    ['id', key.id],
    ['key', key.display],
    ['state', paintState(context.colours, state)],
    ['owner', key.owner_email],
    ['plan', `${key.plan} (${limitsOf(context, key.plan)})`],
    ['name', key.name ?? '–'],
    ['created', shortMoment(key.created_at)],
    [
      'last used',
      key.last_used_at === null
        ? 'never'
        : `${shortMoment(key.last_used_at)} (${ago(key.last_used_at, nowMs)})`,
    ],
  ];
  // A revoked key has no end date.
  if (key.expires_at && state !== 'revoked') rows.push(['expires', moment(key.expires_at)]);
  if (key.disabled_at) rows.push(['disabled', shortMoment(key.disabled_at)]);
  if (key.revoked_at) {
    const why = key.revoked_reason ? `: ${key.revoked_reason}` : '';
    rows.push([state === 'revoked' ? 'revoked' : 'ends', `${moment(key.revoked_at)}${why}`]);
  }
  if (key.replaces) rows.push(['replaces', key.replaces]);
  for (const [name, value] of rows) {
    context.print(
      `${context.colours.bold(name.padEnd(10))} ${wrapText(escapeCell(value), context.io.columns, 11)}`,
    );
  }
}
