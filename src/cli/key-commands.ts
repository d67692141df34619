import { Argument, type Command, Option } from 'commander';
import { checkGrace, checkPlan, checkReason, KeyInputError } from '../keys/input.ts';
import { defaultPlans, type PlanName, planNames } from '../keys/plans.ts';
import type { KeyRecord } from '../keys/store.ts';
import { addCommand, addGroup, type Outcome, withChoices, yesOption } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber } from './format.ts';
import { addKeyHistory, addKeyUsage, addListKeys, addShowKey, addWhoami } from './key-queries.ts';
import { findKey, keyArgument, keyJson, limitsOf, openKeys } from './keys.ts';
import { parseMoment, parseSpan, shortMoment, formatDuration } from './when.ts';

/** The output after a change of a key. Running instances notice the change by themselves. */
function outcomeOf(context: Context, key: KeyRecord, sentence: string): Outcome {
  return { json: () => keyJson(key, context.now()), print: () => context.print(sentence) };
}

/** The output for a new key. Only the secret goes to standard output, for use in `$( )`. */
function issued(
  context: Context,
  { record, secret }: { readonly record: KeyRecord; readonly secret: string },
  ...sentences: readonly string[]
): Outcome {
  return {
    json() {
      const { id, owner_email, plan, ...rest } = keyJson(record, context.now());
      return { id, key: secret, owner_email, plan, ...rest };
    },
    print() {
      for (const sentence of sentences) context.say(sentence);
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

function addCreate(keys: Command, context: Context): void {
  const unitsOfPlans = planNames.map((plan) => formatNumber(defaultPlans[plan].keyLimit)).join(', ');
  addCommand(keys, context, {
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
        new Option('--plan <plan>', `units per day by default: ${unitsOfPlans}`).default('free'),
        planNames,
      ),
      ['--name <name>', 'what the key is for'],
      ['--expires <when>', 'expiry: a date, a date and time, or a duration from now (30d); default: never'],
      ['--test', 'issue a test key (caryll_test_…) instead of a live key (caryll_live_…)'],
    ],
    jsonHelp: 'print JSON that includes the key',
    async action(
      _none,
      {
        email,
        plan,
        name,
        expires,
        test,
      }: { email: string; plan: string; name?: string; expires?: string; test?: boolean },
    ) {
      const expiresAt = expires === undefined ? null : parseMoment(expires, '--expires', context.now());
      const store = await openKeys(context);
      const created = await asOptions(() =>
        store.create({
          email,
          plan: plan as PlanName,
          kind: test ? 'test' : 'live',
          actor: context.actor,
          name,
          expiresAt: expiresAt ?? undefined,
        }),
      );
      const { record } = created;
      const end = record.expires_at ? `, until ${shortMoment(record.expires_at)}` : '';
      return issued(
        context,
        created,
        `${record.id} for ${record.owner_email}, plan ${record.plan}: ${limitsOf(context, record.plan)}${end}.`,
      );
    },
  });
}

function addRotate(keys: Command, context: Context): void {
  addCommand(keys, context, {
    name: 'rotate',
    summary: 'replace a key with a new one',
    description:
      'Issues a new key with the same owner, plan, name and expiry date. The old key keeps working for a grace period and is then revoked.',
    examples: [
      'caryll keys rotate key_3f9c --grace 7d',
      'caryll keys rotate key_3f9c --grace 0 --yes --json',
    ],
    arguments: [keyArgument()],
    options: [
      new Option('--grace <span>', 'how long the old key keeps working: 0, 30m, 24h, 7d').default('24h'),
      yesOption,
    ],
    jsonHelp: 'print JSON that includes the new key',
    async action([named]: [string], options: { grace: string; yes?: boolean }) {
      const graceSeconds = await asOptions(() => checkGrace(parseSpan(options.grace, '--grace')));
      const store = await openKeys(context);
      const old = await findKey(store, named);
      if (graceSeconds === 0) {
        await context.confirm(
          `Replace ${old.id} of ${old.owner_email} and revoke the old key now?`,
          options.yes,
        );
      }
      const created = await store.rotate(old.id, graceSeconds, context.actor);
      const grace = new Date(context.now() + graceSeconds * 1000);
      const end = old.expires_at !== null && old.expires_at < grace ? old.expires_at : grace;
      const span = formatDuration((end.getTime() - context.now()) / 1000);
      const ending =
        graceSeconds === 0
          ? `${old.id} is revoked.`
          : old.disabled_at !== null
            ? `${old.id} stays disabled and ends at ${shortMoment(end)}.`
            : `${old.id} works until ${shortMoment(end)} (${span}).`;
      return issued(
        context,
        created,
        `${created.id} replaces ${old.id} for ${old.owner_email}, plan ${old.plan}.`,
        ending,
      );
    },
  });
}

function addRevoke(keys: Command, context: Context): void {
  addCommand(keys, context, {
    name: 'revoke',
    summary: 'revoke a key permanently',
    description:
      'Revokes a key permanently: every instance rejects it within a second. To block it temporarily, disable it instead.',
    examples: ['caryll keys revoke key_3f9c --reason "seen in a public repository"'],
    arguments: [keyArgument()],
    options: [
      new Option('--reason <text>', 'reason to record in the history of the key').makeOptionMandatory(),
      yesOption,
    ],
    async action([named]: [string], options: { reason: string; yes?: boolean }) {
      const reason = await asOptions(() => checkReason(options.reason));
      const store = await openKeys(context);
      const key = await findKey(store, named);
      await context.confirm(`Revoke ${key.id} of ${key.owner_email} permanently?`, options.yes);
      const revoked = await store.revoke(key.id, reason, context.actor);
      return outcomeOf(context, revoked, `${key.id} of ${key.owner_email} is revoked: ${reason}`);
    },
  });
}

function addDisable(keys: Command, context: Context): void {
  addCommand(keys, context, {
    name: 'disable',
    summary: 'disable a key until it is enabled again',
    description: 'Disables a key: requests with it are rejected until it is enabled again.',
    examples: ['caryll keys disable key_3f9c --yes'],
    arguments: [keyArgument()],
    options: [yesOption],
    async action([named]: [string], { yes }: { yes?: boolean }) {
      const store = await openKeys(context);
      const key = await findKey(store, named);
      await context.confirm(`Disable ${key.id} of ${key.owner_email}?`, yes);
      return outcomeOf(context, await store.disable(key.id, context.actor), `${key.id} is disabled`);
    },
  });
  addCommand(keys, context, {
    name: 'enable',
    summary: 'enable a disabled key',
    description: 'Enables a disabled key again.',
    examples: ['caryll keys enable key_3f9c'],
    arguments: [keyArgument()],
    async action([named]: [string]) {
      const store = await openKeys(context);
      const key = await findKey(store, named);
      return outcomeOf(context, await store.enable(key.id, context.actor), `${key.id} is enabled`);
    },
  });
}

function addSetPlan(keys: Command, context: Context): void {
  const described = planNames.map(
    (plan) => `${plan} (${formatNumber(defaultPlans[plan].keyLimit)} units per day)`,
  );
  addCommand(keys, context, {
    name: 'set-plan',
    summary: 'change the plan of a key',
    description: `Changes the plan of a key and with it the daily limits, starting with its next request. Units used today still count. Default limits: ${described.join(', ')}.`,
    examples: ['caryll keys set-plan key_3f9c standard'],
    arguments: [keyArgument(), withChoices(new Argument('<plan>', 'the new plan'), planNames)],
    async action([named, plan]: [string, string]) {
      checkPlan(plan);
      const store = await openKeys(context);
      const key = await findKey(store, named);
      const changed = await store.setPlan(key.id, plan as PlanName, context.actor);
      return outcomeOf(
        context,
        changed,
        `${key.id} of ${key.owner_email}: plan ${key.plan} → ${changed.plan} (${limitsOf(context, changed.plan)})`,
      );
    },
  });
}

function addExpire(keys: Command, context: Context): void {
  addCommand(keys, context, {
    name: 'expire',
    summary: 'set or remove the expiry date of a key',
    description:
      'A key is rejected from its expiry date on. The date can be changed until the key is revoked.',
    examples: [
      'caryll keys expire key_3f9c 2027-01-31',
      'caryll keys expire key_3f9c 30d',
      'caryll keys expire key_3f9c never',
    ],
    arguments: [
      keyArgument(),
      new Argument('<when>', 'a date, a date and time, a duration from now (30d), or never'),
    ],
    options: [yesOption],
    async action([named, when]: [string, string], { yes }: { yes?: boolean }) {
      const moment = parseMoment(when, 'when', context.now());
      const store = await openKeys(context);
      const key = await findKey(store, named);
      if (moment !== null && moment.getTime() <= context.now()) {
        await context.confirm(
          `${shortMoment(moment)} is in the past. Expire ${key.id} of ${key.owner_email} now?`,
          yes,
        );
      }
      const changed = await store.setExpiry(key.id, moment, context.actor);
      const seconds = moment === null ? 0 : (moment.getTime() - context.now()) / 1000;
      const sentence =
        moment === null
          ? `${key.id} never expires`
          : seconds > 0
            ? `${key.id} expires at ${shortMoment(moment)} (in ${formatDuration(seconds)})`
            : `${key.id} has expired`;
      return outcomeOf(context, changed, sentence);
    },
  });
}

export function addKeyCommands(program: Command, context: Context): void {
  const keys = addGroup(program, {
    name: 'keys',
    summary: 'issue and manage API keys',
    description:
      'Manages API keys and their daily limits. Every change is recorded in the history of the key.',
    examples: ['caryll keys create --email ada@example.org --plan free'],
  });
  addCreate(keys, context);
  addListKeys(keys, context);
  addShowKey(keys, context);
  addKeyUsage(keys, context);
  addKeyHistory(keys, context);
  addRotate(keys, context);
  addRevoke(keys, context);
  addDisable(keys, context);
  addSetPlan(keys, context);
  addExpire(keys, context);
  addWhoami(keys, context);
}
