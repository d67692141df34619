import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Toughness, weaknessesOf } from '../../src/games/bloodborne/calculators/weaknesses.ts';
import { fromRoot } from '../../src/root.ts';

const even = { physical: 100, blunt: 100, thrust: 100, blood: 100, arcane: 100, fire: 100, bolt: 100 };
const resistance = { slow_poison: 200, rapid_poison: 180 };

interface Boss {
  readonly slug: string;
  readonly forms: readonly Toughness[];
}

const { records } = JSON.parse(readFileSync(fromRoot('seeds', 'bloodborne', 'bosses.json'), 'utf8')) as {
  readonly records: readonly Boss[];
};
const boss = (slug: string) => records.find((record) => record.slug === slug)!.forms;

test('a defense of three quarters of the median is a weakness, one above is none', () => {
  expect(weaknessesOf({ defense: { ...even, fire: 75, bolt: 76 }, resistance })).toEqual(['fire']);
});

test('flags of weapons and low resistances to poison are weaknesses, and an immunity is none', () => {
  const of = {
    defense: even,
    resistance: { slow_poison: 100, rapid_poison: null },
    weak_to_serrated: true,
    weak_to_righteous: false,
  };
  expect(weaknessesOf(of)).toEqual(['serrated', 'slow_poison']);
});

test('unknown defenses have no known weaknesses', () => {
  expect(weaknessesOf({ defense: null, resistance: null })).toEqual([]);
});

test('bosses are weak to what players use against them, and each form by its own defenses', () => {
  expect(weaknessesOf(boss('blood-starved-beast')[0]!)).toEqual(['fire', 'serrated']);
  expect(weaknessesOf(boss('ebrietas-daughter-of-the-cosmos')[0]!)).toEqual(['thrust', 'fire', 'bolt']);
  expect(weaknessesOf(boss('moon-presence')[0]!)).toEqual([]);
  expect(boss('father-gascoigne').map((form) => weaknessesOf(form))).toEqual([
    ['fire'],
    ['fire', 'serrated'],
  ]);
});
