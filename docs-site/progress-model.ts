import type { GameData } from '../src/dataset/load.ts';
import { atlasOfFiles } from '../src/games/atlases.ts';
import type { World } from '../src/games/progress/reach.ts';

type Texts = Readonly<Record<string, string>>;

/** What opens and ends in a game, as pages load it: `src/games/progress` evaluates it in the browser. */
export interface ProgressModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly world: World;
  /** Names of the records that the world names, by kind and slug. */
  readonly names: Readonly<Record<string, Texts>>;
  /** What is done in the steps of stories and how phases begin, by token. */
  readonly notes: Texts;
  /** Segments of the addresses of records, by kind. */
  readonly segments: Texts;
  readonly hasMap: boolean;
}

/** The model of a game; undefined for a game without gates. */
export function progressModel(
  data: GameData,
  { segments, hasMap }: Pick<ProgressModel, 'segments' | 'hasMap'>,
): ProgressModel | undefined {
  const atlas = atlasOfFiles(data);
  if (atlas === undefined) return undefined;
  const { world, names, notes } = atlas;
  const used = new Map<string, Set<string>>();
  const use = (kind: string, slug: string) => used.set(kind, (used.get(kind) ?? new Set()).add(slug));
  for (const { token } of [...world.places, ...world.deeds]) {
    const [kind, slug] = token.split(/[:/]/) as [string, string];
    use(kind === 'place' ? 'location' : kind, slug);
  }
  for (const { gate } of [...world.places, ...world.ways, ...world.deeds])
    for (const { item_slug: item } of [
      ...(gate?.requires.flatMap(({ all }) => all) ?? []),
      ...(gate?.closed_by ?? []),
    ])
      if (item !== undefined) use('item', item);
  return {
    game: data.game.slug,
    title: data.game.name,
    datasetVersion: data.game.dataset_version,
    world,
    names: Object.fromEntries(
      [...used].map(([kind, slugs]) => [
        kind,
        Object.fromEntries(
          [...slugs].flatMap((slug) => {
            const name = names.get(kind)?.get(slug);
            return name === undefined ? [] : [[slug, name]];
          }),
        ),
      ]),
    ),
    notes: Object.fromEntries(notes),
    segments: Object.fromEntries(Object.entries(segments).filter(([kind]) => used.has(kind))),
    hasMap,
  };
}
