import type { Material } from '../../calculators/materials.ts';
import { recordNamed, refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, linkFields, recordBy } from '../../../graph/relations.ts';
import { type UpgradeCost, upgradeCost, type UpgradeStep } from '../calculators/upgrade-cost.ts';
import { checkLevel } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 2;

interface UpgradeAnswer extends UpgradeCost {
  readonly weapon_slug: string;
  readonly upgrade_path_slug: string | null;
  readonly from: number;
  readonly to: number;
}

/** Adds what upgrading a weapon takes. */
export function addUpgradePrice({
  graph,
  builder,
  Item,
  UpgradePath,
  Weapon,
  WeaponLevel,
}: EldenRingTypes): void {
  const MaterialType = builder.objectRef<Material>('Material').implement({
    description: 'A smithing stone and how many of it are needed.',
    fields: (t) => ({
      ...linkFields(t, 'item_slug', Item, 'smithing stone'),
      quantity: t.exposeInt('quantity', { description: 'How many.' }),
    }),
  });

  const UpgradeStepType = builder.objectRef<UpgradeStep>('UpgradeStep').implement({
    description: 'One upgrade.',
    fields: (t) => ({
      level: t.exposeInt('level', { description: 'The upgrade reached.' }),
      ...linkFields(t, 'item_slug', Item, 'smithing stone'),
      quantity: t.exposeInt('quantity', { description: 'How many of it.' }),
    }),
  });

  const UpgradePrice = builder.objectRef<UpgradeAnswer>('UpgradePrice').implement({
    description: 'The smithing stones for the upgrades of a weapon.',
    fields: (t) => ({
      ...linkFields(t, 'weapon_slug', Weapon, 'weapon'),
      upgradePathSlug: t.expose('upgrade_path_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of its upgrade path; null when it cannot be upgraded.',
      }),
      upgradePath: t.field({
        nullable: true,
        description: 'Its upgrade path.',
        ...recordBy('upgrade_path_slug', UpgradePath),
      }),
      from: t.exposeInt('from', { description: 'The upgrade to start from.' }),
      to: t.exposeInt('to', { description: 'The upgrade to reach.' }),
      materials: t.field({
        type: [MaterialType],
        description:
          'Smithing stones for all upgrades together, in the order in which they are first needed.',
        resolve: ({ materials }) => materials,
        ...leadsToRows,
      }),
      steps: t.field({
        type: [UpgradeStepType],
        description: 'The upgrades one by one; empty when nothing is needed.',
        resolve: ({ steps }) => steps,
        ...leadsToRows,
      }),
    }),
  });

  builder.queryField('upgradePrice', (t) =>
    t.field({
      type: UpgradePrice,
      description: 'The smithing stones for the upgrades of a weapon.',
      args: {
        weapon: t.arg({ type: 'Slug', required: true, description: 'Slug of the weapon.' }),
        from: t.arg({
          type: WeaponLevel,
          required: true,
          defaultValue: 0,
          description: 'The upgrade to start from.',
        }),
        to: t.arg({
          type: WeaponLevel,
          description: 'The upgrade to reach. Without it, the highest of the weapon.',
        }),
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { weapon: slug, from, to: wanted }, context): Promise<UpgradeAnswer> => {
        const weapon = await recordNamed(graph, context, Weapon, 'weapon', slug);
        const { upgrade_path_slug, max_upgrade: max } = weapon;
        const to = wanted ?? max;
        checkLevel(weapon, 'from', from);
        checkLevel(weapon, 'to', to);
        if (from > to) {
          throw wrongArgument(
            'to',
            'out_of_range',
            `to must be an integer from ${from} to ${max} for ${weapon.slug}, because from is ${from}; received ${to}.`,
            { received: String(to), min: from, max },
          );
        }
        const path = upgrade_path_slug === null ? null : await UpgradePath.find(context, upgrade_path_slug);
        return {
          weapon_slug: weapon.slug,
          upgrade_path_slug,
          from,
          to,
          ...upgradeCost(path?.steps ?? [], from, to),
        };
      },
    }),
  );
}
