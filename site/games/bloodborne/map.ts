import { type GameView, viewGame } from '../../../src/dataset/game-view.ts';
import type { DataRecord } from '../../../src/dataset/kinds.ts';
import type { GameData } from '../../../src/dataset/load.ts';
import { marksOf } from '../../../src/dataset/marks.ts';
import type { Found, GameMap, Layer, MapName, Path, MapPlace } from '../map.ts';

const layers: readonly Layer[] = [
  { name: 'bosses', sign: '◆', title: 'Bosses', isShown: true, mark: 'Beaten' },
  { name: 'lamps', sign: '☼', title: 'Lamps', isShown: true },
  {
    name: 'npcs',
    sign: '☺',
    title: 'NPCs',
    heading: 'NPCs first met here',
    note: 'NPCs are counted where they are first met.',
    isShown: true,
  },
  { name: 'enemies', sign: '✶', title: 'Enemies', isShown: false, isFolded: true },
  { name: 'treasures', sign: '▣', title: 'Treasures', isShown: false, isFolded: true },
];

const text = (value: unknown) => String(value);

const named = (record: DataRecord): MapName => ({ slug: text(record['slug']), name: text(record['name']) });

/** Returns the things in a location that are not dropped, given or sold. */
function treasuresOf(slug: string, game: GameView): Found[] {
  const found = new Map(
    game
      .edgesTo('acquisition', 'location_slug', slug)
      .filter(({ value }) =>
        ['boss_slug', 'npc_slug', 'enemy_slug', 'merchant_slug'].every((field) => !value[field]),
      )
      .map((edge) => [
        `${edge.subject} ${edge.slug}`,
        { kind: edge.subject, slug: edge.slug, name: edge.name },
      ]),
  );
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function bossOf(record: DataRecord): Found {
  return record['is_optional'] === true
    ? { kind: 'boss', ...named(record), note: 'optional' }
    : { kind: 'boss', ...named(record), note: 'required', isRequired: true };
}

function placeOf(location: DataRecord, game: GameView): MapPlace {
  const { slug, name } = named(location);
  return {
    slug,
    name,
    isDlc: location['is_dlc'] === true,
    found: {
      bosses: game.by('boss', 'location_slug', slug).map(bossOf),
      lamps: [...game.by('lamp', 'location_slug', slug)]
        .sort((a, b) => (a['sort_order'] as number) - (b['sort_order'] as number))
        .map((lamp) => ({ kind: 'lamp', ...named(lamp) })),
      npcs: game.by('npc', 'location_slug', slug).map((npc) => ({ kind: 'npc', ...named(npc) })),
      enemies: game.edgesTo('enemy_placement', 'location_slug', slug).map((edge) => ({
        kind: 'enemy',
        slug: edge.slug,
        name: edge.name,
        note: `×${(edge.value['count'] as number | undefined) ?? 1}`,
      })),
      treasures: treasuresOf(slug, game),
    },
  };
}

/** The spoiler levels of the texts of a way. */
function levelsOf(path: DataRecord): Path['levels'] {
  const levels = new Map(marksOf(path).map(({ text: pointer, level }) => [pointer, level]));
  const [oneWay, notes] = [levels.get('/one_way_reason'), levels.get('/notes')];
  return { ...(oneWay && { oneWay }), ...(notes && { notes }) };
}

/** The map of the game: locations by region, with their lamps, bosses, NPCs, enemies and treasures. */
export function mapOfFiles(data: GameData): GameMap {
  const game = viewGame(data);
  const regions = new Map<string, MapPlace[]>();
  for (const location of game.list('location')) {
    const region = text(location['region']);
    const places = regions.get(region);
    if (places) places.push(placeOf(location, game));
    else regions.set(region, [placeOf(location, game)]);
  }
  return {
    game: data.game.name,
    gameId: data.game.slug,
    datasetVersion: data.game.dataset_version,
    kind: 'location',
    regions: [...regions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, places], index) => ({ id: `region_${index}`, name, places })),
    paths: game.list('location_connection').map((path) => ({
      from: text(path['from_slug']),
      to: text(path['to_slug']),
      oneWay: typeof path['one_way_reason'] === 'string' ? path['one_way_reason'] : undefined,
      notes: text(path['notes']),
      levels: levelsOf(path),
    })),
    parts: game
      .list('location')
      .filter((location) => typeof location['parent_slug'] === 'string')
      .map((location) => ({ part: text(location['slug']), whole: text(location['parent_slug']) })),
    layers,
    texts: {
      search: 'Search places, bosses, enemies, items',
      route: 'The thick line is the shortest route past every required boss.',
    },
  };
}
