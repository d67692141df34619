import { beforeAll, expect, test } from '@jest/globals';
import { recordsOf } from '../../calculators/data.ts';
import { type SharedService, sharedService } from '../../service.ts';

/** Ashes of war and the weapons that they fit, from both ends, against the data files. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const ashes = recordsOf('ashes-of-war', 'elden-ring');
const weapons = recordsOf('weapons', 'elden-ring');

async function dataOf(query: string): Promise<any> {
  const { json } = await service.get(`/graphql/elden-ring?query=${encodeURIComponent(query)}`);
  expect(json.errors).toBeUndefined();
  return json.data;
}

test('an ash of war leads to the weapons of its categories that take one', async () => {
  for (const ash of ashes.filter((_ash, index) => index % 20 === 0)) {
    const { ashOfWar } = await dataOf(`{ ashOfWar(slug: "${ash.slug}") { fits weapons { slug } } }`);
    expect(ashOfWar.fits).toEqual(ash.fits);
    const expected = weapons.filter(
      ({ is_infusable, category }) => is_infusable && ash.fits.includes(category),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(ashOfWar.weapons.map(({ slug }: any) => slug)).toEqual(expected.map(({ slug }) => slug).sort());
  }
});

test('a weapon leads to the ashes of war that can be applied to it', async () => {
  for (const slug of ['uchigatana', 'moonveil', 'longbow']) {
    const { is_infusable: takes, category } = weapons.find((each) => each.slug === slug)!;
    const { weapon } = await dataOf(`{ weapon(slug: "${slug}") { ashesOfWar { slug } } }`);
    const expected = ashes.filter(({ fits }) => takes && fits.includes(category)).map((each) => each.slug);
    expect([slug, weapon.ashesOfWar.map((each: any) => each.slug)]).toEqual([slug, expected.sort()]);
  }
});

test('every category that an ash of war fits is one of weapons', () => {
  const categories = new Set(weapons.map(({ category }) => category));
  expect(ashes.flatMap(({ fits }) => fits).filter((each) => !categories.has(each))).toEqual([]);
});
