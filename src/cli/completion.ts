import { Argument, type Command, type Option } from 'commander';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { checkChoice, withChoices } from './key-commands.ts';

interface Entry {
  readonly word: string;
  readonly about: string;
  /** What the option wants after it: one of these words, a file, or something that only the person knows. */
  readonly wants?: readonly string[] | 'file' | 'text';
}

interface Node {
  /** Words that lead here: `keys create`. */
  readonly path: string;
  readonly entries: readonly Entry[];
  /** Words that an argument of the command can be. */
  readonly choices: readonly string[];
  /** Whether an argument of the command can be a file. */
  readonly takesFile: boolean;
}

const shells = ['bash', 'zsh', 'fish'] as const;
const isFile = (flags: string) => /[<[](file|folder)[>\]]/.test(flags);

function entryOf(option: Option): Entry {
  const entry = { word: option.long!, about: option.description };
  if (!option.required) return entry;
  return { ...entry, wants: option.argChoices ?? (isFile(option.flags) ? 'file' : 'text') };
}

/** Every command with the words that can follow it: its commands, its options and what these want. */
function nodesOf(command: Command, path: readonly string[] = []): Node[] {
  const visible = command.commands.filter((inner) => inner.name() !== 'help');
  const entries = [
    ...visible.map((inner) => ({ word: inner.name(), about: inner.summary() || inner.description() })),
    ...command.options.filter((option) => option.long !== undefined).map(entryOf),
    { word: '--help', about: 'show this help' },
  ];
  const { registeredArguments } = command;
  return [
    {
      path: path.join(' '),
      entries,
      choices: registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
      takesFile: registeredArguments.some(
        (argument) => isFile(`<${argument.name()}>`) || /folder/.test(argument.description),
      ),
    },
    ...visible.flatMap((inner) => nodesOf(inner, [...path, inner.name()])),
  ];
}

const quote = (text: string) => `'${text.replace(/'/g, "'\\''")}'`;
const plain = (text: string) => text.replace(/[:\n]/g, ' ').replace(/`/g, '');
const pathsOf = (nodes: readonly Node[]) =>
  nodes.filter(({ path }) => path !== '').map(({ path }) => quote(path));

/** One branch for each option that wants something, by path and option. */
function optionCases(
  nodes: readonly Node[],
  branch: (wants: Exclude<Entry['wants'], undefined>) => string,
): string {
  const lines = nodes.flatMap(({ path, entries }) =>
    entries.flatMap(({ word, wants }) =>
      wants === undefined ? [] : [`    ${quote(`${path} ${word}`)}) ${branch(wants)}; return ;;`],
    ),
  );
  return lines.join('\n');
}

function bashScript(nodes: readonly Node[]): string {
  const cases = nodes
    .map(({ path, entries, choices, takesFile }) => {
      const words = [...choices, ...entries.map(({ word }) => word)].join(' ');
      return `    ${quote(path)}) words=${quote(words)}${takesFile ? ' files=1' : ''} ;;`;
    })
    .join('\n');
  return `# caryll completion for bash; add to ~/.bashrc: eval "$(caryll completion bash)"
_caryll() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' files='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case "\${path:+$path }$word" in
      ${pathsOf(nodes).join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  COMPREPLY=()
  case "$path $before" in
${optionCases(nodes, (wants) =>
  wants === 'text'
    ? ':'
    : wants === 'file'
      ? 'COMPREPLY=($(compgen -f -- "$current"))'
      : `COMPREPLY=($(compgen -W ${quote(wants.join(' '))} -- "$current"))`,
)}
  esac
  case "$path" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ -n "$files" && "$current" != -* ]] && COMPREPLY+=($(compgen -f -- "$current"))
  return 0
}
complete -F _caryll caryll
`;
}

function zshScript(nodes: readonly Node[]): string {
  const cases = nodes
    .map(({ path, entries, choices, takesFile }) => {
      const words = [
        ...choices.map((word) => quote(word)),
        ...entries.map(({ word, about }) => quote(`${word}:${plain(about)}`)),
      ];
      return `    ${quote(path)}) entries=(${words.join(' ')})${takesFile ? '; _files' : ''} ;;`;
    })
    .join('\n');
  return `#compdef caryll
# caryll completion for zsh; add to ~/.zshrc: eval "$(caryll completion zsh)"
_caryll() {
  local chain='' word
  local -a entries
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) break ;; esac
    case "\${chain:+$chain }$word" in
      ${pathsOf(nodes).join('|')}) chain="\${chain:+$chain }$word" ;;
    esac
  done
  case "$chain \${words[CURRENT-1]}" in
${optionCases(nodes, (wants) =>
  wants === 'text' ? ':' : wants === 'file' ? '_files' : `compadd -- ${wants.map(quote).join(' ')}`,
)}
  esac
  case "$chain" in
${cases}
  esac
  _describe 'caryll' entries
}
compdef _caryll caryll
`;
}

function fishScript(nodes: readonly Node[]): string {
  const lines = [
    '# caryll completion for fish; save as ~/.config/fish/completions/caryll.fish',
    'function __caryll_path',
    "  set -l path ''",
    '  for word in (commandline -opc)[2..-1]',
    "    string match -q -- '-*' $word; and break",
    '    set -l next (string trim -- "$path $word")',
    `    contains -- $next ${pathsOf(nodes).join(' ')}; and set path $next`,
    '  end',
    '  test "$path" = "$argv[1]"',
    'end',
  ];
  for (const { path, entries, choices, takesFile } of nodes) {
    const start = `complete -c caryll -n ${quote(`__caryll_path ${quote(path)}`)}`;
    if (!takesFile) lines.push(`${start} -f`);
    if (choices.length > 0) lines.push(`${start} -a ${quote(choices.join(' '))}`);
    for (const { word, about, wants } of entries) {
      const value =
        wants === undefined
          ? ''
          : wants === 'file'
            ? ' -r -F'
            : wants === 'text'
              ? ' -x'
              : ` -x -a ${quote(wants.join(' '))}`;
      const target = word.startsWith('--') ? `-l ${word.slice(2)}${value}` : `-a ${word}`;
      lines.push(`${start} ${target} -d ${quote(plain(about))}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

export function addCompletionCommand(program: Command, context: Context): void {
  const command = program
    .command('completion')
    .summary('print a completion script for a shell')
    .description('Prints a script that lets the shell complete commands and options.')
    .addArgument(withChoices(new Argument('<shell>', 'your shell'), shells))
    .action((shell: string) => {
      checkChoice('shell', shell, shells);
      const nodes = nodesOf(program);
      const write = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell as (typeof shells)[number]];
      context.io.out(write(nodes));
    });
  withExamples(
    command,
    'eval "$(caryll completion bash)"',
    'caryll completion fish > ~/.config/fish/completions/caryll.fish',
  );
}
