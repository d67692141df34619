import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Hit } from '../../src/data/search/rank.ts';
import { searchRecords } from '../../src/data/search/search.ts';
import { searchKinds } from '../../src/data/search/types.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { fromRoot } from '../../src/root.ts';
import { fold } from '../../src/text/fold.ts';
import { recordsOf, type Searching, searchEmbedded, searchServer } from './searching.ts';

const { types: searchTypes } = searchKinds(servedGames().get('bloodborne')!);

/**
 * What people type and what they mean. The list was written before the search was, from how names are
 * misspelt; nothing is taken from it that is not found, and nothing in the search refers to it.
 */
interface Query {
  readonly query: string;
  readonly type: string;
  readonly slug: string;
  readonly kind: string;
}
const queries: readonly Query[] = JSON.parse(readFileSync(fromRoot('test/search/queries.json'), 'utf8'));
/** Names and abbreviations that players use, and the record that each must find first. */
const aliases: readonly Omit<Query, 'kind'>[] = JSON.parse(
  readFileSync(fromRoot('test/search/aliases.json'), 'utf8'),
);
/** Names that several records have or share, and these, as `type/slug`, in the order in which people expect them. */
interface Ambiguous {
  readonly query: string;
  readonly order: readonly string[];
}
const ambiguous: readonly Ambiguous[] = JSON.parse(
  readFileSync(fromRoot('test/search/ambiguous.json'), 'utf8'),
);
/** Words of elsewhere: the game has nothing of the kind. */
const foreign: readonly string[] = JSON.parse(readFileSync(fromRoot('test/search/foreign.json'), 'utf8'));

/** Names of Elden Ring in other languages: whole, their beginning, a word or a part of them, and with a typo. */
interface Translated extends Query {
  readonly language: string;
}
const translated: readonly Translated[] = JSON.parse(
  readFileSync(fromRoot('test/search/languages.json'), 'utf8'),
);

const report = fromRoot('docs/search-recall.md');
const first = 3;

interface Outcome extends Query {
  /** Rank in the response, from 1; 0 when it is missing. */
  readonly place: number;
  readonly hits: readonly Hit[];
}

const keyOf = ({ type, slug }: { readonly type: string; readonly slug: string }) => `${type}/${slug}`;

async function outcomesOn({ release }: Searching): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of queries) {
    const hits = await searchRecords(release, 'bloodborne', each.query);
    outcomes.push({ ...each, hits, place: hits.findIndex((hit) => keyOf(hit) === keyOf(each)) + 1 });
  }
  return outcomes;
}

/** Place of the intended record among those of its kind. */
async function translatedOn({ release }: Searching): Promise<(Translated & { readonly place: number })[]> {
  const outcomes = [];
  for (const each of translated) {
    const hits = await searchRecords(release, 'elden-ring', each.query, [each.type]);
    outcomes.push({ ...each, place: hits.findIndex((hit) => keyOf(hit) === keyOf(each)) + 1 });
  }
  return outcomes;
}

/** What a name finds, and what it should find. */
interface Response_ {
  readonly query: string;
  /** `type/slug` of the records that are meant, best first. */
  readonly order: readonly string[];
  /** `type/slug` of all hits. */
  readonly found: readonly string[];
}

async function hitsOn({ release }: Searching, requested: readonly Ambiguous[]): Promise<Response_[]> {
  const responses: Response_[] = [];
  for (const { query, order } of requested) {
    const hits = await searchRecords(release, 'bloodborne', query);
    responses.push({ query, order, found: hits.map(keyOf) });
  }
  return responses;
}

const aliasHitsOn = (searching: Searching) =>
  hitsOn(
    searching,
    aliases.map((each) => ({ query: each.query, order: [keyOf(each)] })),
  );

const isFirst = ({ order, found }: Response_) => found[0] === order[0];

/** Whether all that are meant are found, and in the expected order; others may be between them. */
const isInOrder = ({ order, found }: Response_) => {
  const places = order.map((key) => found.indexOf(key));
  return places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!));
};

const isFound = ({ place }: Pick<Outcome, 'place'>) => place >= 1 && place <= first;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function tableBy<Key extends string>(
  outcomes: readonly ({ readonly [key in Key]: string } & { readonly place: number })[],
  title: string,
  key: Key,
): string[] {
  const rows = [...new Set(outcomes.map((each) => each[key]))].sort().map((value) => {
    const group = outcomes.filter((each) => each[key] === value);
    const found = group.filter(isFound).length;
    const top = group.filter(({ place }) => place === 1).length;
    return `| ${value} | ${group.length} | ${top} | ${found} | ${percent(found, group.length)} |`;
  });
  const found = outcomes.filter(isFound).length;
  const top = outcomes.filter(({ place }) => place === 1).length;
  return [
    `| ${title} | queries | first | first ${first} | recall |`,
    '|---|---|---|---|---|',
    ...rows,
    `| **all** | ${outcomes.length} | ${top} | ${found} | **${percent(found, outcomes.length)}** |`,
  ];
}

const hitTable = (aliasHits: readonly Response_[], ambiguousHits: readonly Response_[]) => [
  '| names | queries | first hit as expected | others in the expected order |',
  '|---|---|---|---|',
  ...(
    [
      ['other names of one record', aliasHits],
      ['names that several records share', ambiguousHits],
    ] as const
  ).map(([title, responses]) => {
    const first = responses.filter(isFirst).length;
    const several = responses.filter(({ order }) => order.length > 1);
    const ordered = several.filter(isInOrder).length;
    return `| ${title} | ${responses.length} | ${first} (${percent(first, responses.length)}) | ${several.length === 0 ? '–' : `${ordered} of ${several.length} (${percent(ordered, several.length)})`} |`;
  }),
];

function reportOf(
  outcomes: readonly Outcome[],
  aliasHits: readonly Response_[],
  ambiguousHits: readonly Response_[],
  translatedOutcomes: readonly (Translated & { readonly place: number })[],
): string {
  const responses = [...aliasHits, ...ambiguousHits];
  const missed = outcomes.filter((each) => !isFound(each));
  return [
    '# Recall of search',
    '',
    `See how well search finds the intended record: how often it is among the first ${first} results of the ${outcomes.length} misspelled and partial queries in \`test/search/queries.json\`. The embedded database and a Postgres server return the same results. \`UPDATE_SEARCH_RECALL=1 npx jest test/search/recall\` writes this page.`,
    '',
    ...tableBy(outcomes, 'type', 'type'),
    '',
    ...tableBy(outcomes, 'kind of error', 'kind'),
    '',
    '## Names in other languages',
    '',
    `For 40 names of Elden Ring in each of six languages (\`test/search/languages.json\`): whole, the beginning, a word or part, and with a typo. The kind of the record is given.`,
    '',
    ...tableBy(translatedOutcomes, 'language', 'language'),
    '',
    '## Not found',
    '',
    ...missed.map(
      ({ query, type, slug, place, hits }) =>
        `- \`${query}\` should find the ${type} \`${slug}\`, ${place === 0 ? (hits.length === 0 ? 'but there is no hit' : 'but does not') : `but it is number ${place}`}.`,
    ),
    '',
    '## Other names, and names that several records share',
    '',
    "Players write `lhb` for Ludwig's Holy Blade, and several records are called Maria. `test/search/aliases.json` and `test/search/ambiguous.json` have the expected first hit, and the expected order of the others.",
    '',
    ...hitTable(aliasHits, ambiguousHits),
    '',
    ...responses
      .filter((response) => !isFirst(response) || !isInOrder(response))
      .map(
        ({ query, order, found }) =>
          `- \`${query}\`: expected ${order.map((key) => `\`${key}\``).join(', ')}; found ${
            order
              .concat(found.slice(0, 1))
              .filter((key, at, keys) => found.includes(key) && keys.indexOf(key) === at)
              .sort((a, b) => found.indexOf(a) - found.indexOf(b))
              .map((key) => `\`${key}\``)
              .join(', ') || 'nothing'
          }.`,
      ),
    '',
  ].join('\n');
}

/** A repeatable source of numbers below `limit` (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const slips: readonly ((word: string, at: number, number: (limit: number) => number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  (word, at, number) => word.slice(0, at) + 'etaoinsr'[number(8)] + word.slice(at + 1),
];

describe('recall', () => {
  let embedded: Searching;
  let server: Searching | undefined;
  let outcomes: Outcome[];
  let aliasHits: Response_[];
  let ambiguousHits: Response_[];
  let translatedOutcomes: Awaited<ReturnType<typeof translatedOn>>;

  beforeAll(async () => {
    embedded = await searchEmbedded();
    server = await searchServer();
    outcomes = await outcomesOn(embedded);
    translatedOutcomes = await translatedOn(embedded);
    aliasHits = await aliasHitsOn(embedded);
    ambiguousHits = await hitsOn(embedded, ambiguous);
  });
  afterAll(async () => {
    await embedded.close();
    await server?.close();
  });

  test('the list is large, covers every type and repeats nothing', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect([...new Set(queries.map(({ type }) => type))].sort()).toEqual([...searchTypes]);
    expect(aliases.length).toBeGreaterThanOrEqual(100);
    expect(ambiguous.length).toBeGreaterThanOrEqual(60);
    for (const list of [aliases, ambiguous])
      expect(new Set(list.map(({ query }) => query)).size).toBe(list.length);
  });

  test('every record that is meant exists', async () => {
    const rows = new Set((await recordsOf(embedded)).map(keyOf));
    expect([...queries, ...aliases].filter((each) => !rows.has(keyOf(each)))).toEqual([]);
    expect(ambiguous.flatMap(({ order }) => order).filter((key) => !rows.has(key))).toEqual([]);
  });

  test(`at least 95 % are among the first ${first}`, () => {
    const lines = [...tableBy(outcomes, 'type', 'type'), '', ...tableBy(outcomes, 'kind', 'kind')];
    process.stderr.write(`\nrecall of search\n${lines.join('\n')}\n`);
    expect(outcomes.filter(isFound).length / outcomes.length).toBeGreaterThanOrEqual(0.95);
  });

  test(`of 40 names in each of six languages 38 are among the first ${first} of their kind`, () => {
    process.stderr.write(`\n${tableBy(translatedOutcomes, 'language', 'language').join('\n')}\n`);
    const languages = new Set(translated.map(({ language }) => language));
    expect(languages.size).toBe(6);
    for (const language of languages) {
      const group = translatedOutcomes.filter((each) => each.language === language);
      expect(group).toHaveLength(40);
      const missed = group.filter((each) => !isFound(each));
      expect({ language, missed: missed.length > 2 ? missed : [] }).toEqual({ language, missed: [] });
    }
  });

  test('another name of a record finds it first', () => {
    process.stderr.write(`\n${hitTable(aliasHits, ambiguousHits).join('\n')}\n`);
    expect(aliasHits.filter((response) => !isFirst(response))).toEqual([]);
  });

  test('every alias of the data finds its record as exactly as its name', async () => {
    const rows = (await recordsOf(embedded)).flatMap(({ type, slug, aliases: others }) =>
      (others ?? []).map((alias) => ({ type, slug, alias })),
    );
    expect(rows.length).toBeGreaterThan(aliases.length);
    for (const row of rows) {
      const hits = await searchRecords(embedded.release, 'bloodborne', row.alias);
      const hit = hits.find((each) => keyOf(each) === keyOf(row));
      expect({ ...row, match: hit?.match }).toEqual({ ...row, match: 'exact' });
    }
  });

  test('of records that share a name the one that people look for comes first, in at least 95 %', () => {
    expect(ambiguousHits.filter(isFirst).length / ambiguous.length).toBeGreaterThanOrEqual(0.95);
    expect(ambiguousHits.filter(isInOrder).length / ambiguous.length).toBeGreaterThanOrEqual(0.9);
  });

  test('every type has its share', () => {
    for (const type of searchTypes) {
      const group = outcomes.filter((each) => each.type === type);
      expect({ type, isGood: group.filter(isFound).length / group.length >= 0.9 }).toEqual({
        type,
        isGood: true,
      });
    }
  });

  test('a server gives the same results as the embedded database, scores included', async () => {
    if (server === undefined) {
      process.stderr.write('\n!!! search was NOT tested on a Postgres server: there is none\n');
      return;
    }
    const there = await outcomesOn(server);
    for (const [index, outcome] of outcomes.entries()) expect(there[index]).toEqual(outcome);
    expect(await aliasHitsOn(server)).toEqual(aliasHits);
    expect(await hitsOn(server, ambiguous)).toEqual(ambiguousHits);
    for (const query of foreign) {
      expect(await searchRecords(server.release, 'bloodborne', query)).toEqual(
        await searchRecords(embedded.release, 'bloodborne', query),
      );
    }
  });

  test('any name with one slip in its longest word is found by that name', async () => {
    const number = numbersFrom(20_151_124);
    const names = (await recordsOf(embedded)).map(
      (record) => [`${record.type} ${fold(record.name)}`, record] as const,
    );
    const records = [...new Map(names).values()];
    let found = 0;
    const missed: string[] = [];
    for (const [index, { name, type }] of records.entries()) {
      const words = fold(name).split(' ');
      const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
      const slip = slips[index % slips.length]!(longest, 1 + number(longest.length - 1), number);
      const query = words.map((word) => (word === longest ? slip : word)).join(' ');
      const hits = await searchRecords(embedded.release, 'bloodborne', query);
      const names = [...new Set(hits.map((hit) => fold(hit.name)))];
      if (names.slice(0, first).includes(fold(name))) found += 1;
      else missed.push(`${query} (${type} ${name})`);
    }
    process.stderr.write(
      `\none slip in the longest word: ${found} of ${records.length} names (${percent(found, records.length)}); not: ${missed.slice(0, 20).join('; ')}\n`,
    );
    expect(found / records.length).toBeGreaterThanOrEqual(0.95);
  });

  test('words of elsewhere find little or nothing', async () => {
    const counts: [string, number][] = [];
    for (const query of foreign) {
      const hits = await searchRecords(embedded.release, 'bloodborne', query);
      // What is found by its description does hold the words.
      counts.push([query, hits.filter(({ match }) => match !== 'text').length]);
    }
    expect(counts.filter(([, count]) => count > 3)).toEqual([]);
    expect(counts.filter(([, count]) => count === 0).length / counts.length).toBeGreaterThanOrEqual(0.9);
  });

  test('docs/search-recall.md has the measured values', () => {
    const text = reportOf(outcomes, aliasHits, ambiguousHits, translatedOutcomes);
    if (process.env['UPDATE_SEARCH_RECALL']) writeFileSync(report, text);
    expect(existsSync(report) ? readFileSync(report, 'utf8') : '').toBe(text);
  });
});
