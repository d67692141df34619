import type { DataRecord } from '../../dataset/kinds.ts';
import { areOfOnePlace } from '../../dataset/rules/places.ts';
import { type Entry, isExplained, type Rule, rule, type Subject } from '../../dataset/rules/rule.ts';
import type { DataGate } from '../progress/gates.ts';

/** Half the width of a tile of the open world (128), and as much beyond its edge: large objects are in the tile of their origin. */
const REACH_OF_TILE = 256;

/** Event flags of the lots of people. */
const FIRST_FLAG_OF_PEOPLE = 400_000;
const LAST_FLAG_OF_PEOPLE = 400_899;

/** Returns the map whose number a flag begins with: a tile for 10 digits, a dungeon for 8; undefined for other flags. */
function mapOfFlag(flag: unknown): string | undefined {
  const digits = String(flag);
  const [, world, x, z] = /^([12])0(\d\d)(\d\d)\d{4}$/.exec(digits) ?? [];
  if (world !== undefined) return `m6${world === '1' ? 0 : 1}_${x}_${z}`;
  const [, area, block] = /^(\d\d)(\d\d)\d{4}$/.exec(digits) ?? [];
  return area === undefined ? undefined : `m${area}_${block}`;
}

/** Returns the part of a map's number that its sites of grace share, e.g. m60 of m60_44_39. */
const areaOf = (position: DataRecord) => String(position['map_id']).slice(0, 'm60'.length);

const positionOf = ({ get }: Pick<Entry, 'get'>) => get('position') as DataRecord | undefined;

/** Returns what every acquisition belongs to, with the acquisition. */
function* acquisitionsOf({ kinds, list }: Subject): Generator<readonly [record: Entry, acquisition: Entry]> {
  for (const { table } of kinds)
    for (const record of list(table))
      if (Array.isArray(record.get('acquisition')))
        for (const acquisition of record.items('acquisition')) yield [record, acquisition];
}

/** Returns the locations where somebody can be found. */
const locationsOf = (npc: Entry) => npc.items('placements').map(({ get }) => get('location_slug'));

/** Reports the location of an entry unless one of the person's placements is in it, in a part of it or around it. */
function expectPlacement(subject: Subject, { get, report }: Entry, npc: Entry | undefined): void {
  const location = get('location_slug');
  if (npc === undefined || location === undefined || location === null) return;
  const places = locationsOf(npc);
  if (!places.some((place) => areOfOnePlace(subject, place, location)))
    report('location_slug', `a location of ${npc.slug}: ${places.join(', ')}`, location);
}

const mapsOfFinds = rule(
  'maps of finds',
  'The position of a find is inside a small tile of the open world, and on the map whose number its event flag begins with, unless a note in provenance.fields["acquisition.position"] explains it.',
  (subject) => {
    for (const [record, { get, report }] of acquisitionsOf(subject)) {
      const position = positionOf({ get });
      if (position === undefined || isExplained(record, 'acquisition.position')) continue;
      const own = String(position['map_id']);
      const map = mapOfFlag(get('event_flag'));
      if (map !== undefined && map !== own)
        report('position.map_id', `${map}, as the event flag has it, or an explained one`, own);
      for (const axis of ['x', 'z'])
        if (/^m6[01]_/.test(own) && Math.abs(Number(position[axis])) > REACH_OF_TILE)
          report(`position.${axis}`, `within ${REACH_OF_TILE} of the center of the tile`, position[axis]);
    }
  },
);

const gracesOfFinds = rule(
  'finds at their sites of grace',
  'The site of grace next to a find is in its location, in a part of it or around it, and on a map of the same area.',
  (subject) => {
    for (const [record, { get, report }] of acquisitionsOf(subject)) {
      const position = positionOf({ get });
      const grace = subject.find('grace', position?.['grace_slug']);
      if (position === undefined || grace === undefined) continue;
      const location = get('location_slug');
      const around = grace.get('location_slug');
      if (location && !areOfOnePlace(subject, location, around))
        report('position.grace_slug', `a site of grace in ${String(location)}`, grace.slug);
      const other = positionOf(grace);
      if (other && areaOf(other) !== areaOf(position) && !isExplained(record, 'acquisition.position'))
        report(
          'position.map_id',
          `a map of ${areaOf(other)}, as for the grace ${grace.slug}`,
          position['map_id'],
        );
    }
  },
);

const peopleAtGraces = rule(
  'people at their sites of grace',
  'A placement whose sub-area begins with the name of a site of grace is in the location of one of that name.',
  (subject) => {
    for (const npc of subject.list('npc'))
      for (const { get, report } of npc.items('placements')) {
        const [name] = String(get('sub_area') ?? '').split(', ');
        const named = subject.by('grace', 'name', name).map((grace) => grace.get('location_slug'));
        const location = get('location_slug');
        if (named.length > 0 && !named.some((each) => areOfOnePlace(subject, each, location)))
          report('location_slug', `${named.join(' or ')}, as for the site of grace ${name}`, location);
      }
  },
);

/** Lists of places in records. */
const listsOfPlaces = ['placements', 'variants', 'places', 'acquisition'];

const landmarks = rule(
  'places in landmarks',
  '`sub_area` does not have the name of a location; `location_slug` names that location instead.',
  ({ kinds, list, by }) => {
    for (const record of kinds.flatMap(({ table }) => list(table)))
      for (const { get, report } of [
        record,
        ...listsOfPlaces.flatMap((field) => (Array.isArray(record.get(field)) ? record.items(field) : [])),
      ]) {
        const subArea = get('sub_area');
        const [named] = subArea === undefined || !get('location_slug') ? [] : by('location', 'name', subArea);
        if (named) report('sub_area', `absent, with ${named.slug} as the location`, subArea);
      }
  },
);

const shopsOfPeople = rule(
  'shops of people',
  'Somebody who sells or teaches is a merchant with offers, such a merchant sells or teaches, and both are in the same places.',
  (subject) => {
    const { list, find, edgesTo } = subject;
    const traders = list('merchant').filter(({ slug }) => edgesTo('offer', 'merchant_slug', slug).length > 0);
    const sellers = new Set(traders.map(({ get }) => get('npc_slug')));
    for (const { slug, get, report } of list('npc')) {
      const services = get('services') as readonly string[];
      const trades = services.some((service) => /^(?:Sells|Teaches) /.test(service));
      if (trades && !sellers.has(slug))
        report('services', 'without sales, because no merchant with offers names them', services);
      if (!trades && sellers.has(slug)) report('services', 'a list with what they sell or teach', services);
    }
    for (const merchant of traders)
      for (const place of merchant.items('places'))
        expectPlacement(subject, place, find('npc', merchant.get('npc_slug')));
  },
);

const giftsOfPeople = rule(
  'gifts of people',
  "What somebody gives or leaves names that person, and one of the locations of the person or none. So does what drops with the flag of a person's lot.",
  (subject) => {
    for (const [, acquisition] of acquisitionsOf(subject)) {
      const { get, expect, report } = acquisition;
      const flag = Number(get('event_flag'));
      const isOfPerson = flag >= FIRST_FLAG_OF_PEOPLE && flag <= LAST_FLAG_OF_PEOPLE;
      if (get('kind') === 'enemy_drop' && isOfPerson && get('npc_slug') === undefined)
        expect('kind', 'npc_drop', 'with the person whose lot has the flag');
      if (get('kind') !== 'npc_gift' && get('kind') !== 'npc_drop') continue;
      const npc = subject.find('npc', get('npc_slug'));
      if (npc === undefined) report('npc_slug', 'the slug of the person who gives or leaves it');
      expectPlacement(subject, acquisition, npc);
    }
  },
);

const findsAndShops = rule(
  'finds and shops',
  'What a shop sells is no find of its own: no acquisition of the kind `other` in a location has the stock flag of an offer, and none the position of a merchant, unless that merchant leaves it.',
  (subject) => {
    const stock = new Set<unknown>(
      subject.edges('offer').flatMap(({ get }) => (get('stock_flag') as number | undefined) ?? []),
    );
    const keyOf = (position: DataRecord) =>
      [position['map_id'], ...['x', 'z'].map((axis) => Number(position[axis]).toFixed(0))].join(' ');
    const sites = new Map(
      subject.list('merchant').flatMap((merchant) =>
        merchant.items('places').flatMap((place) => {
          const position = positionOf(place);
          return position ? [[keyOf(position), merchant] as const] : [];
        }),
      ),
    );
    for (const [, { get, report }] of acquisitionsOf(subject)) {
      if (get('kind') === 'other' && get('location_slug') && stock.has(get('event_flag')))
        report('event_flag', 'one that is no stock flag of an offer', get('event_flag'));
      const position = positionOf({ get });
      const merchant = position && sites.get(keyOf(position));
      if (merchant && merchant.get('npc_slug') !== get('npc_slug'))
        report('position', `a position other than that of the merchant ${merchant.slug}`, position);
    }
  },
);

const sealedWays = rule(
  'sealed ways',
  'A way that stonesword keys open requires the same number of them in both directions.',
  ({ list, find }) => {
    const keysOf = (way: Entry | undefined) =>
      ((way?.get('gate') as DataGate | undefined)?.requires ?? [])
        .flatMap(({ all }) => all)
        .filter(({ slug }) => slug === 'stonesword-key')
        .reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
    for (const location of list('location'))
      for (const way of location.items('connections')) {
        const back = find('location', way.get('to_slug'))
          ?.items('connections')
          .find(({ get }) => get('to_slug') === location.slug);
        if (back && keysOf(back) < keysOf(way))
          back.report(
            'gate',
            `one with ${keysOf(way)} stonesword keys, as for the way there`,
            back.get('gate') ?? null,
          );
      }
  },
);

const statesOfEndings = rule(
  'steps of endings',
  'An ending requires what progress can have: records and steps of stories, not states in words.',
  ({ list }) => {
    for (const { get, report } of list('ending')) {
      const { requires = [] } = (get('gate') ?? {}) as Partial<DataGate>;
      for (const [at, { all }] of requires.entries())
        for (const [i, { kind }] of all.entries())
          if (kind === 'state') report(`gate.requires[${at}].all[${i}].kind`, 'a kind of record', kind);
    }
  },
);

const deathsAreMarked = rule(
  'deaths are marked',
  'A placement that somebody has only after a death is marked as a spoiler.',
  ({ list }) => {
    for (const npc of list('npc')) {
      const marked = new Set(npc.items('spoilers').map(({ get }) => get('text')));
      for (const [at, { get, report }] of npc.items('placements').entries())
        if (/\b(?:dead|died|dies|death|killed)\b/.test(String(get('condition') ?? '')))
          if (!marked.has(`/placements/${at}/condition`))
            report('condition', 'text without a death, or marked in `spoilers`', get('condition'));
    }
  },
);

/** Rules for where finds, people and shops are, and what opens ways and endings. Each finds a class of errors that an audit found. */
export const placeRules: readonly Rule[] = [
  mapsOfFinds,
  gracesOfFinds,
  peopleAtGraces,
  landmarks,
  shopsOfPeople,
  giftsOfPeople,
  findsAndShops,
  sealedWays,
  statesOfEndings,
  deathsAreMarked,
];
