import { english, type Model, type Table } from '../kinds/model.ts';
import { type Release, schemaOf } from './releases.ts';

/** How many records have a name in a language. */
interface Coverage {
  readonly known: number;
  readonly records: number;
}

/** The languages in which a game has names, English first. */
export type Languages = readonly (Coverage & {
  /** BCP 47 tag. */
  readonly language: string;
  /** English name of the language. */
  readonly name: string;
  /** Coverage by kind, for kinds with at least one known name. */
  readonly kinds: readonly (Coverage & { readonly kind: string })[];
})[];

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Counts the names of the published records in tables of a game by language and kind. */
export async function readLanguages(
  release: Release,
  gameId: string,
  languages: Model['languages'],
  tables: readonly Table[],
): Promise<Languages> {
  const schema = schemaOf(release, gameId);
  const { sizes } = release.games.get(gameId)!;
  const kinds = tables.flatMap(({ name: kind, file }) => {
    const records = sizes[kind] ?? 0;
    return file !== undefined && records > 0 ? [{ kind, records }] : [];
  });
  kinds.sort((a, b) => (a.kind < b.kind ? -1 : 1));
  const counts = await release.select<{ kind: string; language: string; known: number }>(
    kinds
      .map(
        ({ kind }) =>
          `select '${kind}' as kind, language, count(*)::integer as known
             from ${schema}.${kind}, jsonb_object_keys(names) language group by language`,
      )
      .join(' union all '),
  );
  const knownOf = new Map(counts.map(({ kind, language, known }) => [`${kind} ${language}`, known]));
  return [...languages].map(([language, name]) => {
    const own = kinds.map(({ kind, records }) => ({
      kind,
      known: language === english ? records : (knownOf.get(`${kind} ${language}`) ?? 0),
      records,
    }));
    return {
      language,
      name,
      known: sum(own.map(({ known }) => known)),
      records: sum(own.map(({ records }) => records)),
      kinds: own.filter(({ known }) => known > 0),
    };
  });
}
