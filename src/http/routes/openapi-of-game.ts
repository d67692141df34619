type Objects = Readonly<Record<string, unknown>>;

/** The parts of the OpenAPI document by which its games differ. */
export interface GamesDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: Readonly<Record<string, Objects>>;
}

interface Operation {
  /** The game that it is of; absent of one that is the same in all games, or of none. */
  readonly 'x-game'?: string;
  readonly tags: readonly string[];
}

/** Returns the games that have operations in the document. */
export const gamesIn = ({ paths }: GamesDocument): string[] => [
  ...new Set(Object.values(paths).flatMap(({ get }) => get['x-game'] ?? [])),
];

/** Returns the references of a value to components, and of these to others, e.g. `schemas/Boss`. */
export function referencesIn(
  value: unknown,
  components: Readonly<Record<string, Objects>>,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const [, section, name] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
    const reference = `${section}/${name}`;
    if (found.has(reference)) continue;
    found.add(reference);
    referencesIn(components[section!]![name!], components, found);
  }
  return found;
}

/**
 * Reduces the OpenAPI document to one game: its paths and those of no single game, with the components and tags that they
 * use. Paths with `{gameId}` take that game only, and no shape is compared with those of other games.
 */
export function documentOfGame<Document extends GamesDocument>(document: Document, gameId: string): Document {
  const { tags, paths, components }: GamesDocument = JSON.parse(
    JSON.stringify(document, (name, value: unknown) => {
      if (name === 'x-common') return undefined;
      const isGame = name !== '' && (value as Objects | null)?.['name'] === 'gameId';
      return isGame
        ? { ...(value as object), schema: { type: 'string', enum: [gameId] }, example: gameId }
        : value;
    }),
  );
  const own = Object.entries(paths).filter(([, { get }]) => (get['x-game'] ?? gameId) === gameId);
  const used = new Set(own.flatMap(([, { get }]) => get.tags));
  const references = referencesIn(own, components);
  return {
    ...document,
    tags: tags.filter(({ name }) => used.has(name)),
    paths: Object.fromEntries(own),
    components: Object.fromEntries(
      Object.entries(components).map(([section, named]) => [
        section,
        section === 'securitySchemes'
          ? named
          : Object.fromEntries(
              Object.entries(named).filter(([name]) => references.has(`${section}/${name}`)),
            ),
      ]),
    ),
  };
}
