import { computed, type KindDeclaration } from '../kinds/declare.ts';
import type { ExtensibleGraph } from '../graph/graph.ts';
import { listPrice, pageOf } from '../graph/queries/lists.ts';
import { rowsOf } from '../graph/load/loaders.ts';
import { limitOf, pageArgument, partOf } from '../graph/queries/page-input.ts';

/** A row of the table of level costs, in every game. */
interface LevelCostRow {
  readonly level: number;
  readonly cost: number;
}

/** The currency that levels cost, as a field of each row. */
export const levelCost = (currency: string): KindDeclaration => ({
  fields: {
    currency: computed({ type: 'Currency', description: 'Currency of the cost.', value: () => currency }),
  },
});

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
      description: 'A page of the costs of levels, lowest level first.',
      args: { page: pageArgument(graph, t) },
      ...listPrice,
      resolve: (_root, args, context) => {
        const part = partOf(args.page);
        const { limit, offset } = limitOf(part);
        return {
          data: () => rowsOf(graph, context, page, limit, offset),
          meta: () => ({ ...part, total: context.release.games.get(gameId)!.sizes['level_cost'] ?? 0 }),
        };
      },
    }),
  );
}
