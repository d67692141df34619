import SchemaBuilder, { contextCacheSymbol } from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import type { Release } from '../data/releases.ts';
import { budgetPlugin, type ValueCounter } from './budget-plugin.ts';
import type { LevelBatcher } from './level-batcher.ts';

/**
 * What resolvers know: the release they read, and never who asks. An answer can therefore be shared between
 * callers.
 */
export interface GraphContext {
  readonly release: Release;
  /** Loaders are made once for the object under this symbol: the release, or the level batcher of one execution. */
  readonly [contextCacheSymbol]: object;
  /** Loads level by level for this execution alone; without it loads are batched with those of all executions. */
  readonly batcher?: LevelBatcher;
  /** Counts what this execution gives; without it nothing is counted. */
  readonly budget?: ValueCounter;
}

export interface GraphTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    GameId: { Input: string; Output: string };
    Slug: { Input: string; Output: string };
    Page: { Input: number; Output: number };
    PageSize: { Input: number; Output: number };
    SearchText: { Input: string; Output: string };
    SearchTypes: { Input: string[]; Output: string[] };
    Url: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    Json: { Input: unknown; Output: unknown };
  };
}

export const builder = new SchemaBuilder<GraphTypes>({
  plugins: [budgetPlugin, DataloaderPlugin],
  defaultFieldNullability: false,
});

builder.queryType({
  description: 'All data can be reached from here. All lists take the same arguments for pages and order.',
});

export type Builder = typeof builder;

/** The context of an execution on a release. */
export function contextOf(
  release: Release,
  own: { readonly batcher?: LevelBatcher; readonly budget?: ValueCounter } = {},
): GraphContext {
  return { release, [contextCacheSymbol]: own.batcher ?? release, ...own };
}
