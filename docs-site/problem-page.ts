import { marker } from '../src/http/docs-markers.ts';
import { html, raw } from '../src/text/html.ts';
import { icons, type Page } from './layout.ts';

const prefix = marker('prefix');

/** The page that a browser is shown for a problem below `/docs`, mostly an address that no page has. */
export const problemPage: Page = {
  path: '',
  title: marker('title'),
  description: marker('title'),
  kind: 'guide',
  toc: [],
  body: html`<h1>${marker('title')}</h1>
<p>${marker('message')}</p>
${marker('suggestions')}
<p class="hero-actions"><a class="button primary" href="${prefix}/docs">Overview ${icons.arrow}</a> <button type="button" class="button needs-js" data-opens="search">${icons.search} Search the documentation</button></p>
<p class="note">Status ${marker('status')}, <a href="${prefix}/docs/errors#${marker('code')}"><code>${marker('code')}</code></a>, request <code>${marker('request-id')}</code>.</p>`,
};

/**
 * The frame of the pages that the service makes (src/pages).
 *
 * @param style path of the style that they have beside that of all pages.
 */
export const framePage = (style: string): Page => ({
  path: '',
  title: marker('title'),
  description: marker('description'),
  kind: 'page',
  toc: [],
  nav: raw(marker('nav')),
  links: html`<link rel="stylesheet" href="${prefix}${style}">
${raw(marker('head'))}`,
  body: raw(marker('body')),
});
