import type { GameView } from './game-view.ts';
import type { DataRecord } from './kinds.ts';

/** What a documented field may hold; `?` stands for "or null". */
export type FieldType =
  | 'string'
  | 'string?'
  | 'integer'
  | 'integer?'
  | 'number'
  | 'number?'
  | 'boolean'
  | 'array'
  | 'object';

export interface DocumentedResource {
  readonly table: string;
  /** As the REST path names it, e.g. `armor-sets`. */
  readonly path: string;
  /** Fields of a detail body in documented order. `drops[].name` is the name of each drop. */
  readonly fields: Readonly<Record<string, FieldType>>;
  /** What is not written in the record itself but follows from its relations. */
  readonly derive?: (record: DataRecord, game: GameView) => DataRecord;
}

const slugs = (records: readonly DataRecord[]) => records.map((record) => record['slug']);
const names = (records: readonly DataRecord[]) => records.map((record) => record['name']);

const attributes = (path: string, type: FieldType) =>
  Object.fromEntries(['strength', 'skill', 'blood_tinge', 'arcane'].map((name) => [`${path}.${name}`, type]));

const defenses = Object.fromEntries(
  [
    'physical',
    'blunt',
    'thrust',
    'blood',
    'arcane',
    'fire',
    'bolt',
    'slow_poison',
    'rapid_poison',
    'frenzy',
    'beasthood',
  ].map((name) => [`defense.${name}`, 'integer?' as const]),
);

const acquisition = {
  acquisition: 'array',
  'acquisition[].kind': 'string',
  'acquisition[].location_slug': 'string?',
  'acquisition[].boss_slug': 'string?',
  'acquisition[].npc_slug': 'string?',
  'acquisition[].notes': 'string',
} as const;

/** An edge of the table `acquisition` as one of the drops of a boss or an NPC. */
const dropsOf = (game: GameView, kind: string, field: string, slug: unknown) =>
  game
    .edgesTo('acquisition', field, slug)
    .filter((edge) => edge.value['kind'] === kind)
    .map(({ name, value }) => ({
      name,
      quantity: value['quantity'] ?? null,
      drop_rate: value['drop_rate'] ?? null,
      condition: value['condition'] ?? null,
    }));

const embeddedBoss = (game: GameView) => (boss: DataRecord) => ({
  slug: boss['slug'],
  name: boss['name'],
  is_optional: boss['is_optional'],
  hp: boss['hp'],
  blood_echoes: boss['blood_echoes'],
  drops: dropsOf(game, 'boss_drop', 'boss_slug', boss['slug']),
  phases: boss['phases'],
});

/**
 * The resources of the service document with every documented field and its type, and how a body follows from
 * the data files. It is kept apart from the GraphQL schema on purpose: a second derivation is what makes the
 * check of the published types worth having.
 */
export const documentedResources: readonly DocumentedResource[] = [
  {
    table: 'armor',
    path: 'armor',
    fields: {
      slug: 'string',
      name: 'string',
      slot: 'string',
      set_slug: 'string',
      variant_label: 'string?',
      is_dlc: 'boolean',
      description: 'string?',
      wiki_url: 'string',
      defense: 'object',
      ...defenses,
      equip_load: 'number',
      sold_by: 'array',
      ...acquisition,
    },
  },
  {
    table: 'armor_set',
    path: 'armor-sets',
    fields: { slug: 'string', name: 'string', is_dlc: 'boolean', wiki_url: 'string', piece_slugs: 'array' },
    derive: (set, game) => ({ piece_slugs: slugs(game.by('armor', 'set_slug', set['slug'])) }),
  },
  {
    table: 'boss',
    path: 'bosses',
    fields: {
      slug: 'string',
      name: 'string',
      is_optional: 'boolean',
      is_chalice: 'boolean',
      location_slug: 'string',
      description: 'string',
      wiki_url: 'string',
      campaign: 'string',
      is_dlc: 'boolean',
      is_required: 'boolean',
      is_interruptible: 'boolean',
      lamp: 'string?',
      hp: 'integer',
      blood_echoes: 'integer',
      drops: 'array',
      'drops[].name': 'string',
      'drops[].quantity': 'integer?',
      phases: 'array',
      'phases[].phase_index': 'integer',
      'phases[].name': 'string',
      'phases[].notes': 'string?',
    },
    derive: (boss, game) => ({
      lamp: game.find('lamp', boss['lamp_slug'])?.['name'] ?? null,
      drops: dropsOf(game, 'boss_drop', 'boss_slug', boss['slug']),
    }),
  },
  {
    table: 'location',
    path: 'locations',
    fields: {
      slug: 'string',
      name: 'string',
      region: 'string',
      parent_slug: 'string?',
      connected_slugs: 'array',
      boss_slugs: 'array',
      headstone: 'string',
      time_of_day: 'array',
      lamps: 'array',
      insight_total: 'integer?',
      bosses: 'array',
      'bosses[].slug': 'string',
      'bosses[].name': 'string',
      'bosses[].is_optional': 'boolean',
      'bosses[].hp': 'integer',
      'bosses[].blood_echoes': 'integer',
      'bosses[].drops': 'array',
      'bosses[].phases': 'array',
    },
    derive: (location, game) => {
      const bosses = game.by('boss', 'location_slug', location['slug']);
      return {
        connected_slugs: [
          ...game.by('location_connection', 'from_slug', location['slug']).map((edge) => edge['to_slug']),
          ...game
            .by('location_connection', 'to_slug', location['slug'])
            .filter((edge) => edge['one_way_reason'] === null)
            .map((edge) => edge['from_slug']),
        ],
        boss_slugs: slugs(bosses),
        lamps: names(game.by('lamp', 'location_slug', location['slug'])),
        bosses: bosses.map(embeddedBoss(game)),
      };
    },
  },
  {
    table: 'weapon',
    path: 'weapons',
    fields: {
      slug: 'string',
      name: 'string',
      category: 'string',
      variants: 'array',
      'variants[].kind': 'string',
      'variants[].gems': 'array',
      'variants[].notes': 'string?',
      forms: 'array',
      'forms[].slug': 'string',
      'forms[].name': 'string',
      'forms[].form_kind': 'string',
      'forms[].sort_order': 'integer',
      'forms[].attack_physical': 'integer',
      'forms[].scaling': 'object',
      ...attributes('forms[].scaling', 'string'),
      tags: 'array',
      is_dlc: 'boolean',
      requirements: 'object',
      ...attributes('requirements', 'integer?'),
      scaling: 'object',
      ...attributes('scaling', 'string'),
    },
    derive: (weapon) => ({
      forms: (weapon['forms'] as DataRecord[]).map((form) => ({
        ...form,
        attack_physical: (form['attack'] as DataRecord | undefined)?.['physical'],
      })),
    }),
  },
  {
    table: 'npc',
    path: 'npcs',
    fields: {
      slug: 'string',
      name: 'string',
      role: 'string?',
      location_slug: 'string',
      campaign: 'string',
      is_dlc: 'boolean',
      time_of_day: 'array',
      gifts: 'array',
      'gifts[].name': 'string',
      'gifts[].kind': 'string',
      drops: 'array',
      'drops[].name': 'string',
      'drops[].quantity': 'integer?',
      'drops[].drop_rate': 'number?',
      'drops[].condition': 'string?',
      placements: 'array',
      'placements[].location_slug': 'string',
      'placements[].sub_area': 'string',
      quest_notes: 'array',
    },
    derive: (npc, game) => ({
      drops: dropsOf(game, 'npc_drop', 'npc_slug', npc['slug']),
      gifts: game
        .edgesTo('acquisition', 'npc_slug', npc['slug'])
        .filter((edge) => edge.value['kind'] === 'npc_gift')
        .map(({ name, subject }) => ({ name, kind: subject })),
    }),
  },
  {
    table: 'rune',
    path: 'runes',
    fields: {
      slug: 'string',
      name: 'string',
      kind: 'string',
      is_dlc: 'boolean',
      effect: 'string',
      tiers: 'array',
      'tiers[].tier': 'integer',
      'tiers[].effect_bonus': 'string',
      covenant_slug: 'string?',
      special_note: 'string?',
      acquisition: 'array',
      'acquisition[].kind': 'string',
      'acquisition[].location_slug': 'string',
      'acquisition[].source': 'string',
    },
    derive: (rune) => ({
      effect:
        rune['effect'] ?? (rune['tiers'] as DataRecord[]).map(({ effect_bonus }) => effect_bonus).join('; '),
      acquisition: (rune['acquisition'] as DataRecord[]).map((edge) => ({ ...edge, source: edge['notes'] })),
    }),
  },
  {
    table: 'blood_gem',
    path: 'blood-gems',
    fields: {
      slug: 'string',
      name: 'string',
      category: 'string',
      shape: 'string?',
      rating: 'integer?',
      primary_effect: 'string',
      secondary_effects: 'array',
      shapes_available: 'array',
      'shapes_available[].shape': 'string',
      'shapes_available[].glyph': 'string',
      'shapes_available[].notes': 'string',
      availability: 'string',
      wiki_url: 'string',
    },
    derive: (gem, game) => ({
      shapes_available: (gem['shapes_available'] as DataRecord[]).map((shape) => ({
        ...shape,
        glyph: game.find('blood_gem_shape', shape['shape'])?.['glyph'],
      })),
    }),
  },
  {
    table: 'item',
    path: 'items',
    fields: {
      slug: 'string',
      name: 'string',
      family: 'string',
      subcategory: 'string?',
      is_dlc: 'boolean',
      effect: 'string?',
      sold_by: 'array',
      ...acquisition,
    },
  },
  {
    table: 'chalice_dungeon',
    path: 'chalice-dungeons',
    fields: { slug: 'string', name: 'string', area: 'string', depth: 'integer' },
  },
];

/** The body that a record has by its documentation: its own fields and what follows from its relations. */
export function documentedBody(resource: DocumentedResource, record: DataRecord, game: GameView): DataRecord {
  return { ...record, ...resource.derive?.(record, game) };
}

/** Every value at a path such as `drops[].name`, with the path at which it really stands. */
export function* valuesAt(value: unknown, path: string, at = ''): Generator<{ value: unknown; at: string }> {
  if (path === '') {
    yield { value, at };
    return;
  }
  const [, name = '', many, rest = ''] = /^([a-z_0-9]+)(\[\])?\.?(.*)$/.exec(path) ?? [];
  const inner = (value as DataRecord | null | undefined)?.[name];
  const place = at === '' ? name : `${at}.${name}`;
  if (!many) {
    yield* valuesAt(inner, rest, place);
    return;
  }
  for (const [index, element] of ((inner ?? []) as unknown[]).entries()) {
    yield* valuesAt(element, rest, `${place}[${index}]`);
  }
}
