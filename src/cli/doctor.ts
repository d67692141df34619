import type { Command } from 'commander';
import { type Config, settings, shownSetting } from '../config.ts';
import { addCommand } from './command.ts';
import type { Context } from './context.ts';
import {
  type Add,
  addDatabaseError,
  checkContents,
  checkDatabase,
  checkFolder,
  checkProgram,
  checkSettings,
  type Finding,
} from './doctor-checks.ts';
import { checkRedis } from './doctor-redis.ts';
import { exitCodes } from './exit.ts';
import { plural } from './format.ts';
import { wrapText } from './table.ts';

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
  context.printTable(
    [
      { title: 'SETTING' },
      { title: 'VALUE', shrinks: true, least: 48 },
      { title: 'WHAT IT DOES', wraps: true, least: 40, leave: 1 },
    ],
    Object.entries(settings).map(([name, { doc }]) => [
      name,
      values[name] ?? context.colours.dim('not set'),
      doc,
    ]),
  );
}

function printFindings(context: Context, findings: readonly Finding[]): void {
  const { colours } = context;
  const marks = {
    ok: colours.green('✓'),
    warning: colours.yellow('!'),
    error: colours.red('✗'),
    skipped: colours.dim('-'),
  };
  const width = Math.max(...findings.map((finding) => finding.part.length));
  const indent = width + 4;
  for (const { status, part, finding, advice } of findings) {
    context.print(`${marks[status]} ${part.padEnd(width)}  ${wrapText(finding, context.io.columns, indent)}`);
    if (advice !== undefined) {
      const text = wrapText(advice, context.io.columns, indent + 2);
      context.print(`${' '.repeat(indent)}${colours.bold('→')} ${text}`);
    }
  }
  const count = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const summary = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  context.print(
    `\n${errors > 0 ? colours.red(summary) : warnings > 0 ? colours.yellow(summary) : colours.green('no problems found')}`,
  );
}

export function addDoctorCommand(program: Command, context: Context): void {
  addCommand(program, context, {
    name: 'doctor',
    summary: 'check an installation for problems',
    description:
      'Checks the settings, the database, its migrations and release, Redis and the clocks, and reports problems with suggested fixes. Changes nothing. Exits with code 1 if there are errors.',
    examples: ['caryll doctor', 'caryll doctor --settings', 'caryll doctor --json | jq .ok'],
    options: [['--settings', 'also print all settings, with passwords redacted']],
    async action(_none, options: { settings?: boolean }) {
      const findings: Finding[] = [];
      const add: Add = (part, status, finding, advice) => {
        findings.push({ part, status, finding, ...(advice === undefined ? {} : { advice }) });
      };
      checkProgram(add);
      const config = checkSettings(context, add);
      if (config === undefined) add('database', 'skipped', 'skipped until the settings are valid');
      else {
        const database = await checkDatabase(context, add);
        await checkFolder(config, add);
        if (database) {
          await checkContents(context, database, add).catch((error) => addDatabaseError(error, add));
        }
        await checkRedis(context, config, add);
      }
      const ok = !findings.some((finding) => finding.status === 'error');
      if (!ok) context.exitCode = exitCodes.refused;
      const values = options.settings && config ? redactSettings(config) : undefined;
      return {
        json: () => ({ ok, findings, ...(options.settings ? { settings: values } : {}) }),
        print() {
          printFindings(context, findings);
          if (values) printSettings(context, values);
        },
      };
    },
  });
}
