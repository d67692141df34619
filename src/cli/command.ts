import { type Argument, type Command, Option } from 'commander';
import { didYouMean } from '../text/nearest.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';

/** The result of a command in both formats; only the requested one is produced. */
export interface Outcome {
  /** The value that `--json` prints. */
  json(): unknown;
  /** Prints it for a person. */
  print(): void;
}

interface Described {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** The option that `start` and every command with a database have. */
export const dataDirOption = [
  '--data-dir <folder>',
  'folder of the embedded database (default: DATA_DIR or .data)',
] as const;

interface CommandSpec<Operands, Options> extends Described {
  readonly arguments?: readonly Argument[];
  /** In the order of the help; `--json` comes last and is added to every command that has results. */
  readonly options?: readonly (Option | readonly [flags: string, description: string])[];
  /** The help of `--json`; `false` for a command without results. */
  readonly jsonHelp?: string | false;
  /** `false` for a command without a database: it has no option `--data-dir`. */
  readonly database?: false;
  action(operands: Operands, options: Options): Outcome | undefined | Promise<Outcome | undefined>;
}

/** Adds a command with an action. The action returns undefined if it printed its results itself. */
export function addCommand<Operands, Options>(
  parent: Command,
  context: Context,
  spec: CommandSpec<Operands, Options>,
): void {
  const command = describe(parent, spec);
  for (const argument of spec.arguments ?? []) command.addArgument(argument);
  for (const option of spec.options ?? [])
    command.addOption(option instanceof Option ? option : new Option(...option));
  if (spec.database !== false) command.option(...dataDirOption);
  if (spec.jsonHelp !== false) command.option('--json', spec.jsonHelp ?? 'print JSON');
  command.action(async (...given: unknown[]) => {
    // Commander appends the options and the command to the operands.
    const operands = given.slice(0, -2) as Operands;
    const options = given.at(-2) as Options & { readonly json?: boolean; readonly dataDir?: string };
    if (spec.database !== false && options.dataDir !== undefined)
      context.useSettings({ DATA_DIR: options.dataDir });
    const outcome = await spec.action(operands, options);
    if (outcome === undefined) return;
    if (options.json) context.printJson(outcome.json());
    else outcome.print();
  });
}

/** Adds a command that only groups others. */
export const addGroup = (parent: Command, group: Described): Command => describe(parent, group);

function describe(parent: Command, { name, summary, description, examples }: Described): Command {
  return withExamples(parent.command(name).summary(summary).description(description), examples);
}

/** Adds a paragraph of examples to the help of a command; a test requires one for every command. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  const title = examples.length === 1 ? 'Example' : 'Examples';
  return command.addHelpText(
    'after',
    `\n${title}:\n${examples.map((example) => `  $ ${example}`).join('\n')}`,
  );
}

export const yesOption = ['-y, --yes', 'skip the confirmation prompt'] as const;

/** Shows the allowed values of an option or argument in its help. {@link checkChoice} checks the value. */
export function withChoices<Input extends Option | Argument>(
  input: Input,
  choices: readonly string[],
): Input {
  (input as { argChoices?: readonly string[] }).argChoices = choices;
  return input;
}

/**
 * Checks a value against a list.
 *
 * @throws CommandError with the most similar allowed value.
 */
export function checkChoice(name: string, value: string, choices: readonly string[]): void {
  if (choices.includes(value)) return;
  throw new CommandError(
    'usage',
    `${name} must be one of ${choices.join(', ')}; got "${value}".`,
    didYouMean(value, choices),
  );
}
