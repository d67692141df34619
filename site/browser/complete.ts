import { completions } from '../shared/record-address.ts';
import { element, findAll } from './page.ts';
import { recordNames } from './records.ts';
import { spoilersAreShown } from './spoilers.ts';

/** The most that a browser has to look through for one field. */
const maxOptions = 400;

/** The game of a panel: of its route, where only one game has that, or else the one that is filled in. */
export const gameOf = (panel: HTMLElement, filledIn = ''): string =>
  /^\/v1\/([\w-]+)\//.exec(panel.dataset['template'] ?? '')?.[1] ?? filledIn;

/**
 * Completion in the fields of a panel: slugs of records and closed sets of values, one list each. The browser shows
 * them, without requests to the service.
 */
export function complete(panel: HTMLElement): void {
  for (const field of findAll<HTMLInputElement>('input[data-completes], input[data-values]', panel)) {
    const options = element('datalist', { id: `${field.id}-values` });
    field.setAttribute('list', options.id);
    field.after(options);

    const draw = async () => {
      const { completes, values } = field.dataset;
      const gameId = gameOf(panel, panel.querySelector<HTMLInputElement>('[name=gameId]')?.value);
      const known: readonly (readonly string[])[] =
        completes === undefined
          ? values!.split(' ').map((value) => [value])
          : completions(await recordNames(), gameId, completes, spoilersAreShown());
      const before = 'list' in field.dataset ? field.value.slice(0, field.value.lastIndexOf(',') + 1) : '';
      const chosen = new Set(before.split(','));
      options.replaceChildren(
        ...known
          .filter(([value]) => !chosen.has(value!))
          .slice(0, maxOptions)
          .map(([value, name]) => element('option', { value: before + value }, name ?? value!)),
      );
    };
    // Names can be typed even if they cannot be loaded.
    const drawn = () => void draw().catch(() => undefined);
    field.addEventListener('focus', drawn);
    if ('list' in field.dataset) field.addEventListener('input', drawn);
  }
  for (const field of findAll<HTMLInputElement>('[name=gameId]', panel)) {
    const options = element('datalist', { id: `${field.id}-values` });
    field.setAttribute('list', options.id);
    field.after(options);
    field.addEventListener(
      'focus',
      () =>
        void recordNames()
          .then(({ games }) => {
            options.replaceChildren(...Object.keys(games).map((value) => element('option', { value })));
          })
          .catch(() => undefined),
      { once: true },
    );
  }
}
