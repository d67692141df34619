import type {
  BossFormRow,
  Damage,
  DamageArguments,
  FormKind,
  WeaponMoveRow,
} from '../../../../schema/bloodborne/rows.ts';
import type { GraphContext } from '../../../graph/types/builder.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed, unknownArgument } from '../../../graph/limits/refusals.ts';
import { nearest } from '../../../text/nearest.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { foeOf } from '../../calculators/targets.ts';
import { attackDamage, type Foe, slugOfMove } from '../calculators/attack-damage.ts';
import { rate } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 120;

function moveNamed(
  slug: string,
  form: FormKind | null | undefined,
  weapon: string,
  moves: readonly WeaponMoveRow[],
): WeaponMoveRow {
  const here = moves.filter((move) => !form || move.form === form);
  const found = here.find((move) => slugOfMove(move) === slug);
  if (found) return found;
  const what = `attack of ${weapon}${form ? `, ${form}` : ''}`;
  throw unknownArgument('attack', what, slug, nearest(slug, new Set(here.map(slugOfMove))));
}

/**
 * Reads the targets of a hit: the forms of a boss, or the variants of an enemy with the flags of the enemy's
 * record.
 */
async function targetsOf(
  { graph, Boss, Enemy, formsOf, variantsOf }: BloodborneTypes,
  { kind, slug }: ReturnType<typeof foeOf>,
  context: GraphContext,
): Promise<readonly (Foe & Pick<BossFormRow, 'name' | 'role' | 'npc_param_id' | 'hp'>)[]> {
  if (kind === 'boss') {
    const [, forms] = await Promise.all([
      recordNamed(graph, context, Boss, 'boss_slug', slug),
      formsOf(context, slug),
    ]);
    return forms;
  }
  const [{ is_beast, is_kin, weak_to_serrated, weak_to_righteous }, variants] = await Promise.all([
    recordNamed(graph, context, Enemy, 'enemy_slug', slug),
    variantsOf(context, slug),
  ]);
  return variants.map((variant) => ({
    ...variant,
    role: 'variant',
    is_beast,
    is_kin,
    weak_to_serrated,
    weak_to_righteous,
  }));
}

/** Adds the damage of a hit to a boss or an enemy. */
export function addDamage(types: BloodborneTypes): void {
  const { graph, Weapon, movesByWeapon } = types;
  addQuery<DamageArguments, Damage>(
    graph,
    'damage',
    rowsRead,
    async ({ target: hit, attack, build: given, classSlug }, context) => {
      const foe = foeOf(hit);
      const [targets, moves] = await Promise.all([
        targetsOf(types, foe, context),
        attack ? movesByWeapon(context, given.weaponSlug) : [],
        recordNamed(graph, context, Weapon, 'weapon_slug', given.weaponSlug),
      ]);
      const move = attack ? moveNamed(attack, given.form, given.weaponSlug, moves) : undefined;
      const args = { ...given, form: given.form ?? move?.form ?? null };
      const { result: rating, weapon, effects } = await rate(types, args, context, classSlug);
      const dealt = targets.map((target) => {
        const { name, role, npc_param_id, hp } = target;
        const { damage, by_type, extra_hits, rates } = attackDamage({
          ratings: rating.by_type,
          modifiers: weapon.modifiers,
          form: rating.form,
          move,
          foe: target,
          effects,
        });
        return {
          name,
          role,
          npc_param_id,
          hp,
          damage,
          by_type,
          hits_to_kill: hitsToKill(hp, damage),
          extra_hits,
          rates,
        };
      });
      return {
        boss_slug: foe.kind === 'boss' ? foe.slug : null,
        enemy_slug: foe.kind === 'enemy' ? foe.slug : null,
        attack: attack ?? null,
        targets: dealt,
        rating,
        unverified: [
          ...rating.unverified,
          'damage_formula',
          ...(dealt.some(({ rates }) => rates.length > 0) ? (['weaknesses'] as const) : []),
          ...(dealt.some(({ extra_hits }) => extra_hits) ? (['extra_hits'] as const) : []),
        ],
      };
    },
  );
}
