import { nearest } from '../problem.ts';
import { documentedBody, documentedResources, type FieldType, valuesAt } from './documented.ts';
import { type Edge, type GameView, recordKey, viewGame } from './game-view.ts';
import type { DataRecord, Dataset, Draft, Fault, GameData, Kind } from './load.ts';

/** A fault that a rule found, or something worth a look that need not be wrong. */
export interface Finding extends Fault {
  readonly rule: string;
}

export interface CheckReport {
  readonly games: readonly {
    readonly game: string;
    readonly datasetVersion: string;
    /** Published records. */
    readonly records: number;
    readonly edges: number;
  }[];
  readonly rules: number;
  readonly faults: readonly Finding[];
  readonly doubts: readonly Finding[];
  readonly drafts: readonly Draft[];
}

interface Subject {
  readonly game: GameView;
  readonly data: GameData;
  readonly kinds: readonly Kind[];
  /** Reports something about a record (by its key) of the file that holds the table. */
  report(
    table: string,
    record: string | undefined,
    field: string | undefined,
    expected: string,
    received?: unknown,
    near?: readonly string[],
  ): void;
}

interface Rule {
  readonly name: string;
  /** What holds when the rule is kept; becomes a line of the documentation. */
  readonly doc: string;
  /** A doubt does not fail the check: there can be good reasons for it. */
  readonly severity: 'fault' | 'doubt';
  check(subject: Subject): void;
}

const rules: Rule[] = [];

function rule(name: string, doc: string, check: Rule['check'], severity: Rule['severity'] = 'fault'): void {
  rules.push({ name, doc, severity, check });
}

const text = (value: unknown) => String(value);
const slugOf = (record: DataRecord) => text(record['slug']);
const records = (value: unknown) => (value ?? []) as readonly DataRecord[];

/** A name as it stands in a slug. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Visits every string below a value, with its path. */
function eachText(value: unknown, at: string, visit: (value: string, at: string) => void): void {
  if (typeof value === 'string') visit(value, at);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachText(item, `${at}[${index}]`, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      eachText(inner, at === '' ? name : `${at}.${name}`, visit);
  }
}

// ---- every record ---------------------------------------------------------------------------------------

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string' && value !== '',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

rule(
  'documented types',
  'Every documented field of every published record has its documented type; null only where the contract allows it.',
  ({ game, report }) => {
    for (const resource of documentedResources) {
      for (const record of game.list(resource.table)) {
        const body = documentedBody(resource, record, game);
        for (const [path, type] of Object.entries<FieldType>(resource.fields)) {
          const nullable = type.endsWith('?');
          const base = nullable ? type.slice(0, -1) : type;
          for (const { value, at } of valuesAt(body, path)) {
            // An edge leaves out what it does not have; the body says null.
            if (nullable && (value === null || value === undefined)) continue;
            if (!fits[base]!(value))
              report(
                resource.table,
                slugOf(record),
                at,
                `${base}${nullable ? ' or null' : ''}`,
                value ?? null,
              );
          }
        }
      }
    }
  },
);

/** Families of gems are ours, not the game's: several share the name that the game gives. */
const slugsWithoutNames = new Set(['blood_gem_family', 'blood_gem_shape']);

rule(
  'canonical slugs',
  'The slug is made of the name: lower case, words joined by hyphens, accents and apostrophes dropped, and at most a distinguishing ending.',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      if (kind.key[0] !== 'slug' || slugsWithoutNames.has(kind.table)) continue;
      for (const record of game.list(kind.table)) {
        const canonical = slugify(text(record['name']));
        const slug = slugOf(record);
        if (slug === canonical || slug.startsWith(`${canonical}-`)) continue;
        report(kind.table, slug, 'slug', `"${canonical}", the name as a slug, or that with an ending`, slug);
      }
    }
  },
);

/** What may tell apart two records that the game calls by the same name. */
const distinctions: Readonly<Record<string, readonly string[]>> = {
  armor: ['variant_label'],
  boss: ['location_slug', 'is_chalice'],
  blood_gem: ['kind', 'rating', 'shape', 'primary_effect', 'secondary_effects', 'availability'],
};

rule(
  'distinct names',
  'No two published records of a kind have the same name, unless a published field tells them apart (the variant label of armor, the place of a boss, the make of a gem).',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      const seen = new Map<string, string>();
      for (const record of game.list(kind.table)) {
        if (typeof record['name'] !== 'string') continue;
        const key = JSON.stringify([
          record['name'].toLowerCase(),
          ...(distinctions[kind.table] ?? []).map((field) => record[field]),
        ]);
        const other = seen.get(key);
        if (other !== undefined) {
          const by = distinctions[kind.table]?.join(', ');
          report(
            kind.table,
            slugOf(record),
            'name',
            `a name that "${other}" does not have${by ? `, or a different ${by}` : ''}`,
            record['name'],
          );
        }
        seen.set(key, slugOf(record));
      }
    }
  },
);

rule(
  'clean text',
  'Text has no spaces at its ends, no double spaces, no control characters, no placeholders, and is in Unicode form NFC.',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      for (const record of game.list(kind.table)) {
        eachText({ ...record, provenance: null }, '', (value, at) => {
          const say = (expected: string) => report(kind.table, recordKey(kind, record), at, expected, value);
          if (value.trim() !== value) say('text without spaces at its ends');
          if (/ {2}|[\p{Cc}]/u.test(value)) say('text without double spaces or control characters');
          if (value.normalize('NFC') !== value) say('text in Unicode form NFC');
          if (/\b(TODO|TBD|FIXME|lorem ipsum|xxx)\b|\?\?\?/i.test(value)) say('text without placeholders');
        });
      }
    }
  },
);

rule(
  'whole sentences',
  'Descriptions, effects and notes end like sentences do.',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      for (const record of game.list(kind.table)) {
        for (const field of ['description', 'effect', 'insight_notes']) {
          const value = record[field];
          if (kind.table === 'blood_gem_family' || typeof value !== 'string') continue;
          if (!/[.!?)"”]$/.test(value))
            report(kind.table, recordKey(kind, record), field, 'text that ends with a full stop', value);
        }
      }
    }
  },
  'doubt',
);

rule(
  'wiki addresses',
  'A wiki address names a page: https, underscores for spaces, percent-encoding that decodes, no query and no fragment.',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      for (const record of game.list(kind.table)) {
        const address = record['wiki_url'];
        if (typeof address !== 'string') continue;
        const say = (expected: string) => report(kind.table, slugOf(record), 'wiki_url', expected, address);
        let page: string;
        try {
          page = decodeURIComponent(new URL(address).pathname.replace(/^\/wiki\//, ''));
        } catch {
          say('an address whose percent-encoding decodes');
          continue;
        }
        if (/[?#]/.test(address)) say('an address without query and fragment');
        if (/[ +]/.test(page)) say('underscores where the name of the page has spaces');
        if (/["'<>\\^`{|}]/.test(address)) say('quotes and other special characters percent-encoded (%27)');
        if (page === '' || page.includes('//') || page.endsWith('/')) say('the name of a page');
      }
    }
  },
);

rule(
  'provenance',
  'Every note on where a field comes from is about a field that the record has, and no value is both taken and rejected.',
  ({ game, kinds, report }) => {
    for (const kind of kinds) {
      const known = Object.keys(kind.fields);
      for (const record of game.list(kind.table)) {
        const provenance = record['provenance'] as DataRecord | undefined;
        const fields = (provenance?.['fields'] ?? {}) as Readonly<Record<string, DataRecord>>;
        for (const [path, note] of Object.entries(fields)) {
          const field = path.split(/[.[]/)[0]!;
          const at = `provenance.fields.${path}`;
          if (!known.includes(field)) {
            report(
              kind.table,
              recordKey(kind, record),
              at,
              'the name of a field',
              path,
              nearest(field, known),
            );
            continue;
          }
          for (const { value } of records(note['rejected'])) {
            if (field === path && JSON.stringify(value) === JSON.stringify(record[field]))
              report(
                kind.table,
                recordKey(kind, record),
                at,
                'rejected values other than the value taken',
                value,
              );
          }
        }
      }
    }
  },
);

/** Bounds that a true figure of such a game cannot leave; a slip of the keyboard does. */
const bounds: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  armor: {
    'defense.physical': [0, 999],
    'defense.blunt': [0, 999],
    'defense.thrust': [0, 999],
    'defense.blood': [0, 999],
    'defense.arcane': [0, 999],
    'defense.fire': [0, 999],
    'defense.bolt': [0, 999],
    'defense.slow_poison': [0, 999],
    'defense.rapid_poison': [0, 999],
    'defense.frenzy': [0, 999],
    'defense.beasthood': [0, 999],
    equip_load: [0, 50],
    sell_price: [0, 999_999],
    'sold_by[].price': [1, 999_999],
  },
  boss: {
    hp: [1, 200_000],
    blood_echoes: [1, 2_000_000],
    'figures.hp_ng_plus': [1, 400_000],
    'figures.by_depth[].hp': [1, 400_000],
    'figures.by_depth[].depth': [1, 5],
  },
  weapon: {
    'requirements.strength': [0, 99],
    'requirements.skill': [0, 99],
    'requirements.blood_tinge': [0, 99],
    'requirements.arcane': [0, 99],
    'forms[].attack.physical': [0, 999],
    'forms[].attack.blood': [0, 999],
    'forms[].attack.arcane': [0, 999],
    'forms[].attack.fire': [0, 999],
    'forms[].attack.bolt': [0, 999],
    'sold_by[].price': [1, 999_999],
  },
  item: {
    'acquisition[].quantity': [1, 99],
    'acquisition[].drop_rate': [0, 1],
    'sold_by[].price': [1, 999_999],
    'figures.max_carry': [1, 999],
  },
  location: { insight_total: [0, 99] },
  blood_gem: { rating: [1, 20] },
  chalice_dungeon: { depth: [1, 5], layers: [1, 4] },
};

rule(
  'value bounds',
  'Figures lie within bounds that true ones cannot leave: no boss with 0 HP, no negative defence, no chance above 1.',
  ({ game, report }) => {
    for (const [table, fields] of Object.entries(bounds)) {
      for (const record of game.list(table)) {
        for (const [path, [min, max]] of Object.entries(fields)) {
          for (const { value, at } of valuesAt(record, path)) {
            if (typeof value === 'number' && (value < min || value > max))
              report(table, slugOf(record), at, `a number from ${min} to ${max}`, value);
          }
        }
      }
    }
  },
);

// ---- one kind at a time ---------------------------------------------------------------------------------

rule('rune tiers', 'The tiers of a rune are 1 to n, in order and without gaps.', ({ game, report }) => {
  for (const rune of game.list('rune')) {
    for (const [index, tier] of records(rune['tiers']).entries()) {
      if (tier['tier'] !== index + 1)
        report('rune', slugOf(rune), `tiers[${index}].tier`, `${index + 1}`, tier['tier']);
    }
  }
});

rule('boss phases', 'The phases of a boss are 0 to n, in order and without gaps.', ({ game, report }) => {
  for (const boss of game.list('boss')) {
    for (const [index, phase] of records(boss['phases']).entries()) {
      if (phase['phase_index'] !== index)
        report('boss', slugOf(boss), `phases[${index}].phase_index`, `${index}`, phase['phase_index']);
    }
  }
});

rule(
  'rune places',
  'Every way to come by a rune names its location (the contract has no null there) and a tier that the rune has.',
  ({ game, report }) => {
    for (const { subject, slug, at, value } of game.edges('acquisition')) {
      if (subject !== 'rune') continue;
      if (typeof value['location_slug'] !== 'string')
        report('rune', slug, `${at}.location_slug`, 'the slug of a location', value['location_slug'] ?? null);
      const tiers = records(game.find('rune', slug)?.['tiers']).map(({ tier }) => tier);
      if (value['tier'] !== undefined && !tiers.includes(value['tier']))
        report('rune', slug, `${at}.tier`, `one of the tiers ${tiers.join(', ')}`, value['tier']);
    }
  },
);

rule(
  'givers named',
  'A gift or drop of an NPC names the NPC, a drop of a boss the boss, and nothing but a rune has a tier.',
  ({ game, report }) => {
    const needed: Readonly<Record<string, string>> = {
      npc_gift: 'npc_slug',
      npc_drop: 'npc_slug',
      boss_drop: 'boss_slug',
      use_item: 'item_slug',
    };
    for (const { subject, slug, at, value } of game.edges('acquisition')) {
      const field = needed[text(value['kind'])];
      if (field !== undefined && typeof value[field] !== 'string')
        report(subject, slug, `${at}.${field}`, `a slug, because the kind is ${value['kind']}`, null);
      if (value['tier'] !== undefined && subject !== 'rune')
        report(subject, slug, `${at}.tier`, 'no tier: only runes have them', value['tier']);
    }
  },
);

rule(
  'acquisition once',
  'No way to come by a thing stands there twice, and each says in words what it is.',
  ({ game, report }) => {
    for (const table of ['acquisition', 'stock']) {
      const seen = new Map<string, Edge>();
      for (const edge of game.edges(table)) {
        const key = JSON.stringify([edge.subject, edge.slug, edge.value]);
        const other = seen.get(key);
        if (other)
          report(
            edge.subject,
            edge.slug,
            edge.at,
            `something other than ${other.at} says`,
            edge.value['kind'],
          );
        seen.set(key, edge);
        if (table === 'acquisition' && text(edge.value['notes'] ?? '').trim() === '')
          report(edge.subject, edge.slug, `${edge.at}.notes`, 'a sentence', edge.value['notes'] ?? null);
      }
    }
  },
);

rule(
  'prices',
  'What is sold is sold in the currency of its merchant, and a highest price is not below the lowest.',
  ({ game, report }) => {
    for (const { subject, slug, at, value } of game.edges('stock')) {
      const merchant = game.find('merchant', value['merchant_slug']);
      if (merchant && merchant['currency'] !== value['currency'])
        report(
          subject,
          slug,
          `${at}.currency`,
          `${merchant['currency']}, the currency of ${merchant['slug']}`,
          value['currency'],
        );
      const { price, price_max: highest } = value as { price?: number | null; price_max?: number };
      if (typeof price === 'number' && highest !== undefined && highest < price)
        report(subject, slug, `${at}.price_max`, `at least the price, ${price}`, highest);
    }
  },
);

rule('merchants sell', 'Every merchant sells something.', ({ game, report }) => {
  for (const merchant of game.list('merchant')) {
    if (game.edgesTo('stock', 'merchant_slug', merchant['slug']).length === 0)
      report('merchant', slugOf(merchant), undefined, 'something in its stock (a `sold_by` that names it)');
  }
});

rule(
  'armor sets',
  'Every set has at least one piece, and pieces and set agree on whether they are of the expansion.',
  ({ game, report }) => {
    for (const set of game.list('armor_set')) {
      const pieces = game.by('armor', 'set_slug', set['slug']);
      if (pieces.length === 0)
        report('armor_set', slugOf(set), undefined, 'at least one piece (a `set_slug`)');
      for (const piece of pieces) {
        if (piece['is_dlc'] !== set['is_dlc'])
          report('armor', slugOf(piece), 'is_dlc', `${set['is_dlc']}, as for its set`, piece['is_dlc']);
      }
    }
  },
);

rule(
  'one piece a slot',
  'A set has one piece for a slot, variants apart.',
  ({ game, report }) => {
    for (const set of game.list('armor_set')) {
      const slots = new Map<string, string>();
      for (const piece of game.by('armor', 'set_slug', set['slug'])) {
        if (piece['variant_label'] !== null) continue;
        const other = slots.get(text(piece['slot']));
        if (other !== undefined)
          report(
            'armor',
            slugOf(piece),
            'slot',
            `a slot that ${other} of the same set does not fill`,
            piece['slot'],
          );
        else slots.set(text(piece['slot']), slugOf(piece));
      }
    }
  },
  'doubt',
);

rule(
  'connections',
  'A connection stands once, in one direction, and joins two different places; one that leads one way only says why.',
  ({ game, report }) => {
    const seen = new Set<string>();
    for (const { from_slug: from, to_slug: to, one_way_reason: reason } of game.list('location_connection')) {
      const key = `${from}/${to}`;
      if (from === to) report('location_connection', key, 'to_slug', 'another place than `from_slug`', to);
      if (seen.has(`${to}/${from}`) && reason === null)
        report(
          'location_connection',
          key,
          undefined,
          `no connection of the same two places as ${to}/${from}`,
        );
      seen.add(key);
    }
  },
);

rule(
  'connected places',
  'Every place can be reached: it has a connection, unless it is entered by a lamp or an altar only.',
  ({ game, report }) => {
    for (const location of game.list('location')) {
      if (['chalice', 'hunters_dream'].includes(text(location['headstone']))) continue;
      const slug = location['slug'];
      const joined =
        game.by('location_connection', 'from_slug', slug).length +
        game.by('location_connection', 'to_slug', slug).length;
      if (joined === 0) report('location', slugOf(location), undefined, 'at least one connection');
    }
  },
  'doubt',
);

rule(
  'place within place',
  'Following `parent_slug` ends, and a part has the headstone of the whole.',
  ({ game, report }) => {
    for (const location of game.list('location')) {
      const seen = new Set([location['slug']]);
      let parent = game.find('location', location['parent_slug']);
      if (parent && parent['region'] !== location['region'] && parent['headstone'] === location['headstone'])
        report('location', slugOf(location), 'region', text(parent['region']), location['region']);
      while (parent) {
        if (seen.has(parent['slug'])) {
          report(
            'location',
            slugOf(location),
            'parent_slug',
            'a place that is not inside itself',
            location['parent_slug'],
          );
          break;
        }
        seen.add(parent['slug']);
        parent = game.find('location', parent['parent_slug']);
      }
    }
  },
);

rule(
  'lamps',
  'The lamp of a boss stands in the place of the boss and is marked as a boss lamp; every lamp has the headstone of its place.',
  ({ game, report }) => {
    for (const boss of game.list('boss')) {
      const lamp = game.find('lamp', boss['lamp_slug']);
      if (!lamp) continue;
      if (lamp['location_slug'] !== boss['location_slug'])
        report('boss', slugOf(boss), 'lamp_slug', `a lamp in ${boss['location_slug']}`, lamp['slug']);
      if (lamp['is_boss_lamp'] !== true)
        report(
          'lamp',
          slugOf(lamp),
          'is_boss_lamp',
          `true: it is the lamp of ${boss['slug']}`,
          lamp['is_boss_lamp'],
        );
    }
    for (const lamp of game.list('lamp')) {
      const place = game.find('location', lamp['location_slug']);
      if (place && place['headstone'] !== lamp['headstone'])
        report(
          'lamp',
          slugOf(lamp),
          'headstone',
          `${place['headstone']}, as for its place`,
          lamp['headstone'],
        );
      if (lamp['is_boss_lamp'] === true && game.by('boss', 'lamp_slug', lamp['slug']).length === 0)
        report('lamp', slugOf(lamp), 'is_boss_lamp', 'a boss whose `lamp_slug` it is, or false', true);
    }
  },
);

rule(
  'bosses',
  'A boss is either optional or required; campaign, chalice and expansion agree with each other and with its place.',
  ({ game, report }) => {
    for (const boss of game.list('boss')) {
      const slug = slugOf(boss);
      if (boss['is_optional'] === boss['is_required'])
        report('boss', slug, 'is_required', 'the opposite of is_optional', boss['is_required']);
      if (boss['is_chalice'] !== (boss['campaign'] === 'chalice_dungeon'))
        report(
          'boss',
          slug,
          'campaign',
          `${boss['is_chalice'] ? '' : 'not '}chalice_dungeon, as is_chalice says`,
          boss['campaign'],
        );
      if (boss['is_dlc'] !== (boss['campaign'] === 'the_old_hunters'))
        report(
          'boss',
          slug,
          'campaign',
          `${boss['is_dlc'] ? '' : 'not '}the_old_hunters, as is_dlc says`,
          boss['campaign'],
        );
      const place = game.find('location', boss['location_slug']);
      if (place && (place['headstone'] === 'chalice') !== boss['is_chalice'])
        report(
          'boss',
          slug,
          'location_slug',
          boss['is_chalice'] ? 'a labyrinth' : 'a place that is no labyrinth',
          boss['location_slug'],
        );
      if (boss['is_chalice'] && game.edgesTo('chalice_boss', 'boss_slug', slug).length === 0)
        report('boss', slug, undefined, 'a chalice dungeon that lists it');
    }
  },
);

rule(
  'NPC placements',
  'The place of an NPC is one of its placements, no placement stands twice, and a merchant stands where its NPC does.',
  ({ game, report }) => {
    for (const npc of game.list('npc')) {
      const placements = records(npc['placements']);
      const places = placements.map((placement) => text(placement['location_slug']));
      if (!places.includes(text(npc['location_slug'])))
        report(
          'npc',
          slugOf(npc),
          'location_slug',
          `one of its placements: ${places.join(', ')}`,
          npc['location_slug'],
        );
      const seen = new Set<string>();
      for (const [index, placement] of placements.entries()) {
        const key = JSON.stringify([
          placement['location_slug'],
          placement['sub_area'],
          placement['condition'],
        ]);
        if (seen.has(key))
          report(
            'npc',
            slugOf(npc),
            `placements[${index}]`,
            'a placement not named before',
            placement['sub_area'],
          );
        seen.add(key);
      }
    }
    for (const merchant of game.list('merchant')) {
      const npc = game.find('npc', merchant['npc_slug']);
      const places = records(npc?.['placements']).map((placement) => placement['location_slug']);
      if (npc && merchant['location_slug'] !== null && !places.includes(merchant['location_slug']))
        report(
          'merchant',
          slugOf(merchant),
          'location_slug',
          `a place of ${npc['slug']}: ${places.join(', ')}`,
          merchant['location_slug'],
        );
    }
  },
);

rule(
  'givers stand there',
  'What an NPC gives or leaves is got at a place where the NPC stands.',
  ({ game, report }) => {
    for (const { subject, slug, at, value } of game.edges('acquisition')) {
      const npc = game.find('npc', value['npc_slug']);
      const place = value['location_slug'];
      if (!npc || place === undefined || !['npc_gift', 'npc_drop'].includes(text(value['kind']))) continue;
      const places = records(npc['placements']).map((placement) => placement['location_slug']);
      if (!places.includes(place))
        report(
          subject,
          slug,
          `${at}.location_slug`,
          `a place of ${npc['slug']}: ${places.join(', ')}`,
          place,
        );
    }
  },
  'doubt',
);

rule('drops where bosses are', 'What a boss leaves is got at the place of the boss.', ({ game, report }) => {
  for (const { subject, slug, at, value } of game.edges('acquisition')) {
    const boss = game.find('boss', value['boss_slug']);
    const place = value['location_slug'];
    if (!boss || boss['is_chalice'] || place === undefined || value['kind'] !== 'boss_drop') continue;
    if (place !== boss['location_slug'])
      report(
        subject,
        slug,
        `${at}.location_slug`,
        `${boss['location_slug']}, the place of ${boss['slug']}`,
        place,
      );
  }
});

rule(
  'covenants',
  'Hostility between covenants is mutual; an oath rune has a covenant and a covenant an oath rune.',
  ({ game, report }) => {
    for (const covenant of game.list('covenant')) {
      for (const [index, { target_slug: target }] of records(covenant['hostilities']).entries()) {
        const back = records(game.find('covenant', target)?.['hostilities']);
        if (!back.some((hostility) => hostility['target_slug'] === covenant['slug']))
          report(
            'covenant',
            slugOf(covenant),
            `hostilities[${index}]`,
            `that ${target} is hostile in turn`,
            target,
          );
      }
      if (game.by('rune', 'covenant_slug', covenant['slug']).length === 0)
        report('covenant', slugOf(covenant), undefined, 'a rune whose `covenant_slug` it is');
    }
    for (const rune of game.list('rune')) {
      if (rune['kind'] === 'caryll' && rune['covenant_slug'] !== null)
        report(
          'rune',
          slugOf(rune),
          'covenant_slug',
          'null: only oath runes have a covenant',
          rune['covenant_slug'],
        );
      if (rune['kind'] === 'oath' && rune['covenant_slug'] === null)
        report('rune', slugOf(rune), 'covenant_slug', 'the covenant of the oath', null);
    }
  },
);

rule(
  'weapon forms',
  'Forms are numbered from 0 in order, a trick weapon has two and every other kind one, versions and slugs stand once, and the hand fits the category.',
  ({ game, report }) => {
    for (const weapon of game.list('weapon')) {
      const slug = slugOf(weapon);
      const forms = records(weapon['forms']);
      for (const [index, form] of forms.entries()) {
        if (form['sort_order'] !== index)
          report('weapon', slug, `forms[${index}].sort_order`, `${index}`, form['sort_order']);
        if (forms.findIndex((other) => other['slug'] === form['slug']) !== index)
          report('weapon', slug, `forms[${index}].slug`, 'a slug that no other form has', form['slug']);
        const kind = index === 0 ? 'untransformed' : 'transformed';
        if (form['form_kind'] !== kind)
          report('weapon', slug, `forms[${index}].form_kind`, kind, form['form_kind']);
      }
      if (weapon['category'] === 'trick_weapon' && forms.length !== 2)
        report('weapon', slug, 'forms', 'the two forms of a trick weapon', forms.length);
      const hand = weapon['category'] === 'trick_weapon' ? 'right' : 'left';
      if (weapon['hand'] !== hand)
        report('weapon', slug, 'hand', `${hand}, as its category says`, weapon['hand']);
      const kinds = records(weapon['variants']).map((variant) => variant['kind']);
      if (kinds[0] !== 'normal' || new Set(kinds).size !== kinds.length)
        report('weapon', slug, 'variants', 'the normal version first and each version once', kinds);
    }
  },
);

rule(
  'blood gems',
  'A graded gem has family and grade, its rating lies within its family, its shape is one of the shapes available, and a placed gem says where.',
  ({ game, report }) => {
    for (const gem of game.list('blood_gem')) {
      const slug = slugOf(gem);
      if (gem['kind'] === 'grade' && (gem['family_slug'] === null || gem['grade'] === null))
        report('blood_gem', slug, 'grade', 'a family and a grade, because the kind is grade', gem['grade']);
      if (gem['kind'] === 'placed' && records(gem['acquisition']).length === 0)
        report('blood_gem', slug, 'acquisition', 'the place, because the kind is placed', []);
      const family = game.find('blood_gem_family', gem['family_slug']);
      const rating = gem['rating'] as number | null;
      if (family && rating !== null) {
        const [min, max] = [family['rating_min'] as number, family['rating_max'] as number];
        if (rating < min || rating > max)
          report('blood_gem', slug, 'rating', `${min} to ${max}, the ratings of ${family['slug']}`, rating);
      }
      const shapes = records(gem['shapes_available']).map(({ shape }) => text(shape));
      if (gem['shape'] !== null && !shapes.includes(text(gem['shape'])))
        report('blood_gem', slug, 'shape', `one of the shapes available: ${shapes.join(', ')}`, gem['shape']);
      if (new Set(shapes).size !== shapes.length)
        report('blood_gem', slug, 'shapes_available', 'each shape once', shapes);
    }
    for (const family of game.list('blood_gem_family')) {
      let previous: number | undefined;
      for (const [index, { rating, min, max }] of records(family['values']).entries()) {
        if (previous !== undefined && rating !== previous + 1)
          report('blood_gem_family', slugOf(family), `values[${index}].rating`, `${previous + 1}`, rating);
        if ((min as number) > (max as number))
          report('blood_gem_family', slugOf(family), `values[${index}].min`, `at most ${max}`, min);
        previous = rating as number;
      }
    }
  },
);

rule(
  'chalice dungeons',
  'Bosses stand on layers that the dungeon has, its chalice is a chalice, materials stand once, and its place is the labyrinth it belongs to.',
  ({ game, report }) => {
    for (const dungeon of game.list('chalice_dungeon')) {
      const slug = slugOf(dungeon);
      const layers = dungeon['layers'] as number | null;
      for (const [index, { layer }] of records(dungeon['bosses']).entries()) {
        if (layers !== null && (layer as number) > layers)
          report('chalice_dungeon', slug, `bosses[${index}].layer`, `1 to ${layers}`, layer);
      }
      const item = game.find('item', dungeon['item_slug']);
      if (item && item['subcategory'] !== 'chalice')
        report(
          'chalice_dungeon',
          slug,
          'item_slug',
          'an item of the subcategory chalice',
          item['subcategory'],
        );
      const materials = records(dungeon['ritual_items']).map((entry) =>
        [entry['item_slug'], entry['rite']].join('/'),
      );
      if (new Set(materials).size !== materials.length)
        report('chalice_dungeon', slug, 'ritual_items', 'each material once', materials);
      const place = game.find('location', dungeon['location_slug']);
      if (place && place['name'] !== dungeon['area'])
        report(
          'chalice_dungeon',
          slug,
          'location_slug',
          `the labyrinth ${dungeon['area']}`,
          dungeon['location_slug'],
        );
    }
    for (const { subject, slug, at, value } of game.edges('acquisition')) {
      const dungeon = game.find('chalice_dungeon', value['chalice_dungeon_slug']);
      const layers = dungeon?.['layers'];
      if (typeof layers === 'number' && typeof value['layer'] === 'number' && value['layer'] > layers)
        report(
          subject,
          slug,
          `${at}.layer`,
          `1 to ${layers}, the layers of ${dungeon!['slug']}`,
          value['layer'],
        );
    }
  },
);

rule(
  'level costs',
  'Levels follow one another without gaps, and none costs less than the one before.',
  ({ game, report }) => {
    const levels = [...game.list('level_cost')].sort(
      (a, b) => (a['level'] as number) - (b['level'] as number),
    );
    for (const [index, { level, blood_echoes: cost }] of levels.entries()) {
      const previous = levels[index - 1];
      if (!previous) continue;
      if (level !== (previous['level'] as number) + 1)
        report('level_cost', text(level), 'level', `${(previous['level'] as number) + 1}`, level);
      if ((cost as number) < (previous['blood_echoes'] as number))
        report(
          'level_cost',
          text(level),
          'blood_echoes',
          `at least ${previous['blood_echoes']}, the cost of the level before`,
          cost,
        );
    }
  },
);

rule(
  'menu order',
  'Gestures, lamps of a headstone and origins are each numbered without two alike.',
  ({ game, report }) => {
    const orders: readonly (readonly [string, string, string | undefined])[] = [
      ['gesture', 'menu_order', undefined],
      ['lamp', 'sort_order', 'location_slug'],
      ['origin', 'sort_order', undefined],
    ];
    for (const [table, field, within] of orders) {
      const seen = new Map<string, string>();
      for (const record of game.list(table)) {
        const key = JSON.stringify([within === undefined ? null : record[within], record[field]]);
        const other = seen.get(key);
        if (other !== undefined)
          report(table, slugOf(record), field, `a number that ${other} does not have`, record[field]);
        seen.set(key, slugOf(record));
      }
    }
  },
);

rule(
  'found somewhere',
  'Everything can be come by: it is sold, found, given or left by someone.',
  ({ game, report }) => {
    for (const table of ['item', 'weapon', 'rune', 'gesture', 'armor']) {
      for (const record of game.list(table)) {
        const ways =
          records(record['acquisition']).length +
          records(record['sold_by']).length +
          records(record['enemy_drops']).length;
        if (ways === 0)
          report(table, slugOf(record), 'acquisition', 'a way to come by it, or a merchant who sells it', []);
      }
    }
  },
  'doubt',
);

rule(
  'dataset version',
  'The version of the data is that of the newest entry of its changes, which stand newest first.',
  ({ data: { game }, report }) => {
    const order = (version: string) => version.split('.').map(Number);
    const [newest] = game.changes;
    if (newest?.version !== game.dataset_version)
      report(
        'game',
        undefined,
        'dataset_version',
        `${newest?.version}, the newest of \`changes\``,
        game.dataset_version,
      );
    if (newest?.released_at !== game.released_at)
      report('game', undefined, 'released_at', `${newest?.released_at}, as in \`changes\``, game.released_at);
    for (const [index, change] of game.changes.entries()) {
      const older = game.changes[index + 1];
      if (!older) continue;
      const [a, b] = [order(change.version), order(older.version)];
      const difference = a.map((part, place) => part - (b[place] ?? 0)).find((part) => part !== 0) ?? 0;
      if (difference <= 0)
        report(
          'game',
          undefined,
          `changes[${index + 1}].version`,
          `a version before ${change.version}`,
          older.version,
        );
    }
  },
);

/** Name, sentence and severity of every rule, for the documentation. */
export const checkRules: readonly Pick<Rule, 'name' | 'doc' | 'severity'>[] = rules;

/** Looks for what a schema cannot see: relations that do not agree, gaps, figures that cannot be. */
export function checkDataset(dataset: Dataset): CheckReport {
  const faults: Finding[] = [];
  const doubts: Finding[] = [];
  const games = dataset.games.map((data) => {
    const game = viewGame(data, dataset.kinds);
    const files = new Map(dataset.kinds.map((kind) => [kind.table, kind.file]));
    for (const { name, severity, check } of rules) {
      const findings = severity === 'fault' ? faults : doubts;
      check({
        game,
        data,
        kinds: dataset.kinds,
        report(table, record, field, expected, received, near) {
          findings.push({
            rule: name,
            file: `${data.game.slug}/${files.get(table) ?? table}.json`,
            ...(record === undefined ? {} : { record }),
            ...(field === undefined ? {} : { field }),
            expected,
            ...(received === undefined ? {} : { received }),
            ...(near === undefined ? {} : { nearest: near }),
          });
        },
      });
    }
    const edgeTables = new Set(
      dataset.kinds.flatMap((kind) => Object.values(kind.fields).map((field) => field['x-table'])),
    );
    let edges = game.list('location_connection').length;
    for (const table of edgeTables) if (table !== undefined) edges += game.edges(table).length;
    return {
      game: data.game.slug,
      datasetVersion: data.game.dataset_version,
      records: [...data.records.values()].reduce((sum, list) => sum + list.length, 0),
      edges,
    };
  });
  return {
    games,
    rules: rules.length,
    faults,
    doubts,
    drafts: dataset.games.flatMap((game) => game.drafts),
  };
}
