import type { Command } from 'commander';

/** A paragraph of examples under the help of a command; a test holds every command to having one. */
export function withExamples(command: Command, ...examples: readonly string[]): Command {
  const title = examples.length === 1 ? 'Example' : 'Examples';
  return command.addHelpText(
    'after',
    `\n${title}:\n${examples.map((example) => `  $ ${example}`).join('\n')}`,
  );
}
