import { localUrl, marker } from '../src/http/docs-markers.ts';
import { type Html, html, raw } from '../src/text/html.ts';
import { highlight } from './highlight.ts';
import { icons } from './layout.ts';

export interface HomeParts {
  /** Body of the answer to the request for Father Gascoigne. */
  readonly boss: unknown;
  readonly guides: readonly { readonly path: string; readonly title: string; readonly lead: string }[];
  readonly reference: readonly {
    readonly path: string;
    readonly title: string;
    readonly operations: readonly { readonly id: string; readonly path: string; readonly cost: string }[];
  }[];
}

/** The first page: what this is, one request that runs, every route, every guide. */
export function homeBody({ boss, guides, reference }: HomeParts): Html {
  const curl = `curl -H "X-API-Key: $CARYLL_KEY" \\\n  "${localUrl}/v1/bloodborne/bosses/father-gascoigne"`;
  const shown = ['name', 'location_slug', 'hp', 'blood_echoes', 'drops'];
  const { data } = boss as { data: Readonly<Record<string, unknown>> };
  const lines = shown.map((name) => `  "${name}": ${JSON.stringify(data[name])},`);
  const beginning = `{ "data": {\n${lines.join('\n')}\n  …`;
  return html`<div class="hero"><div>
<h1>Reference data for the night of the hunt</h1>
<p class="lead">Caryll serves what is known about action role-playing games, Bloodborne first: bosses, weapons, armor, items, places and how they refer to each other. Read-only JSON, exact to the last slug.</p>
<p class="hero-actions"><a class="button primary" href="${marker('prefix')}/docs/getting-started">Get started ${icons.arrow}</a> <a class="button" href="${marker('prefix')}/docs/reference/bosses#getBoss">Try a request</a></p>
</div>
<div class="panel"><div class="panel-head"><span class="panel-title">One boss</span></div><pre tabindex="0" aria-label="A first request"><code>${raw(highlight(curl, 'bash'))}</code></pre>
<pre class="hero-answer" tabindex="0" aria-label="The beginning of its answer"><code>${raw(highlight(beginning, 'json'))}</code></pre></div>
</div>
<h2 id="routes">Routes</h2>
<div class="cards routes">${reference.map(
    ({
      path,
      title,
      operations,
    }) => html`<section class="card"><h3><a href="${marker('prefix')}${path}">${title}</a></h3>
<ul>${operations.map(
      ({ id, path: route, cost }) =>
        html`<li><a href="${marker('prefix')}${path}#${id}"><code>${route.replace('/v1/{gameId}', '') || route}</code></a> <span class="cost">${cost}</span></li>`,
    )}</ul></section>`,
  )}</div>
<p class="note">Routes without <code>/v1</code> in front are below <code>/v1/{gameId}</code>, for instance <code>/v1/bloodborne</code>.</p>
<h2 id="guides">Guides</h2>
<div class="cards">${guides.map(
    ({ path, title, lead }) =>
      html`<section class="card"><h3><a href="${marker('prefix')}${path}">${title}</a></h3><p>${lead}</p></section>`,
  )}</div>`;
}
