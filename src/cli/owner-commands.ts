import type { Command } from 'commander';
import { planNames, plans } from '../keys/plans.ts';
import { type KeyRecord, keyState } from '../keys/store.ts';
import { dayOf } from '../quota/quota.ts';
import { nearest } from '../text/nearest.ts';
import { counted, figure } from './bar.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError } from './exit.ts';
import { keyJson, openKeys, printKeys } from './key-commands.ts';
import {
  consumerOf,
  dateOf,
  fillDays,
  paceOf,
  patience,
  printDays,
  printToday,
  remainingOf,
  topOperations,
} from './usage-view.ts';

/** Keys by owner, in the order of their first key. */
function byOwner(keys: readonly KeyRecord[]): Map<string, KeyRecord[]> {
  const owners = new Map<string, KeyRecord[]>();
  for (const key of keys) {
    const known = owners.get(key.owner);
    if (known) known.push(key);
    else owners.set(key.owner, [key]);
  }
  return owners;
}

/** The owner's limit is that of the plan of the key in use; of several, the largest tells what can be reached. */
function ownerLimitOf(keys: readonly KeyRecord[], nowMs: number): number {
  const active = keys.filter((key) => keyState(key, nowMs) === 'active');
  return Math.max(0, ...active.map((key) => plans[key.plan].ownerLimit));
}

const plansOf = (keys: readonly KeyRecord[]) =>
  planNames.filter((plan) => keys.some((key) => key.plan === plan)).join(', ');

function addList(owners: Command, context: Context): void {
  const command = owners
    .command('list')
    .summary('list the owners of keys')
    .description(
      'Every e-mail address that keys were issued to, with its keys, plans and the units it spent today.',
    )
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const store = await openKeys(context);
      const groups = [...byOwner(await store.list({})).values()];
      const quota = await context.quota();
      const nowMs = context.now();
      const results = await Promise.all(groups.map((keys) => quota.peek(consumerOf(keys[0]!))));
      const rows = groups.map((keys, index) => ({
        owner_email: keys[0]!.owner_email,
        keys: keys.length,
        active_keys: keys.filter((key) => keyState(key, nowMs) === 'active').length,
        plans: planNames.filter((plan) => keys.some((key) => key.plan === plan)),
        units_today: results[index]!.ownerUsed,
        limit: ownerLimitOf(keys, nowMs),
      }));
      if (options.json) {
        context.printJson(rows);
        return;
      }
      if (rows.length === 0) {
        context.say('No key was ever issued. `caryll keys create` issues one.');
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
        rows.map((row, index) => [
          row.owner_email,
          figure(row.keys),
          figure(row.active_keys),
          plansOf(groups[index]!),
          figure(row.units_today),
          row.limit === 0 ? '–' : figure(row.limit),
        ]),
      );
    });
  withExamples(command, 'caryll owners list', "caryll owners list --json | jq 'sort_by(-.units_today)[:5]'");
}

function addShow(owners: Command, context: Context): void {
  const command = owners
    .command('show')
    .summary('show an owner, its keys and its usage')
    .description('The keys of one e-mail address, in any spelling of it, and what they spent together.')
    .argument('<email>', 'address of the owner')
    .option('--json', 'print JSON')
    .action(async (email: string, options: { json?: boolean }) => {
      const store = await openKeys(context);
      const keys = await store.list({ email });
      const [first] = keys;
      if (first === undefined) {
        const known = [...new Set((await store.list({})).map((key) => key.owner_normalised))];
        const near = nearest(email.trim(), known);
        throw new CommandError(
          'notFound',
          `email: expected the address of an owner; "${email}" has no keys.`,
          near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Run `caryll owners list` to see them.',
        );
      }
      const quota = await context.quota();
      const nowMs = context.now();
      const [results, recent] = await Promise.all([
        Promise.all(keys.map((key) => quota.peek(consumerOf(key)))),
        quota.ownerUsage(first.owner, patience),
      ]);
      const days = fillDays(recent, nowMs);
      const ownerLimit = ownerLimitOf(keys, nowMs);
      const ownerUsed = results[0]!.ownerUsed;
      if (options.json) {
        const remaining = remainingOf({ ownerUsed, ownerLimit });
        const pace = paceOf(ownerUsed, remaining, nowMs);
        context.printJson({
          owner_email: first.owner_email,
          today: {
            date: dateOf(dayOf(nowMs)),
            used: ownerUsed,
            limit: ownerLimit,
            remaining,
            gone_at: pace?.goneAt?.toISOString() ?? null,
          },
          keys: keys.map((key, index) => ({
            ...keyJson(key, nowMs),
            units_today: results[index]!.keyUsed,
          })),
          days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
          routes: topOperations(days),
        });
        return;
      }
      context.print(
        `${context.colours.bold(first.owner_email)}  ${counted(keys.length, 'key')}, plan ${plansOf(keys).replaceAll(', ', ' and ')}`,
      );
      if (ownerLimit === 0) context.print('today  no key of this owner is active');
      else printToday(context, { ownerUsed, ownerLimit });
      context.print('');
      printKeys(context, keys);
      printDays(context, days);
    });
  withExamples(command, 'caryll owners show ada@example.org');
}

export function addOwnerCommands(program: Command, context: Context): void {
  const owners = program
    .command('owners')
    .summary('show who has keys')
    .description(
      'Owners of keys, known by their e-mail address: the daily limit of an owner counts all of its keys.',
    );
  withExamples(owners, 'caryll owners show ada@example.org');
  addList(owners, context);
  addShow(owners, context);
}
