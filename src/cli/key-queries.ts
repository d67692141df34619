import { Option } from 'commander';
import { exitCodes } from '../exit-codes.ts';
import { isWellFormed } from '../keys/format.ts';
import { type PlanName, plansOf, planNames } from '../keys/plans.ts';
import { type KeyEvent, type KeyState, keyState } from '../keys/store.ts';
import { type CommandSpec, withChoices } from './command.ts';
import { CommandError } from './exit.ts';
import { keyArgument, keyJson, openKey, openKeys, paintState, printKey, printKeys } from './keys.ts';
import { escapeCell } from './table.ts';
import { openUsage, printDays, printToday, usageJson } from './usage-view.ts';
import { shortMoment, formatDuration } from './when.ts';

/** Commands that show keys and change nothing. */

const states = ['active', 'expired', 'disabled', 'revoked'] as const satisfies readonly KeyState[];

export const listKeys: CommandSpec<unknown, { email?: string; plan?: PlanName; state?: KeyState }> = {
  name: 'list',
  summary: 'list keys',
  description: 'Lists keys, oldest first. Secrets are not stored and cannot be shown.',
  examples: ['caryll keys list', 'caryll keys list --plan free --state active --json'],
  options: [
    ['--email <address>', 'only keys of this owner'],
    withChoices(new Option('--plan <plan>', 'only keys on this plan'), planNames),
    withChoices(new Option('--state <state>', 'only keys in this state'), states),
  ],
  async action(context, _none, { email, plan, state }) {
    const list = await (await openKeys(context)).list({ email, plan, state });
    return {
      json: list.map((key) => keyJson(key, context.now())),
      text() {
        if (list.length > 0) printKeys(context, list);
        else if (email ?? plan ?? state) context.say('No keys match.');
        else context.say('No keys have been issued yet. Issue one with `caryll keys create`.');
      },
    };
  },
};

export const showKey: CommandSpec<[key: string]> = {
  name: 'show',
  summary: 'show one key',
  description: 'Shows owner, plan, state and dates of a key.',
  examples: ['caryll keys show key_3f9c', "caryll keys show 'caryll_live_a8Kd…x1Qz'"],
  arguments: [keyArgument],
  async action(context, [named]) {
    const { key } = await openKey(context, named);
    return { json: keyJson(key, context.now()), text: () => printKey(context, key) };
  },
};

export const keyUsage: CommandSpec<[key: string]> = {
  name: 'usage',
  summary: 'show the usage of a key',
  description:
    "Shows the units used today and on each of the last 30 days, the top routes, and when today's units will run out at the current rate.",
  examples: ['caryll keys usage key_3f9c', 'caryll keys usage key_3f9c --json | jq .today'],
  arguments: [keyArgument],
  async action(context, [named]) {
    const { key } = await openKey(context, named);
    const { id, owner, owner_email, plan } = key;
    const usage = await openUsage(context);
    const { keyUsed, ownerUsed } = await usage.today(key);
    const days = await usage.days(owner, id);
    const { keyLimit, ownerLimit } = plansOf(context.config())[plan];
    const today = {
      key: { used: keyUsed, limit: keyLimit },
      owner: { used: ownerUsed, limit: ownerLimit },
    };
    return {
      json: { id, owner_email, plan, ...usageJson(today, days, context.now()) },
      text() {
        const state = paintState(context.colors, keyState(key, context.now()));
        context.print(`${context.colors.bold(id)}  ${escapeCell(key.display)}`);
        context.print(`owner  ${escapeCell(owner_email)}, plan ${plan}, ${state}`);
        printToday(context, today);
        printDays(context, days);
      },
    };
  },
};

/** A value of the history as text; moments are stored as ISO 8601. */
function detailInWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
  return isMoment ? shortMoment(new Date(value)) : String(value);
}

function detailsInWords({ at, details: { from, to, grace_seconds: grace, ...details } }: KeyEvent): string {
  const words = Object.entries(details).map(
    ([name, value]) => `${name.replaceAll('_', ' ')}: ${detailInWords(value)}`,
  );
  if (to !== undefined) words.unshift(`${detailInWords(from)} → ${detailInWords(to)}`);
  if (typeof grace === 'number') {
    const end = shortMoment(new Date(at.getTime() + grace * 1000));
    words.push(grace === 0 ? 'ended at once' : `works until ${end} (${formatDuration(grace)})`);
  }
  return words.join(', ');
}

export const keyHistory: CommandSpec<[key: string]> = {
  name: 'history',
  summary: 'show every change of a key',
  description: 'Shows who changed a key, how and when, oldest first. The history is never edited.',
  examples: ['caryll keys history key_3f9c'],
  arguments: [keyArgument],
  async action(context, [named]) {
    const { store, key } = await openKey(context, named);
    const events = await store.history(key.id);
    return {
      json: events.map(({ at, ...event }) => ({ at, ...event })),
      text: () =>
        context.printTable(events, [
          { title: 'WHEN', cell: ({ at }) => shortMoment(at) },
          { title: 'WHAT', cell: ({ action }) => action.replace('_', ' ') },
          { title: 'WHO', cell: ({ actor }) => actor, leave: 1 },
          { title: 'DETAILS', cell: detailsInWords, wraps: true },
        ]),
    };
  },
};

export const whoami: CommandSpec = {
  name: 'whoami',
  summary: 'identify a key read from standard input',
  description:
    'Reads a key from standard input (or a hidden prompt) and shows its owner and whether it is valid. The key cannot be an argument, because other users of the machine can see arguments. Exits with code 1 if the key is not valid, 4 if it was never issued here.',
  examples: ['caryll keys whoami < key.txt', 'pass show caryll | caryll keys whoami --json'],
  async action(context) {
    const store = await openKeys(context);
    const typed = await context.io.prompt('key: ', true);
    const secret = (typed ?? (await context.io.readStdin())).trim();
    if (!isWellFormed(secret)) {
      throw new CommandError(
        'usage',
        secret === ''
          ? 'standard input must be a key; got nothing.'
          : 'standard input must be a key: caryll_live_… or caryll_test_… with 36 characters and a valid checksum. The key was probably truncated or mistyped.',
      );
    }
    const key = await store.findBySecret(secret);
    if (key === undefined)
      throw new CommandError('notFound', 'The key is well formed, but it was never issued here.');
    const accepted = keyState(key, context.now()) === 'active';
    if (!accepted) context.exitCode = exitCodes.refused;
    return { json: { ...keyJson(key, context.now()), accepted }, text: () => printKey(context, key) };
  },
};
