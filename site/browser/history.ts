import { tryPath } from '../shared/record-address.ts';
import { element, find, pageAddress, unitsText } from './page.ts';
import { stored } from './stored.ts';

interface Sent {
  readonly target: string;
  readonly status: number;
  readonly units: number;
  /** When, in milliseconds. */
  readonly at: number;
}

const kept = stored(() => localStorage, 'caryll-history');
const max = 30;

function sent(): readonly Sent[] {
  try {
    return JSON.parse(kept.get() ?? '[]');
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

/** Remembers a request that was sent, in this browser only; one that was sent before moves to the front. */
export function remember(request: Sent): void {
  const others = sent().filter(({ target }) => target !== request.target);
  kept.set(JSON.stringify([request, ...others].slice(0, max)));
}

let dialog: HTMLDialogElement | undefined;

function makeDialog(): HTMLDialogElement {
  const close = element('button', { class: 'plain', value: 'close' }, 'Close');
  const forget = element('button', { class: 'button', type: 'button' }, 'Clear history');
  const made = element(
    'dialog',
    { class: 'history', 'aria-labelledby': 'history-title' },
    element(
      'form',
      { method: 'dialog' },
      element(
        'div',
        { class: 'dialog-head' },
        element('h2', { id: 'history-title' }, 'Request history'),
        close,
      ),
      element('ol', {}),
      element('p', { class: 'history-note' }),
      forget,
    ),
  );
  made.addEventListener('click', (event) => event.target === made && made.close());
  forget.addEventListener('click', () => {
    kept.set(undefined);
    draw(made);
  });
  document.body.append(made);
  return made;
}

function draw(within: HTMLDialogElement): void {
  const requests = sent();
  find('ol', within).replaceChildren(
    ...requests.map(({ target, status, units, at }) =>
      element(
        'li',
        {},
        element('a', { href: pageAddress(tryPath(target)) }, target),
        element(
          'span',
          {},
          element('span', { class: `status s${String(status)[0]}` }, String(status)),
          ` ${unitsText(units)} · ${new Date(at).toLocaleString('en')}`,
        ),
      ),
    ),
  );
  find('.history-note', within).textContent =
    requests.length === 0
      ? 'No requests yet.'
      : 'Select a request to fill it in again without sending it. The history stays in this browser and does not include your key.';
  find('button[type=button]', within).hidden = requests.length === 0;
}

/** Shows the requests that were sent, the last one first. */
export function openHistory(): void {
  dialog ??= makeDialog();
  draw(dialog);
  dialog.showModal();
}
