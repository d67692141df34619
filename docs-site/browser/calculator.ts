import { highlight } from '../highlight.ts';
import { requestTarget, type SampleRequest, sampleLanguages } from '../samples.ts';
import { openKeyDialog, showRemaining } from './key.ts';
import { baseUrl, element, find, findAll, prefix } from './page.ts';
import { key } from './stored.ts';

/** The parts of the response of `calculateAttackRating` that are shown. */
interface Rating {
  readonly total: number;
  readonly by_type: Readonly<Record<string, number>>;
  readonly base: Readonly<Record<string, number>>;
  readonly bonus: Readonly<Record<string, number>>;
  readonly stats: Readonly<Record<string, number>>;
  readonly unmet_requirements: readonly { stat: string; needed: number; has: number }[];
  readonly unverified: readonly string[];
  readonly curve: readonly { readonly value: number; readonly total: number }[] | null;
}

/** Responses by target with their tags, so that a repeated request is free. */
const remembered = new Map<string, { readonly etag: string; readonly data: Rating }>();
let spent = 0;

const svgName = 'http://www.w3.org/2000/svg';
function shape(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): SVGElement {
  const made = document.createElementNS(svgName, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/** A round step that divides a range into about four parts. */
function tickStep(range: number): number {
  const rough = Math.max(1, range / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!;
}

/** The curve as a picture: the rating upwards, the stat to the right, and where the hunter is. */
function drawCurve(curve: NonNullable<Rating['curve']>, stat: string, at: number): SVGElement {
  const [width, height, left, right, top, bottom] = [640, 300, 52, 16, 18, 44];
  const totals = curve.map(({ total }) => total);
  const step = tickStep(Math.max(...totals) - Math.min(...totals));
  const low = Math.floor(Math.min(...totals) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...totals) / step) * step);
  const x = (value: number) => left + ((value - 1) / 98) * (width - left - right);
  const y = (total: number) => height - bottom - ((total - low) / (high - low)) * (height - top - bottom);
  const now = curve.find(({ value }) => value === at) ?? curve[0]!;
  const label = `Attack rating over ${stat}: ${curve[0]!.total} at 1, ${now.total} at ${now.value}, ${curve.at(-1)!.total} at 99`;
  const svg = shape('svg', {
    viewBox: `0 0 ${width} ${height}`,
    class: 'curve',
    role: 'img',
    'aria-label': label,
  });
  for (let total = low; total <= high; total += step) {
    svg.append(
      shape('line', { class: 'grid', x1: left, x2: width - right, y1: y(total), y2: y(total) }),
      shape('text', { x: left - 8, y: y(total) + 4, 'text-anchor': 'end' }, String(total)),
    );
  }
  for (const value of [1, 10, 25, 50, 75, 99]) {
    svg.append(
      shape('line', { class: 'grid', x1: x(value), x2: x(value), y1: top, y2: height - bottom }),
      shape('text', { x: x(value), y: height - bottom + 18, 'text-anchor': 'middle' }, String(value)),
    );
  }
  const points = curve.map(({ value, total }) => `${x(value).toFixed(1)},${y(total).toFixed(1)}`);
  const isRight = now.value > 75;
  svg.append(
    shape('polyline', { class: 'line', points: points.join(' ') }),
    shape('circle', { class: 'here', cx: x(now.value), cy: y(now.total), r: 5 }),
    shape(
      'text',
      {
        class: 'here',
        x: x(now.value) + (isRight ? -10 : 10),
        y: Math.min(height - bottom - 8, y(now.total) + 22),
        'text-anchor': isRight ? 'end' : 'start',
      },
      `${now.total} at ${now.value}`,
    ),
    shape('text', { x: (left + width - right) / 2, y: height - 6, 'text-anchor': 'middle' }, stat),
  );
  return svg;
}

function scrollable(label: string, table: HTMLElement): HTMLElement {
  return element('div', { class: 'table', tabindex: '0', role: 'region', 'aria-label': label }, table);
}

function tableOf(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): HTMLElement {
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name)))),
    element(
      'tbody',
      {},
      ...rows.map(([first, ...rest]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, String(first)),
          ...rest.map((value) => element('td', {}, String(value))),
        ),
      ),
    ),
  );
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));

function show(panel: HTMLElement, data: Rating, request: SampleRequest): void {
  const types = Object.keys(data.by_type).filter((type) => data.by_type[type] !== 0 || data.base[type] !== 0);
  const parts: (Node | string)[] = [
    element('p', { class: 'calc-total' }, element('strong', {}, String(data.total)), ' attack rating'),
    scrollable(
      'Rating by type',
      tableOf(
        ['Type', 'Weapon', 'Added', 'Rating'],
        types.map((type) => [type, data.base[type]!, signed(data.bonus[type]!), data.by_type[type]!]),
      ),
    ),
  ];
  for (const { stat, needed, has } of data.unmet_requirements)
    parts.push(
      element('p', { class: 'fault' }, `The weapon needs ${needed} ${stat}; the hunter has ${has}.`),
    );
  if (data.unverified.length > 0) {
    parts.push(
      element(
        'p',
        { class: 'calc-note' },
        element('a', { href: '#unverified' }, 'Not verified'),
        `: ${data.unverified.join(', ')}.`,
      ),
    );
  }
  const stat = request.query['curve'];
  if (data.curve !== null && stat !== undefined) {
    parts.push(
      drawCurve(data.curve, stat, data.stats[stat]!),
      element(
        'details',
        { class: 'more' },
        element('summary', {}, 'The curve as a table'),
        scrollable(
          'The curve as a table',
          tableOf(
            [stat, 'Rating'],
            data.curve.map(({ value, total }) => [value, total]),
          ),
        ),
      ),
    );
  }
  const code = element('code', {});
  const curl = sampleLanguages[0]!;
  code.innerHTML = highlight(curl.render(request), curl.grammar);
  parts.push(
    element(
      'p',
      { class: 'calc-note' },
      'The request, as ',
      element('a', { href: `${prefix}/docs/reference/calculators#calculateAttackRating` }, 'the reference'),
      ' describes it:',
    ),
    element('pre', { tabindex: '0', 'aria-label': 'The request in code' }, code),
  );
  const answer = find('.calc-answer', panel);
  answer.replaceChildren(...parts);
  answer.hidden = false;
}

async function calculate(panel: HTMLFormElement): Promise<void> {
  const query = Object.fromEntries(
    [...new FormData(panel)].flatMap(([name, value]) => {
      const text = String(value).trim();
      return text === '' ? [] : [[name, text]];
    }),
  ) as Record<string, string>;
  const request: SampleRequest = {
    baseUrl,
    template: '/v1/{gameId}/calc/attack-rating',
    pathValues: { gameId: 'bloodborne' },
    query,
    queryTypes: {},
    keyed: true,
  };
  const state = find('.answer-state', panel);
  const secret = key.get();
  if (secret === undefined) {
    state.textContent = 'This needs your API key.';
    openKeyDialog();
    return;
  }
  const target = requestTarget(request);
  const known = remembered.get(target);
  const button = find<HTMLButtonElement>('button[type=submit]', panel);
  button.disabled = true;
  state.textContent = 'Calculating …';
  try {
    const response = await fetch(prefix + target, {
      headers: { 'X-API-Key': secret, ...(known ? { 'If-None-Match': known.etag } : {}) },
      cache: 'no-store',
    });
    showRemaining(response.headers);
    const cost = response.status === 200 ? Number(response.headers.get('X-RateLimit-Cost') ?? 0) : 0;
    spent += cost;
    const remaining = response.headers.get('X-RateLimit-Remaining');
    const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;
    const says = [
      `${units(cost)} for this`,
      `${units(spent)} on this page`,
      remaining !== null && `${Number(remaining).toLocaleString('en')} left`,
    ].filter(Boolean);
    state.replaceChildren(
      element('span', { class: `status s${String(response.status)[0]}` }, String(response.status)),
      ` ${says.join(' · ')}`,
    );
    const text = await response.text();
    const body = response.status === 304 ? undefined : JSON.parse(text);
    if (response.ok) {
      const etag = response.headers.get('ETag');
      if (etag !== null) remembered.set(target, { etag, data: body.data });
      show(panel, body.data, request);
    } else if (response.status === 304 && known) {
      show(panel, known.data, request);
    } else {
      find('.calc-answer', panel).hidden = true;
      state.append(element('span', { class: 'calc-fault' }, ` ${body.detail}`));
    }
  } catch {
    state.textContent = 'The service cannot be reached.';
  } finally {
    button.disabled = false;
    button.focus({ preventScroll: true });
  }
}

for (const panel of findAll<HTMLFormElement>('form.calc')) {
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    void calculate(panel);
  });
}
