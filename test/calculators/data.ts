import { readFileSync } from 'node:fs';
import type { ByStat, ByType } from '../../src/games/bloodborne/calculators/attack-rating.ts';
import type { Curve } from '../../src/games/calculators/stat-curve.ts';
import { fromRoot } from '../../src/root.ts';

/** Records of a data file of Bloodborne. */
export const recordsOf = <Row = any>(file: string, gameId = 'bloodborne'): Row[] =>
  JSON.parse(readFileSync(fromRoot('seeds', gameId, `${file}.json`), 'utf8')).records;

export interface LevelRecord {
  readonly weapon_slug: string;
  readonly level: number;
  readonly attack: ByType;
  readonly scaling: ByStat<string>;
  readonly scaling_value: ByStat;
  readonly gem_slots: number;
}

const levels = new Map(
  recordsOf<LevelRecord>('weapon-levels').map((row) => [`${row.weapon_slug} ${row.level}`, row]),
);
export const weaponAt = (slug: string, level: number) => levels.get(`${slug} ${level}`)!;

export const saturation: Curve = recordsOf('stat-curves').find(({ slug }) => slug === 'attack-saturation')!;

export const noStats: ByStat = { strength: 1, skill: 1, blood_tinge: 1, arcane: 1 };

/** Numbers from 0 to 1 in an order that a seed fixes (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
