import type { GameData } from '../../src/dataset/load.ts';
import type { World } from '../../src/games/progress/reach.ts';
import { recordOf } from '../../src/games/progress/report.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';
import { siteOf } from '../games/sites.ts';

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
  readonly wording: ProgressWords;
}

/** The model of a game; undefined for a game without gates. */
export function progressModel(
  data: GameData,
  { segments, hasMap }: Pick<ProgressModel, 'segments' | 'hasMap'>,
): ProgressModel | undefined {
  const { progress } = siteOf(data.game.slug);
  if (progress === undefined) return undefined;
  const { world, notes } = progress.read(data);
  const { places, ways, deeds } = world;
  const gates = [...places, ...ways, ...deeds].flatMap(({ gate }) => gate ?? []);
  const needs = gates.flatMap(({ requires, closed_by }) => [
    ...requires.flatMap(({ all }) => all),
    ...closed_by,
  ]);
  const names: Record<string, Record<string, string>> = {};
  for (const token of [
    ...[...places, ...deeds].map((each) => each.token),
    ...needs.map(({ token }) => token),
  ]) {
    const { kind, slug } = recordOf(world, token) ?? {};
    const record = data.records.get(kind ?? '')?.find((each) => each['slug'] === slug);
    if (kind !== undefined && slug !== undefined && record !== undefined)
      (names[kind] ??= {})[slug] = String(record['name']);
  }
  return {
    game: data.game.slug,
    title: data.game.name,
    datasetVersion: data.game.dataset_version,
    world,
    names,
    notes: Object.fromEntries(notes),
    segments: Object.fromEntries(Object.entries(segments).filter(([kind]) => kind in names)),
    hasMap,
    wording: progress.wording,
  };
}
