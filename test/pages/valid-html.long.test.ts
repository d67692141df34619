import { beforeAll, expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { listsOfRecords } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

/** The HTML of pages: what may contain what, references by id, roles and their attributes. */

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The standard does not count it among sectioning content, so a heading of a row may have it.
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    // Matters of style, or of what JSX writes.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-implicit-button-type': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
});

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** Errors of a page, in one line each. */
async function errorsOf(path: string): Promise<string[]> {
  const { text } = await service.get(path, { key: null, headers: { Accept: 'text/html' } });
  const { results } = await validator.validateString(text);
  const lines = text.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) =>
        `${path}: ${ruleId}: ${message} (${lines[line - 1]!.slice(Math.max(0, column - 40), column + 60)})`,
    ),
  );
}

/** Those that occur on several pages once. */
const findingsOf = async (paths: readonly string[]): Promise<string[]> => {
  const all = new Map<string, string>();
  for (const path of paths)
    for (const error of await errorsOf(path)) all.set(error.slice(error.indexOf(': ')).slice(0, 90), error);
  return [...all.values()];
};

test('the pages of the documentation are valid', async () => {
  const { text } = await service.get('/docs', { key: null, headers: { Accept: 'text/html' } });
  const linked = [...text.matchAll(/href="(\/docs[^"#?]*)"/g)].map(([, path]) => path!);
  const linkedTools = [...text.matchAll(/href="(\/[\w-]+\/(?:map|checklist))"/g)].map(([, path]) => path!);
  const former = ['/docs/explore', '/docs/map', '/docs/checklist'];
  const paths = [...new Set([...linked, ...linkedTools, ...former, '/docs/tools'])];
  expect(await findingsOf(paths.filter((path) => !path.includes('.')))).toEqual([]);
});

test.each(['bloodborne', 'elden-ring'])('the pages of %s are valid', async (game) => {
  const { json } = await service.get(`/v1/${game}`);
  const paths = ['/', `/${game}`, `/${game}?q=the`];
  for (const { name } of listsOfRecords<{ name: string }>(json.data.resources)) {
    const list = await service.get(`/v1/${game}/${name}?view=full&page_size=100`);
    // The records with the most texts that are hidden, as these are in elements of their own.
    const records = list.json.data
      .filter(({ slug }: { slug?: string }) => slug !== undefined)
      .sort((a: any, b: any) => (b.spoilers?.length ?? 0) - (a.spoilers?.length ?? 0))
      .slice(0, 2);
    if (records.length === 0) continue;
    paths.push(`/${game}/${name}`, ...records.map(({ slug }: any) => `/${game}/${name}/${slug}`));
  }
  expect(await findingsOf(paths)).toEqual([]);
});
