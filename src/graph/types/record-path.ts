import type { GraphParts } from '../graph.ts';

/** Returns the path of a record in REST; null if its kind has only a list, or none. */
export const pathOf = (
  { declarations, gameId, model }: Pick<GraphParts, 'declarations' | 'gameId' | 'model'>,
  basePath: string,
  kind: string,
  slug: string,
): string | null =>
  declarations[kind]?.rest?.one === undefined
    ? null
    : `${basePath}/v1/${gameId}/${model.tables.get(kind)!.file!}/${slug}`;
