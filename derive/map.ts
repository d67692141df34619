import { type GameView, viewGame } from '../src/dataset/game-view.ts';
import type { DataRecord } from '../src/dataset/kinds.ts';
import type { GameData } from '../src/dataset/load.ts';
import { escapeHtml } from '../src/text/html.ts';

/** A record as far as a map names it. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Place extends Named {
  readonly isDlc: boolean;
  readonly lamps: readonly Named[];
  readonly bosses: readonly (Named & { readonly hp: number; readonly isOptional: boolean })[];
  /** NPCs that are first met there. */
  readonly npcs: readonly Named[];
  /** Each with the number that is placed there. */
  readonly enemies: readonly (Named & { readonly count: number })[];
  /** What is found there without being dropped, given or sold; each with its kind. */
  readonly treasures: readonly (Named & { readonly kind: string })[];
}

export interface Region {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
}

export interface Path {
  readonly from: string;
  readonly to: string;
  readonly oneWay: string | undefined;
  readonly notes: string;
}

/** The content of a map: places by region, what is in them, and how they connect. */
export interface GameMap {
  readonly game: string;
  readonly gameId: string;
  readonly datasetVersion: string;
  readonly regions: readonly Region[];
  readonly paths: readonly Path[];
  /** A place inside another. */
  readonly parts: readonly { readonly part: string; readonly whole: string }[];
}

const text = (value: unknown) => String(value);

const named = (record: DataRecord): Named => ({ slug: text(record['slug']), name: text(record['name']) });

function treasuresOf(slug: string, game: GameView): Place['treasures'] {
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

function placeOf(location: DataRecord, game: GameView): Place {
  const { slug, name } = named(location);
  return {
    slug,
    name,
    isDlc: location['is_dlc'] === true,
    lamps: [...game.by('lamp', 'location_slug', slug)]
      .sort((a, b) => (a['sort_order'] as number) - (b['sort_order'] as number))
      .map(named),
    bosses: game.by('boss', 'location_slug', slug).map((boss) => ({
      ...named(boss),
      hp: boss['hp'] as number,
      isOptional: boss['is_optional'] === true,
    })),
    npcs: game.by('npc', 'location_slug', slug).map(named),
    enemies: game.edgesTo('enemy_placement', 'location_slug', slug).map((edge) => ({
      slug: edge.slug,
      name: edge.name,
      count: (edge.value['count'] as number | undefined) ?? 1,
    })),
    treasures: treasuresOf(slug, game),
  };
}

export function mapGame(data: GameData): GameMap {
  const game = viewGame(data);
  const regions = new Map<string, Place[]>();
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
    regions: [...regions]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, places], index) => ({ id: `region_${index}`, name, places })),
    paths: game.list('location_connection').map((path) => ({
      from: text(path['from_slug']),
      to: text(path['to_slug']),
      oneWay: typeof path['one_way_reason'] === 'string' ? path['one_way_reason'] : undefined,
      notes: text(path['notes']),
    })),
    parts: game
      .list('location')
      .filter((location) => typeof location['parent_slug'] === 'string')
      .map((location) => ({ part: text(location['slug']), whole: text(location['parent_slug']) })),
  };
}

/** One hue a region, readable under dark text in light and dark surroundings alike. */
const fills = ['#f3d9c8', '#cfe3d4', '#d5dbf0', '#ecd3e3', '#e9e2b8', '#cde5ea', '#e3d9f2', '#dddddd'];

const formatNumber = (value: number) => value.toLocaleString('en-US');
const quoted = (value: string) => `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** Graphviz measures text by its own tables, which know this font; the picture names others beside it. */
const measuredFont = 'Arial';
const shownFonts = 'Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif';

/** A table with a row for the name, for each lamp, and for each boss with its HP in a column of its own. */
function placeLabel(place: Place): string {
  const font = (content: string, size: number, colour: string) =>
    `<font point-size="${size}" color="${colour}">${content}</font>`;
  const wide = (content: string) => `<tr><td align="left" colspan="2">${content}</td></tr>`;
  const expansion = place.isDlc ? font('  DLC', 10, '#777777') : '';
  return [
    '<table border="1" cellborder="0" cellspacing="0" cellpadding="3" color="#666666" bgcolor="#ffffff" style="rounded">',
    // Bold letters are wider than the measured ones; the spaces make up for it.
    wide(`<b>${font(escapeHtml(place.name), 15, '#1a1a1a')}</b>${expansion}    `),
    ...place.lamps.map((lamp) => wide(font(`☼ ${escapeHtml(lamp.name)}`, 12, '#3d4a66'))),
    ...place.bosses.map(
      (boss) =>
        `<tr><td align="left">${font(`${boss.isOptional ? '◇' : '◆'} ${escapeHtml(boss.name)} `, 12, '#7a1f1f')}</td><td align="right">${font(`${formatNumber(boss.hp)} HP`, 11, '#8a6060')}</td></tr>`,
    ),
    '</table>',
  ].join('');
}

/** The map as a Graphviz graph. */
function graphvizMap(map: GameMap): string {
  const joined = new Set(map.paths.flatMap(({ from, to }) => [from, to]));
  const lines = [
    'digraph map {',
    `  graph [rankdir=TB, nodesep=0.3, ranksep=0.6, fontname="${measuredFont}", fontsize=18, bgcolor="white", pad=0.3, labelloc=t, splines=true];`,
    `  node [shape=plaintext, fontname="${measuredFont}"];`,
    '  edge [dir=both, arrowsize=0.7, color="#555555", penwidth=1.4];',
    `  label=${quoted(`${map.game}, data ${map.datasetVersion}      ☼ lamp   ◆ required boss   ◇ optional boss   dashed: one way`)};`,
  ];
  for (const [index, region] of map.regions.entries()) {
    const fill = fills[index % fills.length]!;
    lines.push(
      `  subgraph cluster_${region.id} {`,
      `    graph [label=${quoted(region.name)}, labeljust=l, style="rounded,filled", color="#aaaaaa", fillcolor="${fill}88", fontsize=18, fontcolor="#333333", margin=16];`,
    );
    for (const place of region.places) {
      lines.push(`    ${quoted(place.slug)} [label=<${placeLabel(place)}>];`);
    }
    // Unconnected places would form one long row; invisible edges put them below one another.
    const alone = region.places.filter((place) => !joined.has(place.slug));
    for (const [row, place] of alone.entries()) {
      const next = alone[row + 1];
      if (next) lines.push(`    ${quoted(place.slug)} -> ${quoted(next.slug)} [style=invis];`);
    }
    lines.push('  }');
  }
  for (const { from, to, oneWay, notes } of map.paths) {
    const style = oneWay ? 'dir=forward, style=dashed, ' : '';
    lines.push(`  ${quoted(from)} -> ${quoted(to)} [${style}tooltip=${quoted(oneWay ?? notes)}];`);
  }
  lines.push('}');
  return `${lines.join('\n')}\n`;
}

/** The map as a picture, laid out by Graphviz. */
export async function drawMap(map: GameMap): Promise<string> {
  const { instance } = await import('@viz-js/viz');
  const viz = await instance();
  const svg = viz.renderString(graphvizMap(map), { format: 'svg', engine: 'dot' });
  return svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(`font-family="${measuredFont}"`, `font-family="${shownFonts}"`);
}

/** A page with the picture and a table of the connections. */
export function mapMarkdown(maps: readonly { readonly map: GameMap; readonly picture: string }[]): string {
  const lines = ['<!-- Written by `npm run derive`; do not edit. -->', ''];
  for (const { map, picture } of maps) {
    const places = map.regions.flatMap((region) => region.places);
    lines.push(
      `# Map of ${map.game}`,
      '',
      `${places.length} locations, ${map.paths.length} connections, ${places.reduce((sum, place) => sum + place.lamps.length, 0)} lamps and ${places.reduce((sum, place) => sum + place.bosses.length, 0)} bosses, from data version ${map.datasetVersion}. Each location shows its lamps, then its bosses: ◆ required, ◇ optional.`,
      '',
      `![Map of ${map.game}](${picture})`,
      '',
      '## Connections',
      '',
      '| from | | to | how |',
      '| --- | :-: | --- | --- |',
    );
    const names = new Map(places.map((place) => [place.slug, place.name]));
    for (const { from, to, oneWay, notes } of map.paths) {
      lines.push(
        `| ${names.get(from)} | ${oneWay ? '→' : '↔'} | ${names.get(to)} | ${notes}${oneWay ? ` One way: ${oneWay}` : ''} |`,
      );
    }
    lines.push('');
  }
  return lines.join('\n');
}
