import { weaponLevel } from './rating.ts';
import type { BloodborneTypes } from './types.ts';
import type { Unverified as UnverifiedName } from '../calculators/attack-rating.ts';
import { type UpgradeStep, upgradeCosts } from '../calculators/upgrade-costs.ts';
import { recordNamed, refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, linkFields } from '../../../graph/relations.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 20;

interface UpgradeAnswer {
  readonly weapon_slug: string;
  readonly from: number;
  readonly to: number;
  readonly materials: readonly Material[];
  readonly blood_echoes: number;
  readonly steps: readonly UpgradeStep[];
}

interface Material {
  readonly item_slug: string;
  readonly quantity: number;
}

/** Adds what fortifying a weapon costs. */
export function addUpgradePrice({
  graph,
  builder,
  Item,
  Weapon,
  Unverified,
  UpgradeLevel,
  levelsByWeapon,
  upgradesByWeapon,
}: BloodborneTypes): void {
  const MaterialType = builder.objectRef<Material>('Material').implement({
    description: 'A material and how many of it are needed.',
    fields: (t) => ({
      ...linkFields(t, 'item_slug', Item, 'material'),
      quantity: t.exposeInt('quantity', { description: 'How many.' }),
    }),
  });

  const UpgradeStepType = builder.objectRef<UpgradeStep>('UpgradeStep').implement({
    description: 'The step to one level of fortification.',
    fields: (t) => ({
      level: t.exposeInt('level', { description: 'The level reached.' }),
      ...linkFields(t, 'item_slug', Item, 'material'),
      quantity: t.exposeInt('quantity', { description: 'How many of it.' }),
      bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes.' }),
    }),
  });

  const UpgradePrice = builder.objectRef<UpgradeAnswer>('UpgradePrice').implement({
    description: 'The cost of fortifying a weapon from one level to another.',
    fields: (t) => ({
      ...linkFields(t, 'weapon_slug', Weapon, 'weapon'),
      from: t.exposeInt('from', { description: 'The level to start from.' }),
      to: t.exposeInt('to', { description: 'The level to reach.' }),
      materials: t.field({
        type: [MaterialType],
        description: 'Materials for all steps together, in the order in which they are first needed.',
        resolve: ({ materials }) => materials,
        ...leadsToRows,
      }),
      bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes for all steps together.' }),
      steps: t.field({
        type: [UpgradeStepType],
        description: 'The steps one by one; empty when there is nothing to pay.',
        resolve: ({ steps }) => steps,
        ...leadsToRows,
      }),
      unverified: t.field({
        type: [Unverified],
        description: 'Rules behind the values that no second source confirms.',
        resolve: ({ steps }): UnverifiedName[] => (steps.length > 0 ? ['upgrade_blood_echoes'] : []),
      }),
    }),
  });

  builder.queryField('upgradePrice', (t) =>
    t.field({
      type: UpgradePrice,
      description: 'The materials and blood echoes for fortifying a weapon.',
      args: {
        weapon: t.arg({ type: 'Slug', required: true, description: 'Slug of the weapon.' }),
        from: t.arg({
          type: UpgradeLevel,
          required: true,
          defaultValue: 0,
          description: 'The level to start from.',
        }),
        to: t.arg({
          type: UpgradeLevel,
          description: 'The level to reach. Without it, the highest level of the weapon.',
        }),
      },
      extensions: {
        ...leadsTo({ kind: 'rows', search: rowsRead }),
        ...refusesArguments,
      },
      resolve: async (_root, { weapon: slug, from, to: wanted }, context): Promise<UpgradeAnswer> => {
        const [weapon, levels, steps] = await Promise.all([
          recordNamed(graph, context, Weapon, 'weapon', slug),
          levelsByWeapon(context, slug),
          upgradesByWeapon(context, slug),
        ]);
        weaponLevel(weapon, levels, 'from', from);
        const max = Math.max(...levels.map(({ level }) => level));
        const to = wanted ?? max;
        weaponLevel(weapon, levels, 'to', to);
        if (from > to) {
          throw wrongArgument(
            'to',
            'out_of_range',
            `to must be an integer from ${from} to ${max} for ${weapon.slug}, because from is ${from}; received ${to}.`,
            { received: String(to), min: from, max },
          );
        }
        const costs = upgradeCosts(steps, from, to);
        return {
          weapon_slug: weapon.slug,
          from,
          to,
          materials: costs.materials,
          blood_echoes: costs.blood_echoes,
          steps: costs.steps,
        };
      },
    }),
  );
}
