/* oxlint-disable react/jsx-key -- The lines of a row have their keys where they are rendered. */
import { listAddress, Scrolling, useSetting } from '../shown.tsx';
import { formatNumber, isList, isMembers, type Members, words } from '../words.ts';
import type { Alike, MakeOverview, KeyStat } from './overview.ts';
import { Typed } from './glyph.tsx';
import {
  Bars,
  Facts,
  letter,
  LinkTo,
  needsText,
  shortOf,
  Strip,
  times,
  Types,
  WayRow,
  Ways,
} from './parts.tsx';
import { lettersOf, namedBy, numberOf, numbersOf, type Rating, refOf, rowsIn, textOf } from './read.ts';

const sum = (values: ReadonlyMap<string, number | null>) =>
  [...values.values()].reduce<number>((total, value) => total + (value ?? 0), 0);

const isOne = (values: ReadonlyMap<string, number | null>) =>
  [...values.values()].filter((value) => !!value).length < 2;

function attackStat(low: ReadonlyMap<string, number | null>, high: ReadonlyMap<string, number | null>) {
  if (isOne(high) && isOne(low)) {
    const [from, to] = [Math.floor(sum(low)), Math.floor(sum(high))];
    return from === to ? formatNumber(from) : `${formatNumber(from)} → ${formatNumber(to)}`;
  }
  return <Types values={high} hasNames={false} />;
}

export const Statuses = ({ status }: { status: Rating['status'] }) => (
  <>
    {status.length === 0 && '–'}
    {status.map(({ kind, amount }) => (
      <Typed key={kind} word={kind}>
        <span class="name">{words(kind)} </span>
        <b>{formatNumber(Math.floor(amount))}</b>
      </Typed>
    ))}
  </>
);

/** The weapon with each affinity or version at its highest level. */
function Affinities({ ratings }: { ratings: readonly Rating[] }) {
  const stats = [...ratings[0]!.scaling.keys()];
  const best = Math.max(...ratings.map(({ total }) => total));
  return (
    <Scrolling label="Affinities and versions">
      <table class="tab aff">
        <caption>
          At +{ratings[0]!.level}. The rating is for a character who just meets the requirements.
        </caption>
        <thead>
          <tr>
            <th scope="col">Version</th>
            {stats.map((stat) => (
              <th key={stat} scope="col" class="l">
                <abbr title={words(stat)}>{shortOf(stat)}</abbr>
              </th>
            ))}
            <th scope="col">Status</th>
            <th scope="col" class="only-d">
              Damage
            </th>
            <th scope="col" class="num">
              Rating
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ version, scaling, status, byType, total }) => (
            <tr key={version}>
              <th scope="row">{words(version ?? 'standard')}</th>
              {stats.map((stat) => {
                const grade = letter(scaling.get(stat));
                return (
                  <td key={stat} class={`l ${grade === '–' ? 'no' : grade}`}>
                    {grade}
                  </td>
                );
              })}
              <td>
                <Statuses status={status} />
              </td>
              <td class="only-d">
                <Types values={byType} hasNames={false} />
              </td>
              <td class={`num${total === best && ratings.length > 1 ? ' best' : ''}`}>
                <b>{formatNumber(Math.floor(total))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** Levels of which every third is enough to see how it grows. */
const shownLevel = (level: number, last: number) => level % 3 === 0 || level === last;

function Levels({ rows }: { rows: readonly Members[] }) {
  const last = numberOf(rows.at(-1)!['level']) ?? 0;
  const types = [...numbersOf(rows.at(-1)!['attack'])].flatMap(([type, value]) => (value ? [type] : []));
  const stats = [...lettersOf(rows[0]!['scaling']).keys()];
  const others = ['rally', 'gem_slots', 'stamina_attack'].filter((member) =>
    rows.some((row) => numberOf(row[member])),
  );
  const kept = rows.filter(({ level }) => shownLevel(numberOf(level) ?? 0, last));
  return (
    <Scrolling label="Levels">
      <table class="tab">
        <thead>
          <tr>
            <th scope="col">Level</th>
            {types.map((type) => (
              <th key={type} scope="col" class="num">
                <Typed word={type}>{words(type)}</Typed>
              </th>
            ))}
            {stats.map((stat) => (
              <th key={stat} scope="col" class="l">
                <abbr title={words(stat)}>{shortOf(stat)}</abbr>
              </th>
            ))}
            {others.map((member) => (
              <th key={member} scope="col" class="num">
                {words(member)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kept.map((row) => (
            <tr key={String(row['level'])}>
              <th scope="row">+{String(row['level'])}</th>
              {types.map((type) => (
                <td key={type} class="num">
                  {formatNumber(numbersOf(row['attack']).get(type) ?? 0)}
                </td>
              ))}
              {stats.map((stat) => {
                const grade = letter(lettersOf(row['scaling']).get(stat));
                return (
                  <td key={stat} class={`l ${grade === '–' ? 'no' : grade}`}>
                    {grade}
                  </td>
                );
              })}
              {others.map((member) => (
                <td key={member} class="num">
                  {formatNumber(numberOf(row[member]) ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** The gem slots of each version of a weapon. */
const GemSlots = ({ rows }: { rows: readonly Members[] }) => (
  <Facts
    facts={rows.map(({ kind, gems }) => [
      words(textOf(kind) ?? 'gems'),
      isList(gems) && gems.length > 0 ? gems.map((each) => words(String(each))).join(', ') : 'None',
    ])}
  />
);

/** Ratings that differ in what their table shows: the first of those that are the same. */
const different = (ratings: readonly Rating[]): readonly Rating[] => {
  const keyOf = ({ scaling, status, byType, total }: Rating) =>
    JSON.stringify([[...scaling], status, [...byType], total]);
  return ratings.every((each) => keyOf(each) === keyOf(ratings[0]!)) ? ratings.slice(0, 1) : ratings;
};

/** Everything that all upgrades of a weapon take. */
function costRows(rows: readonly Members[]) {
  const items = new Map<string, { row: Members; quantity: number }>();
  for (const row of rows) {
    const slug = textOf(row['item_slug']);
    if (slug === undefined) continue;
    const known = items.get(slug) ?? { row, quantity: 0 };
    known.quantity += numberOf(row['quantity']) ?? 1;
    items.set(slug, known);
  }
  return [...items.values()];
}

const Costs = ({ rows }: { rows: readonly Members[] }) => (
  <Facts
    facts={costRows(rows).map(({ row, quantity }) => [
      <LinkTo key="item" to={namedBy(row, 'item')!} />,
      formatNumber(quantity),
    ])}
  />
);

/** The commonest moves, with bars of their strength. */
function Moves({ rows }: { rows: readonly Members[] }) {
  const forms = [...new Set(rows.map(({ form }) => textOf(form) ?? ''))];
  const strength = (row: Members) =>
    Math.max(0, ...[...numbersOf(row['percent']).values()].map((each) => each ?? 0));
  const list = (of: readonly Members[]) => (
    <table class="bars">
      <tbody>
        {of.map((row, index) => (
          <tr key={index}>
            <th scope="row">{textOf(row['name'])}</th>
            <td>
              <svg class="b" viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">
                <rect class="track" width="100" height="7" />
                <rect class="fill" width={Math.min(100, strength(row) / 2)} height="7" />
              </svg>
            </td>
            <td class="v">{formatNumber(strength(row))}%</td>
            <td class="v soft">{formatNumber(numberOf(row['stamina']) ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  const max = 7;
  return (
    <>
      <p class="soft">Percent of the attack rating, then stamina.</p>
      <div class="two">
        {forms.map((form) => {
          const own = rows.filter((row) => (textOf(row['form']) ?? '') === form);
          return (
            <div key={form}>
              <h3 class="sub">{words(form === '' ? 'moves' : form)}</h3>
              {list(own.slice(0, max))}
              {own.length > max && (
                <details class="fold">
                  <summary>{own.length - max} more moves</summary>
                  {list(own.slice(max))}
                </details>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

/** Other records that share a value, as a sentence of links. */
function AlikeLine({ alike }: { alike: readonly Alike[] }) {
  const setting = useSetting();
  return (
    <>
      {alike.map(({ kind, member, value, total, records }, index) => (
        <span key={kind.segment}>
          {index > 0 && ' '}
          {kind.title}:{' '}
          {records.slice(0, 4).map(({ slug, name }, at) => (
            <span key={slug}>
              {at > 0 && ', '}
              <LinkTo to={{ table: kind.table, slug, name }} />
            </span>
          ))}
          {total > 4 && (
            <>
              , <a href={listAddress(setting, kind, { [member]: value })}>all {formatNumber(total)}</a>
            </>
          )}
          .
        </span>
      ))}
    </>
  );
}

/** A weapon, or an ash of war: its skill, and what else has it. */
export const skillOverview: MakeOverview = ({ record, beside }) => {
  const skill = namedBy(record, 'skill');
  if (skill === undefined) return undefined;
  const alike = beside.alike.filter(({ member, total }) => member === 'skill_slug' && total > 0);
  return {
    blocks: [
      {
        id: 'skill',
        title: 'Skill',
        body: (
          <Ways
            more="more"
            rows={[
              <WayRow
                key="skill"
                drawing="ash_of_war"
                say={<LinkTo to={skill} />}
                then={[alike.length > 0 && <AlikeLine alike={alike} />]}
              />,
            ]}
          />
        ),
      },
    ],
    used: ['skill_slug', 'skill_name'],
  };
};

/** A weapon: attack, scaling, status and needs; its versions, levels and moves. */
export const weaponOverview: MakeOverview = ({ record, beside }) => {
  const requirements = numbersOf(record['requirements']);
  const { ratings } = beside;
  if (requirements.size === 0 || !(ratings || 'attack' in record || 'levels' in record)) return undefined;
  const levels = rowsIn(record, 'levels');
  const [low] = ratings?.low ?? [];
  const [high] = ratings?.high ?? [];
  const [first, last] = [levels?.rows[0], levels?.rows.at(-1)];
  const attack = numbersOf(first?.['attack'] ?? record['attack']);
  const best = last === undefined ? (ratings?.base ?? attack) : numbersOf(last['attack']);
  const scaling = low?.scaling ?? lettersOf(first?.['scaling'] ?? record['scaling']);
  const maxLevel = high?.level ?? numberOf(last?.['level']) ?? numberOf(record['max_level']);
  const costs = rowsIn(record, 'upgrade_costs')?.rows ?? beside.materials;
  const versions = different(ratings?.high ?? []);
  const slots = (rowsIn(record, 'variants')?.rows ?? []).filter(({ gems }) => isList(gems));
  const moves = rowsIn(record, 'moves');
  const stats: KeyStat[] = [
    {
      label: maxLevel ? `Attack, +0 to +${maxLevel}` : 'Attack',
      value: attackStat(attack, best),
    },
    ...(scaling.size > 0
      ? [
          {
            label: maxLevel ? `Scaling, +0 → +${maxLevel}` : 'Scaling',
            value: <Strip low={scaling} high={high?.scaling ?? lettersOf(last?.['scaling'])} />,
            isWide: true,
          },
        ]
      : []),
    ...(low && low.status.length > 0 ? [{ label: 'Status', value: <Statuses status={low.status} /> }] : []),
    { label: 'Needs', value: needsText(requirements) },
    ...(numberOf(record['weight']) === undefined
      ? []
      : [{ label: 'Weight', value: formatNumber(numberOf(record['weight'])!) }]),
  ];
  return {
    stats,
    blocks: [
      // The last of its levels has the same of a single version.
      ...(versions.length > (levels === undefined ? 0 : 1)
        ? [
            {
              id: 'affinities',
              title: versions.length > 1 ? 'Versions' : 'At the highest level',
              body: <Affinities ratings={versions} />,
            },
          ]
        : []),
      ...(levels && levels.rows.length > 2
        ? [{ id: 'levels', title: 'Levels', body: <Levels rows={levels.rows} /> }]
        : []),
      ...(moves ? [{ id: 'moves', title: 'Moves', body: <Moves rows={moves.rows} /> }] : []),
    ],
    cards: [
      ...(slots.length > 0 ? [{ id: 'gems', title: 'Gem slots', body: <GemSlots rows={slots} /> }] : []),
      ...(costs.length > 0
        ? [
            {
              id: 'upgrade-costs',
              title: `To +${maxLevel ?? costs.length}`,
              body: <Costs rows={costs} />,
            },
          ]
        : []),
    ],
    used: [
      ...[
        'requirements',
        'attack',
        'scaling',
        'scaling_value',
        'affinities',
        'levels',
        'weight',
        'max_level',
      ],
      ...(slots.length > 0 ? ['variants'] : []),
      ...['upgrade_costs', 'moves', 'status', 'is_infusable', 'forms'].filter(
        (member) => member !== 'forms' || levels !== undefined,
      ),
    ],
  };
};

/** Armor: what it keeps off, drawn. */
export const protectionOverview: MakeOverview = ({ record }) => {
  const { resistance: given, forms, variants } = record;
  if (forms !== undefined || variants !== undefined || record['hp'] !== undefined) return undefined;
  const negation = numbersOf(record['negation']);
  const defense = numbersOf(record['defense']);
  const statuses = ['slow_poison', 'rapid_poison', 'frenzy', 'beasthood'];
  const own =
    negation.size > 0 ? negation : new Map([...defense].filter(([name]) => !statuses.includes(name)));
  if (own.size === 0) return undefined;
  const resistance = isMembers(given)
    ? numbersOf(given)
    : new Map([...defense].filter(([name]) => statuses.includes(name)));
  const weight = numberOf(record['weight']);
  const poise = numberOf(record['poise']);
  const average = sum(own) / own.size;
  const max = Math.max(10, ...[...own.values()].map((each) => each ?? 0)) * 1.1;
  const top = Math.max(50, ...[...resistance.values()].map((each) => each ?? 0)) * 1.1;
  const isShare = negation.size > 0;
  return {
    stats: [
      {
        label: isShare ? 'Negation, average' : 'Defense, average',
        value: `${formatNumber(Math.round(average * 10) / 10)}${isShare ? '%' : ''}`,
      },
      ...(poise === undefined ? [] : [{ label: 'Poise', value: formatNumber(poise) }]),
      ...(weight === undefined ? [] : [{ label: 'Weight', value: formatNumber(weight) }]),
    ],
    blocks: [
      {
        id: 'protection',
        title: 'Protection',
        body: (
          <div class="two">
            <div>
              <h3 class="sub">{isShare ? 'Damage negation' : 'Defense'}</h3>
              <Bars
                label="Protection"
                values={[...own]}
                from={0}
                to={max}
                unit={isShare ? '%' : ''}
                none={() => '–'}
              />
            </div>
            {resistance.size > 0 && (
              <div>
                <h3 class="sub">Resistance</h3>
                <Bars label="Resistance" values={[...resistance]} from={0} to={top} none={() => '–'} />
              </div>
            )}
          </div>
        ),
      },
    ],
    used: ['negation', 'defense', 'resistance', 'weight', 'equip_load', 'poise'],
  };
};

/** A set of armor: its pieces, and what those that are worn together add up to. */
export const setOverview: MakeOverview = ({ record, beside }) => {
  const rows = rowsIn(record, 'pieces')?.rows ?? [];
  const { pieces } = beside;
  if (rows.length === 0) return undefined;
  // Of two pieces for one slot, e.g. an altered one, the first is worn.
  const worn = [...new Map(pieces.toReversed().map((each) => [textOf(each['slot']), each])).values()];
  const total = (member: string, label: string): KeyStat[] => {
    const values = worn.flatMap((each) => numberOf(each[member]) ?? []);
    const all = Math.round(values.reduce((sum, value) => sum + value, 0) * 10) / 10;
    return values.length === 0 ? [] : [{ label, value: formatNumber(all) }];
  };
  return {
    stats: [
      { label: 'Pieces', value: formatNumber(rows.length) },
      ...total('weight', 'Weight, worn together'),
      ...total('poise', 'Poise, worn together'),
    ],
    blocks: [
      {
        id: 'pieces',
        title: 'Pieces',
        body: (
          <Ways
            more="more pieces"
            rows={rows.map((row, index) => {
              const to = refOf(row, 'armor');
              const piece = pieces.find(({ slug }) => slug === row['slug']);
              const weight = piece && numberOf(piece['weight']);
              return (
                to && (
                  <WayRow
                    key={index}
                    drawing={textOf(row['slot']) ?? 'armor'}
                    about={[to]}
                    say={
                      <b>
                        <LinkTo to={to} />
                      </b>
                    }
                    then={[words(textOf(row['slot']) ?? '')]}
                    value={
                      weight !== undefined && (
                        <>
                          <b>{formatNumber(weight)}</b> <small>weight</small>
                        </>
                      )
                    }
                  />
                )
              );
            })}
          />
        ),
      },
    ],
    used: ['pieces'],
  };
};

/** A thing that some others exclude. */
export const conflictOverview: MakeOverview = ({ beside: { conflicting }, kind }) => {
  if (conflicting.length === 0) return undefined;
  return {
    blocks: [
      {
        id: 'conflicts',
        title: 'Cannot be worn with',
        body: (
          <Ways
            more="more"
            rows={conflicting.map((other) => {
              const { slug, name, effect, spoilers } = other;
              const to = { table: kind.table, slug, name };
              const isOpen = !isList(spoilers) || spoilers.length === 0;
              return (
                <WayRow
                  key={slug}
                  drawing={kind.table}
                  about={[to]}
                  say={
                    <b>
                      <LinkTo to={to} />
                    </b>
                  }
                  then={[isOpen && typeof effect === 'string' && effect]}
                />
              );
            })}
          />
        ),
      },
    ],
  };
};

/** Spells and items: what they cost and need. */
export const useOverview: MakeOverview = ({ record }) => {
  const stat = (member: string, label: string): KeyStat[] => {
    const value = numberOf(record[member]);
    return value === undefined || value === 0 ? [] : [{ label, value: formatNumber(value) }];
  };
  const effects = textOf(record['primary_effect']);
  const requirements = numbersOf(record['requirements']);
  const isWeapon = 'attack' in record || 'levels' in record;
  // The weight of armor is beside its protection.
  const isWorn = 'negation' in record || 'defense' in record;
  const stats = [
    ...(effects === undefined ? [] : [{ label: 'Effect', value: effects, isWide: true }]),
    ...stat('rating', 'Rating'),
    ...stat('fp_cost', 'FP'),
    ...stat('fp_cost_charged', 'FP, charged'),
    ...stat('fp_cost_light', 'FP, light attack'),
    ...stat('fp_cost_strong', 'FP, strong attack'),
    ...stat('hp_cost', 'HP'),
    ...stat('slots', 'Slots'),
    ...stat('max_held', 'You can carry'),
    ...(requirements.size > 0 && !isWeapon ? [{ label: 'Needs', value: needsText(requirements) }] : []),
    ...(isWorn || isWeapon ? [] : stat('weight', 'Weight')),
    ...stat('sell_price', 'Sells for'),
  ];
  if (stats.length === 0) return undefined;
  return {
    stats,
    used: [
      'primary_effect',
      'rating',
      'fp_cost',
      'fp_cost_charged',
      'fp_cost_light',
      'fp_cost_strong',
      'hp_cost',
      'slots',
      'max_held',
      'sell_price',
      ...(isWeapon ? [] : ['requirements']),
      ...(isWorn || isWeapon ? [] : ['weight']),
    ],
  };
};

/** A class or origin: its stats, as bars. */
export const statsOverview: MakeOverview = ({ record, kind }) => {
  const stats = numbersOf(record['stats']);
  if (stats.size === 0) return undefined;
  const gear = [
    ['weapons', 'weapon'],
    ['armor', 'armor'],
  ].flatMap(([member, table]) =>
    (rowsIn(record, member!)?.rows ?? []).map((row) => ({ row, to: refOf(row, table) })),
  );
  return {
    stats: [
      ...(numberOf(record['level']) === undefined
        ? []
        : [{ label: 'Level', value: String(record['level']) }]),
      {
        label: 'Best at',
        value: [...stats]
          .sort(([, a], [, b]) => (b ?? 0) - (a ?? 0))
          .slice(0, 2)
          .map(([stat, value]) => `${words(stat)} ${value}`)
          .join(', '),
      },
    ],
    blocks: [
      {
        id: 'stats',
        title: 'Stats',
        body: (
          <Bars
            label={`Stats of the ${kind.table}`}
            values={[...stats]}
            from={0}
            to={25}
            none={() => '–'}
            areTypes={false}
          />
        ),
      },
      ...(gear.length > 0
        ? [
            {
              id: 'equipment',
              title: 'Starts with',
              body: (
                <Ways
                  more="more"
                  rows={gear.map(
                    ({ row, to }, index) =>
                      to && (
                        <WayRow
                          key={index}
                          drawing={textOf(row['slot']) ?? to.table}
                          about={[to]}
                          say={
                            <b>
                              <LinkTo to={to} />
                              {times(numberOf(row['quantity']))}
                            </b>
                          }
                        />
                      ),
                  )}
                />
              ),
            },
          ]
        : []),
    ],
    used: ['stats', 'level', 'weapons', 'armor'],
  };
};
