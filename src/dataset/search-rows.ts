import { fold, foldName, termsOf } from '../data/search/fold.ts';
import type { DataRecord, Kind } from './kinds.ts';

/** A name under which a record is found. */
interface FoundName {
  /** Null for the record's own name. */
  readonly alias: string | null;
  readonly folded: string;
  readonly terms: readonly string[];
}

/** The names of a record, its own first, each once as search compares it. A slug may say more than the name, e.g. which of several. */
export function foundNamesOf({ name, slug, aliases }: DataRecord): FoundName[] {
  const own = {
    alias: null,
    folded: foldName(String(name)),
    terms: [...new Set([...termsOf(String(name)), ...termsOf(String(slug))])],
  };
  const others = ((aliases ?? []) as string[]).map((alias) => ({
    alias,
    folded: foldName(alias),
    terms: termsOf(alias),
  }));
  return [...new Map([...others, own].map((found) => [found.folded, found])).values()];
}

/** The rows of a record in `search_document`: one for each name. The descriptions stand with its own. */
export function* searchRowsOf(
  { table, search }: Kind,
  record: DataRecord,
): Generator<Readonly<Record<string, unknown>>> {
  if (!search) return;
  const { slug, name } = record;
  const text = search.text.flatMap((field) => record[field]).filter((part) => typeof part === 'string');
  const body = fold([name, slug, ...text].join(' ').replaceAll('_', ' '));
  for (const { alias, folded, terms } of foundNamesOf(record))
    yield { type: table, slug, name, alias, folded, body: alias === null ? body : '', name_terms: terms };
}
