import { Argument, Option } from 'commander';
import { checkGrace, checkReason, KeyInputError } from '../../keys/input.ts';
import { defaultPlans, type PlanName, planNames } from '../../keys/plans.ts';
import type { KeyRecord } from '../../keys/store.ts';
import { type CommandGroup, type CommandSpec, type Outcome, withChoices, yesOption } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../exit.ts';
import { formatNumber } from '../format.ts';
import { keyHistory, keyUsage, listKeys, showKey, whoami } from '../key-queries.ts';
import { keyArgument, keyJson, limitsOf, openKey, openKeys } from '../keys.ts';
import { formatDuration, parseMoment, parseSpan, shortMoment } from '../when.ts';

/** The output after a change of a key. Running instances notice the change by themselves. */
const outcomeOf = (context: Context, key: KeyRecord, text: string): Outcome => ({
  json: keyJson(key, context.now()),
  text,
});

/** The output for a new key. Only the secret goes to standard output, for use in `$( )`. */
function issued(
  context: Context,
  { record, secret }: { readonly record: KeyRecord; readonly secret: string },
  sentences: string,
): Outcome {
  const { id, owner_email, plan, ...rest } = keyJson(record, context.now());
  return {
    json: { id, key: secret, owner_email, plan, ...rest },
    text() {
      context.say(sentences);
      context.say('This key is shown only once; the service keeps only a digest.');
      context.print(secret);
    },
  };
}

/** Names an invalid input by its option. */
async function asOptions<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KeyInputError)) throw error;
    throw new CommandError('usage', `--${error.message}`, error.hint);
  }
}

/** How many seconds away a moment is, in words. */
const durationTo = (moment: Date, { now }: Context) => formatDuration((moment.getTime() - now()) / 1000);

const unitsOf = (plan: PlanName) => formatNumber(defaultPlans[plan].keyLimit);

const create: CommandSpec<
  unknown,
  { email: string; plan: PlanName; name?: string; expires?: string; test?: boolean }
> = {
  name: 'create',
  summary: 'issue a key',
  description:
    'Issues a key to an owner. The key is printed once, to standard output; the service keeps only a digest.',
  examples: [
    'caryll keys create --email ada@example.org --plan free --name "reading app"',
    'KEY=$(caryll keys create --email ci@example.org --plan internal --expires 90d)',
  ],
  options: [
    new Option(
      '--email <address>',
      'e-mail address of the owner; all keys of an owner share a daily limit',
    ).makeOptionMandatory(),
    withChoices(
      new Option('--plan <plan>', `units per day by default: ${planNames.map(unitsOf).join(', ')}`).default(
        'free',
      ),
      planNames,
    ),
    ['--name <name>', 'what the key is for'],
    ['--expires <when>', 'expiry: a date, a date and time, or a duration from now (30d); default: never'],
    ['--test', 'issue a test key (caryll_test_…) instead of a live key (caryll_live_…)'],
  ],
  jsonHelp: 'print JSON that includes the key',
  async action(context, _none, { email, plan, name, expires, test }) {
    const expiresAt = expires === undefined ? null : parseMoment(expires, '--expires', context.now());
    const store = await openKeys(context);
    const { actor } = context;
    const kind = test ? 'test' : 'live';
    const key = { email, plan, kind, actor, name, expiresAt: expiresAt ?? undefined } as const;
    const created = await asOptions(() => store.create(key));
    const { id, owner_email, expires_at } = created.record;
    const end = expires_at ? `, until ${shortMoment(expires_at)}` : '';
    return issued(
      context,
      created,
      `${id} for ${owner_email}, plan ${plan}: ${limitsOf(context, plan)}${end}.`,
    );
  },
};

const rotate: CommandSpec<[key: string], { grace: string; yes?: boolean }> = {
  name: 'rotate',
  summary: 'replace a key with a new one',
  description:
    'Issues a new key with the same owner, plan, name and expiry date. The old key keeps working for a grace period and is then revoked.',
  examples: ['caryll keys rotate key_3f9c --grace 7d', 'caryll keys rotate key_3f9c --grace 0 --yes --json'],
  arguments: [keyArgument],
  options: [
    new Option('--grace <span>', 'how long the old key keeps working: 0, 30m, 24h, 7d').default('24h'),
    yesOption,
  ],
  jsonHelp: 'print JSON that includes the new key',
  async action(context, [named], options) {
    const graceSeconds = await asOptions(() => checkGrace(parseSpan(options.grace, '--grace')));
    const { store, key: old } = await openKey(context, named);
    if (graceSeconds === 0) {
      const question = `Replace ${old.id} of ${old.owner_email} and revoke the old key now?`;
      await context.confirm(question, options.yes);
    }
    const created = await store.rotate(old.id, graceSeconds, context.actor);
    const grace = new Date(context.now() + graceSeconds * 1000);
    const end = old.expires_at !== null && old.expires_at < grace ? old.expires_at : grace;
    const ending =
      graceSeconds === 0
        ? 'is revoked'
        : old.disabled_at !== null
          ? `stays disabled and ends at ${shortMoment(end)}`
          : `works until ${shortMoment(end)} (${durationTo(end, context)})`;
    return issued(
      context,
      created,
      `${created.id} replaces ${old.id} for ${old.owner_email}, plan ${old.plan}.\n${old.id} ${ending}.`,
    );
  },
};

const revoke: CommandSpec<[key: string], { reason: string; yes?: boolean }> = {
  name: 'revoke',
  summary: 'revoke a key permanently',
  description:
    'Revokes a key permanently: every instance rejects it within a second. To block it temporarily, disable it instead.',
  examples: ['caryll keys revoke key_3f9c --reason "seen in a public repository"'],
  arguments: [keyArgument],
  options: [
    new Option('--reason <text>', 'reason to record in the history of the key').makeOptionMandatory(),
    yesOption,
  ],
  async action(context, [named], options) {
    const reason = await asOptions(() => checkReason(options.reason));
    const { store, key } = await openKey(context, named);
    const { id, owner_email } = key;
    await context.confirm(`Revoke ${id} of ${owner_email} permanently?`, options.yes);
    const revoked = await store.revoke(id, reason, context.actor);
    return outcomeOf(context, revoked, `${id} of ${owner_email} is revoked: ${reason}`);
  },
};

const disable: CommandSpec<[key: string], { yes?: boolean }> = {
  name: 'disable',
  summary: 'disable a key until it is enabled again',
  description: 'Disables a key: requests with it are rejected until it is enabled again.',
  examples: ['caryll keys disable key_3f9c --yes'],
  arguments: [keyArgument],
  options: [yesOption],
  async action(context, [named], { yes }) {
    const { store, key } = await openKey(context, named);
    const { id, owner_email } = key;
    await context.confirm(`Disable ${id} of ${owner_email}?`, yes);
    return outcomeOf(context, await store.disable(id, context.actor), `${id} is disabled`);
  },
};

const enable: CommandSpec<[key: string]> = {
  name: 'enable',
  summary: 'enable a disabled key',
  description: 'Enables a disabled key again.',
  examples: ['caryll keys enable key_3f9c'],
  arguments: [keyArgument],
  async action(context, [named]) {
    const { store, key } = await openKey(context, named);
    return outcomeOf(context, await store.enable(key.id, context.actor), `${key.id} is enabled`);
  },
};

const setPlan: CommandSpec<[key: string, plan: PlanName]> = {
  name: 'set-plan',
  summary: 'change the plan of a key',
  description: `Changes the plan of a key and with it the daily limits, starting with its next request. Units used today still count. Default limits: ${planNames.map((plan) => `${plan} (${unitsOf(plan)} units per day)`).join(', ')}.`,
  examples: ['caryll keys set-plan key_3f9c standard'],
  arguments: [keyArgument, withChoices(new Argument('<plan>', 'the new plan'), planNames)],
  async action(context, [named, plan]) {
    const { store, key } = await openKey(context, named);
    const change = `plan ${key.plan} → ${plan} (${limitsOf(context, plan)})`;
    const changed = await store.setPlan(key.id, plan, context.actor);
    return outcomeOf(context, changed, `${key.id} of ${key.owner_email}: ${change}`);
  },
};

const expire: CommandSpec<[key: string, when: string], { yes?: boolean }> = {
  name: 'expire',
  summary: 'set or remove the expiry date of a key',
  description: 'A key is rejected from its expiry date on. The date can be changed until the key is revoked.',
  examples: [
    'caryll keys expire key_3f9c 2027-01-31',
    'caryll keys expire key_3f9c 30d',
    'caryll keys expire key_3f9c never',
  ],
  arguments: [
    keyArgument,
    new Argument('<when>', 'a date, a date and time, a duration from now (30d), or never'),
  ],
  options: [yesOption],
  async action(context, [named, when], { yes }) {
    const moment = parseMoment(when, 'when', context.now());
    const { store, key } = await openKey(context, named);
    const { id, owner_email } = key;
    const isPast = moment !== null && moment.getTime() <= context.now();
    if (isPast) {
      const question = `${shortMoment(moment)} is in the past. Expire ${id} of ${owner_email} now?`;
      await context.confirm(question, yes);
    }
    const changed = await store.setExpiry(id, moment, context.actor);
    if (moment === null) return outcomeOf(context, changed, `${id} never expires`);
    if (isPast) return outcomeOf(context, changed, `${id} has expired`);
    const ending = `expires at ${shortMoment(moment)} (in ${durationTo(moment, context)})`;
    return outcomeOf(context, changed, `${id} ${ending}`);
  },
};

export const keyCommands: CommandGroup = {
  name: 'keys',
  summary: 'issue and manage API keys',
  description: 'Manages API keys and their daily limits. Every change is recorded in the history of the key.',
  examples: ['caryll keys create --email ada@example.org --plan free'],
  commands: [
    create,
    listKeys,
    showKey,
    keyUsage,
    keyHistory,
    rotate,
    revoke,
    disable,
    enable,
    setPlan,
    expire,
    whoami,
  ],
};
