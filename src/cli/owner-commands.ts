import { Argument, type Command } from 'commander';
import { planNames, plansOf } from '../keys/plans.ts';
import { type KeyRecord, type KeyStore, keyState } from '../keys/store.ts';
import { didYouMean } from '../text/nearest.ts';
import { addCommand, addGroup } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { keyJson, openKeys, printKeys } from './keys.ts';
import { consumerOf, fillDays, printDays, printToday, usageJson } from './usage-view.ts';

/** Keys by owner, in the order of the first key of each. */
function byOwner(keys: readonly KeyRecord[]): Map<string, KeyRecord[]> {
  const owners = new Map<string, KeyRecord[]>();
  for (const key of keys) {
    const known = owners.get(key.owner);
    if (known) known.push(key);
    else owners.set(key.owner, [key]);
  }
  return owners;
}

/** The limit of an owner depends on the plan of the key in use; the largest one is what can be reached. */
function ownerLimitOf(context: Context, keys: readonly KeyRecord[], nowMs: number): number {
  const plans = plansOf(context.config());
  const active = keys.filter((key) => keyState(key, nowMs) === 'active');
  return Math.max(0, ...active.map((key) => plans[key.plan].ownerLimit));
}

const plansIn = (keys: readonly KeyRecord[]) =>
  planNames.filter((plan) => keys.some((key) => key.plan === plan));

function addList(owners: Command, context: Context): void {
  addCommand(owners, context, {
    name: 'list',
    summary: 'list the owners of keys',
    description: 'Lists all owners by e-mail address, with their keys, plans and units used today.',
    examples: ['caryll owners list', "caryll owners list --json | jq 'sort_by(-.units_today)[:5]'"],
    async action() {
      const store = await openKeys(context);
      const groups = [...byOwner(await store.list({})).values()];
      const quota = await context.quota();
      const nowMs = context.now();
      const usages = await Promise.all(groups.map((keys) => quota.peek(consumerOf(context, keys[0]!))));
      const rows = groups.map((keys, index) => ({
        owner_email: keys[0]!.owner_email,
        keys: keys.length,
        active_keys: keys.filter((key) => keyState(key, nowMs) === 'active').length,
        plans: plansIn(keys),
        units_today: usages[index]!.ownerUsed,
        limit: ownerLimitOf(context, keys, nowMs),
      }));
      return {
        json: () => rows,
        print() {
          if (rows.length === 0) {
            context.say('No keys have been issued yet. Issue one with `caryll keys create`.');
            return;
          }
          context.printTable(
            [
              { title: 'OWNER', shrinks: true },
              { title: 'KEYS', align: 'right' },
              { title: 'ACTIVE', align: 'right' },
              { title: 'PLANS' },
              { title: 'UNITS TODAY', align: 'right' },
              { title: 'OF', align: 'right' },
            ],
            rows.map((row) => [
              row.owner_email,
              formatNumber(row.keys),
              formatNumber(row.active_keys),
              row.plans.join(', '),
              formatNumber(row.units_today),
              row.limit === 0 ? '–' : formatNumber(row.limit),
            ]),
          );
        },
      };
    },
  });
}

/** Keys of the owner with this address. @throws CommandError when there are none. */
async function keysOf(store: KeyStore, email: string): Promise<readonly KeyRecord[]> {
  const keys = await store.list({ email });
  if (keys.length > 0) return keys;
  const known = [...new Set((await store.list({})).map((key) => key.owner_normalised))];
  throw new CommandError(
    'notFound',
    `email must be the address of an owner; got "${email}", which has no keys.`,
    didYouMean(email.trim(), known) ?? 'Run `caryll owners list` to list the owners.',
  );
}

function addShow(owners: Command, context: Context): void {
  addCommand(owners, context, {
    name: 'show',
    summary: "show an owner's keys and usage",
    description: 'Shows the keys of an e-mail address and their total usage. Case does not matter.',
    examples: ['caryll owners show ada@example.org'],
    arguments: [new Argument('<email>', 'e-mail address of the owner')],
    async action([email]: [string]) {
      const keys = await keysOf(await openKeys(context), email);
      const { owner, owner_email } = keys[0]!;
      const quota = await context.quota();
      const nowMs = context.now();
      const [usages, recent] = await Promise.all([
        Promise.all(keys.map((key) => quota.peek(consumerOf(context, key)))),
        quota.usage({ owner }),
      ]);
      const days = fillDays(recent, nowMs);
      const ownerLimit = ownerLimitOf(context, keys, nowMs);
      const { ownerUsed } = usages[0]!;
      return {
        json: () => ({
          owner_email,
          keys: keys.map((key, index) => ({ ...keyJson(key, nowMs), units_today: usages[index]!.keyUsed })),
          ...usageJson({ ownerUsed, ownerLimit }, { used: ownerUsed, limit: ownerLimit }, days, nowMs),
        }),
        print() {
          context.print(
            `${context.colours.bold(owner_email)}  ${plural(keys.length, 'key')}, plan ${plansIn(keys).join(' and ')}`,
          );
          if (ownerLimit === 0) context.print('today  this owner has no active keys');
          else printToday(context, { ownerUsed, ownerLimit });
          context.print('');
          printKeys(context, keys);
          printDays(context, days);
        },
      };
    },
  });
}

export function addOwnerCommands(program: Command, context: Context): void {
  const owners = addGroup(program, {
    name: 'owners',
    summary: 'list the owners of keys',
    description:
      'Shows the owners of keys. An owner is an e-mail address; its daily limit applies to all of its keys together.',
    examples: ['caryll owners show ada@example.org'],
  });
  addList(owners, context);
  addShow(owners, context);
}
