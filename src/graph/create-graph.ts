import { idsByTable } from '../kinds/ids.ts';
import { createBuilder } from './types/builder.ts';
import { addCommonTypes } from './types/common-types.ts';
import { addDatasetReleases } from './queries/dataset-release.ts';
import type { ExtensibleGraph, Graph, GraphParts, GraphSource } from './graph.ts';
import { typesOf } from './types/record-types.ts';
import { addLanguages } from './queries/languages.ts';
import { addLookup } from './queries/lookup.ts';
import { addQuality } from './queries/quality.ts';
import { addPageInput } from './queries/page-input.ts';
import { addNode } from './queries/record.ts';
import { addScalars } from './types/scalars.ts';
import { addSearch } from './queries/search.ts';
import { setOfKinds } from './types/type-names.ts';

/**
 * Makes the GraphQL schema of a game.
 *
 * @param extend adds what is written by hand: computed types, calculators.
 */
export function createGraph(game: GraphSource, extend?: (graph: ExtensibleGraph) => void): Graph {
  const builder = createBuilder();
  addScalars(builder, game.search.types.length > 0, game.model);
  const tables = new Map(
    [...game.model.tables.values()].flatMap(({ type, name, isRecord }) => (isRecord ? [[type, name]] : [])),
  );
  const tableOf = (typeName: string) => tables.get(typeName);
  const kinds = [...game.model.tables.values()].flatMap(({ name, file }) => (file === undefined ? [] : name));
  const Kind = setOfKinds({ ...game, builder }, 'Kind', 'A kind of data.', kinds.sort());
  const common = addCommonTypes(builder, {
    gameId: game.gameId,
    Kind,
    tableOf: (typeName) => tableOf(typeName)!,
    fileOf: (typeName) => game.model.tables.get(tableOf(typeName)!)!.file!,
    languages: [...game.model.languages.keys()],
    idsOf: (typeName, ids) => idsByTable(game.ids.ofKind.get(tableOf(typeName)!) ?? {}, ids),
  });
  const parts: GraphParts = {
    ...game,
    builder,
    records: new Map(),
    listArguments: new Map(),
    inputs: new Map(),
    textChecks: new Map(),
    common: { ...common, Kind, PageInput: addPageInput(builder) },
    tableOf,
  };
  addNode(parts);
  addDatasetReleases(parts);
  addQuality(parts);
  addSearch(parts);
  addLanguages(parts);
  addLookup(parts);
  const graph = { ...parts, types: typesOf(parts) };
  extend?.(graph);
  return { ...graph, schema: builder.toSchema() };
}
