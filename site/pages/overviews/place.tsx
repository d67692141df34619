/* oxlint-disable react/jsx-key -- The lines of a row have their keys where they are rendered. */
import type { ComponentChildren } from 'preact';
import { upperFirst } from '../../../src/text/case.ts';
import { formatNumber, inLine, isMembers, type Members, type Value, words } from '../words.ts';
import { CountedPart, levelOfName, localName, type PageContext, useSetting } from '../shown.tsx';
import type { Beside, Overview, MakeOverview, Block, KeyStat } from './overview.ts';
import {
  Condition,
  InPlaceOf,
  LinkRow,
  LinkTo,
  MarkedRow,
  Needs,
  Placements,
  Text,
  times,
  WayRow,
  Ways,
} from './parts.tsx';
import { Hidden } from '../spoilers.tsx';
import { Drawing } from './glyph.tsx';
import {
  type Connection,
  connectionOf,
  type Find,
  findOf,
  type RecordRef,
  namedBy,
  nearestOf,
  numberOf,
  refOf,
  type Rows,
  rowsIn,
  textOf,
} from './read.ts';

function Marked({
  connection,
  member,
  children,
}: {
  connection: Connection;
  member: string;
  children: string;
}) {
  const level = connection.levels.get(`/${member}`);
  const text = <Text pointer={`${connection.pointer}/${member}`}>{children}</Text>;
  return level === undefined ? text : <Hidden level={level}>{children}</Hidden>;
}

interface Way {
  readonly to: RecordRef;
  readonly out: Connection | undefined;
  readonly back: Connection | undefined;
}

/** A way out of a place, into it, or both. */
function WayBetween({ way: { to, out, back } }: { way: Way }) {
  const shown = out ?? back!;
  const isBoth = out !== undefined && (back !== undefined || out.oneWay === undefined);
  const direction = out === undefined ? 'Way in from' : isBoth ? 'To and from' : 'Only out to';
  return (
    <WayRow
      drawing={out === undefined ? 'way_in' : isBoth ? 'gate' : 'way_out'}
      about={[to]}
      say={
        <b>
          {direction} <LinkTo to={to} />
        </b>
      }
      then={[
        shown.via.length > 0 && shown.via.join(', '),
        shown.notes !== undefined && (
          <Marked connection={shown} member="notes">
            {shown.notes}
          </Marked>
        ),
        out?.oneWay !== undefined && (
          <Marked connection={out} member="one_way_reason">
            {out.oneWay}
          </Marked>
        ),
        <Needs key="gate" gate={shown.gate} />,
      ]}
    />
  );
}

function waysOf(record: Members): readonly Way[] {
  const out = rowsIn(record, 'connections');
  const back = rowsIn(record, 'connections_from');
  const ways = new Map<string, { to: RecordRef; out?: Connection; back?: Connection }>();
  for (const [found, direction] of [
    [out, 'out'],
    [back, 'back'],
  ] as const)
    found?.rows.forEach((row, index) => {
      const connection = connectionOf(row, `/${found.member}/${index}`);
      if (connection.to === undefined) return;
      const known = ways.get(connection.to.slug) ?? { to: connection.to };
      ways.set(connection.to.slug, { ...known, [direction]: connection });
    });
  return [...ways.values()].map((way) => ({ out: undefined, back: undefined, ...way }));
}

const FindRow = ({ find }: { find: Find }) => (
  <MarkedRow about={[find.ref]}>
    <Drawing name={find.ref?.table ?? 'item'} />
    <span>
      {find.ref === undefined ? find.name : <LinkTo to={find.ref} />}
      <b>{times(find.quantity)}</b>{' '}
      {find.notes !== undefined && (
        <span class="note">
          <Text pointer={`${find.pointer}/notes`}>{find.notes}</Text>{' '}
        </span>
      )}
      {find.condition !== undefined && !find.notes?.toLowerCase().includes(find.condition.toLowerCase()) && (
        <span class="note">
          <Text pointer={`${find.pointer}/condition`}>
            <Condition
              text={find.notes === undefined ? find.condition : upperFirst(find.condition)}
              gate={undefined}
            />
          </Text>
        </span>
      )}
    </span>
  </MarkedRow>
);

/** The names of things whose name may be shown, each once with how many there are. */
function namesOf(setting: PageContext, finds: readonly Find[]): string {
  const counts = new Map<string, number>();
  for (const { ref, name = '', quantity = 1 } of finds) {
    if (ref !== undefined && levelOfName(setting, ref.table, ref.slug) !== undefined) continue;
    const shown =
      ref === undefined
        ? name
        : localName(setting, ref.table, ref.slug, name || (setting.names.find(ref.table, ref.slug) ?? ''));
    counts.set(shown, (counts.get(shown) ?? 0) + quantity);
  }
  return [...counts].map(([name, count]) => `${name}${times(count)}`).join(', ');
}

/** Equal things at one spot as one, with how many there are. */
function merged(finds: readonly Find[]): Find[] {
  const found = new Map<string, Find>();
  for (const find of finds) {
    const { pointer: _pointer, quantity = 1, ...rest } = find;
    const key = JSON.stringify(rest);
    const known = found.get(key);
    found.set(key, known === undefined ? find : { ...known, quantity: (known.quantity ?? 1) + quantity });
  }
  return [...found.values()];
}

/** Things without a spot that are listed without headings, at most. */
const maxUnsorted = 12;

/** Things by the spot where they are, or many without one by their kind: on a phone, a spot has the names until somebody opens it. */
export function Finds({ finds }: { finds: readonly Find[] }) {
  const setting = useSetting();
  const all = merged(finds);
  const hasSpots = all.some(({ area }) => area !== undefined);
  const headingOf = ({ area, ref }: Find) =>
    hasSpots || all.length <= maxUnsorted
      ? (area ?? '')
      : (setting.game.kindOf.get(ref?.table ?? '')?.title ?? '');
  const spots = new Map<string, Find[]>();
  for (const find of all) spots.set(headingOf(find), [...(spots.get(headingOf(find)) ?? []), find]);
  const inOrder = [...spots].sort(([a], [b]) => Number(a === '') - Number(b === ''));
  const list = (all: readonly Find[]) => (
    <ul>
      {all.map((find) => (
        <FindRow key={find.pointer} find={find} />
      ))}
    </ul>
  );
  return (
    <div class="find-here">
      {inOrder.map(([area, all]) =>
        inOrder.length === 1 ? (
          <div key={area} class="spot">
            {list(all)}
          </div>
        ) : (
          <details key={area} class="spot">
            <summary>
              <b>{area === '' ? 'Elsewhere' : area}</b> <small>{namesOf(setting, all)}</small>
            </summary>
            {list(all)}
          </details>
        ),
      )}
    </div>
  );
}

const linkCard = (id: string, title: string, rows: readonly (RefLine | undefined)[]): Block[] => {
  const known = rows.filter((row) => row !== undefined);
  if (known.length === 0) return [];
  const max = 8;
  const list = (of: readonly RefLine[]) => (
    <ul class="link-rows">
      {of.map(({ to, ...texts }) => (
        <LinkRow key={`${to.table} ${to.slug}`} to={to} drawing={to.table} {...texts} />
      ))}
    </ul>
  );
  return [
    {
      id,
      title,
      body: (
        <>
          {list(known.slice(0, max))}
          {known.length > max && (
            <details class="fold">
              <summary>{known.length - max} more</summary>
              <CountedPart>{list(known.slice(max))}</CountedPart>
            </details>
          )}
        </>
      ),
    },
  ];
};

interface RefLine {
  readonly to: RecordRef;
  readonly below?: ComponentChildren;
  readonly beside?: ComponentChildren;
}

const refs = (record: Members, member: string, table: string): RefLine[] =>
  (rowsIn(record, member)?.rows ?? []).flatMap((row) => {
    const to = refOf(row, table);
    const count = numberOf(row['count']);
    return to === undefined
      ? []
      : [{ to, beside: count === undefined ? undefined : `× ${formatNumber(count)}` }];
  });

/** Returns where in a location a merchant is: merchants with one name have different places. */
function placeOfMerchant(merchant: Members | undefined, location: string): ComponentChildren {
  const place = merchant && rowsIn(merchant, 'places')?.rows.find((row) => row['location_slug'] === location);
  if (place === undefined) return undefined;
  const near = nearestOf(place['position']);
  return textOf(place['sub_area']) ?? (near && <LinkTo to={near} />);
}

/** A row for each change of insight in a place. */
const Insight = ({ rows, member }: Rows) => (
  <ul class="link-rows">
    {rows.map((row, index) => (
      <MarkedRow key={index} about={[]} pointers={[`/${member}/${index}/name`]} class="link-row">
        <span>{textOf(row['name'])}</span>
        <span class="beside">{formatNumber(numberOf(row['amount']) ?? 0)}</span>
      </MarkedRow>
    ))}
  </ul>
);

/** Returns the kind of the rest points of a location, as the game names it. */
const restKind = (record: Members): string => {
  const [first] = rowsIn(record, 'rest_points')?.rows ?? [];
  return (first && textOf(first['kind'])) ?? 'rest_point';
};

/** The bosses of a place, with what decides a fight. */
function Bosses({ rows, known }: { rows: readonly Members[]; known: Beside['bosses'] }) {
  return (
    <Ways
      more="more bosses"
      rows={rows.map((row, index) => {
        const to = refOf(row, 'boss')!;
        const boss = { ...known.get(to.slug), ...row };
        const hp = numberOf(boss['hp']);
        const drops = rowsIn(row, 'drops')?.rows.flatMap(({ name }) => textOf(name) ?? []) ?? [];
        return (
          <WayRow
            key={index}
            drawing="boss"
            about={[to]}
            say={
              <>
                <b>
                  <LinkTo to={to} />
                </b>
                {typeof boss['is_optional'] === 'boolean' &&
                  (boss['is_optional'] ? ', optional' : ', required')}
              </>
            }
            then={[drops.length > 0 && `Leaves ${drops.join(', ')}`]}
            value={
              hp !== undefined && (
                <>
                  <b>{formatNumber(hp)}</b> <small>HP</small>
                </>
              )
            }
          />
        );
      })}
    />
  );
}

/** A place: ways in and out, who and what is there. */
export const placeOverview: MakeOverview = ({ record, beside }): Overview | undefined => {
  const isPlace = ['connections', 'connections_from', 'parts', 'found_here'].some(
    (member) => member in record,
  );
  if (!isPlace || 'forms' in record) return undefined;
  const ways = waysOf(record);
  const bosses = rowsIn(record, 'bosses');
  const finds = rowsIn(record, 'found_here');
  const rest = restKind(record);
  const restRows = refs(record, 'rest_points', rest);
  const enemies = refs(record, 'enemies', 'enemy');
  const merchants = refs(record, 'merchants', 'merchant').map(({ to }) => ({
    to,
    below: placeOfMerchant(beside.merchants.get(to.slug), record.slug),
  }));
  const insight = rowsIn(record, 'insight_changes');
  const parts = refs(record, 'parts', 'location');
  const npcs = refs(record, 'npcs', 'npc');
  const stat = (label: string, count: number) => (count === 0 ? [] : [{ label, value: formatNumber(count) }]);
  return {
    stats: [
      ...stat('Bosses', bosses?.rows.length ?? 0),
      ...stat('Merchants', merchants.length),
      ...stat(`${words(rest)}s`, restRows.length),
      ...stat('To find', finds?.rows.length ?? 0),
      ...stat('Kinds of enemies', enemies.length),
    ],
    blocks: [
      {
        id: 'ways',
        title: 'Ways in and out',
        body:
          ways.length > 0 ? (
            <Ways
              rows={ways.map((way) => (
                <WayBetween key={way.to.slug} way={way} />
              ))}
              more="more ways"
            />
          ) : (
            <>
              {isMembers(record['gate']) ? (
                <p>
                  <Needs gate={record['gate']} />
                </p>
              ) : (
                <p class="soft">No way to another place is known yet.</p>
              )}
            </>
          ),
      },
      ...(bosses === undefined
        ? []
        : [
            {
              id: 'bosses',
              title: 'Bosses',
              body: <Bosses rows={bosses.rows} known={beside.bosses} />,
            },
          ]),
      ...(finds === undefined
        ? []
        : [
            {
              id: 'found-here',
              title: 'To find',
              body: <Finds finds={finds.rows.map((row, index) => findOf(row, `/found_here/${index}`))} />,
            },
          ]),
    ],
    cards: [
      ...linkCard('parts', 'Parts', parts),
      ...linkCard('rest-points', `${words(rest)}s`, restRows),
      ...linkCard('merchants', 'Merchants', merchants),
      ...linkCard('npcs', 'People', npcs),
      ...linkCard('enemies', 'Enemies', enemies),
      ...(insight === undefined
        ? []
        : [{ id: 'insight-changes', title: 'Insight', body: <Insight {...insight} /> }]),
    ],
    used: [
      // The notes say in a sentence what the changes say one by one.
      ...(insight === undefined ? [] : ['insight_changes', 'insight_notes']),
      ...['connections', 'connections_from', 'connected_slugs', 'boss_slugs', 'bosses', 'found_here', 'gate'],
      ...['rest_points', 'lamps', 'merchants', 'npcs', 'enemies', 'parts'],
    ],
  };
};

const Story = ({ notes }: { notes: readonly string[] }) => (
  <ol class="line">
    {notes.map((note, index) => (
      <li key={index} data-n={index + 1}>
        <p>
          <Text pointer={`/quest_notes/${index}`}>{note}</Text>
          <InPlaceOf pointer={`/quest_notes/${index}`} />
        </p>
      </li>
    ))}
  </ol>
);

/** A person's drops, and what ends with their death. */
function IfKilled({ drops, provides }: { drops: readonly Members[]; provides: readonly Members[] }) {
  const got = drops.map((row) => refOf(row));
  const lost = provides
    .map((row) => refOf(row))
    .filter((to) => to !== undefined)
    .filter((to) => !got.some((each) => each?.table === to.table && each.slug === to.slug));
  return (
    <Ways
      more="more"
      rows={[
        ...drops.map((row, index) => (
          <WayRow
            key={`drop ${index}`}
            drawing="drop"
            pointers={[`/drops/${index}/name`]}
            about={[got[index]]}
            say={
              <>
                <b>You get {got[index] === undefined ? textOf(row['name']) : <LinkTo to={got[index]} />}</b>
                {times(numberOf(row['quantity']))}
              </>
            }
            then={[
              textOf(row['condition']) !== undefined && (
                <Text pointer={`/drops/${index}/condition`}>{textOf(row['condition'])}</Text>
              ),
            ]}
          />
        )),
        <WayRow
          key="lose"
          drawing="closed"
          say={
            <>
              <b>You lose</b> what they would still give, sell or do
              {lost.length > 0 && ':'}{' '}
              {lost.map((to, index) => (
                <span key={index}>
                  {index > 0 && ', '}
                  <LinkTo to={to} />
                </span>
              ))}
            </>
          }
        />,
      ]}
    />
  );
}

const textsOf = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** Where and when a person is met, and whether they attack. */
function meetingOf(record: Members): KeyStat[] {
  const first = namedBy(record, 'location');
  const when = textsOf(record['time_of_day']).map(inLine).join(', ');
  const hostility = textOf(record['hostility']);
  return [
    ...(first === undefined ? [] : [{ label: 'First met', value: <LinkTo to={first} /> }]),
    ...(when ? [{ label: 'When', value: when.charAt(0).toUpperCase() + when.slice(1) }] : []),
    ...(hostility === undefined ? [] : [{ label: 'Hostile', value: words(hostility) }]),
  ];
}

/** A person: where and when they are met, their story, and what they give. */
export const personOverview: MakeOverview = ({ record }) => {
  const isPerson = 'quest_notes' in record || 'hostility' in record;
  if (!isPerson) return undefined;
  const story = textsOf(record['quest_notes']);
  const provides = rowsIn(record, 'provides');
  const drops = rowsIn(record, 'drops')?.rows ?? [];
  // What they leave when they are killed is above.
  const given = (provides?.rows ?? [])
    .map((row, index) => ({ how: row['how'], find: findOf(row, `/provides/${index}`) }))
    .filter(({ how }) => drops.length === 0 || how !== 'npc_drop')
    .map(({ find }) => find);
  const places = rowsIn(record, 'placements');
  const canBeKilled = (rowsIn(record, 'steps')?.rows ?? []).some(
    (row) => textOf(row['notes']) !== undefined && textOf(row['slug'])?.includes('killed'),
  );
  return {
    stats: meetingOf(record),
    blocks: [
      ...(story.length > 0
        ? [{ id: 'story', title: 'The story, step by step', body: <Story notes={story} /> }]
        : []),
      ...(canBeKilled || drops.length > 0
        ? [
            {
              id: 'if-killed',
              title: 'If you kill them',
              body: <IfKilled drops={drops} provides={provides?.rows ?? []} />,
            },
          ]
        : []),
      ...(given.length > 0
        ? [{ id: 'provides', title: 'What they give', body: <Finds finds={given} /> }]
        : []),
    ],
    cards:
      places === undefined
        ? []
        : [{ id: 'places', title: 'Where they are', body: <Placements {...places} /> }],
    used: [
      ...['quest_notes', 'steps', 'placements', 'gifts', 'drops', 'provides'],
      ...['hostility', 'is_hostile', 'location_slug', 'time_of_day', 'gate'],
    ],
  };
};
