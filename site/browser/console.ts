import { costIn, type QuotaCost } from '../../src/rest/quota-cost.ts';
import { recordTarget, tryPath } from '../shared/record-address.ts';
import { requestTarget, type SampleRequest, sampleLanguages } from '../shared/samples.ts';
import { complete, gameOf } from './complete.ts';
import { openHistory, remember } from './history.ts';
import { jsonHtml, type LeadOf } from './json-view.ts';
import { openKeyDialog, plan, planChanged, showRemaining } from './key.ts';
import { baseUrl, element, find, findAll, pageAddress, prefix, unitsText } from './page.ts';
import { recordNames } from './records.ts';
import { key } from './current-key.ts';
import { stored } from './stored.ts';

const language = stored(() => localStorage, 'caryll-language');
/** Longer responses are shown without colors and links, which would take too long. */
const maxHighlighted = 200_000;

type Field = HTMLInputElement | HTMLSelectElement;

const entityTagField = (panel: HTMLElement) => panel.querySelector<HTMLInputElement>('[name=If-None-Match]');

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
    entityTag: entityTagField(panel)?.value.trim() || undefined,
  };
}

async function drawSample(panel: HTMLElement): Promise<void> {
  const select = find<HTMLSelectElement>('.language', panel);
  const chosen = sampleLanguages.find(({ id }) => id === select.value) ?? sampleLanguages[0]!;
  const { highlight } = await import('../shared/highlight.ts');
  find('[data-sample]', panel).innerHTML = highlight(chosen.render(requestOf(panel)), chosen.grammar);
}

/** The price of the current request, for the plan of the key or, if that is unknown, the most expensive one. */
function drawPrice(panel: HTMLElement): void {
  const { query } = requestOf(panel);
  const which = query['slugs'] === undefined ? query['view'] || 'default' : 'slugs';
  const units = costIn(JSON.parse(panel.dataset['cost']!) as QuotaCost, which);
  const byPlan = typeof units === 'number' ? { all: units } : units;
  const [min, max] = [Math.min(...Object.values(byPlan)), Math.max(...Object.values(byPlan))];
  const known = min === max ? min : byPlan[plan.get() ?? ''];
  const text = known === undefined ? `${min} to ${unitsText(max)}` : known === 0 ? 'free' : unitsText(known);
  find('.price', panel).textContent = entityTagField(panel)?.value ? `${text}, free if unchanged` : text;
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
      { class: 'table', tabindex: '0', role: 'region', 'aria-label': 'Response headers' },
      element('table', {}, element('tbody', {}, ...rows)),
    ),
  );
}

/** Links of the slugs and addresses in the response of a panel: the request for that record, filled in. */
async function leadsOf(panel: HTMLElement): Promise<LeadOf> {
  const leads: Readonly<Record<string, string>> = JSON.parse(panel.dataset['leads']!);
  const { targets, segmentOfKind } = await recordNames();
  const gameId = gameOf(panel, requestOf(panel).pathValues['gameId']);
  return (text, path, holder) => {
    if (/^\/v1(\/|$)/.test(text)) return pageAddress(tryPath(text));
    const known = leads[path.slice(1).join('[].')];
    // Records within a record have their kind, or are in a field that is named after it.
    const within =
      path.at(-1) === 'slug' ? (segmentOfKind[String(holder['kind'])] ?? path.at(-2)) : undefined;
    const template = targets[known ?? within ?? ''];
    return template && pageAddress(tryPath(recordTarget(template, gameId, text)));
  };
}

async function bodyBlock(panel: HTMLElement, text: string, type: string): Promise<HTMLElement> {
  const code = element('code', {});
  const isJson = /\bjson\b/.test(type);
  if (isJson && text.length < maxHighlighted) {
    // Without the names nothing is a link.
    const leadOf = await leadsOf(panel).catch((): LeadOf => () => undefined);
    code.innerHTML = jsonHtml(JSON.parse(text), leadOf);
  } else {
    code.textContent = isJson ? JSON.stringify(JSON.parse(text), null, 2) : text;
  }
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'code-head' },
      element('span', {}, 'Response'),
      element('button', { type: 'button', class: 'small', 'data-copy': '' }, 'Copy'),
    ),
    element('pre', { tabindex: '0', 'aria-label': 'Response body' }, code),
  );
}

/** A button that fills in the entity tag of a response, so that a repeated request is free while nothing changes. */
function tagButton(panel: HTMLElement, tag: string): HTMLElement {
  const button = element('button', { type: 'button', class: 'small' }, 'Use this ETag');
  button.addEventListener('click', () => {
    const field = entityTagField(panel)!;
    field.value = tag;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
  return button;
}

const sizeText = (bytes: number) => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

async function send(panel: HTMLElement): Promise<void> {
  const request = requestOf(panel);
  const secret = key.get();
  const state = find('.answer-state', panel);
  const output = find('.answer', panel);
  if (request.keyed && secret === undefined) {
    state.textContent = 'This route needs your API key.';
    openKeyDialog(() => void send(panel));
    return;
  }
  const button = find<HTMLButtonElement>('button[type=submit]', panel);
  button.disabled = true;
  state.textContent = 'Sending …';
  const start = performance.now();
  try {
    const target = requestTarget(request);
    const response = await fetch(prefix + target, {
      headers: {
        ...(request.keyed && { 'X-API-Key': secret! }),
        ...(request.entityTag !== undefined && { 'If-None-Match': request.entityTag }),
      },
      cache: 'no-store',
    });
    const text = await response.text();
    const took = Math.round(performance.now() - start);
    const { status, headers } = response;
    if (request.keyed) showRemaining(headers, status);
    history.replaceState(null, '', shareable(target));
    const cost = headers.get('X-RateLimit-Cost');
    const remaining = headers.get('X-RateLimit-Remaining');
    const tag = headers.get('ETag');
    remember({ target, status, units: Number(cost ?? 0), at: Date.now() });
    state.replaceChildren(
      element('span', { class: `status s${String(status)[0]}` }, String(status)),
      ` ${[
        `${took} ms`,
        status === 304 ? 'not modified' : sizeText(new Blob([text]).size),
        cost !== null && unitsText(Number(cost)),
        remaining !== null && `${Number(remaining).toLocaleString('en')} left`,
      ]
        .filter(Boolean)
        .join(' · ')}`,
    );
    if (status === 200 && tag !== null && entityTagField(panel)) state.append(' ', tagButton(panel, tag));
    output.replaceChildren(
      ...(text === '' ? [] : [await bodyBlock(panel, text, headers.get('Content-Type') ?? '')]),
      headerTable(headers),
    );
    output.hidden = false;
    output.focus({ preventScroll: true });
    output.scrollIntoView({ block: 'nearest' });
  } catch {
    state.textContent = 'The service cannot be reached.';
    output.hidden = true;
  } finally {
    button.disabled = false;
  }
}

/** The address of this page with a request, filled in for anyone who opens it. */
const shareable = (target: string) => `${location.pathname}?${new URLSearchParams({ try: target })}`;

/** A part of a path as text; as it is where its percent-encoding does not decode. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Fills the fields of a panel with a target, if it is one of its operation. */
function fill(panel: HTMLElement, target: string): boolean {
  const [path, query = ''] = target.split('?');
  const names: string[] = [];
  const pattern = panel.dataset['template']!.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(path!);
  if (found === null) return false;
  const values: Record<string, string> = Object.fromEntries(new URLSearchParams(query));
  names.forEach((name, index) => {
    values[name] = decoded(found[index + 1]!);
  });
  for (const field of findAll<Field>('[data-in=path], [data-in=query]', panel))
    field.value = values[field.name] ?? '';
  return true;
}

const panels = findAll('.console');
for (const panel of panels) {
  const select = find<HTMLSelectElement>('.language', panel);
  const form = find<HTMLFormElement>('form.try', panel);
  select.addEventListener('change', () => {
    language.set(select.value);
    for (const other of panels) {
      find<HTMLSelectElement>('.language', other).value = select.value;
      void drawSample(other);
    }
  });
  form.addEventListener('input', () => {
    drawPrice(panel);
    void drawSample(panel);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(panel);
  });
  find('[data-history]', form).addEventListener('click', openHistory);
  const share = find('[data-share]', form);
  share.addEventListener('click', async () => {
    const address = shareable(requestTarget(requestOf(panel)));
    history.replaceState(null, '', address);
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      share.textContent = 'Copied';
    } catch {
      share.textContent = 'Copy the page address';
    }
    setTimeout(() => {
      share.textContent = 'Share';
    }, 2_000);
  });
  complete(panel);
  drawPrice(panel);
  // The page has the first language already.
  if (sampleLanguages.slice(1).some(({ id }) => id === language.get())) {
    select.value = language.get()!;
    void drawSample(panel);
  }
}
document.addEventListener(planChanged, () => panels.forEach(drawPrice));

// An address with `try` comes with a request, which is shown and waits for the reader.
const wanted = new URLSearchParams(location.search).get('try');
const panel = wanted === null ? undefined : panels.find((each) => fill(each, wanted));
if (panel !== undefined) {
  drawPrice(panel);
  void drawSample(panel);
  const button = find<HTMLButtonElement>('button[type=submit]', panel);
  find('form.try', panel).scrollIntoView({ block: 'center' });
  button.focus({ preventScroll: true });
}
