import { localUrl, marker } from '../docs/docs-markers.ts';
import { copyButton } from '../pages/layout.tsx';
import { Code } from './code.tsx';

const target = '/v1/bloodborne/bosses/father-gascoigne';
const shown = ['name', 'location_slug', 'hp', 'blood_echoes'];

/**
 * A first request with its response. With a DEMO_KEY the page sends it; the recorded response is there before that, and
 * where there is no such key.
 *
 * @param boss body of the recorded response.
 */
export function FirstRequest({ boss }: { boss: unknown }) {
  const { data } = boss as { data: Readonly<Record<string, unknown>> };
  const lines = shown.map((name) => `    "${name}": ${JSON.stringify(data[name])},`);
  return (
    <div class="panel first-request" data-target={target}>
      <div class="hero-part">
        <div class="panel-head">
          <span class="panel-title">One boss</span>
          {copyButton}
        </div>
        <Code
          label="A first request"
          code={`curl -H "X-API-Key: $CARYLL_KEY" \\\n  "${localUrl}${target}"`}
          language="bash"
        />
        {marker('demo')}
      </div>
      <div class="hero-part">
        <div class="panel-head">
          <span class="panel-title">Response</span>
          <span class="status s2">200</span>
        </div>
        <Code
          label="Start of the response"
          code={`{\n  "data": {\n${lines.join('\n')}\n    …\n  }\n}`}
          language="json"
        />
      </div>
    </div>
  );
}
