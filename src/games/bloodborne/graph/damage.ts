import type { Damage, DamageArguments, FormKind, WeaponMoveRow } from '../../../../schema/bloodborne/rows.ts';
import { addQuery } from '../../../graph/queries.ts';
import { recordNamed, unknownArgument } from '../../../graph/refusals.ts';
import { nearest } from '../../../text/nearest.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { attackDamage, slugOfMove } from '../calculators/attack-damage.ts';
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

/** Adds the damage of a hit against a boss. */
export function addDamage(types: BloodborneTypes): void {
  const { graph, Boss, Weapon, movesByWeapon } = types;
  addQuery<DamageArguments, Damage>(
    graph,
    'damage',
    rowsRead,
    async ({ bossSlug, attack, ...given }, context) => {
      const [boss, moves] = await Promise.all([
        recordNamed(graph, context, Boss, 'boss_slug', bossSlug),
        attack ? movesByWeapon(context, given.weaponSlug) : [],
        recordNamed(graph, context, Weapon, 'weapon_slug', given.weaponSlug),
      ]);
      const move = attack ? moveNamed(attack, given.form, given.weaponSlug, moves) : undefined;
      const args = { ...given, form: given.form ?? move?.form ?? null };
      const { answer, weapon, effects } = await rate(types, args, context);
      const { damage, by_type, extra_hits, rates } = attackDamage({
        ratings: answer.by_type,
        modifiers: weapon.figures.modifiers,
        form: answer.form,
        move,
        foe: boss.figures,
        effects,
      });
      return {
        boss_slug: boss.slug,
        attack: attack ?? null,
        rating: answer,
        damage,
        by_type,
        extra_hits,
        rates,
        hp: boss.hp,
        hits_to_kill: hitsToKill(boss.hp, damage),
        unverified: [
          ...answer.unverified,
          'damage_formula',
          ...(rates.length > 0 ? (['weaknesses'] as const) : []),
          ...(extra_hits ? (['extra_hits'] as const) : []),
        ],
      };
    },
  );
}
