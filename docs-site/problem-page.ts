import type { ProblemDocument } from '../src/problem.ts';
import { html } from '../src/text/html.ts';
import { nearest } from '../src/text/nearest.ts';
import { icons, type Page, type Site } from './layout.ts';

/** What stands after `/docs/` in a path, without the section. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The page that a browser is shown for a problem below `/docs`, mostly an address that no page has. */
export function problemPage({ prefix, nav }: Site, document: ProblemDocument): Page {
  const { status, code, detail, request_id: requestId } = document;
  const missing = code === 'route_not_found';
  const path = document.instance.split('?', 1)[0]!.replace(/\/$/, '');
  const entries = nav.flatMap((section) => section.entries);
  const names = missing ? nearest(nameOf(path), new Set(entries.map((entry) => nameOf(entry.path)))) : [];
  const near = names.flatMap((name) => entries.filter((entry) => nameOf(entry.path) === name));
  const title = missing ? 'There is no such page' : document.title;
  return {
    path,
    title,
    description: title,
    kind: 'guide',
    toc: [],
    body: html`<h1>${title}</h1>
<p>${missing ? html`The documentation has no page at <code>${path}</code>.` : detail}</p>
${
  near.length > 0 &&
  html`<p>Did you mean one of these?</p>
<ul>${near.map((entry) => html`<li><a href="${prefix}${entry.path}">${entry.label}</a></li>`)}</ul>`
}
<p class="hero-actions"><a class="button primary" href="${prefix}/docs">Overview ${icons.arrow}</a> <button type="button" class="button needs-js" data-opens="search">${icons.search} Search the documentation</button></p>
<p class="note">Status ${status}, <a href="${prefix}/docs/errors#${code}"><code>${code}</code></a>, request <code>${requestId}</code>.</p>`,
  };
}
