import { type ComponentChildren, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shape } from '../../src/site-port.ts';
import { overviews } from './overviews/overviews.ts';
import { weaknessText } from './overviews/foes.tsx';
import type { Tool } from './overviews/tools.tsx';
import type { Alike, OverviewParts, Block } from './overviews/overview.ts';
import { MarkedRow, Needs, Text } from './overviews/parts.tsx';
import { nearestOf, type RecordRef, requirementsOf } from './overviews/read.ts';
import { sentenceOf } from './overviews/sentence.ts';
import { Drawing, drawingOf, Glyph } from './overviews/glyph.tsx';
import type { PageKind } from './kinds.ts';
import {
  filterOf,
  type HiddenTexts,
  HiddenTextsContext,
  idOf,
  isLeftOut,
  isNothing,
  listAddress,
  NameOf,
  pageAddress,
  type PlacedValue,
  RecordLink,
  type PageContext,
  Shown,
  titleOf,
  CountedPart,
  levelOfName,
  tableNamed,
  useSetting,
} from './shown.tsx';
import { Hidden } from './spoilers.tsx';
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
  type PageRecord,
  type Value,
  words,
} from './words.ts';

/** Maximum number of rows of an open table. Longer tables, and values by level, start collapsed. */
const maxRows = 12;
/** Columns beyond which few rows are read better one below the other. */
const maxColumns = 9;

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
    <div class="values">
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

/** The stats among some members of a record, side by side. */
const StatGroups = ({ places }: { places: readonly PlacedValue[] }) => (
  <div class="stat-groups">
    {places.map(
      ({ member, value, shape }) =>
        isStats(value) && (
          <Stats key={member} label={titleOf(member)} value={value} shape={shape?.members.get(member)} />
        ),
    )}
  </div>
);

/** Whether a fact needs more than one column. */
const isWide = (value: Value) => typeof value === 'string' && isLongValue(value);

/** A fact about a record whose name is a spoiler is left out with it. */
function Fact(place: PlacedValue) {
  const setting = useSetting();
  const texts = useContext(HiddenTextsContext);
  const { member, value, pointer } = place;
  const table = tableNamed(setting, place);
  const level =
    texts.get(pointer) ??
    (table !== undefined && typeof value === 'string' ? levelOfName(setting, table, value) : undefined);
  return (
    <div class={isWide(value) ? 'wide' : undefined} data-sp={level}>
      <dt>{titleOf(member)}</dt>
      <dd>
        <Shown {...place} />
      </dd>
    </div>
  );
}

function Facts({ places, near }: { places: readonly PlacedValue[]; near?: RecordRef | undefined }) {
  const setting = useSetting();
  if (places.length === 0 && near === undefined) return null;
  return (
    <dl class="facts">
      {near !== undefined && (
        <div data-sp={levelOfName(setting, near.table, near.slug)}>
          <dt>Nearest {inLine(near.table)}</dt>
          <dd>
            <RecordLink {...near} />
          </dd>
        </div>
      )}
      {places.map((place) => (
        <Fact key={place.member} {...place} />
      ))}
    </dl>
  );
}

function BlockView({ id, title, body, folded }: Block) {
  return (
    <section id={id} class="block">
      {folded === undefined ? (
        <>
          <h2>{title}</h2>
          <CountedPart>{body}</CountedPart>
        </>
      ) : (
        <details class="fold">
          <summary>
            {title} <small>{folded}</small>
          </summary>
          <div>
            <CountedPart>{body}</CountedPart>
          </div>
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

/** An object with its own facts, stats and tables, e.g. one form of a boss. */
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
    (place) =>
      !isNothing(place.value) &&
      !without.includes(place.member) &&
      !isLeftOut(setting, shape, place.member, place.value) &&
      // Without a page, its name beside it is all.
      (place.member !== 'slug' || setting.game.kindOf.has(tableNamed(setting, place) ?? '')),
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
            <Rows key={place.member} title={titleOf(place.member)} count={rows.length}>
              <Table {...place} rows={rows} shape={shape?.members.get(place.member)} />
            </Rows>
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

/** A table with a heading; a long one is folded. */
const Rows = ({ title, count, children }: { title: string; count: number; children: ComponentChildren }) =>
  count > maxRows ? (
    <details class="fold">
      <summary>
        {title} <small>{formatNumber(count)} rows</small>
      </summary>
      <div>{children}</div>
    </details>
  ) : (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );

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
const placesOf = (object: Members, shape: Shape | undefined, pointer = ''): PlacedValue[] =>
  Object.entries(object).map(([member, value]) => ({
    member,
    value,
    beside: object,
    shape,
    pointer: `${pointer}/${member}`,
  }));

/** The name of a part as its heading. */
const NameHeading = (place: PlacedValue) => (
  <h3>
    <Shown {...place} />
  </h3>
);

/** The section of a member that is more than a single fact. */
function sectionOf(setting: PageContext, place: PlacedValue): Block | undefined {
  const { member, value, pointer } = place;
  const shape = place.shape?.members.get(member);
  const common = { id: idOf(member), title: titleOf(member) };
  if (member === 'gate')
    return requirementsOf(value).length === 0
      ? undefined
      : {
          ...common,
          title: 'Conditions',
          body: (
            <p>
              <Needs gate={value} />
            </p>
          ),
        };
  if (isLongList(value)) return { ...common, body: <Shown {...place} /> };
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
    if (value.length <= 3 && grid.columns.length > maxColumns)
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
    const isFolded = isByLevel(grid) || grid.rows.length > maxRows || grid.columns.length > maxColumns;
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

/** Values of a list that a card has room for. */
const maxListed = 6;
const isLongList = (value: Value): boolean => isList(value) && isFact(value) && value.length > maxListed;

/** A name in another language: `pt_br` is Brazilian Portuguese. */
const languages = new Intl.DisplayNames('en', { type: 'language' });
const languageOf = (member: string) => {
  const [language, region] = member.split('_');
  return languages.of(region === undefined ? language! : `${language}-${region.toUpperCase()}`) ?? member;
};

function namesSection({ names = null, name }: PageRecord): Block | undefined {
  if (!isMembers(names)) return undefined;
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

function sourcesSection(record: PageRecord, shape: Shape): Block | undefined {
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

type Ranked = Pick<PlacedValue, 'member' | 'value'>;

const inOrder = (hinted: readonly string[] = []) => {
  // An address of a page elsewhere comes last.
  const rank = ({ member, value }: Ranked) =>
    hinted.includes(member)
      ? hinted.indexOf(member)
      : hinted.length + Number(typeof value === 'string' && value.startsWith('https:'));
  return (a: Ranked, b: Ranked) => rank(a) - rank(b);
};

/** The whole content of a page: what the shapes say, then what else the record has. */
function contentOf(parts: OverviewParts) {
  const { kind, record, shape, setting } = parts;
  const found = overviews.flatMap((overview) => overview(parts) ?? []);
  const used = new Set([
    ...found.flatMap(({ used: members = [] }) => members),
    ...typesOf(setting, record).map(([member]) => member),
    'effect',
    'position',
  ]);
  const near = nearestOf(record['position']);
  const { hints } = kind;
  const inline = hints.inline ?? [];
  const places = placesOf(Object.fromEntries(ownMembers(record)), shape)
    .filter(({ member }) => !used.has(member))
    .flatMap((place) =>
      inline.includes(place.member) && isMembers(place.value)
        ? placesOf(place.value, shape.members.get(place.member), place.pointer)
        : [place],
    )
    .filter(
      ({ member, value, shape: of }, index, all) =>
        !isNothing(value) &&
        !used.has(member) &&
        !['names', 'links'].includes(member) &&
        !isLeftOut(setting, of, member, value) &&
        all.findIndex((other) => other.member === member) === index,
    );
  const facts = places
    .filter(({ value }) => isFact(value) && typeof value !== 'boolean' && !isLongList(value))
    .sort(inOrder(hints.facts));
  const flags = places.filter(({ value }) => value === true).map(({ member }) => member);
  const stats = places.filter(({ value }) => isStats(value));
  const others = places
    .filter(({ value }) => isLongList(value) || (!isFact(value) && !isStats(value)))
    .sort(inOrder(hints.sections))
    .flatMap((place) => sectionOf(setting, place) ?? []);
  return {
    stats: found.flatMap(({ stats = [] }) => stats),
    blocks: [...found.flatMap(({ blocks = [] }) => blocks), ...others],
    cards: [
      ...found.flatMap(({ cards = [] }) => cards),
      ...(stats.length > 0 ? [{ id: 'values', title: 'Values', body: <StatGroups places={stats} /> }] : []),
      ...(facts.length > 0 || near !== undefined
        ? [{ id: 'facts', title: 'More', body: <Facts places={facts} near={near} /> }]
        : []),
    ],
    flags,
  };
}

/** The marked texts of a record. */
export function hiddenTextsOf(record: PageRecord): HiddenTexts {
  const spoilers = (record['spoilers'] ?? []) as readonly { readonly text: string; readonly level: string }[];
  return new Map(spoilers.map(({ text, level }) => [text, level]));
}

/** The kind of a record in words, e.g. `Boss`. */
const kindName = ({ table }: PageKind) => words(table);

function Sentence({ parts }: { parts: OverviewParts }) {
  const { kind, record, beside } = parts;
  const texts = useContext(HiddenTextsContext);
  const member = ['description', 'effect'].find(
    (each) => typeof record[each] === 'string' && record[each] !== '',
  );
  const level = member === undefined ? undefined : texts.get(`/${member}`);
  const composed = () =>
    sentenceOf(kindName(kind), record, beside.ratings?.high[0]).map((part, index) =>
      typeof part === 'string' ? part : <RecordLink key={index} {...part} />,
    );
  if (member === undefined) return <p class="sentence">{composed()}</p>;
  // `A location.` alone describes nothing.
  const isSaid = level !== undefined && composed().length > 2;
  return (
    <>
      {isSaid && <p class="sentence">{composed()}</p>}
      <p class="sentence">
        <Text pointer={`/${member}`}>{record[member] as string}</Text>
      </p>
    </>
  );
}

/** The closed values that say what a record is. */
const typesOf = (setting: PageContext, record: PageRecord) =>
  ['category', 'slot', 'school', 'family', 'subcategory', 'kind', 'region'].flatMap((member) => {
    const value = record[member];
    return typeof value === 'string' && filterOf(setting, member) && !setting.hidden.includes(member)
      ? [[member, value] as const]
      : [];
  });

/** They are links to the lists of all such records. */
function Kicker({ kind, record }: OverviewParts) {
  const setting = useSetting();
  const values = typesOf(setting, record);
  return (
    <p class="kicker">
      <a href={pageAddress(setting, kind.segment)}>{kindName(kind)}</a>
      {values.map(([member, value]) => (
        <Fragment key={member}>
          {' · '}
          <a href={listAddress(setting, kind, { [member]: value })}>{words(value)}</a>
        </Fragment>
      ))}
      {record['is_dlc'] === true && (
        <>
          {' · '}
          {filterOf(setting, 'is_dlc') ? (
            <a href={listAddress(setting, kind, { is_dlc: 'true' })}>DLC</a>
          ) : (
            'DLC'
          )}
        </>
      )}
    </p>
  );
}

const ToolCard = ({ tools }: { tools: readonly Tool[] }) =>
  tools.length > 0 && (
    <section class="card">
      <h2>Tools</h2>
      <ul class="link-rows">
        {tools.map(({ label, drawing, address }) => (
          <li key={address} class="link-row">
            <Drawing name={drawing} />
            <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );

/** Other records of the same type or place, by the value that they share. */
function AlikeView({ alike, own }: { alike: Alike; own: string }) {
  const setting = useSetting();
  const { kind, member, value, total, records } = alike;
  const table = setting.game.tableOfMember(member);
  return (
    <section class="block tail">
      <h2>
        {table === undefined ? `${kind.title} of this type` : kind.title}
        {table !== undefined && (
          <>
            {' in '}
            <RecordLink table={table} slug={value} />
          </>
        )}
      </h2>
      <CountedPart>
        <ul class="chips">
          {records.map(({ slug, name }) => (
            <MarkedRow key={slug} about={[{ table: kind.table, slug, name }]}>
              <a
                class="chip"
                href={pageAddress(setting, kind.segment, slug)}
                aria-current={slug === own ? 'page' : undefined}
              >
                <NameOf table={kind.table} slug={slug} name={name} />
              </a>
            </MarkedRow>
          ))}
        </ul>
      </CountedPart>
      {total > records.length && (
        <p>
          <a href={listAddress(setting, kind, { [member]: value })}>All {formatNumber(total)}</a>
        </p>
      )}
    </section>
  );
}

/** The most other names at the top of a page: those in other languages come after the English ones. */
const maxAliases = 4;

/** The other names of a record, spoilers last. */
function Aliases({ record }: { record: PageRecord }) {
  const texts = useContext(HiddenTextsContext);
  const { aliases } = record;
  const rank = { mild: 1, major: 2 };
  const all = ((isList(aliases) ? aliases : []) as readonly string[])
    .map((alias, index) => ({ alias, level: texts.get(`/aliases/${index}`) }))
    .toSorted((a, b) => (rank[a.level as 'mild'] ?? 0) - (rank[b.level as 'mild'] ?? 0));
  if (all.length === 0) return null;
  return (
    <p class="soft aliases" data-sp={all[0]!.level}>
      Also called{' '}
      {all.slice(0, maxAliases).map(({ alias, level }, index) => {
        const text = `${index > 0 ? ', ' : ''}${alias}`;
        return level === undefined ? (
          <Fragment key={alias}>{text}</Fragment>
        ) : (
          <Hidden key={alias} level={level}>
            {text}
          </Hidden>
        );
      })}
      {all.length > maxAliases && ` and ${all.length - maxAliases} more`}
    </p>
  );
}

/** The page of a record: what it is, the values that one decides by, how to get it, then what is looked up. */
export function RecordView(parts: OverviewParts & { tools: readonly Tool[] }) {
  const { kind, record, shape, setting, beside, tools } = parts;
  const { stats, blocks, cards, flags } = contentOf(parts);
  const word = ['category', 'slot', 'school', 'subcategory']
    .map((member) => record[member])
    .find((value): value is string => typeof value === 'string' && drawingOf(value) !== undefined);
  const tail = [namesSection(record), sourcesSection(record, shape)].filter((each) => each !== undefined);
  const text = flags.filter((member) => member !== 'is_dlc');
  return (
    <HiddenTextsContext.Provider value={hiddenTextsOf(record)}>
      <article class="rec">
        <div class="head">
          <div class="row">
            <div class="tile">
              <Glyph segment={kind.segment} word={word} />
            </div>
            <div>
              <Kicker {...parts} />
              <h1>
                <NameOf table={kind.table} slug={record.slug} name={record.name} />
              </h1>
            </div>
            <div class="acts needs-js">
              <button type="button" class="btn share needs-js">
                Share
              </button>
            </div>
          </div>
          <CountedPart>
            <Sentence parts={parts} />
            <Aliases record={record} />
            {text.length > 0 && (
              <ul class="flags">
                {text.map((member) => (
                  <li key={member}>
                    {filterOf(setting, member) ? (
                      <a class="chip" href={listAddress(setting, kind, { [member]: 'true' })}>
                        {words(member)}
                      </a>
                    ) : (
                      <span class="chip">{words(member)}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </CountedPart>
          {stats.length > 0 && (
            <dl class="key">
              {stats.map(({ label, value, isWide }) => (
                <div key={label} class={isWide ? 'w2' : undefined}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div class="main">
          {blocks.map((block) => (
            <BlockView key={block.id} {...block} />
          ))}
        </div>
        <div class="side">
          {cards.map(({ id, title, body }) => (
            <section key={id} id={id} class="card">
              <h2>{title}</h2>
              <CountedPart>{body}</CountedPart>
            </section>
          ))}
          <ToolCard tools={tools} />
        </div>
        <div class="wide">
          {beside.alike
            .filter(({ member, kind: of }) => member !== 'skill_slug' && of.table === kind.table)
            .map((alike) => (
              <AlikeView key={alike.member} alike={alike} own={record.slug} />
            ))}
          <div class="tail folds">
            {tail.map((block) => (
              <BlockView key={block.id} {...block} />
            ))}
          </div>
        </div>
      </article>
    </HiddenTextsContext.Provider>
  );
}

/** Returns a description for search engines: the first text that may be shown, and what decides. */
export function descriptionOf({ kind, record, setting, beside }: OverviewParts): string {
  const marks = hiddenTextsOf(record);
  const member = ['description', 'effect'].find(
    (each) => typeof record[each] === 'string' && record[each] !== '' && !marks.has(`/${each}`),
  );
  const composed = sentenceOf(kindName(kind), record, beside.ratings?.high[0])
    .map((part) =>
      typeof part === 'string' ? part : (part.name ?? setting.names.find(part.table, part.slug) ?? ''),
    )
    .join('');
  const text = member === undefined ? composed : (record[member] as string);
  return [`${record.name} in ${setting.gameName}:`, text, weaknessText(record)]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);
}
