import type { Command } from 'commander';
import { migrate, migrationState } from '../data/migrate.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError } from './exit.ts';

export function addMigrateCommand(program: Command, context: Context): void {
  const command = program
    .command('migrate')
    .summary('bring the database up to date')
    .description(
      'Applies the migrations that the database lacks, all of them or none. Safe to repeat, and safe to run beside a service of the version before.',
    )
    .option('--dry-run', 'only say which migrations are pending')
    .option('--json', 'print JSON')
    .action(async (options: { dryRun?: boolean; json?: boolean }) => {
      const database = await context.database(!options.dryRun);
      const state = await migrationState(database);
      if (state.unknown.length > 0) {
        throw new CommandError(
          'refused',
          `The database is newer than this program: it has ${state.unknown.join(', ')}.`,
          'Use the newer version of caryll that made them.',
        );
      }
      const applied = options.dryRun ? [] : await migrate(database);
      if (options.json) {
        context.printJson({ applied, pending: options.dryRun ? state.pending : [], already: state.applied });
        return;
      }
      if (options.dryRun) {
        context.print(
          state.pending.length === 0
            ? 'nothing is pending'
            : state.pending.map((name) => `pending: ${name}`).join('\n'),
        );
        return;
      }
      context.print(
        applied.length === 0 ? 'already up to date' : applied.map((name) => `applied: ${name}`).join('\n'),
      );
    });
  withExamples(
    command,
    'DATABASE_URL=postgres://caryll@db/caryll caryll migrate',
    'caryll migrate --dry-run',
  );
}
