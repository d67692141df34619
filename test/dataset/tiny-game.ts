import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../src/root.ts';

type Files = Record<string, Record<string, unknown>[]>;

const provenance = { sources: [{ kind: 'general_knowledge', source: 'made up for tests' }] };
const wiki = (page: string) => `https://bloodborne.fandom.com/wiki/${page}`;

/** A whole game in a handful of records, all of them right; `edit` makes something wrong. */
export function tinyFiles(): Files {
  return {
    locations: [
      {
        slug: 'old-mill',
        name: 'Old Mill',
        region: 'Valley',
        parent_slug: null,
        headstone: 'yharnam',
        time_of_day: ['day', 'night'],
        insight_total: 2,
        insight_notes: null,
        is_dlc: false,
        map_ids: [],
        description: 'A mill whose wheel still turns.',
        provenance,
      },
      {
        slug: 'mill-race',
        name: 'Mill Race',
        region: 'Valley',
        parent_slug: 'old-mill',
        headstone: 'yharnam',
        time_of_day: ['day'],
        insight_total: null,
        insight_notes: null,
        is_dlc: false,
        map_ids: [],
        description: 'The water below the mill.',
        provenance,
      },
    ],
    'location-connections': [
      {
        from_slug: 'old-mill',
        to_slug: 'mill-race',
        one_way_reason: null,
        notes: 'Down the ladder.',
        provenance,
      },
    ],
    lamps: [
      {
        slug: 'mill-lamp',
        name: 'Mill Lamp',
        is_dlc: false,
        location_slug: 'old-mill',
        headstone: 'yharnam',
        is_boss_lamp: true,
        sort_order: 0,
        provenance,
      },
    ],
    bosses: [
      {
        slug: 'the-miller',
        name: 'The Miller',
        description: 'He grinds what he is given.',
        is_optional: false,
        is_required: true,
        is_chalice: false,
        is_dlc: false,
        campaign: 'main_story',
        location_slug: 'old-mill',
        sub_area: null,
        lamp_slug: 'mill-lamp',
        is_interruptible: true,
        reward: 900,
        wiki_url: wiki('The_Miller'),
        phases: [
          { phase_index: 0, name: 'Flour', notes: null },
          { phase_index: 1, name: 'Fire', notes: 'Below half.' },
        ],
        insight: null,
        forms: [
          {
            role: 'form',
            hp: 1200,
            poise: 20,
            defense: {
              physical: null,
              blunt: null,
              thrust: null,
              blood: null,
              arcane: null,
              fire: null,
              bolt: null,
            },
            resistance: { slow_poison: 200, rapid_poison: 180, frenzy: null },
            immune_to: ['frenzy'],
            is_beast: false,
            is_kin: false,
            weak_to_serrated: null,
            weak_to_righteous: null,
            weak_part_rate: 1.5,
            new_game_plus: [],
          },
        ],
        by_depth: [],
        provenance: {
          ...provenance,
          fields: {
            'forms.new_game_plus': { kind: 'general_knowledge', source: 'tests', note: 'Not known.' },
            'forms.defense': { kind: 'general_knowledge', source: 'tests', note: 'Not known.' },
            insight: { kind: 'general_knowledge', source: 'tests', note: 'Not known.' },
          },
        },
      },
    ],
    npcs: [
      {
        slug: 'mill-hand',
        name: 'Mill Hand',
        role: 'Merchant',
        location_slug: 'mill-race',
        campaign: 'main_story',
        is_dlc: false,
        is_hostile: false,
        hostility: 'never',
        time_of_day: ['day'],
        services: ['shop'],
        placements: [{ location_slug: 'mill-race', sub_area: 'By the sluice' }],
        summons: [],
        quest_notes: [],
        description: 'He sells what the miller drops.',
        provenance,
      },
    ],
    merchants: [
      {
        slug: 'mill-hand',
        name: 'Mill Hand',
        is_dlc: false,
        npc_slug: 'mill-hand',
        places: [{ location_slug: 'mill-race' }],
        description: 'Sells flour.',
        provenance,
      },
    ],
    items: [
      {
        slug: 'bag-of-flour',
        name: 'Bag of Flour',
        family: 'consumable',
        subcategory: null,
        is_dlc: false,
        effect: 'Blinds for a while.',
        wiki_url: wiki('Bag_of_Flour'),
        currency_value: null,
        bullet_cost: null,
        requirements: null,
        max_held: 10,
        max_stored: 99,
        sell_price: 5,
        offers: [{ merchant_slug: 'mill-hand', currency: 'blood_echoes', price: 40 }],
        acquisition: [
          {
            kind: 'boss_drop',
            boss_slug: 'the-miller',
            location_slug: 'old-mill',
            quantity: 3,
            notes: 'Left by the Miller.',
          },
          { kind: 'npc_gift', npc_slug: 'mill-hand', location_slug: 'mill-race', notes: 'Given once.' },
        ],
        provenance,
      },
    ],
    runes: [
      {
        slug: 'wheel',
        name: 'Wheel',
        kind: 'caryll',
        is_dlc: false,
        effect_type: 'stamina',
        tiers: [
          { tier: 1, effect_bonus: '+1%' },
          { tier: 2, effect_bonus: '+2%' },
        ],
        effect: null,
        covenant_slug: null,
        special_note: null,
        description: 'Raises stamina.',
        acquisition: [{ kind: 'treasure', location_slug: 'old-mill', tier: 1, notes: 'On the wheel.' }],
        provenance,
      },
    ],
  };
}

export const tinyGame = {
  slug: 'bloodborne',
  name: 'Mill Game',
  dataset_version: '2026.11.2',
  released_at: '2026-11-20',
  changes: [
    { version: '2026.11.2', released_at: '2026-11-20', notes: ['A second lamp.'] },
    { version: '2026.11.1', released_at: '2026-11-01', notes: ['First.'] },
  ],
};

function writeGame(seeds: string, name: string, game: typeof tinyGame, files: Files): void {
  const folder = path.join(seeds, name);
  cpSync(fromRoot('seeds', 'bloodborne', 'schema'), path.join(folder, 'schema'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, `${file}.json`), `${JSON.stringify(value, null, 2)}\n`);
  const { words, id_tables } = JSON.parse(
    readFileSync(fromRoot('seeds', 'bloodborne', 'game.json'), 'utf8'),
  ) as Record<string, unknown>;
  write('game', { $schema: 'schema/game.schema.json', words, id_tables, ...game });
  for (const [file, records] of Object.entries(files))
    write(file, { $schema: `schema/${file}.schema.json`, records });
}

/**
 * A seeds folder with the tiny game in it, schemas included.
 *
 * @param options `beside`: the slug of another game with the same records.
 */
export function writeTinySeeds(
  edit: (files: Files, game: typeof tinyGame & Record<string, unknown>) => void = () => undefined,
  options: { readonly beside?: string } = {},
): string {
  const seeds = mkdtempSync(path.join(tmpdir(), 'caryll-seeds-'));
  const files = tinyFiles();
  const game = structuredClone(tinyGame) as typeof tinyGame & Record<string, unknown>;
  edit(files, game);
  writeGame(seeds, 'bloodborne', game, files);
  const { beside: slug } = options;
  if (slug) writeGame(seeds, slug, { ...tinyGame, slug, name: 'Another' }, tinyFiles());
  return seeds;
}
