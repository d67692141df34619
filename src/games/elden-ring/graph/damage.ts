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
    async ({ bossSlug, enemySlug, physicalDamage, ...args }, context) => {
      if (bossSlug && enemySlug) {
        throw wrongArgument(
          'enemy_slug',
          'not_with_boss',
          `enemy_slug cannot be combined with boss_slug; got ${enemySlug}.`,
          { received: enemySlug },
        );
      }
      if (!bossSlug && !enemySlug)
        throw wrongArgument('boss_slug', 'missing', 'boss_slug is required unless enemy_slug is given.');
      const [bossRow, , forms, variants, { answer, exact }] = await Promise.all([
        bossSlug ? recordNamed(graph, context, Boss, 'boss_slug', bossSlug) : null,
        enemySlug ? recordNamed(graph, context, Enemy, 'enemy_slug', enemySlug) : null,
        bossSlug ? formsOf(context, bossSlug) : [],
        enemySlug ? variantsOf(context, enemySlug) : [],
        rate(types, args, context),
      ]);
      const location_slug = bossRow?.location_slug ?? null;
      const targets = [...forms.map((form) => ({ ...form, location_slug })), ...variants];
      return {
        boss_slug: bossSlug ?? null,
        enemy_slug: enemySlug ?? null,
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
