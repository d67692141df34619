import type { RecordNames } from '../shared/models.ts';

let names: Promise<RecordNames> | undefined;

/** The names of all records, fetched once when they are first wanted. They are part of the pages and cost no unit. */
export function recordNames(): Promise<RecordNames> {
  names ??= fetch(document.body.dataset['records']!).then((response) => response.json());
  names.catch(() => {
    names = undefined;
  });
  return names;
}
