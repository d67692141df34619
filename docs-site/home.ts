import { localUrl, marker } from '../src/http/docs-markers.ts';
import { type Html, html, raw } from '../src/text/html.ts';
import { highlight } from './highlight.ts';
import { copyButton, icons, type Page } from './layout.ts';

export interface HomeParts {
  /** Body of the answer to the request for Father Gascoigne. */
  readonly boss: unknown;
  /** What one can do, and the first sentences of the guide to it. */
  readonly tasks: readonly { readonly path: string; readonly task: string; readonly lead: string }[];
  /** Pages to look at the data with. */
  readonly browse: readonly Page[];
  /** Kinds of records, with how many there are. */
  readonly records: readonly { readonly path: string; readonly title: string; readonly count: number }[];
}

const prefix = marker('prefix');
const shown = ['name', 'location_slug', 'hp', 'blood_echoes'];

/** The first page: what this is, one request that runs, what one can do, and what there is. */
export function homeBody({ boss, tasks, browse, records }: HomeParts): Html {
  const curl = `curl -H "X-API-Key: $CARYLL_KEY" \\\n  "${localUrl}/v1/bloodborne/bosses/father-gascoigne"`;
  const { data } = boss as { data: Readonly<Record<string, unknown>> };
  const lines = shown.map((name) => `    "${name}": ${JSON.stringify(data[name])},`);
  const beginning = `{\n  "data": {\n${lines.join('\n')}\n    …\n  }\n}`;
  return html`<div class="hero"><div>
<h1>Reference data for the night of the hunt</h1>
<p class="lead">Caryll serves what is known about action role-playing games, Bloodborne first: bosses, weapons, armor, items, places and how they refer to each other. Read-only JSON, exact to the last slug.</p>
<p class="hero-actions"><a class="button primary" href="${prefix}/docs/getting-started">Get started ${icons.arrow}</a> <a class="button" href="${prefix}/docs/reference/bosses#getBoss">Try a request</a></p>
</div>
<div class="panel"><div class="hero-part"><div class="panel-head"><span class="panel-title">One boss</span>${copyButton}</div><pre tabindex="0" aria-label="A first request"><code>${raw(highlight(curl, 'bash'))}</code></pre></div>
<div class="hero-part"><div class="panel-head"><span class="panel-title">Response</span><span class="status s2">200</span></div><pre tabindex="0" aria-label="The beginning of the response"><code>${raw(highlight(beginning, 'json'))}</code></pre></div></div>
</div>
<h2 id="tasks">What you can do</h2>
<div class="cards">${tasks.map(
    ({ path, task, lead }) =>
      html`<section class="card"><h3><a href="${prefix}${path}">${task}</a></h3><p>${lead}</p></section>`,
  )}</div>
<h2 id="browse">Browse</h2>
<div class="cards">${browse.map(
    ({ path, title, description }) =>
      html`<section class="card"><h3><a href="${prefix}${path}">${title}</a></h3><p>${description}</p></section>`,
  )}</div>
<h2 id="records">What there is</h2>
<ul class="counted">${records.map(
    ({ path, title, count }) =>
      html`<li><a href="${prefix}${path}">${title}</a> <span>${count.toLocaleString('en')}</span></li>`,
  )}</ul>
<p class="note">The figures count the records of the data that came with this version of the service. <a href="${prefix}/docs/reference/service#getGame">What a game has</a> counts those that are served, and costs nothing.</p>`;
}
