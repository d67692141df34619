import { describe, expect, test } from '@jest/globals';
import { recordsOf } from './data.ts';

/** How many records say in a sentence what they are or do, counted from the data files. */

interface Described {
  readonly slug: string;
  readonly family?: string;
  readonly effect?: string | null;
  readonly description?: string | null;
}

const itemsOf = (family: string) => recordsOf<Described>('items').filter((item) => item.family === family);

const kinds: readonly (readonly [string, readonly Described[]])[] = [
  ...[
    'spells',
    'skills',
    'ashes-of-war',
    'spirit-ashes',
    'talismans',
    'bosses',
    'locations',
    'merchants',
  ].map((file) => [file, recordsOf<Described>(file)] as const),
  ...[...new Set(recordsOf<Described>('items').map(({ family }) => family!))].map(
    (family) => [`items: ${family}`, itemsOf(family)] as const,
  ),
];

/** Notes have little to say beyond their names, so fewer of them have a sentence. */
const min = (kind: string) => (kind === 'items: information' ? 0.85 : 0.9);

describe('at least 90 percent have a sentence', () => {
  test.each(kinds)('%s', (kind, records) => {
    const silent = records.filter(({ effect, description }) => !(effect ?? description));
    expect(1 - silent.length / records.length).toBeGreaterThanOrEqual(min(kind));
  });
});

test('a sentence of a material or a cookbook names only things that exist', () => {
  const names = new Set(['items', 'weapons'].flatMap((file) => recordsOf(file).map(({ name }) => name)));
  const listed = recordsOf<Described>('items').flatMap(({ slug, effect }) => {
    const [, list] =
      /^(?:Adds the recipes? for|Needed to craft|Needed for \d+ recipes, such as) (.*)\.$/.exec(
        effect ?? '',
      ) ?? [undefined, ''];
    return list === '' ? [] : list!.split(/, | and /).map((name) => ({ slug, name }));
  });
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.filter(({ name }) => !names.has(name))).toEqual([]);
});
