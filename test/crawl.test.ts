import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, openTestService, type TestService } from './service.ts';

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

/** The segments of all lists; a search is none. */
const lists = Object.keys(document.paths).flatMap((path) => {
  const [, list] = /^\/v1\/\{gameId\}\/([^/]+)$/.exec(path) ?? [];
  return list === undefined || list === 'search' ? [] : [list];
});
const hasDetails = (list: string) => `/v1/{gameId}/${list}/{slug}` in document.paths;

/** Which list a documented reference names. */
const references: Record<string, string> = {
  set_slug: 'armor-sets',
  piece_slugs: 'armor',
  location_slug: 'locations',
  parent_slug: 'locations',
  connected_slugs: 'locations',
  boss_slugs: 'bosses',
  boss_slug: 'bosses',
  npc_slug: 'npcs',
  item_slug: 'items',
  rune_slug: 'runes',
  weapon_slug: 'weapons',
  armor_slug: 'armor',
};

let service: TestService;
const rows = new Map<string, any[]>();
const details = new Map<string, any[]>();

beforeAll(async () => {
  service = await openTestService();
  for (const list of lists) {
    const found: any[] = [];
    for (let page = 1; ; page++) {
      const { status, json } = await service.get(`/v1/bloodborne/${list}?page=${page}&page_size=100`);
      expect(status).toBe(200);
      expect(closedAjv.validate(pointer(`/v1/{gameId}/${list}`), json) || closedAjv.errors).toBe(true);
      found.push(...json.data);
      if (found.length >= json.meta.total) break;
    }
    rows.set(list, found);
    if (!hasDetails(list)) continue;
    const records: any[] = [];
    for (const { slug } of found) {
      const { status, json } = await service.get(`/v1/bloodborne/${list}/${slug}`);
      expect({ slug, status }).toEqual({ slug, status: 200 });
      const valid = closedAjv.validate(pointer(`/v1/{gameId}/${list}/{slug}`), json);
      expect({ slug, errors: valid ? [] : closedAjv.errors }).toEqual({ slug, errors: [] });
      records.push(json.data);
    }
    details.set(list, records);
  }
}, 300_000);

afterAll(() => service.close());

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
});

test.each(lists)('%s are listed in byte order of their slugs, each once', (list) => {
  const slugs = rows.get(list)!.map(({ slug }) => slug);
  expect(slugs).toEqual([...new Set(slugs)].sort());
});

test.each(lists.filter(hasDetails))('a detail of %s repeats its summary', (list) => {
  for (const [index, row] of rows.get(list)!.entries()) expect(details.get(list)![index]).toMatchObject(row);
});

describe('every reference leads to a record', () => {
  const visit = (value: any, found: (key: string, slug: string) => void): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, found);
    else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (references[key] === undefined) visit(inner, found);
        else for (const slug of [inner].flat()) if (slug !== null) found(key, slug as string);
      }
    }
  };
  test.each(lists.filter(hasDetails))('of %s', (list) => {
    const dangling: string[] = [];
    let checked = 0;
    for (const record of details.get(list)!) {
      visit(record, (key, slug) => {
        checked++;
        if (!rows.get(references[key]!)!.some((row) => row.slug === slug))
          dangling.push(`${record.slug}: ${key} ${slug}`);
      });
    }
    expect(dangling).toEqual([]);
    if (!['weapons'].includes(list)) expect(checked).toBeGreaterThan(0);
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

  test('boss and location', () => {
    for (const boss of details.get('bosses')!)
      expect(bySlug('locations', boss.location_slug).boss_slugs).toContain(boss.slug);
    for (const location of details.get('locations')!) {
      expect(location.bosses.map(({ slug }: any) => slug)).toEqual(location.boss_slugs);
      for (const slug of location.boss_slugs)
        expect(bySlug('bosses', slug).location_slug).toBe(location.slug);
    }
  });

  test('a drop or gift and how the thing is come by', () => {
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
    expect(gifts).toContainEqual({ name: 'Shake Off Cape', kind: 'gesture', gesture_slug: 'shake-off-cape' });
    expect(drops.map(({ name }: any) => name)).toContain('Crow Hunter Badge');
  });

  test('Arcane Lake joins the bonuses of its tiers', () => {
    expect(detail('runes', 'arcane-lake').effect).toBe('+5%; +7%; +10%');
  });

  test('Central Yharnam holds 8 insight', () => {
    expect(detail('locations', 'central-yharnam').insight_total).toBe(8);
  });
});
