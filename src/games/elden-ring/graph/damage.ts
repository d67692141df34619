import type { BossRow, Damage, DamageArguments, EnemyRow } from '../../../../schema/elden-ring/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { foeOf } from '../../calculators/targets.ts';
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

/** Where the forms of a boss are; variants of an enemy have their own places. */
const placeOf = (foe: BossRow | EnemyRow): { location_slug: string | null; sub_area: string | null } =>
  'location_slug' in foe ? foe : { location_slug: null, sub_area: null };

/** Adds the damage of a hit to a boss or an enemy. */
export function addDamage(types: EldenRingTypes): void {
  const { graph, Boss, Enemy, formsOf, variantsOf } = types;
  addQuery<DamageArguments, Damage>(
    graph,
    'damage',
    rowsRead,
    async ({ build, classSlug, target: hit, physicalDamage }, context) => {
      const { kind, slug } = foeOf(hit);
      const isBoss = kind === 'boss';
      const [targets, { result: rating, exact }, foe] = await Promise.all([
        isBoss ? formsOf(context, slug) : variantsOf(context, slug),
        rate(types, build, context, classSlug),
        isBoss
          ? recordNamed(graph, context, Boss, 'boss_slug', slug)
          : recordNamed(graph, context, Enemy, 'enemy_slug', slug),
      ]);
      return {
        boss_slug: isBoss ? slug : null,
        enemy_slug: isBoss ? null : slug,
        physical_damage: physicalDamage,
        targets: targets.map((target) => {
          const { total, by_type } = damageOf(exact, physicalDamage, target);
          return {
            ...target,
            location_slug: target.location_slug ?? placeOf(foe).location_slug,
            sub_area: target.sub_area ?? placeOf(foe).sub_area,
            role: target.role ?? ('variant' as const),
            damage: roundedOrNull(total),
            by_type: roundedTypes(by_type),
            hits_to_kill: target.hp === null ? null : hitsToKill(target.hp, total),
          };
        }),
        rating,
        unverified: ['damage_formula'],
      };
    },
  );
}
