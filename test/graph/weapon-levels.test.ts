import { beforeAll, expect, test } from '@jest/globals';
import { type Graph, sharedGraph } from './graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

test('a weapon at each level, with its steps, is one statement a table', async () => {
  const { result, statements } = await graph.run(`{
    weapon(slug: "ludwigs-holy-blade") {
      levels { level attack { physical } scaling { strength } scalingValue { strength } gemSlots }
      upgradeCosts { level quantity cost currency item { name } weapon { slug } }
    }
  }`);
  expect(result.errors).toBeUndefined();
  const { levels, upgradeCosts } = result.data.weapon;
  expect(levels).toHaveLength(11);
  expect(levels[6]).toEqual({
    level: 6,
    attack: { physical: 160 },
    scaling: { strength: 'B' },
    scalingValue: { strength: 0.68 },
    gemSlots: 3,
  });
  expect(upgradeCosts).toHaveLength(10);
  expect(upgradeCosts[9]).toEqual({
    level: 10,
    quantity: 1,
    cost: 640,
    currency: 'blood_echoes',
    item: { name: 'Blood Rock' },
    weapon: { slug: 'ludwigs-holy-blade' },
  });
  expect(statements).toHaveLength(4);
});

test('moves say what they deal, and a shot what becomes of it', async () => {
  const { result } = await graph.run(`{
    weapon(slug: "chikage") { moves { form name input damageType percent { physical blood } stamina certainty } }
    pistol: weapon(slug: "hunter-pistol") { moves { name kind stages { percent range } } }
    rune(slug: "milkweed") { moves { weapon { slug } } }
  }`);
  expect(result.errors).toBeUndefined();
  const { weapon, pistol, rune } = result.data;
  expect(
    weapon.moves.find((move: any) => move.form === 'transformed' && move.name === 'Light attack 1'),
  ).toEqual({
    form: 'transformed',
    name: 'Light attack 1',
    input: 'R1',
    damageType: 'blood',
    percent: { physical: 0, blood: 95 },
    stamina: 25,
    certainty: 'certain',
  });
  expect(pistol.moves.map(({ name, kind }: any) => [name, kind])).toEqual([
    ['Shot', 'shot'],
    ['Strengthened shot', 'shot'],
  ]);
  expect(pistol.moves[0].stages.map(({ percent }: any) => percent)).toEqual([100, 98, 85, 80]);
  expect(new Set(rune.moves.map((move: any) => move.weapon.slug))).toEqual(new Set(['kos-parasite']));
});

test('materials name the steps they are used up for, and curves are a list', async () => {
  const { result } = await graph.run(`{
    item(slug: "blood-rock") { upgrades { level weapon { slug } } }
    statCurves { data { slug unit stats points { x y exponent } certainty } }
    statCurve(slug: "maximum-hp") { name points { y } }
  }`);
  expect(result.errors).toBeUndefined();
  expect(result.data.item.upgrades).toHaveLength(39);
  expect(result.data.item.upgrades.every(({ level }: any) => level === 10)).toBe(true);
  expect(result.data.statCurves.data).toHaveLength(7);
  expect(result.data.statCurve.points.at(-1)).toEqual({ y: 1900 });
});

test('a gem effect has what it changes, when and by how much at each strength', async () => {
  const { result } = await graph.run(`{
    fire: bloodGemFamily(slug: "fire-fire-atk-up") {
      modifier { changes unit condition convertsTo conversionCertainty } roles obtainable { min max } certainty
      values { rating strengths }
    }
    lethal: bloodGemFamily(slug: "lethal-boosts-rally-potential") { certainty roles }
    bloodGem(slug: "tempering-damp-blood-gem-6") {
      dropSources { campaign stage depth isRare }
      shapesAvailable { shape frequency notes }
    }
  }`);
  expect(result.errors).toBeUndefined();
  const { fire, lethal, bloodGem } = result.data;
  expect(fire).toMatchObject({
    modifier: {
      changes: 'fire_attack',
      unit: 'percent',
      condition: null,
      convertsTo: 'fire',
      conversionCertainty: 'certain',
    },
    roles: ['main'],
    obtainable: { min: 0.3, max: 27.2 },
    certainty: 'certain',
  });
  expect(fire.values[19]).toEqual({ rating: 20, strengths: [4.5, 10.13, 15.75, 22.5, 24.75, 28.12] });
  expect(lethal).toEqual({ certainty: 'doubtful', roles: ['secondary'] });
  expect(bloodGem.dropSources).toEqual([
    { campaign: 'chalice_dungeon', stage: 'last', depth: 5, isRare: false },
    { campaign: 'the_old_hunters', stage: 'last', depth: null, isRare: false },
  ]);
  expect(bloodGem.shapesAvailable[0]).toEqual({
    shape: 'radial',
    frequency: 'most',
    notes: 'The most usual shape of this effect; the Pthumeru dungeons favour it.',
  });
});
