import { type Argument, type Command, Option } from 'commander';
import { didYouMean } from '../text/nearest.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';

/** The result of a command in both formats. */
export interface Outcome {
  /** The value that `--json` prints. */
  readonly json: unknown;
  /** The result for a person, or a function that prints it. */
  readonly text: string | (() => void);
}

interface Described {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly string[];
}

/** A command with an action. */
export interface CommandSpec<Operands = readonly unknown[], Options = object> extends Described {
  readonly arguments?: readonly Argument[];
  /** Options in the order of the help; `--json` comes last and is added to every command that has results. */
  readonly options?: readonly (Option | readonly [flags: string, description: string])[];
  /** The help of `--json`; `false` for a command without results. */
  readonly jsonHelp?: string | false;
  /** `false` for a command without a database: it has no option `--data-dir`. */
  readonly database?: false;
  /** Resolves to undefined if it printed its results itself. */
  action(
    context: Context,
    operands: Operands,
    options: Options,
  ): Outcome | undefined | Promise<Outcome | undefined>;
}

/** A command that only groups others. */
export interface CommandGroup extends Described {
  readonly commands: readonly CommandSpec[];
}

/** The option that `start` and every command with a database have. */
export const dataDirOption = [
  '--data-dir <folder>',
  'folder of the embedded database (default: DATA_DIR or .data)',
] as const;

/** Adds a command, or a group with its commands. */
export function addCommand(parent: Command, context: Context, spec: CommandSpec | CommandGroup): void {
  const { name, summary, description, examples } = spec;
  const command = withExamples(parent.command(name).summary(summary).description(description), examples);
  if ('commands' in spec) {
    for (const inner of spec.commands) addCommand(command, context, inner);
    return;
  }
  for (const argument of spec.arguments ?? []) command.addArgument(argument);
  for (const option of spec.options ?? [])
    command.addOption(option instanceof Option ? option : new Option(...option));
  if (spec.database !== false) command.option(...dataDirOption);
  if (spec.jsonHelp !== false) command.option('--json', spec.jsonHelp ?? 'print JSON');
  command.action(async (...given: unknown[]) => {
    // Commander appends the options and the command to the operands.
    const options = given.at(-2) as { readonly json?: boolean; readonly dataDir?: string };
    if (spec.database !== false && options.dataDir !== undefined)
      context.useSettings({ DATA_DIR: options.dataDir });
    const outcome = await spec.action(context, given.slice(0, -2), options);
    if (outcome === undefined) return;
    const { json, text } = outcome;
    if (options.json) context.printJson(json);
    else if (typeof text === 'string') context.print(text);
    else text();
  });
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

/**
 * Gives an option or argument a closed set of values, which its help lists.
 *
 * @example
 * withChoices(new Option('--plan <plan>'), ['free', 'standard', 'internal']);
 */
export function withChoices<Input extends Option | Argument>(
  input: Input,
  choices: readonly string[],
): Input {
  const name = input instanceof Option ? input.long! : input.name();
  input.choices(choices).argParser((value: string) => checkChoice(name, value, choices));
  return input;
}

/**
 * Returns a value of a closed set.
 *
 * @throws CommandError with the most similar allowed value.
 */
export function checkChoice(name: string, value: string, choices: readonly string[]): string {
  if (choices.includes(value)) return value;
  throw new CommandError(
    'usage',
    `${name} must be one of ${choices.join(', ')}; got "${value}".`,
    didYouMean(value, choices),
  );
}
