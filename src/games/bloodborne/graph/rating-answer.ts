import type { FormKind as FormKindName, VariantKind as VariantKindName } from '../../../../schema/rows.ts';
import type { AttackRating, UnmetRequirement } from '../calculators/attack-rating.ts';
import type { ReadEffect } from '../calculators/blood-gems.ts';
import type { ValueOf } from './sets.ts';

/** Stats as callers name them. */
export type Stats = Readonly<Record<ValueOf<'RatingStat'>, number>>;

export interface SetEffect extends Omit<ReadEffect, 'values'> {
  readonly value: number;
  readonly is_counted: boolean;
}

export interface SetGem {
  readonly gem_slug: string;
  /** From 1. */
  readonly slot: number;
  readonly effects: readonly SetEffect[];
}

export interface RatingAnswer extends AttackRating {
  readonly weapon_slug: string;
  readonly variant: VariantKindName;
  readonly form: FormKindName | null;
  readonly level: number;
  readonly stats: Stats;
  readonly unmet: readonly UnmetRequirement[];
  readonly gems: readonly SetGem[];
  readonly curve: readonly { readonly value: number; readonly total: number }[] | null;
}
