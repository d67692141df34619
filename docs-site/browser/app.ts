import { localUrl } from '../../src/http/docs-markers.ts';
import './console.ts';
import { openKeyDialog } from './key.ts';
import { baseUrl, element, find, findAll } from './page.ts';
import { openSearch } from './search.ts';

const openers: Readonly<Record<string, () => void>> = { search: openSearch, key: openKeyDialog };
for (const button of findAll('[data-opens]')) {
  button.addEventListener('click', () => openers[button.dataset['opens']!]?.());
}
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

for (const block of findAll('main pre')) {
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(block.textContent!);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Select and copy';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1_500);
  });
  block.before(button);
  block.parentElement!.classList.add('copyable');
}

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
  mark();
}
