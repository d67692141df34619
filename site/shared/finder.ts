import MiniSearch, { type Options } from 'minisearch';
import { fold } from '../../src/text/fold.ts';

/** An entry of the index of the pages (site/build/site.tsx). */
export interface Entry {
  readonly url: string;
  readonly kind: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** Path and query of the request, for a record. */
  readonly target?: string;
  /** Title and target to show while spoilers are hidden, for a record whose name is a spoiler. */
  readonly veil?: { readonly title: string; readonly target: string };
  /** True for a record of a kind that people most often look for. */
  readonly isFirst?: true;
  /** Other words that people use for it. */
  readonly words?: string;
  /**
   * True for a section that is generated for a kind or written for contributors. It is found by its own words, after
   * text that is written for callers.
   */
  readonly isAside?: true;
}

/** Words of a question that say nothing about what is looked for. */
const stopWords = new Set(
  'a an and are at by can do does for from get how i in is it its me my of on or the their to two what where which with you your'.split(
    ' ',
  ),
);

/** Names of fields stay whole. */
const foldTerm = (term: string) => fold(term).replaceAll(' ', '_');

/** A term as it is indexed: in a text, the name of a field also by its words. */
function indexedTerms(term: string, field?: string): string[] {
  const folded = foldTerm(term);
  return field === 'text' && folded.includes('_') ? [folded, ...folded.split('_').filter(Boolean)] : [folded];
}

const options: Options = {
  fields: ['title', 'where', 'text', 'words'],
  storeFields: ['url', 'kind', 'title', 'where', 'target', 'veil', 'isFirst', 'isAside'],
  tokenize: (text) => text.split(/[\s/{}.,:;()"'`<>[\]?&=|…–-]+/u).filter(Boolean),
  processTerm: indexedTerms,
  searchOptions: {
    boost: { title: 4, where: 2, words: 5 },
    prefix: (term) => term.length > 1,
    // Two letters that changed places are two edits.
    fuzzy: (term) => (term.length < 4 ? false : Math.min(2, Math.ceil(term.length / 4))),
    weights: { prefix: 0.6, fuzzy: 0.25 },
    processTerm: (term) => (stopWords.has(term.toLowerCase()) ? null : foldTerm(term)),
  },
};

/**
 * A task wants a guide, and the route is one link further; what is written as a path wants the route. Of records with
 * nearly the same name, readers look for that of the first kind.
 */
const boosted = (kind: string) => (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
  stored!['kind'] === kind && !stored!['isAside'] ? 2.5 : stored!['isFirst'] ? 1.25 : 1;

/** Names of fields that neighboring words of a text may be, e.g. `page_size`. */
function namesIn(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.slice(1).map((word, index) => `${words[index]}_${word}`);
}

export type Finder = (query: string) => Entry[];

/**
 * Finds entries, best first: those with all the words, or where there are none those with any. The index is made piece by
 * piece, so that a slow phone can be typed on meanwhile.
 */
export async function createFinder(entries: readonly Entry[]): Promise<Finder> {
  const index = new MiniSearch<Entry & { readonly id: number }>(options);
  await index.addAllAsync(entries.map((entry, id) => ({ id, ...entry })));
  return (query) => {
    const boostDocument = boosted(query.includes('/') ? 'Route' : 'Guide');
    // Words next to each other may be the name of a field: `page size` is `page_size`.
    const names = namesIn(query).map((name) => ({
      queries: [name],
      boost: { text: 3 },
      prefix: false,
      fuzzy: false,
    }));
    const search = (combineWith: 'AND' | 'OR') =>
      index.search(
        { combineWith: 'OR', queries: [{ queries: [query], combineWith }, ...names] },
        { boostDocument },
      );
    const all = search('AND');
    return (all.length > 0 ? all : search('OR')) as unknown as Entry[];
  };
}
