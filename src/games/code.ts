import type { ExtensibleGraph } from '../graph/graph.ts';
import type { Declarations, Views } from '../kinds/declare.ts';

/** What no schema can say of a game. */
export interface GameCode {
  readonly kinds?: Declarations;
  readonly views?: Views;
  /** Adds what is written by hand to its GraphQL schema. */
  readonly extend?: (graph: ExtensibleGraph) => void;
  /** `extend` adds the comparison of records, too, because it compares more than sort keys. */
  readonly compares?: true;
}
