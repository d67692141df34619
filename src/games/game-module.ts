import type { Rule } from '../dataset/rules/rule.ts';
import type { ExtensibleGraph } from '../graph/graph.ts';
import type { Declarations, Views } from '../kinds/declare.ts';

/** The code of one game: what its schemas cannot say. A game of data alone has none. */
export interface GameModule {
  /** The folder in `seeds`, and the `gameId` in paths. */
  readonly id: string;
  /** Filters, sort keys, links and views in REST, by kind. */
  readonly kinds: Declarations;
  /** Rows that follow from the tables of a release. */
  readonly views: Views;
  /** Adds computed fields and calculators to its GraphQL schema. */
  readonly extend: (graph: ExtensibleGraph) => void;
  /** `extend` adds the comparison of records, too, because it compares more than sort keys. */
  readonly compares?: true;
  /** Rules for its data beside those of every game. */
  readonly rules: readonly Rule[];
}
