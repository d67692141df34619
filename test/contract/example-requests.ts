import type { TestService } from '../service.ts';

/** Requests chosen as the examples of their operations; the answers are kept in schema/examples.json. */
const chosenRequests: Readonly<Record<string, string>> = {
  listArmor: '/v1/bloodborne/armor?slot=head&page_size=2',
  getArmor: '/v1/bloodborne/armor/charred-hunter-garb',
  getArmorSet: '/v1/bloodborne/armor-sets/charred-hunter-set',
  getBloodGem: '/v1/bloodborne/blood-gems/beasthunters-abyssal-blood-gem',
  getBoss: '/v1/bloodborne/bosses/father-gascoigne',
  listItems: '/v1/bloodborne/items?family=consumable&page_size=2',
  getItem: '/v1/bloodborne/items/blood-vial',
  getLocation: '/v1/bloodborne/locations/central-yharnam',
  getNpc: '/v1/bloodborne/npcs/eileen-the-crow',
  listRunes: '/v1/bloodborne/runes?kind=caryll&page_size=2',
  getRune: '/v1/bloodborne/runes/arcane-lake',
  listWeapons: '/v1/bloodborne/weapons?category=trick_weapon&page_size=2',
  getWeapon: '/v1/bloodborne/weapons/saw-cleaver',
  searchRecords: '/v1/bloodborne/search?q=gascoine&type=boss,npc&page_size=2',
  getUsage: '/v1/usage',
  getHealth: '/v1/health',
};

/** The example of an operation: the chosen request, or two records of the list, or the first record. */
export async function exampleRequest(
  service: TestService,
  operationId: string,
  path: string,
): Promise<string> {
  const chosen = chosenRequests[operationId];
  if (chosen !== undefined) return chosen;
  const [list, detail] = path.replace('{gameId}', 'bloodborne').split('/{slug}');
  if (detail === undefined) return `${list}?page_size=2`;
  const { json } = await service.get(`${list}?page_size=1`);
  return `${list}/${json.data[0].slug}`;
}

interface ProblemRequest {
  readonly path: string;
  readonly method?: string;
  /** Made before the request; returns the key to send, or null for none. */
  readonly prepare?: (service: TestService) => Promise<string | null>;
}

const boss = '/v1/bloodborne/bosses/father-gascoigne';

/** How to run into a problem of each code that a request alone can bring about. */
export const problemRequests: Readonly<Record<string, ProblemRequest>> = {
  invalid_parameter: { path: '/v1/bloodborne/bosses?page_size=500' },
  unknown_parameter: { path: '/v1/bloodborne/armor?slots=head' },
  unknown_reference: { path: '/v1/bloodborne/armor?set_slug=charred-hunter' },
  missing_parameter: { path: '/v1/bloodborne/search' },
  key_in_query: { path: `${boss}?api_key=secret` },
  malformed_request: { path: '/v1/bloodborne/bosses/%E0%A4%A' },
  missing_api_key: { path: boss, prepare: async () => null },
  malformed_api_key: { path: boss, prepare: async () => 'caryll_live_mistyped' },
  resource_not_found: { path: '/v1/bloodborne/bosses/father-gascoine' },
  game_not_found: { path: '/v1/bloodborn/bosses' },
  route_not_found: { path: '/v1/bloodborne/boss' },
  method_not_allowed: { path: boss, method: 'POST' },
  plan_not_allowed: {
    path: '/graphql?query=%7Bgames%7Bid%7D%7D',
    prepare: (service) => service.newKey('free'),
  },
  quota_exceeded: {
    path: '/v1/bloodborne/search?q=ludwig',
    async prepare(service) {
      const key = await service.newKey('free', 'spender@example.org');
      for (let sent = 0; sent < 97; sent++) await service.get('/v1/bloodborne/runes', { key });
      return key;
    },
  },
};
