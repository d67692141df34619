import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SharedService, sharedService } from '../../service.ts';
import { type Case, cases, inputs, totalsOf } from './attack-rating-cases.ts';

/** The published cases with one total for their input, over HTTP. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const stats = ['strength', 'dexterity', 'intelligence', 'faith', 'arcane'];

async function totalOf(each: Case): Promise<number> {
  const query = new URLSearchParams({
    weapon_slug: slugOf(each['weapon']!),
    level: each['level']!,
    two_handed: each['two_handed']!.toLowerCase(),
    ignore_requirements: each['ignore_requirements']!.toLowerCase(),
  });
  // The cases call the only affinity of a unique weapon the standard one, which is what the route takes without one.
  if (each['affinity'] !== 'Standard')
    query.set('affinity', each['affinity']!.toLowerCase().replace(' ', '_'));
  for (const stat of stats) query.set(stat, each[stat]!);
  const { json } = await service.get(`/v1/elden-ring/calc/attack-rating?${query}`);
  return json.data.total;
}

describe('attack rating of the published cases through the route', () => {
  test('equals them to the second decimal; of 2,419 one has the total of another input', async () => {
    const clear = [...inputs].filter(([, same]) => totalsOf(same).length === 1);
    expect(clear.reduce((sum, [, same]) => sum + same.length, 0)).toBe(2419);
    const others: string[] = [];
    let equal = 0;
    for (const [input, same] of clear) {
      const [each] = same;
      const total = await totalOf(each!);
      if (Math.abs(total - Number(each!['ar_exact'])) <= 0.005 + 1e-9) equal += same.length;
      else others.push(input);
    }
    expect(others).toEqual(['Moonveil,Standard,0,False,True,50,5,30,1,1']);
    expect(equal).toBe(2418);
    expect(cases).toHaveLength(2504);
  });
});
