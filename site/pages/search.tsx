import type { SiteRelease } from '../../src/site-port.ts';
import { namedBy, numberOf, numbersOf, type RecordRef, rowsIn, textOf } from './overviews/read.ts';
import { MarkedRow } from './overviews/parts.tsx';
import { Glyph } from './overviews/glyph.tsx';
import type { PageGame } from './kinds.ts';
import {
  Kept,
  NameOf,
  pageAddress,
  type PageContext,
  SettingContext,
  CountedPart,
  useSetting,
} from './shown.tsx';
import { formatNumber, isMembers, type PageRecord, words } from './words.ts';
import { queryOf } from './query.ts';
import { fold } from '../../src/text/fold.ts';

/** A record that a search found. */
export interface Found {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly match: string;
}

/** A hit with what a player knows it by: its place, and one value. */
export interface Hit extends Found {
  readonly place: RecordRef | undefined;
  readonly area: string | undefined;
  readonly note: string | undefined;
  readonly effect: string | undefined;
  readonly stat: readonly [value: string, label: string] | undefined;
  /** The category or slot, which has a drawing. */
  readonly word: string | undefined;
}

/** Members whose value is shown beside a hit: the first that the record has. */
const statMembers: readonly (readonly [member: string, label: string])[] = [
  ['hp', 'HP'],
  ['fp_cost', 'FP'],
  ['poise', 'poise'],
  ['weight', 'weight'],
  ['sell_price', 'sells for'],
];
/** Members that are left out beside an effect. */
const minor: readonly string[] = ['weight', 'sell_price'];

/** The attack of a weapon in its first version at the highest level; undefined where a list has none. */
function attackOf(row: PageRecord): number | undefined {
  const first = rowsIn(row, 'affinities')?.rows[0];
  const atMax = first && isMembers(first['at_max']) ? first['at_max'] : undefined;
  if (atMax === undefined) return undefined;
  return Math.floor(
    [...numbersOf(atMax['attack']).values()].reduce<number>((sum, each) => sum + (each ?? 0), 0),
  );
}

function hitOf(found: Found, row: PageRecord | undefined): Hit {
  const none = {
    ...{ place: undefined, area: undefined, note: undefined },
    ...{ effect: undefined, stat: undefined, word: undefined },
  };
  if (row === undefined) return { ...found, ...none };
  const forms = rowsIn(row, 'forms', 'variants')?.rows[0];
  const place =
    namedBy(row, 'location') ??
    namedBy(rowsIn(row, 'places', 'placements')?.rows[0] ?? {}, 'location') ??
    namedBy(row, 'location', 'parent_slug');
  const attack = attackOf(row);
  const [member, label] =
    attack === undefined
      ? (statMembers.find(
          ([name]) => numberOf(row[name]) ?? (name === 'hp' && forms ? numberOf(forms[name]) : 0) ?? 0,
        ) ?? [])
      : ['attack', 'attack'];
  const value = attack ?? (member && (numberOf(row[member]) ?? (forms && numberOf(forms[member]))));
  const effect = textOf(row['effect']);
  const isSaid = effect !== undefined && minor.includes(member ?? '');
  const word = ['category', 'slot', 'school', 'subcategory', 'family'].flatMap(
    (name) => textOf(row[name]) ?? [],
  )[0];
  return {
    ...found,
    place,
    area: textOf(row['sub_area']) ?? textOf(rowsIn(row, 'places')?.rows[0]?.['sub_area']),
    note: word === undefined ? undefined : words(word),
    effect,
    stat: value && label && !isSaid ? [formatNumber(value), label] : undefined,
    word,
  };
}

/** Reads the records of hits, those of each kind at once. */
export async function readHits(
  release: SiteRelease,
  game: PageGame,
  found: readonly Found[],
): Promise<readonly Hit[]> {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const rows = new Map<string, PageRecord>();
  await Promise.all(
    kinds.map(async (table) => {
      const kind = game.kindOf.get(table);
      if (kind === undefined) return;
      const slugs = found.filter((each) => each.kind === table).map(({ slug }) => slug);
      const { data } = await release.reply<{ data: readonly PageRecord[] }>(kind.list, { gameId: game.id }, [
        ['slugs', slugs.join(',')],
        ...(kind.list.queries.has('detail') ? [['view', 'detail'] as const] : []),
      ]);
      for (const row of data) rows.set(`${table} ${row.slug}`, row);
    }),
  );
  return found.map((each) => hitOf(each, rows.get(`${each.kind} ${each.slug}`)));
}

/** Hits whose kinds are counted: the most that one request returns. */
export const maxCounted = 100;

/** A search in one game, as its page shows it. */
export interface GameHits {
  readonly setting: PageContext;
  readonly hits: readonly Hit[];
  readonly total: number;
  /** The tables of what is found, each with how many records; of many hits, those of the first. */
  readonly kinds: ReadonlyMap<string, number>;
  /** The words that were found: the query, or what it has besides the names of kinds. */
  readonly searched: string;
}

/**
 * Returns a query without its words that name a kind of records, e.g. `smithing stone` for `smithing stone merchant`;
 * undefined if that leaves nothing, or all of it.
 */
export function withoutKinds({ kindOf }: PageGame, query: string): string | undefined {
  const kinds = new Set(
    [...kindOf.values()].flatMap(({ table, title }) => [fold(words(table)), fold(title)]),
  );
  const all = query.trim().split(/\s+/);
  const left = all.filter((word) => !kinds.has(fold(word)));
  const text = left.join(' ');
  return left.length === all.length || text.length < 2 ? undefined : text;
}

/** Notes that not all words of a query were found; nothing if they were. */
export const Searched = ({ of: { searched, hits }, query }: { of: GameHits; query: string }) =>
  searched !== query &&
  hits.length > 0 && (
    <p class="soft">
      No record has all words of “{query}”. These have “{searched}”.
    </p>
  );

export function HitRow({ hit, hasGame }: { hit: Hit; hasGame?: boolean }) {
  const setting = useSetting();
  const kind = setting.game.kindOf.get(hit.kind);
  const place = hit.place && (hit.place.name ?? setting.names.find(hit.place.table, hit.place.slug));
  const isShown = !setting.marks.of(hit.kind, hit.slug).some(({ text }) => text === '/effect');
  const isHidden = hit.place && setting.marks.levelOfName(hit.place.table, hit.place.slug) !== undefined;
  return (
    <MarkedRow about={[]}>
      <a class="hit" href={kind === undefined ? '#' : pageAddress(setting, kind.segment, hit.slug)}>
        <Glyph segment={kind?.segment ?? ''} word={hit.word} />
        <span>
          <strong>
            <NameOf table={hit.kind} slug={hit.slug} name={hit.name} />
          </strong>
          <small>
            {words(hit.kind)}
            {hasGame && ` · ${setting.gameName}`}
            {hit.note !== undefined && ` · ${hit.note}`}
            {place !== undefined && !isHidden && ` · ${place}`}
            {hit.area !== undefined && `, ${hit.area}`}
            {hit.match === 'text' && ' · in its text'}
          </small>
          {hit.effect !== undefined && isShown && <small>{hit.effect}</small>}
        </span>
        {hit.stat && (
          <span class="fig">
            {hit.stat[0]} <small>{hit.stat[1]}</small>
          </span>
        )}
      </a>
    </MarkedRow>
  );
}

/** Hits of a search, those that match by name before those that match in a text. */
export function Hits({ of, hasGame = false }: { of: GameHits; hasGame?: boolean }) {
  const inOrder = [...of.hits].sort((a, b) => Number(a.match === 'fuzzy') - Number(b.match === 'fuzzy'));
  return (
    <SettingContext.Provider value={of.setting}>
      <CountedPart>
        <ul class="hits">
          {inOrder.map((hit) => (
            <HitRow key={`${hit.kind} ${hit.slug}`} hit={hit} hasGame={hasGame} />
          ))}
        </ul>
      </CountedPart>
    </SettingContext.Provider>
  );
}

/** The hits of a search in one game, by kind, and its pages. */
export function SearchView({
  query,
  of,
  kind,
  page,
  pageSize,
}: {
  query: string;
  of: GameHits;
  kind: string | undefined;
  page: number;
  pageSize: number;
}) {
  const setting = useSetting();
  const { hits, total, kinds } = of;
  const last = Math.ceil(total / pageSize);
  const address = (values: Readonly<Record<string, string | undefined>>) =>
    `${setting.prefix}/${setting.game.id}${queryOf({ q: query, lang: setting.lang, spoilers: setting.spoilers, kind, ...values })}`;
  const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const chip = (label: string, table: string | undefined, count: number | undefined) => (
    <li key={label}>
      <a
        class="chip"
        href={address({ kind: table, page: undefined })}
        aria-current={kind === table ? 'true' : undefined}
      >
        {label}
        {count !== undefined && <small> {formatNumber(count)}</small>}
      </a>
    </li>
  );
  const isCounted = kind === undefined ? all === total : all < maxCounted;
  return (
    <div id="hits">
      <p class="hd">
        {hits.length === 0
          ? `No ${setting.gameName} records match “${query}”. Try fewer words, or browse a list below.`
          : `${formatNumber(total)} ${total === 1 ? 'record' : 'records'}`}
      </p>
      <Searched of={of} query={query} />
      {(kinds.size > 1 || kind !== undefined) && (
        <ul class="chips" aria-label="Kinds">
          {chip('All', undefined, isCounted ? all : undefined)}
          {[...kinds].map(([table, count]) =>
            chip(setting.game.kindOf.get(table)!.title, table, isCounted ? count : undefined),
          )}
        </ul>
      )}
      <Hits of={of} />
      {last > 1 && (
        <nav class="pager" aria-label="Pages">
          {page > 1 && (
            <a class="btn" rel="prev" href={address({ page: page === 2 ? undefined : String(page - 1) })}>
              Previous
            </a>
          )}
          <span>
            Page {page} of {formatNumber(last)}
          </span>
          {page < last && (
            <a class="btn" rel="next" href={address({ page: String(page + 1) })}>
              Next
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

/** The search in the middle of a page. */
export function SearchForm({ value, action, label }: { value?: string; action: string; label: string }) {
  return (
    <search>
      <form class="bigfind" method="get" action={action}>
        <label for="q" class="hush">
          {label}
        </label>
        <input
          id="q"
          type="search"
          name="q"
          value={value}
          placeholder={label}
          minLength={2}
          maxLength={100}
          required
          autocomplete="off"
          spellcheck={false}
        />
        <Kept />
        <button type="submit" class="btn main">
          Search
        </button>
      </form>
    </search>
  );
}
