import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLInputObjectType } from 'graphql';
import { servedGraph } from '../../src/games/index.ts';
import { snakeCase } from '../../src/text/case.ts';
import { gameIds, publishedGame } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

/** `class_slug` in each calculator that takes stats, in every game: it is short for the stats of that class. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const withRatings = gameIds.filter(
  (gameId) => 'attackRating' in servedGraph(gameId).schema.getQueryType()!.getFields(),
);

describe.each(withRatings)('%s', (gameId) => {
  const { schema } = servedGraph(gameId);
  const stats = Object.keys((schema.getType('StatsInput') as GraphQLInputObjectType).getFields()).map(
    snakeCase,
  );
  const recordsOf = (table: string) => publishedGame(gameId).records.get(table)! as any[];
  const weapons = () =>
    service
      .get(`/v1/${gameId}/calc/attack-ratings?page_size=2&sort=name`)
      .then(({ json }) => json.data.map(({ weapon_slug: slug }: any) => slug) as string[]);
  const written = (values: Readonly<Record<string, number>>, names: readonly string[]) =>
    names.map((name) => `${name}=${values[name]}`).join('&');

  /** Requests whose responses depend on stats, each without them. */
  async function requests(): Promise<string[]> {
    const [weapon] = await weapons();
    const several = recordsOf('weapon')
      .slice(0, 3)
      .map(({ slug }) => slug);
    return [
      `calc/attack-rating?weapon_slug=${weapon}`,
      `calc/damage?weapon_slug=${weapon}&boss_slug=${recordsOf('boss')[0].slug}`,
      'calc/attack-ratings?page_size=3',
      `compare?kind=weapon&slugs=${several.join(',')}`,
    ];
  }

  test('means the stats of that class, and given stats replace them', async () => {
    const bodies = new Set<string>();
    for (const request of await requests())
      for (const { slug, stats: own } of recordsOf('class')) {
        const get = async (query: string) => {
          const { status, json } = await service.get(`/v1/${gameId}/${request}&${query}`);
          expect(`${request}&${query}: ${status}`).toBe(`${request}&${query}: 200`);
          return json.data;
        };
        const ofClass = await get(`class_slug=${slug}`);
        expect(ofClass).toEqual(await get(written(own, stats)));
        bodies.add(JSON.stringify(ofClass));
        const [raised, ...others] = stats;
        const given = `${raised}=${own[raised!] + 7}`;
        expect(await get(`class_slug=${slug}&${given}`)).toEqual(
          await get(`${given}&${written(own, others)}`),
        );
      }
    // The stats of classes are different enough to show in responses.
    expect(bodies.size).toBeGreaterThan(recordsOf('class').length);
  });

  test('of no class is refused, with names that are near', async () => {
    const { slug } = recordsOf('class')[0];
    for (const request of await requests()) {
      const { status, json } = await service.get(`/v1/${gameId}/${request}&class_slug=${slug}x`);
      expect([request, status, json.code, json.errors[0].name]).toEqual([
        request,
        400,
        'unknown_reference',
        'class_slug',
      ]);
      expect(json.detail).toContain(slug);
    }
  });
});

test('records other than weapons are compared without it', async () => {
  for (const gameId of withRatings) {
    const slugs = (publishedGame(gameId).records.get('boss') as any[]).slice(0, 2).map(({ slug }) => slug);
    const { status, json } = await service.get(`/v1/${gameId}/compare?kind=boss&slugs=${slugs}&class_slug=x`);
    expect([status, json.errors[0].name, json.errors[0].code]).toEqual([400, 'class_slug', 'not_allowed']);
  }
});
