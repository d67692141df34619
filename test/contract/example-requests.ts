import type { TestService } from '../service.ts';

/** What is asked for as the example of each operation; the answers are kept in schema/examples.json. */
export const operationRequests: Readonly<Record<string, string>> = {
  listArmor: '/v1/bloodborne/armor?slot=head&page_size=2',
  getArmor: '/v1/bloodborne/armor/charred-hunter-garb',
  listArmorSets: '/v1/bloodborne/armor-sets?page_size=2',
  getArmorSet: '/v1/bloodborne/armor-sets/charred-hunter-set',
  listBloodGems: '/v1/bloodborne/blood-gems?page_size=2',
  getBloodGem: '/v1/bloodborne/blood-gems/beasthunters-abyssal-blood-gem',
  listBosses: '/v1/bloodborne/bosses?page_size=2',
  getBoss: '/v1/bloodborne/bosses/father-gascoigne',
  listChaliceDungeons: '/v1/bloodborne/chalice-dungeons?page_size=2',
  listItems: '/v1/bloodborne/items?family=consumable&page_size=2',
  getItem: '/v1/bloodborne/items/blood-vial',
  listLocations: '/v1/bloodborne/locations?page_size=2',
  getLocation: '/v1/bloodborne/locations/central-yharnam',
  listNpcs: '/v1/bloodborne/npcs?page_size=2',
  getNpc: '/v1/bloodborne/npcs/eileen-the-crow',
  listRunes: '/v1/bloodborne/runes?kind=caryll&page_size=2',
  getRune: '/v1/bloodborne/runes/arcane-lake',
  listWeapons: '/v1/bloodborne/weapons?category=trick_weapon&page_size=2',
  getWeapon: '/v1/bloodborne/weapons/saw-cleaver',
  searchRecords: '/v1/bloodborne/search?q=gascoine&type=boss,npc&page_size=2',
  getUsage: '/v1/usage',
  getHealth: '/v1/health',
};

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
