import MiniSearch, { type Options } from 'minisearch';
import { fold } from '../../src/text/fold.ts';

/** An entry of the index of the pages (site/build/site.tsx). */
export interface Entry {
  readonly url: string;
  readonly kind: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
  /** Of a record: path and query of its request. */
  readonly target?: string;
  /** Of a record whose name gives something away: what is shown instead while spoilers are not. */
  readonly veil?: { readonly title: string; readonly target: string };
  /** Of a record: people most often mean its kind. */
  readonly isFirst?: true;
  /** What people also call it. */
  readonly words?: string;
}

/** Words of a question that say nothing about what is looked for. */
const stopWords = new Set(['a', 'an', 'and', 'do', 'for', 'how', 'i', 'in', 'is', 'of', 'the', 'to', 'what']);

/** Names of fields stay whole. */
const foldTerm = (term: string) => fold(term).replaceAll(' ', '_');

const options: Options = {
  fields: ['title', 'where', 'text', 'words'],
  storeFields: ['url', 'kind', 'title', 'where', 'target', 'veil', 'isFirst'],
  tokenize: (text) => text.split(/[\s/{}.,:;()"'`<>[\]?&=|…–-]+/u).filter(Boolean),
  processTerm: foldTerm,
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
  stored!['kind'] === kind ? 2.5 : stored!['isFirst'] ? 1.25 : 1;

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
    const all = index.search(query, { boostDocument, combineWith: 'AND' });
    return (all.length > 0 ? all : index.search(query, { boostDocument })) as unknown as Entry[];
  };
}
