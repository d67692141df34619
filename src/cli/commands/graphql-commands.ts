import { defaultGame } from '../../games/default-game.ts';
import { Argument, InvalidArgumentError } from 'commander';
import type { OperationText } from '../../graphql/persisted.ts';
import { servedGames } from '../../kinds/served.ts';
import { checkChoice, type CommandGroup, type CommandSpec } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../exit.ts';
import { readInput } from '../files.ts';
import { plural } from '../format.ts';
import { gameOption } from '../served.ts';
import { shortMoment } from '../when.ts';

/** Imported on use, because it loads the whole schema. */
const loadStore = async (context: Context) => {
  const persistence = await import('../../graphql/persisted.ts');
  return { ...persistence, store: persistence.createPersistedStore(await context.database()) };
};

/** Reads operations as the schema of a game does, by the game. */
async function loadChecks() {
  const [{ checkFor }, { servedGraph }] = await Promise.all([
    import('../../graphql/limits.ts'),
    import('../../games/index.ts'),
  ]);
  return new Map([...servedGames().keys()].map((gameId) => [gameId, checkFor(servedGraph(gameId).schema)]));
}

/** The games on which an operation can be run, and why there is none. */
function fitOf(body: string, checks: Awaited<ReturnType<typeof loadChecks>>) {
  const games: string[] = [];
  const errors: string[] = [];
  for (const [gameId, check] of checks) {
    try {
      check(body);
      games.push(gameId);
    } catch (error) {
      errors.push(`${gameId}: ${(error as Error).message}`);
    }
  }
  return { games, error: games.length === 0 ? errors.join(' ') : null };
}

const shown = ({ id, name }: Pick<OperationText, 'id' | 'name'>) => `${name} (${id})`;

const persist: CommandSpec<[file: string], { game?: string }> = {
  name: 'persist',
  summary: 'register the operations in a file',
  description:
    'Registers all operations in a .graphql file, so that internal tools can run them by id: the SHA-256 of the text, including the fragments it uses. Operations are validated against the schema and all limits except the length limit. Running services accept new ids within about a second.',
  examples: [
    'caryll graphql persist boss-guide.graphql',
    'caryll graphql persist boss-guide.graphql --json | jq -r ".[].id"',
  ],
  arguments: [new Argument('<file>', 'file with the operations (- for standard input)')],
  options: [gameOption],
  async action(context, [file], { game = defaultGame }) {
    checkChoice('--game', game, [...servedGames().keys()]);
    const { store, readOperationTexts, RegistrationError } = await loadStore(context);
    const check = (await loadChecks()).get(game)!;
    const source = await readInput(context.io, file);
    try {
      const operations = readOperationTexts(check, file, source);
      const added = await store.register(operations, new Date(context.now()));
      const results = operations.map(({ id, name }) => ({ id, name, registered: added.includes(id) }));
      return {
        json: results,
        text: results
          .map((each) => `${shown(each)} ${each.registered ? 'is registered' : 'was registered already'}`)
          .join('\n'),
      };
    } catch (error) {
      if (error instanceof RegistrationError) throw new CommandError('refused', error.message);
      throw error;
    }
  },
};

const list: CommandSpec = {
  name: 'list',
  summary: 'list the registered operations',
  description:
    'Lists the operations registered with `caryll graphql persist` by name, with the games that each can run on. An operation that no longer matches any schema, for example after an upgrade, is listed with the reason; register an updated version. Built-in operations are in schema/persisted-manifest.json.',
  examples: ['caryll graphql list', 'caryll graphql list --json'],
  async action(context) {
    const { store } = await loadStore(context);
    const checks = await loadChecks();
    const operations = (await store.list()).map((row) => ({ ...row, ...fitOf(row.body, checks) }));
    return {
      json: operations.map(({ registered_at, ...operation }) => ({ ...operation, registered_at })),
      text() {
        if (operations.length === 0)
          return context.say('No operations are registered. Run `caryll graphql persist`.');
        context.printTable(operations, [
          { title: 'NAME', cell: ({ name }) => name },
          { title: 'REGISTERED', cell: (row) => shortMoment(row.registered_at), leave: 1 },
          { title: 'GAMES', cell: ({ games }) => games.join(', ') || 'none', leave: 3 },
          { title: 'WHAT', cell: ({ description }) => description, wraps: true, leave: 2 },
          { title: 'ID', cell: ({ id }) => id },
        ]);
        context.say(plural(operations.length, 'operation'));
        for (const { name, error } of operations)
          if (error !== null) context.say(`${name} can no longer be run. ${error}`);
      },
    };
  },
};

const retire: CommandSpec<[id: string]> = {
  name: 'retire',
  summary: 'remove a registered operation',
  description:
    'Removes an operation; requests with its id are rejected from then on. Takes effect on running services within about a second. Built-in operations cannot be retired.',
  examples: ['caryll graphql list --json | jq -r ".[0].id" | xargs caryll graphql retire'],
  arguments: [
    new Argument('<id>', 'id of the operation').argParser((value) => {
      if (/^[0-9a-f]{64}$/.test(value)) return value;
      throw new InvalidArgumentError('It must be 64 hexadecimal digits, as shown by `caryll graphql list`.');
    }),
  ],
  async action(context, [id]) {
    const { store } = await loadStore(context);
    const retired = await store.retire(id);
    if (retired !== undefined)
      return { json: { id, name: retired.name, retired: true }, text: `${shown(retired)} is retired` };
    throw new CommandError(
      'notFound',
      `No operation is registered with the id ${id}.`,
      'Run `caryll graphql list`.',
    );
  },
};

export const graphqlCommands: CommandGroup = {
  name: 'graphql',
  summary: 'manage persisted operations for internal tools',
  description: 'Manages persisted operations: queries that every instance runs by id at /graphql.',
  examples: ['caryll graphql persist boss-guide.graphql'],
  commands: [persist, list, retire],
};
