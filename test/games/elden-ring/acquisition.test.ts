import { describe, expect, test } from '@jest/globals';
import { recordsOf } from './data.ts';

/** How much of what a Tarnished can wear or wield has a way to obtain it, counted from the data files. */

interface Obtainable {
  readonly slug: string;
  readonly offers: readonly unknown[];
  readonly acquisition: readonly unknown[];
  readonly recipe?: readonly unknown[];
  readonly altered_from_slug?: string;
}

/** What enemies drop and classes begin with, as `kind slug`. */
const given = new Set<string>([
  ...recordsOf('enemies').flatMap(({ drops }) =>
    drops.map((drop: any) => `${drop.kind} ${drop[`${drop.kind}_slug`]}`),
  ),
  ...recordsOf('classes').flatMap(({ weapons, armor }) => [
    ...weapons.map(({ weapon_slug }: any) => `weapon ${weapon_slug}`),
    ...armor.map(({ armor_slug }: any) => `armor ${armor_slug}`),
  ]),
]);

/** The records that nothing gives: no lot, shop, recipe, enemy or class, and no piece that can be altered into them. */
function withoutSource(file: string, kind: string) {
  const rows = recordsOf<Obtainable>(file);
  const known = new Set(
    rows
      .filter(
        ({ slug, offers, acquisition, recipe }) =>
          offers.length > 0 || acquisition.length > 0 || recipe !== undefined || given.has(`${kind} ${slug}`),
      )
      .map(({ slug }) => slug),
  );
  const lacking = rows.filter(
    ({ slug, altered_from_slug }) => !known.has(slug) && !known.has(altered_from_slug ?? ''),
  );
  return { share: 1 - lacking.length / rows.length, lacking: lacking.map(({ slug }) => slug) };
}

describe('at least 98 percent can be obtained somewhere', () => {
  test.each([
    ['weapons', 'weapon', []],
    ['talismans', 'talisman', []],
    [
      'armor',
      'armor',
      // Nothing in the tables gives these.
      [
        'grass-hair-ornament',
        'millicents-robe',
        'millicents-gloves',
        'millicents-boots',
        'millicents-tunic',
        'golden-prosthetic',
      ],
    ],
  ] as const)('of %s', (file, kind, known) => {
    const { share, lacking } = withoutSource(file, kind);
    expect(lacking).toEqual(known);
    expect(share).toBeGreaterThanOrEqual(0.98);
  });
});
