/// <reference lib="dom" />
/**
 * Script of the pages for players: it keeps the setting of spoilers, shows the first hits of the search, and applies
 * the filters of lists.
 */
import { element, find, findAll } from './page.ts';
import { stored } from './stored.ts';

const root = document.documentElement;

/* The setting of spoilers: the address has it, or else the visitor's own counts. */
const kept = stored(() => localStorage, 'caryll-spoilers');
const radios = findAll<HTMLInputElement>('[name="sp"]');
function setSpoilers(setting: string): void {
  root.dataset['spoilers'] = setting;
  for (const radio of radios) radio.checked = radio.value === setting;
}
setSpoilers(root.dataset['spoilers'] ?? 'mild');
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'sp') return;
  kept.set(target.value);
  setSpoilers(target.value);
});
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-show]');
  if (link === null) return;
  event.preventDefault();
  kept.set(link.dataset['show']);
  setSpoilers(link.dataset['show']!);
});

/* Menus of the header close like others. */
const pops = findAll<HTMLDetailsElement>('.pop');
const closePops = (but?: Element | null) => {
  for (const pop of pops) if (pop !== but) pop.open = false;
};
document.addEventListener('click', ({ target }) => closePops((target as Element).closest('.pop')));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = pops.find((pop) => pop.open);
  closePops();
  open?.querySelector('summary')?.focus();
});

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
find('.theme-button').addEventListener('click', () => {
  const now = root.dataset['theme'] ?? (systemIsDark.matches ? 'dark' : 'light');
  root.dataset['theme'] = now === 'dark' ? 'light' : 'dark';
  stored(() => localStorage, 'caryll-theme').set(root.dataset['theme']);
});

const share = document.querySelector<HTMLElement>('.share');
share?.addEventListener('click', async () => {
  const show = (text: string) => {
    share.textContent = text;
    setTimeout(() => {
      share.textContent = 'Share';
    }, 2_000);
  };
  const { title } = document;
  try {
    // Phones have a list of where to; elsewhere the address is what is wanted.
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
      await navigator.share({ title, url: location.href });
    else {
      await navigator.clipboard.writeText(location.href);
      show('Link copied');
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) show('Copy the page address');
  }
});

/** How long typing pauses before something is requested, in milliseconds. */
const pauseMs = 250;

/** Calls a function when typing pauses; the latest call wins. */
function whenTyped(act: (isLatest: () => boolean) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return () => {
    clearTimeout(timer);
    latest += 1;
    const own = latest;
    timer = setTimeout(() => void act(() => own === latest), pauseMs);
  };
}

async function pageAt(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** The address that a form requests, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === 'name'),
  );
  const query = new URLSearchParams(given as [string, string][]).toString().replaceAll('%2C', ',');
  return `${form.getAttribute('action')}${query === '' ? '' : `?${query}`}`;
}

/** The search shows its first hits below its field. */
function followSearch(search: HTMLFormElement): void {
  const field = find<HTMLInputElement>('input[type="search"]', search);
  const hits = element('div', { class: 'hits-below', id: 'hits-below', hidden: '' });
  const status = element('p', { class: 'hush', role: 'status' });
  search.append(hits, status);
  /** Hits that fit below the field. */
  const maxHits = 8;
  const showHits = whenTyped(async (isLatest) => {
    if (field.value.trim().length < 2) {
      hits.hidden = true;
      return;
    }
    hits.hidden = false;
    if (hits.childElementCount === 0) hits.replaceChildren(element('p', { class: 'soft' }, 'Searching …'));
    const made = await pageAt(addressOf(search));
    if (!isLatest()) return;
    const found = made === undefined ? [] : findAll('#hits .hit', made).slice(0, maxHits);
    const list = element('ul', {});
    for (const hit of found) list.append(element('li', {}, hit));
    const none =
      made === undefined
        ? 'The service cannot be reached.'
        : 'Nothing found. Press Enter to search in texts.';
    hits.replaceChildren(found.length > 0 ? list : element('p', { class: 'soft' }, none));
    status.textContent = found.length > 0 ? `${found.length} hits below` : none;
  });
  field.addEventListener('input', showHits);
  field.addEventListener('focus', () => {
    if (hits.childElementCount > 0 && field.value.trim().length > 1) hits.hidden = false;
  });
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      hits.hidden = true;
      field.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = findAll<HTMLAnchorElement>('a', hits);
    if (hits.hidden || links.length === 0) return;
    event.preventDefault();
    const at =
      links.indexOf(document.activeElement as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (links[at] ?? field).focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!search.contains(target as Node)) hits.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as Element).tagName);
    if ((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing)) {
      event.preventDefault();
      field.select();
      field.focus();
    }
  });
}
// A static edition has none.
const search = document.querySelector<HTMLFormElement>('.find form');
if (search !== null) followSearch(search);

/* A list follows its form while somebody types. */
const form = document.querySelector<HTMLFormElement>('form.filters');
if (form !== null) {
  // The list is replaced, and what is read out must stay.
  const status = element('p', { class: 'hush', role: 'status' });
  form.after(status);
  /** Shows each error beside its field; returns the last one. */
  const showErrors = (made: Document): string | undefined => {
    let text: string | undefined;
    for (const field of findAll('.filter input', form)) {
      const id = `${field.id}-error`;
      document.getElementById(id)?.remove();
      const error = made.getElementById(id);
      field.setAttribute('aria-invalid', String(error !== null));
      if (error === null) continue;
      field.setAttribute('aria-describedby', id);
      field.after(error);
      text = error.textContent!;
    }
    return text;
  };
  const update = async (isLatest: () => boolean): Promise<void> => {
    const target = addressOf(form);
    const list = find('#list');
    list.setAttribute('aria-busy', 'true');
    const made = await pageAt(target);
    // Somebody has typed on.
    if (!isLatest()) return;
    const next = made?.querySelector('#list');
    if (next) {
      const wrong = showErrors(made!);
      list.replaceWith(next);
      status.textContent = wrong ?? next.querySelector('.hd')?.textContent ?? '';
      history.replaceState(null, '', target);
      return;
    }
    const message =
      made?.querySelector('main h1 + p')?.textContent ?? 'The service cannot be reached. Try again.';
    list.replaceChildren(element('p', { class: 'empty', role: 'status' }, message));
    list.removeAttribute('aria-busy');
  };
  const changed = whenTyped(update);
  form.addEventListener('input', changed);
  for (const field of findAll<HTMLInputElement>('[data-names]', form))
    field.addEventListener(
      'focus',
      () => void import('./names.ts').then(({ completeNames }) => completeNames(field)),
      { once: true },
    );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void update(() => true);
  });
}

document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  find('main').focus();
});

/* Stats of a character stay on this device, and fill the forms that need them. */
const character = stored(() => localStorage, 'caryll-stats');
const statForm = document.querySelector<HTMLFormElement>('form[data-stats]');
if (statForm !== null) {
  const fields = () => findAll<HTMLInputElement>('input[data-stat]', statForm);
  const game = statForm.dataset['stats']!;
  const all = (): Record<string, Record<string, string>> => {
    try {
      return JSON.parse(character.get() ?? '{}') as Record<string, Record<string, string>>;
    } catch {
      return {};
    }
  };
  const own = all()[game];
  if (own !== undefined && !fields().some(({ name }) => new URLSearchParams(location.search).has(name))) {
    for (const input of fields()) input.value = own[input.name] ?? input.value;
    statForm.dispatchEvent(new Event('input'));
  }
  statForm.addEventListener('input', () => {
    const given = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
    character.set(JSON.stringify({ ...all(), [game]: given }));
  });
}
