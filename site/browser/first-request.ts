/// <reference lib="dom" />
/** Sends the first request of the home pages, with the key that the operator shows there. */
import { jsonHtml } from './json-view.ts';
import { find, prefix } from './page.ts';

const panel = find('.first-request');
const button = find<HTMLButtonElement>('[data-demo-key]', panel);
const state = find('[role=status]', panel);

button.addEventListener('click', async () => {
  button.disabled = true;
  const startedAt = performance.now();
  try {
    const response = await fetch(`${prefix}${panel.dataset['target']}`, {
      headers: { 'X-API-Key': button.dataset['demoKey']! },
    });
    const body: unknown = await response.json();
    const status = find('.status', panel);
    status.textContent = String(response.status);
    status.className = `status s${Math.floor(response.status / 100)}`;
    find('pre[aria-label^="Start"] code', panel).innerHTML = jsonHtml(body, () => undefined);
    const took = Math.round(performance.now() - startedAt);
    state.textContent = response.ok
      ? `This server responded in ${took} ms.`
      : 'The server rejected the request; see the response.';
  } catch {
    state.textContent = 'The server cannot be reached. Try again.';
  }
  button.disabled = false;
});
