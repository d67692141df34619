/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Groups of buttons are not fieldsets, and <output> belongs to a form. */
import type { ComponentChild } from 'preact';
import { marker } from '../docs/docs-markers.ts';
import type { Found, GameMap, Path, MapPlace } from '../games/map.ts';
import type { Page } from '../pages/layout.tsx';
import { MapHead, MapLinks, MapSide, MapWindow, MaybeHidden } from './map-frame.tsx';
import { type MapLayout, nameLines } from './map-layout.ts';
import type { HiddenNames, ProgressModel } from '../shared/models.ts';
import { requiredWays } from './required-ways.ts';

export interface MapPageParts {
  readonly map: GameMap;
  readonly layout: MapLayout;
  /** The names of records that are spoilers. */
  readonly hidden: HiddenNames;
  /** Slugs of places in the order in which the game opens them; none when it is not known. */
  readonly order: readonly string[];
  /** Segments of the addresses of records, by kind. */
  readonly segments: Readonly<Record<string, string>>;
  /** Paths of the assets that this page loads beside those of all. */
  readonly script: string;
  readonly style: string;
  /** Progress model and the path of the module that exports it; undefined for a game without gates. */
  readonly progress: { readonly model: ProgressModel; readonly modelScript: string } | undefined;
}

const prefix = marker('prefix');

const lineHeight = 17;

/** Colors of regions, as hues around the wheel. */
const colorOf = (index: number, of: number) => `hsl(${Math.round((index * 360) / of)} 45% 52%)`;

/** The picture: a link for each place, which is described below. */
function Picture({ map, layout, progress }: MapPageParts) {
  const required = progress ? requiredWays(map, progress.model) : new Set<string>();
  const line = ({ from, to, oneWay }: Path, index: number) => {
    const isRequired =
      required.has(`${from} ${to}`) || (oneWay === undefined && required.has(`${to} ${from}`));
    return (
      <path
        class={`path${oneWay === undefined ? '' : ' one-way'}${isRequired ? ' required' : ''}`}
        data-from={from}
        data-to={to}
        d={layout.paths[index]!}
        marker-end={oneWay === undefined ? undefined : 'url(#arrow)'}
      />
    );
  };
  const place = (each: MapPlace, color: string) => {
    const { slug } = each;
    const { x, y, width, height } = layout.places.get(slug)!;
    const middle = x + width / 2 + 3;
    const counts = map.layers
      .map(({ name, sign }) => ({ name, sign, count: each.found[name]!.length }))
      .filter(({ count }) => count > 0);
    const lines = nameLines(each);
    // Lines are centered in the box, above the counts.
    const below = counts.length > 0 ? lineHeight : 0;
    const base = (row: number) =>
      y + (height - below) / 2 + (below > 0 ? 5 : 6) + (row - (lines.length - 1) / 2) * lineHeight;
    return (
      <a href={`#${slug}`} data-place={slug}>
        <rect x={x} y={y} width={width} height={height} rx="7" />
        <path
          class="region-color"
          d={`M${x + 7},${y}h-0a7,7 0 0 0 -7,7v${height - 14}a7,7 0 0 0 7,7z`}
          fill={color}
        />
        <text>
          {lines.map((text, row) => (
            <tspan x={middle} y={base(row)}>{`${text} `}</tspan>
          ))}
        </text>
        {counts.length > 0 && (
          <text class="signs" x={middle} y={y + height - 8} aria-hidden="true">
            {counts.map(({ name, sign, count }) => (
              <tspan data-layer={name}>{`${sign}${count} `}</tspan>
            ))}
          </text>
        )}
        <text class="check" x={x + width - 10} y={y + 15} aria-hidden="true">
          ✓
        </text>
      </a>
    );
  };
  const shown = map.layers.filter(({ isShown }) => isShown).map(({ name }) => ` show-${name}`);
  return (
    <svg
      class={`map-picture${shown.join('')}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={`Map of ${map.game}`}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth="12"
          markerHeight="12"
          orient="auto"
        >
          <path d="M0,0L10,5L0,10z" />
        </marker>
      </defs>
      <g>{map.paths.map(line)}</g>
      <g>
        {map.regions.flatMap(({ places }, index) =>
          places.map((each) => place(each, colorOf(index, map.regions.length))),
        )}
      </g>
    </svg>
  );
}

/** A list under its title; nothing where it has no entries. */
const List = ({ title, children }: { title: string; children: readonly ComponentChild[] }) =>
  children.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </>
  );

/** A long list, folded. */
const Folded = ({ title, children }: { title: string; children: readonly ComponentChild[] }) =>
  children.length > 0 && (
    <details class="found-there">
      <summary>
        {title}: {children.length}
      </summary>
      <ul>{children}</ul>
    </details>
  );

/** Lists the things of a location that no layer of the map shows: they are dropped, given or sold there. */
function othersAt({ slug, found: shown }: MapPlace, { world, names }: ProgressModel): Found[] {
  const found = new Set(
    Object.values(shown).flatMap((all) => all.map((each) => `${each.kind}:${each.slug}`)),
  );
  const tokens = world.deeds.flatMap(({ token, place: where, isOnce }) =>
    !isOnce && where === `location:${slug}` && !found.has(token) ? [token] : [],
  );
  return [...new Set(tokens)]
    .map((token) => token.split(':') as [string, string])
    .map(([kind, own]) => ({ kind, slug: own, name: names[kind]?.[own] ?? own }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lets the reader mark a place, and choose it as an end of a route. */
const PlaceActions = ({ gameId, slug }: { gameId: string; slug: string }) => (
  <>
    <div class="place-progress needs-js">
      <label>
        <input type="checkbox" data-mark={`location:${slug}`} />
        Visited
      </label>{' '}
      <span class="note" data-state="" />{' '}
      <a href={`${prefix}/${gameId}/checklist#/${gameId}?at=${slug}`}>Checklist</a>
    </div>
    <p class="actions needs-js">
      <button type="button" class="small" data-route="from" data-slug={slug}>
        Route from here
      </button>
      <button type="button" class="small" data-route="to" data-slug={slug}>
        Route to here
      </button>
    </p>
  </>
);

/** Every place in words: where it leads, and what is found there. */
function Places({ map, hidden, progress, segments }: MapPageParts) {
  const hasMarks = progress !== undefined;
  const names = new Map(map.regions.flatMap(({ places }) => places.map(({ slug, name }) => [slug, name])));
  const record = ({ kind, slug, name }: Found) => {
    const segment = segments[kind];
    if (segment === undefined) return name;
    return (
      <MaybeHidden level={hidden[kind]?.[slug]} what="a name">
        <a href={`${prefix}/${map.gameId}/${segment}/${slug}`}>{name}</a>
      </MaybeHidden>
    );
  };
  const way = ({ from, to, oneWay, notes, levels }: Path, slug: string) => {
    const other = from === slug ? to : from;
    const direction = oneWay === undefined ? '' : from === slug ? ' (one way)' : ' (one way, from there)';
    return (
      <li>
        <a href={`#${other}`}>{names.get(other)!}</a>
        {direction}.{' '}
        <div class="how">
          <MaybeHidden level={levels.notes} what="how to get there">
            {notes}
          </MaybeHidden>
          {oneWay !== undefined && (
            <>
              {' '}
              <MaybeHidden level={levels.oneWay} what="why there is no way back">
                {oneWay}
              </MaybeHidden>
            </>
          )}
        </div>
      </li>
    );
  };
  const section = (place: MapPlace, region: string) => {
    const { slug, name, isDlc, found } = place;
    const ways = map.paths.filter(({ from, to }) => from === slug || to === slug);
    const parts = map.parts.filter(({ part, whole }) => part === slug || whole === slug);
    return (
      <section class="place" id={slug} aria-labelledby={`${slug}-name`}>
        <h3 id={`${slug}-name`} tabIndex={-1}>
          {name}
        </h3>
        <p class="note">
          {region}
          {isDlc && ', DLC'}
        </p>
        {hasMarks && <PlaceActions gameId={map.gameId} slug={slug} />}
        <List title="Connections">{ways.map((each) => way(each, slug))}</List>
        <List title="Parts">
          {parts.map(({ part, whole }) =>
            part === slug ? (
              <li>
                part of <a href={`#${whole}`}>{names.get(whole)!}</a>
              </li>
            ) : (
              <li>
                <a href={`#${part}`}>{names.get(part)!}</a>
              </li>
            ),
          )}
        </List>
        {map.layers.map(({ name: layer, title, heading = title, isFolded, mark }) => {
          const Entries = isFolded ? Folded : List;
          return (
            <Entries title={heading}>
              {found[layer]!.map((each) => (
                <li>
                  {hasMarks && mark !== undefined && (
                    <>
                      <input
                        type="checkbox"
                        class="needs-js"
                        data-mark={`${each.kind}:${each.slug}`}
                        aria-label={mark}
                      />{' '}
                    </>
                  )}
                  {record(each)}
                  {each.note !== undefined && (
                    <>
                      {' '}
                      <span class="note">{each.note}</span>
                    </>
                  )}
                </li>
              ))}
            </Entries>
          );
        })}
        <Folded title="Dropped, given or sold">
          {(progress === undefined ? [] : othersAt(place, progress.model)).map((each) => (
            <li>{record(each)}</li>
          ))}
        </Folded>
        <p>
          <a class="button" href={`${prefix}/${map.gameId}/${segments[map.kind]}/${slug}`}>
            Full record
          </a>
        </p>
      </section>
    );
  };
  return (
    <div class="map-places">
      {map.regions.map(({ name, places }) => (
        <div class="region-places">
          <h2>{name}</h2>
          {places.map((place) => section(place, name))}
        </div>
      ))}
    </div>
  );
}

const PlaceSelect = ({
  map,
  name,
  label,
  chosen,
}: {
  map: GameMap;
  name: string;
  label: string;
  chosen: string | undefined;
}) => (
  <label>
    <span>{label}</span>{' '}
    <select name={name}>
      {map.regions.map((region) => (
        <optgroup label={region.name}>
          {region.places.map((place) => (
            <option value={place.slug} selected={place.slug === chosen}>
              {place.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

/** The page of the map, which can be read without a script; site/browser/map.ts moves it. */
export function mapPage(parts: MapPageParts): Page {
  const { map, script, style, progress, order } = parts;
  const places = map.regions.flatMap((region) => region.places);
  return {
    path: `/${map.gameId}/map`,
    game: map.gameId,
    title: `Map of ${map.game}`,
    description: `The ${places.length} locations of ${map.game}, how they connect, and what you find in each.`,
    kind: 'reference',
    links: <MapLinks script={script} style={style} />,
    body: (
      <>
        <MapHead
          game={map.game}
          label="Search places and what you find there"
          placeholder={map.texts.search}
        />
        <div class="map-bar needs-js">
          <div class="map-layers" role="group" aria-label="Shown for each place">
            {map.layers.map(({ name, sign, title, isShown }) => (
              <button type="button" class="chip" aria-pressed={isShown} data-toggles={name}>
                <span aria-hidden="true">{sign}</span> {title}{' '}
                <span class="tally">{places.reduce((sum, { found }) => sum + found[name]!.length, 0)}</span>
              </button>
            ))}
          </div>
          {progress !== undefined && (
            <form class="map-route">
              <PlaceSelect map={map} name="from" label="From" chosen={order[0]} />
              <PlaceSelect
                map={map}
                name="to"
                label="To"
                chosen={order.findLast((slug) => map.paths.some(({ to }) => to === slug))}
              />
              <button type="submit" class="button">
                Find route
              </button>
            </form>
          )}
        </div>
        <div
          class="map"
          data-script={prefix + script}
          data-progress={progress && prefix + progress.modelScript}
          data-game={progress && map.gameId}
        >
          <MapWindow picture={<Picture {...parts} />} />
          <MapSide>
            <div class="map-way">
              <h2 tabIndex={-1}>Route</h2>
              <div />
            </div>
            <Places {...parts} />
          </MapSide>
        </div>
        <div class="map-overview">
          <p id="map-legend" class="note">
            {map.layers
              .map(
                ({ sign, title }) =>
                  `${sign} ${title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`,
              )
              .join(', ')}
            . {map.layers.flatMap(({ note }) => note ?? []).join(' ')} Dashed lines are one-way.
            {progress !== undefined && ` ${map.texts.route}`}
          </p>
          {progress !== undefined && (
            <p class="note needs-js">
              The map shows the progress you check off here and in{' '}
              <a href={`${prefix}/${map.gameId}/checklist`}>your checklist</a>: ✓ done, thick border open,
              dashed border not open yet (its name is hidden until you show spoilers). Routes take your
              progress into account.
            </p>
          )}
          <ul class="region-names">
            {map.regions.map(({ name }, index) => (
              <li>
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <rect width="10" height="10" rx="3" fill={colorOf(index, map.regions.length)} />
                </svg>{' '}
                {name}
              </li>
            ))}
          </ul>
          <p class="note">
            {places.length} locations, data version {map.datasetVersion}.
          </p>
        </div>
      </>
    ),
  };
}
