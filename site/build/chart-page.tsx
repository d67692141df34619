/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Groups of buttons are not fieldsets, and <output> belongs to a form. */
import { marker } from '../docs/docs-markers.ts';
import type { Chart, ChartLocation, ChartMark, Listed } from '../games/chart.ts';
import type { Page } from '../pages/layout.tsx';
import type { HiddenNames } from '../shared/models.ts';
import { type Areas, drawAreas } from './areas.ts';
import { Hidden } from './hidden.tsx';
import { MapHead, MapLinks, MapSide, MapWindow, MaybeHidden } from './map-frame.tsx';

const prefix = marker('prefix');

/** Space around the outermost marks of a sheet, in the unit of positions. */
const margin = 420;
/** Locations with more marks have their names on the map from farther away. */
const manyMarks = 6;
/** Regions with a smaller part of all areas have their names only from nearer. */
const smallPart = 0.06;

/** A sheet as it is drawn: x to the east, y to the south. */
export interface ChartSheet {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pointOf: (mark: Pick<ChartMark, 'east' | 'north'>) => readonly [x: number, y: number];
  readonly drawn: Areas;
  readonly marks: readonly ChartMark[];
}

/** Lays out the sheets of a map around everything that has a position. */
export function sheetsOf(chart: Chart): ChartSheet[] {
  const regions = new Map(chart.locations.map(({ slug, region }) => [slug, region]));
  return chart.hints.sheets.flatMap(({ id, name }) => {
    const own = [...chart.marks, ...chart.finds].filter(({ sheet }) => sheet === id);
    if (own.length === 0) return [];
    const [easts, norths] = [own.map(({ east }) => east), own.map(({ north }) => north)];
    const [west, top] = [Math.min(...easts) - margin, Math.max(...norths) + margin];
    const width = Math.ceil(Math.max(...easts) + margin - west);
    const height = Math.ceil(top - Math.min(...norths) + margin);
    const pointOf: ChartSheet['pointOf'] = ({ east, north }) => [
      Math.round(east - west),
      Math.round(top - north),
    ];
    const marks = chart.marks.filter(({ sheet }) => sheet === id);
    // A find alone makes no region.
    const known = new Set(marks.map(({ location }) => regions.get(location ?? '')));
    const seeds = own.flatMap((mark) => {
      const area = regions.get(mark.location ?? '');
      return area === undefined || !known.has(area) ? [] : [{ at: pointOf(mark), area }];
    });
    return [
      {
        ...{ id, name, width, height, pointOf, marks },
        drawn: drawAreas(width, height, seeds),
      },
    ];
  });
}

export interface ChartPageParts {
  readonly chart: Chart;
  readonly sheets: readonly ChartSheet[];
  /** The names of records that are spoilers. */
  readonly hidden: HiddenNames;
  /** Segments of the addresses of records, by kind. */
  readonly segments: Readonly<Record<string, string>>;
  /** Paths of the assets that this page loads beside those of all. */
  readonly script: string;
  readonly style: string;
  /** Path of the finds, which the script loads when they are wanted. */
  readonly finds: string;
}

/** Hues apart from each other, however many there are. */
const colorOf = (index: number) => `hsl(${Math.round(index * 137.5) % 360} 42% 52%)`;

const shapes: Readonly<Record<string, string>> = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  diamond: 'M0 -6.500L6.500 0L0 6.500L-6.500 0z',
  pentagon: 'M0 -6L5.700 -1.900L3.500 4.900H-3.500L-5.700 -1.900z',
  square: 'M-5 -5h10v10h-10z',
  triangle: 'M0 -5.500L5.500 4.500H-5.500z',
  dot: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
};

const tokenOf = ({ kind, slug }: Listed) => `${kind}/${slug}`;

/** The middle of some marks, or the one that is nearest to it. */
function middleOf(sheet: ChartSheet, marks: readonly ChartMark[]) {
  const points = marks.map(sheet.pointOf);
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [Math.round(mean(0)), Math.round(mean(1))] as const;
}

/** Names of regions and locations on a sheet. */
function Names({ chart, hidden }: ChartPageParts, sheet: ChartSheet) {
  const text = ({ slug, name }: ChartLocation, [x, y]: readonly [number, number], level: string) => (
    <g transform={`translate(${x} ${y})`}>
      <text class={`${level}${hidden['location']?.[slug] === undefined ? '' : ' is-spoiler'}`}>{name}</text>
    </g>
  );
  return (
    <g class="names" aria-hidden="true">
      {chart.locations.map((location) => {
        const area = sheet.drawn.areas.get(location.slug);
        if (area !== undefined)
          return text(location, area.middle, area.part < smallPart ? 'district' : 'region');
        const own = sheet.marks.filter((mark) => mark.location === location.slug);
        if (own.length === 0 || location.region === location.slug) return null;
        return text(location, middleOf(sheet, own), own.length > manyMarks ? 'district' : 'spot');
      })}
    </g>
  );
}

/** A sheet as a picture. What it shows is in the lists beside it, in words. */
function Sheet({ parts, sheet, regions }: { parts: ChartPageParts; sheet: ChartSheet; regions: string[] }) {
  const { chart } = parts;
  return (
    <svg
      class="map-picture chart-picture"
      id={`sheet-${sheet.id}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`${sheet.name} of ${chart.game}`}
      data-sheet={sheet.id}
    >
      <clipPath id={`coast-${sheet.id}`}>
        <path id={`land-${sheet.id}`} d={sheet.drawn.land} />
      </clipPath>
      <use class="land" href={`#land-${sheet.id}`} />
      <g class="areas" clip-path={`url(#coast-${sheet.id})`}>
        {[...sheet.drawn.areas].map(([slug, { path }]) => {
          const color = colorOf(regions.indexOf(slug));
          return <path d={path} fill={color} stroke={color} />;
        })}
      </g>
      <use class="coast" href={`#land-${sheet.id}`} />
      <g class="points" data-kind="finds" />
      {chart.hints.layers.map(({ kind }) => (
        <g class="points" data-kind={kind}>
          {/* Dots, which the script replaces by signs that can be chosen. */}
          <path
            d={sheet.marks
              .filter((mark) => mark.kind === kind)
              .map((mark) => `M${sheet.pointOf(mark).join(' ')}h0`)
              .join('')}
          />
        </g>
      ))}
      {Names(parts, sheet)}
      <g class="chosen" />
    </svg>
  );
}

/** The lists by region and location: all that the pictures show, in words. */
function Places({ parts, regions }: { parts: ChartPageParts; regions: readonly ChartLocation[] }) {
  const { chart, sheets, hidden, segments } = parts;
  const named = new Set<string>();
  const spotText = (mark: ChartMark) => {
    const index = sheets.findIndex(({ id }) => id === mark.sheet);
    return [index, ...sheets[index]!.pointOf(mark)].join(' ');
  };
  const entry = (mark: Listed, spots: readonly ChartMark[]) => {
    const token = tokenOf(mark);
    const level = hidden[mark.table]?.[mark.slug];
    const link = <a href={`${prefix}/${chart.gameId}/${mark.kind}/${mark.slug}`}>{mark.name}</a>;
    const id = named.has(token) ? undefined : token;
    named.add(token);
    return (
      <li id={id} data-of={id === undefined ? token : undefined} data-at={spots.map(spotText).join()}>
        <MaybeHidden level={level} what="a name">
          {link}
        </MaybeHidden>
      </li>
    );
  };
  const section = ({ slug, name, isDlc }: ChartLocation, region: string) => {
    const level = hidden['location']?.[slug];
    const own = chart.marks.filter((mark) => mark.location === slug);
    const finds = chart.finds.filter((mark) => mark.location === slug);
    const sheet = sheets.find(({ id }) => id === (own[0] ?? finds[0])?.sheet);
    const [x, y] =
      sheet === undefined
        ? []
        : middleOf(
            sheet,
            (own.length > 0 ? own : finds).filter((mark) => mark.sheet === sheet.id),
          );
    return (
      <section
        class="place"
        id={slug}
        data-sheet={sheet?.id}
        data-middle={x === undefined ? undefined : `${x} ${y}`}
      >
        <h3 tabIndex={-1}>{level === undefined ? name : 'A place'}</h3>
        {level !== undefined && (
          <Hidden level={level} what="its name">
            {name}
          </Hidden>
        )}
        <p class="note">
          {region}
          {isDlc && ', DLC'}
        </p>
        {chart.hints.layers.map(({ kind, title }) => {
          const here = own.filter((mark) => mark.kind === kind);
          const listed = chart.listed.filter((each) => each.kind === kind && each.location === slug);
          const all = new Map([...listed, ...here].map((each) => [tokenOf(each), each]));
          return (
            all.size > 0 && (
              <>
                <h4>{title}</h4>
                <ul>
                  {[...all].map(([token, each]) =>
                    entry(
                      each,
                      here.filter((mark) => tokenOf(mark) === token),
                    ),
                  )}
                </ul>
              </>
            )
          );
        })}
        <p>
          <a class="button" href={`${prefix}/${chart.gameId}/${segments['location']}/${slug}`}>
            Full record
          </a>
        </p>
      </section>
    );
  };
  return (
    <div class="map-places">
      {regions.map((region) => {
        const name = hidden['location']?.[region.slug] === undefined ? region.name : 'A region';
        return (
          <div class="region-places">
            <h2>{name}</h2>
            {chart.locations
              .filter((location) => location.region === region.slug)
              .sort((a, b) => Number(b === region) - Number(a === region) || (a.name < b.name ? -1 : 1))
              .map((location) => section(location, name))}
          </div>
        );
      })}
    </div>
  );
}

/** The shapes of marks, which all pictures use. */
const Shapes = ({ chart }: { chart: Chart }) => (
  <svg class="shapes" aria-hidden="true">
    <defs>
      {chart.hints.layers.map(({ kind, shape }) => (
        <path id={`shape-${kind}`} d={shapes[shape]} />
      ))}
      <path id="shape-finds" d={shapes['dot']} />
    </defs>
  </svg>
);

const LayerSign = ({ kind }: { kind: string }) => (
  <svg class="sign" viewBox="-8 -8 16 16" aria-hidden="true" data-kind={kind}>
    <use href={`#shape-${kind}`} />
  </svg>
);

function Bar({ chart, sheets }: ChartPageParts) {
  const chip = (kind: string, title: string, count: number, isShown: boolean) => (
    <button type="button" class="chip" aria-pressed={isShown} data-toggles={kind}>
      <LayerSign kind={kind} /> {title} <span class="tally">{count.toLocaleString('en')}</span>
    </button>
  );
  const count = (marks: readonly ChartMark[]) => new Set(marks.map(tokenOf)).size;
  return (
    <div class="map-bar needs-js">
      <div class="map-sheets" role="group" aria-label="Map">
        {sheets.map(({ id, name }, index) => (
          <button type="button" class="chip" aria-pressed={index === 0} data-shows={id}>
            {name}
          </button>
        ))}
      </div>
      <div class="map-layers" role="group" aria-label="Shown on the map">
        {chart.hints.layers.map(({ kind, title }) =>
          chip(kind, title, count(chart.marks.filter((mark) => mark.kind === kind)), true),
        )}
        {chip('finds', 'Finds', count(chart.finds), false)}
      </div>
    </div>
  );
}

/** The page of a map that is drawn from positions. It can be read without a script; site/browser/chart.ts moves it. */
export function chartPage(parts: ChartPageParts): Page {
  const { chart, sheets, script, style, finds } = parts;
  const regions = chart.locations
    .filter(({ slug, region }) => slug === region)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const slugs = regions.map(({ slug }) => slug);
  return {
    path: `/${chart.gameId}/map`,
    game: chart.gameId,
    title: `Map of ${chart.game}`,
    description: `Where ${chart.hints.layers
      .map(({ title }) => title.toLowerCase())
      .join(', ')} and finds of ${chart.game} are: ${sheets.map(({ name }) => name).join(', ')}.`,
    kind: 'reference',
    links: <MapLinks script={script} style={style} />,
    body: (
      <>
        <Shapes chart={chart} />
        <MapHead game={chart.game} label="Search the map" placeholder="Search places, bosses, items" />
        <Bar {...parts} />
        <div
          class="map chart"
          data-script={prefix + script}
          data-finds={prefix + finds}
          data-game={chart.gameId}
        >
          <MapWindow
            picture={sheets.map((sheet) => (
              <Sheet parts={parts} sheet={sheet} regions={slugs} />
            ))}
          >
            <p class="map-hint needs-js" aria-hidden="true" />
          </MapWindow>
          <MapSide>
            <div class="map-find needs-js" hidden />
            <Places parts={parts} regions={regions} />
          </MapSide>
        </div>
        <div class="map-overview">
          <p id="map-legend" class="note">
            Each mark is where the game has it. A region reaches as far as its marks are the nearest: coasts
            and borders are not those of the game. Data version {chart.datasetVersion}.
          </p>
        </div>
      </>
    ),
  };
}

/** Lists the finds for the script, which loads them when they are wanted: records by kind, each with its spots. */
export function findsOf({ chart, sheets, hidden }: Pick<ChartPageParts, 'chart' | 'sheets' | 'hidden'>) {
  const kinds: Record<string, [string, string, string | 0, (string | number)[][]][]> = {};
  const known = new Map<string, (string | number)[][]>();
  for (const mark of chart.finds) {
    const sheet = sheets.find(({ id }) => id === mark.sheet)!;
    const spot = [sheet.id, ...sheet.pointOf(mark), mark.location ?? ''];
    const spots = known.get(tokenOf(mark));
    if (spots !== undefined) {
      spots.push(spot);
      continue;
    }
    known.set(tokenOf(mark), [spot]);
    (kinds[mark.kind] ??= []).push([
      mark.slug,
      mark.name,
      hidden[mark.table]?.[mark.slug] ?? 0,
      known.get(tokenOf(mark))!,
    ]);
  }
  return kinds;
}
