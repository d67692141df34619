import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { annotations, type DataSchema } from '../../src/kinds/schema.ts';
import { readWords, withWords } from '../../src/kinds/words.ts';
import { fromRoot } from '../../src/root.ts';

/**
 * Five records of a game that nobody here serves, in the shapes that games share. Numbers are from memory: they show the
 * form.
 */

const listOf = (...words: string[]) => words.map((word) => ({ word, label: word }));
const damageTypes = ['physical', 'strike', 'slash', 'thrust', 'magic', 'fire', 'lightning'];
const words = readWords(() =>
  JSON.stringify({
    words: {
      damage_types: listOf(...damageTypes),
      attack_types: listOf('physical', 'magic', 'fire', 'lightning'),
      statuses: listOf('poison', 'toxic', 'bleed'),
      armor_statuses: listOf('poison', 'toxic', 'bleed', 'curse'),
      weapon_stats: listOf('strength', 'dexterity', 'intelligence', 'faith'),
      currencies: listOf('souls', 'humanity'),
      grades: listOf('S', 'A', 'B', 'C', 'D', 'E', '-'),
    },
  }),
);

const readSchema = (name: string) =>
  JSON.parse(readFileSync(fromRoot('seeds', `${name}.schema.json`), 'utf8')) as DataSchema;
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
ajv.addVocabulary([...annotations]);
ajv.addSchema(readSchema('common')).addSchema(withWords(readSchema('ideas'), words));

/** What does not fit the shape of an idea, by path. */
function misfitsOf(idea: string, record: object): string[] {
  const validate = ajv.getSchema(`ideas.schema.json#/$defs/${idea}`)!;
  if (validate(record) === true) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const recordOf = (slug: string, name: string) => ({
  slug,
  name,
  is_dlc: false,
  names: { en: name },
  aliases: [],
  spoiler_level: 'none',
  spoilers: [],
  provenance: { sources: [{ kind: 'general_knowledge', source: 'memory' }], external_ids: [], fields: [] },
  links: {},
});

const goods = { sell_price: 100, offers: [], acquisition: [], dropped_by: [] };
const attack = { physical: 103, magic: 0, fire: 0, lightning: 0 };
const scaling = { strength: 'C', dexterity: 'C', intelligence: '-', faith: '-' };
const factors = { strength: 0.5, dexterity: 0.5, intelligence: 0, faith: 0 };

const claymore = {
  ...recordOf('claymore', 'Claymore'),
  ...goods,
  category: 'greatsword',
  description: null,
  requirements: { strength: 16, dexterity: 10, intelligence: 0, faith: 0 },
  attack,
  scaling,
  scaling_value: factors,
  status: [],
  max_level: 15,
  levels: [
    { level: 0, attack, scaling, scaling_value: factors, status: [] },
    { level: 15, attack: { ...attack, physical: 257 }, scaling, scaling_value: factors, status: [] },
  ],
  weight: 6,
  durability: 200,
};

const noAcquisition = {
  location_slug: null,
  boss_slug: null,
  npc_slug: null,
  notes: null,
  location_name: null,
  boss_name: null,
  npc_name: null,
  sub_area: null,
  enemy_slug: null,
  enemy_name: null,
  used_item_slug: null,
  used_item_name: null,
  quantity: null,
  chance: null,
  condition: null,
  gate: null,
  position: null,
  event_flag: null,
};

const armor = {
  ...recordOf('elite-knight-armor', 'Elite Knight Armor'),
  ...goods,
  slot: 'chest',
  set_slug: 'elite-knight-set',
  set_name: 'Elite Knight Set',
  description: null,
  weight: 9,
  defense: { physical: 68, strike: 62, slash: 68, thrust: 72, magic: 42, fire: 47, lightning: 37 },
  resistance: { poison: 22, toxic: 22, bleed: 37, curse: 0 },
  offers: [
    {
      merchant_slug: 'domhnall-of-zena',
      merchant_name: 'Domhnall of Zena',
      currency: 'souls',
      price: 1000,
      price_max: null,
      price_steps: [],
      price_item_slug: null,
      price_item_name: null,
      is_unlimited: false,
      in_stock: 1,
      condition: null,
      gate: null,
      stock_flag: null,
      unlock_flag: null,
    },
  ],
  poise: 21,
};

const formOf = (name: string, role: 'form' | 'body', hp: number) => ({
  name,
  role,
  location_slug: 'anor-londo',
  location_name: 'Anor Londo',
  sub_area: null,
  npc_param_id: null,
  hp,
  reward: null,
  poise: null,
  defense: Object.fromEntries(damageTypes.map((type) => [type, null])),
  negation: null,
  resistance: { poison: null, toxic: null, bleed: null },
  immune_to: ['toxic'],
  weak_to: [],
  new_game_plus: [],
});

const boss = {
  ...recordOf('ornstein-and-smough', 'Ornstein and Smough'),
  is_optional: false,
  is_required: true,
  location_slug: 'anor-londo',
  location_name: 'Anor Londo',
  description: null,
  hp: 1642,
  reward: 50000,
  drops: [
    {
      name: 'Leo Ring',
      quantity: 1,
      kind: 'ring',
      slug: 'leo-ring',
      chance: 1,
      condition: 'if Ornstein is beaten last',
      is_once: true,
      npc_param_ids: [],
      lot_id: null,
      event_flag: null,
    },
  ],
  phases: [
    { phase_index: 0, name: 'Both', notes: null, hp_percent: null },
    { phase_index: 1, name: 'The one left', notes: null, hp_percent: null },
  ],
  forms: [
    formOf('Ornstein', 'body', 1642),
    formOf('Smough', 'body', 2646),
    formOf('Super Ornstein', 'form', 2981),
    formOf('Super Smough', 'form', 4432),
  ],
  weak_to: [],
  immune_to: ['toxic'],
  sub_area: 'Cathedral',
  position: null,
  gate: null,
  event_flag: null,
};

const ring = {
  ...recordOf('havels-ring', "Havel's Ring"),
  ...goods,
  effect: 'Raises the maximum equip load by 50%.',
  description: null,
  acquisition: [
    {
      ...noAcquisition,
      kind: 'enemy_drop',
      location_slug: 'undead-burg',
      location_name: 'Undead Burg',
      enemy_slug: 'havel-the-rock',
      enemy_name: 'Havel the Rock',
    },
  ],
};

const bonfire = {
  ...recordOf('firelink-shrine', 'Firelink Shrine'),
  location_slug: 'firelink-shrine',
  location_name: 'Firelink Shrine',
  position: { map_id: 'm10_02', x: 0, y: 0, z: 0, nearest: null },
  event_flag: null,
  bosses: [],
  is_warp_target: true,
};

const records = [
  ['weapon', claymore],
  ['armor', armor],
  ['boss', boss],
  ['accessory', ring],
  ['rest_point', bonfire],
] as const;

describe.each(records)('%s', (idea, record) => {
  test('a record of Dark Souls fits', () => {
    expect(misfitsOf(idea, record)).toEqual([]);
  });

  test('without any of its common members it does not', () => {
    const own = new Set(['weight', 'durability', 'poise', 'is_warp_target']);
    for (const name of Object.keys(record).filter((each) => !own.has(each))) {
      const { [name as keyof typeof record]: _left, ...rest } = record;
      expect([name, misfitsOf(idea, rest).length > 0]).toEqual([name, true]);
    }
  });
});

test('armor fits with negation in place of defense, and not without either', () => {
  const { defense, ...rest } = armor;
  expect(misfitsOf('armor', { ...rest, negation: defense })).toEqual([]);
  expect(misfitsOf('armor', rest)).not.toEqual([]);
});

test('a spell fits whose casts are counted, without a cost in points', () => {
  const sorcery = {
    ...recordOf('soul-arrow', 'Soul Arrow'),
    ...goods,
    school: 'sorcery',
    slots: 1,
    requirements: { intelligence: 10 },
  };
  expect(misfitsOf('spell', { ...sorcery, uses: 30 })).toEqual([]);
  expect(misfitsOf('spell', { ...sorcery, fp_cost: 5, fp_cost_charged: null })).toEqual([]);
  expect(misfitsOf('spell', { ...sorcery, fp_cost: null })).not.toEqual([]);
});

test('the soul of a boss, humanity and souls are prices, and no other word is', () => {
  const [offer] = armor.offers;
  const priced = (terms: object) => misfitsOf('armor', { ...armor, offers: [{ ...offer, ...terms }] });
  expect(priced({ currency: 'humanity', price: 2 })).toEqual([]);
  const soul = { price_item_slug: 'soul-of-smough', price_item_name: 'Soul of Smough' };
  expect(priced({ price: 5000, ...soul })).toEqual([]);
  expect(priced({ currency: 'runes' })).not.toEqual([]);
});

test('each body of a boss has its own health bar', () => {
  const { forms, ...rest } = boss;
  expect(misfitsOf('boss', { ...rest, forms: [] })).not.toEqual([]);
  const [first, ...others] = forms;
  expect(misfitsOf('boss', { ...rest, forms: [{ ...first, role: 'twin' }, ...others] })).not.toEqual([]);
});

test('words of another game do not fit', () => {
  expect(misfitsOf('weapon', { ...claymore, attack: { ...attack, bolt: 1 } })).not.toEqual([]);
  expect(misfitsOf('weapon', { ...claymore, scaling: { ...scaling, faith: 'F' } })).not.toEqual([]);
});
