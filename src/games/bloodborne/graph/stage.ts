import type { ExtensibleGraph } from '../../../graph/graph.ts';
import type { Stage } from '../../progress/story.ts';

/** Adds the phases of the night to what is said of a game. */
export function addStages({ builder, common, types }: ExtensibleGraph): void {
  builder.objectField(common.Game, 'stages', (t) =>
    t.field({
      type: [types.object<Stage>('Stage')],
      description: 'Phases of the night after the first, in story order.',
      resolve: ({ facts }) => (facts['stages'] ?? []) as Stage[],
    }),
  );
}
