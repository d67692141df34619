import { lowerFirst, upperFirst } from '../../src/text/case.ts';
import { canonical, createCommonShapes, namesIn, type ShapeOfGame } from './common-shape.ts';
import type { Schema } from './schema.ts';

export type NamedSchemas = Readonly<Record<string, Schema>>;

/** The part of the document that belongs to one game. */
export interface GameDocument {
  readonly gameId: string;
  /** Its title. */
  readonly name: string;
  /** Path items of its operations by their templates, e.g. `/v1/{gameId}/bosses`. */
  readonly paths: NamedSchemas;
  readonly schemas: NamedSchemas;
  /** The names of ideas by the schemas of the widest views of kinds, e.g. `RestPoint` by `LampFull`. */
  readonly ideas: ReadonlyMap<string, string>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** A game as the beginning of a name, which no digit can be. */
const titled = (gameId: string) =>
  gameId
    .split('-')
    .map(upperFirst)
    .join('')
    .replace(/^(?=\d)/, 'Game');

/** Returns the id of an operation in the document: `bloodborne_listBosses`; of one that is the same in all games, `listChanges`. */
export const operationIdIn = (gameId: string, id: string): string =>
  sameInEveryGame.includes(id) ? id : `${lowerFirst(titled(gameId))}_${id}`;

/** The operations whose parameters and bodies are the same in every game: they have one path, with `{gameId}`. */
const sameInEveryGame: readonly string[] = ['getLanguages', 'listChanges', 'listReleases'];

const prefix = '#/components/schemas/';
const refTo = (name: string) => prefix + name;

/** A value whose references to schemas have other names. */
function renamed<Value>(value: Value, nameOf: (name: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' && inner.startsWith(prefix) ? refTo(nameOf(inner.slice(prefix.length))) : inner,
  ) as Value;
}

type Operation = Schema & {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Schema[];
  readonly responses: Readonly<Record<string, Schema>>;
};
const operationOf = (item: Schema) => item['get'] as Operation;
const isShared = (item: Schema) => sameInEveryGame.includes(operationOf(item).operationId);

/** A response without what it has beside its records. */
const withoutMeta = (response: unknown): unknown =>
  JSON.parse(JSON.stringify(response, (key, value: unknown) => (key === 'meta' ? undefined : value)));

/**
 * The names that begin with the game: of what its own operations return, and of parts that are not the same in all games
 * that have them, or that only one game has.
 */
function ownNames(games: readonly GameDocument[]): Set<string> {
  const own = new Set(
    games.flatMap(({ paths }) =>
      Object.values(paths)
        .filter((item) => !isShared(item))
        .flatMap((item) => namesIn(withoutMeta(operationOf(item).responses['200']))),
    ),
  );
  const names = new Set(games.flatMap(({ schemas }) => Object.keys(schemas)));
  // A schema that refers to a schema of one game belongs to that game.
  for (let before = -1; before !== own.size;) {
    before = own.size;
    for (const name of names) {
      const texts = games.flatMap(({ gameId, schemas }) => {
        const nameOf = (each: string) => (own.has(each) ? titled(gameId) + each : each);
        return schemas[name] === undefined ? [] : [canonical(renamed(schemas[name], nameOf))];
      });
      if (texts.length < Math.min(2, games.length) || new Set(texts).size > 1) own.add(name);
    }
  }
  return own;
}

/** Fails if an operation that has one path for all games differs between them. */
function checkShared(games: readonly GameDocument[], own: ReadonlySet<string>): void {
  for (const id of sameInEveryGame) {
    const found = games.map(({ gameId, paths }) => {
      const item = Object.values(paths).find((each) => operationOf(each).operationId === id);
      const { parameters, responses } = item === undefined ? ({} as Partial<Operation>) : operationOf(item);
      return [
        gameId,
        canonical([parameters, responses?.['200'], namesIn(item ?? {}).filter((name) => own.has(name))]),
      ] as const;
    });
    const other = found.find(([, text]) => text !== found[0]![1]);
    if (other !== undefined)
      throw new Error(
        `${id} must have the same parameters and response in every game, because the document has it once (sameInEveryGame); it differs between ${found[0]![0]} and ${other[0]}`,
      );
  }
}

/** The path items of a game at its own addresses. */
const ownPaths = ({ gameId, name: game, paths }: GameDocument): [string, Schema][] =>
  Object.entries(paths)
    .filter(([, item]) => !isShared(item))
    .map(([path, item]) => {
      const operation = operationOf(item);
      return [
        path.replace('{gameId}', gameId),
        {
          get: {
            ...operation,
            operationId: operationIdIn(gameId, operation.operationId),
            // The game, and the operation as all games with it name it.
            'x-game': gameId,
            'x-operation': operation.operationId,
            tags: operation.tags.map((tag) => `${game}: ${tag}`),
            parameters: operation.parameters.filter(({ name }) => name !== 'gameId'),
          },
        },
      ];
    });

/** A schema of a game that has a shape in common with schemas of other games. */
interface Shaped extends ShapeOfGame {
  readonly gameId: string;
  readonly name: string;
}

/**
 * Schemas by the name of the shape that they have in common: parts of one name, and the widest views of kinds with one idea,
 * whose shape is named for it, e.g. `RestPoint`.
 */
function groupsOf(games: readonly GameDocument[], own: ReadonlySet<string>): Map<string, Shaped[]> {
  const groups = new Map<string, Shaped[]>();
  for (const { gameId, schemas, ideas } of games)
    for (const name of Object.keys(schemas).filter((each) => own.has(each))) {
      const isView = /(?:Summary|Detail|Full)$/.test(name);
      const common = isView ? ideas.get(name) : name;
      if (common === undefined || schemas[name]!['type'] !== 'object') continue;
      const shaped = { gameId, name, schema: schemas[name]!, resolve: (other: string) => schemas[other]! };
      groups.set(common, [...(groups.get(common) ?? []), shaped]);
    }
  for (const [common, group] of groups)
    if (new Set(group.map(({ gameId }) => gameId)).size < 2) groups.delete(common);
  return groups;
}

/** The common shapes by name, and the name of the common shape of each schema of a game. */
function commonShapes(games: readonly GameDocument[], own: ReadonlySet<string>) {
  const groups = groupsOf(games, own);
  const named = new Map(
    [...groups].flatMap(([common, group]) =>
      group.map(({ gameId, name }) => [`${gameId} ${name}`, common] as const),
    ),
  );
  const commonOf = (gameId: string, name: string) => named.get(`${gameId} ${name}`);
  const { commonShape } = createCommonShapes((name) =>
    groups.has(name) || !own.has(name) ? name : undefined,
  );
  for (const [common, group] of groups)
    if (games.some(({ schemas }) => common in schemas && !group.some(({ name }) => name === common)))
      throw new Error(`the common shape ${common} must have a name that no schema has`);
  const shapes = Object.fromEntries(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([common, group]) => [common, commonShape(group)]),
  );
  return { shapes, commonOf };
}

/**
 * Names the common shape that an object fits. Not by `allOf`: generators would merge this into a type, and lists whose
 * elements have more members in one game would become intersections of lists, whose elements have only the common members.
 */
const fits = (common: string): Schema => ({ 'x-common': { $ref: refTo(common) } });

/**
 * Joins the documents of games. Paths name the game, except those of operations that are the same in all of them. So does what
 * these return; parts that are the same in all games that have them are there once. What else games have under one name has the
 * common shape of all of them there, e.g. `Offer` of `BloodborneOffer` and `EldenRingOffer`, and so have the widest views of
 * kinds with one idea: `Boss` of `BloodborneBossFull` and `EldenRingBossFull`.
 *
 * @param gameParameter the parameter `gameId` of paths for all games.
 */
export function joinGames(games: readonly GameDocument[], gameParameter: Schema) {
  const own = ownNames(games);
  checkShared(games, own);
  const tagsOf = (item: Schema) => operationOf(item).tags;
  const { shapes, commonOf } = commonShapes(games, own);
  const schemas: Record<string, Schema> = {};
  const paths: Record<string, Schema> = {};
  for (const [path, item] of Object.entries(games[0]!.paths)) {
    if (!isShared(item)) continue;
    const operation = operationOf(item);
    const parameters = operation.parameters.map((each) => (each['name'] === 'gameId' ? gameParameter : each));
    paths[path] = { get: { ...operation, parameters } };
  }
  for (const game of games) {
    const nameOf = (name: string) => (own.has(name) ? titled(game.gameId) + name : name);
    for (const [path, item] of ownPaths(game)) paths[path] = renamed(item, nameOf);
    for (const [name, schema] of Object.entries(game.schemas)) {
      const common = commonOf(game.gameId, name);
      schemas[nameOf(name)] = { ...renamed(schema, nameOf), ...(common !== undefined && fits(common)) };
    }
  }
  return {
    paths,
    schemas: { ...shapes, ...schemas },
    tags: [
      ...games.flatMap(({ name, tags, paths: items }) => {
        const used = new Set(
          Object.values(items)
            .filter((item) => !isShared(item))
            .flatMap(tagsOf),
        );
        return tags
          .filter((tag) => used.has(tag.name))
          .map((tag) => ({ ...tag, name: `${name}: ${tag.name}` }));
      }),
      ...games[0]!.tags.filter((tag) =>
        Object.values(games[0]!.paths).some((item) => isShared(item) && tagsOf(item).includes(tag.name)),
      ),
    ],
  };
}
