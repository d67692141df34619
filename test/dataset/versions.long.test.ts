import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runCommand } from '../../src/cli/run.ts';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { createRunner, createTerminal, surroundingsOf } from '../cli/terminal.ts';
import { writeTinySeeds } from './tiny-game.ts';
import { openTestDatabase } from '../databases.ts';

type Loose = any;

/** One version of the data has one content: imports and rollbacks by the command line. */
const config = loadConfig({ DATA_DIR: '/nowhere' });
let database: Database;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  run = createRunner({ database, config });
  await run('migrate');
  expect((await run(['data', 'import', '--seeds', writeTinySeeds()])).code).toBe(0);
});
afterAll(() => database.close());

const releases = async () => (await run('data releases --json')).json;
const recorded = async () => {
  const { rows } = await database.knex.raw('select dataset_version from dataset_version order by number');
  return rows.map((row: Loose) => row.dataset_version);
};

test.each([[[]], [['--force']]])(
  'P3-1: data that differ under an unchanged version are refused and change nothing %j',
  async (options) => {
    const before = await releases();
    const edited = writeTinySeeds((files: Loose) => {
      files.bosses[0].forms[0].hp += 1;
      files.runes = [];
    });
    const refused = await run(['data', 'import', '--seeds', edited, ...options]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toBe(
      'caryll: bloodborne/game.json › dataset_version must be a later version, such as "2026.11.3", with an entry for it in `changes`, because the data differs from release 1, which was imported under this version (bosses › the-miller › forms[0].hp, runes › wheel); got "2026.11.2"\n\n1 error in the data files. Nothing was changed.\nTo try the data first, on an embedded database: caryll data import --preview\n',
    );
    expect(await releases()).toEqual(before);
  },
);

test('P3-1: another note on a version is refused as well', async () => {
  const noted = writeTinySeeds((_files, game) => (game.changes[0]!.notes = ['Something else.']));
  expect((await run(['data', 'import', '--seeds', noted])).err).toContain('(game.json › changes)');
});

test.each([
  [5, ''],
  [6, ' and more'],
])('of %i differences under an unchanged version the first five are named', async (count, more) => {
  const edited = writeTinySeeds(({ bosses, locations, merchants, npcs, runes }: Loose) => {
    const records = [...bosses, ...locations, ...merchants, ...npcs, ...runes];
    for (const record of records.slice(0, count)) record.description = 'Something else.';
  });
  const named = [
    'bosses › the-miller',
    'locations › mill-race',
    'locations › old-mill',
    'merchants › mill-hand',
  ];
  const five = [...named, 'npcs › mill-hand'].map((record) => `${record} › description`).join(', ');
  const { err } = await run(['data', 'import', '--seeds', edited]);
  expect(err).toContain(`(${five}${more}); got`);
});

test('P3-2: an import refuses every error that the check finds, and changes nothing', async () => {
  const before = await releases();
  const invalid = writeTinySeeds((files: Loose, game) => {
    game.dataset_version = '2026.11.9';
    files.runes[0].name = 'Wheel ';
  });
  const { json: report } = await run(['data', 'check', '--seeds', invalid, '--json']);
  expect(report.errors.map(({ rule }: Loose) => rule)).toContain('dataset version');
  expect(report.errors.length).toBeGreaterThan(1);
  const refused = await run(['data', 'import', '--seeds', invalid]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  for (const { field, expected } of report.errors)
    expect(refused.err).toContain(`${field} must be ${expected}`);
  expect(refused.err).toContain(`${report.errors.length} errors in the data files. Nothing was changed.`);
  expect(await releases()).toEqual(before);
});

test('P3-1: the same data in other files are another release of the same version, and no news', async () => {
  const seeds = writeTinySeeds((files: Loose) => {
    files.runes.push({ ...files.runes[0], slug: 'sluice', name: 'Sluice', draft: 'Not looked at yet.' });
    files.bosses[0] = Object.fromEntries(Object.entries(files.bosses[0]).reverse());
  });
  expect(await run(['data', 'import', '--seeds', seeds])).toMatchObject({ code: 0, err: '' });
  expect((await releases()).length).toBe(2);
  expect(await recorded()).toEqual(['2026.11.2']);
});

const later = (version: string, hp: number) =>
  writeTinySeeds((files: Loose, game) => {
    files.bosses[0].forms[0].hp = hp;
    game.dataset_version = version;
    game.changes.unshift({ version, released_at: '2026-11-20', notes: ['Stronger.'] });
  });

test('P3-1: a raised version is all that an editor adds', async () => {
  expect(await run(['data', 'import', '--seeds', later('2026.11.3', 1_300)])).toMatchObject({
    code: 0,
    err: '',
  });
  expect(await recorded()).toEqual(['2026.11.2', '2026.11.3']);
});

test('D8: a rollback whose confirmation comes after another import changes nothing', async () => {
  const terminal = createTerminal({ isTerminal: true, columns: 80 });
  const send = async () => {
    const imported = await run(['data', 'import', '--seeds', later('2026.12.1', 4_000)]);
    expect(imported.code).toBe(0);
    return 'y';
  };
  const code = await runCommand(
    ['data', 'rollback'],
    { ...terminal.io, prompt: send },
    surroundingsOf(database, config),
  );
  const { err } = terminal.result(code);
  expect(code).toBe(1);
  expect(err).toMatch(/In the meantime, release \d+ \(bloodborne 2026\.12\.1\) replaced release/);
  expect(err).toContain('Nothing was changed.\nRun the command again.');
  expect((await releases()).find((each: Loose) => each.served).games[0].dataset_version).toBe('2026.12.1');
  expect(await recorded()).toEqual(['2026.11.2', '2026.11.3', '2026.12.1']);
});

test('D8: a rollback to a release that was deleted meanwhile reports that', async () => {
  const [, , third] = await releases();
  const terminal = createTerminal({ isTerminal: true, columns: 80 });
  const send = async () => {
    await database.knex.raw('delete from release where id = ?', [third.id]);
    return 'y';
  };
  const argv = ['data', 'rollback', third.id];
  const code = await runCommand(argv, { ...terminal.io, prompt: send }, surroundingsOf(database, config));
  expect(code).toBe(4);
  expect(terminal.result(code).err).toContain(`There is no release ${third.id}; the database has`);
});

test('a preview may be imported again and again, and takes no version and no history from what is published', async () => {
  const served = async () => (await releases()).find((each: Loose) => each.served);
  const preview = async (hp: number) => {
    const seeds = later('2026.12.2', hp);
    return run(['data', 'import', '--preview', '--seeds', seeds]);
  };
  const history = await recorded();
  const published = (await served()).id;
  for (const hp of [5_001, 5_002, 5_003]) {
    const imported = await preview(hp);
    expect(imported).toMatchObject({ code: 0, err: '' });
    const { games } = await served();
    expect(games[0].dataset_version).toMatch(/^2026\.12\.2-preview\.[0-9a-f]{8}$/);
    expect(imported.out).toContain(`is served: bloodborne ${games[0].dataset_version}, `);
    expect(await recorded()).toEqual(history);
  }
  // Of the previews, only the served one and the one before are kept; published releases are not driven out.
  const kept = (await releases()).map(({ id, games }: Loose) => [id, games[0].dataset_version]);
  expect(kept.filter(([, version]: Loose) => version.includes('-preview.')).length).toBe(2);
  expect(kept.map(([id]: Loose) => id)).toContain(published);

  // The same files, published: the version has the changes from the release that was published before.
  const final = later('2026.12.2', 5_003);
  expect(await run(['data', 'import', '--seeds', final])).toMatchObject({ code: 0, err: '' });
  expect((await served()).games[0].dataset_version).toBe('2026.12.2');
  expect(await recorded()).toEqual([...history, '2026.12.2']);
  const { rows } = await database.knex.raw(
    'select slug, fields from dataset_change where number = (select max(number) from dataset_version)',
  );
  expect(rows).toEqual([
    { slug: 'the-miller', fields: [{ field: 'forms[0].hp', before: expect.any(Number), after: 5_003 }] },
  ]);
  // Data of a published version are no preview, and other data under that version are refused without the option.
  expect(await preview(5_003)).toMatchObject({ code: 0, out: expect.stringContaining('unchanged') });
  const refused = await run(['data', 'import', '--seeds', later('2026.12.2', 5_004)]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('data import --preview') });
});

test('a rollback from a preview records no changes of it', async () => {
  const history = await recorded();
  expect((await run(['data', 'import', '--preview', '--seeds', later('2026.12.2', 6_000)])).code).toBe(0);
  expect((await run('data rollback --yes')).code).toBe(0);
  expect(await recorded()).toEqual(history);
});

test('a server refuses a preview', async () => {
  const server: Database = { ...database, kind: 'postgres' };
  const refused = await createRunner({ database: server, config })('data import --preview');
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('--preview must be used on an embedded database; got the server'),
  });
  expect(refused.err).toContain('raise dataset_version');
});
