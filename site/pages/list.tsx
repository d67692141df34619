import { Fragment } from 'preact';
import {
  camelCase,
  maxFilterValues,
  type OperationParameter,
  pointersTo,
  type Shape,
} from '../../src/site-port.ts';
import { fold } from '../../src/text/fold.ts';
import { maxCompared, type PageKind } from './kinds.ts';
import type { NamedRecord } from './names.ts';
import { queryOf } from './query.ts';
import { Statuses } from './overviews/gear.tsx';
import { GradeCells, GradeHeads, GradeLine } from './overviews/grades.tsx';
import { Pager, shortOf } from './overviews/parts.tsx';
import { gradesOf, refOf } from './overviews/read.ts';
import { drawingOf, Glyph } from './overviews/glyph.tsx';
import {
  type HiddenTexts,
  HiddenTextsContext,
  isLeftOut,
  isNothing,
  Kept,
  levelOfName,
  localName,
  pageAddress,
  RecordLink,
  Scrolling,
  type PageContext,
  Shown,
  CountedPart,
  useSetting,
} from './shown.tsx';
import { useMark } from './spoilers.tsx';
import { isLongValue } from './table.tsx';
import {
  formatNumber,
  inLine,
  isFact,
  isList,
  isMembers,
  isTable,
  type Members,
  columnWords,
  pathWords,
  type PageRecord,
  type Value,
  words,
} from './words.ts';

/** A list as REST returns it. */
export interface ListBody {
  readonly data: readonly PageRecord[];
  readonly meta: { readonly page: number; readonly page_size: number; readonly total: number };
}

/** Parameters of an address as they were sent, without empty ones. */
export type QueryValues = ReadonlyMap<string, string>;

/** A column of a list: a member of its records, or a sort key. */
export interface ListColumn {
  readonly path: string;
  readonly title: string;
  /** Its sort key. */
  readonly sort: string | undefined;
  /** Position among the sort keys that were read, for a number. */
  readonly sortIndex: number | undefined;
}

/** A list, and the parameters of its page. */
interface ListPlace {
  readonly kind: PageKind;
  readonly given: QueryValues;
}

export interface ListParts extends ListPlace {
  readonly body: ListBody;
  readonly shape: Shape;
  readonly columns: readonly ListColumn[];
  /** Values of the address that cannot be used, by parameter. */
  readonly errors: FieldErrors;
  /** Values of the sort keys among the columns, by slug. */
  readonly sortValues: ReadonlyMap<string, readonly (number | null)[]>;
}

/** The values that a form cannot use, each with its error. */
export type FieldErrors = ReadonlyMap<string, { readonly value: string; readonly text: string }>;

/** Columns of a list without a hint. */
const maxColumns = 5;

/** The order of a list: the sort key that decides, and whether it is turned round. */
export function orderOf(given: QueryValues): { readonly by: string; readonly backwards: boolean } {
  const [sort] = (given.get('sort') ?? 'slug').split(',') as [string];
  return { by: sort.replace(/^-/, ''), backwards: sort.startsWith('-') };
}

/** The paths of a record's short values: `attack.fire`. */
function pathsOf(
  setting: PageContext,
  row: Members,
  shape: Shape | undefined,
  path = '',
): [path: string, value: Value][] {
  return Object.entries(row).flatMap(([member, value]): [string, Value][] => {
    if (isLeftOut(setting, shape, member) || ['names', 'sorted_by'].includes(member)) return [];
    if (isMembers(value)) return pathsOf(setting, value, shape?.members.get(member), `${path}${member}.`);
    return isFact(value) && !(isList(value) && value.some(isMembers)) ? [[`${path}${member}`, value]] : [];
  });
}

/**
 * The columns of a list besides the name: those that the kind declares, or those that say most; and always the one by
 * which it is sorted.
 */
export function columnsOf(
  setting: PageContext,
  kind: PageKind,
  rows: readonly PageRecord[],
  shape: Shape,
  given: QueryValues,
): ListColumn[] {
  const { by } = orderOf(given);
  const valuesByPath = new Map<string, Set<string>>();
  for (const row of rows)
    for (const [path, value] of pathsOf(setting, row, shape))
      if (!isNothing(value))
        valuesByPath.set(path, (valuesByPath.get(path) ?? new Set()).add(JSON.stringify(value)));
  const distinct = (path: string) => (valuesByPath.get(path)?.size ?? 0) > 1;
  // `attack.fire` is the sort key `attack_fire`.
  const isSortKey = (path: string) => kind.sortKeys.has(path.replaceAll('.', '_'));
  const words = [...valuesByPath.keys()].filter(
    (path) => !['slug', 'name'].includes(path) && !isSortKey(path) && distinct(path),
  );
  const chosen = kind.hints.columns ?? [...words.slice(0, 3), ...kind.sortKeys.keys()].slice(0, maxColumns);
  const paths = [...new Set([...chosen, ...(kind.sortKeys.has(by) ? [by] : [])])];
  let sortValues = 0;
  return paths.map((path) => ({
    path,
    title: pathWords(path),
    sort: kind.sortKeys.has(path) ? path : undefined,
    sortIndex: kind.sortKeys.has(path) ? sortValues++ : undefined,
  }));
}

/** The query of the same list with other parameters; those that are undefined are left out. */
export const queryWith = (
  given: QueryValues,
  changes: Readonly<Record<string, string | undefined>>,
): string => queryOf({ ...Object.fromEntries(given), page: undefined, ...changes });

const pathOf = ({ prefix, game }: PageContext, { segment }: PageKind) => `${prefix}/${game.id}/${segment}`;

/** The address of the same list with other parameters. */
const addressWith = (
  setting: PageContext,
  kind: PageKind,
  given: QueryValues,
  changes: Readonly<Record<string, string | undefined>> = {},
) => pathOf(setting, kind) + queryWith(given, changes);

/** A heading of a column that sorts by it, and turns the order round when it does already. */
function Heading({
  title,
  sort,
  kind,
  given,
  isShort = false,
}: Pick<ListColumn, 'title' | 'sort'> & ListPlace & { isShort?: boolean }) {
  const setting = useSetting();
  const { by, backwards } = orderOf(given);
  const ofNumber = isShort ? 'l' : 'figure';
  if (sort === undefined || setting.isStatic)
    return (
      <th
        scope="col"
        class={isShort || (sort !== undefined && kind.sortKeys.has(sort)) ? ofNumber : undefined}
      >
        {title}
      </th>
    );
  const isOwn = sort === 'name' ? ['name', 'slug'].includes(by) : sort === by;
  const sortIndex = kind.sortKeys.get(sort);
  const first = orderBy(kind, sort);
  const other = first === sort ? `-${sort}` : sort;
  const isFirst = isOwn && backwards === first.startsWith('-');
  const next = isFirst ? other : first;
  return (
    <th
      scope="col"
      class={sortIndex === undefined ? undefined : ofNumber}
      aria-sort={isOwn ? (backwards ? 'descending' : 'ascending') : undefined}
    >
      <a href={addressWith(setting, kind, given, { sort: next })}>
        {title}
        {isOwn && <span aria-hidden="true">{backwards ? ' ↓' : ' ↑'}</span>}
      </a>
    </th>
  );
}

function valueAt(row: Members, shape: Shape | undefined, path: string) {
  const parts = path.split('.');
  const member = parts.pop()!;
  let [beside, of] = [row as Value | undefined, shape as Shape | undefined];
  for (const part of parts) {
    beside = isMembers(beside) ? beside[part] : undefined;
    of = of?.members.get(part);
  }
  // Of several objects, e.g. the places of somebody, the first counts.
  if (isList(beside)) [beside] = beside;
  return isMembers(beside)
    ? { member, value: beside[member] ?? null, beside, shape: of, pointer: `/${path.replaceAll('.', '/')}` }
    : undefined;
}

/** Levels of the spoilers in a row, by their pointers. Lists of REST do not have them. */
const hiddenTextsOf = (
  { marks }: PageContext,
  { table }: PageKind,
  slug: string,
  shape: Shape,
): HiddenTexts =>
  new Map(
    marks.of(table, slug).flatMap(({ text, level }) => {
      const steps = text.split('/').slice(1).map(camelCase);
      return [...pointersTo(shape, steps)].map((pointer) => [pointer, level] as const);
    }),
  );

/** Parameters that every list has, and that are not filters. */
const common: readonly string[] = [
  'gameId',
  'page',
  'page_size',
  'sort',
  'seed',
  'slugs',
  'view',
  'lang',
  'dataset',
];

/** A parameter that only pages have. */
export const pageParameter = (
  name: string,
  description: string,
  schema: OperationParameter['schema'],
): OperationParameter => ({
  ...{ name, description, schema, in: 'query' },
  ...{ required: false, defaultValue: undefined, references: undefined },
});

/** The parameter with which a page of a list shows the records with a part of a name. */
export const nameParameter = pageParameter('name', 'Words, or parts of words, in the name.', {
  type: 'string',
  minLength: 1,
  maxLength: 100,
});

/** The parameter with which a page of merchants shows those who sell a thing. */
const sellsParameter = pageParameter('sells', 'Words, or parts of words, in the name of what they sell.', {
  type: 'string',
  minLength: 1,
  maxLength: 100,
});

/** Whether the records of a kind sell something. */
const sellsThings = ({ hints }: PageKind): boolean => hints.columns?.includes('stock') === true;

/** The parameters of a list's page: the filters of the list, that by what is sold, its order and its page. */
export const listParameters = (kind: PageKind): readonly OperationParameter[] => [
  ...(sellsThings(kind) ? [sellsParameter] : []),
  ...kind.list.parameters.filter(({ name }) => ['page', 'sort'].includes(name) || !common.includes(name)),
];

/** Whether a name has all words of a text, or parts of them. */
function hasWords(name: string, text: string): boolean {
  const folded = fold(name);
  return (
    text !== '' &&
    fold(text)
      .split(' ')
      .every((word) => folded.includes(word))
  );
}

/** Whether a merchant sells something with a text in its name. */
export const sells = (row: PageRecord, text: string): boolean =>
  isList(row['stock']) &&
  row['stock'].some((each) => isMembers(each) && hasWords(String(each['name']), text));

/** Whether the name of a record, in English or the language of the page, has all words of a text, or parts of them. */
const isNamed =
  (setting: PageContext, table: string, wanted: string) =>
  ({ slug, name }: NamedRecord): boolean =>
    [name, localName(setting, table, slug, name)].some((each) => hasWords(each, wanted));

/** Finds records of a table by their names in any language; see `SiteRelease.named`. */
export type FindNamed = (table: string, text: string) => Promise<readonly string[]>;

/**
 * The records of a table with a text in their names, by name. Where none has it, those with another name or one in another
 * language that begins so, or with a typo.
 */
export async function recordsNamed(
  setting: PageContext,
  table: string,
  wanted: string,
  findNamed: FindNamed,
): Promise<readonly NamedRecord[]> {
  const open = setting.names.of(table);
  const found = open.filter(isNamed(setting, table, wanted));
  if (found.length > 0) return found;
  const near = new Set(await findNamed(table, wanted));
  return open.filter(({ slug }) => near.has(slug));
}

const isBound = ({ name, schema }: OperationParameter) =>
  /_(min|max)$/.test(name) && schema['enum'] === undefined;

/** References with more records than this are typed: a long menu is slow to use on a phone. */
const maxOptions = 60;

/** The tables of the records that a parameter may name. */
const tablesOf = ({ game }: PageContext, { references = [] }: OperationParameter): readonly string[] =>
  references.flatMap((type) => game.graph.tableOf(type) ?? []);

/** Whether a reader chooses among the records that a parameter may name, instead of typing. */
const isChosen = ({ names }: PageContext, tables: readonly string[]) =>
  tables.length === 1 && names.of(tables[0]!).length <= maxOptions;

/**
 * Returns the filters of a list with slugs where readers type names, or parts of them; undefined if no record has such a
 * name.
 */
export async function withSlugs(
  setting: PageContext,
  { list }: PageKind,
  pairs: readonly (readonly [name: string, value: string])[],
  findNamed: FindNamed,
): Promise<[name: string, value: string][] | undefined> {
  const { names } = setting;
  /** The records of one name or slug. */
  const exact = (typed: string, tables: readonly string[]): string[] =>
    tables.flatMap((table) =>
      names
        .of(table)
        .filter(({ slug, name }) =>
          [slug, name, localName(setting, table, slug, name)].some((each) => fold(each) === fold(typed)),
        )
        .map(({ slug }) => slug),
    );
  const slugsOf = async (value: string, tables: readonly string[]): Promise<string[]> => {
    // Names may have a comma.
    const whole = exact(value, tables);
    if (whole.length > 0) return whole;
    const slugs = value.split(',').map(async (typed) => {
      const own = exact(typed, tables);
      if (own.length > 0) return own;
      const found = await Promise.all(tables.map((table) => recordsNamed(setting, table, typed, findNamed)));
      return found.flat().map(({ slug }) => slug);
    });
    return (await Promise.all(slugs)).flat();
  };
  const reading = pairs.map(async ([name, value]): Promise<[string, string]> => {
    const parameter = list.parameters.find((each) => each.name === name);
    const tables = parameter === undefined ? [] : tablesOf(setting, parameter);
    if (tables.length === 0 || isChosen(setting, tables)) return [name, value];
    const slugs = await slugsOf(value, tables);
    return [name, [...new Set(slugs)].slice(0, maxFilterValues).join(',')];
  });
  const found = await Promise.all(reading);
  return found.some(([, value]) => value === '') ? undefined : found;
}

/** A choice in words; an order from the highest is named by its number. */
const choiceWords = (choice: string): string =>
  choice.startsWith('-') ? columnWords(choice.replace(/^-(by_type_|status_)?/, '')) : words(choice);

/** A parameter as a field of a form. */
export function Field({
  parameter,
  value,
  error,
}: {
  parameter: OperationParameter;
  value: string;
  /** The error of the value. */
  error?: string | undefined;
}) {
  const setting = useSetting();
  const { name, description, schema } = parameter;
  const tables = tablesOf(setting, parameter);
  const [table] = tables;
  const records =
    table === undefined || !isChosen(setting, tables)
      ? []
      : setting.names.of(table).filter((each) => levelOfName(setting, table, each.slug) === undefined);
  const allowed = (schema['enum'] ??
    (schema['items'] as OperationParameter['schema'] | undefined)?.['enum']) as readonly string[] | undefined;
  let choices: (readonly [value: string, label: string])[] | undefined;
  if (schema['type'] === 'boolean') choices = Object.entries({ true: 'yes', false: 'no' });
  else if (allowed) choices = allowed.map((each) => [each, choiceWords(each)]);
  else if (records.length > 0) choices = records.map((each) => [each.slug, each.name]);
  // A given value that is not among the choices stays, e.g. several values.
  const options =
    choices &&
    (value === '' || choices.some(([each]) => each === value)
      ? choices
      : [[value, value] as const, ...choices]);
  const id = `filter-${name}`;
  return (
    <div class="filter">
      <label for={id} title={description}>
        {labelOf(name)}
      </label>
      {options ? (
        <select id={id} name={name}>
          <option value="">any</option>
          {options.map(([each, label]) => (
            <option key={each} value={each} selected={each === value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          // A link of a record has its slug.
          value={tables.map((each) => setting.names.find(each, value)).find(Boolean) ?? value}
          placeholder={tables.length > 0 ? 'any name' : 'any'}
          autocomplete="off"
          {...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` })}
          {...(tables.length > 0 && {
            'data-names': tables.flatMap((each) => setting.game.kindOf.get(each)?.segment ?? []).join(' '),
            'data-game': setting.game.id,
          })}
          {...(isBound(parameter) && {
            inputMode: 'decimal',
            pattern: '-?[0-9]+([.][0-9]+)?',
            title: 'A number',
          })}
        />
      )}
      {error !== undefined && (
        <span class="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

/** The label of a filter, which may be for the lowest or highest value of a number. */
export const labelOf = (name: string): string =>
  columnWords(name.replace(/_(min|max)$/, '')) +
  (name.endsWith('_min') ? ', at least' : name.endsWith('_max') ? ', at most' : '');

/** The order that somebody means who names a sort key: numbers begin with the highest, unless the lowest is the best. */
function orderBy({ sortKeys }: PageKind, key: string): string {
  const number = sortKeys.get(key);
  return number === undefined || number.best !== undefined ? key : `-${key}`;
}

/** The orders of a list: one for each sort key, and the one that is chosen; of many, those that begin with a word together. */
function Orders({ kind, order, all }: { kind: PageKind; order: string; all: readonly string[] }) {
  const keys = [...new Set(all.map((sort) => sort.replace(/^-/, '')))].filter(
    (key) => !['random', 'slug'].includes(key),
  );
  const orders = keys.flatMap((key) => {
    const own = orderBy(kind, key);
    return order !== own && order.replace(/^-/, '') === key ? [own, order] : [own];
  });
  const groupOf = (sort: string) => sort.replace(/^-?(at_max_)?/, '').split('_')[0]!;
  const groups = new Map<string, string[]>();
  for (const sort of orders) groups.set(groupOf(sort), [...(groups.get(groupOf(sort)) ?? []), sort]);
  const option = (sort: string) => (
    <option key={sort} value={sort} selected={sort === order}>
      {orderLabel(kind, sort)}
    </option>
  );
  const isGrouped = orders.length > maxOrders;
  return (
    <select id="filter-sort" name="sort">
      {[...groups]
        .filter(([, sorts]) => !isGrouped || sorts.length < 3)
        .flatMap(([, sorts]) => sorts.map(option))}
      {isGrouped &&
        [...groups]
          .filter(([, sorts]) => sorts.length >= 3)
          .map(([group, sorts]) => (
            <optgroup key={group} label={words(group)}>
              {sorts.map(option)}
            </optgroup>
          ))}
    </select>
  );
}

/** Orders that a menu has without groups. */
const maxOrders = 12;

function orderLabel(kind: PageKind, sort: string): string {
  const by = sort.replace(/^-/, '');
  const ends = kind.sortKeys.has(by) ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  return `${columnWords(by)}, ${ends[Number(sort.startsWith('-'))]}`;
}

const filtersIn = (given: QueryValues) =>
  [...given].filter(([name]) => !['page', 'sort', 'spoilers', 'lang', 'choose', 'compare'].includes(name));

/** The filters of a list as a form that works without a script. */
function Filters({ kind, given, columns, errors }: Pick<ListParts, 'kind' | 'given' | 'columns' | 'errors'>) {
  const setting = useSetting();
  const parameters = listParameters(kind);
  const shown = new Set(
    columns.flatMap(({ sort }) => (sort === undefined ? [] : [`${sort}_min`, `${sort}_max`])),
  );
  const fields = parameters.filter(
    (each) =>
      !['page', 'sort'].includes(each.name) &&
      (!isBound(each) || shown.has(each.name) || given.has(each.name) || errors.has(each.name)),
  );
  const orders = parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? [];
  const active = filtersIn(given).map(([name]) => name);
  const order = (given.get('sort') ?? 'slug').replace('slug', 'name');
  return (
    <form class="filters" method="get" action={pathOf(setting, kind)}>
      <div class="filter-name">
        <input
          type="search"
          name="name"
          value={given.get('name') ?? ''}
          placeholder="Filter by name"
          aria-label="Filter by name"
          maxLength={100}
          autocomplete="off"
          spellcheck={false}
        />
        <button type="submit" class="btn main">
          Show
        </button>
        {active.length > 0 && (
          <a class="btn" href={pageAddress(setting, kind.segment)}>
            Clear
          </a>
        )}
      </div>
      <details open={active.some((name) => name !== 'name') || errors.size > 0}>
        <summary>
          Filter and sort
          {active.length > 0 && ` (${active.length} ${active.length === 1 ? 'filter' : 'filters'})`}
        </summary>
        <div class="filter-fields">
          {fields.map((parameter) => (
            <Field
              key={parameter.name}
              parameter={parameter}
              value={errors.get(parameter.name)?.value ?? given.get(parameter.name) ?? ''}
              error={errors.get(parameter.name)?.text}
            />
          ))}
          <div class="filter">
            <label for="filter-sort">Sort by</label>
            <Orders kind={kind} order={order} all={orders} />
          </div>
        </div>
      </details>
      <Kept />
      {['choose', 'compare'].map(
        (name) => given.has(name) && <input key={name} type="hidden" name={name} value={given.get(name)} />,
      )}
    </form>
  );
}

/** Where a list that is a file can be filtered: in the service. Its link has a parameter, so it is never that of a file. */
const NeedsService = ({ kind }: { kind: PageKind }) => (
  <p class="soft">
    <a href={`${pathOf(useSetting(), kind)}?sort=name`}>Filter, sort and compare</a> this list with the
    service.
  </p>
);

/** Why a list has no rows, and the way on. */
function Empty({ kind, given, total }: ListPlace & { total: number }) {
  const setting = useSetting();
  const active = filtersIn(given);
  if (total > 0)
    return (
      <p class="empty">
        There is no page {given.get('page')}.{' '}
        <a href={addressWith(setting, kind, given)}>Go to the first page</a>
      </p>
    );
  return (
    <div class="empty">
      <p>
        No {kind.title.toLowerCase()} match{' '}
        {active.length > 1 ? 'all of these filters. Remove one:' : 'this filter. Remove it:'}
      </p>
      <ul class="flags">
        {active.map(([name, value]) => (
          <li key={name}>
            <a href={addressWith(setting, kind, given, { [name]: undefined })}>
              {labelOf(name)}: {inLine(value)} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ kind, given, meta }: ListPlace & Pick<ListBody, 'meta'>) {
  const setting = useSetting();
  const last = Math.ceil(meta.total / meta.page_size);
  if (last < 2) return null;
  return (
    <Pager page={meta.page} last={last} addressOf={(page) => addressWith(setting, kind, given, { page })} />
  );
}

/** The word of a record that has a drawing. */
const wordOf = (row: PageRecord): string | undefined =>
  ['category', 'slot', 'school', 'subcategory']
    .map((member) => row[member])
    .find((value): value is string => typeof value === 'string' && drawingOf(value) !== undefined);

/** Records that a cell names one by one. */
const maxThings = 3;

/** The first of many records, e.g. what a merchant sells, and how many more there are; those with a text in their names come first. */
function Things({ rows, wanted }: { rows: readonly Members[]; wanted: string }) {
  const all = new Map(
    rows.flatMap((row) => refOf(row) ?? []).map((ref) => [`${ref.table} ${ref.slug}`, ref]),
  );
  const refs = [...all.values()].toSorted(
    (a, b) => Number(hasWords(b.name ?? '', wanted)) - Number(hasWords(a.name ?? '', wanted)),
  );
  return (
    <>
      {refs.slice(0, maxThings).map((ref, index) => (
        <Fragment key={ref.slug}>
          {index > 0 && ', '}
          <RecordLink {...ref} />
        </Fragment>
      ))}
      {refs.length > maxThings && ` and ${formatNumber(refs.length - maxThings)} more`}
    </>
  );
}

/** The value of a column in a row. */
function ColumnValue({
  row,
  column,
  sortValues,
  shape,
  sells = '',
  isAlone = false,
}: {
  /** The filter by what a merchant sells. */
  sells?: string | undefined;
  row: PageRecord;
  column: ListColumn;
  /** True if the cell has no column heading: a yes is then written as the name of the column. */
  isAlone?: boolean;
  sortValues: ListParts['sortValues'];
  shape: Shape;
}) {
  if (column.sortIndex !== undefined) {
    const number = sortValues.get(row.slug)?.[column.sortIndex] ?? null;
    // As the game does, leave out what is less than a point of attack.
    const isAttack = /(?:^|_)attack_/.test(column.path);
    return <>{number !== null && formatNumber(isAttack ? Math.floor(number) : number)}</>;
  }
  const place = valueAt(row, shape, column.path);
  if (place && isTable(place.value)) return <Things rows={place.value} wanted={sells} />;
  if (isAlone && place?.value === true) return <>{column.title}</>;
  // In a line, a list is its values with commas.
  if (isAlone && place && isList(place.value))
    return place.value.map((value, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        <Shown {...place} value={value} pointer={`${place.pointer}/${index}`} />
      </Fragment>
    ));
  return <>{place && !isNothing(place.value) && place.value !== false && <Shown {...place} />}</>;
}

/** Words that a card of a phone has below the name. */
const maxWords = 2;

function ListRow({
  row,
  parts,
  stats,
  isChosen,
}: {
  row: PageRecord;
  parts: ListParts;
  stats: readonly string[];
  isChosen: boolean;
}) {
  const setting = useSetting();
  const grades = gradesOf(row);
  const { kind, shape, columns, sortValues, given } = parts;
  const { by } = orderOf(given);
  const numbers = columns.filter(({ sortIndex }) => sortIndex !== undefined);
  const first = numbers.find(({ path }) => path === by) ?? numbers[0];
  const texts = columns
    .filter(({ sortIndex, path }) => {
      const value = valueAt(row, shape, path)?.value;
      return sortIndex === undefined && !isNothing(value) && value !== false;
    })
    .slice(0, stats.length > 0 ? 1 : maxWords);
  const level = useMark(levelOfName(setting, kind.table, row.slug));
  return (
    <tr data-sp={level}>
      <th scope="row">
        <span class="wname">
          {isChosen && (
            <input
              type="checkbox"
              form="compare"
              name="compare"
              value={row.slug}
              checked={given.get('compare') === row.slug}
              aria-label={`Compare ${row.name}`}
            />
          )}
          <Glyph segment={kind.segment} word={wordOf(row)} />
          <span>
            <RecordLink table={kind.table} slug={row.slug} name={row.name} />
            <small class="only-m soft">
              {texts.map((column, index) => (
                <span key={column.path}>
                  {index > 0 && ' · '}
                  <ColumnValue
                    isAlone
                    row={row}
                    column={column}
                    sortValues={sortValues}
                    shape={shape}
                    sells={given.get('sells')}
                  />
                </span>
              ))}
              {grades !== undefined && grades.status.length > 0 && (
                <>
                  {' '}
                  <Statuses status={grades.status} />
                </>
              )}
            </small>
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td
          key={column.path}
          class={
            column.sortIndex === undefined
              ? isLongValue(valueAt(row, shape, column.path)?.value)
                ? 'long'
                : undefined
              : column === first
                ? 'm num'
                : 'figure'
          }
        >
          <ColumnValue
            row={row}
            column={column}
            sortValues={sortValues}
            shape={shape}
            sells={given.get('sells')}
          />
          {column === first && sortValues.get(row.slug)?.[column.sortIndex!] != null && (
            <small class="only-m soft"> {column.title.replace(/ at max$/, '')}</small>
          )}
        </td>
      ))}
      {stats.length > 0 && (
        <>
          <GradeCells
            letters={grades?.letters ?? new Map()}
            stats={stats}
            needs={grades?.needs ?? new Map()}
          />
          <td>{grades !== undefined && grades.status.length > 0 && <Statuses status={grades.status} />}</td>
          <GradeLine letters={grades?.letters ?? new Map()} stats={stats} />
        </>
      )}
    </tr>
  );
}

/** A list with its filters. */
export function ListView(parts: ListParts) {
  const setting = useSetting();
  const { kind, body, shape, given, columns, errors } = parts;
  const { data, meta } = body;
  const isCompared =
    !setting.isStatic && setting.game.compared.has(kind.segment) && (data.length > 1 || given.has('compare'));
  const isChosen = isCompared && (given.has('choose') || given.has('compare'));
  const grades = data.flatMap((row) => gradesOf(row) ?? []);
  const stats = [...(grades[0]?.letters.keys() ?? [])];
  const isAtMax = grades.some((each) => each.isAtMax);
  const chosen = given.get('compare');
  const chosenName = chosen && setting.names.find(kind.table, chosen);
  const sortOf = (stat: string) => `${isAtMax ? 'at_max_' : ''}scaling_value_${stat}`;
  return (
    <>
      <h1>{kind.title}</h1>
      {errors.size > 0 && (
        <p class="empty" role="alert">
          {[...errors.values()].map(({ text }) => text).join(' ')}
        </p>
      )}
      {setting.isStatic ? (
        <NeedsService kind={kind} />
      ) : (
        <Filters kind={kind} given={given} columns={columns} errors={errors} />
      )}
      <div id="list">
        <div class="hd">
          <p>
            <b>{formatNumber(meta.total)}</b> {inLine(meta.total === 1 ? kind.table : kind.title)}
          </p>
          {isCompared && !isChosen && (
            <a href={addressWith(setting, kind, given, { choose: 'compare' })}>Compare</a>
          )}
          {isChosen && (
            <form id="compare" method="get" action={pathOf(setting, kind)}>
              <Kept />
              {chosen !== undefined && !data.some(({ slug }) => slug === chosen) && (
                <input type="hidden" name="compare" value={chosen} />
              )}
              <button type="submit" class="btn main">
                {chosenName === undefined
                  ? `Compare 2 to ${maxCompared} selected`
                  : `Compare ${chosenName} with selected`}
              </button>
            </form>
          )}
        </div>
        {data.length === 0 ? (
          <Empty kind={kind} given={given} total={meta.total} />
        ) : (
          <CountedPart>
            <Scrolling label={kind.title}>
              {stats.length > 0 && <GradeHeads stats={stats} />}
              <table class="tab rows">
                <thead>
                  <tr>
                    <Heading title="Name" sort="name" kind={kind} given={given} />
                    {columns.map((column) => (
                      <Heading key={column.path} {...column} kind={kind} given={given} />
                    ))}
                    {stats.map((stat) => (
                      <Heading
                        key={stat}
                        title={shortOf(stat)}
                        sort={kind.sortKeys.has(sortOf(stat)) ? sortOf(stat) : undefined}
                        kind={kind}
                        given={given}
                        isShort
                      />
                    ))}
                    {stats.length > 0 && <th scope="col">Status</th>}
                  </tr>
                </thead>
                <tbody>
                  {data.map((row) => (
                    <HiddenTextsContext.Provider
                      key={row.slug}
                      value={hiddenTextsOf(setting, kind, row.slug, shape)}
                    >
                      <ListRow row={row} parts={parts} stats={stats} isChosen={isChosen} />
                    </HiddenTextsContext.Provider>
                  ))}
                </tbody>
              </table>
            </Scrolling>
          </CountedPart>
        )}
        <Pages kind={kind} given={given} meta={meta} />
        {stats.length > 0 && (
          <p class="soft">
            Letters are those at {isAtMax ? 'the highest level of the first version' : '+0'}. The number
            beside a letter is what the weapon needs.
          </p>
        )}
      </div>
    </>
  );
}
