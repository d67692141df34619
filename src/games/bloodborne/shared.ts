import type { FilterDeclaration, LinkDeclaration, SortDeclaration } from '../../kinds/declare.ts';

/** Links and computed fields that several kinds of Bloodborne share. */

/** Where a thing is on sale. */
export const offers = (table: string): LinkDeclaration => [
  `offer.${table}_slug`,
  'Where it is on sale, with prices and conditions.',
];

/** Links to the merchants that sell a thing, and to their offers. */
export const onSale = (table: string): Record<string, LinkDeclaration> => ({
  sold_by: [
    `offer.${table}_slug`,
    'Slugs of the merchants that sell it; empty when none does.',
    { pluck: 'merchant_slug' },
  ],
  merchants: [
    `offer.${table}_slug`,
    'Merchants that sell it, without duplicates.',
    { across: 'merchant_slug', view: 'offer_merchant' },
  ],
});

/** The lowest price as a sort key: what is not on sale for blood echoes comes last. */
export const lowestPrice: SortDeclaration = {
  of: 'the lowest price in blood echoes',
  best: 'lowest',
};

/** A filter by what is dropped, of any kind. */
export const drops = (nouns: string): FilterDeclaration => ({
  through: 'dropped.subject_slug',
  to: ['item', 'weapon', 'armor', 'rune', 'blood_gem', 'gesture'],
  text: `Only ${nouns} that drop this record, of any kind.`,
});

/** A filter by who drops a thing. */
export const dropper = (nouns: string): FilterDeclaration => ({
  through: 'dropped.dropper_slug',
  to: ['boss', 'enemy', 'npc'],
  text: `Only ${nouns} that this boss, enemy or NPC drops.`,
});

/** Trophies that require a record. */
export const trophies = (table: string): LinkDeclaration => [
  `trophy_requirement.${table}_slug`,
  'Trophies that require it.',
  { across: 'trophy_slug' },
];
