import SchemaBuilder, { contextCacheSymbol } from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import type { Release } from '../data/releases.ts';
import { budgetPlugin, type ValueCounter } from './budget-plugin.ts';
import { pointsOf } from './points.ts';

/**
 * What resolvers know: the release they read, and never who asks. An answer can therefore be shared between
 * callers.
 */
export interface GraphContext {
  readonly release: Release;
  /** Loaders are made once for the object under this symbol: executions on a release share their batches. */
  readonly [contextCacheSymbol]: Release;
  /** Counts what this execution gives; without it nothing is counted. */
  readonly budget?: ValueCounter;
}

export interface GraphTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    GameId: { Input: string; Output: string };
    Label: { Input: string; Output: string };
    Slug: { Input: string; Output: string };
    DatasetVersion: { Input: string; Output: string };
    Page: { Input: number; Output: number };
    PageSize: { Input: number; Output: number };
    Depth: { Input: number; Output: number };
    GemGrade: { Input: number; Output: number };
    Stat: { Input: number; Output: number };
    UpgradeLevel: { Input: number; Output: number };
    HunterLevel: { Input: number; Output: number };
    Weight: { Input: number; Output: number };
    GemChoices: { Input: string[]; Output: string[] };
    SearchText: { Input: string; Output: string };
    SearchTypes: { Input: string[]; Output: string[] };
    Url: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    Json: { Input: unknown; Output: unknown };
  };
}

export const builder = new SchemaBuilder<GraphTypes>({
  plugins: [budgetPlugin, ComplexityPlugin, DataloaderPlugin],
  defaultFieldNullability: false,
  // Prices only: `src/graphql/limits.ts` looks at them before an operation runs.
  complexity: { fieldComplexity: pointsOf, disabled: true },
});

builder.queryType({
  description: 'All data can be reached from here. All lists take the same arguments for pages and order.',
});

/** The argument that every question about a game has. */
export const gameArgument = { type: 'GameId', required: true, description: 'The game.' } as const;

export type Builder = typeof builder;

/** The context of an execution on a release. */
export function contextOf(release: Release, budget?: ValueCounter): GraphContext {
  return { release, [contextCacheSymbol]: release, ...(budget && { budget }) };
}
