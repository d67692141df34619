import { readFileSync } from 'node:fs';
import { bloodborne } from '../bloodborne.ts';
import { loadOperations, type Operation, type OperationParameter } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import type { SharedService } from '../service.ts';

/** Every operation, with a request to which each returns a 200. */
export const operations: readonly Operation[] = loadOperations(bloodborne).list;

/** Good values of parameters that must be sent, by name. */
const needed: Readonly<Record<string, string>> = {
  since: JSON.parse(readFileSync(fromRoot('seeds', 'bloodborne', 'game.json'), 'utf8')).dataset_version,
  weapon_slug: 'saw-cleaver',
  boss_slug: 'father-gascoigne',
  maximize: 'defense_fire',
  from: '5',
  points: '10',
  kind: 'weapon',
  slugs: 'saw-cleaver,chikage',
  to: '10',
};

/** Parameters of which an operation needs some, though none by itself. */
const together: Readonly<Record<string, readonly string[]>> = {
  calculateDamage: ['boss_slug'],
  calculateLevel: ['from', 'to'],
};

/** Good values of an operation whose parameters mean something else than those of the others. */
const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  findRoute: { from: 'central-yharnam', to: 'old-yharnam' },
};

/** A good value for each parameter that must be sent. */
export function sampleQuery({ id, parameters }: Operation): string {
  return parameters
    .filter(
      ({ name, in: place, required }) => place === 'query' && (required || together[id]?.includes(name)),
    )
    .map(
      ({ name, schema: type }) =>
        `${name}=${type['x-search-text'] ? 'gascoigne' : (special[id]?.[name] ?? needed[name] ?? 'x')}`,
    )
    .join('&');
}

/** The values of a closed set, of one value or of each in a list; undefined of all others. */
export function allowedOf(type: OperationParameter['schema']): readonly string[] | undefined {
  if (type['type'] === 'boolean') return ['true', 'false'];
  const items = type['items'] as OperationParameter['schema'] | undefined;
  return (type['enum'] ?? items?.['enum']) as readonly string[] | undefined;
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
export async function sampleSlugs(service: SharedService): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>();
  for (const operation of operations) {
    if (!operation.path.endsWith('{slug}')) continue;
    const list = operation.path.replace('{gameId}', 'bloodborne').replace('/{slug}', '');
    const { json } = await service.get(`${list}?page_size=1`);
    slugs.set(operation.id, json.data[0].slug);
  }
  return slugs;
}
