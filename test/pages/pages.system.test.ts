import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDocs } from '../../site/docs/docs.tsx';
import { gameIds as games, listsOfRecords } from '../games.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';
import { definitionOf, linksOf, mainOf, readable, rowsOf, sectionOf, shown, textsOf } from './html.ts';

/** The pages of records, as a visitor without a key reads them; what they should say comes from the data files. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const browser = { key: null, headers: { Accept: 'text/html' } } as const;
const page = (path: string) => service.get(path, browser);
const contentOf = async (path: string) => {
  const response = await page(path);
  expect([path, response.status]).toEqual([path, 200]);
  return mainOf(response.text);
};

interface SeedRecord {
  readonly slug: string;
  readonly name: string;
  readonly draft?: true;
  readonly spoilers?: readonly { readonly text: string; readonly level: string }[];
  readonly [member: string]: any;
}
const seeds = (game: string, file: string): SeedRecord[] =>
  ((JSON.parse(readFileSync(`seeds/${game}/${file}.json`, 'utf8')).records ?? []) as SeedRecord[]).filter(
    ({ draft }) => !draft,
  );
const record = (game: string, file: string, slug: string) =>
  seeds(game, file).find((each) => each.slug === slug)!;

/** The number of the page after the one at an address. */
const pageAfter = (address: string) => Number(/[?]page=(\d+)$/.exec(address)?.[1] ?? 1) + 1;

/** The lists of each game, which the game's index names. */
async function listsOf(game: string): Promise<string[]> {
  const { data } = (await service.get(`/v1/${game}`)).json;
  return listsOfRecords<{ name: string }>(data.resources).map(({ name }) => name);
}

describe('a page', () => {
  test('is HTML for everyone, with a tag, without a price, and may be kept', async () => {
    const { status, headers } = await page('/bloodborne/weapons/saw-cleaver');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['x-ratelimit-limit']).toBeUndefined();
    const again = await service.get('/bloodborne/weapons/saw-cleaver', {
      key: null,
      headers: { 'If-None-Match': headers['etag']! },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('has the policy of all pages, and may send its own forms', async () => {
    const policy = (await page('/bloodborne')).headers['content-security-policy'];
    expect(policy).toBe(
      (await page('/docs')).headers['content-security-policy']!.toString().replace(
        "form-action 'none'",
        "form-action 'self'",
      ),
    );
  });

  test('costs a key nothing', async () => {
    const used = async () => (await service.get('/v1/usage')).json.data.key_units.used;
    const before = await used();
    for (const path of [
      '/bloodborne',
      '/bloodborne/weapons',
      '/bloodborne/weapons/chikage',
      '/bloodborne?q=moon',
    ])
      expect((await service.get(path)).status).toBe(200);
    expect(await used()).toBe(before);
  });

  test('takes GET and HEAD only', async () => {
    const { status, headers } = await service.get('/bloodborne/weapons', { method: 'POST', key: null });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const head = await service.get('/bloodborne/weapons', { method: 'HEAD', key: null });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('is complete without a script, and every id is there once', async () => {
    for (const path of [
      '/bloodborne/bosses/father-gascoigne',
      '/elden-ring/weapons/uchigatana',
      '/bloodborne/items',
    ]) {
      const content = await contentOf(path);
      // A button for scripts is hidden where there are none.
      const needsScript = /<script|type="button"(?! class="[\w -]*\bneeds-js")|onclick/;
      expect([path, needsScript.exec(content)?.[0]]).toEqual([path, undefined]);
      const ids = [...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  test('describes itself to search engines and to those who show links', async () => {
    const { text } = await page('/bloodborne/weapons/saw-cleaver');
    expect(text).toContain('<title>Saw Cleaver · Weapons of Bloodborne</title>');
    expect(text).toContain('<link rel="canonical" href="/bloodborne/weapons/saw-cleaver"/>');
    expect(text).toContain('<meta property="og:title" content="Saw Cleaver · Weapons of Bloodborne"/>');
    // A card that was drawn for the kind, in the size that every site takes.
    expect(text).toContain('<meta property="og:image" content="/docs/assets/cards/bloodborne-weapons.png"/>');
    const card = await service.get('/docs/assets/cards/bloodborne-weapons.png', { key: null });
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!;
    const [about, crumbs] = JSON.parse(json!)['@graph'];
    expect(about.about.name).toBe('Saw Cleaver');
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Bloodborne',
      'Weapons',
      'Saw Cleaver',
    ]);
    expect((await page('/bloodborne/weapons?sort=-requirements_strength')).text).toContain(
      '<meta name="robots" content="noindex, follow"/>',
    );
  });
});

describe('a record', () => {
  test('has its facts first: a weapon', async () => {
    const saw = record('bloodborne', 'weapons', 'saw-cleaver');
    const content = await contentOf('/bloodborne/weapons/saw-cleaver');
    expect(textsOf(content, 'h1')).toEqual([saw.name]);
    expect(definitionOf(content, 'Needs')).toContain(`${saw['requirements'].strength} STR`);
    expect(content).toContain(saw['description']);
    expect(content.indexOf('class="key"')).toBeLessThan(content.indexOf('<h2'));
  });

  test('shows how to get it in one list, and folds its sources', async () => {
    const content = await contentOf('/bloodborne/weapons/saw-cleaver');
    expect(sectionOf(content, 'sources')).toMatch(/^<details class="fold">/);
    expect(readable(sectionOf(content, 'how-to-get-it'))).toContain('Buy it from Bath Messengers');
    expect(readable(sectionOf(content, 'levels'))).toContain('+10');
  });

  test('shows "Not known yet" where no way to get it is known', async () => {
    const shown = ['location_slug', 'boss_slug', 'npc_slug', 'enemy_slug', 'class_slug', 'notes'];
    const dropped = JSON.stringify(['bosses', 'enemies'].map((file) => seeds('elden-ring', file)));
    const unknown = seeds('elden-ring', 'gestures').find(
      ({ slug, acquisition = [], offers = [], sold_by: sold = [] }) =>
        [...offers, ...sold].length === 0 &&
        !acquisition.some((way: any) => shown.some((member) => way[member])) &&
        !dropped.includes(`"${slug}"`),
    )!;
    const section = sectionOf(await contentOf(`/elden-ring/gestures/${unknown.slug}`), 'how-to-get-it');
    expect(readable(section)).toContain('Not known yet');
  });

  test('of a weapon has the letters and the status of each of its versions', async () => {
    const { affinities } = record('elden-ring', 'weapons', 'uchigatana') as any;
    const content = await contentOf('/elden-ring/weapons/uchigatana');
    const [head, ...rows] = rowsOf(sectionOf(content, 'affinities'));
    expect(head!.slice(1, 6)).toEqual(['STR', 'DEX', 'INT', 'FAI', 'ARC']);
    expect(rows.length).toBe(affinities.length);
    expect(rows[0]!.slice(0, 3)).toEqual(['Standard', 'D', 'C']);
    expect(readable(content)).not.toMatch(/Element scaling|Upgrade type/);
  });

  test('lists the materials for all upgrades of a weapon', async () => {
    for (const path of ['/elden-ring/weapons/uchigatana', '/bloodborne/weapons/saw-cleaver']) {
      const content = await contentOf(path);
      expect(readable(sectionOf(content, 'upgrade-costs'))).toMatch(
        /^To \+(?:25 Smithing|10 Blood) Stone .*\b1\b/,
      );
    }
  });

  test('leads from closed values to the lists that they filter', async () => {
    const links = linksOf(await contentOf('/elden-ring/weapons/uchigatana'));
    expect(links).toContain('/elden-ring/weapons?category=katana');
    expect(links).toContain('/elden-ring/ashes-of-war/ash-of-war-unsheathe');
  });

  test('shows what a boss is weak to, from its values', async () => {
    const content = await contentOf('/elden-ring/bosses/adan-thief-of-fire');
    const { forms } = record('elden-ring', 'bosses', 'adan-thief-of-fire');
    const weak = Object.entries(forms[0].negation).filter(([, value]) => (value as number) < 0);
    expect(definitionOf(content, 'Weak to')!.toLowerCase()).toBe(weak.map(([name]) => name).join(' '));
    expect(definitionOf(content, 'Immune to')).toContain('Death blight');
  });

  test('leaves out numbers that say nothing, and shows many numbers as a range', async () => {
    const [plain, better] = [0, 1].map((level) =>
      seeds('elden-ring', 'talismans').find((each) => each['level'] === level),
    );
    expect(definitionOf(await contentOf(`/elden-ring/talismans/${plain!.slug}`), 'Level')).toBeUndefined();
    expect(definitionOf(await contentOf(`/elden-ring/talismans/${better!.slug}`), 'Level')).toBe('1');
    expect(await contentOf('/elden-ring/weapons/uchigatana')).not.toContain('<li>45</li><li>45</li>');
  });

  test('has one row for each source of drops, with its chance in percent', async () => {
    const drops = seeds('bloodborne', 'enemies').flatMap(({ name, drops: own = [] }) =>
      own
        .filter((drop: any) => drop.item_slug === 'blood-stone-chunk')
        .map(({ chance }: any) => [name, chance]),
    );
    const section = sectionOf(await contentOf('/bloodborne/items/blood-stone-chunk'), 'how-to-get-it');
    const ways = readable(section);
    for (const name of new Set(drops.map(([own]) => own)))
      expect([name, ways.split(`Drops from ${name}`).length]).toEqual([name, 2]);
    const [, chance] = drops.find(([name]) => name === 'Church Giant')!;
    expect(ways).toContain(`Drops from Church Giant ${Math.round(chance * 1e4) / 100}%`);
  });

  test('leads to the others of its type', async () => {
    const katanas = seeds('elden-ring', 'weapons').filter(({ category }) => category === 'katana');
    const links = linksOf(await contentOf('/elden-ring/weapons/uchigatana'));
    expect(links).toEqual(expect.arrayContaining(katanas.map(({ slug }) => `/elden-ring/weapons/${slug}`)));
  });

  test('shows a thing that is found often once, with how many there are, and many things by their kind', async () => {
    const golden = seeds('elden-ring', 'items').find(({ slug }) => slug === 'golden-rune-1')!;
    const { data } = (await service.get('/v1/elden-ring/locations/limgrave?view=full')).json;
    const found = (data.found_here as any[]).filter(({ slug }) => slug === golden.slug);
    const section = readable(sectionOf(await contentOf('/elden-ring/locations/limgrave'), 'found-here'));
    const sum = found.reduce((all, { quantity }) => all + (quantity ?? 1), 0);
    expect(section).toContain(`${golden.name} × ${sum}`);
    expect(section).toMatch(/\bWeapons\b.*\bReduvia\b/);
  });

  test('adds up what the pieces of a set weigh', async () => {
    const set = record('elden-ring', 'armor-sets', 'azurs-set');
    const pieces = seeds('elden-ring', 'armor').filter(({ set_slug: of }) => of === set.slug);
    const sum = pieces.reduce((all, { weight }) => all + (weight as number), 0);
    const content = await contentOf('/elden-ring/armor-sets/azurs-set');
    expect(definitionOf(content, 'Pieces')).toBe(String(pieces.length));
    expect(definitionOf(content, 'Weight, worn together')).toBe(String(Math.round(sum * 10) / 10));
  });

  describe.each(games)('of %s', (game) => {
    /** All records of a list; none where the game has no such list. */
    const every = async (list: string, page = 1): Promise<any[]> => {
      const { data = [], meta } = (
        await service.get(`/v1/${game}/${list}?view=full&page_size=100&page=${page}`)
      ).json;
      return page * 100 < (meta?.total ?? 0) ? [...data, ...(await every(list, page + 1))] : data;
    };
    const needs = ({ gate }: any): any[] => (gate?.requires ?? []).flatMap(({ all }: any) => all);

    test('has on sale from the start what no condition is known for, and names each condition', async () => {
      for (const { slug, stock } of await every('merchants')) {
        const content = await contentOf(`/${game}/merchants/${slug}`);
        const later = stock.filter((row: any) => row.condition ?? row.unlock_flag ?? needs(row)[0]);
        expect([slug, definitionOf(content, 'With a condition')?.split(' ')[0]]).toEqual([
          slug,
          later.length === 0 ? undefined : later.length.toLocaleString('en'),
        ]);
        expect([
          slug,
          textsOf(content, 'summary').length > 0,
          /<summary>(?:(?!<\/summary>).)*<a /s.test(content),
        ]).toEqual([slug, true, false]);
        const unknown = later.some((row: any) => row.condition === null && needs(row).length === 0);
        expect([slug, content.includes('that the data does not name')]).toEqual([slug, unknown]);
      }
    });

    test('does not say that a death takes what it leaves', async () => {
      for (const { slug, drops = [] } of await every('npcs')) {
        const killed = sectionOf(await contentOf(`/${game}/npcs/${slug}`), 'if-killed');
        const lost = linksOf(killed.split('You lose')[1] ?? '');
        for (const drop of drops)
          expect([slug, lost.filter((link) => link.endsWith(`/${drop.slug}`))]).toEqual([slug, []]);
      }
    });

    test('lists what cannot be worn with a talisman, and what a thing is traded for', async () => {
      for (const list of ['talismans', 'items'])
        for (const { slug, conflict_group: group, exchanges } of await every(list)) {
          const others =
            typeof group !== 'number'
              ? (exchanges ?? [])
              : seeds(game, list).filter((each) => each.conflict_group === group && each.slug !== slug);
          if (others.length === 0) continue;
          const content = await contentOf(`/${game}/${list}/${slug}`);
          const section = sectionOf(content, typeof group === 'number' ? 'conflicts' : 'exchanges');
          const targets = linksOf(section).map((link) => link.split('/')[3]);
          expect([slug, targets]).toEqual([
            slug,
            expect.arrayContaining(others.slice(0, 8).map((each: { slug: string }) => each.slug)),
          ]);
        }
    });

    test('shows what a boss leaves as an amount of the currency of the game', async () => {
      const { words } = JSON.parse(readFileSync(`seeds/${game}/game.json`, 'utf8'));
      const label = words?.currencies[0]?.label ?? 'Reward';
      for (const { slug, reward } of (await every('bosses')).slice(0, 12))
        expect([slug, definitionOf(await contentOf(`/${game}/bosses/${slug}`), label)]).toEqual([
          slug,
          reward?.toLocaleString('en'),
        ]);
    });

    test('has the HP of each boss in a place', async () => {
      const bosses = new Map((await every('bosses')).map(({ slug, hp }) => [slug, hp]));
      for (const { slug, bosses: here = [] } of await every('locations')) {
        const known = here.filter(({ slug: boss }: any) => bosses.get(boss));
        if (known.length === 0) continue;
        const section = readable(sectionOf(await contentOf(`/${game}/locations/${slug}`), 'bosses'));
        for (const boss of known)
          expect([slug, section.includes(`${bosses.get(boss.slug).toLocaleString('en')} HP`)]).toEqual([
            slug,
            true,
          ]);
      }
    });
  });

  test('that there is not has a page with those of similar names; programs get a problem', async () => {
    const missing = await page('/bloodborne/weapons/saw-cleavr');
    expect(missing.status).toBe(404);
    const main = mainOf(missing.text);
    expect(main).toContain('<a class="chip" href="/bloodborne/weapons/saw-cleaver">Saw Cleaver</a>');
    expect(main).toContain('<a href="/bloodborne/weapons">Weapons of Bloodborne</a>');
    const { status, json } = await service.get('/bloodborne/weapons/saw-cleavr', { key: null });
    expect([status, json.code, json.did_you_mean[0]]).toEqual([404, 'resource_not_found', 'saw-cleaver']);
    for (const path of [
      '/bloodborne/wepons',
      '/bloodborne/weapons/saw-cleaver/levels',
      '/sekiro',
      '/sekiro/weapons',
    ])
      expect((await page(path)).status).toBe(404);
    expect(linksOf(mainOf((await page('/bloodborne/wepons')).text))).toContain('/bloodborne/weapons');
    const shared = mainOf((await page('/bloodborne/bosses/amigdala')).text);
    expect(shared).toContain('href="/bloodborne/bosses/amygdala-chalice">Amygdala (amygdala-chalice)</a>');
    const above = mainOf((await page('/bloodborne/wepons/saw-cleaver')).text);
    expect(above).toContain('<a href="/bloodborne">Bloodborne</a>');
    // Somebody who types a name knows it.
    const typed = mainOf((await page('/bloodborne/bosses/moon-presense')).text);
    expect(typed).toContain('href="/bloodborne/bosses/moon-presence">Moon Presence</a>');
  });
});

describe('spoilers', () => {
  /** Records of which a text is marked, with the text. */
  const marked = ['bosses', 'locations', 'npcs', 'items'].flatMap((file) =>
    seeds('bloodborne', file).flatMap(({ slug, description, spoilers = [] }) =>
      spoilers.some(({ text }) => text === '/description')
        ? [
            {
              path: `/bloodborne/${file}/${slug}`,
              text: description as string,
              level: spoilers.find(({ text }) => text === '/description')!.level,
            },
          ]
        : [],
    ),
  );

  test('are hidden by the setting of the visitor, counted, and can be shown', async () => {
    expect(marked.length).toBeGreaterThan(20);
    for (const { path, text, level } of marked) {
      const content = await contentOf(path);
      const seen = (setting: 'none' | 'mild') => readable(shown(content, setting)).includes(text);
      expect([path, seen('none'), seen('mild'), readable(content).includes(text)]).toEqual([
        path,
        false,
        level === 'mild',
        true,
      ]);
      expect(readable(content)).toMatch(/facts? (?:is|are) hidden/);
      expect((await page(`${path}?spoilers=all`)).text).toContain('<html lang="en" data-spoilers="all">');
    }
  });

  test('keep the setting of the address in links', async () => {
    const links = linksOf(await contentOf('/bloodborne/bosses/father-gascoigne?spoilers=all'));
    expect(links).toContain('/bloodborne/locations/central-yharnam?spoilers=all');
  });

  test('are in no title, description or neighbor either', async () => {
    for (const { path, text } of marked) {
      const { text: whole } = await page(path);
      expect(/<head>.*<\/head>/s.exec(whole)![0]).not.toContain(text.slice(0, 40));
    }
  });

  test('are hidden in lists, too', async () => {
    const effects = seeds('bloodborne', 'items').flatMap(({ effect, spoilers = [] }) =>
      spoilers.some(({ text: at }) => at === '/effect') ? [effect as string] : [],
    );
    expect(effects.length).toBeGreaterThan(0);
    for (const path of [1, 2, 3, 4].map((number) => `/bloodborne/items?page=${number}`)) {
      const seen = readable(shown(await contentOf(path), 'none'));
      for (const effect of effects) expect([path, seen.includes(effect)]).toEqual([path, false]);
    }
  });

  test('a name that is one is shown where somebody came for it', async () => {
    const names = games.flatMap((game) =>
      readdirSync(`seeds/${game}`)
        .filter((file) => file.endsWith('.json') && file !== 'game.json')
        .flatMap((file) =>
          seeds(game, file.replace('.json', ''))
            .filter(({ spoilers = [] }) => spoilers.some(({ text: at }) => at === '/name'))
            .map(({ name, slug }) => ({ game, file: file.replace('.json', ''), name, slug })),
        ),
    );
    const lists = new Map<string, readonly string[]>();
    for (const game of games) lists.set(game, await listsOf(game));
    for (const { game, file, name, slug } of names.filter((each) =>
      lists.get(each.game)!.includes(each.file),
    )) {
      const one = await page(`/${game}/${file}/${slug}`);
      expect(textsOf(mainOf(one.text), 'h1')).toEqual([name]);
      const [title] = textsOf(one.text, 'title');
      expect([slug, title!.startsWith(name)]).toEqual([slug, true]);
    }
  });
});

describe('a list', () => {
  test('sorts by its headings, shows what it is sorted by, and aligns numbers', async () => {
    const content = await contentOf('/bloodborne/bosses');
    const link = linksOf(content).find((target) => target.endsWith('sort=-hp'))!;
    const sorted = await contentOf(link);
    const [head, ...rows] = rowsOf(sorted);
    const at = head!.findIndex((title) => title.startsWith('HP'));
    const hp = rows.map((row) => Number(row[at]!.replaceAll(',', '')));
    expect(hp).toEqual(hp.toSorted((a, b) => b - a));
    expect(sorted).toMatch(/<th scope="col" class="figure" aria-sort="descending">/);
    // Its own link turns it round.
    expect(linksOf(sorted)).toContain('/bloodborne/bosses?sort=hp');
  });

  test('shows the value of every order in each row', async () => {
    for (const list of ['/bloodborne/weapons', '/elden-ring/weapons']) {
      const orders = [...(await contentOf(list)).matchAll(/<option value="(-[a-z_0-9]+)"/g)].map(
        ([, order]) => order!,
      );
      expect(orders.length).toBeGreaterThan(10);
      for (const order of orders.filter((each) => !['-slug', '-name'].includes(each))) {
        const content = await contentOf(`${list}?sort=${order}`);
        const [head, first] = rowsOf(content);
        const at = [...content.matchAll(/<th scope="col"([^>]*)>/g)].findIndex(([, attributes]) =>
          attributes!.includes('aria-sort'),
        );
        expect([order, at > 0 && first![at] !== '' && head![at] !== '']).toEqual([order, true]);
      }
    }
  });

  test('finds who sells a thing, which is then named first', async () => {
    const { data } = (await service.get('/v1/elden-ring/items/smithing-stone-1?view=full')).json;
    const sellers = new Set(data.offers.map((offer: any) => offer.merchant_slug));
    const content = await contentOf('/elden-ring/merchants?sells=smithing+stone+[1]');
    const [, ...rows] = rowsOf(content);
    const wanted = 'Smithing Stone [1]';
    const own = seeds('elden-ring', 'merchants').filter(({ slug }) => sellers.has(slug));
    expect(own.length).toBeGreaterThan(3);
    expect(linksOf(content)).toEqual(
      expect.arrayContaining(own.map(({ slug }) => `/elden-ring/merchants/${slug}`)),
    );
    for (const row of rows) expect(row.join(' ')).toContain(wanted);
    expect(await contentOf('/elden-ring/merchants?sells=zzz')).toContain('No merchants match this filter');
    expect(await contentOf('/elden-ring/merchants')).toContain('name="sells"');
    expect(await contentOf('/elden-ring/weapons')).not.toContain('name="sells"');
  });

  test('has something in each column that its game declares', async () => {
    for (const game of games) {
      const file = `seeds/${game}/pages.json`;
      if (!existsSync(file)) continue;
      const { kinds } = JSON.parse(readFileSync(file, 'utf8'));
      for (const [list, { columns = [] }] of Object.entries<{ columns?: string[] }>(kinds)) {
        const filled = new Set<number>();
        let next: string | undefined = `/${game}/${list}`;
        while (next !== undefined && filled.size < columns.length) {
          const { text } = await page(next);
          for (const row of rowsOf(mainOf(text)).slice(1))
            columns.forEach((_column, at) => row[at + 1] !== '' && filled.add(at));
          next = linksOf(text).find((link) => link.endsWith(`?page=${pageAfter(next!)}`));
        }
        expect([game, list, columns.filter((_column, at) => !filled.has(at))]).toEqual([game, list, []]);
      }
    }
  });

  test('offers each order once, and many of them by their first word', async () => {
    const orders = /<select id="filter-sort".*?<\/select>/s.exec(await contentOf('/elden-ring/weapons'))![0];
    const values = [...orders.matchAll(/ value="-?([a-z_0-9]+)"/g)].map(([, key]) => key);
    expect(new Set(values).size).toBe(values.length);
    expect(orders).toContain('<optgroup label="Scaling">');
    expect(readable(orders)).toContain('Scaling arcane at max, highest first');
  });

  test('filters by a form whose empty fields mean nothing', async () => {
    const all = seeds('elden-ring', 'weapons').filter(({ category }) => category === 'katana');
    const content = await contentOf('/elden-ring/weapons?category=katana&is_dlc=&weight_min=&sort=slug');
    expect(
      rowsOf(content)
        .slice(1)
        .map(([name]) => name)
        .sort(),
    ).toEqual(all.map(({ name }) => name).sort());
    expect(content).toMatch(/<form class="[^"]*" method="get" action="\/elden-ring\/weapons">/);
    // In the order of slugs is in the order of names, for people.
    expect(content).toMatch(/<option (?:selected value="name"|value="name" selected)/);
    expect(content).toMatch(/<option (?:selected value="katana"|value="katana" selected)/);
  });

  test('finds records by parts of their names, whatever else it filters and sorts by', async () => {
    const named = (content: string) =>
      rowsOf(content)
        .slice(1)
        .map(([name]) => name);
    const staves = seeds('elden-ring', 'weapons').filter(
      ({ name, category }) => category === 'glintstone_staff' && /carian/i.test(name) && /staff/i.test(name),
    );
    expect(staves.length).toBeGreaterThan(0);
    const content = await contentOf(
      '/elden-ring/weapons?name=CARIAN+staff&category=glintstone_staff&sort=-weight',
    );
    expect(named(content).sort()).toEqual(staves.map(({ name }) => name).sort());
    // Beyond the first page, too: every record of a long list is looked through.
    const last = seeds('elden-ring', 'items')
      .map(({ name }) => name)
      .sort()
      .at(-1)!;
    expect(named(await contentOf(`/elden-ring/items?name=${encodeURIComponent(last)}`))).toContain(last);
    expect(await contentOf('/bloodborne/weapons?name=zzz')).toContain('No weapons match this filter');
    // A name that gives something away is found when it is typed.
    const secret = seeds('bloodborne', 'bosses').find(({ name, spoilers }) =>
      spoilers?.some(({ text }) => text === name || text === '/name'),
    )!;
    const hidden = `/bloodborne/bosses?name=${encodeURIComponent(secret.name)}`;
    expect(named(await contentOf(hidden)).join()).toContain(secret.name);
  });

  test('finds records by names in every language, other names and with a typo, where no name has the text', async () => {
    const found = async (kind: string, name: string) =>
      rowsOf(await contentOf(`/${kind}?name=${encodeURIComponent(name)}`))
        .slice(1)
        .map(([cell]) => cell);
    const { names, name } = record('elden-ring', 'weapons', 'uchigatana') as any;
    for (const language of ['ja', 'ru', 'ko', 'zh-CN'])
      expect([language, await found('elden-ring/weapons', names[language])]).toEqual([
        language,
        expect.arrayContaining([name]),
      ]);
    expect(await found('elden-ring/weapons', 'uchigatna')).toContain(name);
    expect(await found('bloodborne/weapons', 'lhb')).toEqual(["Ludwig's Holy Blade"]);
    // A name of the reader's own language is as before: all that have the text, and no others.
    const swords = seeds('elden-ring', 'weapons').filter((each) => /gran/i.test(each.name));
    expect((await found('elden-ring/weapons', 'gran')).sort()).toEqual(
      swords.map((each) => each.name).sort(),
    );
  });

  test('by name reads the rows that it shows, and no others', async () => {
    await page('/elden-ring/armor?name=never');
    service.takeStatements();
    expect(rowsOf(await contentOf('/elden-ring/armor?name=crucible+axe+helm')).length).toBeGreaterThan(1);
    const pages = service.takeStatements().filter((sql) => / limit /i.test(sql));
    expect(pages.length).toBeLessThanOrEqual(1);
  });

  test('shows why it is empty, and the way out', async () => {
    const content = await contentOf('/bloodborne/weapons?category=firearm&requirements_strength_min=90');
    expect(content).toContain('No weapons match all of these filters');
    expect(linksOf(content)).toEqual(
      expect.arrayContaining([
        '/bloodborne/weapons?category=firearm',
        '/bloodborne/weapons?requirements_strength_min=90',
      ]),
    );
    const beyond = await contentOf('/bloodborne/weapons?page=9');
    expect(beyond).toContain('There is no page 9');
  });

  test('has all records over its pages', async () => {
    const names: string[] = [];
    for (let path: string | undefined = '/elden-ring/talismans'; path !== undefined;) {
      const content: string = await contentOf(path);
      names.push(
        ...rowsOf(content)
          .slice(1)
          .map(([name]) => name!),
      );
      path = /<a class="btn" rel="next" href="([^"]+)"/.exec(content)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(names.sort()).toEqual(
      seeds('elden-ring', 'talismans')
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('takes a name, or a part of one, where a reader types whom a thing is from', async () => {
    const namesOf = async (query: string) =>
      rowsOf((await page(`/elden-ring/armor?${query}`)).text).map(([name]) => name);
    const byName = await namesOf('dropped_by=Ordovis');
    expect(byName.length).toBeGreaterThan(0);
    expect(byName).toEqual(await namesOf('dropped_by=crucible-knight-ordovis'));
    const none = await page('/elden-ring/armor?dropped_by=nobody+of+this+name');
    expect(none.status).toBe(200);
    expect(none.text).toContain('match this filter. Remove it:');
  });

  test('refuses what it does not know, and what only programs need', async () => {
    for (const query of [
      'colour=red',
      'view=full',
      'page_size=5',
      'slugs=chikage',
      'sort=random',
      'sort=beauty',
      'page=0',
      'spoilers=some',
      'location_slug=nowhere',
    ])
      expect([query, (await page(`/bloodborne/bosses?${query}`)).status]).toEqual([query, 400]);
    // The error is shown at its field, and the list of the other values below.
    const { text } = await page('/elden-ring/weapons?weight_min=abc&category=katana');
    expect(text).toMatch(/id="filter-weight_min"[^>]* value="abc"[^>]* aria-invalid="true"/);
    expect(mainOf(text)).toContain('class="error" id="filter-weight_min-error"');
    expect(rowsOf(text).map(([name]) => name)).toContain('Uchigatana');
  });
});

describe('the language of names', () => {
  const talisman = record('elden-ring', 'talismans', 'crimson-amber-medallion');
  const { ja } = talisman['names'] as { ja: string };

  test('is that of the address, in the title, the names and the links', async () => {
    const { text } = await page('/elden-ring/talismans/crimson-amber-medallion?lang=ja');
    expect(textsOf(mainOf(text), 'h1')).toEqual([ja]);
    expect(text).toContain(`<h1><span lang="ja">${ja}</span></h1>`);
    expect(textsOf(text, 'title')[0]).toContain(ja);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain(
      '<link rel="canonical" href="/elden-ring/talismans/crimson-amber-medallion?lang=ja"/>',
    );
    const own = linksOf(text).filter((link) => link.startsWith('/elden-ring/talismans/'));
    const [english, others] = [
      own.filter((link) => !link.includes('lang=')),
      own.filter((link) => link.includes('lang=')),
    ];
    // The only link without a language is the one to English.
    expect([...new Set(english)]).toEqual(['/elden-ring/talismans/crimson-amber-medallion']);
    expect(others.length).toBeGreaterThan(11);
    const list = await contentOf('/elden-ring/talismans?lang=ja');
    expect(rowsOf(list).some(([name]) => name === ja)).toBe(true);
    expect(list).toContain('<input type="hidden" name="lang" value="ja"/>');
    expect(await contentOf(`/elden-ring/talismans?lang=ja&name=${encodeURIComponent(ja)}`)).toContain(ja);
    const found = await contentOf(`/elden-ring?lang=ja&q=${encodeURIComponent(ja)}`);
    expect(found).toContain(`<span lang="ja">${ja}</span>`);
  });

  test('can be chosen on a page, which names itself in each', async () => {
    const { text } = await page('/elden-ring/talismans/crimson-amber-medallion');
    const tags = ['en', ...Object.keys(talisman['names'] as object)].sort();
    const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, tag]) => tag).sort()).toEqual(tags);
    for (const [, , target] of alternates) expect(linksOf(text)).toContain(target);
    expect((await page('/elden-ring/talismans/crimson-amber-medallion?lang=en')).text).toBe(text);
  });

  test('that the game does not have is English; what is no language is refused', async () => {
    for (const path of ['/bloodborne', '/bloodborne/bosses', '/bloodborne/bosses/father-gascoigne']) {
      const { status, text } = await page(`${path}?lang=tlh`);
      expect([status, text.includes('<html lang="en"')]).toEqual([200, true]);
      expect((await page(`${path}?lang=j%20p`)).status).toBe(400);
    }
  });

  test('gives away a hidden name in no language on a page that leads there', async () => {
    const { name, names } = record('bloodborne', 'bosses', 'moon-presence');
    const all = [name, ...Object.values(names as Record<string, string>)];
    expect(all.length).toBeGreaterThan(1);
    for (const lang of ['', '?lang=ja'])
      for (const path of ['/bosses/mergos-wet-nurse', '/bosses', '/endings']) {
        const { status, text } = await page(`/bloodborne${path}${lang}`);
        const given = all.filter((each) => readable(shown(text, 'none')).includes(each));
        const inHead = all.filter((each) => /<head>.*<\/head>/s.exec(text)![0].includes(each));
        expect([path, lang, status, given, inHead]).toEqual([path, lang, 200, [], []]);
      }
  });
});

describe('a comparison', () => {
  test('has a row for each number, the best marked, from the boxes of a list', async () => {
    const box = /<input type="checkbox" form="compare" name="compare" value="[a-z0-9-]+"/;
    const list = await contentOf('/elden-ring/weapons');
    expect(list).not.toMatch(box);
    expect(linksOf(list)).toContain('/elden-ring/weapons?choose=compare');
    for (const choosing of ['choose=compare', 'compare=uchigatana'])
      expect(await contentOf(`/elden-ring/weapons?${choosing}`)).toMatch(box);
    const content = await contentOf('/elden-ring/weapons?compare=uchigatana&compare=nagakiba');
    const [one, other] = ['uchigatana', 'nagakiba'].map((slug) => record('elden-ring', 'weapons', slug));
    const [head, ...rows] = rowsOf(content);
    expect(head).toEqual(['Value', `${one!.name} +25`, `${other!.name} +25`]);
    const weight = rows.find(([name]) => name === 'Weight less is better')!;
    const lighter = one!['weight'] < other!['weight'] ? 1 : 2;
    expect(weight[lighter]).toBe(`${Math.min(one!['weight'], other!['weight'])} (best)`);
    expect(weight[3 - lighter]).toBe(String(Math.max(one!['weight'], other!['weight'])));
  });

  test('takes the level and the stats of a build, and marks weapons whose requirements are not met', async () => {
    const own = 'compare=uchigatana,moonveil&strength=12&dexterity=18';
    const [head, first] = rowsOf(await contentOf(`/elden-ring/weapons?${own}`));
    expect(head!.slice(1).map((cell) => cell.split('+')[1])).toEqual(['25', '10']);
    expect([first![0], first![2]]).toEqual(['Attack rating', expect.stringMatching(/requirements not met$/)]);
    const [low] = rowsOf(await contentOf(`/elden-ring/weapons?${own}&level=1,2`));
    expect(low!.slice(1).map((cell) => cell.split('+')[1])).toEqual(['1', '2']);
    expect(
      (await page('/elden-ring/bosses?compare=cleanrot-knight,malenia-blade-of-miquella&level=1')).status,
    ).toBe(400);
  });

  test('of bosses has their resistances, with no best', async () => {
    const content = await contentOf('/elden-ring/bosses?compare=cleanrot-knight,malenia-blade-of-miquella');
    const rows = rowsOf(content);
    expect(rows.find(([name]) => name === 'Resistance scarlet rot')![1]).toBe('immune');
    expect(content).not.toContain('(best)');
  });

  test('refuses too many records, and those that there are not', async () => {
    for (const compare of ['a,b,c,d,e,f,g', 'uchigatana,excalibur', 'uchigatana,uchigatana'])
      expect([compare, (await page(`/elden-ring/weapons?compare=${compare}`)).status]).toEqual([
        compare,
        400,
      ]);
  });
});

test('pages of a game offer the map, the checklist and the calculators if it has them', async () => {
  const { tools: all } = createDocs({ baseUrl: '', contact: undefined, release: () => undefined }).site();
  const offered = async (path: string) =>
    new Set(
      linksOf((await page(path)).text)
        .map((link) => link.split('#')[0]!)
        .filter((link) => all.some((tool) => tool.path === link)),
    );
  const toolsOf = (game: string) =>
    new Set(all.filter((tool) => tool.games.includes(game)).map((tool) => tool.path));
  expect(await offered('/')).toEqual(new Set(all.map((tool) => tool.path)));
  for (const game of ['bloodborne', 'elden-ring'])
    expect([...toolsOf(game)]).toEqual(expect.arrayContaining([`/${game}/map`, `/${game}/checklist`]));
  for (const game of games) {
    const [list] = await listsOf(game);
    const [first] = (await service.get(`/v1/${game}/${list}?page_size=1`)).json.data;
    for (const path of [`/${game}`, `/${game}/${list}`, `/${game}/${list}/${first.slug}`])
      expect([path, await offered(path)]).toEqual([path, toolsOf(game)]);
  }
});

test.each([
  ['/elden-ring/graces/gatefront', '/elden-ring/map#graces/gatefront'],
  ['/elden-ring/bosses/margit-the-fell-omen', '/elden-ring/map#bosses/margit-the-fell-omen'],
  ['/elden-ring/items/golden-seed', '/elden-ring/map#items/golden-seed'],
  ['/elden-ring/locations/limgrave', '/elden-ring/map#limgrave'],
  ['/bloodborne/locations/hemwick-charnel-lane', '/bloodborne/map#hemwick-charnel-lane'],
  ['/bloodborne/bosses/father-gascoigne', '/bloodborne/map#central-yharnam'],
])('%s leads to the map', async (path, target) => {
  expect(linksOf((await page(path)).text)).toContain(target);
});

describe('all weapons for my stats', () => {
  test('are those of the calculator, in its order, with the stats of the form', async () => {
    const withWeapons = games.filter((game) => existsSync(`seeds/${game}/weapons.json`));
    expect(withWeapons).not.toEqual([]);
    for (const game of withWeapons) {
      const weapons = seeds(game, 'weapons');
      expect(weapons.map(({ slug }) => slug)).not.toContain('for-my-stats');
      const { data, meta } = (await service.get(`/v1/${game}/calc/attack-ratings?strength=40&level=max`))
        .json;
      const content = await contentOf(`/${game}/weapons/for-my-stats?strength=40`);
      const [, ...rows] = rowsOf(content);
      expect(readable(content)).toContain(`${meta.total.toLocaleString('en')} combinations`);
      const first = rows.slice(0, 10).map(([name, , rating]) => [name, Number.parseInt(rating!, 10)]);
      expect(first).toEqual(
        data
          .slice(0, 10)
          .map(({ weapon_name: name, total }: any) => [expect.stringContaining(name), Math.floor(total)]),
      );
      expect(content).toMatch(/name="strength"[^>]* value="40"/);
    }
  });

  test('are sorted by the scaling at a level, by each letter and in the menu', async () => {
    const withWeapons = games.filter((game) => existsSync(`seeds/${game}/weapons.json`));
    for (const game of withWeapons) {
      const own = `/${game}/weapons/for-my-stats`;
      const ratings = `/v1/${game}/calc/attack-ratings?level=5&page_size=20&strength=40`;
      const [{ scaling_value: scaling }] = (await service.get(ratings)).json.data;
      const content = await contentOf(`${own}?level=5&strength=40`);
      for (const stat of Object.keys(scaling)) {
        const sort = `-scaling_value_${stat}`;
        expect(linksOf(content)).toContain(`${own}?level=5&sort=${sort}&strength=40`);
        expect(content).toContain(`<option value="${sort}">`);
        const sorted = await contentOf(`${own}?level=5&sort=${sort}&strength=40`);
        const { data } = (await service.get(`${ratings}&sort=${sort}`)).json;
        expect(data[0].scaling_value[stat]).toBeGreaterThan(0);
        const letters = data.map((row: any) => [
          row.weapon_name,
          ...Object.values<string>(row.scaling).map((letter) => (letter === '-' ? '–' : letter)),
        ]);
        const cells = rowsOf(sorted).slice(1, data.length + 1);
        expect(cells.map(([name, , , , ...rest]) => [name, ...rest.slice(0, letters[0].length - 1)])).toEqual(
          letters.map(([name, ...rest]: string[]) => [expect.stringContaining(name!), ...rest]),
        );
      }
    }
  });
});

describe('the home page', () => {
  test('names each game in its heading, and searches without a key or a script', async () => {
    const content = await contentOf('/');
    const [heading] = textsOf(content, 'h1');
    for (const name of ['Bloodborne', 'Elden Ring']) expect(heading).toContain(name);
    for (const game of games) {
      expect(linksOf(content)).toContain(`/${game}`);
    }
    expect(content).toContain('<form class="bigfind" method="get" action="/">');
    const found = linksOf(await contentOf('/?q=moon'));
    for (const game of games) expect(found.some((link) => link.startsWith(`/${game}/`))).toBe(true);
  });

  test('counts what its lists have', async () => {
    const { data } = (await service.get('/v1/elden-ring')).json;
    const count = listsOfRecords<{ name: string; count: number }>(data.resources).reduce(
      (sum, each) => sum + each.count,
      0,
    );
    expect(readable(await contentOf('/'))).toContain(`${count.toLocaleString('en')} records`);
  });
});

test('the sitemap names every page, where the address of the service is known', async () => {
  expect((await page('/sitemap.xml')).status).toBe(404);
  const known = await openTestService(
    { PUBLIC_BASE_URL: 'https://example.org/lore' },
    { database: await sharedDatabase() },
  );
  const days: RegExpExecArray[] = [];
  const locatedIn = async (path: string) => {
    const { status, headers, text } = await known.get(path, { key: null });
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    days.push(...text.matchAll(/<loc>https:\/\/example\.org\/lore([^<]*)<\/loc><lastmod>([^<]*)/g));
    return [...text.matchAll(/<loc>https:\/\/example\.org\/lore(.*?)<\/loc>/g)].map(
      ([, located]) => located!,
    );
  };
  const files = await locatedIn('/sitemap.xml');
  expect(files).toEqual(['pages', ...games].map((name) => `/sitemap-${name}.xml`));
  expect((await known.get('/sitemap-nothing.xml', { key: null })).status).toBe(404);
  const addresses = (await Promise.all(files.map(locatedIn))).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  // Each record has the day of the last version that changed it, which the history of the data has.
  const dayOf = new Map(days.map(([, located, day]) => [located, day]));
  for (const game of games) {
    const { data } = (await service.get(`/v1/${game}/releases?page_size=100`)).json;
    const dates = new Set(data.map((release: any) => release.released_at));
    const records = [...dayOf].filter(
      ([path]) => path!.startsWith(`/${game}/`) && path!.split('/').length > 3,
    );
    expect(records.length).toBeGreaterThan(0);
    for (const [path, day] of records) expect([path, dates.has(day)]).toEqual([path, true]);
  }
  const expected = ['/', '/docs', '/bloodborne/map', '/bloodborne', '/elden-ring/weapons'];
  for (const { slug } of seeds('elden-ring', 'weapons')) expected.push(`/elden-ring/weapons/${slug}`);
  expect(addresses).toEqual(expect.arrayContaining(expected));
  expect((await known.get('/robots.txt', { key: null })).text).toContain(
    'Sitemap: https://example.org/lore/sitemap.xml',
  );
  const weapon = await known.get('/elden-ring/weapons/uchigatana', { key: null });
  expect(weapon.text).toContain(
    '<link rel="canonical" href="https://example.org/lore/elden-ring/weapons/uchigatana"/>',
  );
  expect(linksOf(weapon.text)).toContain('/lore/elden-ring/weapons');
  await known.close();
});

describe('a game', () => {
  test('leads to all of its lists, with their sizes', async () => {
    for (const game of games) {
      const content = await contentOf(`/${game}`);
      const lists = await listsOf(game);
      expect(linksOf(content)).toEqual(expect.arrayContaining(lists.map((list) => `/${game}/${list}`)));
    }
    const content = await contentOf('/elden-ring');
    expect(readable(content)).toContain(`Talismans ${seeds('elden-ring', 'talismans').length}`);
  });

  test('searches its records without a key', async () => {
    const content = await contentOf('/bloodborne?q=ludwigs%20holy%20blade');
    expect(linksOf(content)).toContain('/bloodborne/weapons/ludwigs-holy-blade');
    expect(readable(await contentOf('/bloodborne?q=xyzzyqwv'))).toContain(
      'No Bloodborne records match “xyzzyqwv”',
    );
    expect((await page('/bloodborne?q=x')).status).toBe(400);
    // The name of a kind is not in the names of its records.
    for (const path of ['/elden-ring', '/']) {
      const found = await contentOf(`${path}?q=smithing+stone+merchant`);
      expect(linksOf(found)).toContain('/elden-ring/items/smithing-stone-1');
      expect(readable(found)).toContain('No record has all words of “smithing stone merchant”');
    }
    const script = await contentOf(`/bloodborne?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(script).not.toContain('<script');
  });
});

// test/pages/every-record.long.test.ts has every link of every record.
test('every list has a page, its first record has one, and its links lead somewhere, some to each list', async () => {
  const links = new Set<string>();
  const perList = new Map<string, number>();
  for (const game of games)
    for (const list of await listsOf(game)) {
      const content = await contentOf(`/${game}/${list}`);
      // On a phone, a point is between two values.
      expect([list, content.includes('> · </span>')]).toEqual([list, false]);
      const records = linksOf(content).filter((target) => target.startsWith(`/${game}/${list}/`));
      expect([list, records.length > 0]).toEqual([list, true]);
      for (const path of records.slice(0, 1)) {
        const { text } = await page(path);
        const terms = textsOf(/<dl class="key">.*?<\/dl>/s.exec(text)?.[0] ?? '', 'dt');
        expect([path, terms]).toEqual([path, [...new Set(terms)]]);
        for (const link of linksOf(text)) {
          const target = link.split('#')[0]!;
          if (!target.startsWith('/') || links.has(target)) continue;
          const into = target.split(/[/?]/, 3).join('/');
          perList.set(into, (perList.get(into) ?? 0) + 1);
          if (perList.get(into)! <= 4) links.add(target);
        }
      }
    }
  expect(perList.size).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const target of links) {
    const { status } = await page(target);
    if (status !== 200 && status !== 302) broken.push(`${target}: ${status}`);
  }
  expect(broken).toEqual([]);
});

test('PUBLIC_PAGES=off closes all of them', async () => {
  const closed = await openTestService({ PUBLIC_PAGES: 'off' }, { database: await sharedDatabase() });
  for (const path of ['/bloodborne', '/bloodborne/weapons', '/bloodborne/weapons/saw-cleaver', '/elden-ring'])
    expect([path, (await closed.get(path, browser)).status]).toEqual([path, 404]);
  expect((await closed.get('/docs', browser)).status).toBe(200);
  const home = await closed.get('/', browser);
  expect([home.status, home.headers['location']]).toEqual([302, '/docs']);
  await closed.close();
});
