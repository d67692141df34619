import {
  computed,
  type FaceDeclaration,
  type KindDeclaration,
  type LinkDeclaration,
  type Parts,
} from '../kinds/declare.ts';
import { type Model, servedNames, type Table } from '../kinds/model.ts';
import { hasSubject } from '../kinds/tables.ts';
import { entryOf, type Requirement } from './progress/gates.ts';

/** A face that has the fields of a table but some. */
const faceOf = (table: Table, description: string, without: readonly string[]): FaceDeclaration => ({
  description,
  fields: table.fields
    .filter(({ name }) => !without.includes(name))
    .flatMap(servedNames)
    .join(' '),
});

/** Adds the links of merchants' offers: `offers` on goods, and `stock` on merchants. */
function offersOf({ tables }: Model): Parts {
  const offer = tables.get('offer');
  if (offer === undefined || !hasSubject(offer)) return { declarations: {}, links: {} };
  const stock: LinkDeclaration = [
    'offer.merchant_slug',
    'What is on sale, with prices and conditions.',
    { as: 'StockRow' },
  ];
  const choices = {
    filters: { currency: 'Only what is sold for this currency.' },
    sorts: { price: 'price' },
  };
  return {
    declarations: {
      offer: {
        noun: 'things on sale',
        ...choices,
        faces: {
          StockRow: {
            ...faceOf(offer, 'Something that a merchant sells.', ['merchant_slug']),
            filters: {
              kind: { isSubjectKind: true, text: 'Only records of this kind.' },
              ...choices.filters,
            },
            sorts: choices.sorts,
          },
        },
      },
    },
    links: { merchant: { stock } },
  };
}

/** Adds to a condition its entry in the progress of a player. */
const requirement: KindDeclaration = {
  types: {
    Requirement: {
      have: computed<Requirement>({
        type: 'String',
        isNullable: true,
        description: 'Its entry for `have` of progress, once the condition holds; null if there is none.',
        value: entryOf,
      }),
    },
  },
};

/** Returns what the tables of a game have in common with those of others. */
export function partsOf(model: Model): Parts {
  const { declarations, links } = offersOf(model);
  return { declarations: { ...declarations, requirement }, links };
}
