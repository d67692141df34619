import { completions } from '../shared/record-address.ts';
import { element } from './page.ts';
import { recordNames } from './records.ts';
import { spoilersAreShown } from './spoilers.ts';

/** The most that a browser shows below a field. */
const maxOptions = 200;

/** Completes the names of records in a field of a form: those that have what was typed. */
export async function completeNames(field: HTMLInputElement): Promise<void> {
  const names = await recordNames();
  const { game, names: segments } = field.dataset;
  const all = segments!
    .split(' ')
    .flatMap((segment) => completions(names, game!, segment, spoilersAreShown()).map(([, name]) => name!));
  const options = element('datalist', { id: `${field.id}-names` });
  const draw = () => {
    const typed = field.value.toLowerCase();
    const near = all.filter((name) => name.toLowerCase().includes(typed)).slice(0, maxOptions);
    options.replaceChildren(...[...new Set(near)].map((value) => element('option', { value })));
  };
  draw();
  field.addEventListener('input', draw);
  field.after(options);
  field.setAttribute('list', options.id);
}
