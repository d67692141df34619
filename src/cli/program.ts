import { Command } from 'commander';
import { serviceVersion } from '../root.ts';
import { addBackupCommands } from './backup-commands.ts';
import { checkChoice, withExamples } from './command.ts';
import type { Context } from './context.ts';
import { addDataCommands } from './data-commands.ts';
import { addDoctorCommand } from './doctor.ts';
import { addGetCommand, addSearchCommand } from './get-commands.ts';
import { addGraphqlCommands } from './graphql-commands.ts';
import { addKeyCommands } from './key-commands.ts';
import { addMcpCommand } from './mcp-command.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addOwnerCommands } from './owner-commands.ts';
import { addStartCommand } from './start-command.ts';

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
      outputError: (text, write) =>
        write(text.replace(/^error:/, `${context.messageColours.red('caryll:')}`)),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: () => io.colour,
      getErrHasColors: () => io.messageColour,
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
  addStartCommand(program, context);
  addKeyCommands(program, context);
  addOwnerCommands(program, context);
  addGetCommand(program, context);
  addSearchCommand(program, context);
  addDataCommands(program, context);
  addGraphqlCommands(program, context);
  addMcpCommand(program, context);
  addMigrateCommand(program, context);
  addBackupCommands(program, context);
  addDoctorCommand(program, context);
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
        const inner = command.commands.filter((each) => each.name() !== 'help');
        checkChoice(
          'command',
          word,
          inner.map((each) => each.name()),
        );
        command = inner.find((each) => each.name() === word)!;
      }
      command.outputHelp();
    });
}
