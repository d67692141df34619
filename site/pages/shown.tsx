import { type ComponentChildren, createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { Field, Marks, Shape } from '../../src/site-port.ts';
import type { PageGame, PageKind } from './kinds.ts';
import { queryOf } from './query.ts';
import type { Names } from './names.ts';
import { Counted, Hidden, Instead, type SpoilerSetting } from './spoilers.tsx';
import {
  formatNumber,
  formatPercent,
  inLine,
  isList,
  isMembers,
  isProse,
  rangeText,
  type Members,
  type Value,
  words,
} from './words.ts';

/** Context that every part of a page reads. */
export interface PageContext {
  readonly game: PageGame;
  readonly gameName: string;
  readonly names: Names;
  readonly marks: Marks;
  /** The setting of spoilers in the address; undefined where that of the visitor counts. */
  readonly spoilers: SpoilerSetting | undefined;
  /** The kind of the page, whose list takes filters. */
  readonly kind: PageKind | undefined;
  /** The record of the page: its name is shown, as somebody wanted it. */
  readonly own: { readonly table: string; readonly slug: string } | undefined;
  /** The parameters of the page, without spoilers: links that change one of them keep the others. */
  readonly query: Readonly<Record<string, string>>;
  /** Members that pages of the kind leave out. */
  readonly hidden: readonly string[];
  /** Precedes every path of the service; usually empty. */
  readonly prefix: string;
  /** Whether the page becomes a file, so that its address has no parameters. */
  readonly isStatic: boolean;
  /** The language of names; undefined for English. Everything else, and what is marked as a spoiler, is English. */
  readonly lang: string | undefined;
  /** The names in that language. */
  readonly localNames: Names | undefined;
}

export const SettingContext = createContext<PageContext | undefined>(undefined);

export const useSetting = (): PageContext => useContext(SettingContext)!;

/**
 * Returns the query parameters that links to other pages of the game keep: the language and the setting of spoilers.
 */
const kept = ({ lang, spoilers }: PageContext) => ({ lang, spoilers });

/** The address of a page of the same game: of a list, of a record, or of the game itself. */
export const pageAddress = (setting: PageContext, ...segments: readonly string[]): string =>
  `${setting.prefix}${['', setting.game.id, ...segments].map(encodeURIComponent).join('/')}${queryOf(kept(setting))}`;

/** The address of a list with some filters. */
export const listAddress = (
  setting: PageContext,
  { segment }: PageKind,
  filters: Readonly<Record<string, string | undefined>>,
): string => `${setting.prefix}/${setting.game.id}/${segment}${queryOf({ ...kept(setting), ...filters })}`;

/** The name of a record in the language of the page, where that is known. */
export const localName = ({ localNames }: PageContext, table: string, slug: string, name: string): string =>
  localNames?.find(table, slug) ?? name;

/** The local name of a record as an element, with its language. */
export function NameOf({ table, slug, name }: { table: string; slug: string; name: string }) {
  const setting = useSetting();
  const local = localName(setting, table, slug, name);
  return local === name ? <>{name}</> : <span lang={setting.lang}>{local}</span>;
}

/** Hidden fields of a form for the query parameters that it keeps: the language and the setting of spoilers. */
export function Kept() {
  const setting = useContext(SettingContext);
  return (
    <>
      {Object.entries(setting === undefined ? {} : kept(setting)).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

/** A part of a page with a line that counts what is hidden in it. */
export function CountedPart({ children }: { children: ComponentChildren }) {
  return <Counted query={useSetting().query}>{children}</Counted>;
}

/** Returns the spoiler level of the name of a record; undefined if it is not a spoiler, or is that of the page. */
export const levelOfName = ({ marks, own }: PageContext, table: string, slug: string): string | undefined =>
  own?.table === table && own.slug === slug ? undefined : marks.levelOfName(table, slug);

/** A link to a record by its name; its name alone where its kind has no pages. */
export function RecordLink({
  table,
  slug,
  name,
}: {
  table: string;
  slug: string;
  name?: string | undefined;
}) {
  const setting = useSetting();
  const kind = setting.game.kindOf.get(table);
  const known = setting.names.find(table, slug);
  const shown = name ?? known ?? slug;
  const level = levelOfName(setting, table, slug);
  const text = <NameOf table={table} slug={slug} name={shown} />;
  const link =
    kind !== undefined && known !== undefined ? (
      <a href={pageAddress(setting, kind.segment, slug)}>{text}</a>
    ) : (
      text
    );
  return level === undefined ? link : <Hidden level={level}>{link}</Hidden>;
}

/** A table that may be wider than its place. */
export function Scrolling({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
    <section class="table" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** A value with its place in a record. */
export interface PlacedValue {
  readonly member: string;
  readonly value: Value;
  /** The object that it is a member of, and the shape of that object. */
  readonly beside: Members;
  readonly shape: Shape | undefined;
  /** JSON pointer into the record. */
  readonly pointer: string;
}

/** Levels of the spoilers in a record, by their pointers. */
export type HiddenTexts = ReadonlyMap<string, string>;

export const HiddenTextsContext = createContext<HiddenTexts>(new Map());

/** Whether a value is empty. */
export const isNothing = (value: Value | undefined): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === '-' ||
  (isList(value) && value.length === 0) ||
  (isMembers(value) && Object.values(value).every(isNothing));

/** Whether pages leave a member of an object out: always, or with this value, which a reader does not need. */
export function isLeftOut(
  { game, hidden }: PageContext,
  shape: Shape | undefined,
  member: string,
  value?: Value,
): boolean {
  const place = [shape?.type.name, member] as const;
  const { shown, neutral } = game.hintsOf(...place);
  const isId = game.fieldOf(...place)?.schema['x-id-of'] !== undefined;
  const isNeutral = neutral !== undefined && value === neutral;
  // The link of the slug beside it shows it.
  const isNamed =
    member.endsWith('_name') && game.tableOfMember(member.replace(/_name$/, '_slug')) !== undefined;
  // The entry of a condition for progress is for programs.
  return shown === false || isId || isNeutral || isNamed || member === 'have' || hidden.includes(member);
}

/** Whether a number is a share of one. */
export const isShare = (field: Field | undefined) =>
  field?.schema.maximum === 1 && field.type.name === 'Float';

/** The table of the record that a member of an object names: by the kind beside it, or by the name of the member. */
export function tableNamed(
  { game }: PageContext,
  { member, beside, shape }: Omit<PlacedValue, 'value' | 'pointer'>,
): string | undefined {
  if (member !== 'slug') return game.tableOfMember(member);
  const table = shape && game.graph.tableOf(shape.type.name);
  const { kind } = beside;
  return (
    table ?? (typeof kind === 'string' && game.graph.model.tables.get(kind)?.isRecord ? kind : undefined)
  );
}

/** Maximum count of numbers that are shown one by one; longer rows, e.g. one for each level, are shown as a range. */
const maxNumbers = 6;

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text);
const isOfSet = (field: Field | undefined, text: string) =>
  field?.type.is === 'set' || /^[a-z]+(_[a-z0-9]+)+$/.test(text);

/** The name of an inner member, where it adds to its value. */
const labelOf = (member: string) =>
  /^(name|slug|all|requires)$|_slug$/.test(member) ? '' : `${inLine(member)} `;

/** The members of an object that say something, in a line. */
function InLine({ value, shape, pointer }: { value: Members; shape: Shape | undefined; pointer: string }) {
  const setting = useSetting();
  const shown = Object.entries(value).filter(
    ([member, each]) =>
      !isNothing(each) &&
      each !== false &&
      !(member === 'quantity' && each === 1) &&
      !isLeftOut(setting, shape, member, each),
  );
  const slugBeside =
    shown.some(([member]) => member === 'name') && shown.some(([member]) => member === 'slug');
  return (
    <>
      {shown
        .filter(([member]) => !slugBeside || member !== 'name')
        .map(([member, each], index) => (
          <Fragment key={member}>
            {index > 0 && ', '}
            {each === true ? inLine(member) : labelOf(member)}
            {each !== true && (
              <Shown
                member={member}
                value={each}
                beside={value}
                shape={isMembers(each) || isList(each) ? (shape?.members.get(member) ?? shape) : shape}
                pointer={`${pointer}/${member}`}
              />
            )}
          </Fragment>
        ))}
    </>
  );
}

/** The parameter of the page's list that filters by a member of its records; undefined where there is none. */
export const filterOf = ({ kind }: PageContext, member: string) =>
  kind?.list.parameters.find(({ name, in: place }) => name === member && place === 'query');

/** A value: text, number, yes or no, a link to the record that it names, or several of those. */
export function Shown(place: PlacedValue) {
  const setting = useSetting();
  const hiddenTexts = useContext(HiddenTextsContext);
  const { member, value, beside, shape, pointer } = place;
  const field = setting.game.fieldOf(shape?.type.name, member);
  if (isList(value) && value.length > maxNumbers && value.every((each) => typeof each === 'number'))
    return <>{rangeText(value, isShare(field))}</>;
  if (isList(value)) {
    const entries = value.map((each, index) => (
      <li key={index}>
        <Shown {...place} value={each} pointer={`${pointer}/${index}`} />
        {isProse(value) && <Instead level={hiddenTexts.get(`${pointer}/${index}`)} />}
      </li>
    ));
    if (entries.length === 1 && !isProse(value))
      return <Shown {...place} value={value[0]!} pointer={`${pointer}/0`} />;
    return isProse(value) ? (
      <ol>{entries}</ol>
    ) : (
      <ul class={`several${value.some(isMembers) ? ' objects' : ''}`}>{entries}</ul>
    );
  }
  if (isNothing(value)) return <span class="none">–</span>;
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  if (typeof value === 'number') return <>{isShare(field) ? formatPercent(value) : formatNumber(value)}</>;
  if (isMembers(value)) return <InLine value={value} shape={shape} pointer={pointer} />;
  const text = value as string;
  const table = tableNamed(setting, place);
  if (table !== undefined) {
    const name = member === 'slug' ? beside['name'] : undefined;
    return <RecordLink table={table} slug={text} name={typeof name === 'string' ? name : undefined} />;
  }
  if (isAddress(text))
    return (
      <a href={text} rel="noreferrer">
        {new URL(text).hostname}
      </a>
    );
  const level = hiddenTexts.get(pointer);
  if (level !== undefined) return <Hidden level={level}>{text}</Hidden>;
  const filter = /^\/[^/]+(?:\/\d+)?$/.test(pointer) ? filterOf(setting, member) : undefined;
  const label = isOfSet(field, text) || (filter && /^[a-z_]+$/.test(text)) ? words(text) : text;
  if (filter === undefined) return <>{label}</>;
  return <a href={listAddress(setting, setting.kind!, { [member]: text })}>{label}</a>;
}

/** The heading of what a member holds: `lamp_details` are the lamps. */
export const titleOf = (member: string): string => words(member.replace(/_details$/, 's'));

/** An anchor of a section. */
export const idOf = (member: string): string => member.replace(/_details$/, 's').replaceAll('_', '-');
