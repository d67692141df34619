import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkDataset } from '../../src/dataset/check.ts';
import { allRules, rulesOf } from '../../src/games/index.ts';
import { DatasetError, type DataError, errorLine } from '../../src/dataset/data-errors.ts';
import { type Dataset, loadDataset } from '../../src/dataset/load.ts';
import { fromRoot } from '../../src/root.ts';
import { slugify } from '../../src/text/slugify.ts';
import { createRunner, expectGolden } from '../cli/terminal.ts';
import { tinyFiles, writeTinySeeds } from './tiny-game.ts';
import { publishedGame } from '../games.ts';
import { published } from '../published.ts';

type Loose = any;

/** What the rules of Bloodborne are about. */
const real = { ...published, games: [publishedGame('bloodborne')] };
const eldenRing = { ...published, games: [publishedGame('elden-ring')] };
const tiny = loadDataset(writeTinySeeds());
const datasets = { real, tiny, 'elden-ring': eldenRing };

/** A copy whose records may be broken. */
function broken(
  dataset: Dataset,
  damage: (records: (table: string) => Loose[], game: Loose) => void,
): Dataset {
  const games = dataset.games.map((game) => ({
    ...game,
    game: structuredClone(game.game),
    records: new Map(game.records),
  }));
  const [own] = games;
  const copied = new Map<string, Loose[]>();
  damage((table) => {
    if (!copied.has(table)) {
      copied.set(table, structuredClone(own!.records.get(table) ?? []) as Loose[]);
      own!.records.set(table, copied.get(table)!);
    }
    return copied.get(table)!;
  }, own!.game);
  return { ...dataset, games };
}

/** What is said of something, without its place in a file. */
const withoutPlace = ({ line: _line, column: _column, ...error }: DataError) => errorLine(error);

test('the published data have no errors', () => {
  const { errors } = checkDataset(published, rulesOf);
  expect(errors.map(errorLine)).toEqual([]);
});

test('the tiny game has neither errors nor warnings', () => {
  const { errors, warnings } = checkDataset(tiny, rulesOf);
  expect([...errors, ...warnings].map(errorLine)).toEqual([]);
});

type Damage = (records: (table: string) => Loose[], game: Loose) => void;
const of = (list: Loose[], slug: string) => list.find((record) => record.slug === slug);

/** For every rule, what it must see: the damage and the beginning of what is said. */
const damages: readonly (readonly [
  rule: string,
  data: keyof typeof datasets,
  damage: Damage,
  message: string,
])[] = [
  [
    'canonical slugs',
    'tiny',
    (r) => (r('rune')[0].slug = 'wheels'),
    'bloodborne/runes.json › wheels › slug must be "wheel", the name as a slug',
  ],
  [
    'distinct names',
    'tiny',
    (r) => (r('location')[1].name = 'Old Mill'),
    'bloodborne/locations.json › mill-race › name must be a name that "old-mill" does not have; got "Old Mill"',
  ],
  [
    'distinct names',
    'tiny',
    (r) => r('boss').push({ ...r('boss')[0], slug: 'the-miller-2' }),
    'bloodborne/bosses.json › the-miller-2 › name must be a name that "the-miller" does not have, or a different location_slug, is_chalice; got "The Miller"',
  ],
  [
    'clean text',
    'tiny',
    (r) => (r('boss')[0].phases[1].notes = 'Below  half. '),
    'bloodborne/bosses.json › the-miller › phases[1].notes must be text without spaces at its ends',
  ],
  [
    'clean text',
    'tiny',
    (r) => (r('item')[0].effect = 'TODO'),
    'bloodborne/items.json › bag-of-flour › effect must be text without placeholders',
  ],
  [
    'spoilers',
    'tiny',
    (r) => (r('item')[0].spoilers = [{ text: '/quest_notes/0', level: 'mild' }]),
    'bloodborne/items.json › bag-of-flour › spoilers[0].text must be a JSON pointer to a text of the record',
  ],
  [
    'spoilers',
    'tiny',
    (r) => (r('item')[0].spoilers = [{ text: '/provenance/sources/0/source', level: 'mild' }]),
    'bloodborne/items.json › bag-of-flour › spoilers[0].text must be a JSON pointer to a text of the record',
  ],
  [
    'same spoilers',
    'real',
    (r) => of(r('rune'), 'milkweed').spoilers.pop(),
    'bloodborne/runes.json › milkweed › acquisition[0].condition must be marked by an entry "/acquisition/0/condition" in `spoilers`, as in ',
  ],
  [
    'aliases',
    'tiny',
    (r) => (r('item')[0].aliases = ['flour', 'bag of FLOUR']),
    'bloodborne/items.json › bag-of-flour › aliases[1] must be a name other than the name of the record',
  ],
  [
    'aliases',
    'tiny',
    (r) => (r('location')[0].aliases = ['mill race']),
    'bloodborne/locations.json › old-mill › aliases[0] must be a name that "mill-race" does not have',
  ],
  [
    'whole sentences',
    'tiny',
    (r) => (r('npc')[0].description = 'He sells'),
    'bloodborne/npcs.json › mill-hand › description must be text that ends with a period',
  ],
  [
    'repeated sentences',
    'tiny',
    (r) => {
      const [flour] = r('item');
      for (const slug of ['rye', 'oats', 'bran'])
        r('item').push({ ...flour, slug, effect: `Ground by ${slug}. ${flour.effect}` });
    },
    'bloodborne/items.json › bran › effect must be text whose sentences are in at most 3 records of the file; one is in 4',
  ],
  [
    'spots',
    'tiny',
    (r) => (r('item')[0].acquisition[0].notes = 'Found in two places in the Old Mill, one at each.'),
    'bloodborne/items.json › bag-of-flour › acquisition[0].notes must be a place in Old Mill, more specific than the name of the location',
  ],
  [
    'armor values',
    'real',
    (r) => (of(r('armor'), 'doll-clothes').description = 'Sold for 14,000 echoes. Fire defense is 50.'),
    'bloodborne/armor.json › doll-clothes › description must be text without the numbers in `defense`; got 50',
  ],
  [
    'wiki addresses',
    'tiny',
    (r) => (r('item')[0].wiki_url += '#Use'),
    'bloodborne/items.json › bag-of-flour › wiki_url must be an address without a query and a fragment',
  ],
  [
    'wiki addresses',
    'tiny',
    (r) => (r('item')[0].wiki_url += '%E0%A4%A'),
    'bloodborne/items.json › bag-of-flour › wiki_url must be an address whose percent-encoding decodes',
  ],
  [
    'provenance',
    'tiny',
    (r) => (r('boss')[0].provenance.fields = { rewar: { kind: 'wiki', source: 'x' } }),
    'bloodborne/bosses.json › the-miller › provenance.fields.rewar must be the path of a member in the widest view; got "rewar" (nearest: reward',
  ],
  [
    'provenance',
    'tiny',
    (r) => (r('boss')[0].provenance.fields = { 'forms.attack': { kind: 'wiki', source: 'x' } }),
    'bloodborne/bosses.json › the-miller › provenance.fields.forms.attack must be the path of a member in the widest view',
  ],
  [
    'provenance',
    'tiny',
    (r) => (r('boss')[0].provenance.fields = { lamp_slug: { kind: 'wiki', source: 'x' } }),
    'bloodborne/bosses.json › the-miller › provenance.fields.lamp_slug must be the path of a member in the widest view',
  ],
  [
    'provenance',
    'tiny',
    (r) =>
      (r('boss')[0].provenance.fields = {
        reward: { kind: 'wiki', source: 'x', rejected: [{ value: 900, source: 'y' }] },
      }),
    'bloodborne/bosses.json › the-miller › provenance.fields.reward must be a list of values other than the accepted one',
  ],
  [
    'tiers',
    'tiny',
    (r) => (r('rune')[0].acquisition[0].tier = 7),
    'bloodborne/runes.json › wheel › acquisition[0].tier must be one of the tiers 1, 2; got 7',
  ],
  [
    'bosses are marked',
    'real',
    (r) => delete of(r('armor'), 'gascoignes-cap').spoilers,
    'bloodborne/armor.json › gascoignes-cap › offers[0].condition must be text that names no boss, or marked by an entry "/offers/0/condition" in `spoilers`; got "Father Gascoigne"',
  ],
  [
    'shapes in words',
    'real',
    (r) => (of(r('blood_gem'), 'striking-blood-gemstone-1').availability = 'Random drop, mostly radial.'),
    'bloodborne/blood-gems.json › striking-blood-gemstone-1 › availability must be text without a most common shape: radial is none in `shapes_available`; got "radial"',
  ],
  [
    'requirements in words',
    'real',
    (r) =>
      (of(r('weapon'), 'logarius-wheel').description = 'Wheel that needs 10 arcane besides 20 strength.'),
    'bloodborne/weapons.json › logarius-wheel › description must be text with all requirements or none: 20 strength, 12 skill, 10 arcane; got "10 arcane, 20 strength"',
  ],
  [
    'one piece per slot',
    'real',
    (r) => delete of(r('armor'), 'iron-yahargul-helm').provenance.fields.slot,
    'bloodborne/armor.json › iron-yahargul-helm › slot must be a slot that black-hooded-iron-helm of the same set does not fill',
  ],
  [
    'found somewhere',
    'real',
    (r) => delete of(r('item'), 'queenly-blood').provenance.fields.acquisition,
    'bloodborne/items.json › queenly-blood › acquisition must be a way to get it',
  ],
  [
    'levels of weapons',
    'real',
    (r) => (of(r('weapon'), 'chikage').attack.blood = 1),
    'bloodborne/weapons.json › chikage › attack must be {"physical":92,"blood":92,',
  ],
  [
    'levels of weapons',
    'real',
    (r) => r('weapon_level').splice(3, 1),
    'bloodborne/weapons.json › amygdalan-arm › max_level must be a weapon with the levels 0 to 10; got "0, 1, 2, 4,',
  ],
  [
    'levels of weapons',
    'real',
    (r) =>
      r('weapon')
        .find(({ slug }) => slug === 'evelyn')
        .variants[0].gems.push('radial'),
    'bloodborne/weapons.json › evelyn › variants[0].gems must be 1 shapes, as many as slots open',
  ],
  [
    'grades of scaling',
    'real',
    (r) => (r('weapon_level')[0].scaling.strength = 'E'),
    'bloodborne/weapon-levels.json › amygdalan-arm/0 › scaling.strength must be C or better for 0.6; got "E"',
  ],
  [
    'forms of weapons',
    'real',
    (r) => (of(r('weapon'), 'chikage').forms[0].scaling.blood_tinge = 'C'),
    'bloodborne/weapons.json › chikage › forms[0].scaling.blood_tinge must be -, as in its attack',
  ],
  [
    'tags and modifiers',
    'real',
    (r) => (of(r('weapon'), 'church-pick').modifiers = []),
    'bloodborne/weapons.json › church-pick › modifiers must be a list with a modifier of the kind serrated',
  ],
  [
    'moves of weapons',
    'real',
    (r) => (r('weapon_move')[0].percent.blood = 5),
    'bloodborne/weapon-moves.json › amygdalan-arm/1 › percent.blood must be 0, because of the damage type; got 5',
  ],
  [
    'prices known elsewhere',
    'real',
    (r) => (of(r('weapon'), 'rakuyo').offers.find((each: Loose) => each.variant === 'lost').price = null),
    'bloodborne/weapons.json › rakuyo › offers[',
  ],
  [
    'blood gems',
    'real',
    (r) => (r('blood_gem_family')[0].values[0].strengths[5] = 99),
    'bloodborne/blood-gem-families.json › adept-blunt-atk-up › values[0].strengths[5] must be 0.4 to 2.3',
  ],
  [
    'effects of blood gems',
    'real',
    (r) =>
      (of(r('blood_gem'), 'murky-abyssal-blood-gem').primary_effect = 'Slow poison build-up +3 to +46.9'),
    'bloodborne/blood-gems.json › murky-abyssal-blood-gem › primary_effect must be values of murky-add-slow-poison-effect, which gives at most 18.7',
  ],
  [
    'price steps',
    'real',
    (r) => (of(r('item'), 'blood-vial').offers[0].price_max = 540),
    'bloodborne/items.json › blood-vial › offers[0].price_max must be 900, the last of its steps; got 540',
  ],
  [
    'price steps',
    'real',
    (r) => (of(r('item'), 'blood-vial').offers[0].price_steps[2].price = 240),
    'bloodborne/items.json › blood-vial › offers[0].price_steps[2].price must be at least 360, the price of the step before; got 240',
  ],
  [
    'price steps',
    'real',
    (r) => of(r('item'), 'oil-urn').offers[0].price_steps.splice(1, 1),
    'bloodborne/items.json › oil-urn › offers[0].price_steps must be steps from start, evening, night, blood_moon, new_game_plus, as in other goods of bath-messengers; got "start, night',
  ],
  [
    'resistances',
    'real',
    (r) => (of(r('boss'), 'ludwig-the-accursed').forms[1].immune_to = []),
    'bloodborne/bosses.json › ludwig-the-accursed › forms[1].resistance.frenzy must be a resistance of at most 500, or null with "frenzy" in immune_to; got null',
  ],
  [
    'resistances',
    'real',
    (r) => of(r('boss'), 'abhorrent-beast').forms[0].immune_to.shift(),
    'bloodborne/bosses.json › abhorrent-beast › forms[0].immune_to must be a list with "rapid_poison", as in the description; got ',
  ],
  [
    'immunities',
    'real',
    (r) => (of(r('boss'), 'abhorrent-beast').forms[0].resistance.rapid_poison = 180),
    'bloodborne/bosses.json › abhorrent-beast › forms[0].resistance.rapid_poison must be null, because immune_to lists "rapid_poison"; got 180',
  ],
  [
    'notes and places',
    'tiny',
    (r) => {
      const [find] = r('item')[0].acquisition;
      find.sub_area = 'Hopper';
      find.notes = `Hopper: ${find.notes}`;
    },
    'bloodborne/items.json › bag-of-flour › acquisition[0].notes must be text that does not begin with the sub_area, "Hopper"',
  ],
  [
    'prices',
    'tiny',
    (r) => r('item')[0].offers.push({ merchant_slug: 'mill-hand', currency: 'insight', price: 1 }),
    'bloodborne/items.json › bag-of-flour › offers[1].currency must be blood_echoes, the currency of other goods of mill-hand',
  ],
  [
    'prices',
    'tiny',
    (r) => (r('item')[0].offers[0].price_max = 4),
    'bloodborne/items.json › bag-of-flour › offers[0].price_max must be at least the price, 40; got 4',
  ],
  [
    'merchants sell',
    'tiny',
    (r) => (r('item')[0].offers = []),
    'bloodborne/merchants.json › mill-hand must be a merchant with something in its stock',
  ],
  [
    'armor sets',
    'real',
    (r) => r('armor').splice(0, 200),
    'bloodborne/armor-sets.json › black-church-set must be a set with at least one piece',
  ],
  [
    'enemies',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').placements[0].variants[0].npc_param_id = 1),
    'bloodborne/enemies.json › hunting-dog › placements[0].variants[0].npc_param_id must be one of its variants: 114000; got 1',
  ],
  [
    'enemies',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').placements[0].count = 17),
    'bloodborne/enemies.json › hunting-dog › placements[0].count must be 16; got 17',
  ],
  [
    'enemies',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').drops[0].npc_param_ids = [2]),
    'bloodborne/enemies.json › hunting-dog › drops[0].npc_param_ids[0] must be one of its variants: 114000; got 2',
  ],
  [
    'enemies',
    'real',
    (r) => delete of(r('enemy'), 'hunting-dog').drops[0].item_slug,
    'bloodborne/enemies.json › hunting-dog › drops[0] must be an object with a field "item_slug", because the kind is item',
  ],
  [
    'enemies',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').drops[0].rune_slug = 'beast'),
    'bloodborne/enemies.json › hunting-dog › drops[0].rune_slug must be absent, because the kind is item; got "beast"',
  ],
  [
    'where enemies are',
    'real',
    (r) => (of(r('enemy'), 'fishman').is_dlc = false),
    'bloodborne/enemies.json › fishman › is_dlc must be true, as in the locations where it is placed; got false',
  ],
  [
    'where enemies are',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').is_chalice = true),
    'bloodborne/enemies.json › hunting-dog › is_chalice must be false, because it is placed in a location; got true',
  ],
  [
    'chances of drops',
    'real',
    (r) => (of(r('enemy'), 'hunting-dog').drops[0].chance = 0.99),
    'bloodborne/enemies.json › hunting-dog › drops[1].chance must be at most 1 for all slots of lot ',
  ],
  [
    'names of enemies',
    'real',
    (r) => delete of(r('rune'), 'guidance').acquisition[0].enemy_slug,
    'bloodborne/runes.json › guidance › acquisition[0].enemy_slug must be "carrion-crow", whose name it is',
  ],
  [
    'names of enemies',
    'real',
    (r) => (of(r('rune'), 'guidance').acquisition[0].enemy_name = 'Crow'),
    'bloodborne/runes.json › guidance › acquisition[0].enemy_name must be Carrion Crow, the name of carrion-crow; got "Crow"',
  ],
  [
    'armor sets',
    'real',
    (r) => (of(r('armor'), 'ariannas-shoes').is_dlc = true),
    'bloodborne/armor.json › ariannas-shoes › is_dlc must be false, as in its set; got true',
  ],
  [
    'one piece per slot',
    'real',
    (r) => (of(r('armor'), 'ariannas-shoes').slot = 'chest'),
    'bloodborne/armor.json › ',
  ],
  [
    'connections',
    'tiny',
    (r) =>
      r('location_connection').push({
        ...r('location_connection')[0],
        from_slug: 'mill-race',
        to_slug: 'old-mill',
      }),
    'bloodborne/location-connections.json › mill-race/old-mill must be absent, because old-mill/mill-race connects the same two locations',
  ],
  [
    'connections',
    'tiny',
    (r) => (r('location_connection')[0].to_slug = 'old-mill'),
    'bloodborne/location-connections.json › old-mill/old-mill › to_slug must be a location other than',
  ],
  [
    'connected locations',
    'tiny',
    (r) => r('location_connection').pop(),
    'bloodborne/locations.json › old-mill must be a location with at least one connection',
  ],
  [
    'location within location',
    'tiny',
    (r) => (r('location')[0].parent_slug = 'mill-race'),
    'bloodborne/locations.json › old-mill › parent_slug must be a location that is not inside itself',
  ],
  [
    'lamps',
    'tiny',
    (r) => (r('lamp')[0].location_slug = 'mill-race'),
    'bloodborne/bosses.json › the-miller › lamp_slug must be a lamp in old-mill; got "mill-lamp"',
  ],
  [
    'lamps',
    'tiny',
    (r) => (r('lamp')[0].headstone = 'frontier'),
    'bloodborne/lamps.json › mill-lamp › headstone must be yharnam, as in its location',
  ],
  [
    'lamps',
    'tiny',
    (r) => (r('lamp')[0].is_dlc = true),
    'bloodborne/lamps.json › mill-lamp › is_dlc must be false, as in its location',
  ],
  [
    'lamps',
    'tiny',
    (r) => (r('boss')[0].lamp_slug = null),
    'bloodborne/lamps.json › mill-lamp › is_boss_lamp must be a boss whose `lamp_slug` it is',
  ],
  [
    'numbered in order',
    'tiny',
    (r) => (r('rune')[0].tiers[1].tier = 3),
    'bloodborne/runes.json › wheel › tiers[1].tier must be 2; got 3',
  ],
  [
    'numbered in order',
    'tiny',
    (r) => (r('boss')[0].phases[0].phase_index = 1),
    'bloodborne/bosses.json › the-miller › phases[0].phase_index must be 0; got 1',
  ],
  [
    'numbered in order',
    'real',
    (r) => (of(r('weapon'), 'saw-cleaver').forms[1].sort_order = 5),
    'bloodborne/weapons.json › saw-cleaver › forms[1].sort_order must be 1; got 5',
  ],
  [
    'listed once',
    'real',
    (r) => (r('gesture')[1].menu_order = r('gesture')[0].menu_order),
    'bloodborne/gestures.json › ',
  ],
  [
    'listed once',
    'tiny',
    (r) => r('lamp').push({ ...r('lamp')[0], slug: 'mill-lamp-2' }),
    'bloodborne/lamps.json › mill-lamp-2 › sort_order must be a location_slug and sort_order that no other record has; got 0',
  ],
  [
    'listed once',
    'real',
    (r) => (of(r('weapon'), 'saw-cleaver').forms[1].slug = of(r('weapon'), 'saw-cleaver').forms[0].slug),
    'bloodborne/weapons.json › saw-cleaver › forms[1] must be a slug that no other element has; got "',
  ],
  [
    'tiers',
    'tiny',
    (r) => (r('item')[0].acquisition[0].tier = 1),
    'bloodborne/items.json › bag-of-flour › acquisition[0].tier must be absent, because the record has no tiers; got 1',
  ],
  [
    'bosses',
    'real',
    (r) => (of(r('boss'), 'cleric-beast').location_slug = 'pthumeru'),
    'bloodborne/bosses.json › cleric-beast › location_slug must be a location outside the chalice dungeons, because of is_chalice; got "pthumeru"',
  ],
  [
    'bosses',
    'tiny',
    (r) => (r('boss')[0].is_chalice = true),
    'bloodborne/bosses.json › the-miller must be a chalice dungeon that lists it',
  ],
  [
    'originals',
    'real',
    (r) => (of(r('boss'), 'amygdala-chalice').original_slug = undefined),
    'bloodborne/bosses.json › amygdala-chalice › original_slug must be "amygdala", which has the same name',
  ],
  [
    'originals',
    'real',
    (r) => (of(r('boss'), 'amygdala-chalice').original_slug = 'cleric-beast'),
    'bloodborne/bosses.json › amygdala-chalice › name must be Cleric Beast, the name of cleric-beast',
  ],
  [
    'originals',
    'real',
    (r) => (of(r('boss'), 'amygdala-chalice').phases = of(r('boss'), 'amygdala').phases),
    'bloodborne/bosses.json › amygdala-chalice › phases must be phases of its own, or none and an original_slug (see amygdala)',
  ],
  [
    'originals',
    'real',
    (r) => (of(r('boss'), 'amygdala').original_slug = 'amygdala-chalice'),
    'bloodborne/bosses.json › amygdala › original_slug must be a boss outside the chalice dungeons, for one inside',
  ],
  [
    'phases',
    'real',
    (r) => (of(r('boss'), 'headless-bloodletting-beast').phases = []),
    'bloodborne/bosses.json › headless-bloodletting-beast › phases must be the phases that its description mentions ("Late in the fight")',
  ],
  [
    'phases',
    'real',
    (r) => of(r('boss'), 'ludwig-the-accursed').phases.pop(),
    'bloodborne/bosses.json › ludwig-the-accursed › phases must be at least 2, as many as forms; got 1',
  ],
  [
    'forms of a boss',
    'real',
    (r) => delete of(r('boss'), 'ludwig-the-accursed').forms[0].name,
    'bloodborne/bosses.json › ludwig-the-accursed › forms[0].name must be a name, because there are several forms',
  ],
  [
    'forms of a boss',
    'real',
    (r) => (of(r('boss'), 'ludwig-the-accursed').forms[1].hp = 1),
    'bloodborne/bosses.json › ludwig-the-accursed › forms[1].hp must be 16658, as in the first form; got 1',
  ],
  [
    'forms of a boss',
    'real',
    (r) => (of(r('boss'), 'ludwig-the-accursed').forms[0].new_game_plus[0].hp = 30000),
    'bloodborne/bosses.json › ludwig-the-accursed › forms[1].new_game_plus[0].hp must be 30000, as in the first form',
  ],
  [
    'forms of a boss',
    'real',
    (r) => (of(r('boss'), 'ludwig-the-accursed').forms[0].role = 'helper'),
    'bloodborne/bosses.json › ludwig-the-accursed › forms[0].role must be form or body, because it is the first',
  ],
  [
    'unknown values of bosses',
    'tiny',
    (r) => (r('boss')[0].provenance.fields = {}),
    'bloodborne/bosses.json › the-miller › forms[0].new_game_plus must be a value, or a note in provenance.fields.forms.new_game_plus',
  ],
  [
    'unknown values of bosses',
    'real',
    (r) => (of(r('boss'), 'cleric-beast').forms[0].new_game_plus[0].reward = 4000),
    'bloodborne/bosses.json › cleric-beast › forms[0].new_game_plus[0].reward must be more than 4000; got 4000',
  ],
  [
    'Insight of bosses',
    'tiny',
    (r) => (r('boss')[0].insight = { discovery: 10, defeat: 10 }),
    'bloodborne/locations.json › old-mill › insight_total must be at least 20, what its bosses give',
  ],
  [
    'effects of runes',
    'real',
    (r) => (of(r('rune'), 'lake').effect_type = 'physical damage taken'),
    'bloodborne/runes.json › lake › effect_type must be the value that +3% raises, e.g. "damage reduction"; got "physical damage taken"',
  ],
  [
    'layers of fixed dungeons',
    'real',
    (r) => of(r('chalice_dungeon'), 'hintertomb-chalice').unknown_layers.pop(),
    'bloodborne/chalice-dungeons.json › hintertomb-chalice › bosses must be a list with layer 2 once, here or in unknown_layers; got 0',
  ],
  [
    'layers of fixed dungeons',
    'real',
    (r) => (of(r('chalice_dungeon'), 'isz-root-chalice').bosses[0].is_certain = true),
    'bloodborne/chalice-dungeons.json › isz-root-chalice › bosses[0].is_certain must be false, as the dungeon is not fixed',
  ],
  [
    'layers of fixed dungeons',
    'real',
    (r) => (of(r('chalice_dungeon'), 'isz-root-chalice').unknown_layers = [{ layer: 1, reason: 'x' }]),
    'bloodborne/chalice-dungeons.json › isz-root-chalice › unknown_layers must be empty',
  ],
  [
    'names of dungeons',
    'real',
    (r) => of(r('chalice_dungeon'), 'pthumeru-root-chalice').dungeon_names.push('Fetid Labyrinth'),
    'bloodborne/chalice-dungeons.json › pthumeru-root-chalice › dungeon_names[1] must be a name without the rite fetid, which it lacks',
  ],
  [
    'plain words',
    'tiny',
    (r) => (r('merchant')[0].description = 'Flour is what he keeps out best.'),
    'bloodborne/merchants.json › mill-hand › description must be a plain statement instead of "keeps out"',
  ],
  [
    'plain words',
    'tiny',
    (r) => (r('merchant')[0].description = 'He sells 12 % more flour.'),
    'bloodborne/merchants.json › mill-hand › description must be a percentage without a space, e.g. "12%" instead of "2 %"',
  ],
  [
    'plain words',
    'tiny',
    (r) => (r('merchant')[0].description = 'The miller’s man sells flour.'),
    'bloodborne/merchants.json › mill-hand › description must be a straight apostrophe instead of "’"',
  ],
  [
    'aliases are names',
    'tiny',
    (r) => (r('merchant')[0].aliases = ['flour man']),
    'bloodborne/merchants.json › mill-hand › aliases[0] must be a name that begins with a capital letter; got "flour man"',
  ],
  [
    'help that ends',
    'real',
    (r) => of(r('npc'), 'defector-antal').steps.pop(),
    'bloodborne/npcs.json › defector-antal › summons[1].boss_slug must be a boss that ends a step called-against-the-one-reborn of the helper; got "the-one-reborn"',
  ],
  [
    'connected locations',
    'real',
    (_r, game) => game.unconnected_locations.push('old-yharnam'),
    'bloodborne/game.json › unconnected_locations must be a list of locations without a connection; got "old-yharnam"',
  ],
  [
    'NPC placements',
    'tiny',
    (r) => (r('npc')[0].location_slug = 'old-mill'),
    'bloodborne/npcs.json › mill-hand › location_slug must be one of its placements: mill-race; got "old-mill"',
  ],
  [
    'NPC placements',
    'tiny',
    (r) => (r('merchant')[0].places[0].location_slug = 'old-mill'),
    'bloodborne/merchants.json › mill-hand › places[0].location_slug must be a location of mill-hand',
  ],
  [
    'givers are there',
    'tiny',
    (r) => (r('item')[0].acquisition[1].location_slug = 'old-mill'),
    'bloodborne/items.json › bag-of-flour › acquisition[1].location_slug must be a location of mill-hand',
  ],
  [
    'drops where bosses are',
    'tiny',
    (r) => (r('item')[0].acquisition[0].location_slug = 'mill-race'),
    'bloodborne/items.json › bag-of-flour › acquisition[0].location_slug must be old-mill, the location of the-miller',
  ],
  [
    'covenants',
    'real',
    (r) => (of(r('covenant'), 'executioners').hostilities = []),
    'bloodborne/covenants.json › vilebloods-of-cainhurst › hostilities[',
  ],
  [
    'blood gems',
    'real',
    (r) => (r('blood_gem').find((gem) => gem.kind === 'placed' && gem.shape !== null).shapes_available = []),
    'bloodborne/blood-gems.json › ',
  ],
  [
    'chalice dungeons',
    'real',
    (r) => (of(r('chalice_dungeon'), 'ailing-loran-chalice').bosses[0].layer = 9),
    'bloodborne/chalice-dungeons.json › ailing-loran-chalice › bosses[0].layer must be 1 to 3; got 9',
  ],
  [
    'level costs',
    'real',
    (r) => r('level_cost').splice(100, 1),
    'bloodborne/level-costs.json › 106 › level must be 105, one more than before; got 106',
  ],
  [
    'found somewhere',
    'tiny',
    (r) => (r('rune')[0].acquisition = []),
    'bloodborne/runes.json › wheel › acquisition must be a way to get it',
  ],
  [
    'ways back',
    'real',
    (r) =>
      (r('location_connection').find(({ to_slug }) => to_slug === 'moonside-lake').one_way_reason = null),
    'bloodborne/location-connections.json › byrgenwerth/moonside-lake › one_way_reason must be the reason why there is no way back, because the notes have the word "leap"',
  ],
  [
    'places in one location',
    'real',
    (r) => (of(r('weapon'), 'fist-of-gratia').acquisition[0].location_slug = 'hunters-nightmare'),
    'bloodborne/weapons.json › fist-of-gratia › acquisition[0].location_slug must be research-hall, as in other records of "Underground Cell"',
  ],
  [
    'insight totals',
    'real',
    (r) => (of(r('location'), 'central-yharnam').insight_total = 7),
    'bloodborne/locations.json › central-yharnam › insight_total must be 8, the sum of what insight-changes.json gives there once; got 7',
  ],
  [
    'insight totals',
    'real',
    (r) => (of(r('insight_change'), 'moon-presence-found').amount = null),
    'bloodborne/locations.json › hunters-dream › insight_total must be null, because the amount of one of its parts is unknown',
  ],
  [
    'insight totals',
    'real',
    (r) => (of(r('location'), 'astral-clocktower').insight_total = null),
    'bloodborne/locations.json › astral-clocktower › insight_total must be 4, because all of its parts are certain; got null',
  ],
  [
    'insight of bosses',
    'real',
    (r) => (of(r('insight_change'), 'cleric-beast-beaten').kind = 'event'),
    'bloodborne/bosses.json › cleric-beast must be a boss with a record of kind boss_beaten in insight-changes.json',
  ],
  [
    'insight of bosses',
    'real',
    (r) => (of(r('insight_change'), 'cleric-beast-beaten').kind = 'boss_found'),
    'bloodborne/insight-changes.json › cleric-beast-beaten › boss_slug must be the only record of kind boss_found for the boss',
  ],
  [
    'insight of bosses',
    'real',
    (r) => (of(r('insight_change'), 'cleric-beast-found').location_slug = 'old-yharnam'),
    'bloodborne/insight-changes.json › cleric-beast-found › location_slug must be central-yharnam, the location of cleric-beast',
  ],
  [
    'insight of bosses in two places',
    'real',
    (r) => (of(r('boss'), 'blood-starved-beast').insight.defeat = 3),
    'bloodborne/insight-changes.json › blood-starved-beast-beaten › amount must be 3, as in insight.defeat of blood-starved-beast; got 2',
  ],
  [
    'endings',
    'real',
    (r) => (of(r('ending'), 'childhoods-beginning').final_boss_slug = 'mergos-wet-nurse'),
    'bloodborne/endings.json › childhoods-beginning › final_boss_slug must be moon-presence, the last of its bosses',
  ],
  [
    'endings',
    'real',
    (r) => (of(r('ending'), 'childhoods-beginning').cords_max = 2),
    'bloodborne/endings.json › childhoods-beginning › cords_max must be at least 3; got 2',
  ],
  [
    'trophies',
    'real',
    (r) => (of(r('trophy'), 'hunters-essence').requires[0].slug = 'rakuyo'),
    'bloodborne/trophies.json › hunters-essence › requires[0].slug must be a record whose is_dlc is false; got "rakuyo"',
  ],
  [
    'bosses are marked',
    'real',
    (r) => of(r('npc'), 'henryk').spoilers.splice(4, 2),
    'bloodborne/npcs.json › henryk › placements[2].condition must be text that names no boss, or marked by an entry "/placements/2/condition" in `spoilers`; got "Rom"',
  ],
  [
    'own sentences',
    'real',
    (r) => {
      for (const npc of r('npc').slice(0, 4)) npc.description = 'A hunter attacks.';
    },
    'bloodborne/npcs.json › ',
  ],
  [
    'sentences with a subject',
    'real',
    (r) =>
      (of(r('npc'), 'lonely-old-woman').quest_notes[3] = 'Goes out to fetch more, and hands over another.'),
    'bloodborne/npcs.json › lonely-old-woman › quest_notes[3] must be sentences that begin with their subject; got "Goes out',
  ],
  [
    'dataset version',
    'tiny',
    (_r, game) => (game.dataset_version = '2026.10.9'),
    'bloodborne/game.json › dataset_version must be 2026.11.2, the newest version of `changes`; got "2026.10.9"',
  ],
  ['dataset version', 'tiny', (_r, game) => game.changes.reverse(), 'bloodborne/game.json › '],
  [
    'audited fields',
    'real',
    (_r, game) => game.audits.push({ ...game.audits[0], fields: ['lamps.position', 'lamps.place'] }),
    'bloodborne/game.json › audits[4].fields[1] must be the name of a data file, or of a field of one, e.g. "lamps" or "lamps.position"; got "lamps.place"',
  ],
  [
    'tables of ids',
    'real',
    (r) => (of(r('lamp'), 'great-bridge').provenance.external_ids = { param: 7 }),
    'bloodborne/lamps.json › great-bridge › provenance.external_ids.param must be an identifier that `x-ids` of the schema names; got "param"',
  ],
  [
    'steps of stories',
    'real',
    (r) => (of(r('npc'), 'eileen-the-crow').steps[2].gate.requires[0].all[0].step = 'mett'),
    'bloodborne/npcs.json › eileen-the-crow › steps[2].gate.requires[0].all[0].step must be a step of eileen-the-crow; got "mett"',
  ],
  [
    'steps of stories',
    'real',
    (r) => (of(r('npc'), 'adella-the-nun').steps[2].gate.requires[0].all[0].step = 'dawn'),
    'bloodborne/npcs.json › adella-the-nun › steps[2].gate.requires[0].all[0].step must be a phase of the game; got "dawn"',
  ],
  [
    'phases of places',
    'real',
    (r) => of(r('location'), 'hemwick-charnel-lane').time_of_day.unshift('day'),
    'bloodborne/locations.json › hemwick-charnel-lane › time_of_day must be a list that begins with a later phase, because no way leads there before; got "day"',
  ],
  [
    'phases of people',
    'real',
    (r) => of(r('npc'), 'djura').time_of_day.unshift('day'),
    'bloodborne/npcs.json › djura › time_of_day must be a phase in which one of its places is open; got "day"',
  ],
  [
    'alternatives in words',
    'real',
    (r) => of(r('item'), 'lead-elixir').offers[0].gate.requires.pop(),
    'bloodborne/items.json › lead-elixir › offers[0].gate.requires must be a list with a way for "or from New Game Plus on"; got 1',
  ],
  [
    'gifts of the dead',
    'real',
    (r) => of(r('gesture'), 'curtsy').acquisition[0].gate.closed_by.pop(),
    'bloodborne/gestures.json › curtsy › acquisition[0].gate.closed_by must be a list with the step killed-by-adella of arianna-woman-of-pleasure; got 0',
  ],
  [
    'gates can be opened',
    'real',
    (r) => (of(r('location'), 'iosefkas-clinic').gate = null),
    'bloodborne/locations.json › byrgenwerth › gate must be a place that can be reached from the start',
  ],
  [
    'gates can be opened',
    'real',
    // Each waits for the other.
    (r) =>
      (of(r('boss'), 'celestial-emissary').gate = {
        requires: [{ all: [{ kind: 'boss', slug: 'ebrietas-daughter-of-the-cosmos' }] }],
        closed_by: [],
      }),
    'bloodborne/bosses.json › ebrietas-daughter-of-the-cosmos › gate.requires must be a list with at least one way that can be opened; got "boss:celestial-emissary"',
  ],
  [
    'what can be missed',
    'real',
    (r) => (of(r('gesture'), 'shh').acquisition[0].gate = null),
    'bloodborne/gestures.json › shh › acquisition[0].gate.closed_by must be a list of what ends it, because the condition has the word "until"; got null',
  ],
  [
    'levels of classes',
    'elden-ring',
    (r) => (of(r('class'), 'wretch').level = 2),
    'elden-ring/classes.json › wretch › level must be 1, the sum of its stats less 79; got 2',
  ],
  [
    'altered armor',
    'elden-ring',
    (r) => (of(r('armor'), 'high-priest-robe').altered_from_slug = 'high-priest-robe'),
    'elden-ring/armor.json › high-priest-robe › altered_from_slug must be another piece of the same slot that is not altered',
  ],
  [
    'places of the expansion',
    'elden-ring',
    (r) => (of(r('boss'), 'messmer-the-impaler').is_dlc = false),
    'elden-ring/bosses.json › messmer-the-impaler › is_dlc must be true, as for',
  ],
  [
    'spoilers in names',
    'elden-ring',
    (r) => delete of(r('grace'), 'malenia-goddess-of-rot').spoilers,
    'elden-ring/graces.json › malenia-goddess-of-rot › spoilers must be a mark of /name as major, because it contains "malenia goddess of rot"',
  ],
  [
    'ways to other locations',
    'elden-ring',
    (r) => (of(r('location'), 'limgrave').connections[0].to_slug = 'limgrave'),
    'elden-ring/locations.json › limgrave › connections[0].to_slug must be a location that no other connection leads to; got "limgrave"',
  ],
  [
    'regions of locations',
    'elden-ring',
    (r) => (of(r('location'), 'gael-tunnel').region = 'Limgrave'),
    'elden-ring/locations.json › gael-tunnel › region must be Caelid, the name of the outermost location that it is in; got "Limgrave"',
  ],
  [
    'places of the expansion',
    'elden-ring',
    (r) => (of(r('merchant'), 'moore').is_dlc = false),
    'elden-ring/merchants.json › moore › is_dlc must be true, as for gravesite-plain',
  ],
  [
    'level costs',
    'elden-ring',
    (r) => r('level_cost').splice(100, 1),
    'elden-ring/level-costs.json › 103 › level must be 102, one more than before; got 103',
  ],
  [
    'remembrances',
    'elden-ring',
    (r) => (of(r('weapon'), 'axe-of-godrick').offers[0].price_item_slug = 'larval-tear'),
    'elden-ring/weapons.json › axe-of-godrick › offers[0].price_item_slug must be the slug of a remembrance; got "larval-tear"',
  ],
  [
    'boss drops',
    'elden-ring',
    (r) => delete of(r('weapon'), 'moonveil').acquisition[0].boss_slug,
    'elden-ring/weapons.json › moonveil › acquisition[0].boss_slug must be the slug of the boss that leaves it, because the kind is boss_drop',
  ],
  [
    'boss drops',
    'elden-ring',
    (r) => (of(r('weapon'), 'moonveil').acquisition[0].location_slug = 'limgrave'),
    'elden-ring/weapons.json › moonveil › acquisition[0].location_slug must be gael-tunnel, as for magma-wyrm; got "limgrave"',
  ],
  [
    'bosses at their sites of grace',
    'elden-ring',
    (r) => (of(r('boss'), 'mimic-tear').location_slug = 'caelid'),
    'elden-ring/bosses.json › mimic-tear › location_slug must be nokron-eternal-city, as for the grace mimic-tear',
  ],
  [
    'one fight, one record',
    'elden-ring',
    // Without a flag and a position of its own, it is a part of the other fight at the castle.
    (r) => {
      of(r('boss'), 'nights-cavalry').location_slug = 'redmane-castle';
      delete of(r('boss'), 'nights-cavalry').sub_area;
      delete of(r('boss'), 'nights-cavalry').position;
    },
    'elden-ring/bosses.json › nights-cavalry › event_flag must be of its own: it is a form of crucible-knight-caelid',
  ],
  [
    'one fight, one record',
    'elden-ring',
    (r) => (of(r('boss'), 'fell-twin').event_flag = of(r('boss'), 'mimic-tear').event_flag),
    'elden-ring/bosses.json › fell-twin › event_flag must be of its own: it is a form of mimic-tear',
  ],
  [
    'one position, one map',
    'elden-ring',
    (r) => {
      const { position } = of(r('boss'), 'margit-the-fell-omen');
      of(r('boss'), 'grafted-scion').position = { ...position, map_id: 'm10_01_00' };
    },
    'elden-ring/bosses.json › ',
  ],
  [
    'schools of spells',
    'elden-ring',
    (r) => (of(r('spell'), 'spira').school = 'sorcery'),
    'elden-ring/spells.json › spira › school must be incantation, because it requires only faith, or a note in provenance.fields.school; got "sorcery"',
  ],
  [
    'weapons that take ashes of war',
    'elden-ring',
    (r) => (of(r('weapon'), 'finger-seal').is_infusable = true),
    'elden-ring/weapons.json › finger-seal › is_infusable must be false, because no ash of war fits a sacred_seal; got true',
  ],
  [
    'weapons that take ashes of war',
    'elden-ring',
    (r) => (of(r('weapon'), 'great-club').is_infusable = true),
    'elden-ring/weapons.json › great-club › is_infusable must be false, because it has one affinity, and others of the category colossal_weapon several; got true',
  ],
  [
    'weapons that take ashes of war',
    'elden-ring',
    (r) => (of(r('weapon'), 'caestus').is_infusable = false),
    'elden-ring/weapons.json › caestus › is_infusable must be true, because it has several affinities; got false',
  ],
  [
    'lots of enemies',
    'elden-ring',
    (r) => {
      const [drop] = of(r('enemy'), 'white-veil-perfumer').drops;
      of(r('enemy'), 'perfumer').drops = [drop];
    },
    'elden-ring/enemies.json › perfumer › drops[0].lot_id must be a lot that begins with 6231 or 6233, or an explained one; got 370100100',
  ],
  [
    'traders and enemies',
    'elden-ring',
    (r) => (of(r('merchant'), 'hermit-merchant-ainsel-river').name = 'Nomadic Merchant'),
    'elden-ring/merchants.json › hermit-merchant-ainsel-river › places must be in a location with a nomadic-merchant; got "ainsel-river"',
  ],
  [
    'wholes of locations',
    'elden-ring',
    (r) => (of(r('location'), 'cliffbottom-catacombs').parent_slug = null),
    'elden-ring/locations.json › cliffbottom-catacombs › parent_slug must be the location that it is part of, e.g. liurnia-of-the-lakes; got null',
  ],
  [
    'maps of finds',
    'elden-ring',
    (r) => (of(r('weapon'), 'lance').acquisition[0].position.map_id = 'm60_10_09'),
    'elden-ring/weapons.json › lance › acquisition[0].position.map_id must be m60_42_39, as the event flag has it, or an explained one; got "m60_10_09"',
  ],
  [
    'maps of finds',
    'elden-ring',
    (r) => (of(r('weapon'), 'carian-knights-sword').acquisition[0].position.z = 357.5),
    'elden-ring/weapons.json › carian-knights-sword › acquisition[0].position.z must be within 256 of the center of the tile; got 357.5',
  ],
  [
    'finds at their sites of grace',
    'elden-ring',
    (r) => (of(r('spirit_ash'), 'land-squirt-ashes').acquisition[0].position.grace_slug = 'artists-shack'),
    'elden-ring/spirit-ashes.json › land-squirt-ashes › acquisition[0].position.grace_slug must be a site of grace in liurnia-of-the-lakes; got "artists-shack"',
  ],
  [
    'finds at their sites of grace',
    'elden-ring',
    (r) => (of(r('item'), 'hefty-cracked-pot').acquisition[3].position.map_id = 'm18_00'),
    'elden-ring/items.json › hefty-cracked-pot › acquisition[3].position.map_id must be a map of m41, as for the grace bonny-gaol; got "m18_00"',
  ],
  [
    'people at their sites of grace',
    'elden-ring',
    (r) => (of(r('npc'), 'needle-knight-leda').placements[1].location_slug = 'gravesite-plain'),
    'elden-ring/npcs.json › needle-knight-leda › placements[1].location_slug must be scadu-altus, as for the site of grace Highroad Cross; got "gravesite-plain"',
  ],
  [
    'places in landmarks',
    'elden-ring',
    (r) => (of(r('npc'), 'merchant-kale').placements[0].sub_area = 'Church of Elleh'),
    'elden-ring/npcs.json › merchant-kale › placements[0].sub_area must be absent, with church-of-elleh as the location; got "Church of Elleh"',
  ],
  [
    'shops of people',
    'elden-ring',
    (r) => (of(r('npc'), 'sir-ansbach').services = ['Sells goods']),
    'elden-ring/npcs.json › sir-ansbach › services must be without sales, because no merchant with offers names them',
  ],
  [
    'shops of people',
    'elden-ring',
    (r) => (of(r('npc'), 'thiollier').services = []),
    'elden-ring/npcs.json › thiollier › services must be a list with what they sell or teach; got []',
  ],
  [
    'shops of people',
    'elden-ring',
    (r) => of(r('npc'), 'moore').placements.splice(1, 1),
    'elden-ring/merchants.json › moore › places[1].location_slug must be a location of moore: gravesite-plain, enir-ilim; got "rauh-base"',
  ],
  [
    'gifts of people',
    'elden-ring',
    (r) => (of(r('item'), 'irinas-letter').acquisition[0].location_slug = 'caelid'),
    'elden-ring/items.json › irinas-letter › acquisition[0].location_slug must be a location of irina-of-morne: weeping-peninsula; got "caelid"',
  ],
  [
    'gifts of people',
    'elden-ring',
    (r) => delete of(r('item'), 'irinas-letter').acquisition[0].npc_slug,
    'elden-ring/items.json › irinas-letter › acquisition[0].npc_slug must be the slug of the person who gives or leaves it',
  ],
  [
    'gifts of people',
    'elden-ring',
    (r) => {
      const [acquisition] = of(r('item'), 'kales-bell-bearing').acquisition;
      acquisition.kind = 'enemy_drop';
      delete acquisition.npc_slug;
    },
    'elden-ring/items.json › kales-bell-bearing › acquisition[0].kind must be npc_drop, with the person whose lot has the flag; got "enemy_drop"',
  ],
  [
    'finds and shops',
    'elden-ring',
    (r) =>
      of(r('item'), 'nomadic-warriors-cookbook-11').acquisition.push({
        kind: 'other',
        location_slug: 'limgrave',
        event_flag: 67220,
      }),
    'elden-ring/items.json › nomadic-warriors-cookbook-11 › acquisition[0].event_flag must be one that is no stock flag of an offer; got 67220',
  ],
  [
    'finds and shops',
    'elden-ring',
    (r) =>
      (of(r('item'), 'fevors-cookbook-3').acquisition[0].position = {
        map_id: 'm11_10',
        x: -298.3,
        y: -22.6,
        z: -275.4,
      }),
    'elden-ring/items.json › fevors-cookbook-3 › acquisition[0].position must be a position other than that of the merchant twin-maiden-husks',
  ],
  [
    'sealed ways',
    'elden-ring',
    (r) =>
      delete of(r('location'), 'academy-crystal-cave').connections.find(
        ({ to_slug }: Loose) => to_slug === 'liurnia-of-the-lakes',
      ).gate,
    'elden-ring/locations.json › academy-crystal-cave › connections[0].gate must be one with 2 stonesword keys, as for the way there; got null',
  ],
  [
    'steps of endings',
    'elden-ring',
    (r) =>
      (of(r('ending'), 'age-of-the-stars').gate.requires[0].all[2] = {
        kind: 'state',
        name: 'Ranni has the ring on her finger',
      }),
    'elden-ring/endings.json › age-of-the-stars › gate.requires[0].all[2].kind must be a kind of record; got "state"',
  ],
  [
    'deaths are marked',
    'elden-ring',
    (r) => delete of(r('npc'), 'eleonora-violet-bloody-finger').spoilers,
    'elden-ring/npcs.json › eleonora-violet-bloody-finger › placements[0].condition must be text without a death, or marked in `spoilers`; got "after Yura has died there"',
  ],
];

describe('every rule sees what it is for', () => {
  test.each(damages)('%s (%s): %#', (rule, data, damage, message) => {
    const only = allRules.filter(({ name }) => name === rule);
    const { errors, warnings } = checkDataset(broken(datasets[data], damage), () => only);
    const lines = [...errors, ...warnings].map(withoutPlace);
    expect(lines.some((line) => line.startsWith(message)) ? message : lines).toBe(message);
  });

  test('and none is left out', () => {
    const seen = new Set(damages.map(([rule]) => rule));
    expect(allRules.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});

test.each([
  ["Father Gascoigne's Wife", 'father-gascoignes-wife'],
  ['Rom, the Vacuous Spider', 'rom-the-vacuous-spider'],
  ["Yahar'gul, Unseen Village", 'yahargul-unseen-village'],
  ['Évêque  (Old)', 'eveque-old'],
])('%s as a slug is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

/** What is wrong in a folder, by the published schemas. */
function errorsOf(seeds: string): readonly DataError[] {
  try {
    loadDataset(seeds);
    return [];
  } catch (error) {
    if (error instanceof DatasetError) return error.errors;
    throw error;
  }
}

type Edit = Parameters<typeof writeTinySeeds>[0];
describe('invalid files are refused with file, record, field, expectation and the nearest value', () => {
  const cases: readonly (readonly [string, Edit, string])[] = [
    [
      'a dangling reference',
      (f) => (f['bosses']![0]!['location_slug'] = 'old-mil'),
      'bloodborne/bosses.json › the-miller › location_slug must be the slug of a location; got "old-mil" (nearest: old-mill)',
    ],
    [
      'a dangling reference inside an edge',
      (f) => ((f['items'] as Loose)[0].offers[0].merchant_slug = 'mil-hand'),
      'bloodborne/items.json › bag-of-flour › offers[0].merchant_slug must be the slug of a merchant; got "mil-hand" (nearest: mill-hand)',
    ],
    [
      'a value outside its set',
      (f) => (f['items']![0]!['family'] = 'consumables'),
      'bloodborne/items.json › bag-of-flour › family must be one of consumable, key_item, arcane_tool, multiplayer; got "consumables" (nearest: consumable)',
    ],
    [
      'a misspelt field',
      (f) => Object.assign(f['runes']![0]!, { efect: 'x' }),
      'bloodborne/runes.json › wheel › efect must be absent, because there is no field of this name (nearest: effect',
    ],
    [
      'a missing field',
      (f) => delete f['runes']![0]!['effect'],
      'bloodborne/runes.json › wheel must be an object with a field "effect"',
    ],
    [
      'a wrong type',
      (f) => (f['bosses']![0]!['reward'] = '900'),
      'bloodborne/bosses.json › the-miller › reward must be a whole number; got "900"',
    ],
    [
      'a null in a published record',
      (f) => (f['bosses']![0]!['reward'] = null),
      'bloodborne/bosses.json › the-miller › reward must be a whole number; got null',
    ],
    [
      'two records of one key',
      (f) => f['runes']!.push({ ...f['runes']![0]! }),
      'bloodborne/runes.json › wheel › slug must be a key no other record has; got "wheel"',
    ],
    [
      'a reference to a draft',
      (f) => Object.assign(f['merchants']![0]!, { draft: 'Kept back for the test.' }),
      'bloodborne/items.json › bag-of-flour › offers[0].merchant_slug must be a published merchant, not a draft; got "mill-hand"',
    ],
    [
      'a slug that is none',
      (f) => (f['runes']![0]!['slug'] = 'Wheel'),
      'bloodborne/runes.json › Wheel › slug must be lower-case words joined by hyphens, e.g. blood-vial; got "Wheel"',
    ],
    [
      'a missing number',
      (f) => delete f['bosses']![0]!['reward'],
      'bloodborne/bosses.json › the-miller must be an object with a field "reward"',
    ],
    [
      'an empty note',
      (f) => ((f['items'] as Loose)[0].acquisition[0].notes = ''),
      'bloodborne/items.json › bag-of-flour › acquisition[0].notes must be text with a length of at least 1; got ""',
    ],
    [
      'a null where the contract has none',
      (f) => (f['locations']![0]!['headstone'] = null),
      'bloodborne/locations.json › old-mill › headstone must be one of yharnam, frontier, unseen,',
    ],
    [
      'a number out of its bounds',
      (f) => (f['bosses']![0]!['reward'] = 0),
      'bloodborne/bosses.json › the-miller › reward must be a number from 1 to 2000000; got 0',
    ],
    [
      'a number below its only bound',
      (f) => ((f['items'] as Loose)[0].sell_price = -1),
      'bloodborne/items.json › bag-of-flour › sell_price must be a number of at least 0; got -1',
    ],
    [
      'a rune without its location',
      (f) => delete (f['runes'] as Loose)[0].acquisition[0].location_slug,
      'bloodborne/runes.json › wheel › acquisition[0] must be an object with a field "location_slug", because a rune is always found somewhere',
    ],
    [
      'a treasure without its location',
      (f) => ((f['items'] as Loose)[0].acquisition[0] = { kind: 'treasure', notes: 'Somewhere.' }),
      'bloodborne/items.json › bag-of-flour › acquisition[0] must be an object with a field "location_slug", because the kind is treasure or chest',
    ],
    [
      'a drop without its boss',
      (f) => delete (f['items'] as Loose)[0].acquisition[0].boss_slug,
      'bloodborne/items.json › bag-of-flour › acquisition[0] must be an object with a field "boss_slug", because the kind is boss_drop',
    ],
    [
      'a gift without its giver',
      (f) => delete (f['items'] as Loose)[0].acquisition[1].npc_slug,
      'bloodborne/items.json › bag-of-flour › acquisition[1] must be an object with a field "npc_slug", because the kind is npc_gift or npc_drop',
    ],
    [
      'a drop without its enemy',
      (f) => ((f['items'] as Loose)[0].acquisition[0] = { kind: 'enemy_drop', notes: 'Left by rats.' }),
      'bloodborne/items.json › bag-of-flour › acquisition[0] must be an object with a field "enemy_name", because the kind is enemy_drop',
    ],
    [
      'an exchange without its item',
      (f) => ((f['items'] as Loose)[0].acquisition[0] = { kind: 'use_item', notes: 'By using it.' }),
      'bloodborne/items.json › bag-of-flour › acquisition[0] must be an object with a field "used_item_slug", because the kind is use_item',
    ],
    [
      'a repeated acquisition',
      (f) => (f['items'] as Loose)[0].acquisition.push((f['items'] as Loose)[0].acquisition[0]),
      'bloodborne/items.json › bag-of-flour › acquisition must be a list without repetitions; [2] repeats [0]',
    ],
    [
      'a repeated placement',
      (f) => (f['npcs'] as Loose)[0].placements.push((f['npcs'] as Loose)[0].placements[0]),
      'bloodborne/npcs.json › mill-hand › placements must be a list without repetitions; [1] repeats [0]',
    ],
    [
      'an enemy at times that does not say when',
      (f) => (f['npcs']![0]!['hostility'] = 'conditional'),
      'bloodborne/npcs.json › mill-hand must be an object with a field "hostile_condition", because the hostility is conditional',
    ],
    [
      'an enemy at all times that is none',
      (f) => (f['npcs']![0]!['hostility'] = 'always'),
      'bloodborne/npcs.json › mill-hand › is_hostile must be true, because the hostility is always; got false',
    ],
    [
      'no enemy that attacks',
      (f) => (f['npcs']![0]!['is_hostile'] = true),
      'bloodborne/npcs.json › mill-hand › is_hostile must be false, because the hostility is never; got true',
    ],
    [
      'a boss both optional and required',
      (f) => (f['bosses']![0]!['is_optional'] = true),
      'bloodborne/bosses.json › the-miller › is_required must be false, because is_optional is true; got true',
    ],
    [
      'a boss neither optional nor required',
      (f) => (f['bosses']![0]!['is_required'] = false),
      'bloodborne/bosses.json › the-miller › is_required must be true, because is_optional is false; got false',
    ],
    [
      'a wrong folder',
      (_f, game) => (game['slug'] = 'mill'),
      'bloodborne/game.json › slug must be "bloodborne", the name of its folder; got "mill"',
    ],
    [
      'a wrong version',
      (_f, game) => (game['dataset_version'] = '1.0'),
      'bloodborne/game.json › dataset_version must be a version made of year, month and number, e.g. 2026.11.2; got "1.0"',
    ],
  ];
  test.each(cases)('%s', (_what, edit, message) => {
    const lines = errorsOf(writeTinySeeds(edit)).map(withoutPlace);
    expect(lines.some((line) => line.startsWith(message)) ? message : lines).toBe(message);
  });

  /** Files of the real game, broken in a way that only their own schema, or the rules of this game, see. */
  const damages: readonly (readonly [
    what: string,
    file: string,
    edit: (r: Loose[]) => unknown,
    message: string,
  ])[] = [
    [
      'a negative defense',
      'armor',
      (r) => (of(r, 'ariannas-shoes').defense.fire = -4),
      'ariannas-shoes › defense.fire must be a number from 0 to 999; got -4',
    ],
    [
      'a shape that no record describes',
      'blood-gem-shapes',
      (r) => r.splice(r.indexOf(of(r, 'waning')), 1),
      'usual_shapes[2] must be the slug of a blood gem shape, as in ',
    ],
    [
      'a graded gem without its grade',
      'blood-gems',
      (r) => Object.assign(of(r, 'adept-abyssal-blood-gem-blunt'), { family_slug: null, grade: null }),
      'adept-abyssal-blood-gem-blunt › grade must be a whole number, because the kind is grade; got null',
    ],
    [
      'a placed gem that is nowhere',
      'blood-gems',
      (r) => (r.find(({ kind, draft }) => kind === 'placed' && !draft).acquisition = []),
      ' › acquisition must be a list of at least 1, because the kind is placed; got []',
    ],
    [
      'a boss of the expansion outside of it',
      'bosses',
      (r) => (of(r, 'cleric-beast').is_dlc = true),
      'cleric-beast › is_dlc must be false, because the campaign is not the_old_hunters; got true',
    ],
    [
      'a boss of the expansion that is not marked',
      'bosses',
      (r) => (of(r, 'laurence-the-first-vicar').is_dlc = false),
      'laurence-the-first-vicar › is_dlc must be true, because the campaign is the_old_hunters; got false',
    ],
    [
      'a chalice boss outside of the dungeons',
      'bosses',
      (r) => (of(r, 'cleric-beast').is_chalice = true),
      'cleric-beast › is_chalice must be false, because the campaign is not chalice_dungeon; got true',
    ],
    [
      'a boss of the dungeons that is not marked',
      'bosses',
      (r) => (of(r, 'abhorrent-beast').is_chalice = false),
      'abhorrent-beast › is_chalice must be true, because the campaign is chalice_dungeon; got false',
    ],
    [
      'an oath without its covenant',
      'runes',
      (r) => (r.find(({ kind }) => kind === 'oath').covenant_slug = null),
      ' › covenant_slug must be text, because the kind is oath; got null',
    ],
    [
      'a covenant of a rune that is no oath',
      'runes',
      (r) => (of(r, 'arcane-lake').covenant_slug = 'executioners'),
      'arcane-lake › covenant_slug must be null, because only oath runes have a covenant; got "executioners"',
    ],
    [
      'a trick weapon with one form',
      'weapons',
      (r) => of(r, 'saw-cleaver').forms.pop(),
      'saw-cleaver › forms must be a list of at least 2, because the category is trick_weapon',
    ],
    [
      'a trick weapon in the left hand',
      'weapons',
      (r) => (of(r, 'saw-cleaver').hand = 'left'),
      'saw-cleaver › hand must be "right", because the category is trick_weapon; got "left"',
    ],
    [
      'a firearm in the right hand',
      'weapons',
      (r) => (of(r, 'hunter-pistol').hand = 'right'),
      'hunter-pistol › hand must be "left", because the category is not trick_weapon; got "right"',
    ],
    [
      'a first form that is the other one',
      'weapons',
      (r) => (of(r, 'saw-cleaver').forms[0].form_kind = 'transformed'),
      'saw-cleaver › forms[0].form_kind must be "untransformed", because it is the first form; got "transformed"',
    ],
    [
      'a second form that is the first one',
      'weapons',
      (r) => (of(r, 'saw-cleaver').forms[1].form_kind = 'untransformed'),
      'saw-cleaver › forms[1].form_kind must be "transformed", because it is not the first form; got "untransformed"',
    ],
    [
      'a weapon that begins with another version',
      'weapons',
      (r) => of(r, 'saw-cleaver').variants.shift(),
      'saw-cleaver › variants[0].kind must be "normal", because the normal version comes first; got "uncanny"',
    ],
    [
      'a trophy for a boss that names none',
      'trophies',
      (r) => (of(r, 'cleric-beast').requires = []),
      'cleric-beast › requires must be a list of at least 1, because the kind is ending, boss, collection or place',
    ],
    [
      'a trophy that requires a boss by its name',
      'trophies',
      (r) => (of(r, 'cleric-beast').requires[0].name = 'Cleric Beast'),
      'cleric-beast › requires[0]',
    ],
    [
      'Insight for no boss',
      'insight-changes',
      (r) => (of(r, 'cleric-beast-found').boss_slug = null),
      'cleric-beast-found › boss_slug must be text, because the kind is boss_found or boss_beaten; got null',
    ],
    [
      'Insight for meeting nobody',
      'insight-changes',
      (r) => (of(r, 'meeting-provost-willem').npc_slug = null),
      'meeting-provost-willem › npc_slug must be text, because the kind is meeting; got null',
    ],
    [
      'a page on another wiki',
      'armor-sets',
      (r) => (r[0].wiki_url = 'https://wiki.example/wiki/Set'),
      ' › wiki_url must be the address of a page, https://bloodborne.fandom.com/wiki/<page>',
    ],
  ];
  const seeds = mkdtempSync(path.join(tmpdir(), 'caryll-seeds-'));
  // This game alone: the others would be read for each of the cases.
  for (const name of readdirSync(fromRoot('seeds')))
    if (name === 'bloodborne' || name.endsWith('.json'))
      cpSync(fromRoot('seeds', name), path.join(seeds, name), { recursive: true });
  // Reading all files takes longer than any case, so cases about different files are tried together.
  const rounds: { readonly files: Map<string, (records: Loose[]) => unknown>; lines?: readonly string[] }[] =
    [];
  const tried = damages.map(([what, file, edit, message]) => {
    let round = rounds.find(({ files }) => !files.has(file));
    if (round === undefined) rounds.push((round = { files: new Map() }));
    round.files.set(file, edit);
    return [what, round, message] as const;
  });
  function linesOf(edits: ReadonlyMap<string, (records: Loose[]) => unknown>): string[] {
    const files = [...edits.keys()].map((file) => path.join(seeds, 'bloodborne', `${file}.json`));
    const before = files.map((file) => readFileSync(file, 'utf8'));
    for (const [at, edit] of [...edits.values()].entries()) {
      const content = JSON.parse(before[at]!);
      edit(content.records);
      writeFileSync(files[at]!, JSON.stringify(content));
    }
    const lines = errorsOf(seeds).map(withoutPlace);
    for (const [at, file] of files.entries()) writeFileSync(file, before[at]!);
    return lines;
  }
  test.each(tried)('of the real game: %s', (_what, round, message) => {
    round.lines ??= linesOf(round.files);
    const { lines } = round;
    expect(lines.some((line) => line.includes(message)) ? message : lines).toBe(message);
  });

  test('every condition of the schemas has a case that breaks it', () => {
    const conditions = [fromRoot('seeds', 'bloodborne', 'schema'), fromRoot('seeds', 'bloodborne')].flatMap(
      (folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.schema.json'))
          .flatMap((name) => [
            ...readFileSync(path.join(folder, name), 'utf8').matchAll(/"x-because": "([^"]*)"/g),
          ])
          .map(([, because]) => because!),
    );
    const text = [...cases, ...damages].map((each) => each.at(-1)).join('\n');
    expect([...new Set(conditions)].filter((because) => !text.includes(because))).toEqual([]);
  });

  test.each([
    [
      'no JSON Schema',
      { properties: { bosses: { itms: {} } } },
      'bloodborne/rules.schema.json must be a JSON Schema (strict mode: unknown keyword: "itms")',
    ],
    [
      'about a file that no game has',
      { properties: { boses: {} } },
      'bloodborne/rules.schema.json › boses must be the name of a kind of data (nearest: bosses)',
    ],
    [
      'about a file that this game lacks',
      { required: ['weapons'] },
      'bloodborne/rules.schema.json must be an object with a field "weapons"',
    ],
  ])('rules of a game: %s', (_what, rules, message) => {
    const folder = writeTinySeeds();
    writeFileSync(path.join(folder, 'bloodborne', 'rules.schema.json'), JSON.stringify(rules));
    expect(errorsOf(folder).map(withoutPlace)).toEqual([message]);
  });

  test('the rules in the folder of a game are not those of a game without such a file', () => {
    const weapon = structuredClone(
      of([...publishedGame('bloodborne').records.get('weapon')!], 'saw-cleaver'),
    );
    const folder = writeTinySeeds((files) => {
      const [boss] = files['bosses'] as Loose;
      Object.assign(boss, { is_dlc: true, wiki_url: 'https://mill.example/wiki/Miller' });
      (files['runes'] as Loose)[0].kind = 'oath';
      for (const variant of weapon.variants) variant.gems = [];
      const acquisition = [{ kind: 'starting', notes: 'Chosen at the start.' }];
      Object.assign(weapon, { hand: 'left', forms: [weapon.forms[0]], offers: [], acquisition });
      files['weapons'] = [weapon];
    });
    expect(checkDataset(loadDataset(folder), rulesOf).errors.map(errorLine)).toEqual([]);
  });

  test('all errors are said at once', () => {
    const seeds = writeTinySeeds((files) => {
      files['bosses']![0]!['location_slug'] = 'nowhere';
      files['items']![0]!['family'] = 'x';
      files['runes']![0]!['kind'] = 7;
    });
    expect(errorsOf(seeds).length).toBeGreaterThanOrEqual(3);
  });
});

describe('caryll data check', () => {
  const run = createRunner();

  test('is clean on the tiny game', async () => {
    const { code, out, err } = await run(['data', 'check', '--seeds', writeTinySeeds()]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expectGolden('data-check-clean', out);
  });

  test('prints errors, warnings and drafts, and fails', async () => {
    const seeds = writeTinySeeds((files) => {
      (files['bosses'] as Loose)[0].lamp_slug = null;
      (files['npcs'] as Loose)[0].description = 'He sells';
      files['runes']!.push({
        ...tinyFiles()['runes']![0]!,
        slug: 'sluice',
        name: 'Sluice',
        draft: 'Nobody knows its tiers.',
      });
    });
    const { code, out } = await run(['data', 'check', '--drafts', '--seeds', seeds]);
    expect(code).toBe(1);
    expectGolden('data-check-errors', out);
    const { json } = await run(['data', 'check', '--seeds', seeds, '--json']);
    expect(json).toMatchObject({
      ok: false,
      errors: [{ rule: 'lamps', record: 'mill-lamp', line: 10, column: 23 }],
      warnings: [{}],
      drafts: [{ record: 'sluice' }],
    });
  });

  test('prints annotations of GitHub Actions, on the lines', async () => {
    const seeds = writeTinySeeds((files) => {
      (files['bosses'] as Loose)[0].lamp_slug = null;
      (files['npcs'] as Loose)[0].description = 'He sells';
    });
    const line = ['data', 'check', '--format', 'github', '--seeds', seeds];
    const { code, out } = await run(line);
    expect(code).toBe(1);
    const annotations = out.split('\n').filter((text) => text.startsWith('::'));
    const folder = path.relative('', seeds);
    const { json } = await run(['data', 'check', '--seeds', seeds, '--json']);
    const [error] = json.errors;
    expect(annotations).toEqual([
      `::error file=${folder}/${error.file},line=10,col=23,title=lamps::mill-lamp › ${error.field} must be ${error.expected}; got ${JSON.stringify(error.received)}`,
      expect.stringMatching(new RegExp(`^::warning file=${folder}/.*npcs.json,line=\\d+,col=\\d+,title=`)),
    ]);
    const strict = await run([...line, '--strict']);
    expect(strict.out).not.toContain('::warning');
    expect((await run([...line, '--format', 'gitlab'])).code).toBe(2);
  });

  test('annotates files that do not fit their schemas, and escapes what parts an annotation', async () => {
    const seeds = writeTinySeeds((files) => (files['bosses']![0]!['location_slug'] = '100%::a,b'));
    const { code, out } = await run(['data', 'check', '--format', 'github', '--seeds', seeds]);
    expect(code).toBe(1);
    const [annotation] = out.split('\n').filter((text) => text.startsWith('::error'));
    expect(annotation).toMatch(
      /^::error file=[^,:]+bosses[.]json,line=\d+,col=\d+::the-miller › location_slug must be /,
    );
    expect(annotation).toContain('100%25::a,b');
  });

  test('prints errors of schema and references as JSON too', async () => {
    const seeds = writeTinySeeds((files) => (files['bosses']![0]!['location_slug'] = 'nowhere'));
    const { code, json } = await run(['data', 'check', '--seeds', seeds, '--json']);
    expect(code).toBe(1);
    expect(json).toMatchObject({
      ok: false,
      errors: [{ file: 'bloodborne/bosses.json', record: 'the-miller', field: 'location_slug' }],
    });
    expect((await run(['data', 'check', '--seeds', seeds])).code).toBe(1);
  });

  test('names a folder that is not there', async () => {
    const result = await run('data check --seeds /nowhere/at/all');
    expect(result).toMatchObject({ code: 2, err: expect.stringContaining('/nowhere/at/all') });
  });
});
