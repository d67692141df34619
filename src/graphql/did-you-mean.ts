import { type FieldNode, type GraphQLSchema, getArgumentValues, Kind, type SelectionSetNode } from 'graphql';
import type { Release } from '../data/releases.ts';
import { suggestSlugs } from '../data/search/suggest.ts';
import { responseName } from './cost.ts';
import type { Chosen } from './limits.ts';
import { leadsToOf } from './statistics.ts';

/** The fields of a root selection, every fragment laid open. */
function* rootFields(
  { selections }: SelectionSetNode,
  fragments: Chosen['query']['fragments'],
): Generator<FieldNode> {
  for (const node of selections) {
    if (node.kind === Kind.FIELD) yield node;
    else if (node.kind === Kind.INLINE_FRAGMENT) yield* rootFields(node.selectionSet, fragments);
    else yield* rootFields(fragments.get(node.name.value)!.selectionSet, fragments);
  }
}

/** Each is a search that nobody pays for. */
const maxSearches = 3;

/**
 * What is near to the slugs of records that were asked for and are not there, by the names that these have in the
 * answer, for the first of them; undefined where all are there.
 */
export async function didYouMean(
  schema: GraphQLSchema,
  release: Release,
  { query, operation, variables }: Chosen,
  data: Readonly<Record<string, unknown>> | null | undefined,
): Promise<Readonly<Record<string, readonly string[]>> | undefined> {
  const near: Record<string, readonly string[]> = {};
  for (const node of rootFields(operation.selectionSet, query.fragments)) {
    const name = responseName(node);
    if (data?.[name] !== null || name in near) continue;
    const field = schema.getQueryType()!.getFields()[node.name.value];
    const leadsTo = field && leadsToOf(field);
    if (leadsTo?.kind !== 'named') continue;
    const { gameId, slug } = getArgumentValues(field!, node, variables) as { gameId: string; slug: string };
    if (!release.games.has(gameId)) continue;
    if (Object.keys(near).length === maxSearches) break;
    near[name] = await suggestSlugs(release, gameId, leadsTo.table, slug).catch(() => []);
  }
  return Object.keys(near).length === 0 ? undefined : near;
}
