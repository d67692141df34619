import { Argument, type Command } from 'commander';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { checkChoice } from './key-commands.ts';

interface Node {
  /** Words that lead here: `keys create`. */
  readonly path: string;
  readonly entries: readonly { readonly word: string; readonly about: string }[];
}

const shells = ['bash', 'zsh', 'fish'] as const;

/** Every command with the words that can follow it: its commands and its options. */
function nodesOf(command: Command, path: readonly string[] = []): Node[] {
  const visible = command.commands.filter((inner) => inner.name() !== 'help');
  const entries = [
    ...visible.map((inner) => ({ word: inner.name(), about: inner.summary() || inner.description() })),
    ...command.options
      .filter((option) => option.long !== undefined)
      .map((option) => ({ word: option.long!, about: option.description })),
    { word: '--help', about: 'show this help' },
  ];
  return [
    { path: path.join(' '), entries },
    ...visible.flatMap((inner) => nodesOf(inner, [...path, inner.name()])),
  ];
}

const quote = (text: string) => `'${text.replace(/'/g, "'\\''")}'`;
const plain = (text: string) => text.replace(/[:\n]/g, ' ').replace(/`/g, '');

function bashScript(nodes: readonly Node[]): string {
  const cases = nodes
    .map(
      ({ path, entries }) =>
        `    ${quote(path)}) words=${quote(entries.map(({ word }) => word).join(' '))} ;;`,
    )
    .join('\n');
  return `# caryll completion for bash; add to ~/.bashrc: eval "$(caryll completion bash)"
_caryll() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    case "\${path:+$path }$word" in
      ${nodes
        .filter(({ path }) => path !== '')
        .map(({ path }) => quote(path))
        .join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _caryll caryll
`;
}

function zshScript(nodes: readonly Node[]): string {
  const cases = nodes
    .map(
      ({ path, entries }) =>
        `    ${quote(path)}) entries=(${entries.map(({ word, about }) => quote(`${word}:${plain(about)}`)).join(' ')}) ;;`,
    )
    .join('\n');
  return `#compdef caryll
# caryll completion for zsh; add to ~/.zshrc: eval "$(caryll completion zsh)"
_caryll() {
  local chain='' word
  local -a entries
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in -*) break ;; esac
    case "\${chain:+$chain }$word" in
      ${nodes
        .filter(({ path }) => path !== '')
        .map(({ path }) => quote(path))
        .join('|')}) chain="\${chain:+$chain }$word" ;;
    esac
  done
  case "$chain" in
${cases}
  esac
  _describe 'caryll' entries || _files
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
    `    contains -- $next ${nodes
      .filter(({ path }) => path !== '')
      .map(({ path }) => quote(path))
      .join(' ')}; and set path $next`,
    '  end',
    '  test "$path" = "$argv[1]"',
    'end',
  ];
  for (const { path, entries } of nodes) {
    const condition = `-n ${quote(`__caryll_path ${quote(path)}`)}`;
    for (const { word, about } of entries) {
      const target = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`;
      lines.push(`complete -c caryll ${condition} ${target} -d ${quote(plain(about))}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

export function addCompletionCommand(program: Command, context: Context): void {
  const command = program
    .command('completion')
    .summary('print a completion script for a shell')
    .description('Prints a script that lets the shell complete commands and options.')
    .addArgument(new Argument('<shell>', shells.join(', ')))
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
