import { searchKinds } from '../../src/data/search/types.ts';
import type { Dataset } from '../../src/dataset/load.ts';
import { servedGames } from '../../src/kinds/served.ts';
import type { Operation } from '../../src/rest/operations.ts';
import { routesOfGame } from '../../src/rest/operations.ts';
import type { RecordNames } from '../shared/models.ts';
import { hiddenNames } from './hidden-names.ts';

/** The target of one record by the segment of its list; where it has no route, that of the list for one slug. */
export function recordTargets(operations: readonly Operation[]): Record<string, string> {
  const paths = new Set(operations.map(({ path }) => path));
  return Object.fromEntries(
    routesOfGame(operations).lists.flatMap(({ segment, operation: { path, parameters } }) => {
      if (paths.has(`${path}/{slug}`)) return [[segment, `${path}/{slug}`]];
      return parameters.some(({ name }) => name === 'slugs') ? [[segment, `${path}?slugs={slug}`]] : [];
    }),
  );
}

/** The names of all published records of the data files. */
export function recordNames({ games }: Dataset, operations: readonly Operation[]): RecordNames {
  const targets = recordTargets(operations);
  const listed = games.flatMap(({ kinds }) => kinds).filter(({ file }) => targets[file] !== undefined);
  return {
    targets,
    segmentOfKind: Object.fromEntries(listed.map(({ file, table }) => [table, file])),
    first: games.flatMap(({ game }) => {
      const [max = ''] = searchKinds(servedGames().get(game.slug)!).byUse;
      return listed.find(({ table }) => table === max)?.file ?? [];
    }),
    games: Object.fromEntries(
      games.map(({ game, kinds, records }) => [
        game.slug,
        Object.fromEntries(
          kinds
            .filter((kind) => listed.includes(kind))
            .map(({ file, table }) => [
              file,
              (records.get(table) ?? []).map(
                ({ slug, name, aliases }) =>
                  [slug, name, ...((aliases as string[] | undefined) ?? [])] as [string, ...string[]],
              ),
            ]),
        ),
      ]),
    ),
    hidden: Object.fromEntries(
      games.map((game) => {
        const hidden = hiddenNames(game);
        const ofKind = ({ file, table }: (typeof game.kinds)[number]) =>
          Object.keys(hidden[table] ?? {}).length > 0 && listed.some((each) => each.file === file)
            ? [[file, hidden[table]!] as const]
            : [];
        return [game.game.slug, Object.fromEntries(game.kinds.flatMap(ofKind))];
      }),
    ),
  };
}
