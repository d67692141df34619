import { GraphQLError } from 'graphql';
import { builder } from '../builder.ts';
import type { SelectTemplate } from '../level-batcher.ts';
import { checkGame } from '../lists.ts';
import { type GameRow, rowsOf } from '../loaders.ts';
import { leadsTo } from '../relations.ts';

interface LevelCostRow extends GameRow {
  readonly level: number;
  readonly blood_echoes: number;
}

const LevelCost = builder.objectRef<LevelCostRow>('LevelCost').implement({
  description: 'Blood echoes for one level.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'The level reached.' }),
    bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes needed for it.' }),
  }),
});

const maxLevels = 100;

const sql =
  'select * from level_cost where release_id = ? and game_id = ? and level between ? and ? order by level';
const range: SelectTemplate = {
  name: 'level_cost_range',
  table: 'level_cost',
  standalone: sql,
  unionArm: `(${sql}) t`,
  key: 'level',
  keyColumn: 'level',
  orderBy: 'level',
};

builder.queryFields((t) => ({
  levelCosts: t.field({
    type: [LevelCost],
    description: `Blood echoes for each level of a range of at most ${maxLevels} levels.`,
    args: {
      gameId: t.arg({ type: 'GameId', required: true, description: 'The game.' }),
      fromLevel: t.arg.int({ required: true, description: 'First level.' }),
      toLevel: t.arg.int({ required: true, description: 'Last level.' }),
    },
    extensions: leadsTo({
      kind: 'rows',
      count: ({ fromLevel, toLevel }) => Number(toLevel) - Number(fromLevel) + 1,
    }),
    resolve: async (_root, { gameId, fromLevel, toLevel }, context) => {
      checkGame(context.release, gameId);
      const levels = toLevel - fromLevel + 1;
      if (levels < 1 || levels > maxLevels) {
        throw new GraphQLError(
          `levelCosts: expected a range of 1 to ${maxLevels} levels, got ${fromLevel} to ${toLevel}`,
        );
      }
      return rowsOf<LevelCostRow>(context, range, gameId, fromLevel, toLevel);
    },
  }),
}));
