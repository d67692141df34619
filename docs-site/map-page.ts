import type { GameMap, Named, Path, Place } from '../derive/map.ts';
import { marker } from '../src/http/docs-markers.ts';
import { type Html, html, raw } from '../src/text/html.ts';
import type { Page } from './layout.ts';
import { type MapLayout, nameLines } from './map-layout.ts';
import { spoiler } from './spoiler.ts';
import type { SpoilerLevel, SpoilerModel } from './spoiler-model.ts';
import { textMark } from './text-mark.ts';

export interface MapPageParts {
  readonly map: GameMap;
  readonly layout: MapLayout;
  readonly spoilers: SpoilerModel;
  /** Paths of the assets that this page loads beside those of all. */
  readonly script: string;
  readonly style: string;
  /** Path of the module that exports the ProgressModel of the game; undefined for a game without gates. */
  readonly progressScript: string | undefined;
}

const prefix = marker('prefix');

const lineHeight = 17;

/** The picture: a link for each place, which is described below. */
function picture({ map, layout }: MapPageParts): Html {
  const region = ({ id }: GameMap['regions'][number]) => {
    const { x, y, width, height } = layout.regions.get(id)!;
    return html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
  };
  const regionName = ({ id, name }: GameMap['regions'][number]) => {
    const { x, y } = layout.regions.get(id)!;
    return html`<text class="region-name" x="${x + 12}" y="${y + 22}">${name}</text>`;
  };
  const line = ({ from, to, oneWay }: Path, index: number) =>
    html`<path class="path${oneWay !== undefined && ' one-way'}" data-from="${from}" data-to="${to}" d="${layout.paths[index]!}"${oneWay !== undefined && raw(' marker-end="url(#arrow)"')}/>`;
  const place = (each: Place) => {
    const { slug } = each;
    const { x, y, width, height } = layout.places.get(slug)!;
    const middle = x + width / 2;
    const signs = [
      each.lamps.length > 0 && `☼ ${each.lamps.length}`,
      each.bosses.length > 0 && `◆ ${each.bosses.length}`,
      each.npcs.length > 0 && `☺ ${each.npcs.length}`,
    ].filter(Boolean);
    const lines = nameLines(each);
    // Lines are centered in the box.
    const rows = lines.length + (signs.length > 0 ? 1 : 0);
    const base = (row: number) => y + height / 2 + 5 + (row - (rows - 1) / 2) * lineHeight;
    return html`<a href="#${slug}" data-place="${slug}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/><text>${lines.map(
      (text, row) => html`<tspan x="${middle}" y="${base(row)}">${text} </tspan>`,
    )}</text>${signs.length > 0 && html`<text class="signs" x="${middle}" y="${base(lines.length)}" aria-hidden="true">${signs.join('  ')}</text>`}<text class="check" x="${x + width - 9}" y="${y + 14}" aria-hidden="true">✓</text></a>`;
  };
  return html`<svg class="map-picture" viewBox="0 0 ${layout.width} ${layout.height}" role="group" aria-label="Map of ${map.game}"><defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="11" markerHeight="11" orient="auto"><path d="M0,0L10,5L0,10z"/></marker></defs><g class="regions">${map.regions.map(region)}</g><g>${map.paths.map(line)}</g><g>${map.regions.map(regionName)}</g><g>${map.regions.flatMap(({ places }) => places.map(place))}</g></svg>`;
}

/** Every place in words: where it leads, its lamps, bosses and NPCs. */
function placeSections({ map, spoilers, progressScript }: MapPageParts): Html {
  const hasMarks = progressScript !== undefined;
  const names = new Map(map.regions.flatMap(({ places }) => places.map(({ slug, name }) => [slug, name])));
  const levelOfText = (text: string): SpoilerLevel | undefined => {
    const mark = textMark(text);
    if (spoilers.texts.major.includes(mark)) return 'major';
    return spoilers.texts.mild.includes(mark) ? 'mild' : undefined;
  };
  const record = (segment: string, { slug, name }: Named) =>
    html`<a href="${prefix}/docs/explore#/${map.gameId}/${segment}/${slug}">${name}</a>`;
  const named = (segment: string, table: string, each: Named) => {
    const level = spoilers.names[table]?.[each.slug];
    const link = record(segment, each);
    return level === undefined ? link : spoiler(level, 'a name', link);
  };
  const told = (text: string, what: string) => {
    const level = levelOfText(text);
    return level === undefined ? html`${text}` : spoiler(level, what, html`${text}`);
  };
  const way = ({ from, to, oneWay, notes }: Path, slug: string) => {
    const other = from === slug ? to : from;
    const direction =
      oneWay === undefined ? '' : from === slug ? ' (one way, no way back)' : ' (one way, from there only)';
    return html`<li><a href="#${other}">${names.get(other)!}</a>${direction}. <span class="how">${told(notes, 'how to get there')}${
      oneWay !== undefined && html` ${told(oneWay, 'why there is no way back')}`
    }</span></li>`;
  };
  const list = (title: string, entries: readonly Html[]) =>
    entries.length > 0 && html`<h4>${title}</h4><ul>${entries}</ul>`;
  const section = (place: Place, region: string) => {
    const { slug, name, isDlc, lamps, bosses, npcs } = place;
    const ways = map.paths.filter(({ from, to }) => from === slug || to === slug);
    const parts = map.parts.filter(({ part, whole }) => part === slug || whole === slug);
    return html`<section class="place" id="${slug}" aria-labelledby="${slug}-name"><h3 id="${slug}-name" tabindex="-1">${name}</h3><p class="note">${region}${isDlc && ', The Old Hunters'}</p>${
      hasMarks &&
      html`<div class="place-progress needs-js"><label><input type="checkbox" data-mark="place:${slug}">Been there</label> <span class="note" data-state></span> <a href="${prefix}/docs/checklist#/${map.gameId}?at=${slug}">Checklist</a></div>`
    }${list(
      'Ways',
      ways.map((each) => way(each, slug)),
    )}${list(
      'Parts',
      parts.map(({ part, whole }) =>
        part === slug
          ? html`<li>part of <a href="#${whole}">${names.get(whole)!}</a></li>`
          : html`<li><a href="#${part}">${names.get(part)!}</a></li>`,
      ),
    )}${list(
      'Bosses',
      bosses.map(
        (boss) =>
          html`<li>${hasMarks && html`<input type="checkbox" class="needs-js" data-mark="boss:${boss.slug}" aria-label="Beaten"> `}${named('bosses', 'boss', boss)} <span class="note">${boss.isOptional ? 'optional' : 'required'}</span></li>`,
      ),
    )}${list(
      'Lamps',
      lamps.map((lamp) => html`<li>${record('lamps', lamp)}</li>`),
    )}${list(
      'NPCs first met there',
      npcs.map((npc) => html`<li>${named('npcs', 'npc', npc)}</li>`),
    )}<p><a class="button" href="${prefix}/docs/explore#/${map.gameId}/locations/${slug}">Full record</a></p></section>`;
  };
  return html`${map.regions.map(
    ({ name, places }) =>
      html`<div class="region-places"><h2>${name}</h2>${places.map((place) => section(place, name))}</div>`,
  )}`;
}

/** The page of the map, which can be read without a script; docs-site/browser/map.ts moves it. */
export function mapPage(parts: MapPageParts): Page {
  const { map, script, style, progressScript } = parts;
  const places = map.regions.reduce((sum, region) => sum + region.places.length, 0);
  return {
    path: '/docs/map',
    title: 'Map',
    description: `The ${places} locations of ${map.game}, how they connect, and what you find in each.`,
    kind: 'reference',
    toc: [],
    links: html`<link rel="stylesheet" href="${prefix}${style}">
<link rel="modulepreload" href="${prefix}${script}">
`,
    body: html`<div class="map-head"><h1>Map of ${map.game}</h1><div class="map-tools needs-js"><form class="map-search" role="search"><label class="visually-hidden" for="map-search">Search places, bosses, lamps and NPCs</label><input id="map-search" type="search" placeholder="Search the map" autocomplete="off" spellcheck="false" aria-controls="map-found"></form><button type="button" role="switch" class="switch" aria-checked="false" data-spoiler-switch>Show spoilers</button></div></div>
<div class="map" data-script="${prefix}${script}"${progressScript !== undefined && html` data-progress="${prefix}${progressScript}" data-game="${map.gameId}"`}><div class="map-found needs-js" id="map-found" role="region" aria-label="Found" hidden><p role="status"></p><ul></ul></div>
<div class="map-window" tabindex="0" role="region" aria-label="Map. Arrow keys move it, plus and minus zoom, zero shows all of it." aria-describedby="map-legend">${picture(parts)}<div class="map-buttons needs-js"><button type="button" data-zoom="in" aria-label="Zoom in">+</button><button type="button" data-zoom="out" aria-label="Zoom out">−</button><button type="button" data-zoom="all" aria-label="Show the whole map">⤢</button></div></div>
<div class="map-side"><div class="map-overview"><p>${places} locations (data version ${map.datasetVersion}). Select one to see where it leads and what you find there.</p><p id="map-legend" class="note">☼ lamps, ◆ bosses, ☺ NPCs first met there. A dashed line leads one way only.</p>${progressScript !== undefined && html`<p class="needs-js">What you mark here and in <a href="${prefix}/docs/checklist">your checklist</a> shows on the map: ✓ done, thick border open, dashed border not open yet.</p>`}</div>
<div class="map-places">${placeSections(parts)}</div></div></div>`,
  };
}
