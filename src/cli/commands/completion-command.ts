import { Argument, type Command } from 'commander';
import { type CommandSpec, withChoices } from '../command.ts';

/** Scripts that complete commands, options and their values in a shell, derived from the commands. */

interface CompletedOption {
  readonly names: readonly string[];
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** A command, by its words after `caryll`. */
interface CompletedCommand {
  readonly path: readonly string[];
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
  readonly options: readonly CompletedOption[];
  /** Values of its arguments. */
  readonly choices: readonly string[];
}

function readCommands(command: Command, path: readonly string[] = []): CompletedCommand[] {
  const help = command.createHelp();
  const options = help
    .visibleOptions(command)
    .map(({ short, long, description, required, optional, argChoices = [] }) => ({
      names: [short, long].filter((name) => name !== undefined),
      description,
      takesValue: required || optional,
      choices: argChoices,
    }));
  const inside = help.visibleCommands(command);
  const commands = inside.map((inner) => ({ name: inner.name(), summary: inner.summary() }));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices);
  return [
    { path, commands, options, choices },
    ...inside.flatMap((inner) => readCommands(inner, [...path, inner.name()])),
  ];
}

/** Text in quotes of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const join = (path: readonly string[]) => path.map((word) => ` ${word}`).join('');

/** One line of `case`. */
const branch = (patterns: readonly string[], action: string) =>
  `    ${patterns.map(quoted).join('|')}) ${action} ;;`;

function bashScript(commands: readonly CompletedCommand[]): string {
  const values = commands.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(({ names, choices }) =>
        branch(
          names.map((name) => `${join(path)} ${name}`),
          `offered=${quoted(choices.join(' '))}`,
        ),
      ),
  );
  const words = commands.map(({ path, commands: inner, options, choices }) => {
    const all = [...inner.map(({ name }) => name), ...choices, ...options.flatMap(({ names }) => names)];
    return branch([join(path)], `offered=${quoted(all.join(' '))}`);
  });
  return `_caryll() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at= word offered=
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$at $word" in
    ${commands
      .slice(1)
      .map(({ path }) => quoted(join(path)))
      .join('|')}) at="$at $word" ;;
    esac
  done
  case "$at $prev" in
${values.join('\n')}
    *) case "$at" in
${words.join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$offered" -- "$cur"))
}
complete -o default -F _caryll caryll
`;
}

const zshScript = (commands: readonly CompletedCommand[]) => `#compdef caryll
autoload -U +X bashcompinit && bashcompinit
${bashScript(commands)}`;

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ path, commands: inner, options, choices }) => {
    const at = `complete -c caryll -n ${quoted(`__caryll_at "${path.join(' ')}"`)}`;
    return [
      ...inner.map(({ name, summary }) => `${at} -f -a ${name} -d ${quoted(summary)}`),
      ...(choices.length > 0 ? [`${at} -f -a ${quoted(choices.join(' '))}`] : []),
      ...options.map(({ names, description, takesValue, choices: values }) => {
        const flags = names.map((name) =>
          name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
        );
        const value = values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : takesValue ? ' -r' : '';
        return `${at} ${flags.join(' ')}${value} -d ${quoted(description)}`;
      }),
    ];
  });
  return `function __caryll_at
  set -l path
  for word in (commandline -opc)[2..-1]
    if contains -- (string join -- ' ' $path $word) ${commands
      .slice(1)
      .map(({ path }) => quoted(path.join(' ')))
      .join(' ')}
      set path $path $word
    end
  end
  set -l found (string join -- ' ' $path)
  test "$found" = "$argv[1]"
end
${lines.join('\n')}
`;
}

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** @param program reads all commands, this one among them. */
export const completionCommand = (program: () => Command): CommandSpec<[shell: keyof typeof scripts]> => ({
  name: 'completion',
  summary: 'print a script that completes commands in your shell',
  description:
    'Prints a script for bash, zsh or fish that completes commands, options and their values. Load it when your shell starts; print it again after an upgrade.',
  examples: [
    'source <(caryll completion bash)     # in ~/.bashrc',
    'source <(caryll completion zsh)      # in ~/.zshrc, after compinit',
    'caryll completion fish > ~/.config/fish/completions/caryll.fish',
  ],
  arguments: [withChoices(new Argument('<shell>', 'the shell'), Object.keys(scripts))],
  jsonHelp: false,
  database: false,
  action: (_context, [shell]) => ({ json: undefined, text: scripts[shell](readCommands(program())) }),
});
