import MiniSearch from 'minisearch';
import { element, find, findAll } from './page.ts';

interface Entry {
  readonly id: number;
  readonly url: string;
  readonly kind: string;
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

const dialog = find<HTMLDialogElement>('#search');
const input = find<HTMLInputElement>('input', dialog);
const list = find('#search-results');
const state = find('.search-state', dialog);
const most = 12;

let index: Promise<MiniSearch<Entry>> | undefined;

/** The index is fetched when it is first wanted. */
function load(): Promise<MiniSearch<Entry>> {
  index ??= fetch(document.body.dataset['index']!)
    .then((response) => response.json())
    .then((entries: Omit<Entry, 'id'>[]) => {
      const made = new MiniSearch<Entry>({
        fields: ['title', 'where', 'text'],
        storeFields: ['url', 'kind', 'title', 'where', 'text'],
        searchOptions: { boost: { title: 4, where: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
        tokenize: (text) => text.split(/[\s/{}.,:;()"'`<>[\]?&=|…–-]+/u).filter(Boolean),
      });
      made.addAll(entries.map((entry, id) => ({ id, ...entry })));
      return made;
    });
  index.catch(() => {
    index = undefined;
  });
  return index;
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

function show(entries: readonly Entry[], query: string): void {
  list.replaceChildren(
    ...entries.map((entry, number) => {
      const option = element(
        'li',
        { role: 'option', id: `hit-${number}`, 'aria-selected': 'false' },
        element('span', { class: `kind ${entry.kind.toLowerCase()}` }, entry.kind),
        element('span', { class: 'hit-title' }, entry.title),
        element('span', { class: 'hit-where' }, entry.where),
      );
      option.addEventListener('click', () => open(entry.url));
      option.addEventListener('mousemove', () => active !== number && activate(number));
      option.dataset['url'] = entry.url;
      return option;
    }),
  );
  active = -1;
  input.setAttribute('aria-expanded', String(entries.length > 0));
  state.textContent =
    query === ''
      ? 'Try a field, a route, a header or an error code.'
      : entries.length === 0
        ? `Nothing about “${query}”.`
        : '';
  if (entries.length > 0) activate(0);
}

function open(url: string): void {
  dialog.close();
  location.assign(url);
}

async function search(): Promise<void> {
  const query = input.value.trim();
  try {
    const found = query === '' ? [] : (await load()).search(query).slice(0, most);
    if (input.value.trim() === query) show(found as unknown as Entry[], query);
  } catch {
    state.textContent = 'The index cannot be loaded.';
  }
}

export function openSearch(): void {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  void load().catch(() => undefined);
  void search();
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
    const url = findAll('[role=option]', list)[active]?.dataset['url'];
    if (url) open(url);
  }
});
document.addEventListener('keydown', (event) => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as Element).tagName);
  if ((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing)) {
    event.preventDefault();
    openSearch();
  }
});
