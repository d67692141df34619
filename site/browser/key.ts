import { element, find, prefix } from './page.ts';
import { key, sharedKey } from './current-key.ts';
import { stored } from './stored.ts';

/** The plan of the key, once the service has sent it. */
export const plan = stored(() => sessionStorage, 'caryll-plan');
/** Event of the document when the plan changes, because prices depend on it. */
export const planChanged = 'caryll-plan-changed';

function setPlan(name: string | undefined): void {
  plan.set(name);
  document.dispatchEvent(new Event(planChanged));
}

const dialog = find<HTMLDialogElement>('#key');
const input = find<HTMLInputElement>('#key-input');
const state = find('.key-state', dialog);
const badge = find('[data-key-state]');

/** Shows the units left, from the rate headers of a response to the key; or that no key is set, or none that is valid. */
export function showRemaining(headers: Headers, status = 200): void {
  if (status === 401) {
    badge.textContent = 'Invalid key';
    badge.title = 'The service does not accept this key';
    return;
  }
  const remaining = headers.get('X-RateLimit-Remaining');
  const limit = headers.get('X-RateLimit-Limit');
  if (remaining === null || limit === null) return;
  badge.textContent = `${Number(remaining).toLocaleString('en')} left`;
  badge.title = `${remaining} of ${limit} units are left today`;
}

function showKey(): void {
  if (key.get() === undefined) {
    badge.textContent = 'API key';
  } else {
    badge.textContent = key.get() === sharedKey ? 'Demo key' : 'Key set';
  }
  badge.removeAttribute('title');
}

/** The step that needs a key; it is done as soon as the service accepts one. */
let waiting: (() => void) | undefined;

async function check(): Promise<void> {
  const secret = key.get();
  if (secret === undefined) return;
  state.textContent = 'Checking …';
  try {
    const response = await fetch(`${prefix}/v1/usage`, { headers: { 'X-API-Key': secret } });
    const body = await response.json();
    showRemaining(response.headers, response.status);
    if (!response.ok) {
      state.replaceChildren(element('p', { class: 'fault' }, `${body.title}. ${body.detail}`));
      return;
    }
    const { plan: name, key_units: units, key: shown } = body.data;
    setPlan(name);
    const meter = element('meter', {
      min: '0',
      max: String(units.limit),
      value: String(units.used),
      'aria-label': 'Units used today',
    });
    const counts = `${units.used.toLocaleString('en')} of ${units.limit.toLocaleString('en')} units used today`;
    state.replaceChildren(
      element('p', { class: 'good' }, element('code', {}, shown), ` is on the ${name} plan: ${counts}.`),
      meter,
    );
    const next = waiting;
    if (next === undefined) return;
    dialog.close();
    next();
  } catch {
    state.replaceChildren(element('p', { class: 'fault' }, 'The service cannot be reached.'));
  }
}

function save(): void {
  const secret = input.value.trim();
  if (secret === '') return;
  key.set(secret);
  setPlan(undefined);
  showKey();
  void check();
}

const saveButton = find('[data-save]', dialog);

/** @param then what needs a key, e.g. a request that was sent without one. */
export function openKeyDialog(then?: () => void): void {
  waiting = then;
  saveButton.textContent = then === undefined ? 'Use this key' : 'Use this key and send';
  input.value = key.get() ?? '';
  dialog.showModal();
  input.focus();
  if (key.get() !== undefined) void check();
}

saveButton.addEventListener('click', save);
dialog.addEventListener('close', () => {
  waiting = undefined;
});
find('[data-forget]', dialog).addEventListener('click', () => {
  key.set(undefined);
  setPlan(undefined);
  input.value = '';
  state.textContent = 'Key removed.';
  showKey();
});
find('[data-reveal]', dialog).addEventListener('click', ({ currentTarget }) => {
  const button = currentTarget as HTMLButtonElement;
  const hidden = input.type === 'password';
  input.type = hidden ? 'text' : 'password';
  button.textContent = hidden ? 'Hide' : 'Show';
  button.setAttribute('aria-pressed', String(hidden));
});
input.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  save();
});
showKey();
