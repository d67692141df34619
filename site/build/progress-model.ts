import type { GameData } from '../../src/dataset/load.ts';
import { recordOf } from '../../src/games/progress/report.ts';
import { siteOf } from '../games/sites.ts';
import type { ProgressModel } from '../shared/models.ts';

/** The model of a game; undefined for a game without gates. */
export function progressModel(
  data: GameData,
  { segments, hasMap }: Pick<ProgressModel, 'segments' | 'hasMap'>,
): ProgressModel | undefined {
  const { progress } = siteOf(data.game.slug);
  if (progress === undefined) return undefined;
  const { world, notes, names: labels } = progress.read(data);
  const { places, ways, deeds } = world;
  const gates = [...places, ...ways, ...deeds].flatMap(({ gate }) => gate ?? []);
  const needs = gates.flatMap(({ requires, closed_by }) => [
    ...requires.flatMap(({ all }) => all),
    ...closed_by,
  ]);
  const names: Record<string, Record<string, string>> = Object.fromEntries(
    [...labels].map(([kind, ofKind]) => [kind, Object.fromEntries(ofKind)]),
  );
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
