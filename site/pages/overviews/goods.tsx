/* oxlint-disable react/jsx-key -- The lines of a row have their keys where they are rendered. */
import { type ComponentChildren, Fragment } from 'preact';
import { upperFirst } from '../../../src/text/case.ts';
import { fold } from '../../../src/text/fold.ts';
import { CountedPart, levelOfName, localName, type PageContext } from '../shown.tsx';
import { formatNumber, formatPercent, inLine, type Members, words } from '../words.ts';
import type { MakeOverview, Beside } from './overview.ts';
import { dropperRows } from './drops.tsx';
import { Condition, LinkTo, Needs, needsOf, Text, times, Unknown, WayRow, Ways } from './parts.tsx';
import {
  type Drop,
  dropOf,
  hasSource,
  namedBy,
  nearestOf,
  numberOf,
  refOf,
  type RecordRef,
  type Offer,
  offerOf,
  rowsIn,
  requirementsOf,
  textOf,
  type Way,
  wayOf,
} from './read.ts';

interface Verb {
  readonly say: string;
  readonly drawing: string;
  /** The member that the verb is about; the place follows. */
  readonly of?: 'boss' | 'npc' | 'enemy' | 'usedItem' | 'dungeon' | 'startingClass';
}

/** The words for each kind of way. */
const verbs: Readonly<Record<string, Verb>> = {
  treasure: { say: 'Found', drawing: 'treasure' },
  chest: { say: 'In a chest', drawing: 'in_chest' },
  boss_drop: { say: 'Drops from', drawing: 'drop', of: 'boss' },
  enemy_drop: { say: 'Drops from', drawing: 'drop', of: 'enemy' },
  npc_gift: { say: 'Given by', drawing: 'npc', of: 'npc' },
  npc_drop: { say: 'Left by', drawing: 'drop', of: 'npc' },
  starting: { say: 'Starting equipment of', drawing: 'start', of: 'startingClass' },
  use_item: { say: 'Comes from', drawing: 'item', of: 'usedItem' },
  coffin: { say: 'In a coffin of', drawing: 'coffin', of: 'dungeon' },
  crafting: { say: 'Crafted', drawing: 'material' },
  alteration: { say: 'By altering a garment', drawing: 'chest' },
  event: { say: 'Received', drawing: 'treasure' },
  dungeon_reward: { say: 'Reward', drawing: 'chalice' },
  covenant_reward: { say: 'Reward of a covenant', drawing: 'covenant' },
  other: { say: 'Found', drawing: 'treasure' },
};

/** Words of a note that add nothing to a place or a person. */
const small = /^(?:a|an|and|at|by|from|in|of|on|the|to)$/;
const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each !== '' && !small.test(each));

/** Whether a line has every word of a note. */
const isSaid = (note: string, line: readonly (string | undefined)[]): boolean => {
  const known = new Set(wordsIn(line.join(' ')));
  return wordsIn(note).every((each) => known.has(each));
};

/** Whether a gate only names the person that the way begins with: who is met gives. */
const isMeeting = ({ gate, npc }: Way): boolean =>
  npc !== undefined &&
  requirementsOf(gate)
    .flat()
    .every(({ ref, text }) => ref?.slug === npc.slug && text === 'met');

/** Whether a gate only names steps of people, which a note puts into words. */
const isInNote = ({ gate }: Way): boolean =>
  requirementsOf(gate)
    .flat()
    .every(({ ref, text }) => ref?.table === 'npc' && text !== undefined);

function WayLine({ way, count }: { way: Way; count: number }) {
  const verb = verbs[way.kind] ?? verbs['other']!;
  const whom = (verb.of && way[verb.of]) ?? way.boss ?? way.npc ?? way.enemy ?? way.dungeon ?? way.usedItem;
  const say = verb.of !== undefined && whom === undefined ? 'Found' : verb.say;
  const about = [way.boss, way.npc, way.enemy, way.usedItem, way.dungeon, way.place];
  const hasNote =
    way.notes !== undefined && !isSaid(way.notes, [say, verb.say, whom?.name, way.place?.name, way.area]);
  const details = [
    way.variant !== undefined && words(way.variant),
    way.tier !== undefined && `Tier ${way.tier}`,
    way.layer !== undefined && `Layer ${way.layer}`,
  ].filter(Boolean);
  return (
    <WayRow
      drawing={verb.drawing}
      about={about}
      say={
        <>
          <b>
            {say}
            {verb.of !== undefined && whom !== undefined ? (
              <>
                {' '}
                <LinkTo to={whom} />
              </>
            ) : null}
            {way.place !== undefined && (
              <>
                {' in '}
                <LinkTo to={way.place} />
              </>
            )}
          </b>
          {way.area !== undefined && (
            <Text pointer={`${way.pointer}/sub_area`}>
              {', '}
              {way.area}
            </Text>
          )}
          {verb.of === undefined && whom !== undefined && (
            <>
              {', '}
              <LinkTo to={whom} />
            </>
          )}
        </>
      }
      then={[
        details.length > 0 && details.join(', '),
        hasNote && <Text pointer={`${way.pointer}/notes`}>{way.notes}</Text>,
        way.condition !== undefined ? (
          <Text pointer={`${way.pointer}/condition`}>
            <Condition text={way.condition} gate={way.gate} />
          </Text>
        ) : (
          !isMeeting(way) && !(hasNote && isInNote(way)) && <Needs gate={way.gate} />
        ),
        way.near !== undefined && (
          <>
            Nearest {inLine(way.near.table)}: <LinkTo to={way.near} />
          </>
        ),
      ]}
      value={
        <>
          {way.chance !== undefined && way.chance < 1 && <b>{formatPercent(way.chance)}</b>}
          {times(count > 1 ? count * (way.quantity ?? 1) : way.quantity)}
        </>
      }
    />
  );
}

/** Groups equal ways into one with its count. */
function grouped(ways: readonly Way[]): { way: Way; count: number }[] {
  const groups = new Map<string, { way: Way; count: number }>();
  for (const way of ways) {
    const { pointer: _pointer, ...rest } = way;
    const key = JSON.stringify(rest);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { way, count: 1 });
    else known.count += 1;
  }
  return [...groups.values()];
}

const priceText = ({ price, priceMax }: Offer) =>
  price === undefined
    ? undefined
    : priceMax === undefined
      ? formatNumber(price)
      : `${formatNumber(price)} to ${formatNumber(priceMax)}`;

export function Price({ offer }: { offer: Offer }) {
  const { item, currency } = offer;
  const price = priceText(offer);
  if (item !== undefined)
    return (
      <>
        {price !== undefined && price !== '0' && <b>{price} </b>}
        <LinkTo to={item} />
      </>
    );
  if (price === undefined) return <small>price not known</small>;
  if (price === '0') return <small>free</small>;
  return (
    <>
      <b>{price}</b> <small>{inLine(currency)}</small>
    </>
  );
}

/** Returns how many are in stock, in words. */
export const stockText = ({ stock, isUnlimited }: Offer): string | undefined =>
  isUnlimited ? 'unlimited' : stock === undefined ? undefined : formatNumber(stock);

/** Where a merchant is, from the merchant's own record. */
function PlaceOfMerchant({ merchant, beside }: { merchant: RecordRef; beside: Beside }) {
  const record = beside.merchants.get(merchant.slug);
  const place = record && rowsIn(record, 'places')?.rows[0];
  const where = place && namedBy(place, 'location');
  if (where === undefined) return null;
  const near = nearestOf(place!['position']);
  const area = textOf(place!['sub_area']);
  return (
    <>
      {' in '}
      <LinkTo to={where} />
      {area !== undefined && `, ${area}`}
      {near !== undefined && (
        <span class="soft">
          {', near '}
          <LinkTo to={near} />
        </span>
      )}
    </>
  );
}

function OfferLine({ offer, beside }: { offer: Offer; beside: Beside }) {
  const { merchant, condition, gate, pointer, variant, isLocked } = offer;
  const stock = stockText(offer);
  return (
    <WayRow
      drawing="sold"
      about={[merchant]}
      say={
        <>
          <b>Buy it from {merchant === undefined ? 'a merchant' : <LinkTo to={merchant} />}</b>
          {merchant !== undefined && <PlaceOfMerchant merchant={merchant} beside={beside} />}
        </>
      }
      then={[
        variant !== undefined && `${words(variant)} version`,
        condition !== undefined ? (
          <Text pointer={`${pointer}/condition`}>
            <Condition text={condition} gate={gate} />
          </Text>
        ) : (
          <Needs gate={gate} used="handed over" />
        ),
        isLocked &&
          condition === undefined &&
          needsOf(gate).length === 0 &&
          'Not from the start: something has to be done first.',
      ]}
      value={
        <>
          <Price offer={offer} />
          {stock !== undefined && <small> Stock: {stock}</small>}
        </>
      }
    />
  );
}

/** The materials that a thing is made of. */
function recipeRow(record: Members): ComponentChildren {
  const recipe = rowsIn(record, 'recipe');
  if (recipe === undefined) return undefined;
  return (
    <WayRow
      key="recipe"
      drawing="material"
      say={
        <>
          <b>Craft it from</b>{' '}
          {recipe.rows.map((row, index) => {
            const item = namedBy(row, 'item');
            return (
              <span key={index}>
                {index > 0 && ', '}
                {item !== undefined && <LinkTo to={item} />}
                {times(numberOf(row['quantity']))}
              </span>
            );
          })}
        </>
      }
    />
  );
}

/** How often and where something is left at random. */
function availabilityRow(record: Members): ComponentChildren {
  const text = textOf(record['availability']);
  const isDropped = rowsIn(record, 'drop_sources') !== undefined;
  const said = <Text pointer="/availability">{text}</Text>;
  return (
    text !== undefined && (
      <WayRow
        key="availability"
        drawing={isDropped ? 'drop' : 'unknown'}
        say={isDropped ? <b>Left at random</b> : said}
        then={[isDropped && said]}
      />
    )
  );
}

/** Checks whether a way is the same as a drop. */
const isSameDrop =
  ({ ref, chance }: Drop) =>
  (way: Way): boolean =>
    [way.boss, way.enemy, way.npc].some((each) => each?.table === ref?.table && each?.slug === ref?.slug) &&
    way.chance === chance;

/** How to get a thing: one list of all ways, or that none is known. */
export const goodsOverview: MakeOverview = ({ record, beside }) => {
  const isObtained = ['acquisition', 'offers'].some((member) => member in record);
  if (!isObtained) return undefined;
  const acquisition = rowsIn(record, 'acquisition');
  const offers = rowsIn(record, 'offers');
  const droppedBy = rowsIn(record, 'dropped_by');
  const classes = rowsIn(record, 'classes');
  const ways = (acquisition?.rows ?? []).map((row, index) => wayOf(row, `/${acquisition!.member}/${index}`));
  const placed = grouped(ways.filter(hasSource));
  const untold = ways.length - ways.filter(hasSource).length;
  const rows: ComponentChildren[] = [
    ...(classes?.rows ?? []).flatMap((row, index) => {
      const of = namedBy(row, 'class');
      return of === undefined
        ? []
        : [
            <WayRow
              key={`class ${index}`}
              drawing="start"
              about={[of]}
              say={
                <b>
                  Starting equipment of the <LinkTo to={of} />
                </b>
              }
            />,
          ];
    }),
    ...(offers?.rows ?? []).map((row, index) => (
      <OfferLine key={`offer ${index}`} offer={offerOf(row, `/offers/${index}`)} beside={beside} />
    )),
    ...placed.map(({ way, count }, index) => <WayLine key={`way ${index}`} way={way} count={count} />),
    ...dropperRows(
      (droppedBy?.rows ?? [])
        .map((row, index) => dropOf(row, `/${droppedBy!.member}/${index}`))
        .filter((drop) => !ways.some(isSameDrop(drop))),
    ),
    recipeRow(record),
    availabilityRow(record),
  ].filter(Boolean);
  const more = untold > 0 && classes === undefined;
  return {
    blocks: [
      {
        id: 'how-to-get-it',
        title: 'How to get it',
        body:
          rows.length === 0 ? (
            <Unknown
              what={
                untold > 0
                  ? 'The data of the game has a way to get it, but no place or person.'
                  : 'No place, person, shop or drop for it is known.'
              }
            />
          ) : (
            <>
              <Ways rows={rows} more="more ways" />
              {more && (
                <p class="soft">
                  {untold === 1 ? '1 more way is' : `${formatNumber(untold)} more ways are`} in the data of
                  the game, without a place or a person.
                </p>
              )}
            </>
          ),
      },
    ],
    used: ['acquisition', 'offers', 'sold_by', 'dropped_by', 'classes', 'recipe', 'availability'],
  };
};

/** A thing that is traded: what for, and with whom. */
export const tradeOverview: MakeOverview = ({ record, beside }) => {
  const exchanges = rowsIn(record, 'exchanges');
  if (exchanges === undefined) return undefined;
  return {
    blocks: [
      {
        id: 'exchanges',
        title: 'Trade it for',
        body: (
          <Ways
            more="more"
            rows={exchanges.rows.map((row, index) => {
              const to = refOf(row);
              const { merchant, gate, price, pointer } = offerOf(row, `/exchanges/${index}`);
              return (
                <WayRow
                  key={pointer}
                  drawing={to?.table ?? 'sold'}
                  about={[to, merchant]}
                  say={
                    <>
                      <b>{to !== undefined && <LinkTo to={to} />}</b>
                      {merchant !== undefined && (
                        <>
                          {', from '}
                          <LinkTo to={merchant} />
                          <PlaceOfMerchant merchant={merchant} beside={beside} />
                        </>
                      )}
                    </>
                  }
                  then={[<Needs key="gate" gate={gate} used="handed over" />]}
                  value={price !== undefined && price > 1 && <b>{times(price)}</b>}
                />
              );
            })}
          />
        ),
      },
    ],
    used: ['exchanges'],
  };
};

/** Names with numbers, each by its value. */
const natural = new Intl.Collator('en', { numeric: true });

/** A merchant: what is on sale from the start, then what a condition adds. */
export const shopOverview: MakeOverview = ({ record, setting }) => {
  const stock = rowsIn(record, 'stock');
  if (stock === undefined) return undefined;
  const rows = stock.rows.map((row, index) => ({ row, offer: offerOf(row, `/stock/${index}`) }));
  const keyOf = ({ condition, gate, isLocked }: Offer) => {
    const needs = needsOf(gate);
    return condition ?? (needs.length > 0 ? JSON.stringify(needs) : isLocked ? 'later' : '');
  };
  const groups = new Map<string, typeof rows>();
  for (const each of rows) groups.set(keyOf(each.offer), [...(groups.get(keyOf(each.offer)) ?? []), each]);
  const start = groups.get('') ?? [];
  // Conditions in words have an order; those of things are found by their names. What nobody can say comes last.
  const nameOf = ([condition, [first]]: readonly [string, typeof rows]) =>
    condition === 'later' ? '\uFFFF' : (needsOf(first!.offer.gate)[0]?.[0]?.ref?.name ?? '');
  const later = [...groups]
    .filter(([condition]) => condition !== '')
    .sort((a, b) => (a[1][0]!.offer.condition === undefined ? natural.compare(nameOf(a), nameOf(b)) : 0));
  const count = (number: number) => `${formatNumber(number)} ${number === 1 ? 'good' : 'goods'}`;
  const places = new Map(
    (rowsIn(record, 'places')?.rows ?? []).flatMap((row) => {
      const place = namedBy(row, 'location');
      return place === undefined ? [] : [[place.slug, place]];
    }),
  );
  return {
    stats: [
      { label: 'From the start', value: count(start.length) },
      ...(start.length < rows.length
        ? [{ label: 'With a condition', value: count(rows.length - start.length) }]
        : []),
      ...(places.size === 0
        ? []
        : [
            {
              label: places.size === 1 ? 'Place' : 'Places',
              value: [...places.values()].map((place, index) => (
                <Fragment key={place.slug}>
                  {index > 0 && ', '}
                  <LinkTo to={place} />
                </Fragment>
              )),
            },
          ]),
    ],
    blocks: [
      ...(start.length > 0
        ? [{ id: 'stock', title: 'On sale from the start', body: <StockTable rows={start} /> }]
        : []),
      ...(later.length > 0
        ? [
            {
              id: 'later',
              title: start.length > 0 ? 'Later' : 'On sale',
              body: later.map(([condition, group], index) => (
                <details key={condition} class="fold stocks" open={later.length < 3 || index === 0}>
                  <summary>
                    <span>
                      <WhenSold offer={group[0]!.offer} /> <small>{goodsText(setting, group)}</small>
                    </span>
                  </summary>
                  <CountedPart>
                    {group[0]!.offer.condition === undefined && needsOf(group[0]!.offer.gate).length > 0 && (
                      <p class="soft">
                        <Needs gate={group[0]!.offer.gate} used="handed over" />
                      </p>
                    )}
                    <StockTable rows={group} />
                  </CountedPart>
                </details>
              )),
            },
          ]
        : []),
    ],
    used: ['stock', 'places'],
  };
};

/** Names of goods beside a condition, at most. */
const maxNames = 3;

/** Returns the names of goods, and how many more there are. */
function goodsText(setting: PageContext, rows: readonly { readonly row: Members }[]): string {
  const names = rows.flatMap(({ row }) => {
    const to = refOf(row);
    if (to === undefined || levelOfName(setting, to.table, to.slug) !== undefined) return [];
    return localName(setting, to.table, to.slug, to.name ?? to.slug);
  });
  const shown = [...new Set(names)].slice(0, maxNames);
  const more = rows.length - shown.length;
  if (shown.length === 0) return `${formatNumber(more)} hidden`;
  return `${shown.join(', ')}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
}

/** The condition that goods of a merchant share. */
function WhenSold({ offer: { condition, gate, pointer } }: { offer: Offer }) {
  if (condition !== undefined) return <Text pointer={`${pointer}/condition`}>{upperFirst(condition)}</Text>;
  return needsOf(gate).length > 0 ? (
    <Needs gate={gate} used="handed over" isPlain />
  ) : (
    <>After something that the data does not name</>
  );
}

function StockTable({ rows }: { rows: readonly { readonly row: Members; readonly offer: Offer }[] }) {
  const hasStock = rows.some(({ offer }) => stockText(offer) !== undefined);
  return (
    <table class="tab stock">
      <thead>
        <tr>
          <th scope="col">Goods</th>
          <th scope="col" class="num">
            Price
          </th>
          {hasStock && (
            <th scope="col" class="num">
              Stock
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, offer }) => {
          const table = textOf(row['kind']);
          const slug = textOf(row['slug']);
          return (
            <tr key={offer.pointer}>
              <th scope="row">
                {table !== undefined && slug !== undefined ? (
                  <LinkTo to={{ table, slug, name: textOf(row['name']) }} />
                ) : (
                  textOf(row['name'])
                )}
                {offer.variant !== undefined && offer.variant !== 'normal' && ` (${inLine(offer.variant)})`}
              </th>
              <td class="num">
                <Price offer={offer} />
              </td>
              {hasStock && <td class="num">{stockText(offer)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
