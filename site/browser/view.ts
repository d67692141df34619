/// <reference lib="dom" />
/** What a script does on the pages of records: it shares them, and changes lists while somebody types. */
import { element, find } from './page.ts';

const view = find('.view');

function makeShare(button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (text: string) => {
    button.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = 'Share';
    }, 2_000);
  };
  button.addEventListener('click', async () => {
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
}

/** How long typing pauses before the list is requested, in milliseconds. */
const pauseMs = 250;

/** Shows the list that the form describes, in place of the one on the page. */
function followFilters(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  // The list is replaced, and what is read out must stay.
  const said = element('p', { class: 'visually-hidden', role: 'status' });
  form.after(said);
  const address = () => {
    // By name is how lists are without a word about it.
    const given = [...new FormData(form)].filter(
      ([name, value]) => value !== '' && !(name === 'sort' && value === 'name'),
    );
    const query = new URLSearchParams(given as [string, string][]).toString().replaceAll('%2C', ',');
    return `${form.getAttribute('action')}${query === '' ? '' : `?${query}`}`;
  };

  async function update(): Promise<void> {
    latest += 1;
    const number = latest;
    const target = address();
    const list = find('#list', view);
    list.setAttribute('aria-busy', 'true');
    let made: Document | undefined;
    try {
      const response = await fetch(target, { headers: { Accept: 'text/html' } });
      made = new DOMParser().parseFromString(await response.text(), 'text/html');
    } catch {
      // The message below is for this, too.
    }
    // Somebody has typed on.
    if (number !== latest) return;
    const next = made?.querySelector('#list');
    if (next) {
      list.replaceWith(next);
      said.textContent = find('.list-head p', next).textContent;
      history.replaceState(null, '', target);
    } else {
      const message = made?.querySelector('main h1 + p')?.textContent;
      list.replaceChildren(
        element(
          'p',
          { class: 'empty', role: 'status' },
          message ?? 'The service cannot be reached. Try again.',
        ),
      );
      list.removeAttribute('aria-busy');
    }
  }
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), pauseMs);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void update();
  });
}

const share = view.querySelector<HTMLElement>('.crumbs button');
if (share !== null) makeShare(share);
const form = view.querySelector<HTMLFormElement>('form.filters');
if (form !== null) followFilters(form);
