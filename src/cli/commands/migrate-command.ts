import { countInstanceConnections, migrate, migrationState } from '../../data/migrate.ts';
import type { CommandSpec } from '../command.ts';
import { CommandError } from '../exit.ts';
import { plural } from '../format.ts';

export const migrateCommand: CommandSpec<unknown, { dryRun?: boolean; force?: boolean }> = {
  name: 'migrate',
  summary: 'bring the database up to date',
  description:
    'Applies all pending migrations, or none if one fails. Safe to repeat. Instances of the previous version may keep running, except during migrations that replace what they write: those are refused while an instance is connected.',
  examples: ['DATABASE_URL=postgres://caryll@db/caryll caryll migrate', 'caryll migrate --dry-run'],
  options: [
    ['--dry-run', 'only list the pending migrations'],
    ['--force', 'migrate although instances are connected: what they write meanwhile is lost'],
  ],
  async action(context, _none, { dryRun = false, force = false }) {
    const database = await context.database(!dryRun);
    const state = await migrationState(database);
    if (state.unknown.length > 0) {
      throw new CommandError(
        'refused',
        `The database is newer than this program: it has ${state.unknown.join(', ')}.`,
        'Upgrade caryll to the version that applied them.',
      );
    }
    const { exclusive } = state;
    const connections =
      exclusive.length > 0 && !dryRun && !force ? await countInstanceConnections(database) : 0;
    if (connections > 0) {
      throw new CommandError(
        'refused',
        `No instance of caryll may run during ${exclusive.join(', ')}, which replaces the tables in which it counts units; got ${plural(connections, 'connection')} of instances to this database. Nothing was changed.`,
        'Stop all instances (SIGTERM to each, or scale them to 0), run `caryll migrate` and `caryll data import`, and start the new version. With --force, units that they count meanwhile are lost.',
      );
    }
    const applied = dryRun ? [] : await migrate(database);
    const pending = dryRun ? state.pending : [];
    const lines = [
      ...applied.map((name) => `applied: ${name}`),
      ...pending.map(
        (name) => `pending: ${name}${exclusive.includes(name) ? ' (stop all instances first)' : ''}`,
      ),
    ];
    return {
      json: { applied, pending, exclusive: dryRun ? exclusive : [], already: state.applied },
      text: lines.join('\n') || (dryRun ? 'no pending migrations' : 'already up to date'),
    };
  },
};
