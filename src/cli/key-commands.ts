import { Argument, type Command, Option } from 'commander';
import { isWellFormed } from '../keys/format.ts';
import { checkGrace, checkPlan, checkReason, KeyInputError } from '../keys/input.ts';
import { type PlanName, planNames, plans } from '../keys/plans.ts';
import {
  createKeyStore,
  type KeyEvent,
  type KeyRecord,
  type KeyState,
  type KeyStore,
  keyState,
} from '../keys/store.ts';
import { dayOf } from '../quota/quota.ts';
import { nearest } from '../text/nearest.ts';
import { figure } from './bar.ts';
import type { Colours } from './colour.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError, exitCodes, type SetExitCode } from './exit.ts';
import { escapeCell, wrapText } from './table.ts';
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
import { ago, parseMoment, parseSpan, shortMoment, spanInWords } from './when.ts';

const states = ['active', 'expired', 'disabled', 'revoked'] as const satisfies readonly KeyState[];

/** A key as programs read it. */
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

const paintState = (colours: Colours, state: KeyState): string =>
  state === 'active'
    ? colours.green(state)
    : state === 'revoked'
      ? colours.red(state)
      : colours.yellow(state);

/** Says what is wrong with a value from a closed list, and which one was probably meant. */
export function checkChoice(name: string, value: string, choices: readonly string[]): void {
  if (choices.includes(value)) return;
  const [near] = nearest(value, choices);
  throw new CommandError(
    'usage',
    `${name}: expected one of ${choices.join(', ')}, got "${value}".`,
    near === undefined ? undefined : `Did you mean ${near}?`,
  );
}

/** Names the values that an option or argument takes in its help. What is given is checked elsewhere. */
export function withChoices<Input extends Option | Argument>(
  input: Input,
  choices: readonly string[],
): Input {
  (input as { argChoices?: readonly string[] }).argChoices = choices;
  return input;
}

/** The keys, and the one that an argument names. */
export async function openKeys(context: Context): Promise<KeyStore> {
  return createKeyStore({ database: await context.database(), now: context.now });
}

async function findKey(store: KeyStore, named: string): Promise<KeyRecord> {
  const key = named.trim() === '' ? undefined : await store.find(named.trim());
  if (key !== undefined) return key;
  const all = await store.list({});
  const beginning = all.filter(
    (candidate) => candidate.id.startsWith(named) || candidate.display.startsWith(named),
  );
  if (named.trim() !== '' && beginning.length > 1) {
    const shown = beginning.slice(0, 5).map((candidate) => candidate.id);
    throw new CommandError(
      'usage',
      `key: "${named}" is the beginning of ${beginning.length} keys: ${shown.join(', ')}${beginning.length > 5 ? ', …' : ''}.`,
      'Write more of it.',
    );
  }
  const near = nearest(
    named,
    all.map((candidate) => candidate.id),
  );
  const ofOwner = all.filter((candidate) => candidate.owner_normalised === named.trim().toLowerCase());
  throw new CommandError(
    'notFound',
    `key: expected the id or the display form of a key, or the beginning of one; there is no key "${named}".`,
    ofOwner.length > 0
      ? `${named} has ${ofOwner.map((candidate) => candidate.id).join(', ')}.`
      : near.length > 0
        ? `Nearest: ${near.join(', ')}.`
        : 'Run `caryll keys list` to see them.',
  );
}

const limitsOf = (plan: PlanName) =>
  `${figure(plans[plan].keyLimit)} units a day, ${figure(plans[plan].ownerLimit)} for all keys of the owner`;

const keyArgument = () => new Argument('<key>', 'id or display form of the key, or its beginning');

/** After the change of a key. Running instances see it by themselves. */
function finish(context: Context, key: KeyRecord, json: boolean | undefined, sentence: string): void {
  if (json) context.printJson(keyJson(key, context.now()));
  else context.print(sentence);
}

/** The secret alone goes to standard output, so that it can be caught by `$( )`; the rest is a message. */
async function handOver(
  context: Context,
  created: { readonly record: KeyRecord; readonly secret: string },
  json: boolean | undefined,
  ...sentences: readonly string[]
): Promise<void> {
  const { record, secret } = created;
  if (json) {
    const { id, owner_email, plan, ...rest } = keyJson(record, context.now());
    context.printJson({ id, key: secret, owner_email, plan, ...rest });
    return;
  }
  for (const sentence of sentences) context.say(sentence);
  context.say('The key is shown this once; only a digest of it is kept.');
  context.print(secret);
}

/** Names a faulty input as it was given: as an option. */
async function asOptions<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KeyInputError)) throw error;
    throw new CommandError('usage', `--${error.message}`, error.hint);
  }
}

function addCreate(keys: Command, context: Context): void {
  const command = keys
    .command('create')
    .summary('issue a key')
    .description(
      'Issues a key to an owner. The key itself is printed once, to standard output; the service keeps a digest only.',
    )
    .requiredOption('--email <address>', 'e-mail of the owner; all keys of one address share a daily limit')
    .addOption(
      withChoices(
        new Option(
          '--plan <plan>',
          `units a day: ${planNames.map((plan) => figure(plans[plan].keyLimit)).join(', ')}`,
        ).default('free'),
        planNames,
      ),
    )
    .option('--name <name>', 'what it is for')
    .option('--expires <when>', 'a date, a date and time, or a span from now (30d); never without it')
    .option('--test', 'a key that begins with caryll_test_ instead of caryll_live_')
    .option('--json', 'print JSON, the key among it')
    .action(
      async (options: {
        email: string;
        plan: string;
        name?: string;
        expires?: string;
        test?: boolean;
        json?: boolean;
      }) => {
        const expiresAt =
          options.expires === undefined ? null : parseMoment(options.expires, '--expires', context.now());
        const store = await openKeys(context);
        const created = await asOptions(() =>
          store.create({
            email: options.email,
            plan: options.plan as PlanName,
            kind: options.test ? 'test' : 'live',
            actor: context.actor,
            name: options.name,
            expiresAt: expiresAt ?? undefined,
          }),
        );
        const { record } = created;
        await handOver(
          context,
          created,
          options.json,
          `${record.id} for ${record.owner_email}, plan ${record.plan}: ${limitsOf(record.plan)}${record.expires_at ? `, until ${shortMoment(record.expires_at)}` : ''}.`,
        );
      },
    );
  withExamples(
    command,
    'caryll keys create --email ada@example.org --plan free --name "reading app"',
    'KEY=$(caryll keys create --email ci@example.org --plan internal --expires 90d)',
  );
}

function addList(keys: Command, context: Context): void {
  const command = keys
    .command('list')
    .summary('list keys')
    .description('Keys in the order of their creation. Secrets are not kept, so none are shown.')
    .option('--email <address>', 'only keys of this owner')
    .addOption(withChoices(new Option('--plan <plan>', 'only keys of this plan'), planNames))
    .addOption(withChoices(new Option('--state <state>', 'only keys in this state'), states))
    .option('--json', 'print JSON')
    .action(async (options: { email?: string; plan?: string; state?: string; json?: boolean }) => {
      if (options.plan !== undefined) checkChoice('--plan', options.plan, planNames);
      if (options.state !== undefined) checkChoice('--state', options.state, states);
      const store = await openKeys(context);
      const list = await store.list({
        email: options.email,
        plan: options.plan as PlanName | undefined,
        state: options.state as KeyState | undefined,
      });
      const nowMs = context.now();
      if (options.json) {
        context.printJson(list.map((key) => keyJson(key, nowMs)));
        return;
      }
      if (list.length === 0) {
        const filtered = options.email ?? options.plan ?? options.state;
        context.say(
          filtered === undefined
            ? 'No key was ever issued. `caryll keys create` issues one.'
            : 'No key is like that.',
        );
        return;
      }
      printKeys(context, list);
    });
  withExamples(command, 'caryll keys list', 'caryll keys list --plan free --state active --json');
}

/** When a key ends or has ended; null when it is to go on. */
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

function printKey(context: Context, key: KeyRecord): void {
  const nowMs = context.now();
  const state = keyState(key, nowMs);
  const moment = (at: Date) => {
    const seconds = (at.getTime() - nowMs) / 1000;
    return seconds > 0 ? `${shortMoment(at)} (in ${spanInWords(seconds)})` : shortMoment(at);
  };
  const rows: (readonly [string, string])[] = [
    ['id', key.id],
    ['key', key.display],
    ['state', paintState(context.colours, state)],
    ['owner', key.owner_email],
    ['plan', `${key.plan} (${limitsOf(key.plan)})`],
    ['name', key.name ?? '–'],
    ['created', shortMoment(key.created_at)],
    [
      'last used',
      key.last_used_at === null
        ? 'never'
        : `${shortMoment(key.last_used_at)} (${ago(key.last_used_at, nowMs)})`,
    ],
  ];
  // Whatever date a key has had, once revoked it has none.
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

function addShow(keys: Command, context: Context): void {
  const command = keys
    .command('show')
    .summary('show one key')
    .description('Owner, plan, state and dates of a key.')
    .addArgument(keyArgument())
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: boolean }) => {
      const key = await findKey(await openKeys(context), named);
      if (options.json) context.printJson(keyJson(key, context.now()));
      else printKey(context, key);
    });
  withExamples(command, 'caryll keys show key_3f9c', "caryll keys show 'caryll_live_a8Kd…x1Qz'");
}

function addUsage(keys: Command, context: Context): void {
  const command = keys
    .command('usage')
    .summary('show what a key was used for')
    .description(
      'Units spent today and on each of the last 30 days, the routes they went to, and when those of today will be gone at this pace.',
    )
    .addArgument(keyArgument())
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: boolean }) => {
      const key = await findKey(await openKeys(context), named);
      const quota = await context.quota();
      const consumer = consumerOf(key);
      const [result, recent] = await Promise.all([quota.peek(consumer), quota.usage(consumer, patience)]);
      const nowMs = context.now();
      const days = fillDays(recent, nowMs);
      const plan = plans[key.plan];
      const today = { ...result, keyLimit: plan.keyLimit, ownerLimit: plan.ownerLimit };
      if (options.json) {
        const pace = paceOf(result.keyUsed, remainingOf(today), nowMs);
        context.printJson({
          id: key.id,
          owner_email: key.owner_email,
          plan: key.plan,
          today: {
            date: dateOf(dayOf(nowMs)),
            key: { used: result.keyUsed, limit: plan.keyLimit },
            owner: { used: result.ownerUsed, limit: plan.ownerLimit },
            remaining: remainingOf(today),
            units_per_hour: pace === undefined ? null : Math.round(pace.unitsPerHour * 100) / 100,
            gone_at: pace?.goneAt?.toISOString() ?? null,
          },
          days: days.map(({ day, units, operations }) => ({ date: dateOf(day), units, operations })),
          routes: topOperations(days),
        });
        return;
      }
      context.print(`${context.colours.bold(key.id)}  ${escapeCell(key.display)}`);
      context.print(
        `owner  ${escapeCell(key.owner_email)}, plan ${key.plan}, ${paintState(context.colours, keyState(key, nowMs))}`,
      );
      printToday(context, today);
      printDays(context, days);
    });
  withExamples(command, 'caryll keys usage key_3f9c', 'caryll keys usage key_3f9c --json | jq .today');
}

/** A value of the history as a person reads it; moments are kept as ISO 8601. */
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
    words.push(grace === 0 ? 'ended at once' : `works until ${end} (${spanInWords(grace)})`);
  }
  return words.join(', ');
}

function addHistory(keys: Command, context: Context): void {
  const command = keys
    .command('history')
    .summary('show every change of a key')
    .description('Who did what to a key and when, oldest first. Nothing is ever taken out of it.')
    .addArgument(keyArgument())
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: boolean }) => {
      const store = await openKeys(context);
      const key = await findKey(store, named);
      const events = await store.history(key.id);
      if (options.json) {
        context.printJson(events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })));
        return;
      }
      context.printTable(
        [
          { title: 'WHEN' },
          { title: 'WHAT' },
          { title: 'WHO', leave: 1 },
          { title: 'DETAILS', wraps: true, least: 24 },
        ],
        events.map((event) => [
          shortMoment(event.at),
          event.action.replace('_', ' '),
          event.actor,
          detailsInWords(event),
        ]),
      );
    });
  withExamples(command, 'caryll keys history key_3f9c');
}

function addRotate(keys: Command, context: Context): void {
  const command = keys
    .command('rotate')
    .summary('replace a key by a new one')
    .description(
      'Issues a new key with the same owner, plan, name and end date. The old one goes on working for the time of grace, then it is revoked.',
    )
    .addArgument(keyArgument())
    .option('--grace <span>', 'how long the old key still works: 0, 30m, 24h, 7d', '24h')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON, the new key among it')
    .action(async (named: string, options: { grace: string; yes?: boolean; json?: boolean }) => {
      const graceSeconds = await asOptions(() => checkGrace(parseSpan(options.grace, '--grace')));
      const store = await openKeys(context);
      const old = await findKey(store, named);
      if (graceSeconds === 0) {
        await context.confirm(
          `Replace ${old.id} of ${old.owner_email}, ending the old key at once?`,
          options.yes,
        );
      }
      const created = await store.rotate(old.id, graceSeconds, context.actor);
      const grace = new Date(context.now() + graceSeconds * 1000);
      const end = old.expires_at !== null && old.expires_at < grace ? old.expires_at : grace;
      const span = spanInWords((end.getTime() - context.now()) / 1000);
      const ending =
        graceSeconds === 0
          ? `${old.id} has ended.`
          : old.disabled_at !== null
            ? `${old.id} stays disabled and ends at ${shortMoment(end)}.`
            : `${old.id} works until ${shortMoment(end)} (${span}).`;
      await handOver(
        context,
        created,
        options.json,
        `${created.id} replaces ${old.id} for ${old.owner_email}, plan ${old.plan}.`,
        ending,
      );
    });
  withExamples(
    command,
    'caryll keys rotate key_3f9c --grace 7d',
    'caryll keys rotate key_3f9c --grace 0 --yes --json',
  );
}

function addRevoke(keys: Command, context: Context): void {
  const command = keys
    .command('revoke')
    .summary('end a key for good')
    .description('Ends a key at once and for good. To take it away for a while, disable it instead.')
    .addArgument(keyArgument())
    .requiredOption('--reason <text>', 'why; goes into the history')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(async (named: string, options: { reason: string; yes?: boolean; json?: boolean }) => {
      const reason = await asOptions(() => checkReason(options.reason));
      const store = await openKeys(context);
      const key = await findKey(store, named);
      await context.confirm(`Revoke ${key.id} of ${key.owner_email} for good?`, options.yes);
      const revoked = await store.revoke(key.id, reason, context.actor);
      finish(context, revoked, options.json, `${key.id} of ${key.owner_email} is revoked: ${reason}`);
    });
  withExamples(command, 'caryll keys revoke key_3f9c --reason "seen in a public repository"');
}

function addDisable(keys: Command, context: Context): void {
  const disable = keys
    .command('disable')
    .summary('take a key away for a while')
    .description('Refuses a key until it is enabled again.')
    .addArgument(keyArgument())
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(async (named: string, options: { yes?: boolean; json?: boolean }) => {
      const store = await openKeys(context);
      const key = await findKey(store, named);
      await context.confirm(`Disable ${key.id} of ${key.owner_email}?`, options.yes);
      finish(context, await store.disable(key.id, context.actor), options.json, `${key.id} is disabled`);
    });
  withExamples(disable, 'caryll keys disable key_3f9c --yes');
  const enable = keys
    .command('enable')
    .summary('give a disabled key back')
    .description('Accepts a disabled key again.')
    .addArgument(keyArgument())
    .option('--json', 'print JSON')
    .action(async (named: string, options: { json?: boolean }) => {
      const store = await openKeys(context);
      const key = await findKey(store, named);
      finish(context, await store.enable(key.id, context.actor), options.json, `${key.id} is enabled`);
    });
  withExamples(enable, 'caryll keys enable key_3f9c');
}

function addSetPlan(keys: Command, context: Context): void {
  const command = keys
    .command('set-plan')
    .summary('change the plan of a key')
    .description(
      `Changes the daily limits of a key from its next request on. Units already spent today stay spent. Plans: ${planNames.map((plan) => `${plan} (${figure(plans[plan].keyLimit)} units a day)`).join(', ')}.`,
    )
    .addArgument(keyArgument())
    .addArgument(withChoices(new Argument('<plan>', 'the new plan'), planNames))
    .option('--json', 'print JSON')
    .action(async (named: string, plan: string, options: { json?: boolean }) => {
      checkPlan(plan);
      const store = await openKeys(context);
      const key = await findKey(store, named);
      const changed = await store.setPlan(key.id, plan as PlanName, context.actor);
      finish(
        context,
        changed,
        options.json,
        `${key.id} of ${key.owner_email}: plan ${key.plan} → ${changed.plan} (${limitsOf(changed.plan)})`,
      );
    });
  withExamples(command, 'caryll keys set-plan key_3f9c standard');
}

function addExpire(keys: Command, context: Context): void {
  const command = keys
    .command('expire')
    .summary('set or take away the end date of a key')
    .description(
      'A key with an end date is refused from that second on. The date can be changed until the key is revoked.',
    )
    .addArgument(keyArgument())
    .addArgument(new Argument('<when>', 'a date, a date and time, a span from now (30d), or never'))
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(async (named: string, when: string, options: { yes?: boolean; json?: boolean }) => {
      const moment = parseMoment(when, 'when', context.now());
      const store = await openKeys(context);
      const key = await findKey(store, named);
      if (moment !== null && moment.getTime() <= context.now()) {
        await context.confirm(
          `${shortMoment(moment)} is past: end ${key.id} of ${key.owner_email} now?`,
          options.yes,
        );
      }
      const changed = await store.setExpiry(key.id, moment, context.actor);
      const seconds = moment === null ? 0 : (moment.getTime() - context.now()) / 1000;
      const sentence =
        moment === null
          ? `${key.id} has no end date`
          : seconds > 0
            ? `${key.id} expires at ${shortMoment(moment)} (in ${spanInWords(seconds)})`
            : `${key.id} has expired`;
      finish(context, changed, options.json, sentence);
    });
  withExamples(
    command,
    'caryll keys expire key_3f9c 2027-01-31',
    'caryll keys expire key_3f9c 30d',
    'caryll keys expire key_3f9c never',
  );
}

function addWhoami(keys: Command, context: Context, setExitCode: SetExitCode): void {
  const command = keys
    .command('whoami')
    .summary('say whose a key is; reads it from standard input')
    .description(
      'Reads a key from standard input (or asks for it, unseen) and says whose it is and whether it is accepted. It is never an argument: those can be read by others. Exit code 1 when it is not accepted, 4 when it was never issued here.',
    )
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const store = await openKeys(context);
      const typed = await context.io.ask('key: ', true);
      const secret = (typed ?? (await context.io.readStdin())).trim();
      if (!isWellFormed(secret)) {
        throw new CommandError(
          'usage',
          secret === ''
            ? 'standard input: expected a key, got nothing.'
            : 'standard input: expected a key, caryll_live_… or caryll_test_… with 36 characters and a checksum that fits. It was probably cut or mistyped.',
        );
      }
      const key = await store.findBySecret(secret);
      if (key === undefined) {
        throw new CommandError('notFound', 'The key is well formed, but it was never issued here.');
      }
      const state = keyState(key, context.now());
      if (state !== 'active') setExitCode(exitCodes.refused);
      if (options.json) context.printJson({ ...keyJson(key, context.now()), accepted: state === 'active' });
      else printKey(context, key);
    });
  withExamples(command, 'caryll keys whoami < key.txt', 'pass show caryll | caryll keys whoami --json');
}

export function addKeyCommands(program: Command, context: Context, setExitCode: SetExitCode): void {
  const keys = program
    .command('keys')
    .summary('issue, show and change API keys')
    .description('API keys: who may ask, and how much a day. Every change goes into the history of the key.');
  withExamples(keys, 'caryll keys create --email ada@example.org --plan free');
  addCreate(keys, context);
  addList(keys, context);
  addShow(keys, context);
  addUsage(keys, context);
  addHistory(keys, context);
  addRotate(keys, context);
  addRevoke(keys, context);
  addDisable(keys, context);
  addSetPlan(keys, context);
  addExpire(keys, context);
  addWhoami(keys, context, setExitCode);
}
