import { migrate, migrationState } from '../data/migrate.ts';
import type { CommandSpec } from './command.ts';
import { CommandError } from './exit.ts';

export const migrateCommand: CommandSpec<unknown, { dryRun?: boolean }> = {
  name: 'migrate',
  summary: 'bring the database up to date',
  description:
    'Applies all pending migrations, or none if one fails. Safe to repeat, and safe to run while a service of the previous version is running.',
  examples: ['DATABASE_URL=postgres://caryll@db/caryll caryll migrate', 'caryll migrate --dry-run'],
  options: [['--dry-run', 'only list the pending migrations']],
  async action(context, _none, { dryRun = false }) {
    const database = await context.database(!dryRun);
    const state = await migrationState(database);
    if (state.unknown.length > 0) {
      throw new CommandError(
        'refused',
        `The database is newer than this program: it has ${state.unknown.join(', ')}.`,
        'Upgrade caryll to the version that applied them.',
      );
    }
    const applied = dryRun ? [] : await migrate(database);
    const pending = dryRun ? state.pending : [];
    const lines = [
      ...applied.map((name) => `applied: ${name}`),
      ...pending.map((name) => `pending: ${name}`),
    ];
    return {
      json: { applied, pending, already: state.applied },
      text: lines.join('\n') || (dryRun ? 'no pending migrations' : 'already up to date'),
    };
  },
};
