/* oxlint-disable react/jsx-key -- The lines of a row have their keys where they are rendered. */
import { formatNumber, inLine, isMembers, type Members, words } from '../words.ts';
import { Told } from '../shown.tsx';
import type { Answer, Answers, Block } from './answer.ts';
import { Condition, LinkRow, LinkTo, Needs, Text, times, ToldRow, WayRow, Ways } from './parts.tsx';
import { Hidden } from '../spoilers.tsx';
import { Drawing } from './glyph.tsx';
import {
  type Connection,
  connectionOf,
  type Find,
  findOf,
  type Named,
  namedBy,
  nearestOf,
  numberOf,
  refOf,
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
  readonly to: Named;
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
  const ways = new Map<string, { to: Named; out?: Connection; back?: Connection }>();
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
  <ToldRow about={[find.ref]}>
    <Drawing name={find.ref?.table ?? 'item'} />
    <span>
      {find.ref === undefined ? find.name : <LinkTo to={find.ref} />}
      <b>{times(find.quantity)}</b>{' '}
      {find.notes !== undefined && (
        <span class="note">
          <Text pointer={`${find.pointer}/notes`}>{find.notes}</Text>{' '}
        </span>
      )}
      {find.condition !== undefined && (
        <span class="note">
          <Text pointer={`${find.pointer}/condition`}>
            <Condition text={find.condition} gate={undefined} />
          </Text>
        </span>
      )}
    </span>
  </ToldRow>
);

/** Things by the spot where they are. */
export function Finds({ finds }: { finds: readonly Find[] }) {
  const spots = new Map<string, Find[]>();
  for (const find of finds) spots.set(find.area ?? '', [...(spots.get(find.area ?? '') ?? []), find]);
  const inOrder = [...spots].sort(([a], [b]) => Number(a === '') - Number(b === ''));
  return (
    <div class="find-here">
      {inOrder.map(([area, all]) => (
        <div key={area} class="spot">
          {inOrder.length > 1 && <h3>{area === '' ? 'Elsewhere' : area}</h3>}
          <ul>
            {all.map((find) => (
              <FindRow key={find.pointer} find={find} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const linkCard = (id: string, title: string, rows: readonly (Row | undefined)[]): Block[] => {
  const told = rows.filter((row) => row !== undefined);
  if (told.length === 0) return [];
  const most = 8;
  const list = (of: readonly Row[]) => (
    <ul class="link-rows">
      {of.map(({ to, beside }) => (
        <LinkRow key={`${to.table} ${to.slug}`} to={to} drawing={to.table} beside={beside} />
      ))}
    </ul>
  );
  return [
    {
      id,
      title,
      body: (
        <>
          {list(told.slice(0, most))}
          {told.length > most && (
            <details class="fold">
              <summary>{told.length - most} more</summary>
              <Told>{list(told.slice(most))}</Told>
            </details>
          )}
        </>
      ),
    },
  ];
};

interface Row {
  readonly to: Named;
  readonly beside?: string | undefined;
}

const refs = (record: Members, member: string, table: string): Row[] =>
  (rowsIn(record, member)?.rows ?? []).flatMap((row) => {
    const to = refOf(row, table) ?? namedBy(row, table);
    const count = numberOf(row['count']);
    const near = nearestOf(row['position']);
    return to === undefined
      ? []
      : [
          {
            to,
            beside: count === undefined ? near?.name && `near ${near.name}` : `× ${formatNumber(count)}`,
          },
        ];
  });

/** Rest points are named after the game's own. */
function restPoints(record: Members): { member: string; table: string } | undefined {
  const member = ['rest_points', 'graces', 'lamp_details'].find((name) => rowsIn(record, name) !== undefined);
  if (member === undefined) return undefined;
  const [first] = rowsIn(record, member)!.rows;
  const table = textOf(first!['kind']) ?? { graces: 'grace', lamp_details: 'lamp' }[member];
  return table === undefined ? undefined : { member, table };
}

/** A place: ways in and out, who and what is there. */
export const placeAnswer: Answers = ({ record }): Answer | undefined => {
  const isPlace = ['connections', 'connections_from', 'parts', 'found_here'].some(
    (member) => member in record,
  );
  if (!isPlace || 'forms' in record) return undefined;
  const ways = waysOf(record);
  const bosses = rowsIn(record, 'bosses');
  const finds = rowsIn(record, 'found_here');
  const rest = restPoints(record);
  const restRows = rest === undefined ? [] : refs(record, rest.member, rest.table);
  const enemies = refs(record, 'enemies', 'enemy');
  const merchants = refs(record, 'merchants', 'merchant');
  const parts = refs(record, 'parts', 'location');
  const npcs = refs(record, 'npcs', 'npc');
  const figure = (label: string, count: number) =>
    count === 0 ? [] : [{ label, value: formatNumber(count) }];
  return {
    figures: [
      ...figure('Bosses', bosses?.rows.length ?? 0),
      ...figure('Merchants', merchants.length),
      ...figure(rest === undefined ? 'Rest points' : `${words(rest.table)}s`, restRows.length),
      ...figure('To find', finds?.rows.length ?? 0),
      ...figure('Kinds of enemies', enemies.length),
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
              body: (
                <Ways
                  more="more bosses"
                  rows={bosses.rows.map((row, index) => {
                    const to = refOf(row, 'boss')!;
                    const hp = numberOf(row['hp']);
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
                            {typeof row['is_optional'] === 'boolean' &&
                              (row['is_optional'] ? ', optional' : ', required')}
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
              ),
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
      ...linkCard('rest-points', rest === undefined ? '' : `${words(rest.table)}s`, restRows),
      ...linkCard('merchants', 'Merchants', merchants),
      ...linkCard('npcs', 'People', npcs),
      ...linkCard('enemies', 'Enemies', enemies),
    ],
    used: [
      ...['connections', 'connections_from', 'connected_slugs', 'boss_slugs', 'bosses', 'found_here', 'gate'],
      ...['rest_points', 'graces', 'lamp_details', 'lamps', 'merchants', 'npcs', 'enemies', 'parts'],
    ],
  };
};

/** A person: where and when they are met, their story, and what they give. */
export const personAnswer: Answers = ({ record }) => {
  const notes = record['quest_notes'];
  const steps = rowsIn(record, 'steps');
  const places = rowsIn(record, 'placements');
  const isPerson = 'quest_notes' in record || 'hostility' in record;
  if (!isPerson) return undefined;
  const story = Array.isArray(notes) ? (notes as readonly string[]) : [];
  const provides = rowsIn(record, 'provides');
  const drops = rowsIn(record, 'drops');
  const first = namedBy(record, 'location');
  const when = Array.isArray(record['time_of_day'])
    ? (record['time_of_day'] as readonly string[]).map(inLine).join(', ')
    : undefined;
  const closing = (steps?.rows ?? []).flatMap((row, index) =>
    textOf(row['notes']) !== undefined && (textOf(row['slug'])?.includes('killed') ?? false)
      ? [{ row, index }]
      : [],
  );
  return {
    figures: [
      ...(first === undefined ? [] : [{ label: 'First met', value: <LinkTo to={first} /> }]),
      ...(when ? [{ label: 'When', value: when.charAt(0).toUpperCase() + when.slice(1) }] : []),
      ...(textOf(record['hostility']) === undefined
        ? []
        : [{ label: 'Hostile', value: words(textOf(record['hostility'])!) }]),
    ],
    blocks: [
      ...(story.length > 0
        ? [
            {
              id: 'story',
              title: 'The story, step by step',
              body: (
                <ol class="line">
                  {story.map((note, index) => (
                    <li key={index} data-n={index + 1}>
                      <p>
                        <Text pointer={`/quest_notes/${index}`}>{note}</Text>
                      </p>
                    </li>
                  ))}
                </ol>
              ),
            },
          ]
        : []),
      ...(closing.length > 0 || drops !== undefined
        ? [
            {
              id: 'if-killed',
              title: 'If you kill them',
              body: (
                <Ways
                  more="more"
                  rows={[
                    ...(drops?.rows ?? []).map((row, index) => (
                      <WayRow
                        key={`drop ${index}`}
                        drawing="drop"
                        pointers={[`/drops/${index}/name`]}
                        say={
                          <>
                            <b>You get {textOf(row['name'])}</b>
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
                          {(provides?.rows.length ?? 0) > 0 && ':'}{' '}
                          {(provides?.rows ?? [])
                            .map((row) => refOf(row))
                            .filter((to) => to !== undefined)
                            .map((to, index) => (
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
              ),
            },
          ]
        : []),
      ...(provides === undefined
        ? []
        : [
            {
              id: 'provides',
              title: 'What they give',
              body: <Finds finds={provides.rows.map((row, index) => findOf(row, `/provides/${index}`))} />,
            },
          ]),
    ],
    cards:
      places === undefined
        ? []
        : [
            {
              id: 'places',
              title: 'Where they are',
              body: (
                <ul class="link-rows">
                  {places.rows.map((row, index) => {
                    const to = namedBy(row, 'location');
                    const pointer = `/${places.member}/${index}`;
                    return (
                      to && (
                        <LinkRow
                          key={index}
                          to={to}
                          drawing="location"
                          pointers={[`${pointer}/location_slug`]}
                          beside={
                            <>
                              {textOf(row['sub_area']) !== undefined && (
                                <Text pointer={`${pointer}/sub_area`}>{textOf(row['sub_area'])}</Text>
                              )}
                            </>
                          }
                        />
                      )
                    );
                  })}
                </ul>
              ),
            },
          ],
    used: [
      ...['quest_notes', 'steps', 'placements', 'gifts', 'drops', 'provides'],
      ...['hostility', 'is_hostile', 'location_slug', 'time_of_day', 'gate'],
    ],
  };
};
