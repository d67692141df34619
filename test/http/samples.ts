import { schema } from '../../src/graph/schema.ts';
import { loadOperations, type Operation, type OperationParameter } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import type { TestService } from '../service.ts';

/** Every operation, with a request that each answers with 200. */
export const operations: readonly Operation[] = loadOperations(fromRoot('schema', 'operations'), schema).list;

/** A good value for each parameter that must be sent. */
export function sampleQuery(operation: Operation): string {
  return operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, schema: type }) => `${name}=${type['x-search-text'] ? 'gascoigne' : 'x'}`)
    .join('&');
}

export const queryParameters = (operation: Operation): readonly OperationParameter[] =>
  operation.parameters.filter((each) => each.in === 'query');

/** The path of an operation with a game and a slug filled in. */
export const fill = (operation: Operation, slug: string, game = 'bloodborne') =>
  operation.path.replace('{gameId}', game).replace('{slug}', slug);

export const withQuery = (path: string, ...queries: readonly string[]) => {
  const query = queries.filter((each) => each !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
};

/** First slug of the list that belongs to each operation, by operation. */
export async function sampleSlugs(service: TestService): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>();
  for (const operation of operations) {
    if (!operation.path.endsWith('{slug}')) continue;
    const list = operation.path.replace('{gameId}', 'bloodborne').replace('/{slug}', '');
    const { json } = await service.get(`${list}?page_size=1`);
    slugs.set(operation.id, json.data[0].slug);
  }
  return slugs;
}
