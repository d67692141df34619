import { lowerFirst, upperFirst } from '../../src/text/case.ts';
import type { Schema } from './schema.ts';

/** The document of a game beside the first one. */
export interface GameDocument {
  readonly gameId: string;
  /** Its title. */
  readonly name: string;
  readonly document: Schema;
}

type Named = Readonly<Record<string, Schema>>;

/** A game as the beginning of a name, which no digit can be. */
const titled = (gameId: string) =>
  gameId
    .split('-')
    .map(upperFirst)
    .join('')
    .replace(/^(?=\d)/, 'Game');

/** The name of an operation that only one game has. */
export const operationIdIn = (gameId: string, id: string): string =>
  lowerFirst(titled(gameId)) + upperFirst(id);

const equal = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What may differ between games. */
const sections = ['schemas', 'responses'] as const;

/** A value whose references are those that `names` gives instead. */
function renamed<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' ? (names.get(inner) ?? inner) : inner,
  ) as Value;
}

/** The operation at a path, without what only identifies its game. */
function signatureOf(item: Schema | undefined): unknown {
  const {
    parameters,
    responses,
    'x-kind': kind,
  } = (item?.['get'] ?? {}) as { parameters?: unknown; responses?: Named; 'x-kind'?: string };
  return [parameters, responses?.['200'], kind];
}

/** Adds components, each under its own name, or under one that begins with the title where the name is taken. */
function addComponents(
  all: Record<string, Record<string, Schema>>,
  own: Record<string, Named>,
  title: string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const entries = sections.flatMap((section) =>
    Object.entries(own[section] ?? {}).map(([name, value]) => ({ section, name, value })),
  );
  const first = structuredClone(all);
  // What refers to a component of another name is another component.
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { section, name, value } of entries) {
      const ref = `#/components/${section}/${name}`;
      if (names.has(ref) || equal(renamed(value, names), first[section]![name])) continue;
      const same = Object.entries(first[section]!).find(([, other]) => equal(other, renamed(value, names)));
      names.set(ref, same ? `#/components/${section}/${same[0]}` : `#/components/${section}/${title}${name}`);
    }
  }
  for (const { section, name, value } of entries) {
    const target = (names.get(`#/components/${section}/${name}`) ?? name).split('/').at(-1)!;
    all[section]![target] ??= renamed(value, names);
  }
  return names;
}

/**
 * One document for all games. What another game has in common with the first one is listed once; its other paths name the game,
 * and the components, operations and tags that only it has begin with its name.
 *
 * @param plain the first without its examples.
 * @param firstId its game.
 */
export function withGames(
  first: Schema,
  plain: Schema,
  firstId: string,
  others: readonly GameDocument[],
): Schema {
  const { paths, components, tags } = structuredClone(first) as {
    paths: Record<string, Schema>;
    components: Record<string, Record<string, Schema>>;
    tags: { readonly name: string; readonly description: string }[];
  };
  const gamesAt = new Map<string, string[]>();
  for (const { gameId, name: game, document } of others) {
    const title = titled(gameId);
    const names = addComponents(components, document['components'] as Record<string, Named>, title);
    const used = new Set<string>();
    for (const [path, each] of Object.entries(document['paths'] as Named)) {
      const item = renamed(each, names);
      if (equal(signatureOf(item), signatureOf((plain['paths'] as Named)[path]))) {
        gamesAt.set(path, [...(gamesAt.get(path) ?? []), gameId]);
        continue;
      }
      const operation = item['get'] as {
        readonly operationId: string;
        readonly tags: readonly string[];
        readonly parameters: readonly { readonly name?: string }[];
      };
      const { operationId, parameters } = operation;
      for (const tag of operation.tags) used.add(tag);
      paths[path.replace('{gameId}', gameId)] = {
        ...item,
        get: {
          ...operation,
          operationId: operationIdIn(gameId, operationId),
          // The operation as other games have it.
          'x-operation': operationId,
          tags: operation.tags.map((tag) => `${game}: ${tag}`),
          parameters: parameters.filter(({ name }) => name !== 'gameId'),
        },
      };
    }
    for (const { name, description } of document['tags'] as typeof tags)
      if (used.has(name)) tags.push({ name: `${game}: ${name}`, description });
  }
  // A path that not every game has names those that do.
  for (const path of Object.keys(plain['paths'] as Named)) {
    const games = [firstId, ...(gamesAt.get(path) ?? [])];
    const isOfGame = path.startsWith('/v1/{gameId}/') && games.length <= others.length;
    if (isOfGame)
      paths[path] = { ...paths[path], get: { ...(paths[path]!['get'] as Schema), 'x-games': games } };
  }
  return { ...first, tags, paths, components };
}
