import type { Gate, Stage } from '../../progress/gates.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';

/** Adds the phases of the night to what is said of a game. */
export function addStages({ builder, common, types }: ExtensibleGraph): void {
  const StageType = builder.objectRef<Stage>('Stage').implement({
    description: 'A phase of the night after the first, and what begins it.',
    fields: (t) => ({
      stage: t.expose('stage', { type: types.set<Stage['stage']>('GateStage'), description: 'The phase.' }),
      notes: t.exposeString('notes', { description: 'How it begins.' }),
      gate: t.field({
        type: types.object<Gate>('Gate'),
        description: 'What begins it.',
        resolve: ({ gate }) => gate,
      }),
    }),
  });
  builder.objectField(common.Game, 'stages', (t) =>
    t.field({
      type: [StageType],
      description: 'Phases of the night after the first, in story order.',
      resolve: ({ facts }) => (facts['stages'] ?? []) as Stage[],
    }),
  );
}
