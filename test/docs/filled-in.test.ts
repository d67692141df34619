import { describe, expect, test } from '@jest/globals';
import { createDocs, type DocsParts } from '../../site/docs/docs.tsx';

/** What a running service adds to the rendered pages: settings, and the changelog of the release it serves. */

const game = {
  id: 'bloodborne',
  name: 'Bloodborne & more',
  datasetVersion: '2026.12.1',
  releasedAt: '2026-12-01',
  records: 1234,
  changes: [
    { version: '2026.12.1', released_at: '2026-12-01', notes: ['The `hp` of <all> bosses.'] },
    { version: '2026.11.1', released_at: '2026-11-21', notes: ['First.', 'Second.'] },
  ],
};
const releaseOf = (...games: (typeof game)[]) => ({ games: new Map(games.map((each) => [each.id, each])) });
const first = releaseOf({ ...game, changes: game.changes.slice(1) });
const second = releaseOf(game, { ...game, id: 'sequel', name: 'Sequel' });

const docsWith = (parts: Partial<DocsParts>) =>
  createDocs({ baseUrl: '', contact: undefined, release: () => first, ...parts });
const textOf = (docs: ReturnType<typeof createDocs>, path: string) => docs.pageAt(path)!().body.toString();
const everyPage = [
  '/docs',
  '/docs/authentication',
  '/docs/changes',
  '/docs/errors',
  '/docs/reference/bloodborne-bosses',
];

describe('the changelog', () => {
  test('is that of the release that is served, in its page, its contents and the search', () => {
    const docs = docsWith({ release: () => second });
    const page = textOf(docs, '/docs/changes');
    expect(page).toContain(
      '<h2 id="bloodborne"><a class="anchor" href="#bloodborne">Changelog of Bloodborne &amp; more</a></h2>',
    );
    expect(page).toContain('<p>Current version: <code>2026.12.1</code> of 2026-12-01, 1,234 records.</p>');
    expect(page).toContain('<ul><li>The <code>hp</code> of &lt;all> bosses.</li></ul>');
    const inContents = [...page.matchAll(/<li class="level-\d"><a href="#([^"]+)">/g)].map(([, id]) => id);
    expect(inContents.filter((id) => /^(bloodborne|sequel)/.test(id!))).toEqual([
      ...['bloodborne', 'bloodborne-2026.12.1', 'bloodborne-2026.11.1'],
      ...['sequel', 'sequel-2026.12.1', 'sequel-2026.11.1'],
    ]);
    const index = JSON.parse(textOf(docs, '/docs/assets/search.json'));
    expect(index).toContainEqual({
      url: '/docs/changes#bloodborne-2026.12.1',
      kind: 'Guide',
      title: '2026.12.1',
      where: 'Changes',
      text: 'Released on 2026-12-01. The hp of <all> bosses.',
    });
  });

  test('changes with the release; until then every page is made once', () => {
    let release: DocsParts['release'] extends () => infer Release ? Release : never = first;
    const docs = docsWith({ release: () => release });
    const before = docs.pageAt('/docs/changes')!();
    expect(docs.pageAt('/docs/changes')!()).toBe(before);
    release = second;
    const after = docs.pageAt('/docs/changes')!();
    expect(before.body.toString()).not.toContain('2026.12.1</a>');
    expect(after.body.toString()).toContain('2026.12.1</a>');
    expect(after.etag).not.toBe(before.etag);
  });
});

describe('settings', () => {
  test('no page is left with something to fill in', async () => {
    for (const docs of [
      docsWith({}),
      docsWith({ baseUrl: 'https://example.org/x', contact: 'a@example.org' }),
    ]) {
      for (const path of [...everyPage, '/docs/assets/search.json'])
        expect(textOf(docs, path)).not.toMatch(/\{\{[\w-]+\}\}/);
      const { body } = (await docs.problemPage({
        type: '',
        title: 'Any title',
        status: 405,
        detail: 'Any <detail>.',
        instance: '/docs/quotas',
        code: 'method_not_allowed',
        request_id: 'some-request',
      }))!;
      expect(body.toString()).not.toMatch(/\{\{[\w-]+\}\}/);
      expect(body.toString()).toContain('Any &lt;detail>.');
    }
  });

  test('an address is put in as text, whatever it holds', () => {
    const baseUrl = `https://example.org/a"b'<c>`;
    const docs = docsWith({ baseUrl });
    for (const path of everyPage) expect(textOf(docs, path)).not.toMatch(/a"b|<c>/);
    const index: { text: string }[] = JSON.parse(textOf(docs, '/docs/assets/search.json'));
    expect(index.some(({ text }) => text.includes(`${baseUrl}/v1`))).toBe(true);
  });

  test('a marker in what is filled in stays as it is', async () => {
    const { body } = (await docsWith({}).problemPage({
      type: '',
      title: '',
      status: 404,
      detail: '',
      instance: '/docs/{{base-url}}',
      code: 'route_not_found',
      request_id: 'some-request',
    }))!;
    expect(body.toString()).toContain('<code>/docs/{{base-url}}</code>');
  });
});

describe('the first request', () => {
  test('is sent with the key that the operator shows, and is a recorded one without', () => {
    const key = `caryll_live_${'a'.repeat(36)}`;
    const [shown, without] = [docsWith({ demoKey: key }), docsWith({})];
    const [sent, recorded] = [textOf(shown, '/docs'), textOf(without, '/docs')];
    expect(sent).toContain(`data-demo-key="${key}"`);
    expect(sent).toContain(`<code>${key}</code>`);
    expect(recorded).not.toContain('data-demo-key');
    expect(recorded).toContain('This is a recorded response.');
  });
});
