import { readFileSync } from 'node:fs';
import { fromRoot } from '../../../src/root.ts';

/**
 * Cases of guyathomas/elden-ring-calculator (er-calc-ap-test-cases.csv, ISC license): a weapon, an affinity, a level,
 * stats, and the rating that a published calculator gives.
 */
const [header, ...lines] = readFileSync(
  fromRoot('test', 'games', 'elden-ring', 'attack-rating-cases.csv'),
  'utf8',
)
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split(','));
export const cases = lines.map((line) => Object.fromEntries(header!.map((name, at) => [name, line[at]!])));
export type Case = (typeof cases)[number];

/** The cases with the same input. */
export const inputs = new Map<string, Case[]>();
for (const each of cases) {
  const input = header!
    .slice(0, 10)
    .map((name) => each[name])
    .join();
  inputs.set(input, [...(inputs.get(input) ?? []), each]);
}
/** The different totals that cases of one input have. */
export const totalsOf = (same: readonly Case[]) => [...new Set(same.map((each) => each['ar_exact']!))];
