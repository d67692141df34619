import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Release } from '../data/releases.ts';
import { suggestSlugs } from '../data/search/search.ts';
import type { Graph } from '../graph/graph.ts';
import { costHintOf } from '../graph/limits/points.ts';

/** The fields of a root selection, with fragments expanded. */
export function* rootFields({ selections }: SelectionSetNode, document: DocumentNode): Generator<FieldNode> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) yield node;
    else if (node.kind === Kind.INLINE_FRAGMENT) yield* rootFields(node.selectionSet, document);
    else {
      const fragment = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
      ) as { readonly selectionSet: SelectionSetNode };
      yield* rootFields(fragment.selectionSet, document);
    }
  }
}

/** Each one is a free search. */
const maxSearches = 3;

/**
 * Similar slugs for requested records that do not exist, by the names of their fields in the response, for the first
 * few; undefined if all exist.
 */
export async function didYouMean(
  { gameId, schema }: Graph,
  release: Release,
  { document, variableValues }: ExecutionArgs,
  operation: OperationDefinitionNode,
  data: Readonly<Record<string, unknown>> | null | undefined,
): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  if (!Object.values(data ?? {}).includes(null)) return undefined;
  const near: Record<string, readonly string[]> = {};
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  for (const node of rootFields(operation.selectionSet, document)) {
    const name = node.alias?.value ?? node.name.value;
    if (data?.[name] !== null || name in near) continue;
    const field = schema.getQueryType()!.getFields()[node.name.value];
    const costHint = field && costHintOf(field);
    if (costHint?.kind !== 'named') continue;
    const { slug } = getArgumentValues(field!, node, coerced) as { slug: string };
    if (Object.keys(near).length === maxSearches) break;
    near[name] = await suggestSlugs(release, gameId, costHint.table, slug).catch(() => []);
  }
  return Object.keys(near).length === 0 ? undefined : near;
}
