import { immunitiesOf, type Toughness, weaknessesOf } from '../calculators/weaknesses.ts';
import type { builder } from './builder.ts';
import { Weakness } from './enums.ts';

/** What follows from the figures of a form, body or variant: what it is weak to and immune to. */
export const weaknessFields = <Row extends Toughness>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>,
  flags: string,
) => ({
  weakTo: t.field({
    type: [Weakness],
    nullable: true,
    description: `What it is weak to: damage whose defense is at most 3/4 of the median of its defenses, ${flags} and a poison whose resistance is at most 100. Null when its defenses are unknown.`,
    resolve: (row) => weaknessesOf(row),
  }),
  immuneTo: t.field({
    type: [Weakness],
    nullable: true,
    description: 'Poisons that never build up on it. Null when its resistances are unknown.',
    resolve: (row) => immunitiesOf(row),
  }),
});
