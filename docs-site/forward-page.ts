import { marker } from '../src/http/docs-markers.ts';
import { html } from '../src/text/html.ts';
import type { Page } from './layout.ts';

const prefix = marker('prefix');

/**
 * The page at the former address of the explorer: it leads to the page of the record or list that the address named.
 *
 * @param script what does so, inline.
 */
export const forwardPage = (script: string): Page => ({
  path: '/docs/explore',
  title: 'Records have pages of their own',
  description: 'The former address of the explorer, which leads to the pages of records.',
  kind: 'reference',
  toc: [],
  inline: { script, data: html`data-prefix="${prefix}"` },
  body: html`<h1>Records have pages of their own</h1>
<p><a href="${prefix}/">The home page</a> leads to all of them.</p>`,
});
