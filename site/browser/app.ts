import { localUrl } from '../docs/docs-markers.ts';
import { openKeyDialog } from './key.ts';
import { baseUrl, find, findAll } from './page.ts';
import type { PageScript } from './page-script.ts';
import { spoilersAreShown } from './spoilers.ts';

const searchDialog = find<HTMLDialogElement>('#search');
/**
 * Opens the search dialog. The search itself is loaded when it is first needed; text that is typed meanwhile stays in
 * the field.
 */
function openSearch(): void {
  if (searchDialog.open) return;
  searchDialog.showModal();
  find<HTMLInputElement>('input', searchDialog).select();
  void import('./search.ts').then(({ search }) => search());
}
document.addEventListener('keydown', (event) => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as Element).tagName);
  if ((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing)) {
    event.preventDefault();
    openSearch();
  }
});

if (location.hash === '#search') openSearch();

const openers: Readonly<Record<string, () => void>> = { search: openSearch, key: () => openKeyDialog() };
for (const button of findAll('[data-opens]')) {
  button.addEventListener('click', () => openers[button.dataset['opens']!]?.());
}
if (document.querySelector('.console')) void import('./console.ts');
if (document.querySelector('[data-demo-key]')) void import('./first-request.ts');
for (const dialog of findAll<HTMLDialogElement>('dialog')) {
  // A click beside an open dialog falls on the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
find('.theme-button').addEventListener('click', () => {
  const now = root.dataset['theme'] ?? (systemIsDark.matches ? 'dark' : 'light');
  root.dataset['theme'] = now === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('caryll-theme', root.dataset['theme']);
  } catch {
    // It lasts as long as the page, then.
  }
});

if (document.querySelector('.page .spoiler') && spoilersAreShown())
  for (const hidden of findAll<HTMLDetailsElement>('details.spoiler')) hidden.open = true;

// The fragments of the map and the checklist name what they show, and stay.
find('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  find('main').focus();
});

const menu = find('.menu-button');
const nav = find('#nav');
const setMenu = (open: boolean) => {
  menu.setAttribute('aria-expanded', String(open));
  nav.classList.toggle('open', open);
};
menu.addEventListener('click', () => setMenu(menu.getAttribute('aria-expanded') !== 'true'));
nav.addEventListener('click', (event) => (event.target as Element).closest('a') && setMenu(false));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && nav.classList.contains('open')) {
    setMenu(false);
    menu.focus();
  }
});

// Where nobody configured an address, the samples name the one that this page came from.
if (baseUrl !== localUrl) {
  const walker = document.createTreeWalker(find('main'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent!.includes(localUrl) && node.parentElement!.closest('code'))
      node.textContent = node.textContent!.replaceAll(localUrl, baseUrl);
  }
}

// Also in responses that arrive later.
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-copy]');
  if (button === null) return;
  try {
    await navigator.clipboard.writeText(find('pre', button.parentElement!.parentElement!).textContent!);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select and copy';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1_500);
});

/** Marks the section that is being read in the table of contents. */
const links = new Map(
  findAll<HTMLAnchorElement>('.toc a, .side ul ul a').map((link) => [link.hash.slice(1), link]),
);
const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
if (headings.length > 0) {
  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < 140);
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
  // Measuring now would cause another layout before the first paint.
  requestAnimationFrame(mark);
}

// A page can have its own script.
const own = document.querySelector<HTMLElement>('[data-script]');
if (own !== null) {
  const { start } = (await import(new URL(own.dataset['script']!, location.href).href)) as PageScript;
  await start(own);
}
