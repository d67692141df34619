import { highlight } from '../highlight.ts';
import { requestTarget, type SampleRequest, sampleLanguages } from '../samples.ts';
import { key, openKeyDialog, showRemaining } from './key.ts';
import { baseUrl, element, find, findAll, prefix, stored } from './page.ts';

const language = stored(() => localStorage, 'caryll-language');
/** Longer answers are shown without colours: they are there to be read, not to be waited for. */
const longestHighlighted = 200_000;

type Field = HTMLInputElement | HTMLSelectElement;

/** The request as the fields of a panel have it now; empty query fields are left out. */
function requestOf(panel: HTMLElement): SampleRequest {
  const values = (place: string) =>
    Object.fromEntries(
      findAll<Field>(`[data-in=${place}]`, panel)
        .map(({ name, value }): [string, string] => [name, value.trim()])
        .filter(([, value]) => place === 'path' || value !== ''),
    );
  return {
    baseUrl,
    template: panel.dataset['template']!,
    pathValues: values('path'),
    query: values('query'),
    queryTypes: JSON.parse(panel.dataset['queryTypes']!),
    keyed: panel.dataset['keyed'] === 'true',
  };
}

function drawSample(panel: HTMLElement): void {
  const select = find<HTMLSelectElement>('.language', panel);
  const chosen = sampleLanguages.find(({ id }) => id === select.value) ?? sampleLanguages[0]!;
  find('[data-sample]', panel).innerHTML = highlight(chosen.render(requestOf(panel)), chosen.grammar);
}

function headerTable(headers: Headers): HTMLElement {
  const rows = [...headers].map(([name, value]) =>
    element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, value)),
  );
  return element(
    'details',
    { class: 'more' },
    element('summary', {}, `${rows.length} headers`),
    element(
      'div',
      { class: 'table', tabindex: '0', role: 'region', 'aria-label': 'Headers of the answer' },
      element('table', {}, element('tbody', {}, ...rows)),
    ),
  );
}

function bodyBlock(text: string, type: string): HTMLElement {
  const code = element('code', {});
  const isJson = /\bjson\b/.test(type);
  const pretty = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
  if (isJson && pretty.length < longestHighlighted) code.innerHTML = highlight(pretty, 'json');
  else code.textContent = pretty;
  return element('pre', { tabindex: '0', 'aria-label': 'Body of the answer' }, code);
}

const sizeText = (bytes: number) => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

async function send(panel: HTMLElement): Promise<void> {
  const request = requestOf(panel);
  const secret = key.get();
  const state = find('.answer-state', panel);
  const answer = find('.answer', panel);
  if (request.keyed && secret === undefined) {
    state.textContent = 'This route needs your API key.';
    openKeyDialog();
    return;
  }
  const button = find<HTMLButtonElement>('button[type=submit]', panel);
  button.disabled = true;
  state.textContent = 'Sending …';
  const start = performance.now();
  try {
    const response = await fetch(prefix + requestTarget(request), {
      headers: request.keyed ? { 'X-API-Key': secret! } : {},
      cache: 'no-store',
    });
    const text = await response.text();
    const took = Math.round(performance.now() - start);
    showRemaining(response.headers);
    const cost = response.headers.get('X-RateLimit-Cost');
    const remaining = response.headers.get('X-RateLimit-Remaining');
    state.replaceChildren(
      element('span', { class: `status s${String(response.status)[0]}` }, String(response.status)),
      ` ${[
        `${took} ms`,
        sizeText(new Blob([text]).size),
        cost !== null && `${cost} ${cost === '1' ? 'unit' : 'units'}`,
        remaining !== null && `${Number(remaining).toLocaleString('en')} left`,
      ]
        .filter(Boolean)
        .join(' · ')}`,
    );
    answer.replaceChildren(
      bodyBlock(text, response.headers.get('Content-Type') ?? ''),
      headerTable(response.headers),
    );
    answer.hidden = false;
  } catch {
    state.textContent = 'No answer: the service cannot be reached.';
    answer.hidden = true;
  } finally {
    button.disabled = false;
  }
}

for (const panel of findAll('.console')) {
  const select = find<HTMLSelectElement>('.language', panel);
  select.value = sampleLanguages.some(({ id }) => id === language.get())
    ? language.get()!
    : sampleLanguages[0]!.id;
  select.addEventListener('change', () => {
    language.set(select.value);
    for (const other of findAll('.console')) {
      find<HTMLSelectElement>('.language', other).value = select.value;
      drawSample(other);
    }
  });
  const form = find<HTMLFormElement>('form.try', panel);
  form.addEventListener('input', () => drawSample(panel));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(panel);
  });
  drawSample(panel);
}
