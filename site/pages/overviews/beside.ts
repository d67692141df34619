import { Problem, type SiteRelease } from '../../../src/site-port.ts';
import type { Alike, Beside } from './overview.ts';
import { numberOf, numbersOf, type Rating, ratingOf, rowsIn, textOf } from './read.ts';
import type { PageGame, PageKind } from '../kinds.ts';
import type { Members, PageRecord } from '../words.ts';

/** Other records that a page names at most by a value that they share. */
const maxAlike = 24;
/** Records of a kind that a page reads at most because its record names them. */
const maxNamed = 20;

type Pairs = readonly (readonly [name: string, value: string])[];
interface ListBody {
  readonly data: readonly PageRecord[];
  readonly meta: { readonly total: number };
}

/** Returns what a page of a record shows from other replies: where merchants are, how strong bosses are, ratings of a weapon, records that are alike. */
export async function readBeside(
  release: SiteRelease,
  game: PageGame,
  kind: PageKind,
  record: PageRecord,
): Promise<Beside> {
  const gameId = game.id;
  const list = ({ list: operation }: PageKind, pairs: Pairs) =>
    release.reply<ListBody>(operation, { gameId }, pairs);

  const viewOf = (of: PageKind): Pairs => (of.list.queries.has('detail') ? [['view', 'detail']] : []);

  /** The records of a kind that rows of the record name. */
  async function recordsOf(table: string, members: Readonly<Record<string, string>>) {
    const of = game.kindOf.get(table);
    const slugs = Object.entries(members).flatMap(([rows, member]) =>
      (rowsIn(record, rows)?.rows ?? []).flatMap((row) => textOf(row[member]) ?? []),
    );
    if (of === undefined || slugs.length === 0) return [];
    return (await list(of, [['slugs', [...new Set(slugs)].slice(0, maxNamed).join(',')], ...viewOf(of)]))
      .data;
  }
  const bySlug = (records: readonly PageRecord[]) =>
    new Map(records.map((row): [string, Members] => [row.slug, row]));

  async function ratingsOf(): Promise<Beside['ratings']> {
    const { ratings, rating } = game;
    if (ratings === undefined || rating === undefined || kind.table !== 'weapon') return undefined;
    const stats = [...numbersOf(record['requirements'])].filter(
      ([stat, value]) => value && ratings.parameters.some(({ name }) => name === stat),
    );
    const at = async (level: string): Promise<readonly Rating[]> => {
      const { data } = await release.reply<{ data: readonly Members[] }>(ratings, { gameId }, [
        ['slugs', record.slug],
        ['level', level],
        ['page_size', '50'],
        ...stats.map(([stat, value]): [string, string] => [stat, String(value)]),
      ]);
      return data.map((row) => ratingOf(row));
    };
    const versions = (rowsIn(record, 'affinities', 'variants')?.rows ?? []).map((row) =>
      textOf(row['affinity'] ?? row['kind']),
    );
    const inOrder = (all: readonly Rating[]) =>
      all.toSorted((a, b) => versions.indexOf(a.version) - versions.indexOf(b.version));
    const [low, high] = await Promise.all([at('0'), at('max')]);
    if (high.length === 0) return undefined;
    const { data } = await release.reply<{ data: Members }>(rating, { gameId }, [
      ['weapon_slug', record.slug],
      ['level', String(high[0]!.level)],
    ]);
    return { low: inOrder(low), high: inOrder(high), base: numbersOf(data['base']) };
  }

  async function materialsOf(): Promise<readonly Members[]> {
    if (
      game.upgrade === undefined ||
      kind.table !== 'weapon' ||
      rowsIn(record, 'upgrade_costs') !== undefined
    )
      return [];
    if (!numberOf(record['max_level'])) return [];
    const { data } = await release.reply<{ data: Members }>(game.upgrade, { gameId }, [
      ['weapon_slug', record.slug],
    ]);
    return rowsIn(data, 'materials')?.rows ?? [];
  }

  async function conflictingOf(): Promise<readonly PageRecord[]> {
    if (!kind.list.parameters.some(({ name }) => name === 'conflicts_with')) return [];
    const { data } = await list(kind, [['conflicts_with', record.slug], ...viewOf(kind)]);
    return data.filter(({ slug }) => slug !== record.slug);
  }

  async function alikeIn(of: PageKind, member: string): Promise<Alike[]> {
    const value = textOf(record[member]);
    const hasFilter = of.list.parameters.some(({ name, in: place }) => name === member && place === 'query');
    if (value === undefined || !hasFilter) return [];
    const found = await list(of, [
      [member, value],
      ['page_size', String(maxAlike)],
    ]).catch((error: unknown) => {
      // No record of that list has the value.
      if (error instanceof Problem && error.code === 'invalid_parameter') return undefined;
      throw error;
    });
    if (found === undefined) return [];
    const { data, meta } = found;
    const records = data.map(({ slug, name }) => ({ slug, name }));
    const others = of === kind ? meta.total > 1 : meta.total > 0;
    return others ? [{ kind: of, member, value, total: meta.total, records }] : [];
  }

  const [merchants, bosses, pieces, materials, conflicting, ratings, ...alike] = await Promise.all([
    recordsOf('merchant', { offers: 'merchant_slug', exchanges: 'merchant_slug', merchants: 'slug' }),
    recordsOf('boss', { bosses: 'slug' }),
    recordsOf('armor', { pieces: 'slug' }),
    materialsOf(),
    conflictingOf(),
    ratingsOf(),
    ...['category', 'school', 'subcategory', 'location_slug', 'set_slug'].map((member) =>
      alikeIn(kind, member),
    ),
    ...[...game.kinds.values()].map((of) => alikeIn(of, 'skill_slug')),
  ]);
  return {
    merchants: bySlug(merchants),
    bosses: bySlug(bosses),
    pieces,
    materials,
    conflicting,
    ratings,
    alike: alike.flat().map((each) =>
      each.member === 'skill_slug' && each.kind === kind
        ? {
            ...each,
            total: each.total - 1,
            records: each.records.filter(({ slug }) => slug !== record.slug),
          }
        : each,
    ),
  };
}
