import type { LevelCostRow } from '../../../../schema/bloodborne/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { listPrice, pageArguments, pageOf } from '../../../graph/lists.ts';
import { rowsOf } from '../../../graph/loaders.ts';

/** Adds the list of what each level costs, from the lowest level on. */
export function addLevelCosts(graph: ExtensibleGraph): void {
  const { builder, gameId, types } = graph;
  const LevelCostPage = pageOf<LevelCostRow>(graph, types.object('LevelCost'), 'levels');
  const page = {
    sql: (schema: string) => `select * from ${schema}.level_cost order by level limit ? offset ?`,
    keyColumn: 'level',
  };

  builder.queryField('levelCosts', (t) =>
    t.field({
      type: LevelCostPage,
      description: 'A page of the blood echoes for each level, lowest level first.',
      args: pageArguments(t),
      ...listPrice,
      resolve: (_root, args, context) => ({
        data: () => rowsOf(graph, context, page, args.pageSize, (args.page - 1) * args.pageSize),
        meta: () => ({ ...args, total: context.release.games.get(gameId)!.sizes['level_cost'] ?? 0 }),
      }),
    }),
  );
}
