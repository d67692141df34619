import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { gameIds } from '../games.ts';
import { sharedDatabase } from '../service.ts';
import { createRunner } from './terminal.ts';

/** `caryll get` and `caryll search`: the data of the routes, as text and as JSON. */

let database: Database;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  database = await sharedDatabase();
  run = createRunner({ database });
});

const titles = (out: string) => out.split('\n')[0]!.split(/\s{2,}/);

describe('get', () => {
  test('shows a record: its name, a line for each field that is known, a table for each list', async () => {
    const { code, out, err } = await run('get bosses/father-gascoigne');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    expect(lines[0]).toBe('Father Gascoigne  father-gascoigne');
    expect(out).toMatch(/^hp +2,031$/m);
    expect(out).toMatch(/^is optional +no$/m);
    expect(out).toMatch(/^location slug +central-yharnam$/m);
    expect(out).toMatch(/\n\ndrops\nNAME .*\nOedon Tomb Key /);
    expect(out).not.toMatch(/null|undefined|\[object/);
  });

  test('prints as JSON what the route returns', async () => {
    const { json } = await run('get bosses/father-gascoigne --json');
    expect(json.data).toMatchObject({ slug: 'father-gascoigne', hp: 2031 });
    const full = await run('get bosses/father-gascoigne --view full --json');
    expect(Object.keys(full.json.data).length).toBeGreaterThan(Object.keys(json.data).length);
  });

  test('shows a list with its parameters, and how to see the rest', async () => {
    const { code, out, err } = await run('get weapons?category=trick_weapon&page_size=5');
    expect(code).toBe(0);
    expect(titles(out).slice(0, 2)).toEqual(['NAME', 'SLUG']);
    expect(out.trim().split('\n')).toHaveLength(6);
    expect(err).toMatch(/Page 1 of \d+, \d+ records in total\. Use page=2 for the next page/);
  });

  test.each(['/v1/bloodborne/runes/eye', 'runes/eye/'])('takes a path as %s', async (path) => {
    expect((await run(`get ${path} --json`)).json.data.slug).toBe('eye');
  });

  test.each([
    'get /v1/elden-ring/weapons/dagger',
    'get elden-ring/weapons/dagger',
    'get weapons/dagger --game elden-ring',
  ])('takes the game of %s', async (line) => {
    expect((await run(`${line} --json`)).json.data.slug).toBe('dagger');
  });

  test('shows ids of the game as digits, so that a look-up takes them', async () => {
    const { out } = await run('get bosses/father-gascoigne --view full');
    const [, flag] = /event flag\s+(\S+)/.exec(out)!;
    const { json } = await run(['get', `lookup?table=EventFlag&id=${flag}`, '--json']);
    expect(json.data[0].slug).toBe('father-gascoigne');
  });

  test('of a small terminal fits into it', async () => {
    const { out } = await run('get weapons/saw-cleaver', { isTerminal: true, columns: 60 });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  });

  const noGame = `--game must be one of ${gameIds.join(', ')}; got "sekiro"`;
  test.each([
    ['bosses/father-gascoine', 4, /There is no record with the slug .* Did you mean "father-gascoigne"/],
    ['bossses', 4, /Nothing was found at "bossses"\.\nDid you mean bosses/],
    [
      'weapons/dagger',
      4,
      /found at "weapons\/dagger" in bloodborne, but it is in elden-ring\.\nAdd --game elden-ring\./,
    ],
    [
      'spells',
      4,
      /Nothing was found at "spells" in bloodborne, but it is in elden-ring\.\nAdd --game elden-ring\./,
    ],
    ['bosses?page_size=500', 2, /page_size/],
    ['bosses --game sekiro', 2, noGame],
    ['/v1/sekiro/bosses', 2, noGame],
    ['bosses --view whole', 2, /view/],
  ])('%s is refused with %d', async (line, code, message) => {
    const text = await run(`get ${line}`);
    expect({ code: text.code, out: text.out }).toEqual({ code, out: '' });
    expect(text.err).toMatch(message);
  });
});

describe('search', () => {
  test('shows what each hit is and how to look at it', async () => {
    const { code, out, err } = await run('search moonlight');
    expect(code).toBe(0);
    expect(titles(out)).toEqual(['NAME', 'KIND', 'MATCH', 'PATH']);
    expect(out).toMatch(/^Holy Moonlight Sword +weapon +exact +weapons\/holy-moonlight-sword$/m);
    expect(err).toContain('Show a record with `caryll get <path>`.');
  });

  test('takes several words, kinds and a page, and gives JSON', async () => {
    const { json } = await run('search father gascoine --kind boss,npc --json');
    expect(json.data[0]).toMatchObject({ kind: 'boss', slug: 'father-gascoigne' });
    expect((await run('search blood --page 2 --json')).json.meta.page).toBe(2);
  });

  test('has no path for a record without a route', async () => {
    const { code, out } = await run('search ebrietas');
    expect(code).toBe(0);
    expect(out).toMatch(/ chalice_dungeon +text *$/m);
  });

  test('reports when nothing is found, and what is wrong', async () => {
    expect(await run('search zzzzzzzz')).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringMatching(
        /^No results\.\nOnly bloodborne was searched\. Use --game for .*elden-ring.*\.\n$/,
      ),
    });
    expect(await run('search blood --kind sword')).toMatchObject({ code: 2 });
  });
});

test('start hands its options over as settings, and its variables stay', async () => {
  const given: unknown[] = [];
  const starting = createRunner({
    async startService(settings) {
      given.push(settings);
      throw new Error('enough');
    },
  });
  await starting('start --port 8080 --data-dir d');
  await starting('start --host ::1');
  expect(given).toEqual([{ PORT: '8080', DATA_DIR: 'd' }, { HOST: '::1' }]);
});
