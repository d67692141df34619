import type { Damage, DamageArguments } from '../../../../schema/elden-ring/rows.ts';
import { addQuery } from '../../../graph/queries.ts';
import { recordNamed, wrongArgument } from '../../../graph/refusals.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { type ByType, damageTypes, rounded } from '../calculators/attack-rating.ts';
import { damageOf } from '../calculators/damage.ts';
import { rate } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 80;

const roundedOrNull = (value: number | null) => (value === null ? null : rounded(value));

const roundedTypes = (values: ByType<number | null>) =>
  Object.fromEntries(damageTypes.map((type) => [type, roundedOrNull(values[type])])) as Record<
    keyof ByType,
    number | null
  >;

/** Adds the damage of a hit to a boss or an enemy. */
export function addDamage(types: EldenRingTypes): void {
  const { graph, Boss, Enemy, formsOf, variantsOf } = types;
  addQuery<DamageArguments, Damage>(
    graph,
    'damage',
    rowsRead,
    async ({ boss, enemy, physicalDamage, ...args }, context) => {
      if (boss && enemy) {
        throw wrongArgument('enemy', 'not_with_boss', `enemy cannot be combined with boss; got ${enemy}.`, {
          received: enemy,
        });
      }
      if (!boss && !enemy) throw wrongArgument('boss', 'missing', 'boss is required unless enemy is given.');
      const [bossRow, , forms, variants, { answer, exact }] = await Promise.all([
        boss ? recordNamed(graph, context, Boss, 'boss', boss) : null,
        enemy ? recordNamed(graph, context, Enemy, 'enemy', enemy) : null,
        boss ? formsOf(context, boss) : [],
        enemy ? variantsOf(context, enemy) : [],
        rate(types, args, context),
      ]);
      const location_slug = bossRow?.location_slug ?? null;
      const targets = [...forms.map((form) => ({ ...form, location_slug })), ...variants];
      return {
        boss_slug: boss ?? null,
        enemy_slug: enemy ?? null,
        physical_damage: physicalDamage,
        targets: targets.map((target) => {
          const { total, by_type } = damageOf(exact, physicalDamage, target);
          return {
            ...target,
            damage: roundedOrNull(total),
            by_type: roundedTypes(by_type),
            hits_to_kill: target.hp === null ? null : hitsToKill(target.hp, total),
          };
        }),
        rating: answer,
        unverified: ['damage_formula'],
      };
    },
  );
}
