import type { ReleaseGame } from '../../data/releases.ts';
import { builder } from '../builder.ts';

const DatasetChange = builder.objectRef<ReleaseGame['changes'][number]>('DatasetChange').implement({
  description: "What one version of a game's data changed.",
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version.' }),
    releasedAt: t.expose('released_at', { type: 'Date', description: 'Its day.' }),
    notes: t.stringList({ description: 'The changes.', resolve: (change) => [...change.notes] }),
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
  }),
});

builder.queryFields((t) => ({
  games: t.field({
    type: [Game],
    description: 'The games that the service has data about.',
    resolve: (_root, _args, { release }) => [...release.games.values()],
  }),
}));
