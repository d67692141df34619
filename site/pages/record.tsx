import { type ComponentChildren, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shape } from '../../src/site-port.ts';
import type { PageKind } from './kinds.ts';
import {
  idOf,
  isLeftOut,
  isNothing,
  levelOfName,
  type HiddenTexts,
  HiddenTextsContext,
  NameOf,
  pageAddress,
  type Place,
  RecordLink,
  type Setting,
  Shown,
  titleOf,
  useSetting,
} from './shown.tsx';
import { type Grid, gridOf, GridTable, isLongValue, Table } from './table.tsx';
import {
  formatNumber,
  inLine,
  isFact,
  isList,
  isMembers,
  isProse,
  isTable,
  type Members,
  ownMembers,
  type Row,
  type Value,
  words,
} from './words.ts';

/** Maximum number of rows of an open table. Longer tables, and values by level, start collapsed. */
const mostRows = 12;
/** Columns beyond which few rows are read better one below the other. */
const mostColumns = 9;

/** The values at a path, through lists: those of `variants.weak_to` are one list for each variant. */
function valuesAt(value: Value | undefined, [first, ...rest]: readonly string[]): Value[] {
  if (first === undefined) return value === undefined || value === null ? [] : [value];
  if (isList(value)) return value.flatMap((each) => valuesAt(each, [first, ...rest]));
  return isMembers(value) ? valuesAt(value[first], rest) : [];
}

/** The statements that follow from the values of a record, e.g. what it is weak to. */
function highlightsOf(record: Members, { hints }: PageKind): { label: string; values: string[] }[] {
  return (hints.highlights ?? []).flatMap(({ label, of, below, in: within }) => {
    const lists = valuesAt(record, of.split('.')).map((value) =>
      isMembers(value)
        ? Object.keys(value).filter((name) => below !== undefined && (value[name] as number) < below)
        : [value].flat().map(String),
    );
    const found = [...new Set(lists.flat())];
    const values =
      within === 'all' ? found.filter((each) => lists.every((list) => list.includes(each))) : found;
    return values.length === 0 ? [] : [{ label, values: values.map(inLine) }];
  });
}

/** An object of numbers or short words of one measure: `{ physical: 90, fire: 0 }`. */
const isStats = (value: Value): value is Members =>
  isMembers(value) &&
  Object.keys(value).length > 1 &&
  Object.values(value).every(
    (each) => each === null || typeof each === 'number' || (typeof each === 'string' && each.length <= 2),
  );

/** Numbers that belong together, without those that are none where others are some. */
function Stats({ value, label, shape }: { value: Members; label: string; shape: Shape | undefined }) {
  const setting = useSetting();
  const own = Object.entries(value).filter(
    ([name, each]) => !isNothing(each) && !isLeftOut(setting, shape, name, each),
  );
  const some = own.filter(([, each]) => each !== 0);
  if (own.length === 0) return null;
  return (
    <div class="stats">
      <h3>{label}</h3>
      <dl>
        {(some.length === 0 ? own.slice(0, 1) : some).map(([name, each]) => (
          <div key={name}>
            <dt>{some.length === 0 ? 'All' : words(name)}</dt>
            <dd>{typeof each === 'number' ? formatNumber(each) : String(each)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Those of the places that are stats, side by side. */
const StatGroups = ({ places }: { places: readonly Place[] }) => (
  <div class="stat-groups">
    {places.map(
      ({ member, value, shape }) =>
        isStats(value) && (
          <Stats key={member} label={titleOf(member)} value={value} shape={shape?.members.get(member)} />
        ),
    )}
  </div>
);

const listFormat = new Intl.ListFormat('en');

/** Whether a fact needs more than one column. */
const isWide = (value: Value) => typeof value === 'string' && isLongValue(value);

function Facts({ places, children }: { places: readonly Place[]; children?: ComponentChildren }) {
  if (places.length === 0 && !children) return null;
  return (
    <dl class="facts">
      {children}
      {places.map((place) => (
        <div key={place.member} class={isWide(place.value) ? 'wide' : undefined}>
          <dt>{titleOf(place.member)}</dt>
          <dd>
            <Shown {...place} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a page with a heading that links can name. */
interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: ComponentChildren;
  /** What is in it, for readers who may open it; without it the section is open. */
  readonly folded?: string;
}

function SectionView({ id, title, body, folded }: Section) {
  return (
    <section id={id}>
      {folded === undefined ? (
        <>
          <h2>
            <a class="anchor" href={`#${id}`}>
              {title}
            </a>
          </h2>
          {body}
        </>
      ) : (
        <details class="folded">
          <summary>
            <h2>{title}</h2> <span>{folded}</span>
          </summary>
          {body}
        </details>
      )}
    </section>
  );
}

/** Whether rows are about levels or numbered steps. */
const isByLevel = ({ columns, rows }: Grid) =>
  rows.length > 4 &&
  columns.some((path) => {
    const numbers = rows.map(({ leaves }) => leaves.get(path)?.value);
    return numbers.every(
      (each, index) => typeof each === 'number' && each === (numbers[0] as number) + index,
    );
  });

/** An object with facts, stats and tables of its own, e.g. one form of a boss. */
function Parts({
  value,
  shape,
  pointer,
  without = [],
}: {
  value: Members;
  shape: Shape | undefined;
  pointer: string;
  without?: readonly string[];
}) {
  const setting = useSetting();
  const places = placesOf(value, shape, pointer).filter(
    ({ member, value: each }) =>
      !isNothing(each) && !without.includes(member) && !isLeftOut(setting, shape, member, each),
  );
  const flags = places.filter((place) => place.value === true);
  return (
    <>
      <Flags members={flags.map(({ member }) => member)} />
      <Facts places={places.filter((place) => isFact(place.value) && typeof place.value !== 'boolean')} />
      <StatGroups places={places} />
      {places.map(
        ({ value: rows, ...place }) =>
          isTable(rows) && (
            <div key={place.member}>
              <h3>{titleOf(place.member)}</h3>
              <Table {...place} rows={rows} shape={shape?.members.get(place.member)} />
            </div>
          ),
      )}
      {places.map(
        (place) =>
          isProse(place.value) && (
            <div key={place.member} class="prose">
              <Shown {...place} />
            </div>
          ),
      )}
    </>
  );
}

function Flags({ members }: { members: readonly string[] }) {
  if (members.length === 0) return null;
  return (
    <ul class="flags">
      {members.map((member) => (
        <li key={member}>{words(member)}</li>
      ))}
    </ul>
  );
}

/** The members of an object with their places. */
const placesOf = (object: Members, shape: Shape | undefined, pointer = ''): Place[] =>
  Object.entries(object).map(([member, value]) => ({
    member,
    value,
    beside: object,
    shape,
    pointer: `${pointer}/${member}`,
  }));

/** The name of a part as its heading; a heading cannot hold what opens. */
function NameHeading(place: Place) {
  if (!useContext(HiddenTextsContext).has(place.pointer))
    return (
      <h3>
        <Shown {...place} />
      </h3>
    );
  return (
    <>
      <h3>Hidden name</h3>
      <div>
        <Shown {...place} />
      </div>
    </>
  );
}

/** The section of a member that is no single fact. */
function sectionOf(setting: Setting, place: Place): Section | undefined {
  const { member, value, pointer } = place;
  const shape = place.shape?.members.get(member);
  const common = { id: idOf(member), title: titleOf(member) };
  if (isProse(value))
    return {
      ...common,
      body: (
        <div class="prose">
          <Shown {...place} />
        </div>
      ),
    };
  if (isTable(value)) {
    const grid = gridOf(setting, value, shape, pointer);
    if (grid.columns.length === 0) return undefined;
    if (value.length <= 3 && grid.columns.length > mostColumns)
      return {
        ...common,
        body: value.map((row, index) => (
          <div key={index} class="part">
            {typeof row['name'] === 'string' && (
              <NameHeading
                member="name"
                value={row['name']}
                beside={row}
                shape={shape}
                pointer={`${pointer}/${index}/name`}
              />
            )}
            <Parts value={row} shape={shape} pointer={`${pointer}/${index}`} without={['name']} />
          </div>
        )),
      };
    const isFolded = isByLevel(grid) || grid.rows.length > mostRows || grid.columns.length > mostColumns;
    return {
      ...common,
      body: <GridTable label={common.title} grid={grid} />,
      ...(isFolded && { folded: `${formatNumber(grid.rows.length)} rows` }),
    };
  }
  const isShown = ([name, each]: [string, Value]) =>
    !isNothing(each) && !isLeftOut(setting, shape, name, each);
  if (!isMembers(value) || !Object.entries(value).some(isShown)) return undefined;
  return { ...common, body: <Parts value={value} shape={shape} pointer={pointer} /> };
}

/** A name in another language: `pt_br` is Brazilian Portuguese. */
const languages = new Intl.DisplayNames('en', { type: 'language' });
const languageOf = (member: string) => {
  const [language, region] = member.split('_');
  return languages.of(region === undefined ? language! : `${language}-${region.toUpperCase()}`) ?? member;
};

/** None where the name is hidden, as it gives away as much in every language. */
function namesSection(
  setting: Setting,
  { table }: PageKind,
  { names = null, name, slug }: Row,
): Section | undefined {
  if (!isMembers(names) || levelOfName(setting, table, slug) !== undefined) return undefined;
  const others = Object.entries(names).filter(([, each]) => typeof each === 'string' && each !== name);
  if (others.length === 0) return undefined;
  return {
    id: 'names',
    title: 'Names in other languages',
    folded: `${others.length} ${others.length === 1 ? 'language' : 'languages'}`,
    body: (
      <dl class="facts">
        {others.map(([member, each]) => (
          <div key={member}>
            <dt>{languageOf(member)}</dt>
            <dd lang={member.replace('_', '-')}>{each as string}</dd>
          </div>
        ))}
      </dl>
    ),
  };
}

function sourcesSection(record: Row, shape: Shape): Section | undefined {
  const { provenance, links } = record;
  if (!isMembers(provenance)) return undefined;
  const inner = shape.members.get('provenance');
  const { sources, fields } = provenance;
  const link = isMembers(links) ? links['source'] : undefined;
  return {
    id: 'sources',
    title: 'Sources',
    folded: isList(sources) ? `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}` : '',
    body: (
      <>
        {Object.entries({ sources, fields }).map(
          ([member, rows]) =>
            isTable(rows) && (
              <Table
                key={member}
                member={member}
                rows={rows}
                shape={inner?.members.get(member)}
                pointer={`/provenance/${member}`}
              />
            ),
        )}
        {typeof link === 'string' && (
          <p>
            <a href={link} rel="noreferrer">
              Data file
            </a>
          </p>
        )}
      </>
    ),
  };
}

/** What a page of a record is made of. */
export interface RecordParts {
  readonly kind: PageKind;
  readonly record: Row;
  readonly shape: Shape;
  readonly setting: Setting;
}

type Ranked = Pick<Place, 'member' | 'value'>;

const inOrder = (hinted: readonly string[] = []) => {
  // An address of a page elsewhere comes last.
  const rank = ({ member, value }: Ranked) =>
    hinted.includes(member)
      ? hinted.indexOf(member)
      : hinted.length + Number(typeof value === 'string' && value.startsWith('https:'));
  return (a: Ranked, b: Ranked) => rank(a) - rank(b);
};

/** The facts and sections of a record. */
function partsOf({ kind, record, shape, setting }: RecordParts) {
  const { hints } = kind;
  const inline = hints.inline ?? [];
  const members = placesOf(Object.fromEntries(ownMembers(record)), shape).flatMap((place) =>
    inline.includes(place.member) && isMembers(place.value)
      ? placesOf(place.value, shape.members.get(place.member), place.pointer)
      : [place],
  );
  const places = members.filter(
    ({ member, value, shape: of }, index) =>
      !isNothing(value) &&
      !['names', 'links'].includes(member) &&
      !isLeftOut(setting, of, member, value) &&
      members.findIndex((other) => other.member === member) === index,
  );
  const facts = places
    .filter(({ value }) => isFact(value) && typeof value !== 'boolean')
    .sort(inOrder(hints.facts));
  const flags = places.filter(({ value }) => value === true).map(({ member }) => member);
  const stats = places.filter(({ value }) => isStats(value));
  const others = places
    .filter(({ value }) => !isFact(value) && !isStats(value))
    .sort(inOrder(hints.sections))
    .flatMap((place) => sectionOf(setting, place) ?? []);
  const values = { id: 'values', title: 'Values', body: <StatGroups places={stats} /> };
  const all: (Section | undefined)[] = [
    ...(stats.length > 0 ? [values] : []),
    ...others,
    namesSection(setting, kind, record),
    sourcesSection(record, shape),
  ];
  // Open sections come first.
  const sections = all
    .filter((each) => each !== undefined)
    .sort((a, b) => Number(a.folded !== undefined) - Number(b.folded !== undefined));
  return { facts, flags, sections };
}

/** The marked texts of a record. */
export function hiddenTextsOf(record: Row): HiddenTexts {
  const spoilers = (record['spoilers'] ?? []) as readonly { readonly text: string; readonly level: string }[];
  return new Map(spoilers.map(({ text, level }) => [text, level]));
}

/** The nearest records before and behind, by name, whose names may be shown. */
function neighborsOf(setting: Setting, { table }: PageKind, slug: string) {
  const all = setting.names
    .of(table)
    .filter((each) => each.slug === slug || levelOfName(setting, table, each.slug, each.name) === undefined);
  const at = all.findIndex((each) => each.slug === slug);
  return { previous: all[at - 1], next: all[at + 1] };
}

/** The page of a record: what it is, its facts, then everything else by section. */
export function RecordView({
  kind,
  record,
  shape,
  setting,
  contents,
}: RecordParts & { contents: ComponentChildren }) {
  const { facts, flags, sections } = partsOf({ kind, record, shape, setting });
  const marks = setting.showsSpoilers ? new Map<string, string>() : hiddenTextsOf(record);
  const highlights = highlightsOf(record, kind);
  const labels = highlights.map(({ label }) => label);
  const { description, aliases } = record;
  const level = marks.get('/name');
  const others = (isList(aliases) ? aliases : []) as readonly string[];
  const { previous, next } = neighborsOf(setting, kind, record.slug);
  return (
    <HiddenTextsContext.Provider value={marks}>
      <article class="record">
        {level === undefined ? (
          <h1>
            <NameOf table={kind.table} slug={record.slug} name={record.name} />
          </h1>
        ) : (
          <>
            <h1>Hidden name</h1>
            <div class="lead">
              <RecordLink table={kind.table} slug={record.slug} name={record.name} />
            </div>
          </>
        )}
        {level === undefined && others.length > 0 && (
          <div class="byline">
            Also called{' '}
            {others.map((alias, index) => (
              <Fragment key={alias}>
                {index > 0 && ', '}
                <Shown
                  member="aliases"
                  value={alias}
                  beside={record}
                  shape={undefined}
                  pointer={`/aliases/${index}`}
                />
              </Fragment>
            ))}
          </div>
        )}
        <Flags members={flags} />
        {typeof description === 'string' && (
          <div class="lead">
            <Shown
              member="description"
              value={description}
              beside={record}
              shape={shape}
              pointer="/description"
            />
          </div>
        )}
        <section id="facts" aria-label="Facts" class="panel summary">
          <Facts places={facts.filter(({ member }) => !labels.includes(titleOf(member)))}>
            {highlights.map(({ label, values }) => (
              <div key={label} class="highlight">
                <dt>{label}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ))}
          </Facts>
        </section>
        {contents}
        {sections.length > 3 && (
          <nav class="contents" aria-label="On this page">
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {sections.map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
        <nav class="siblings" aria-label={`Previous and next in ${kind.title.toLowerCase()}`}>
          {Object.entries({ prev: previous, next }).map(
            ([relation, each]) =>
              each && (
                <a
                  key={relation}
                  class={relation}
                  rel={relation}
                  href={pageAddress(setting, kind.segment, each.slug)}
                >
                  <span>{relation === 'prev' ? 'Previous' : 'Next'}</span>
                  <NameOf table={kind.table} {...each} />
                </a>
              ),
          )}
        </nav>
      </article>
    </HiddenTextsContext.Provider>
  );
}

/** Returns a description for search engines: the first text that may be shown, or what the page has. */
export function descriptionOf({ kind, record, shape, setting }: RecordParts): string {
  const marks = hiddenTextsOf(record);
  const { description } = record;
  const texts = [['description', description] as const, ...Object.entries(record)];
  const own = texts.find(
    ([member, value]) => isProse(value ?? null) && typeof value === 'string' && !marks.has(`/${member}`),
  );
  const found = highlightsOf(record, kind).map(({ label, values }) => `${label}: ${values.join(', ')}.`);
  const name = marks.has('/name') ? `A hidden entry in ${kind.title.toLowerCase()}` : record.name;
  const parts = ownMembers(record).flatMap(([member, value]) =>
    (isTable(value) || isStats(value)) && !isLeftOut(setting, shape, member, value)
      ? [titleOf(member).toLowerCase()]
      : [],
  );
  const told = parts.length === 0 ? 'values and sources' : listFormat.format(parts.slice(0, 4));
  return [own?.[1] ?? `${name} in ${setting.gameName}: ${told}.`, ...found].join(' ').slice(0, 300);
}
