import { beforeAll, expect, test } from '@jest/globals';
import { type SharedService, sharedService } from '../../service.ts';

/** Ways between the locations of Elden Ring, and what is exchanged for remembrances, from both ends. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const full = async (path: string) => (await service.get(`/v1/elden-ring/${path}?view=full`)).json.data;

test('a way has what it needs, and is seen where it leads', async () => {
  const { connections } = await full('locations/forbidden-lands');
  expect(connections.map(({ location_slug }: any) => location_slug)).toEqual([
    'consecrated-snowfield',
    'hidden-path-to-the-haligtree',
    'mountaintops-of-the-giants',
    'leyndell-royal-capital',
    'divine-tower-of-east-altus',
  ]);
  const [{ all }] = connections[0].gate.requires;
  expect(connections[0].gate.closed_by).toEqual([]);
  expect(all).toEqual(
    ['left', 'right'].map((side) => ({
      kind: 'item',
      slug: `haligtree-secret-medallion-${side}`,
      name: expect.stringContaining('Haligtree Secret Medallion'),
      step: null,
      quantity: 1,
      is_used: false,
      have: `item:haligtree-secret-medallion-${side}`,
    })),
  );
  const { connections: ways } = await full('locations/capital-outskirts');
  const gateOf = (slug: string) => ways.find(({ location_slug }: any) => location_slug === slug).gate;
  const maliketh = expect.objectContaining({
    kind: 'boss',
    slug: 'maliketh-the-black-blade',
    have: 'boss:maliketh-the-black-blade',
  });
  expect(gateOf('leyndell-ashen-capital')).toMatchObject({ requires: [{ all: [maliketh] }], closed_by: [] });
  // Any two of five shardbearers.
  expect(gateOf('leyndell-royal-capital').requires).toHaveLength(10);
  expect(gateOf('leyndell-royal-capital').closed_by).toEqual([maliketh]);
  const { connections_from } = await full('locations/consecrated-snowfield');
  expect(connections_from).toContainEqual(expect.objectContaining({ location_slug: 'forbidden-lands' }));
});

test('an exchange names its remembrance, and the remembrance what it can be exchanged for', async () => {
  const { offers } = await full('weapons/axe-of-godrick');
  expect(offers).toMatchObject([
    {
      merchant_slug: 'finger-reader-enia',
      currency: 'remembrance',
      price_item_slug: 'remembrance-of-the-grafted',
      price: 1,
    },
  ]);
  const { exchanges } = await full('items/remembrance-of-the-grafted');
  expect(exchanges.map(({ kind, slug }: any) => `${kind} ${slug}`)).toEqual([
    'weapon axe-of-godrick',
    'weapon grafted-dragon',
  ]);
});

test('merchants of one name differ in a list', async () => {
  const { json } = await service.get('/v1/elden-ring/merchants?page_size=100');
  const nomads = json.data.filter(({ name }: any) => name === 'Nomadic Merchant');
  expect(nomads.length).toBeGreaterThan(5);
  expect(new Set(nomads.map(({ places }: any) => JSON.stringify(places))).size).toBe(nomads.length);
});
