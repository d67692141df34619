import { Argument } from 'commander';
import { planNames, plansOf } from '../../keys/plans.ts';
import { type KeyRecord, type KeyStore, keyState } from '../../keys/store.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { CommandGroup, CommandSpec } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../exit.ts';
import { formatNumber, plural } from '../format.ts';
import { keyJson, openKeys, printKeys } from '../keys.ts';
import { openUsage, printDays, printToday, usageJson } from '../usage-view.ts';

/** Keys by owner, in the order of the first key of each. */
function byOwner(keys: readonly KeyRecord[]): KeyRecord[][] {
  const owners = new Map<string, KeyRecord[]>();
  for (const key of keys) owners.set(key.owner, [...(owners.get(key.owner) ?? []), key]);
  return [...owners.values()];
}

/** The keys of an owner that work now, its plans and its limit: the largest of its plans, which one key can reach. */
function ownerOf({ config, now }: Context, keys: readonly KeyRecord[]) {
  const plans = plansOf(config());
  const active = keys.filter((key) => keyState(key, now()) === 'active');
  return {
    active: active.length,
    plans: planNames.filter((plan) => keys.some((key) => key.plan === plan)),
    limit: Math.max(0, ...active.map((key) => plans[key.plan].ownerLimit)),
  };
}

const list: CommandSpec = {
  name: 'list',
  summary: 'list the owners of keys',
  description: 'Lists all owners by e-mail address, with their keys, plans and units used today.',
  examples: ['caryll owners list', "caryll owners list --json | jq 'sort_by(-.units_today)[:5]'"],
  async action(context) {
    const owners = byOwner(await (await openKeys(context)).list({}));
    const usage = await openUsage(context);
    const rows = await Promise.all(
      owners.map(async (keys) => {
        const { active, plans, limit } = ownerOf(context, keys);
        const { ownerUsed: units_today } = await usage.today(keys[0]!);
        const { owner_email } = keys[0]!;
        return { owner_email, keys: keys.length, active_keys: active, plans, units_today, limit };
      }),
    );
    return {
      json: rows,
      text() {
        if (rows.length === 0)
          return context.say('No keys have been issued yet. Issue one with `caryll keys create`.');
        context.printTable(rows, [
          { title: 'OWNER', cell: (row) => row.owner_email, shrinks: true },
          { title: 'KEYS', cell: (row) => formatNumber(row.keys), align: 'right' },
          { title: 'ACTIVE', cell: (row) => formatNumber(row.active_keys), align: 'right' },
          { title: 'PLANS', cell: (row) => row.plans.join(', ') },
          { title: 'UNITS TODAY', cell: (row) => formatNumber(row.units_today), align: 'right' },
          { title: 'OF', cell: ({ limit }) => (limit === 0 ? '–' : formatNumber(limit)), align: 'right' },
        ]);
      },
    };
  },
};

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

const show: CommandSpec<[email: string]> = {
  name: 'show',
  summary: "show an owner's keys and usage",
  description: 'Shows the keys of an e-mail address and their total usage. Case does not matter.',
  examples: ['caryll owners show ada@example.org'],
  arguments: [new Argument('<email>', 'e-mail address of the owner')],
  async action(context, [email]) {
    const keys = await keysOf(await openKeys(context), email);
    const { owner, owner_email } = keys[0]!;
    const usage = await openUsage(context);
    const nowMs = context.now();
    const spent = await Promise.all(keys.map(usage.today));
    const days = await usage.days(owner);
    const { plans, limit } = ownerOf(context, keys);
    const today = { owner: { used: spent[0]!.ownerUsed, limit } };
    return {
      json: {
        owner_email,
        keys: keys.map((key, index) => ({ ...keyJson(key, nowMs), units_today: spent[index]!.keyUsed })),
        ...usageJson(today, days, nowMs),
      },
      text() {
        context.print(
          `${context.colors.bold(owner_email)}  ${plural(keys.length, 'key')}, plan ${plans.join(' and ')}`,
        );
        if (limit === 0) context.print('today  this owner has no active keys');
        else printToday(context, today);
        context.print('');
        printKeys(context, keys);
        printDays(context, days);
      },
    };
  },
};

export const ownerCommands: CommandGroup = {
  name: 'owners',
  summary: 'list the owners of keys',
  description:
    'Shows the owners of keys. An owner is an e-mail address; its daily limit applies to all of its keys together.',
  examples: ['caryll owners show ada@example.org'],
  commands: [list, show],
};
