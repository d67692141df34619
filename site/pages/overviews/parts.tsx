import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { colorClass, Drawing, Typed } from './glyph.tsx';
import { HiddenTextsContext, levelOfName, NameOf, RecordLink, CountedPart, useSetting } from '../shown.tsx';
import { Hidden, Instead, useMark } from '../spoilers.tsx';
import { formatNumber, formatPercent, words } from '../words.ts';
import { namedBy, numberOf, type RecordRef, requirementsOf, type Requirement, textOf } from './read.ts';
import type { Members, Value } from '../words.ts';

/** A link to a record that a row names. */
export const LinkTo = ({ to }: { to: RecordRef }) => <RecordLink {...to} />;

/** A text of the record, hidden where it is marked. */
export function Text({ pointer, children }: { pointer: string; children: ComponentChildren }) {
  const level = useContext(HiddenTextsContext).get(pointer);
  return level === undefined ? <>{children}</> : <Hidden level={level}>{children}</Hidden>;
}

/** The word that a numbered step has in place of a text that is hidden. */
export function InPlaceOf({ pointer }: { pointer: string }) {
  return <Instead level={useContext(HiddenTextsContext).get(pointer)} />;
}

/** A row of a list that is left out with the texts and names that it is about. */
export function MarkedRow({
  about,
  pointers = [],
  children,
  class: name,
}: {
  about: readonly (RecordRef | undefined)[];
  pointers?: readonly string[];
  children: ComponentChildren;
  class?: string;
}) {
  const setting = useSetting();
  const texts = useContext(HiddenTextsContext);
  const levels = [
    ...about.flatMap((each) =>
      each === undefined ? [] : (levelOfName(setting, each.table, each.slug) ?? []),
    ),
    ...pointers.flatMap((pointer) => texts.get(pointer) ?? []),
  ];
  const level = useMark(levels.includes('major') ? 'major' : levels[0]);
  return (
    <li data-sp={level} class={name}>
      {children}
    </li>
  );
}

/** A way to get something: a drawing, what to do, what else to know, and the price or chance. */
export function WayRow({
  drawing,
  about = [],
  pointers,
  say,
  then = [],
  value,
}: {
  drawing: string;
  about?: readonly (RecordRef | undefined)[];
  pointers?: readonly string[];
  say: ComponentChildren;
  then?: readonly ComponentChildren[];
  value?: ComponentChildren;
}) {
  const lines = then.filter(Boolean);
  return (
    <MarkedRow about={about} {...(pointers && { pointers })}>
      <Drawing name={drawing} />
      <div class="say">
        <p>{say}</p>
        {lines.map((line, index) => (
          <p key={index} class="then">
            {line}
          </p>
        ))}
      </div>
      {value && <div class="val">{value}</div>}
    </MarkedRow>
  );
}

/** Rows in a frame; of many, the rest is folded. */
export function Ways({
  rows,
  max = 8,
  more,
}: {
  rows: readonly ComponentChildren[];
  max?: number;
  more: string;
}) {
  const isLong = rows.length > max + 2;
  return (
    <>
      <ul class="ways">{isLong ? rows.slice(0, max) : rows}</ul>
      {isLong && (
        <details class="fold">
          <summary>
            {rows.length - max} {more}
          </summary>
          <CountedPart>
            <ul class="ways">{rows.slice(max)}</ul>
          </CountedPart>
        </details>
      )}
    </>
  );
}

const shareText = (chance: number) => (chance === 1 ? 'Always' : formatPercent(chance));

/** A chance as a number with a bar. */
export const Chance = ({ chance }: { chance: number }) => (
  <span class="chance">
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8" />
      <rect class="fill" width={Math.max(1, Math.round(chance * 100))} height="8" />
    </svg>
    <b>{shareText(chance)}</b>
  </span>
);

/** A row in place of what is not known. */
export const Unknown = ({ what }: { what: string }) => (
  <ul class="ways empty">
    <li>
      <Drawing name="unknown" />
      <div class="say">
        <p>
          <b>Not known yet</b>
        </p>
        <p class="then">{what}</p>
      </div>
    </li>
  </ul>
);

const stages: Readonly<Record<string, string>> = { boss: ' beaten', location: ' reached', item: ' held' };

function Need({ need, used, isPlain }: { need: Requirement; used: string; isPlain: boolean }) {
  const setting = useSetting();
  const { ref, text, quantity, isUsed } = need;
  if (ref === undefined) return <>{text === undefined ? '' : text.replace(/\.$/, '')}</>;
  const level = levelOfName(setting, ref.table, ref.slug);
  return (
    <>
      <span data-sp={level}>
        {isPlain ? <NameOf {...ref} name={ref.name ?? ref.slug} /> : <LinkTo to={ref} />}
        {times(quantity)}
        {isUsed ? ` ${used}` : (stages[ref.table] ?? '')}
        {text !== undefined && `: ${text.replaceAll('-', ' ')}`}
      </span>
      <Instead level={level}>something hidden</Instead>
    </>
  );
}

/** Returns what a gate needs, as far as it can be named. */
export const needsOf = (gate: Value | undefined) =>
  requirementsOf(gate).filter((all) => all.some(({ ref, text }) => ref ?? text));

/**
 * The requirements of a gate, with links to the things.
 *
 * @param used what is done with a thing that is not kept.
 * @param isPlain true within something that can be clicked, which has no links.
 */
export function Needs({
  gate,
  used = 'used',
  isPlain = false,
}: {
  gate: Value | undefined;
  used?: string;
  isPlain?: boolean;
}) {
  const choices = needsOf(gate);
  if (choices.length === 0) return null;
  return (
    <>
      Needs{' '}
      {choices.map((all, index) => (
        <span key={index}>
          {index > 0 && ', or '}
          {all.map((need, at) => (
            <span key={at}>
              {at > 0 && ', and '}
              <Need need={need} used={used} isPlain={isPlain} />
            </span>
          ))}
        </span>
      ))}
    </>
  );
}

/** A condition in words, in which the things that it needs are links. */
export function Condition({ text, gate }: { text: string; gate: Value | undefined }) {
  const setting = useSetting();
  const refs = requirementsOf(gate).flatMap((all) => all.flatMap(({ ref }) => ref ?? []));
  let parts: ComponentChildren[] = [text];
  for (const ref of refs) {
    const name = ref.name ?? setting.names.find(ref.table, ref.slug);
    if (name === undefined) continue;
    parts = parts.flatMap((part): ComponentChildren[] => {
      const at = typeof part === 'string' ? part.indexOf(name) : -1;
      if (typeof part !== 'string' || at < 0) return [part];
      return [
        part.slice(0, at),
        <RecordLink key={ref.slug} table={ref.table} slug={ref.slug} name={name} />,
        part.slice(at + name.length),
      ];
    });
  }
  return <>{parts}</>;
}

/** A number of things, said where it is not one. */
export const times = (quantity: number | undefined): string =>
  quantity === undefined || quantity === 1 ? '' : ` × ${formatNumber(quantity)}`;

/** Bars of one measure from a lowest to a highest value, each with its number. */
export function Bars({
  label,
  values,
  from,
  to,
  unit = '',
  none,
  areTypes = true,
}: {
  label: string;
  values: readonly (readonly [word: string, value: number | null])[];
  from: number;
  to: number;
  unit?: string;
  /** Returns the text in place of a value that there is not. */
  none: (word: string) => string;
  /** Whether the words are damage types or statuses, which have colors, and of which the lowest counts. */
  areTypes?: boolean;
}) {
  const width = (value: number) => ((Math.min(Math.max(value, from), to) - from) / (to - from)) * 100;
  const zero = width(0);
  const lowest = Math.min(...values.flatMap(([, value]) => value ?? []));
  const isOneSided = values.every(([, value]) => value === lowest);
  return (
    <table class="bars" aria-label={label}>
      <tbody>
        {values.map(([word, value]) => (
          <tr key={word} class={areTypes && value === lowest && !isOneSided ? 'low' : undefined}>
            <th scope="row">{areTypes ? <Typed word={word}>{words(word)}</Typed> : words(word)}</th>
            <td class={areTypes ? colorClass(word) : undefined}>
              <svg class="b" viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true">
                <rect class="track" width="100" height="7" />
                {value === null ? (
                  <rect class="hatch" width="100" height="7" />
                ) : (
                  <rect
                    class="fill"
                    x={Math.min(zero, width(value))}
                    width={Math.max(0.6, Math.abs(width(value) - zero))}
                    height="7"
                  />
                )}
                {from < 0 && <path class="zero" d={`M${zero} 0V7`} />}
              </svg>
            </td>
            <td class="v">{value === null ? none(word) : `${formatNumber(value)}${unit}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shortNames: Readonly<Record<string, string>> = { skill: 'SKL', blood_tinge: 'BLT' };
/** Three letters for a stat, as a heading of a small column. */
export const shortOf = (stat: string): string => shortNames[stat] ?? stat.slice(0, 3).toUpperCase();

/** A letter of scaling; nothing is a dash. */
export const letter = (grade: string | undefined): string =>
  grade === undefined || grade === '-' || grade === '' ? '–' : grade;

/** The letters of scaling in a fixed strip, at the lowest and the highest level. */
export function Strip({
  low,
  high,
}: {
  low: ReadonlyMap<string, string>;
  high: ReadonlyMap<string, string> | undefined;
}) {
  return (
    <ul class="scal fit" aria-label="Scaling">
      {[...low].map(([stat, grade]) => {
        const [first, last] = [letter(grade), letter(high?.get(stat) ?? grade)];
        return (
          <li key={stat} class={first === '–' && last === '–' ? 'no' : 'hi'}>
            <abbr title={words(stat)}>{shortOf(stat)}</abbr>
            <b>{first === last ? first : `${first} → ${last}`}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns what a character needs: `11 STR · 15 DEX`. */
export const needsText = (requirements: ReadonlyMap<string, number | null>): string =>
  [...requirements].flatMap(([stat, value]) => (value ? [`${value} ${shortOf(stat)}`] : [])).join(' · ') ||
  'Nothing';

/** Numbers of types with their drawings, without those that are none. */
export const Types = ({
  values,
  hasNames = true,
}: {
  values: ReadonlyMap<string, number | null>;
  hasNames?: boolean;
}) => (
  <>
    {[...values].map(
      ([word, value]) =>
        !!value && (
          <Typed key={word} word={word}>
            {hasNames ? `${words(word)} ` : <span class="hush">{words(word)} </span>}
            <b>{formatNumber(Math.floor(value))}</b>
          </Typed>
        ),
    )}
  </>
);

/** Facts of a card. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [label: ComponentChildren, value: ComponentChildren])[];
}) => (
  <dl class="facts">
    {facts.map(([label, value], index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Links of a card, each with a drawing, a text below it and a number beside it. */
export function LinkRow({
  to,
  drawing,
  below,
  beside,
  pointers,
}: {
  to: RecordRef;
  drawing: string;
  below?: ComponentChildren;
  beside?: ComponentChildren;
  pointers?: readonly string[];
}) {
  return (
    <MarkedRow about={[to]} {...(pointers && { pointers })} class="link-row">
      <Drawing name={drawing} />
      <span class="to">
        <LinkTo to={to} />
        {below && <small>{below}</small>}
      </span>
      {beside && <span class="beside">{beside}</span>}
    </MarkedRow>
  );
}

/** Places that a card lists at most, before it has the others folded. */
const maxPlaces = 8;

/** The places where somebody is. */
export function Placements({ rows, member }: { rows: readonly Members[]; member: string }) {
  const lines = rows.flatMap((row, index) => {
    const to = namedBy(row, 'location');
    if (to === undefined) return [];
    const pointer = `/${member}/${index}`;
    const part = textOf(row['sub_area']);
    return [
      <LinkRow
        key={index}
        to={to}
        drawing="location"
        pointers={[`${pointer}/location_slug`]}
        below={part !== undefined && <Text pointer={`${pointer}/sub_area`}>{part}</Text>}
        beside={times(numberOf(row['count']))}
      />,
    ];
  });
  return (
    <>
      <ul class="link-rows">{lines.slice(0, maxPlaces)}</ul>
      {lines.length > maxPlaces && (
        <details class="fold">
          <summary>{lines.length - maxPlaces} more</summary>
          <CountedPart>
            <ul class="link-rows">{lines.slice(maxPlaces)}</ul>
          </CountedPart>
        </details>
      )}
    </>
  );
}

/**
 * Links to the pages before and after one.
 *
 * @param addressOf returns the address of a page; the first one has no number.
 */
export function Pager({
  page: current,
  last,
  addressOf,
}: {
  readonly page: number;
  readonly last: number;
  readonly addressOf: (page: string | undefined) => string;
}) {
  const link = (page: number, label: string, rel: string) =>
    page >= 1 &&
    page <= last && (
      <a class="btn" rel={rel} href={addressOf(page === 1 ? undefined : String(page))}>
        {label}
      </a>
    );
  return (
    <nav class="pager" aria-label="Pages">
      {link(current - 1, 'Previous', 'prev')}
      <span>
        Page {formatNumber(current)} of {formatNumber(last)}
      </span>
      {link(current + 1, 'Next', 'next')}
    </nav>
  );
}
