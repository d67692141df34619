import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Typed } from './glyph.tsx';
import { HiddenTextsContext, Scrolling, useSetting } from '../shown.tsx';
import { formatNumber, inLine, type Members, words } from '../words.ts';
import type { MakeOverview, KeyStat } from './overview.ts';
import { Bars, InPlaceOf, LinkTo, Placements, Text } from './parts.tsx';
import { type Combatant, combatantsOf, rewardOf, rowsIn } from './read.ts';
import { drawingOf } from './glyph.tsx';

/** Resistances are drawn up to this; what is more is as good as never. */
const maxResistance = 1_500;
/** Rows of an open table, at most. */
const maxRows = 12;
/** Forms that are drawn, one below the other. */
const maxForms = 3;

const spanOf = (numbers: readonly (number | undefined)[]): string | undefined => {
  const known = numbers.filter((each) => each !== undefined);
  if (known.length === 0) return undefined;
  const [min, max] = [Math.min(...known), Math.max(...known)];
  return min === max ? formatNumber(min) : `${formatNumber(min)} to ${formatNumber(max)}`;
};

const entries = (values: ReadonlyMap<string, number | null>) => [...values];

/** Damage types that hurt a foe more than others, from its own words or its negation. */
function weaknessesOf({ weakTo, negation }: Combatant): readonly string[] {
  if (weakTo.length > 0) return weakTo;
  return entries(negation).flatMap(([type, value]) => (value !== null && value < 0 ? [type] : []));
}

/** Returns the values that all, or some, of several have. */
const ofAny = (all: readonly Combatant[], read: (one: Combatant) => readonly string[]) => [
  ...new Set(all.flatMap((one) => read(one))),
];
const ofAll = (all: readonly Combatant[], read: (one: Combatant) => readonly string[]) =>
  ofAny(all, read).filter((each) => all.every((one) => read(one).includes(each)));

const TypedList = ({ values }: { values: readonly string[] }) =>
  values.map((each) => (
    <Typed key={each} word={each}>
      {words(each)}
    </Typed>
  ));

/** Returns the types with the least negation, if others have more: they hurt most where nothing is a weakness. */
function taken({ negation }: Combatant): readonly string[] {
  const known = entries(negation).filter((entry): entry is [string, number] => entry[1] !== null);
  const min = Math.min(...known.map(([, value]) => value));
  const all = known.filter(([, value]) => value === min).map(([type]) => type);
  return all.length < known.length ? all : [];
}

/** Statuses that build up soonest, best first. */
const easiest = ({ resistance }: Combatant) =>
  entries(resistance)
    .filter((entry): entry is [string, number] => entry[1] !== null && entry[1] > 0)
    .sort(([, a], [, b]) => a - b)
    .slice(0, 2);

function statsOf(all: readonly Combatant[]): KeyStat[] {
  const [first] = all as [Combatant];
  // What hurts most comes first.
  const weak = ofAny(all, weaknessesOf).toSorted(
    (a, b) => (first.negation.get(a) ?? 0) - (first.negation.get(b) ?? 0),
  );
  const immune = ofAll(
    all.filter(({ isHelper }) => !isHelper),
    ({ immuneTo }) => immuneTo,
  );
  const full = weak.length === 0 ? taken(first) : [];
  const soonest = easiest(first);
  const stat = (label: string, value: ComponentChildren, isWide = false): KeyStat[] =>
    value === undefined ? [] : [{ label, value, isWide }];
  return [
    ...stat('HP', spanOf(all.map(({ hp }) => hp))),
    ...stat('Poise', spanOf(all.map(({ poise }) => (poise === 0 ? undefined : poise)))),
    ...(weak.length > 0
      ? stat('Weak to', <TypedList values={weak} />)
      : full.length > 0
        ? stat('Takes most from', <TypedList values={full} />)
        : stat('Weak to', 'No weakness')),
    ...(soonest.length > 0
      ? stat(
          'Sets in first',
          soonest.map(([status, value]) => (
            <Typed key={status} word={status}>
              {words(status)} <b>{formatNumber(value)}</b>
            </Typed>
          )),
        )
      : []),
    ...(immune.length > 0 ? stat('Immune to', <TypedList values={immune} />, immune.length > 2) : []),
  ];
}

function BarsOf({ one, hasStatuses }: { one: Combatant; hasStatuses: boolean }) {
  const { negation, defense, resistance, immuneTo } = one;
  const hasNegation = negation.size > 0;
  const max = Math.max(200, ...entries(defense).map(([, value]) => value ?? 0));
  const statuses = entries(resistance);
  return (
    <div class="two">
      <div>
        <h3 class="sub">{hasNegation ? 'Damage negation' : 'Defense'}</h3>
        {hasNegation ? (
          <Bars
            label="Damage negation"
            values={entries(negation)}
            from={-40}
            to={80}
            unit="%"
            none={() => 'not known'}
          />
        ) : (
          <Bars label="Defense" values={entries(defense)} from={0} to={max} none={() => 'not known'} />
        )}
      </div>
      {statuses.length > 0 && hasStatuses && (
        <div>
          <h3 class="sub">Status resistance</h3>
          <Bars
            label="Status resistance"
            values={statuses}
            from={0}
            to={maxResistance}
            none={(word) => (immuneTo.includes(word) ? 'immune' : 'not known')}
          />
        </div>
      )}
    </div>
  );
}

/** Returns a key that is the same for forms with the same values. */
const keyOf = ({ negation, defense, resistance }: Combatant) =>
  JSON.stringify([entries(negation), negation.size > 0 ? [] : entries(defense), entries(resistance)]);

const statusKeyOf = ({ resistance, immuneTo }: Combatant) => JSON.stringify([entries(resistance), immuneTo]);

/** Whether a form differs from others by its number in a fight, a name or a place. */
const isNamed = ({ name, place }: Combatant, areVariants: boolean) =>
  !areVariants || name !== undefined || place !== undefined;

/** Bars for each form that differs from the others, at most the first ones. */
function Hurts({ all, areVariants }: { all: readonly Combatant[]; areVariants: boolean }) {
  const max = areVariants ? 1 : maxForms;
  const different = formsOf(all);
  return (
    <>
      {different.slice(0, max).map((one, index) => (
        <div key={one.pointer} class="form">
          {different.length > 1 && isNamed(one, areVariants) && (
            <h3 class="form-name">
              {!areVariants && 'Form '}
              <NameOfForm one={one} {...(!areVariants && { number: index + 1 })} />
            </h3>
          )}
          <BarsOf one={one} hasStatuses={index === 0 || statusKeyOf(one) !== statusKeyOf(different[0]!)} />
        </div>
      ))}
      {different.length > max && (
        <p class="soft">
          {areVariants ? 'Elsewhere' : 'In other forms'} its numbers differ: see the table below.
        </p>
      )}
    </>
  );
}

/** A form by its name or place; its number stays where the name is hidden. One of many in the world has no number. */
function NameOfForm({ one, number }: { one: Combatant; number?: number }) {
  if (one.name !== undefined)
    return (
      <>
        {number} <Text pointer={one.pointer}>{one.name}</Text>
      </>
    );
  if (one.place === undefined) return <>{number === undefined ? 'Elsewhere' : number}</>;
  return (
    <>
      {number} {number === undefined ? '' : 'In '}
      <LinkTo to={one.place} />
      {one.area !== undefined && `, ${one.area}`}
    </>
  );
}

/** The forms whose values are drawn as bars. */
const formsOf = (all: readonly Combatant[]) =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].reverse();

/** Whether one of several forms has another value. */
const differ = (all: readonly Combatant[], read: (one: Combatant) => unknown) =>
  new Set(all.map(read)).size > 1;

/** Lists what a form is immune to, other than the statuses that have bars. */
const immuneWithoutBar = ({ immuneTo, resistance }: Combatant) =>
  String(immuneTo.filter((word) => !resistance.has(word)));

/** Whether a row for each form adds to the bars of each. */
const hasRows = (all: readonly Combatant[], areVariants: boolean) =>
  areVariants ||
  formsOf(all).length > maxForms ||
  [
    ({ hp }: Combatant) => hp,
    ({ poise }: Combatant) => poise,
    ({ reward }: Combatant) => reward,
    immuneWithoutBar,
  ].some((read) => differ(all, read));

/** A row for each form: its place, HP and what differs. */
function Forms({ all, areVariants }: { all: readonly Combatant[]; areVariants: boolean }) {
  const { currency } = useSetting().game;
  const types = [
    ...(all.find(({ negation }) => negation.size > 0)?.negation.keys() ?? all[0]!.defense.keys()),
  ];
  const valuesOf = ({ negation, defense }: Combatant) => (negation.size > 0 ? negation : defense);
  // The bars above show what all have in common, and the values of each drawn form.
  const areDrawn = !areVariants && formsOf(all).length <= maxForms;
  const shownTypes = areDrawn ? [] : types.filter((type) => differ(all, (one) => valuesOf(one).get(type)));
  const hasNames = all.some((one) => isNamed(one, areVariants));
  const hasPoise = differ(all, ({ poise }) => poise);
  const hasReward = differ(all, ({ reward }) => reward);
  // What all are immune to is said above.
  const hasImmune = differ(all, areDrawn ? immuneWithoutBar : ({ immuneTo }) => String(immuneTo));
  return (
    <Scrolling label="All forms">
      <table class="tab">
        <thead>
          <tr>
            <th scope="col">{hasNames ? (areVariants ? 'Place' : 'Form') : 'Version'}</th>
            <th scope="col" class="num">
              HP
            </th>
            {hasReward && (
              <th scope="col" class="num">
                {currency ?? words('reward')}
              </th>
            )}
            {hasPoise && (
              <th scope="col" class="num">
                Poise
              </th>
            )}
            {shownTypes.map((type) => (
              <th key={type} scope="col" class="num">
                {words(type)}
              </th>
            ))}
            {hasImmune && <th scope="col">Immune to</th>}
          </tr>
        </thead>
        <tbody>
          {all.map((one, index) => (
            <tr key={one.pointer}>
              <th scope="row">
                {hasNames ? (
                  <NameOfForm one={one} {...(!areVariants && { number: index + 1 })} />
                ) : (
                  formatNumber(index + 1)
                )}
              </th>
              <td class="num">{one.hp === undefined ? '–' : formatNumber(one.hp)}</td>
              {hasReward && <td class="num">{one.reward === undefined ? '–' : formatNumber(one.reward)}</td>}
              {hasPoise && <td class="num">{one.poise === undefined ? '–' : formatNumber(one.poise)}</td>}
              {shownTypes.map((type) => {
                const value = valuesOf(one).get(type);
                return (
                  <td key={type} class="num">
                    {value === null || value === undefined ? '–' : formatNumber(value)}
                  </td>
                );
              })}
              {hasImmune && <td>{one.immuneTo.map(inLine).join(', ') || '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** Foes with the same values in the same place, each once. */
const alikeOnce = (all: readonly Combatant[]): readonly Combatant[] => [
  ...new Map(
    all.map((one) => {
      const { name, place, area, hp, reward, poise } = one;
      return [JSON.stringify([name, place, area, hp, reward, poise, keyOf(one)]), one] as const;
    }),
  ).values(),
];

/** The name of a phase, and when it begins; a name that is a spoiler hides both. */
function PhaseName({ row, pointer }: { row: Members; pointer: string }) {
  const level = useContext(HiddenTextsContext).get(pointer);
  return (
    <>
      <h3 data-sp={level}>
        <Text pointer={pointer}>{String(row['name'])}</Text>
        {typeof row['hp_percent'] === 'number' && (
          <span class="soft"> from {row['hp_percent']}% of its HP</span>
        )}
      </h3>
      <InPlaceOf pointer={pointer} />
    </>
  );
}

/** A boss or an enemy: what it has, what hurts it, and its forms. */
export const foeOverview: MakeOverview = ({ record, setting }) => {
  const found = combatantsOf(record);
  if (found === undefined) return undefined;
  const { all, used } = found;
  const phases = rowsIn(record, 'phases');
  const placements = rowsIn(record, 'placements');
  // The same foe with other numbers in each place, and no forms of one fight.
  const areVariants = used.includes('variants');
  const rows = areVariants ? alikeOnce(all) : hasRows(all, areVariants) ? all : [];
  const reward = rewardOf(record);
  return {
    stats: [
      ...statsOf(all).slice(0, 1),
      ...(reward === undefined
        ? []
        : [{ label: setting.game.currency ?? words('reward'), value: formatNumber(reward) }]),
      ...statsOf(all).slice(1),
    ],
    blocks: [
      {
        id: 'weaknesses',
        title: 'What hurts it',
        body: <Hurts all={all} areVariants={areVariants} />,
      },
      ...(rows.length > 1
        ? [
            {
              id: 'forms',
              title: !areVariants
                ? 'Forms'
                : all.some((one) => isNamed(one, true))
                  ? 'In each place'
                  : 'Versions',
              body: <Forms all={rows} areVariants={areVariants} />,
              ...(rows.length > maxRows && { folded: `${formatNumber(rows.length)} rows` }),
            },
          ]
        : []),
      ...(phases === undefined
        ? []
        : [
            {
              id: 'phases',
              title: 'Phases',
              body: (
                <ol class="line">
                  {phases.rows.map((row, index) => (
                    <li key={index} data-n={index + 1}>
                      <PhaseName row={row} pointer={`/phases/${index}/name`} />
                      {typeof row['notes'] === 'string' && (
                        <p>
                          <Text pointer={`/phases/${index}/notes`}>{row['notes']}</Text>
                        </p>
                      )}
                    </li>
                  ))}
                </ol>
              ),
            },
          ]),
    ],
    cards:
      placements === undefined
        ? []
        : [{ id: 'places', title: 'Where it is', body: <Placements {...placements} /> }],
    used: [
      ...used,
      ...(placements === undefined ? [] : ['placements', 'locations', 'location_slugs']),
      'hp',
      'reward',
      'blood_echoes',
      'phases',
      'weak_to',
      'immune_to',
    ],
  };
};

/** Returns the weaknesses of a foe in words, for descriptions; undefined without any. */
export function weaknessText(record: Parameters<typeof combatantsOf>[0]): string | undefined {
  const found = combatantsOf(record);
  if (found === undefined) return undefined;
  const weak = ofAny(found.all, weaknessesOf).filter((each) => drawingOf(each) !== undefined);
  return weak.length === 0 ? undefined : `Weak to ${weak.map(inLine).join(', ')}.`;
}
