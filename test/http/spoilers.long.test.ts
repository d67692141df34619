import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { listsOfRecords } from '../games.ts';
import { viewNames } from '../../src/rest/kind-operations.ts';
import { type SharedService, sharedService } from '../service.ts';
import { at, errorsOf, marksOf, ownersIn, textsIn } from '../spoilers.ts';
import { operations } from './samples.ts';

/** Which texts of a response give something away: compared with the data files, over every record and every view. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const lists = operations.flatMap(({ id, path, isList, queries, defaultView }) =>
  isList && defaultView !== undefined ? [{ id, file: path.split('/')[3]!, queries }] : [],
);

/** All errors of a record, with its slug before each. */
const errorsIn = (file: string, record: any): string[] =>
  [...ownersIn(record)]
    .flatMap((owner) => errorsOf(owner, owner === record ? marksOf(file, record.slug) : []))
    .map((error) => `${record.slug}: ${error}`);

async function* pagesOf(path: string): AsyncGenerator<any[]> {
  for (let page = 1; ; page++) {
    const { status, json } = await service.get(`${path}page_size=100&page=${page}`);
    expect(status).toBe(200);
    yield json.data;
    if (json.data.length < 100) return;
  }
}

describe.each(lists)('$id', ({ file, queries }) => {
  test.each(viewNames.filter((view) => queries.has(view)))(
    'marks in the view %s every text that gives something away, and points to nothing else',
    async (view) => {
      for await (const records of pagesOf(`/v1/bloodborne/${file}?view=${view}&`))
        for (const record of records) expect(errorsIn(file, record)).toEqual([]);
    },
  );

  test('marks all that the data file marks, and marks a record alike in every request', async () => {
    for await (const records of pagesOf(`/v1/bloodborne/${file}?view=full&`)) {
      for (const { spoilers, spoiler_level: level, ...record } of records) {
        const pointed = spoilers.map(({ text }: { text: string }) => at(record, text));
        const marks = marksOf(file, record.slug);
        expect(pointed).toEqual(expect.arrayContaining(marks.map(({ text }) => text)));
        const levels = spoilers.map((each: { level: string }) => each.level);
        expect(level).toBe(levels.includes('major') ? 'major' : levels.length > 0 ? 'mild' : 'none');
      }
      const marked = records.filter(({ spoilers }) => spoilers.length > 0).slice(0, 3);
      if (marked.length === 0) continue;
      const slugs = marked.map(({ slug }) => slug);
      const chosen = await service.get(`/v1/bloodborne/${file}?view=full&slugs=${slugs.join(',')}`);
      expect(chosen.json.data).toEqual(marked);
      if (!operations.some(({ path }) => path === `/v1/{gameId}/${file}/{slug}`)) continue;
      const detail = await service.get(`/v1/bloodborne/${file}/${slugs[0]}?view=full`);
      expect(detail.json.data).toEqual(marked[0]);
    }
  });
});

/** By game, the names that its data files mark, by segment and slug. */
const markedNames = (game: string) =>
  new Map(
    readdirSync(`seeds/${game}`)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const list = file.replace('.json', '');
        const { records = [] } = JSON.parse(readFileSync(`seeds/${game}/${file}`, 'utf8'));
        return records.flatMap(({ slug, name, spoilers = [] }: any) =>
          spoilers.some(({ text }: { text: string }) => text === '/name') ? [[`${list} ${slug}`, name]] : [],
        );
      }),
  );

test.each(['bloodborne', 'elden-ring'])('%s marks a name wherever its record is named', async (game) => {
  const names = markedNames(game);
  const segments = new Map<string, string>();
  const { json } = await service.get(`/v1/${game}`);
  for (const { name: list } of listsOfRecords<{ name: string }>(json.data.resources))
    segments.set(
      JSON.parse(readFileSync(`seeds/${game}/schema/${list}.schema.json`, 'utf8'))['x-table'],
      list,
    );
  const lists = new Set(segments.values());
  /** The list that a list of rows is named for, e.g. `bosses` of `/bosses/0/slug`. */
  const listOf = (pointer: string) => {
    const member = pointer.split('/').at(-3)?.replaceAll('_', '-') ?? '';
    return lists.has(member) ? member : undefined;
  };
  const { text } = await service.get(`/v1/${game}/export?format=ndjson`);
  const wrong: string[] = [];
  let found = 0;
  for (const { resource, record } of text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line: string) => JSON.parse(line))) {
    const pointed = new Set((record.spoilers ?? []).map((spoiler: { text: string }) => spoiler.text));
    for (const [pointer, slug] of textsIn(record)) {
      if (pointer.endsWith('_slug')) {
        // The kind is the end of the member: `price_item_slug` names an item.
        const member = pointer
          .split('/')
          .at(-1)!
          .replace(/_slug$/, '');
        const kind = [...segments.keys()].find((each) => member === each || member.endsWith(`_${each}`));
        if (kind === undefined || typeof at(record, pointer.replace(/slug$/, 'name')) !== 'string') continue;
        const isMarked = names.has(`${segments.get(kind)} ${slug}`);
        if (isMarked) found += 1;
        if (isMarked !== pointed.has(pointer.replace(/slug$/, 'name')))
          wrong.push(`${resource} ${record.slug}: ${pointer} ${isMarked}`);
        continue;
      }
      if (!pointer.endsWith('/slug')) continue;
      const beside = at(record, pointer.replace(/\/\w+$/, '')) as any;
      // The kind of a row is its own; one without is of the kind of its list.
      const list = pointer === '/slug' ? resource : (segments.get(beside.kind) ?? listOf(pointer));
      const name = pointer.replace(/slug$/, 'name');
      if (list === undefined || typeof beside.name !== 'string') continue;
      const isMarked = names.has(`${list} ${slug}`);
      if (isMarked) found += 1;
      if (isMarked !== pointed.has(name)) wrong.push(`${resource} ${record.slug}: ${name} ${isMarked}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(0);
});

test('an export marks what the data file marks', async () => {
  const { text } = await service.get('/v1/bloodborne/export?format=ndjson');
  const lines = text.trimEnd().split('\n').slice(1);
  const whole = await service.get('/v1/bloodborne/export?format=json');
  for (const { resource, record } of lines.map((line: string) => JSON.parse(line))) {
    expect(errorsIn(resource, record)).toEqual([]);
    // Entries of a table, such as the costs of levels, have no texts.
    const { spoilers = [] } = record;
    const pointed = spoilers.map((spoiler: { text: string }) => at(record, spoiler.text));
    expect(pointed).toEqual(expect.arrayContaining(marksOf(resource, record.slug).map((mark) => mark.text)));
  }
  for (const [file, records] of Object.entries<any[]>(whole.json.resources))
    for (const record of records) expect(errorsIn(file, record)).toEqual([]);
});

test('a text that one record marks is marked where another one has it, by the name that it has there', async () => {
  const spoilersOf = async (path: string) => (await service.get(`${path}?view=full`)).json.data.spoilers;
  expect(await spoilersOf('/v1/bloodborne/armor/ariannas-shoes')).toEqual([
    { text: '/acquisition/0/condition', level: 'mild' },
    { text: '/acquisition/0/notes', level: 'mild' },
    { text: '/dropped_by/0/condition', level: 'mild' },
  ]);
  const clocktower = (await service.get('/v1/bloodborne/locations/astral-clocktower?view=full')).json.data;
  const given = clocktower.spoilers.map(({ text }: { text: string }) => text);
  expect(given).toEqual(expect.arrayContaining(['/description', '/found_here/0/notes']));
});

test('a name that gives something away is marked among records of its kind only', async () => {
  const { json: boss } = await service.get('/v1/bloodborne/bosses/amygdala?view=full');
  const { json: trophy } = await service.get('/v1/bloodborne/trophies/amygdala?view=full');
  const { json: woods } = await service.get('/v1/bloodborne/locations/forbidden-woods?view=full');
  const pointers = ({ data }: any) => data.spoilers.map(({ text }: { text: string }) => text);
  const patches = woods.data.npcs.findIndex(({ name }: { name: string }) => name === 'Patches the Spider');
  expect(boss.data.name).toBe(trophy.data.name);
  expect(pointers(boss)).not.toContain('/name');
  expect(pointers(trophy)).toContain('/name');
  expect(pointers(woods)).toContain(`/npcs/${patches}/name`);
});
