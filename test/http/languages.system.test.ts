import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listsOfRecords } from '../games.ts';
import { createCaryll } from '../../client/src/client.ts';
import { fromRoot } from '../../src/root.ts';
import { createRandom } from '../fuzz/generate.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** `lang`: names in other languages, compared with those in the data files. */
interface Seed {
  readonly kind: string;
  readonly table: string;
  readonly isFound: boolean;
  readonly slug: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The published records of a game that have a slug and a name. */
function seedsOf(game: string): Seed[] {
  const folder = fromRoot('seeds', game);
  return readdirSync(folder)
    .filter((file) => existsAsKind(folder, file))
    .flatMap((file) => {
      const kind = file.replace('.json', '');
      const { 'x-table': table, 'x-has-list': isFound = true } = json(
        path.join(folder, 'schema', `${kind}.schema.json`),
      );
      return json(path.join(folder, file)).records.flatMap(({ slug, name, names = {}, draft }: any) =>
        slug === undefined || draft !== undefined ? [] : [{ kind, table, isFound, slug, name, names }],
      );
    });
}
const existsAsKind = (folder: string, file: string) =>
  file.endsWith('.json') &&
  !['game.json', 'rules.schema.json'].includes(file) &&
  json(path.join(folder, file)).records;

const games = ['bloodborne', 'elden-ring'] as const;
const languages = {
  bloodborne: ['en', 'ja'],
  'elden-ring': ['en', 'de', 'fr', 'it', 'es', 'es-AR', 'pl', 'pt-BR', 'ru', 'ja', 'ko', 'zh-CN', 'zh-TW'],
} as const;
const seeds = { bloodborne: seedsOf('bloodborne'), 'elden-ring': seedsOf('elden-ring') };
const random = createRandom(Number(process.env['CARYLL_SEED'] ?? 36));
const drawn = <Item>(from: readonly Item[], count: number) =>
  Array.from({ length: count }, () => random.pick(from));

/** What a record is called in a language. */
const named = ({ name, names }: Seed, lang: string) =>
  lang !== 'en' && names[lang] !== undefined
    ? { name: names[lang], name_language: lang }
    : { name, name_language: 'en' };
const slugOf = ({ slug }: Seed) => slug;

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

describe.each(games)('%s', (game) => {
  const root = `/v1/${game}`;
  const get = (route: string, headers: Record<string, string> = {}) => service.get(root + route, { headers });

  test('its languages and their coverage are those of the data files, and free', async () => {
    const { status, headers, json: body } = await get('/languages');
    expect([status, headers['x-ratelimit-cost']]).toEqual([200, '0']);
    expect(body.data.map(({ language }: { language: string }) => language)).toEqual(languages[game]);
    const { resources } = (await get('')).json.data;
    const lists = new Set(listsOfRecords<{ name: string }>(resources).map(({ name }) => name));
    const listed = seeds[game].filter(({ kind }) => lists.has(kind));
    for (const { language, known, records, kinds } of body.data) {
      const isKnown = ({ names }: Seed) => language === 'en' || names[language] !== undefined;
      expect([language, known, records]).toEqual([language, listed.filter(isKnown).length, listed.length]);
      const expected = [...new Set(listed.map(({ table }) => table))].sort().flatMap((kind) => {
        const own = listed.filter(({ table }) => table === kind);
        const count = own.filter(isKnown).length;
        return count === 0 ? [] : [{ kind, known: count, records: own.length }];
      });
      expect(kinds).toEqual(expected);
    }
    expect((await get('/languages?lang=ja')).json.code).toBe('unknown_parameter');
  });

  test('50 records have the names of the data files in every language, in a list and whole', async () => {
    const { resources } = (await get('')).json.data;
    const routes = listsOfRecords<{ name: string }>(resources).map(({ name }) => name);
    const chosen = drawn(
      seeds[game].filter(({ kind }) => routes.includes(kind)),
      50,
    );
    for (const lang of languages[game]) {
      for (const kind of new Set(chosen.map((seed) => seed.kind))) {
        const own = [...new Set(chosen.filter((seed) => seed.kind === kind))];
        const { status, json: body } = await get(`/${kind}?lang=${lang}&view=full&slugs=${own.map(slugOf)}`);
        expect([kind, status]).toEqual([kind, 200]);
        expect(
          body.data.map(({ slug, name, name_language, names }: any) => [slug, name, name_language, names]),
        ).toEqual(
          own.map((seed) => {
            const { name, name_language } = named(seed, lang);
            return [seed.slug, name, name_language, { en: seed.name, ...seed.names }];
          }),
        );
      }
    }
  });

  test('every name beside the slug of another record is in that language where it is known', async () => {
    const lang = languages[game][1];
    const namesOf = new Map<string, Set<string>>();
    for (const seed of seeds[game])
      namesOf.set(seed.slug, (namesOf.get(seed.slug) ?? new Set()).add(named(seed, lang).name));
    const wrong = new Set<string>();
    let count = 0;
    function visit(value: unknown, at: string): void {
      if (Array.isArray(value)) for (const each of value) visit(each, at);
      if (typeof value !== 'object' || value === null) return;
      const members = value as Record<string, unknown>;
      for (const [member, inner] of Object.entries(members)) {
        visit(inner, `${at}/${member}`);
        const slug = /^(?:.*_)?name$/.test(member) && members[member.replace(/name$/, 'slug')];
        const names = typeof slug === 'string' && namesOf.get(slug);
        if (!names || typeof inner !== 'string') continue;
        count += 1;
        if (!names.has(inner)) wrong.add(`${at}/${member} of ${slug}: ${inner}`);
      }
    }
    const { resources } = (await get('')).json.data;
    for (const { name } of listsOfRecords<{ name: string }>(resources))
      for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
        const { data, meta } = (await get(`/${name}?lang=${lang}&view=full&page_size=100&page=${page}`)).json;
        ({ total } = meta);
        visit(data, name);
      }
    expect(count).toBeGreaterThan(5_000);
    expect([...wrong]).toEqual([]);
  });

  test('a well-formed list of languages leads to the first that it has, and to English without one', async () => {
    const found = async (lang: string) => {
      const { status, json: body } = await get(`/bosses?page_size=100&lang=${encodeURIComponent(lang)}`);
      const tags: string[] = (body.data ?? []).map((each: { name_language: string }) => each.name_language);
      return [status, [...new Set(tags)].find((tag) => tag !== 'en') ?? 'en'];
    };
    const has = (tag: string) => ((languages[game] as readonly string[]).includes(tag) ? tag : 'en');
    for (const [list, tag] of [
      ['JA', 'ja'],
      ['ja-JP', 'ja'],
      ['ja-Latn-x-user', 'ja'],
      ['tlh,ja', 'ja'],
      ['tlh, ja', 'ja'],
      ['jp', 'en'],
      ['en-US,ja', 'en'],
      ['fr-CA', has('fr')],
      ['es-ES', has('es')],
      ['es-MX', has('es-AR')],
      ['es-419', has('es-AR')],
      ['pt', has('pt-BR')],
      ['pt-PT', has('pt-BR')],
      ['zh', has('zh-CN')],
      ['zh-Hans-SG', has('zh-CN')],
      ['zh-hant-tw', has('zh-TW')],
      ['zh-HK', has('zh-TW')],
    ] as const)
      expect([list, ...(await found(list))]).toEqual([list, 200, tag]);
    const [one, other] = await Promise.all([get('/bosses?lang=ja'), get('/bosses?lang=JA-jp,en')]);
    expect([other.text, other.headers.etag]).toEqual([one.text, one.headers.etag]);
  });

  test('a malformed list of languages is refused, and costs nothing', async () => {
    const paths = ['/bosses', '/bosses?slugs=none', '/bosses/none', '/search?q=none', '/suggest?q=none'];
    for (const route of paths) {
      const {
        status,
        headers,
        json: body,
      } = await get(`${route}${route.includes('?') ? '&' : '?'}lang=ja_JP`);
      expect([route, status, body.code, headers['x-ratelimit-cost']]).toEqual([
        route,
        400,
        'invalid_parameter',
        '0',
      ]);
      expect(body.errors[0]).toMatchObject({ name: 'lang', code: 'malformed' });
      expect(body.detail).toBe(
        'lang must be a BCP 47 tag, or up to 5 of them separated by commas, e.g. fr-CA,fr; got ja_JP.',
      );
    }
    for (const lang of ['', 'ja;q=0.8', 'ja,', '*', 'toolonglanguage', 'a,b,c,d,e,f', 'ja&lang=en'])
      expect((await get(`/bosses?lang=${lang}`)).status).toBe(400);
  });

  test('without lang there is no language, and Accept-Language has no effect', async () => {
    const plain = await get('/bosses?page_size=100');
    const requested = await get('/bosses?page_size=100', { 'Accept-Language': 'ja' });
    expect(plain.text).not.toContain('name_language');
    expect([requested.text, requested.headers.etag]).toEqual([plain.text, plain.headers.etag]);
    const { data } = plain.json;
    const english = (await get('/bosses?page_size=100&lang=en')).json.data;
    expect(english.map(({ name_language, ...rest }: any) => [name_language, rest])).toEqual(
      data.map((each: object) => ['en', each]),
    );
  });

  test('no two languages share a reply or a tag, however requests are mixed', async () => {
    const wanted = [undefined, ...languages[game]];
    const path = (lang: string | undefined) =>
      `/bosses?page_size=20${lang === undefined ? '' : `&lang=${lang}`}`;
    const first = new Map<string | undefined, string>();
    const tags = new Map<string | undefined, string>();
    for (const lang of wanted) {
      const { text, headers } = await get(path(lang));
      first.set(lang, text);
      tags.set(lang, headers.etag!);
    }
    expect(new Set(tags.values()).size).toBe(wanted.length);
    // Known targets, keys and replies.
    service.emitted.length = 0;
    const order = drawn(wanted, 200);
    const texts = await Promise.all(order.map(async (lang) => (await get(path(lang))).text));
    expect(texts).toEqual(order.map((lang) => first.get(lang)));
    const cached = service.emitted.filter((each) => each.type === 'request' && each.cache === 'hit');
    expect(cached).toHaveLength(order.length);
    for (const lang of wanted)
      for (const tag of wanted) {
        const { status } = await get(path(lang), { 'If-None-Match': tags.get(tag)! });
        expect([lang, tag, status]).toEqual([lang, tag, lang === tag ? 304 : 200]);
      }
  });

  test('links between pages keep the language, and a version can be named with it', async () => {
    const { headers } = await get('/bosses?page_size=1&lang=ja');
    expect(headers.link).toContain('page=2&page_size=1&lang=ja>; rel="next"');
    const version = headers['x-dataset-version'] as string;
    const pinned = await get(`/bosses?page_size=1&lang=ja&dataset=${version}`);
    expect([pinned.headers.etag, pinned.headers['cache-control']]).toEqual([
      headers.etag,
      'private, max-age=31536000, immutable',
    ]);
  });

  test('names in other languages are found whole by search, and while they are typed', async () => {
    const found = drawn(
      seeds[game].filter(({ isFound, names }) => isFound && Object.keys(names).length > 0),
      30,
    );
    for (const seed of found) {
      const [lang, name] = drawn(Object.entries(seed.names), 1)[0]!;
      const q = encodeURIComponent(name);
      const { data } = (await get(`/search?q=${q}&kind=${seed.table}&lang=${lang}&page_size=100`)).json;
      expect(data).toContainEqual(
        expect.objectContaining({ slug: seed.slug, ...named(seed, lang), match: 'exact' }),
      );
      if ([...name].length > 50) continue;
      const suggested = (await get(`/suggest?q=${q}&kind=${seed.table}&lang=${lang}`)).json.data;
      expect(suggested.map(slugOf)).toContain(seed.slug);
    }
  });
});

test.each([
  ['Dolch', 'de'],
  ['Кинжал', 'ru'],
  ['匕首', 'zh-CN'],
  ['ダガー', 'ja'],
])('%s is the Dagger, with and without lang', async (q, lang) => {
  const search = async (more: string) =>
    (await service.get(`/v1/elden-ring/search?q=${encodeURIComponent(q)}${more}`)).json.data[0];
  const { name_language, ...hit } = await search(`&lang=${lang}`);
  expect([hit.slug, hit.name, name_language, hit.match]).toEqual(['dagger', q, lang, 'exact']);
  expect(await search('')).toEqual({ ...hit, name: 'Dagger', matched_name: q });
});

test('names in other languages come after English ones', async () => {
  const { data } = (await service.get('/v1/elden-ring/search?q=gran&page_size=100')).json;
  const { data: whole } = (await service.get('/v1/elden-ring/search?q=dolc&page_size=100')).json;
  for (const { name, match } of data.filter(({ match }: any) => match === 'prefix'))
    expect([name.toLowerCase().startsWith('gran'), match]).toEqual([true, 'prefix']);
  expect(whole[0]).toMatchObject({ slug: 'dagger', match: 'alias' });
});

test('the name of a record that is a spoiler is marked in every language', async () => {
  const { records } = json(fromRoot('seeds', 'bloodborne', 'bosses.json'));
  const marked = records.filter(
    ({ names, spoilers = [] }: any) => names && spoilers.some(({ text }: any) => text === '/name'),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const { slug } of marked) {
    const { data } = (await service.get(`/v1/bloodborne/bosses/${slug}?lang=ja&view=full`)).json;
    expect(data.name_language).toBe('ja');
    const texts = data.spoilers.map(({ text }: any) => text);
    expect(texts).toEqual(expect.arrayContaining(['/name', '/names/en', '/names/ja']));
  }
});

test('the client takes a language where it takes a view, and lists the languages', async () => {
  const caryll = createCaryll({ url: service.url, key: service.key, game: 'elden-ring' });
  const medallion = { slug: 'crimson-amber-medallion', name: '緋琥珀のメダリオン', name_language: 'ja' };
  expect(await caryll.talismans.get(medallion.slug, { lang: 'ja', view: 'summary' })).toMatchObject(
    medallion,
  );
  expect(await caryll.talismans.getMany([medallion.slug], { lang: 'ja' })).toMatchObject([medallion]);
  expect((await caryll.talismans.list({ lang: 'ko', is_dlc: false })).data[0]!.name_language).toBe('ko');
  expect((await caryll.search('Dolch', { lang: 'de' })).data[0]!.name).toBe('Dolch');
  expect((await caryll.languages()).map(({ language }) => language)).toEqual(languages['elden-ring']);
});
