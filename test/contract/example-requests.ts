import { listsOfRecords } from '../games.ts';
import { serviceRoutes } from '../../src/http/routes/service-routes.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { openApiDocument, type SharedService } from '../service.ts';

/** Requests chosen as the examples of their operations; the responses are in schema/examples.json. */
const chosenRequests: Readonly<Record<string, string>> = {
  listChanges: '/v1/bloodborne/changes?since=2026.11.7&page_size=2',
  bloodborne_listArmor: '/v1/bloodborne/armor?slot=head&page_size=2',
  bloodborne_getArmor: '/v1/bloodborne/armor/charred-hunter-garb',
  bloodborne_getArmorSet: '/v1/bloodborne/armor-sets/charred-hunter-set',
  bloodborne_getBloodGem: '/v1/bloodborne/blood-gems/beasthunters-abyssal-blood-gem',
  bloodborne_getBoss: '/v1/bloodborne/bosses/father-gascoigne',
  bloodborne_listItems: '/v1/bloodborne/items?family=consumable&page_size=2',
  bloodborne_getItem: '/v1/bloodborne/items/blood-vial',
  bloodborne_getLocation: '/v1/bloodborne/locations/central-yharnam',
  // The others sell a hundred things and more.
  bloodborne_getMerchant: '/v1/bloodborne/merchants/patches-the-spider',
  bloodborne_getNpc: '/v1/bloodborne/npcs/eileen-the-crow',
  bloodborne_listRunes: '/v1/bloodborne/runes?kind=caryll&page_size=2',
  bloodborne_getRune: '/v1/bloodborne/runes/arcane-lake',
  bloodborne_listWeapons: '/v1/bloodborne/weapons?category=trick_weapon&page_size=2',
  bloodborne_getWeapon: '/v1/bloodborne/weapons/saw-cleaver',
  bloodborne_calculateAttackRating:
    '/v1/bloodborne/calc/attack-rating?weapon_slug=chikage&level=10&strength=14&skill=25&blood_tinge=50',
  bloodborne_calculateDamage:
    '/v1/bloodborne/calc/damage?weapon_slug=saw-cleaver&level=3&strength=18&skill=14&boss_slug=cleric-beast&attack=light-attack-1&form=untransformed',
  bloodborne_calculateLevel: '/v1/bloodborne/calc/level?class_slug=violent-past&strength=18&vitality=14',
  bloodborne_calculateUpgrade: '/v1/bloodborne/calc/upgrade?weapon_slug=saw-cleaver&from=3&to=6',
  bloodborne_calculateAttackRatings: '/v1/bloodborne/calc/attack-ratings?level=max&skill=50&page_size=2',
  bloodborne_calculateOptimize:
    '/v1/bloodborne/calc/optimize?weapon_slug=saw-cleaver&level=10&points=40&min=strength:14,skill:12',
  bloodborne_calculateArmor: '/v1/bloodborne/calc/armor?maximize=defense_fire&max_weight=9',
  bloodborne_readProgress:
    '/v1/bloodborne/progress?have=boss:cleric-beast,insight:1,location:central-yharnam',
  bloodborne_findRoute: '/v1/bloodborne/route?from=central-yharnam&to=old-yharnam&have=boss:father-gascoigne',
  eldenRing_readProgress:
    '/v1/elden-ring/progress?have=boss:margit-the-fell-omen,location:stormveil-castle,npc:roderika/met',
  eldenRing_findRoute: '/v1/elden-ring/route?from=stormhill&to=roundtable-hold&have=npc:melina/invited',
  bloodborne_searchRecords: '/v1/bloodborne/search?q=gascoine&kind=boss,npc&page_size=2',
  bloodborne_suggestNames: '/v1/bloodborne/suggest?q=ludw&limit=3',
  bloodborne_compareRecords:
    '/v1/bloodborne/compare?kind=weapon&slugs=saw-cleaver,ludwigs-holy-blade&level=10',
  bloodborne_lookUpRecords: '/v1/bloodborne/lookup?table=EquipParamWeapon&id=7000000,1',
  bloodborne_getQuality: '/v1/bloodborne/quality?kind=covenant',
  getLanguages: '/v1/bloodborne/languages',
  eldenRing_searchRecords: '/v1/elden-ring/search?q=godrik&kind=boss,item&page_size=2',
  eldenRing_lookUpRecords: '/v1/elden-ring/lookup?table=EventFlag&id=71000,1',
  eldenRing_getQuality: '/v1/elden-ring/quality?kind=class',
  eldenRing_suggestNames: '/v1/elden-ring/suggest?q=moon&limit=3',
  eldenRing_compareRecords: '/v1/elden-ring/compare?kind=armor&slugs=bull-goat-helm,haligtree-knight-helm',
  eldenRing_calculateAttackRating:
    '/v1/elden-ring/calc/attack-rating?weapon_slug=uchigatana&affinity=blood&level=25&strength=20&dexterity=40&arcane=45',
  eldenRing_calculateDamage:
    '/v1/elden-ring/calc/damage?weapon_slug=uchigatana&level=10&strength=20&dexterity=40&boss_slug=margit-the-fell-omen&physical_damage=slash',
  eldenRing_calculateLevel: '/v1/elden-ring/calc/level?class_slug=vagabond&to=12',
  eldenRing_calculateUpgrade: '/v1/elden-ring/calc/upgrade?weapon_slug=uchigatana&from=3&to=7',
  eldenRing_calculateAttackRatings:
    '/v1/elden-ring/calc/attack-ratings?level=max&arcane=60&status=bleed&page_size=2',
  eldenRing_calculateOptimize:
    '/v1/elden-ring/calc/optimize?weapon_slug=uchigatana&affinity=blood&level=25&class_slug=samurai&points=40',
  eldenRing_calculateArmor: '/v1/elden-ring/calc/armor?maximize=negation_fire&max_weight=20',
  ...Object.fromEntries(
    serviceRoutes.map(({ id, path, exampleQuery }) => [
      id,
      path.replace('{gameId}', 'bloodborne') + (exampleQuery === undefined ? '' : `?${exampleQuery}`),
    ]),
  ),
};

/** The values of `kind` in the OpenAPI document, by path. */
const kindsIn: Readonly<Record<string, readonly string[] | undefined>> = Object.fromEntries(
  Object.entries<any>(openApiDocument().paths).map(([path, { get }]) => [
    path,
    get.parameters?.find(({ name }: { name: string }) => name === 'kind')?.schema.enum,
  ]),
);

/** A request of a route that every game has, with records of that game; undefined of other routes. */
async function requestOfGame(service: SharedService, path: string): Promise<string | undefined> {
  const [, game, route] = /^\/v1\/([^/]+)\/(lookup|quality|search|suggest|compare)$/.exec(path) ?? [];
  if (route === undefined) return undefined;
  if (route === 'lookup') return path;
  const kinds = kindsIn[path];
  const { resources } = (await service.get(`/v1/${game}`)).json.data;
  const lists = listsOfRecords<{ name: string; count: number }>(resources);
  const { tables } = servedGames().get(game!)!.model;
  const kindOf = (list: string) => [...tables.values()].find(({ file }) => file === list)!.name;
  const isKind = (name: string) => route !== 'compare' || kinds!.includes(kindOf(name));
  const list = lists.find(({ name, count }) => count > 1 && isKind(name))!.name;
  if (route === 'quality') return `${path}?kind=${kindOf(list)}`;
  const [one, two] = (await service.get(`/v1/${game}/${list}?page_size=2`)).json.data;
  if (route === 'compare') return `${path}?kind=${kindOf(list)}&slugs=${one.slug},${two.slug}`;
  return `${path}?q=${encodeURIComponent(route === 'search' ? one.name : one.name.slice(0, 3))}`;
}

/** The example of an operation: the chosen request, or one with records of its game. */
export async function exampleRequest(
  service: SharedService,
  operationId: string,
  path: string,
): Promise<string> {
  const chosen = chosenRequests[operationId] ?? (await requestOfGame(service, path));
  if (chosen !== undefined) return chosen;
  if (path.includes('/calc/'))
    throw new Error(`add a request for ${operationId} to test/contract/example-requests.ts`);
  const [list, detail] = path.replace('{gameId}', 'bloodborne').split('/{slug}');
  if (detail === undefined) return `${list}?page_size=2`;
  const { json } = await service.get(`${list}?page_size=1`);
  return `${list}/${json.data[0].slug}`;
}

interface ProblemRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Made before the request; returns the key to send, or null for none. */
  readonly prepare?: (service: SharedService) => Promise<string | null>;
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
  range_not_satisfiable: { path: '/v1/bloodborne/export', headers: { Range: 'bytes=9-2' } },
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
