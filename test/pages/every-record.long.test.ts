import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gameIds, listsOfRecords, publishedGame } from '../games.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';
import { linksOf, mainOf, shown, textsOf } from './html.ts';

/**
 * Every record of every game has a page with its name, and every link on these pages leads somewhere. Links to other
 * records whose names give something away are hidden.
 */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

interface Page {
  readonly path: string;
  readonly name: string;
  readonly isMarked: boolean;
}

const atOnce = 8;

/** Does something for all of them, some at once. */
async function forAll<Each>(all: readonly Each[], act: (each: Each) => Promise<void>): Promise<void> {
  const left = [...all];
  const one = async () => {
    for (let each = left.pop(); each !== undefined; each = left.pop()) await act(each);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** The pages of the records of each game, by list. */
const pagesOf = new Map(
  gameIds.map((game) => {
    const { kinds, model, records } = publishedGame(game);
    const lists = listsOfRecords(
      kinds
        .filter(({ table }) => model.tables.get(table)!.hasList)
        .map(({ file, table }) => ({ name: file, table })),
    );
    return [
      game,
      new Map(
        lists.map(({ name: list, table }) => [
          list,
          (records.get(table) ?? []).map(({ slug, name, spoilers }): Page => ({
            path: `/${game}/${list}/${String(slug)}`,
            name: String(name),
            isMarked:
              (spoilers as { text: string }[] | undefined)?.some(({ text }) => text === '/name') === true,
          })),
        ]),
      ),
    ] as const;
  }),
);

/** Links that an earlier list had, too. */
const followed = new Set<string>();

test.each([...pagesOf].flatMap(([game, lists]) => [...lists.keys()].map((list) => [game, list] as const)))(
  '%s: each page of %s has its name, and its links lead somewhere',
  async (game, list) => {
    const all = [...pagesOf.get(game)!.values()].flat();
    const known = new Set(all.map(({ path }) => path));
    const marked = new Set(all.flatMap(({ path, isMarked }) => (isMarked ? [path] : [])));
    const records = pagesOf.get(game)!.get(list)!;
    // What has no hyphen may be a word.
    const slugs = new Set([...known].map((path) => path.split('/')[3]!).filter((slug) => slug.includes('-')));
    expect(records.length).toBeGreaterThan(0);
    const others = new Set<string>();
    const wrong: string[] = [];
    await forAll(records, async ({ path, name }) => {
      const { status, text } = await service.get(path, { key: null });
      if (status !== 200) {
        wrong.push(`${path}: ${status}`);
        return;
      }
      const content = mainOf(text);
      const [title] = textsOf(content, 'h1');
      if (title !== name.replace(/\s+/g, ' ')) wrong.push(`${path}: ${title}`);
      const namedIn = (html: string) => linksOf(html).filter((link) => link !== path && known.has(link));
      for (const link of namedIn(shown(content, 'none')))
        if (marked.has(link)) wrong.push(`${path}: shows ${link}`);
      if (/\[object|undefined|NaN/.test(content.replace(/<p class="sentence">.*?<\/p>/gs, '')))
        wrong.push(`${path}: not a value`);
      const texts = [...content.matchAll(/>([^<]+)</g)].map(([, each]) => each!.trim());
      // A slug, a minus of code, or a word of the data is not for players.
      for (const each of texts) if (slugs.has(each) || /^-\d/.test(each)) wrong.push(`${path}: ${each}`);
      const heading = /<(?:dt|h2|h3|th scope="col"[^>]*)>(Slug|Gate|Variants)</.exec(content);
      if (heading) wrong.push(`${path}: ${heading[1]}`);
      const terms = textsOf(/<dl class="key">.*?<\/dl>/s.exec(content)?.[0] ?? '', 'dt');
      if (new Set(terms).size < terms.length) wrong.push(`${path}: twice among ${terms.join(', ')}`);
      if (/<li[^>]*><\/li>/.test(content)) wrong.push(`${path}: an empty step`);
      // Not each record again in each of its languages: test/pages/pages.system.test.ts has these.
      for (const link of linksOf(text))
        if (link.startsWith('/') && !known.has(link.split(/[?#]/)[0]!)) others.add(link.split('#')[0]!);
    });
    expect(wrong).toEqual([]);
    await forAll(
      [...others].filter((link) => !followed.has(link)),
      async (link) => {
        followed.add(link);
        const { status } = await service.get(link, { key: null, headers: { Accept: 'text/html' } });
        if (status !== 200 && status !== 302) wrong.push(`${link}: ${status}`);
      },
    );
    expect(wrong).toEqual([]);
  },
);
