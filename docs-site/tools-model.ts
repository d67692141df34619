import type { GameData } from '../src/dataset/load.ts';

/** What the calculators of a game read of its data, as the page loads it: columns of the data files, by table. */
export interface ToolsModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

/** Columns by table: of every calculator, and those that only the damage needs. */
interface Columns {
  readonly core: Readonly<Record<string, readonly string[]>>;
  readonly damage: Readonly<Record<string, readonly string[]>>;
}

const columnsOf: Readonly<Record<string, Columns>> = {
  bloodborne: {
    core: {
      weapon: ['slug', 'name', 'requirements', 'variants', 'forms', 'figures'],
      weapon_level: [
        'weapon_slug',
        'level',
        'attack',
        'scaling_value',
        'gem_slots',
        'upgrade_item_slug',
        'upgrade_quantity',
        'upgrade_blood_echoes',
      ],
      blood_gem: [
        'slug',
        'name',
        'family_slug',
        'shape',
        'shapes_available',
        'primary_effect',
        'secondary_effects',
      ],
      blood_gem_family: ['slug', 'modifier', 'values'],
      stat_curve: ['slug', 'points', 'is_cut'],
      origin: [
        'slug',
        'name',
        'level',
        'vitality',
        'endurance',
        'strength',
        'skill',
        'blood_tinge',
        'arcane',
      ],
      level_cost: ['level', 'blood_echoes'],
      armor: ['slug', 'name', 'slot', 'defense', 'equip_load'],
      item: ['slug', 'name'],
    },
    damage: {
      boss: ['slug', 'name', 'hp', 'figures', 'is_chalice'],
      weapon_move: [
        'weapon_slug',
        'form',
        'name',
        'damage_type',
        'percent',
        'is_charged',
        'extra_hits',
        'rune_slug',
      ],
    },
  },
  'elden-ring': {
    core: {
      weapon: [
        'slug',
        'name',
        'type',
        'is_paired',
        'requirements',
        'max_upgrade',
        'upgrade_path_slug',
        'affinities',
      ],
      upgrade_type: ['slug', 'levels'],
      upgrade_path: ['slug', 'steps'],
      element_scaling: ['slug', 'elements', 'rates'],
      scaling_curve: ['slug', 'points'],
      class: ['slug', 'name', 'level', 'stats'],
      armor: ['slug', 'name', 'slot', 'weight', 'poise', 'negation'],
      item: ['slug', 'name'],
    },
    damage: {
      boss: ['slug', 'name', 'location_slug', 'forms'],
      enemy: ['slug', 'name', 'variants'],
      location: ['slug', 'name'],
    },
  },
};

/** Members of foes that no calculator reads, and most of their size. */
const unread: ReadonlySet<string> = new Set([
  'resistance',
  'poise',
  'npc_param_id',
  'new_game_plus',
  'insight',
  'parts',
  'by_depth',
]);

/** The files for a game: for every calculator, and for the damage. Undefined for a game without calculators. */
export function toolsModels(
  data: GameData,
): { readonly core: ToolsModel; readonly damage: ToolsModel } | undefined {
  const columns = columnsOf[data.game.slug];
  if (columns === undefined) return undefined;
  const materials = new Set(
    JSON.stringify([data.records.get('weapon_level'), data.records.get('upgrade_path')]).match(
      /(?<="(?:upgrade_)?item_slug":")[^"]+/g,
    ),
  );
  const modelOf = (tables: Columns['core']): ToolsModel => ({
    game: data.game.slug,
    title: data.game.name,
    datasetVersion: data.game.dataset_version,
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, names]) => [
        table,
        (data.records.get(table) ?? [])
          .filter((row) =>
            table === 'item' ? materials.has(String(row['slug'])) : row['is_ammunition'] !== true,
          )
          .map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
      ]),
    ),
  });
  const damage = modelOf(columns.damage);
  const read = JSON.stringify(damage, (name, value) => (unread.has(name) ? undefined : value));
  return { core: modelOf(columns.core), damage: JSON.parse(read) as ToolsModel };
}
