import type { LevelCostRow } from '../../../schema/rows.ts';
import { GraphQLError } from 'graphql';
import { schemaOf } from '../../data/releases.ts';
import { builder, gameArgument } from '../builder.ts';
import { checkGame, PageMetaType } from '../lists.ts';
import { rowsOf } from '../loaders.ts';
import { graph, levelCostRange } from '../records.ts';
import { leadsToRows } from '../relations.ts';

const LevelCost = graph.object<LevelCostRow>('LevelCost');

const maxLevels = 100;

builder.queryFields((t) => ({
  levelCosts: t.field({
    type: [LevelCost],
    description: `Blood echoes for each level of a range of at most ${maxLevels} levels.`,
    args: {
      gameId: t.arg(gameArgument),
      fromLevel: t.arg.int({ required: true, description: 'First level.' }),
      toLevel: t.arg.int({ required: true, description: 'Last level.' }),
    },
    ...leadsToRows,
    resolve: async (_root, { gameId, fromLevel, toLevel }, context) => {
      checkGame(context.release, gameId);
      const levels = toLevel - fromLevel + 1;
      if (levels < 1 || levels > maxLevels) {
        throw new GraphQLError(
          `levelCosts: expected a range of 1 to ${maxLevels} levels, got ${fromLevel} to ${toLevel}`,
        );
      }
      return rowsOf<LevelCostRow>(context, levelCostRange, gameId, fromLevel, toLevel);
    },
  }),
}));

builder.queryFields((t) => {
  const pageArgs = () => ({
    gameId: t.arg(gameArgument),
    page: t.arg({ type: 'Page', required: true, defaultValue: 1, description: 'Which page, from 1.' }),
    pageSize: t.arg({ type: 'PageSize', required: true, defaultValue: 20, description: 'Rows on a page.' }),
  });
  return {
    levelCostPage: t.field({
      type: [LevelCost],
      description: 'A page of the blood echoes for each level, from the lowest level on.',
      args: pageArgs(),
      ...leadsToRows,
      resolve: (_root, { gameId, page, pageSize }, { release }) => {
        checkGame(release, gameId);
        return release.select<LevelCostRow>(
          `select * from ${schemaOf(release, gameId)}.level_cost order by level limit ? offset ?`,
          pageSize,
          (page - 1) * pageSize,
        );
      },
    }),
    levelCostPageMeta: t.field({
      type: PageMetaType,
      description: 'How many levels have a cost.',
      args: pageArgs(),
      resolve: (_root, { gameId, page, pageSize }, { release }) => {
        checkGame(release, gameId);
        return { page, pageSize, total: release.games.get(gameId)!.sizes['level_cost'] ?? 0 };
      },
    }),
  };
});
