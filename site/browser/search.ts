import { recordPath, recordEntries, recordTarget, veilOf } from '../shared/record-address.ts';
import { createFinder, type Entry, type Finder } from '../shared/finder.ts';
import { plan, showRemaining } from './key.ts';
import { element, find, findAll, pageAddress, prefix, unitsText } from './page.ts';
import { recordNames } from './records.ts';
import { spoilersAreShown } from './spoilers.ts';
import { key } from './current-key.ts';

const dialog = find<HTMLDialogElement>('#search');
const input = find<HTMLInputElement>('input', dialog);
const list = find('#search-results');
const state = find('.search-state', dialog);
const max = 12;

let finder: Promise<Finder> | undefined;

/** Loads the search index when it is first needed: the pages, and the names of the records. */
function load(): Promise<Finder> {
  finder ??= Promise.all([
    fetch(document.body.dataset['index']!).then((response) => response.json() as Promise<Entry[]>),
    recordNames(),
  ]).then(([pages, records]) => createFinder([...pages, ...recordEntries(records)]));
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

let active = -1;

function activate(next: number): void {
  const options = findAll('[role=option]', list);
  options[active]?.setAttribute('aria-selected', 'false');
  active = options.length === 0 ? -1 : (next + options.length) % options.length;
  const option = options[active];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) input.setAttribute('aria-activedescendant', option.id);
  else input.removeAttribute('aria-activedescendant');
}

interface Choice extends Pick<Entry, 'kind' | 'title' | 'where'> {
  readonly choose: () => void;
}

function show(choices: readonly Choice[], summary: string): void {
  list.replaceChildren(
    ...choices.map(({ kind, title, where, choose }, number) => {
      const option = element(
        'li',
        { role: 'option', id: `hit-${number}`, 'aria-selected': 'false' },
        element('span', { class: `kind ${kind.toLowerCase()}` }, kind),
        element('span', { class: 'hit-title' }, title),
        element('span', { class: 'hit-where' }, where),
      );
      option.addEventListener('click', choose);
      option.addEventListener('mousemove', () => active !== number && activate(number));
      return option;
    }),
  );
  active = -1;
  input.setAttribute('aria-expanded', String(choices.length > 0));
  state.textContent = summary;
  if (choices.length > 0) activate(0);
}

const choiceOf = ({ url, kind, title, where, target = where, veil }: Omit<Entry, 'text'>): Choice => ({
  kind,
  ...(veil === undefined || spoilersAreShown()
    ? { title, where: target }
    : { title: veil.title, where: veil.target }),
  choose: () => {
    dialog.close();
    location.assign(pageAddress(url));
  },
});

interface Hit {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly match: string;
}

/** Searches descriptions and effects, too, which only the service has; that costs what a search costs. */
async function searchService(game: string, query: string): Promise<void> {
  state.textContent = 'Searching …';
  try {
    const response = await fetch(
      `${prefix}/v1/${game}/search?q=${encodeURIComponent(query)}&page_size=${max}`,
      { headers: { 'X-API-Key': key.get()! } },
    );
    showRemaining(response.headers, response.status);
    const body = await response.json();
    if (!response.ok) {
      state.textContent = `${body.title}. ${body.detail}`;
      return;
    }
    const cost = unitsText(Number(response.headers.get('X-RateLimit-Cost') ?? 0));
    const hits: Hit[] = body.data;
    const names = await recordNames();
    show(
      hits.map(({ kind, slug, name, match }) => {
        const segment = names.segmentOfKind[kind]!;
        return choiceOf({
          kind: 'Record',
          title: name,
          where: `${recordTarget(names.targets[segment]!, game, slug)} · ${match}`,
          url: recordPath(game, segment, slug),
          ...veilOf(names, game, segment, slug),
        });
      }),
      `${hits.length === 0 ? 'No records found' : `${body.meta.total} results from the API`} · ${cost}`,
    );
  } catch {
    state.textContent = 'The service cannot be reached.';
  }
}

/** Units of a search of the service by plan. */
const searchCost = JSON.parse(document.body.dataset['searchCost']!) as Readonly<Record<string, number>>;

async function serviceChoices(query: string): Promise<Choice[]> {
  if (key.get() === undefined || query.length < 2) return [];
  const cost = searchCost[plan.get() ?? ''] ?? Math.max(...Object.values(searchCost));
  const games = Object.keys((await recordNames()).games);
  return games.map((game) => ({
    kind: 'API',
    title: `Records${games.length > 1 ? ` of ${game.replaceAll('-', ' ')}` : ''} that mention “${query}”`,
    where: unitsText(cost),
    choose: () => void searchService(game, query),
  }));
}

/** Shows the results for the text in the field. */
export async function search(): Promise<void> {
  const query = input.value.trim();
  if (query === '') {
    show([], 'Search for a task, a route, a field, an error code, or the name of a record.');
    void load().catch(() => undefined);
    return;
  }
  try {
    const found = (await load())(query).slice(0, max);
    const inService = await serviceChoices(query);
    if (input.value.trim() !== query) return;
    show(
      [...found.map(choiceOf), ...inService],
      found.length === 0 ? `No results for “${query}” in the documentation or the record names.` : '',
    );
  } catch {
    state.textContent = 'The search index could not be loaded.';
  }
}

input.addEventListener('input', () => void search());
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    activate(active + (event.key === 'ArrowDown' ? 1 : -1));
  } else if (event.key === 'Escape') {
    // Otherwise a search field clears itself first, and the dialog takes a second key.
    event.preventDefault();
    dialog.close();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    findAll('[role=option]', list)[active]?.click();
  }
});
