import type { Command } from 'commander';
import { addCheckCommand } from './check-command.ts';
import { addGroup } from './command.ts';
import type { Context } from './context.ts';
import { addDiffCommand } from './diff-command.ts';
import { addExportCommand } from './export-command.ts';
import { addImportCommand, addReleasesCommand, addRollbackCommand } from './release-commands.ts';

export function addDataCommands(program: Command, context: Context): void {
  const data = addGroup(program, {
    name: 'data',
    summary: 'check, import, compare and export the data',
    description: 'Manages the reference data: the files in seeds/ and the releases imported from them.',
    examples: ['caryll data check && caryll data import'],
  });
  addImportCommand(data, context);
  addCheckCommand(data, context);
  addDiffCommand(data, context);
  addExportCommand(data, context);
  addReleasesCommand(data, context);
  addRollbackCommand(data, context);
}
