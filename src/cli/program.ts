import { Command } from 'commander';
import { serviceVersion } from '../root.ts';
import { backupCommand, restoreCommand } from './commands/backup-commands.ts';
import { checkCommand } from './commands/check-command.ts';
import { addCommand, checkChoice, type CommandGroup, withExamples } from './command.ts';
import { completionCommand } from './commands/completion-command.ts';
import type { Context } from './context.ts';
import { diffCommand } from './commands/diff-command.ts';
import { doctorCommand } from './doctor.ts';
import { exportCommand } from './commands/export-command.ts';
import { getCommand, searchCommand } from './commands/get-commands.ts';
import { graphqlCommands } from './commands/graphql-commands.ts';
import { keyCommands } from './commands/key-commands.ts';
import { mcpCommand } from './commands/mcp-command.ts';
import { migrateCommand } from './commands/migrate-command.ts';
import { ownerCommands } from './commands/owner-commands.ts';
import { importCommand, releasesCommand, rollbackCommand } from './commands/release-commands.ts';
import { startCommand } from './commands/start-command.ts';

const dataCommands: CommandGroup = {
  name: 'data',
  summary: 'check, import, compare and export the data',
  description: 'Manages the reference data: the files in seeds/ and the releases imported from them.',
  examples: ['caryll data check && caryll data import'],
  commands: [importCommand, checkCommand, diffCommand, exportCommand, releasesCommand, rollbackCommand],
};

/** Commands in the order of the help. */
const commands = [
  startCommand,
  keyCommands,
  ownerCommands,
  getCommand,
  searchCommand,
  dataCommands,
  graphqlCommands,
  mcpCommand,
  migrateCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
];

const helpWidth = 100;

/** All commands. Parsing rejects with CommanderError instead of ending the process. */
export function createProgram(context: Context): Command {
  const { io } = context;
  const program = new Command('caryll');
  const width = Number.isFinite(io.columns) ? Math.max(40, io.columns) : helpWidth;
  program
    .description('Runs and manages a caryll service: API keys, quotas and data.')
    .version(serviceVersion, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show help for a command')
    .exitOverride()
    .showHelpAfterError('(use --help to see its usage)')
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(text.replace(/^error:/, `${context.messageColors.red('caryll:')}`)),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => io.color,
      getErrHasColors: () => io.messageColor,
    })
    .configureHelp({ showGlobalOptions: false, sortSubcommands: false });
  withExamples(program, [
    'caryll start',
    'caryll keys create --email ada@example.org --plan free',
    'caryll keys usage key_3f9c',
    'caryll data check',
  ]);
  program.addHelpText(
    'after',
    `
Settings are environment variables (DATABASE_URL, DATA_DIR, REDIS_URL, …); \`caryll doctor --settings\` lists them.
Results go to standard output, everything else to standard error.
Exit codes: 0 success, 1 refused or errors found, 2 invalid command line or setting, 3 database, Redis
or service unreachable, 4 not found, 70 internal error, 130 interrupted at a prompt.`,
  );
  for (const command of [...commands, completionCommand(() => program)])
    addCommand(program, context, command);
  addHelpCommand(program);
  return program;
}

/** Replaces the help command of commander, which accepts one word and ignores unknown commands. */
function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .summary('show help for a command')
    .argument('[command...]', 'e.g. keys create')
    .action((words: readonly string[]) => {
      let command = program;
      for (const word of words) {
        const inner = new Map(command.commands.map((each) => [each.name(), each]));
        inner.delete('help');
        command = inner.get(checkChoice('command', word, [...inner.keys()]))!;
      }
      command.outputHelp();
    });
}
