import {
  computed,
  type Declarations,
  type FaceDeclaration,
  type KindDeclaration,
  type LinkDeclaration,
  type Parts,
} from '../kinds/declare.ts';
import { type Model, servedNames, type Table } from '../kinds/model.ts';
import { hasSubject } from '../kinds/tables.ts';
import { droppedView, droppersIn, dropView } from './dropped.ts';
import { entryOf, type Requirement } from './progress/gates.ts';

/** Parts of a game that has no table for them. */
const none: Parts = { declarations: {}, links: {}, wide: {}, views: {} };

/** Returns the names of the fields of a table but some. */
const fieldsBut = (table: Table, without: readonly string[]): string =>
  table.fields
    .filter(({ name }) => !without.includes(name))
    .flatMap(servedNames)
    .join(' ');

const bySubject = { isSubjectKind: true, text: 'Only records of this kind.' } as const;

/** Adds the links of merchants' offers: `offers` on goods, and `stock` on merchants. */
function offersOf({ tables }: Model): Parts {
  const offer = tables.get('offer');
  if (offer === undefined || !hasSubject(offer)) return none;
  const stock: LinkDeclaration = [
    'offer.merchant_slug',
    'What is on sale, with prices and conditions.',
    { as: 'StockRow' },
  ];
  const choices = {
    filters: { currency: 'Only what is sold for this currency.' },
    sorts: { price: 'price' },
  };
  const StockRow: FaceDeclaration = {
    description: 'Something that a merchant sells.',
    fields: fieldsBut(offer, ['merchant_slug']),
    filters: { kind: bySubject, ...choices.filters },
    sorts: choices.sorts,
  };
  return {
    ...none,
    declarations: { offer: { noun: 'things on sale', ...choices, faces: { StockRow } } },
    links: { merchant: { stock } },
  };
}

/** Returns what is obtained without a merchant: `acquisition` of goods, what is found at a place, and what people give. */
function acquisitionsOf({ tables }: Model): Parts {
  const acquisition = tables.get('acquisition');
  if (acquisition === undefined || !hasSubject(acquisition)) return none;
  const Find: FaceDeclaration = {
    description: 'Something that is obtained at a location, or from a boss, an enemy or a person.',
    fields: `how: kind ${fieldsBut(acquisition, ['kind'])}`,
    shown: 'how sub_area quantity condition notes position',
    filters: { kind: bySubject, how: { of: 'kind', text: 'Only what is obtained in this way.' } },
  };
  const Gift: FaceDeclaration = {
    description: 'Something that a person gives.',
    fields: 'quantity condition',
  };
  const found: LinkDeclaration = [
    'acquisition.location_slug',
    'Everything obtainable there.',
    { as: 'Find' },
  ];
  return {
    ...none,
    declarations: {
      acquisition: {
        noun: 'ways to obtain something',
        filters: { kind: 'Only what is obtained in this way.' },
        faces: { Find, Gift },
      },
    },
    links: {
      location: { found_here: found },
      npc: {
        gifts: [
          'acquisition.npc_slug',
          'What they give.',
          { as: 'Gift', where: ({ kind }: { readonly kind: string }) => kind === 'npc_gift' },
        ],
        provides: ['acquisition.npc_slug', 'Ways to obtain what they give or drop.', { as: 'Find' }],
      },
    },
    wide: { location: ['found_here'] },
  };
}

/** Returns who drops what: `drops` of bosses, enemies and people, and `dropped_by` of goods. */
function dropsOf({ tables }: Model): Parts {
  const acquisition = tables.get('acquisition');
  if (acquisition === undefined || !hasSubject(acquisition)) return none;
  const loot = tables.get('enemy_loot');
  const droppers = droppersIn(acquisition, tables);
  const view = dropView(acquisition, loot);
  const fields = Object.entries(view.properties!).flatMap(([name, { 'x-field': served }]) =>
    served === false ? [] : [name],
  );
  const drops = (dropper: string): LinkDeclaration => [
    `dropped.${dropper}_slug`,
    dropper === 'npc' ? 'What they drop when killed.' : 'What it drops.',
    { as: 'Drop' },
  ];
  const droppedBy = (goods: string): LinkDeclaration => [
    `dropped.${goods}_slug`,
    'Who drops it.',
    { as: 'Dropper' },
  ];
  const Drop: FaceDeclaration = {
    description: 'Something that is dropped.',
    fields: fields.join(' '),
    mayBeRandom: true,
    filters: { kind: bySubject },
  };
  const Dropper: FaceDeclaration = {
    description: 'A boss, an enemy or a person who drops something.',
    fields: fields.filter((name) => name !== 'event_flag').join(' '),
    about: Object.fromEntries(droppers.map((kind) => [kind, `${kind}_slug`])),
    name: 'dropper_name',
  };
  return {
    ...none,
    declarations: { dropped: { noun: 'drops', views: { dropped: view }, faces: { Drop, Dropper } } },
    links: Object.fromEntries([
      ...droppers.map((dropper) => [dropper, { drops: drops(dropper) }]),
      ...acquisition.owners.map(({ table }) => [table, { dropped_by: droppedBy(table) }]),
    ]),
    views: { dropped: droppedView(acquisition, loot, droppers) },
  };
}

/** Joins the links of several parts, by kind. */
function joined(all: readonly Parts['links'][]): Parts['links'] {
  const links: Record<string, NonNullable<KindDeclaration['links']>> = {};
  for (const [kind, own] of all.flatMap((each) => Object.entries(each)))
    links[kind] = { ...links[kind], ...own };
  return links;
}

/** Adds to a condition its entry in the progress of a player. */
const requirement: KindDeclaration = {
  types: {
    Requirement: {
      have: computed<Requirement>({
        type: 'String',
        nullMeans: 'none',
        description: 'Its entry for `have` of progress, once the condition holds; null if there is none.',
        value: entryOf,
      }),
    },
  },
};

/** Returns what the tables of a game have in common with those of others. */
export function partsOf(model: Model): Parts {
  const all = [offersOf(model), acquisitionsOf(model), dropsOf(model)];
  const links = Object.entries(joined(all.map((each) => each.links)));
  return {
    declarations: Object.assign(
      { requirement },
      ...all.map(({ declarations }) => declarations),
    ) as Declarations,
    links: Object.fromEntries(links.filter(([kind]) => model.tables.has(kind))),
    wide: Object.assign({}, ...all.map(({ wide }) => wide)) as Parts['wide'],
    views: Object.assign({}, ...all.map(({ views }) => views)) as Parts['views'],
  };
}

/** Returns the declarations of a game with those that it has in common with others. */
export const withParts = ({ declarations, links }: Parts, own: Declarations): Declarations => ({
  ...declarations,
  ...Object.fromEntries(
    Object.entries(own).map(([table, each]) => {
      const common = declarations[table];
      return [
        table,
        {
          ...common,
          ...each,
          links: { ...links[table], ...each.links },
          faces: { ...common?.faces, ...each.faces },
        },
      ];
    }),
  ),
});
