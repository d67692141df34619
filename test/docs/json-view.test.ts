import { expect, test } from '@jest/globals';
import { jsonHtml, type LeadOf } from '../../site/browser/json-view.ts';

const nowhere: LeadOf = () => undefined;
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each([
  { a: [], b: {}, c: null, d: true, e: -1.5, f: 'x "quoted" <b>&amp;</b>', g: [1, [2, { h: 'i' }]] },
  [],
  'text',
  null,
])('the text is the document: %j', (value) => {
  expect(textOf(jsonHtml(value, nowhere))).toBe(JSON.stringify(value, null, 2));
});

test('nothing of a document is HTML', () => {
  const html = jsonHtml({ '<i>': '<script>alert(1)</script>' }, () => '"><script>');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<i>');
});

test('a text is a link where it leads somewhere, by the fields that it is in', () => {
  const requested: unknown[] = [];
  const html = jsonHtml(
    { data: [{ kind: 'item', drops: [{ slug: 'x' }], slugs: ['y', 'z'] }] },
    (text, path) => {
      requested.push([text, path.join('.')]);
      return text === 'y' ? '/there?a=1&b=2' : undefined;
    },
  );
  expect(requested).toEqual([
    ['item', 'data.kind'],
    ['x', 'data.drops.slug'],
    ['y', 'data.slugs'],
    ['z', 'data.slugs'],
  ]);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="/there?a=1&amp;b=2"><span class="hljs-string">&quot;y&quot;</span></a>');
});
