import type { Drawn, GameMap, Place } from '../site/games/map.ts';
import { escapeHtml } from '../src/text/html.ts';

/** One hue a region, readable under dark text in light and dark surroundings alike. */
const fills = ['#f3d9c8', '#cfe3d4', '#d5dbf0', '#ecd3e3', '#e9e2b8', '#cde5ea', '#e3d9f2', '#dddddd'];

const quoted = (value: string) => `"${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** Graphviz measures text by its own tables, which know this font; the picture names others beside it. */
const measuredFont = 'Arial';
const shownFonts = 'Helvetica,Arial,Liberation Sans,DejaVu Sans,sans-serif';

/** A table with a row for the name, and for each thing that is drawn; values have a column of their own. */
function placeLabel(place: Place, drawn: readonly Drawn[]): string {
  const font = (content: string, size: number, colour: string) =>
    `<font point-size="${size}" color="${colour}">${content}</font>`;
  const wide = (content: string) => `<tr><td align="left" colspan="2">${content}</td></tr>`;
  const expansion = place.isDlc ? font('  DLC', 10, '#777777') : '';
  return [
    '<table border="1" cellborder="0" cellspacing="0" cellpadding="3" color="#666666" bgcolor="#ffffff" style="rounded">',
    // Bold letters are wider than the measured ones; the spaces make up for it.
    wide(`<b>${font(escapeHtml(place.name), 15, '#1a1a1a')}</b>${expansion}    `),
    ...drawn.flatMap(({ layer, color, valueColor }) =>
      place.found[layer]!.map(({ sign, name, value }) =>
        value === undefined || valueColor === undefined
          ? wide(font(`${sign} ${escapeHtml(name)}`, 12, color))
          : `<tr><td align="left">${font(`${sign} ${escapeHtml(name)} `, 12, color)}</td><td align="right">${font(value, 11, valueColor)}</td></tr>`,
      ),
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
    `  label=${quoted(`${map.game}, data ${map.datasetVersion}      ${map.texts.legend}   dashed: one way`)};`,
  ];
  for (const [index, region] of map.regions.entries()) {
    const fill = fills[index % fills.length]!;
    lines.push(
      `  subgraph cluster_${region.id} {`,
      `    graph [label=${quoted(region.name)}, labeljust=l, style="rounded,filled", color="#aaaaaa", fillcolor="${fill}88", fontsize=18, fontcolor="#333333", margin=16];`,
    );
    for (const place of region.places) {
      lines.push(`    ${quoted(place.slug)} [label=<${placeLabel(place, map.drawn)}>];`);
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
    const counts = map.drawn.map(({ layer }) => {
      const { title } = map.layers.find(({ name }) => name === layer)!;
      return `${places.reduce((sum, { found }) => sum + found[layer]!.length, 0)} ${title.toLowerCase()}`;
    });
    lines.push(
      `# Map of ${map.game}`,
      '',
      `${places.length} locations, ${map.paths.length} connections, ${counts.join(' and ')}, from data version ${map.datasetVersion}. ${map.texts.caption}`,
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
