import { localUrl, marker } from '../src/http/docs-markers.ts';
import { type Html, html, raw } from '../src/text/html.ts';
import { highlight } from './highlight.ts';
import { copyButton } from './layout.ts';

const target = '/v1/bloodborne/bosses/father-gascoigne';
const shown = ['name', 'location_slug', 'hp', 'blood_echoes'];

/**
 * A first request with its response. With a DEMO_KEY the page sends it; the recorded response is there before that, and
 * where there is no such key.
 *
 * @param boss body of the recorded response.
 */
export function firstRequest(boss: unknown): Html {
  const curl = `curl -H "X-API-Key: $CARYLL_KEY" \\\n  "${localUrl}${target}"`;
  const { data } = boss as { data: Readonly<Record<string, unknown>> };
  const lines = shown.map((name) => `    "${name}": ${JSON.stringify(data[name])},`);
  const beginning = `{\n  "data": {\n${lines.join('\n')}\n    …\n  }\n}`;
  return html`<div class="panel first-request" data-target="${target}"><div class="hero-part"><div class="panel-head"><span class="panel-title">One boss</span>${copyButton}</div><pre tabindex="0" aria-label="A first request"><code>${raw(highlight(curl, 'bash'))}</code></pre>${marker('demo')}</div>
<div class="hero-part"><div class="panel-head"><span class="panel-title">Response</span><span class="status s2">200</span></div><pre tabindex="0" aria-label="Start of the response"><code>${raw(highlight(beginning, 'json'))}</code></pre></div></div>`;
}
