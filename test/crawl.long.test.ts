import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, type SharedService, sharedService } from './service.ts';

/**
 * Walks every list and every record as a client would: each body is valid for the published document, and
 * each slug in it leads to a record.
 */
const document = openApiDocument();
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...document });

const pointer = (path: string) =>
  `openapi#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/get/responses/200/content/application~1json/schema`;

/** Closed: a member that the document does not know is a failure too. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] && copy['additionalProperties'] === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
}
const closedAjv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(closedAjv);
closedAjv.addSchema({
  $id: 'openapi',
  ...closed({ paths: document.paths, components: { schemas: document.components.schemas } }),
});

/** The segments of all lists of records that are known by a slug. */
const lists = Object.entries<any>(document.paths).flatMap(([path, { get }]) => {
  const [, list] = /^\/v1\/bloodborne\/([^/]+)$/.exec(path) ?? [];
  const names = new Set((get?.parameters ?? []).map(({ name }: { name: string }) => name));
  return list !== undefined && names.has('page') && names.has('slugs') ? [list] : [];
});
const hasDetails = (list: string) => `/v1/bloodborne/${list}/{slug}` in document.paths;

/** Which list a documented reference names. */
const references: Record<string, string> = {
  set_slug: 'armor-sets',
  piece_slugs: 'armor',
  location_slug: 'locations',
  parent_slug: 'locations',
  connected_slugs: 'locations',
  location_slugs: 'locations',
  lamp_slug: 'lamps',
  boss_slugs: 'bosses',
  boss_slug: 'bosses',
  npc_slug: 'npcs',
  item_slug: 'items',
  rune_slug: 'runes',
  weapon_slug: 'weapons',
  armor_slug: 'armor',
  covenant_slug: 'covenants',
  gesture_slug: 'gestures',
  merchant_slug: 'merchants',
  sold_by: 'merchants',
  leader_slug: 'npcs',
  offering_slug: 'items',
  used_item_slug: 'items',
  cord_item_slug: 'items',
  reward_item_slug: 'items',
  enemy_slug: 'enemies',
  chalice_dungeon_slug: 'chalice-dungeons',
  original_slug: 'bosses',
  final_boss_slug: 'bosses',
  ending_slug: 'endings',
};

/** Which list has the records of a kind, where a response has both: `kind` and `slug`. */
const listOfKind: Record<string, string> = {
  item: 'items',
  armor: 'armor',
  weapon: 'weapons',
  rune: 'runes',
  gesture: 'gestures',
  blood_gem: 'blood-gems',
};

let service: SharedService;
const rows = new Map<string, any[]>();
const details = new Map<string, any[]>();
/** All data of each record, from the pages of the lists with `view=full`. */
const wholes = new Map<string, any[]>();

beforeAll(async () => {
  service = await sharedService();
  for (const list of lists) {
    const found: any[] = [];
    for (let page = 1; ; page++) {
      const { status, json } = await service.get(`/v1/bloodborne/${list}?page=${page}&page_size=100`);
      expect(status).toBe(200);
      expect(closedAjv.validate(pointer(`/v1/bloodborne/${list}`), json) || closedAjv.errors).toBe(true);
      found.push(...json.data);
      if (found.length >= json.meta.total) break;
    }
    rows.set(list, found);
    const whole: any[] = [];
    for (let page = 1; whole.length < found.length; page++) {
      const { status, json } = await service.get(
        `/v1/bloodborne/${list}?view=full&page=${page}&page_size=100`,
      );
      expect({ list, status }).toEqual({ list, status: 200 });
      expect(closedAjv.validate(pointer(`/v1/bloodborne/${list}`), json) || closedAjv.errors).toBe(true);
      whole.push(...json.data);
    }
    wholes.set(list, whole);
    if (!hasDetails(list)) continue;
    const records: any[] = [];
    for (const { slug } of found) {
      const { status, json } = await service.get(`/v1/bloodborne/${list}/${slug}`);
      expect({ slug, status }).toEqual({ slug, status: 200 });
      const valid = closedAjv.validate(pointer(`/v1/bloodborne/${list}/{slug}`), json);
      expect({ slug, errors: valid ? [] : closedAjv.errors }).toEqual({ slug, errors: [] });
      records.push(json.data);
    }
    details.set(list, records);
  }
});

test('holds at least as many records as the game has', () => {
  const counts = Object.fromEntries(lists.map((list) => [list, rows.get(list)!.length]));
  expect(counts['armor']).toBeGreaterThanOrEqual(126);
  expect(counts['armor-sets']).toBeGreaterThanOrEqual(33);
  expect(counts['bosses']).toBeGreaterThanOrEqual(42);
  expect(counts['locations']).toBeGreaterThanOrEqual(26);
  expect(counts['weapons']).toBeGreaterThanOrEqual(42);
  expect(counts['npcs']).toBeGreaterThanOrEqual(48);
  expect(counts['runes']).toBeGreaterThanOrEqual(27);
  expect(counts['items']).toBeGreaterThanOrEqual(174);
  expect(counts['chalice-dungeons']).toBeGreaterThanOrEqual(25);
  expect(counts['blood-gems']).toBeGreaterThanOrEqual(260);
  expect(counts['enemies']).toBeGreaterThanOrEqual(106);
});

test.each(lists)('%s are listed in byte order of their slugs, each once', (list) => {
  const slugs = rows.get(list)!.map(({ slug }) => slug);
  expect(slugs).toEqual([...new Set(slugs)].sort());
});

test.each(lists.filter(hasDetails))('a detail of %s repeats its summary', (list) => {
  for (const [index, row] of rows.get(list)!.entries()) expect(details.get(list)![index]).toMatchObject(row);
});

const equipment: readonly string[] = ['weapons', 'armor'];

describe('every slug in a response leads to a record', () => {
  const visit = (value: any, found: (list: string | undefined, key: string, slug: string) => void): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, found);
    else if (value !== null && typeof value === 'object') {
      if (typeof value.slug === 'string' && listOfKind[value.kind])
        found(listOfKind[value.kind], 'slug', value.slug);
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'provenance') continue;
        // The equipment of a class has its slot or its number instead of a kind.
        if (equipment.includes(key))
          for (const each of [inner].flat() as any[])
            if (each?.kind === undefined && typeof each?.slug === 'string') found(key, 'slug', each.slug);
        if (references[key] === undefined && !/_slugs?$/.test(key)) visit(inner, found);
        else
          for (const slug of [inner].flat()) if (slug !== null) found(references[key], key, slug as string);
      }
    }
  };
  test.each(lists)('of %s', (list) => {
    const dangling: string[] = [];
    let checked = 0;
    for (const record of [...wholes.get(list)!, ...(details.get(list) ?? [])]) {
      visit(record, (target, key, slug) => {
        checked++;
        if (!rows.get(target ?? '')?.some((row) => row.slug === slug))
          dangling.push(`${record.slug}: ${key} ${slug}`);
      });
    }
    expect(dangling).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });
});

describe('relations seen from both ends', () => {
  const bySlug = (list: string, slug: string) => details.get(list)!.find((record) => record.slug === slug);

  test('set and pieces', () => {
    for (const piece of details.get('armor')!)
      expect(bySlug('armor-sets', piece.set_slug).piece_slugs).toContain(piece.slug);
    for (const set of details.get('armor-sets')!) {
      for (const slug of set.piece_slugs) expect(bySlug('armor', slug).set_slug).toBe(set.slug);
    }
  });

  test('what an enemy drops is a record of its kind with that name, or a gem made at random', () => {
    const listOf: Record<string, string> = {
      item: 'items',
      blood_gem: 'blood-gems',
      rune: 'runes',
      weapon: 'weapons',
      armor: 'armor',
    };
    const found: Record<string, number> = {};
    for (const enemy of details.get('enemies')!) {
      for (const { kind, slug, name } of enemy.drops) {
        if (slug === null) expect({ kind, name }).toEqual({ kind: 'blood_gem', name: 'Blood gem' });
        else expect(bySlug(listOf[kind]!, slug).name).toBe(name);
        found[kind] = (found[kind] ?? 0) + 1;
      }
    }
    expect(Object.keys(found).sort()).toEqual(['armor', 'blood_gem', 'item', 'rune', 'weapon']);
  });

  test('placements and drops of an enemy name its variants', () => {
    for (const enemy of details.get('enemies')!) {
      const ids = enemy.variants.map(({ npc_param_id }: any) => npc_param_id);
      expect(enemy.placements.map(({ location_slug }: any) => location_slug)).toEqual(enemy.location_slugs);
      for (const { variants } of enemy.placements)
        for (const { npc_param_id } of variants) expect(ids).toContain(npc_param_id);
      for (const { npc_param_ids } of enemy.drops) expect(ids).toEqual(expect.arrayContaining(npc_param_ids));
    }
  });

  test('boss and location', () => {
    for (const boss of details.get('bosses')!)
      expect(bySlug('locations', boss.location_slug).boss_slugs).toContain(boss.slug);
    for (const location of details.get('locations')!) {
      expect(location.bosses.map(({ slug }: any) => slug)).toEqual(location.boss_slugs);
      for (const slug of location.boss_slugs)
        expect(bySlug('bosses', slug).location_slug).toBe(location.slug);
    }
  });

  test('a drop or gift and how the thing is obtained', () => {
    const kinds: [string, string][] = [
      ['items', 'item_slug'],
      ['armor', 'armor_slug'],
    ];
    for (const [list] of kinds) {
      for (const record of details.get(list)!) {
        for (const { kind, boss_slug, npc_slug } of record.acquisition) {
          if (kind === 'boss_drop')
            expect(bySlug('bosses', boss_slug).drops.map(({ name }: any) => name)).toContain(record.name);
          if (kind === 'npc_drop')
            expect(bySlug('npcs', npc_slug).drops.map(({ name }: any) => name)).toContain(record.name);
          if (kind === 'npc_gift')
            expect(bySlug('npcs', npc_slug).gifts.map(({ name }: any) => name)).toContain(record.name);
        }
      }
    }
  });

  test('a chalice dungeon and its chalice among the items', () => {
    const chalices = rows
      .get('items')!
      .filter(({ subcategory }) => subcategory === 'chalice')
      .map(({ slug }) => slug);
    for (const { slug } of rows.get('chalice-dungeons')!) expect(chalices).toContain(slug);
  });
});

describe('the examples of the contract', () => {
  const detail = (list: string, slug: string) => details.get(list)!.find((record) => record.slug === slug);

  test('Father Gascoigne has two phases and 2,031 hit points', () => {
    const boss = detail('bosses', 'father-gascoigne');
    expect(boss.hp).toBe(2031);
    expect(boss.phases.map(({ phase_index, name }: any) => [phase_index, name])).toEqual([
      [0, 'Human'],
      [1, 'Beast'],
    ]);
  });

  test('the Cleric Beast has 3,015 hit points and leaves 4,000 echoes', () => {
    expect(detail('bosses', 'cleric-beast')).toMatchObject({ hp: 3015, blood_echoes: 4000 });
  });

  test('Eileen gives the marks and teaches a gesture', () => {
    const { gifts, drops } = detail('npcs', 'eileen-the-crow');
    expect(gifts).toContainEqual({
      name: "Bold Hunter's Mark",
      kind: 'item',
      item_slug: 'bold-hunters-mark',
    });
    expect(gifts).toContainEqual({ name: 'Shake off Cape', kind: 'gesture', gesture_slug: 'shake-off-cape' });
    expect(drops.map(({ name }: any) => name)).toContain('Crow Hunter Badge');
  });

  test('Arcane Lake joins the bonuses of its tiers', () => {
    expect(detail('runes', 'arcane-lake').effect).toBe('+5%; +7%; +10%');
  });

  test('Rom has the same three phases in the chalice dungeons', () => {
    const { phases } = detail('bosses', 'rom-the-vacuous-spider');
    expect(phases).toHaveLength(3);
    expect(detail('bosses', 'rom-the-vacuous-spider-chalice').phases).toEqual(phases);
  });

  test('Central Yharnam holds 8 insight', () => {
    expect(detail('locations', 'central-yharnam').insight_total).toBe(8);
  });
});
