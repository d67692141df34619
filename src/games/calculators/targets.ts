/** The target of a hit: exactly one of the two is given. */
interface TargetInput {
  readonly bossSlug?: string | null;
  readonly enemySlug?: string | null;
}

/** Returns the record that a hit is dealt to. */
export const foeOf = ({
  bossSlug,
  enemySlug,
}: TargetInput): { readonly kind: 'boss' | 'enemy'; readonly slug: string } =>
  bossSlug ? { kind: 'boss', slug: bossSlug } : { kind: 'enemy', slug: enemySlug! };
