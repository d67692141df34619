import type { Gate, Stage } from '../../games/bloodborne/gates.ts';
import type { ReleaseGame } from '../../data/releases.ts';
import { builder } from '../builder.ts';
import type { GameRow } from '../loaders.ts';
import { graph } from '../records.ts';

const DatasetChange = builder.objectRef<ReleaseGame['changes'][number]>('DatasetChange').implement({
  description: "What one version of a game's data changed.",
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version.' }),
    releasedAt: t.expose('released_at', { type: 'Date', description: 'Its day.' }),
    notes: t.stringList({ description: 'The changes.', resolve: (change) => [...change.notes] }),
  }),
});

const GateType = graph.object<Gate & GameRow>('Gate');

const StageType = builder.objectRef<Stage & GameRow>('Stage').implement({
  description: 'A phase of the night after the first, and what begins it.',
  fields: (t) => ({
    stage: t.expose('stage', { type: graph.set<Stage['stage']>('GateStage'), description: 'The phase.' }),
    notes: t.exposeString('notes', { description: 'How it begins.' }),
    gate: t.field({
      type: GateType,
      description: 'What begins it.',
      resolve: ({ gate, game_id }) => ({ ...gate, game_id }),
    }),
  }),
});

const Game = builder.objectRef<ReleaseGame>('Game').implement({
  description: 'A game that the service has data about.',
  fields: (t) => ({
    id: t.expose('id', { type: 'GameId', description: 'Its identifier in paths and arguments.' }),
    name: t.exposeString('name', { description: 'Its title.' }),
    datasetVersion: t.exposeString('datasetVersion', { description: 'Version of its data, `YYYY.M.N`.' }),
    releasedAt: t.expose('releasedAt', { type: 'Date', description: 'Day of that version.' }),
    records: t.exposeInt('records', { description: 'Records of all kinds.' }),
    changes: t.field({
      type: [DatasetChange],
      description: 'Changes of the data, newest version first.',
      resolve: (game) => game.changes,
    }),
    stages: t.field({
      type: [StageType],
      description: 'Phases of the night after the first, in story order.',
      resolve: ({ id, facts }) =>
        ((facts['stages'] ?? []) as Stage[]).map((stage) => ({ ...stage, game_id: id })),
    }),
  }),
});

builder.queryFields((t) => ({
  games: t.field({
    type: [Game],
    description: 'The games that the service has data about.',
    resolve: (_root, _args, { release }) => [...release.games.values()],
  }),
}));
