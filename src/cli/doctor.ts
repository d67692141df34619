import { type Config, settings, shownSetting } from '../config.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CommandSpec } from './command.ts';
import type { Context } from './context.ts';
import {
  type Add,
  checkDatabase,
  checkProgram,
  checkRedis,
  checkSettings,
  type Finding,
} from './doctor-checks.ts';
import { plural } from './format.ts';

/** Every setting as it may be shown, null where it is not set. */
function redactSettings(config: Config): Record<string, string | null> {
  const text = (name: string, value: Config[keyof Config]) =>
    value === undefined
      ? null
      : [value]
          .flat()
          .map((each) => shownSetting(name, String(each)))
          .join(',');
  return Object.fromEntries(
    Object.keys(settings).map((name) => [name, text(name, config[name as keyof Config])]),
  );
}

function printSettings(context: Context, values: Record<string, string | null>): void {
  context.print('');
  context.printTable(Object.entries(settings), [
    { title: 'SETTING', cell: ([name]) => name },
    { title: 'VALUE', cell: ([name]) => values[name] ?? context.colors.dim('not set'), wraps: true },
    { title: 'WHAT IT DOES', cell: ([, { doc }]) => doc, wraps: true, leave: 1 },
  ]);
}

function printFindings(context: Context, findings: readonly Finding[]): void {
  const { green, yellow, red, dim, bold } = context.colors;
  const marks = { ok: green('✓'), warning: yellow('!'), error: red('✗'), skipped: dim('-') };
  const lines = findings.flatMap(({ status, part, finding, advice }) => [
    [`${marks[status]} ${part}`, finding] as const,
    ...(advice === undefined ? [] : [['', `${bold('→')} ${advice}`] as const]),
  ]);
  context.printTable(lines, [{ cell: ([part]) => part }, { cell: ([, text]) => text, wraps: true }]);
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const summary = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  const result = errors > 0 ? red(summary) : warnings > 0 ? yellow(summary) : green('no problems found');
  context.print(`\n${result}`);
}

export const doctorCommand: CommandSpec<unknown, { settings?: boolean }> = {
  name: 'doctor',
  summary: 'check an installation for problems',
  description:
    'Checks the settings, the database, its migrations and release, Redis and the clocks, and reports problems with suggested fixes. Changes nothing. If there are errors, the first one decides the exit code: 2 for a setting, 3 for a database or Redis that cannot be reached, 1 for all others.',
  examples: ['caryll doctor', 'caryll doctor --settings', 'caryll doctor --json | jq .ok'],
  options: [['--settings', 'also print all settings, with passwords redacted']],
  async action(context, _none, options) {
    const findings: Finding[] = [];
    const add: Add = (part, status, finding, advice, kind = 'refused') => {
      findings.push({ part, status, finding, advice });
      // The first error may be the cause of the others.
      if (status === 'error') context.exitCode ||= exitCodes[kind];
    };
    checkProgram(add);
    const config = checkSettings(context, add);
    if (config === undefined) add('database', 'skipped', 'skipped until the settings are valid');
    else {
      await checkDatabase(context, config, add);
      await checkRedis(context, config, add);
    }
    const ok = context.exitCode === exitCodes.ok;
    const values = options.settings && config ? redactSettings(config) : undefined;
    return {
      json: { ok, findings, ...(options.settings ? { settings: values } : {}) },
      text() {
        printFindings(context, findings);
        if (values) printSettings(context, values);
      },
    };
  },
};
