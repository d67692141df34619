import { Argument, Option } from 'commander';
import type { Release, ReleaseGame } from '../../data/releases.ts';
import { exitCodes } from '../../exit-codes.ts';
import { defaultGame, graphOf } from '../../games/index.ts';
import { Problem } from '../../problem.ts';
import { viewNames } from '../../rest/kind-operations.ts';
import { loadOperations } from '../../rest/operations.ts';
import { type Query, readParameters, readQuery } from '../../rest/params.ts';
import { createReplies, operationRequest } from '../../rest/replies.ts';
import { createRoutes, pathSegments } from '../../rest/router.ts';
import { type CommandSpec, withChoices } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../exit.ts';
import { formatNumber, plural } from '../format.ts';
import { type Fields, printRecord, printRecords } from '../record-view.ts';
import { chooseGame, gameOption, servedRelease } from '../served.ts';
import { joined } from '../../text/joined.ts';

/** Commands that read data in the form that routes return, without a service or a key. */

interface PageMeta {
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

/** The body of a response. */
interface Body {
  readonly data: Fields | readonly Fields[];
  readonly meta?: PageMeta;
}

interface GetRequest {
  readonly release: Release;
  readonly game: ReleaseGame;
  /** Path below the game, e.g. `bosses/father-gascoigne`. */
  readonly path: string;
  readonly query: Query;
}

/**
 * Returns the body of a route.
 *
 * @throws CommandError for a path without a route; Problem when the route refuses or fails.
 */
async function prompt({ release, game, path, query }: GetRequest): Promise<Body> {
  const operations = loadOperations(graphOf(game.kinds));
  const routes = createRoutes(operations.list, []);
  const prefix = `/v1/${game.id}/`;
  const match = routes.match(pathSegments(prefix + path));
  if (match === undefined) {
    const near = routes.suggest(prefix + path, [game.id]).map((each) => each.slice(prefix.length));
    throw new CommandError(
      'notFound',
      `Nothing was found at "${path}".`,
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Find records by name with `caryll search`.',
    );
  }
  const { operation, pathValues } = match;
  const variables = readParameters(operation, pathValues, query);
  const reply = await createReplies({ cacheBytes: 0 }).make(release, operationRequest(operation, variables));
  return JSON.parse(reply.body.toString());
}

/** The error for what was not found in a game, and is in another one. */
async function foundElsewhere(request: GetRequest, error: unknown): Promise<CommandError | undefined> {
  const isMissing =
    error instanceof CommandError
      ? error.exitCode === exitCodes.notFound
      : error instanceof Problem && error.status === 404;
  if (!isMissing) return undefined;
  const { release, game, path } = request;
  for (const other of release.games.values()) {
    if (other.id === game.id) continue;
    const isThere = await prompt({ ...request, game: other }).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return new CommandError(
        'notFound',
        `Nothing was found at "${path}" in ${game.id}, but it is in ${other.id}.`,
        `Add --game ${other.id}.`,
      );
    }
  }
  return undefined;
}

/** Prints a page of a list, and how to get the next one. */
function printPage(context: Context, records: readonly Fields[], meta: PageMeta | undefined): void {
  if (records.length === 0) context.say('No results.');
  else printRecords(context, records);
  if (meta === undefined || meta.total <= records.length) return;
  const { page, page_size: size, total } = meta;
  context.say(
    `\nPage ${page} of ${formatNumber(Math.ceil(total / size))}, ${plural(total, 'record')} in total. Use page=${page + 1} for the next page, or page_size=100 for more records per page.`,
  );
}

const isList = (data: Body['data']): data is readonly Fields[] => Array.isArray(data);

export const getCommand: CommandSpec<[path: string], { view?: string; game?: string }> = {
  name: 'get',
  summary: 'show a record or a list',
  description:
    'Shows a record, a list, or the response of any other route below /v1/{gameId}; parameters follow a question mark. Reads the served release directly: needs no running service and no key, and costs no units. If there is no database, creates an embedded one with the data shipped with caryll.',
  examples: [
    'caryll get bosses/father-gascoigne',
    "caryll get 'weapons?category=trick_weapon&sort=-attack_physical'",
    'caryll get runes --view full --json | jq .data',
  ],
  arguments: [new Argument('<path>', 'e.g. bosses, or bosses/father-gascoigne')],
  options: [
    withChoices(
      new Option('--view <view>', 'how much of each record to show (the view parameter)'),
      viewNames,
    ),
    gameOption,
  ],
  jsonHelp: 'print the JSON body that the route returns',
  async action(context, [target], { view, game: id }) {
    const release = await servedRelease(context);
    const [rawPath = '', ...rest] = target.split('?');
    const [start = '', version, first = ''] = /^\/?(v1\/)?([^/]+)\//.exec(rawPath) ?? [];
    const hasGame = version !== undefined || release.games.has(first);
    const game = chooseGame(release, hasGame ? first : id);
    const { pairs, undecodable } = readQuery(rest.join('?'));
    const query = { pairs: view === undefined ? pairs : [...pairs, ['view', view] as const], undecodable };
    const path = (hasGame ? rawPath.slice(start.length) : rawPath).replace(/^\/|\/$/g, '');
    const request = { release, game, path, query };
    const body = await prompt(request).catch(async (error: unknown) => {
      throw (await foundElsewhere(request, error)) ?? error;
    });
    const { data, meta } = body;
    return {
      json: body,
      text: () => (isList(data) ? printPage(context, data, meta) : printRecord(context, data)),
    };
  },
};

/** A search result. */
interface Hit {
  readonly name: string;
  readonly kind: string;
  /** Null for a record without its own route. */
  readonly url: string | null;
  readonly match: string;
}

export const searchCommand: CommandSpec<
  [words: readonly string[]],
  { kind?: string; page?: string; game?: string }
> = {
  name: 'search',
  summary: 'find records by name',
  description:
    'Finds records by name or description. Misspelled names, partial names and aliases also match. Reads the served release directly: needs no running service and no key, and costs no units. If there is no database, creates an embedded one with the data shipped with caryll.',
  examples: ['caryll search moonlight', 'caryll search gascoine --kind boss,npc', 'caryll search lhb --json'],
  arguments: [new Argument('<words...>', 'search terms')],
  options: [
    ['--kind <kinds>', 'only records of these kinds (comma-separated)'],
    ['--page <page>', 'page number (20 records per page)'],
    gameOption,
  ],
  jsonHelp: 'print the JSON body that the route returns',
  async action(context, [words], { kind, page, game: id }) {
    const release = await servedRelease(context);
    const game = chooseGame(release, id);
    const given = { q: words.join(' '), kind, page };
    const pairs = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const body = await prompt({ release, game, path: 'search', query: { pairs, undecodable: [] } });
    const prefix = `/v1/${game.id}/`;
    const hits = (body.data as readonly unknown[] as readonly Hit[]).map(({ name, kind, url, match }) => ({
      name,
      kind,
      match,
      path: url?.slice(prefix.length),
    }));
    return {
      json: body,
      text() {
        printPage(context, hits, body.meta);
        const others = [...release.games.keys()].filter((each) => each !== game.id);
        if (hits.length === 0 && others.length > 0)
          context.say(`Only ${game.id} was searched. Use --game for ${joined(others, 'or')}.`);
        const ofGame = game.id === defaultGame ? '' : ` --game ${game.id}`;
        if (hits.length > 0) context.say(`Show a record with \`caryll get <path>${ofGame}\`.`);
      },
    };
  },
};
