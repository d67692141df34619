/**
 * `npm run derive`: writes the files that follow from the code and are checked in. With `--check` it only compares, and
 * fails on a difference.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { historyFile } from '../src/dataset/history-file.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { defaultGame, graphOf } from '../src/games/index.ts';
import { servedGames } from '../src/kinds/served.ts';
import { checkFor } from '../src/graphql/limits.ts';
import { loadPersisted } from '../src/graphql/persisted.ts';
import { persistedFolder } from '../src/graphql/routes.ts';
import { defaultPlans } from '../src/keys/plans.ts';
import { composeKinds, loadOperations, queriesOf } from '../src/rest/operations.ts';
import { fromRoot, serviceVersion } from '../src/root.ts';
import { deriveClient, withLists } from './client.ts';
import { deriveDataModel } from './data-model.ts';
import { deriveHistory } from './history.ts';
import { graphDiagram } from './graph-diagram.ts';
import { createOpenApi } from './openapi/document.ts';
import { printOperations } from './operations.ts';
import { persistedManifest } from './persisted-manifest.ts';
import { rowTypes } from './rows.ts';
import { withRulesTable } from './rules-table.ts';
import { settingsTable } from './settings-table.ts';
import { differencesOf } from './vocabulary.ts';

const checking = process.argv.includes('--check');
const stale: string[] = [];

/** Writes what differs, or notes it. */
function settle(derived: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(derived)) {
    const target = fromRoot(file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    stale.push(file);
    if (checking) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const graphs = [...servedGames().values()].map(graphOf);
const dataset = loadDataset(fromRoot('seeds'));
const titles = new Map(dataset.games.map(({ game }) => [game.slug, game.name]));

/** The ideas of the kinds of a game. */
const ideasOf = (gameId: string): ReadonlyMap<string, string> =>
  new Map(
    dataset.games
      .find(({ game }) => game.slug === gameId)!
      .kinds.flatMap(({ table, schema: { 'x-idea': idea } }) =>
        idea === undefined ? [] : [[table, idea] as const],
      ),
  );

const openApi = createOpenApi(
  graphs.map((graph) => ({
    gameId: graph.gameId,
    name: titles.get(graph.gameId)!,
    operations: loadOperations(graph),
    schema: graph.schema,
    ideas: ideasOf(graph.gameId),
  })),
  {
    version: serviceVersion,
    plans: defaultPlans,
    examples: JSON.parse(readFileSync(fromRoot('schema', 'examples.json'), 'utf8')),
  },
);

const models = await Promise.all(
  graphs.map(async (each) => {
    const picture = await deriveDataModel(each, loadOperations(each), `${each.gameId}-`);
    return [`docs/guides/data-model-${each.gameId}.svg`, picture] as const;
  }),
);

const differences = graphs.flatMap((each) =>
  differencesOf(servedGames().get(each.gameId)!, each, loadOperations(each)).map(
    ({ path, what }) => `${each.gameId}: ${path}: ${what}\n`,
  ),
);

settle({
  ...Object.fromEntries(
    graphs.flatMap((each) => [
      [`schema/${each.gameId}/schema.graphql`, `${printSchema(lexicographicSortSchema(each.schema))}\n`],
      [`schema/${each.gameId}/rows.ts`, rowTypes(each.model, '../..')],
      ...[...composeKinds(each)].map(
        ([file, definitions]) =>
          [`schema/${each.gameId}/operations/${file}.graphql`, printOperations(definitions)] as const,
      ),
      [
        `schema/${each.gameId}/persisted-manifest.json`,
        persistedManifest(
          loadPersisted(checkFor(each.schema), queriesOf(loadOperations(each)), persistedFolder(each.gameId)),
        ),
      ],
    ]),
  ),
  'docs/graph.md': graphDiagram(graphs.map((each) => [each, titles.get(each.gameId)!])),
  'docs/operate/settings.md': settingsTable(),
  'docs/cli.md': withRulesTable(),
  'schema/openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
  'client/src/api.ts': await deriveClient(openApi, defaultGame),
  'client/README.md': withLists(readFileSync(fromRoot('client', 'README.md'), 'utf8'), openApi, titles),
  ...Object.fromEntries(models),
  ...Object.fromEntries(
    dataset.games.map((data) => [
      `seeds/${data.game.slug}/${historyFile}`,
      deriveHistory(fromRoot('seeds', data.game.slug), data),
    ]),
  ),
});

if (differences.length > 0) {
  process.stderr.write(
    `members differ from the shapes that all games have in common (seeds/ideas.schema.json):\n${differences.join('')}`,
  );
  process.exitCode = 1;
}
if (checking && stale.length > 0) {
  process.stderr.write(
    `derived files differ from their sources: ${stale.join(', ')}\nrun \`npm run derive\` and commit the result\n`,
  );
  process.exitCode = 1;
} else if (!checking) {
  process.stderr.write(stale.length > 0 ? `written: ${stale.join(', ')}\n` : 'nothing to write\n');
}
