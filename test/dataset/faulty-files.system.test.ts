import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { readJson } from '../../src/dataset/read-json.ts';
import { skeletonOf } from '../../src/dataset/skeleton.ts';
import { createRunner } from '../cli/terminal.ts';
import { writeTinySeeds } from './tiny-game.ts';
import { openTestDatabase } from '../databases.ts';

/** The messages for an editor of data files on the command line. */

const run = createRunner();

async function check(seeds: string) {
  const { code, out, err } = await run(['data', 'check', '--seeds', seeds]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const lines = out.trimEnd().split('\n');
  return { lines, errors: lines.filter((line) => /^ {2}\S/.test(line)), last: lines.at(-1) };
}

/** Seeds with a file of the tiny game whose text is changed. */
function withText(
  file: string,
  change: (text: string) => string,
  edit?: Parameters<typeof writeTinySeeds>[0],
): string {
  const seeds = writeTinySeeds(edit);
  const name = path.join(seeds, 'bloodborne', file);
  writeFileSync(name, change(readFileSync(name, 'utf8')));
  return seeds;
}

describe('27.7: the text of a file', () => {
  test('a missing comma is one error with its line, its column and a caret', async () => {
    const { lines, errors, last } = await check(
      withText('bosses.json', (text) => text.replace('"reward": 900,', '"reward": 900')),
    );
    expect(errors).toHaveLength(1);
    expect(lines).toEqual([
      '',
      'errors in files, schemas and references',
      '  bloodborne/bosses.json:18:7 must be valid JSON: comma expected',
      '      18 |       "wiki_url": "https://bloodborne.fandom.com/wiki/The_Miller",',
      '         |       ^',
      '',
      '1 error; fix these to run the rules',
    ]);
    expect(last).toMatch(/^1 error/);
  });

  test('references into a file that could not be read are no errors, nor is a rule of the game about it', async () => {
    const seeds = withText('locations.json', (text) => text.slice(0, -4));
    writeFileSync(path.join(seeds, 'bloodborne', 'rules.schema.json'), '{ "required": ["locations"] }');
    const { errors } = await check(seeds);
    expect(errors).toEqual([
      expect.stringMatching(/^ {2}bloodborne\/locations\.json:\d+:\d+ must be valid JSON: /),
    ]);
  });

  test('a member that an object has twice is an error, with the lines of both', async () => {
    const { errors } = await check(
      withText('bosses.json', (text) =>
        text.replace('"reward": 900,', '"reward": 900,\n      "reward": 950,'),
      ),
    );
    expect(errors).toEqual([
      '  bloodborne/bosses.json:18:7 › records[0].reward must be given once; the first "reward" is on line 17',
    ]);
  });

  const valid = '{\n  "a": [1, "x"]\n}';
  test.each([
    ['is taken as it is', valid, []],
    ['has a comma too many', '{"a": [1,]}', [[1, 10, 'valid JSON: value expected']]],
    ['has a comment', '{} // a', [[1, 4, 'valid JSON: invalid comment token']]],
    ['ends too soon', '{"a": ', [[1, 7, 'valid JSON: value expected']]],
    ['is empty', '', [[1, 1, 'valid JSON: value expected']]],
    ['has two values', '{} {}', [[1, 4, 'valid JSON: end of file expected']]],
    ['begins with a byte order mark', '\uFEFF{}', [[1, 1, expect.stringMatching(/^valid JSON: /)]]],
    ['has a line break in a text', '"a\nb"', [[1, 1, 'valid JSON: unexpected end of string']]],
    ['has half a character', '{"a": "\\ud800"}', [[1, 7, 'text that a database can store']]],
    ['has U+0000 in the name of a member', '{\n "a\\u0000": 1}', [[2, 2, 'text that a database can store']]],
    ['has a number without end', '[1e999]', [[1, 2, 'a number from -2147483647 to 2147483647']]],
    ['has levels without end', '['.repeat(300_000), [[1, 65, 'a file with at most 64 levels of nesting']]],
    [
      'has levels of objects without end',
      '{"a":'.repeat(300_000),
      [[1, 321, 'a file with at most 64 levels of nesting']],
    ],
  ])('a text that %s', (_what, text, expected) => {
    const { value, errors } = readJson(text);
    expect(errors.map(({ line, column, expected: what }) => [line, column, what])).toEqual(expected);
    expect(value).toEqual(expected.length === 0 ? JSON.parse(text) : undefined);
  });

  test('a long line is shown around the column', () => {
    const [error] = readJson(`{"a": "${'x'.repeat(5_000)}" "b": 1}`).errors;
    const [line, caret] = error!.excerpt!.split('\n');
    expect(line!.length).toBeLessThan(120);
    expect(line![caret!.indexOf('^')]).toBe('"');
  });
});

describe('27.7: what is said of a record', () => {
  const first = (files: Record<string, Record<string, unknown>[]>, file: string) => files[file]![0] as any;

  test('a wrong type is one error, whatever the schema requires in how many places', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'bosses').reward = '900';
      first(files, 'items').subcategory = 7;
      first(files, 'items').requirements = 'none';
    });
    expect((await check(seeds)).errors).toEqual([
      '  bloodborne/bosses.json:17:17 › the-miller › reward must be a whole number; got "900"',
      '  bloodborne/items.json:8:22 › bag-of-flour › subcategory must be text or null; got 7',
      '  bloodborne/items.json:14:23 › bag-of-flour › requirements must be an object or null; got "none"',
    ]);
  });

  test('a form of several that a value was meant to have is the only one that is spoken of', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'items').requirements = { strength: 1, skill: 2, arcane: 3 };
      first(files, 'items').subcategory = 'Throwable';
    });
    expect((await check(seeds)).errors).toEqual([
      '  bloodborne/items.json:8:22 › bag-of-flour › subcategory must be lower-case words joined by underscores, e.g. upgrade_material; got "Throwable"',
      '  bloodborne/items.json:14:23 › bag-of-flour › requirements must be an object with a field "blood_tinge"',
    ]);
  });

  test('a slug is explained in words, and a missing provenance by its form', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'runes').slug = 'The Wheel';
      delete first(files, 'items').provenance;
    });
    expect((await check(seeds)).errors).toEqual([
      expect.stringMatching(
        /^ {2}bloodborne\/items\.json:4:5 › bag-of-flour must be an object with a field "provenance": \{"sources":\[\{"kind":"<parameter \| .*>","source":"<Which table, page or repository>"\}\]\}$/,
      ),
      '  bloodborne/runes.json:5:15 › The Wheel › slug must be lower-case words joined by hyphens, e.g. blood-vial; got "The Wheel"',
    ]);
  });

  test('of a form that is missing, what may be null is null', () => {
    const text = { type: 'string', description: 'Where it is.' };
    const properties = { place: text, note: { ...text, type: ['string', 'null'] } };
    const form = { type: 'object', required: ['place', 'note'], properties };
    expect(skeletonOf(form)).toEqual({ place: '<Where it is>', note: null });
  });

  test('an unknown field is found where it is, with the nearest one or all there are', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'runes').efect = 'x';
      first(files, 'lamps').health = 1;
    });
    const { errors } = await check(seeds);
    expect(errors).toEqual([
      expect.stringMatching(
        /^ {2}bloodborne\/lamps\.json:\d+:\d+ › mill-lamp › health must be absent or one of slug, name, /,
      ),
      expect.stringMatching(
        /^ {2}bloodborne\/runes\.json:\d+:\d+ › wheel › efect must be absent, because there is no field of this name \(nearest: effect\)$/,
      ),
    ]);
  });

  test('of two or three values none is called the nearest', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'items').spoilers = [{ text: '/effect', level: 'minor' }];
    });
    expect((await check(seeds)).errors).toEqual([
      expect.stringMatching(/spoilers\[0\]\.level must be one of mild, major; got "minor"$/),
    ]);
  });

  test('a record that was renamed is one error, at the record, not one for each reference', async () => {
    const seeds = writeTinySeeds((files) => (first(files, 'locations').slug = 'oldmill'));
    expect((await check(seeds)).errors).toEqual([
      '  bloodborne/locations.json:5:15 › oldmill › slug must be "old-mill", as in 6 references to it; got "oldmill"',
    ]);
  });

  test('a record that is gone is one error when many references name it', async () => {
    const seeds = writeTinySeeds((files) => {
      files['locations']!.shift();
      first(files, 'locations').parent_slug = null;
      first(files, 'npcs').placements.push({ location_slug: 'old-mill', sub_area: 'At the wheel' });
    });
    expect((await check(seeds)).errors).toEqual([
      expect.stringMatching(/ must be the slug of a location, as in 5 other references; got "old-mill"$/),
    ]);
  });

  test('a broken reference shows what is missing', async () => {
    const seeds = writeTinySeeds((files) => (first(files, 'runes').acquisition[0].used_item_slug = 'flower'));
    expect((await check(seeds)).errors).toEqual([
      expect.stringMatching(
        /^ {2}bloodborne\/runes\.json:\d+:\d+ › wheel › acquisition\[0\]\.used_item_slug must be the slug of an item; got "flower"/,
      ),
    ]);
  });

  test('the last line counts errors and warnings, and drafts are listed on request', async () => {
    const seeds = writeTinySeeds((files) => {
      first(files, 'npcs').description = 'He sells';
      files['runes']!.push({
        ...first(files, 'runes'),
        slug: 'sluice',
        name: 'Sluice',
        draft: 'Nobody knows its tiers.',
      });
    });
    const lines = async (...options: string[]) => {
      const { code, out } = await run(['data', 'check', '--seeds', seeds, ...options]);
      return {
        code,
        drafts: out.includes('Nobody knows its tiers.'),
        last: out.trimEnd().split('\n').at(-1),
      };
    };
    expect(await lines()).toEqual({
      code: 0,
      drafts: false,
      last: '0 errors, 1 warning, 1 draft (use `--drafts` to list them)',
    });
    expect(await lines('--drafts')).toEqual({ code: 0, drafts: true, last: '0 errors, 1 warning, 1 draft' });
    expect(await lines('--strict')).toMatchObject({
      code: 1,
      last: '0 errors, 1 warning (`--strict`: warnings are errors), 1 draft (use `--drafts` to list them)',
    });
  });
});

describe('A7: a hostile file ends in a refusal', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('empty');
    await migrate(database);
  });
  afterAll(() => database.close());

  const nul = { text: '\\u0000', received: 'U+0000' };
  const hostile: [what: string, file: string, change: (text: string) => string, message: string | RegExp][] =
    [
      [
        '300,000 brackets',
        'runes.json',
        () => '['.repeat(300_000),
        'bloodborne/runes.json:1:65 must be a file with at most 64 levels',
      ],
      [
        '300,000 brackets in a field',
        'runes.json',
        (text) => text.replace('"effect": null', `"effect": ${'['.repeat(300_000)}${']'.repeat(300_000)}`),
        'must be a file with at most 64 levels of nesting',
      ],
      [
        'brackets in a file that belongs to no kind',
        'ballads.json',
        () => `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
        'bloodborne/ballads.json must be ',
      ],
      [
        'U+0000 in a description',
        'bosses.json',
        (text) => text.replace('He grinds', `He ${nul.text} grinds`),
        `bloodborne/bosses.json:7:22 › records[0].description must be text that a database can store; got "${nul.received}"`,
      ],
      [
        'U+0000 in a source',
        'bosses.json',
        (text) => text.replace('made up', `made${nul.text} up`),
        'records[0].provenance.sources[0].source must be text that a database can store',
      ],
      [
        'U+0000 in a note on a release',
        'game.json',
        (text) => text.replace('First.', `First${nul.text}.`),
        'bloodborne/game.json:',
      ],
      [
        'null for a file',
        'runes.json',
        () => 'null',
        'bloodborne/runes.json:1:1 must be an object; got null',
      ],
      [
        'null for the game',
        'game.json',
        () => 'null',
        'bloodborne/game.json:1:1 must be an object; got null',
      ],
      ['a list for a file', 'runes.json', () => '[]', 'bloodborne/runes.json:1:1 must be an object; got []'],
      [
        'null for a record',
        'runes.json',
        () => '{ "records": [null] }',
        'bloodborne/runes.json:1:15 › #0 must be an object; got null',
      ],
      [
        'an object for the records',
        'runes.json',
        () => '{ "records": {} }',
        'bloodborne/runes.json:1:14 › records must be a list; got {}',
      ],
      [
        'null for the rules',
        'rules.schema.json',
        () => 'null',
        'bloodborne/rules.schema.json:1:1 must be a JSON Schema',
      ],
      [
        'null for a schema',
        'schema/runes.schema.json',
        () => 'null',
        'must be a folder of JSON Schemas (runes.schema.json: ',
      ],
      [
        'a schema that is no JSON',
        'schema/runes.schema.json',
        () => '{',
        'must be a folder of JSON Schemas (runes.schema.json: ',
      ],
      [
        'a misspelled keyword of ours in a schema',
        'schema/runes.schema.json',
        (text) => text.replace('"x-table"', '"x-tabel"'),
        'must be absent, because there is no keyword of this name (nearest: x-table',
      ],
      [
        'a misspelled keyword of JSON Schema deep in a schema, with its line',
        'schema/runes.schema.json',
        (text) => text.replace(/"type": "string"(?=[^}]*"description": "Name)/, '"typ": "string"'),
        /bloodborne\/schema\/runes\.schema\.json:\d+:\d+ › properties\.records\.items\.properties\.name\.typ must be absent, because there is no keyword of this name \(nearest: type/,
      ],
      [
        'a text without end',
        'runes.json',
        (text) => text.replace('Raises stamina.', 'Raises '.repeat(300_000)),
        'bloodborne/runes.json:23:22 › records[0].description must be text of at most 10000 characters; got "Raises Raises',
      ],
    ];

  async function expectRefusal(command: string, [, file, change, message]: (typeof hostile)[number]) {
    const seeds = writeTinySeeds();
    const name = path.join(seeds, 'bloodborne', file);
    writeFileSync(path.join(seeds, 'bloodborne', 'rules.schema.json'), '{}');
    writeFileSync(name, change(existsSync(name) ? readFileSync(name, 'utf8') : ''));
    const { code, out, err } = await createRunner({ database })(['data', command, '--seeds', seeds]);
    expect(code).toBe(1);
    if (typeof message === 'string') expect(out + err).toContain(message);
    else expect(out + err).toMatch(message);
    expect(out + err).not.toMatch(/A bug|RangeError|^\s+at /m);
    expect((out + err).length).toBeLessThan(5_000);
  }

  test.each(hostile)('%s', (...each) => expectRefusal('check', each));
  test.each(hostile.slice(0, 2))('%s, imported', (...each) => expectRefusal('import', each));
});
