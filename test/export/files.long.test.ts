import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sqlite from 'node-sqlite3-wasm';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { fromRoot } from '../../src/root.ts';
import { createRunner } from '../cli/terminal.ts';
import { publishedGame } from '../games.ts';
import { sharedDatabase } from '../service.ts';
import { programsNamed, skipped } from '../programs.ts';
import { published } from '../published.ts';

/** The files that `caryll data export` writes; the service sends the same. */
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-export-test-'));
const at = (name: string) => path.join(folder, name);
const dataset = published;
const { records } = publishedGame('bloodborne');
const hasShell = programsNamed('sqlite3', ['-version']).length > 0;
if (!hasShell) skipped('SQLite files in the shell of SQLite (no sqlite3 that runs was found)');

let database: Database;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  database = await sharedDatabase();
  run = createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere' }) });
  for (const { game } of dataset.games) {
    const file = at(`${game.slug}.sqlite`);
    const written = await run(`data export --game ${game.slug} --format sqlite --out ${file} --json`);
    expect(written).toMatchObject({ code: 0, err: '' });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Rows of a query, by the shell where it is installed and by the library otherwise. */
function rowsOf(sql: string, name = 'bloodborne'): any[] {
  if (hasShell) {
    const text = execFileSync('sqlite3', ['-readonly', '-json', at(`${name}.sqlite`), sql], {
      encoding: 'utf8',
      maxBuffer: 100 * 1_048_576,
    });
    return text === '' ? [] : JSON.parse(text);
  }
  const file = new sqlite.Database(at(`${name}.sqlite`), { readOnly: true });
  try {
    return file.all(sql);
  } finally {
    file.close();
  }
}

const guide = readFileSync(fromRoot('docs', 'guides', 'export.md'), 'utf8');
const queriesOf = (text: string) => [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql!);

describe.each(dataset.games.map((game) => [game.game.name, game] as const))(
  'the SQLite file of %s',
  (_name, { game, kinds, records: ofGame }) => {
    const rowsOfGame = (sql: string) => rowsOf(sql, game.slug);

    test('is whole, and every foreign key holds', () => {
      expect(rowsOfGame('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(rowsOfGame('PRAGMA foreign_key_check')).toEqual([]);
    });

    test('has a table for each kind, with all of its records', () => {
      for (const kind of kinds) {
        const [{ count }] = rowsOfGame(`SELECT count(*) AS count FROM "${kind.file.replaceAll('-', '_')}"`);
        expect([kind.file, count]).toEqual([kind.file, ofGame.get(kind.table)?.length ?? 0]);
      }
    });

    test('has a row for each edge', () => {
      const edges = new Map<string, number>();
      for (const kind of kinds) {
        for (const record of ofGame.get(kind.table) ?? [])
          for (const { field, table } of kind.edges)
            edges.set(
              table,
              (edges.get(table) ?? 0) + ((record[field] as unknown[] | undefined)?.length ?? 0),
            );
      }
      expect(edges.get('acquisition')).toBeGreaterThan(100);
      for (const [table, expected] of edges)
        expect([table, rowsOfGame(`SELECT count(*) AS count FROM "${table}"`)[0].count]).toEqual([
          table,
          expected,
        ]);
    });

    test('P1-5: has the tables and columns that the page of tables names, and no other', () => {
      const [common, own] = ['tables', `tables/${game.slug}`].map((name) =>
        readFileSync(fromRoot('dist', 'docs', 'pages', 'docs', `${name}.md`), 'utf8'),
      ) as [string, string];
      const meta = common.slice(common.indexOf('## `meta`'));
      const sections = `${meta}\n${own}`.matchAll(/^## `(\w+)`$([\s\S]*?)(?=^#|(?![\s\S]))/gm);
      const named = [...sections].map(([, table, text]) => [
        table,
        [...text!.matchAll(/^\| `(\w+)` \|/gm)].map(([, column]) => column),
      ]);
      const tables = rowsOfGame(`SELECT name FROM sqlite_master WHERE type = 'table'`);
      expect(Object.fromEntries(named)).toEqual(
        Object.fromEntries(
          tables.map(({ name }) => [
            name,
            rowsOfGame(`SELECT name FROM pragma_table_info('${name}')`).map((column) => column.name),
          ]),
        ),
      );
    });
  },
);

describe('the SQLite file', () => {
  test('has a row for each element of a list of objects', () => {
    const bosses = (records.get('boss') ?? []) as any[];
    // A chalice version without phases of its own has those of the original.
    const phases = bosses.flatMap(({ phases: own, original_slug: original }) =>
      own.length > 0 || !original ? own : bosses.find(({ slug }) => slug === original).phases,
    );
    expect(rowsOf('SELECT count(*) AS count FROM bosses_phases')[0].count).toBe(phases.length);
  });

  test('of an item that is crafted names both the item and what it is made of', () => {
    const crafted = (
      dataset.games.find(({ game }) => game.slug === 'elden-ring')!.records.get('item') as any[]
    )
      .filter(({ recipe }) => recipe?.length > 0)
      .flatMap(({ slug, recipe }) => recipe.map((part: any) => `${slug} ${part.item_slug} ${part.quantity}`));
    expect(crafted.length).toBeGreaterThan(50);
    const found = rowsOf('SELECT item_slug, target_slug, quantity FROM items_recipe', 'elden-ring');
    expect(found.map((row) => `${row.item_slug} ${row.target_slug} ${row.quantity}`).sort()).toEqual(
      crafted.sort(),
    );
  });

  test('has the values of the data files', () => {
    const gascoigne = records.get('boss')!.find(({ slug }) => slug === 'father-gascoigne') as any;
    expect(rowsOf(`SELECT * FROM bosses WHERE slug = 'father-gascoigne'`)[0]).toMatchObject({
      name: gascoigne.name,
      reward: gascoigne.reward,
      is_dlc: 0,
      description: gascoigne.description,
      location_slug: gascoigne.location_slug,
    });
    expect(
      rowsOf(`SELECT * FROM boss_form WHERE boss_slug = 'father-gascoigne'`).map(
        ({ name, hp, defense_fire }) => [name, hp, defense_fire],
      ),
    ).toEqual(gascoigne.forms.map(({ name, hp, defense }: any) => [name, hp, defense.fire]));
    const [weapon] = records.get('weapon')! as any[];
    expect(JSON.parse(rowsOf(`SELECT tags FROM weapons WHERE slug = '${weapon.slug}'`)[0].tags)).toEqual(
      weapon.tags,
    );
  });

  test('has metadata', () => {
    const { game } = publishedGame('bloodborne');
    const meta = Object.fromEntries(rowsOf('SELECT * FROM meta').map(({ name, value }) => [name, value]));
    expect(meta).toMatchObject({
      game: 'bloodborne',
      dataset_version: game.dataset_version,
      released_at: game.released_at,
      license: expect.stringContaining('MIT'),
    });
  });

  test('P1-6: finds who drops what in a place by the variants that are there, as the guide shows', () => {
    const expected = (records.get('enemy') as any[]).flatMap(({ name, placements, drops }) =>
      placements
        .filter((placement: any) => placement.location_slug === 'central-yharnam')
        .flatMap(({ variants }: any) => {
          const here = variants.map((variant: any) => variant.npc_param_id);
          return drops
            .filter((drop: any) => drop.item_slug === 'blood-vial')
            .filter((drop: any) => drop.npc_param_ids.some((id: number) => here.includes(id)))
            .map(({ chance, quantity }: any) => `${name} ${chance} ${quantity}`);
        }),
    );
    expect(expected.length).toBeGreaterThan(5);
    const found = rowsOf(queriesOf(guide)[1]!).map(
      ({ enemy, chance, quantity }) => `${enemy} ${chance} ${quantity}`,
    );
    expect(found.sort()).toEqual([...new Set(expected)].sort());
  });

  test('P1-5: each table and column that the guide names is there', () => {
    const columns = new Set(
      dataset.games.flatMap(({ game }) =>
        rowsOf(
          `SELECT t.name || '.' || c.name AS name FROM sqlite_master AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'`,
          game.slug,
        ).map(({ name }) => name),
      ),
    );
    const named = [...guide.matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name!);
    expect(named).toContain('boss_form.defense_fire');
    const inRest = ['forms.defense'];
    expect(named.filter((name) => !columns.has(name) && !inRest.includes(name))).toEqual([]);
  });

  test('joins bosses, places and drops as the guide shows', () => {
    const rows = rowsOf(queriesOf(guide)[0]!);
    expect(rows).toHaveLength(records.get('boss')!.length);
    const drops = (slug: string) =>
      [...records.values()]
        .flatMap((list) => [...list] as any[])
        .filter(({ acquisition = [] }) =>
          acquisition.some((each: any) => each.kind === 'boss_drop' && each.boss_slug === slug),
        )
        .map(({ name }) => name);
    for (const boss of records.get('boss')! as any[]) {
      const place = (records.get('location') as any[]).find(({ slug }) => slug === boss.location_slug).name;
      const row = rows.find((each) => each.boss === boss.name && each.place === place);
      expect([...new Set((row.drops ?? '').split(', '))].filter(Boolean).sort()).toEqual(
        drops(boss.slug).sort(),
      );
    }
  });

  test('finds what a reference leads to by an index', () => {
    // The shell draws plans as trees, even in JSON mode.
    const file = new sqlite.Database(at('bloodborne.sqlite'), { readOnly: true });
    const plan = file.all(
      `EXPLAIN QUERY PLAN SELECT * FROM acquisition WHERE boss_slug = 'father-gascoigne'`,
    );
    file.close();
    expect(JSON.stringify(plan)).toContain('acquisition_by_boss_slug');
  });
});

describe('the other formats', () => {
  test('JSON and NDJSON have all records', async () => {
    for (const format of ['json', 'ndjson'])
      expect((await run(`data export --format ${format} --out ${at(`game.${format}`)}`)).code).toBe(0);
    const { resources } = JSON.parse(readFileSync(at('game.json'), 'utf8'));
    expect(resources.bosses).toHaveLength(records.get('boss')!.length);
    const lines = readFileSync(at('game.ndjson'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(1 + Object.values<unknown[]>(resources).flat().length);
  });

  test('CSV has the tables of the SQLite file, cell by cell', async () => {
    const { code, json } = await run(`data export --format csv --out ${at('tables')} --json`);
    expect(code).toBe(0);
    const names = rowsOf(`SELECT name FROM sqlite_master WHERE type = 'table'`).map(({ name }) => name);
    expect(readdirSync(at('tables')).sort()).toEqual(names.map((name: string) => `${name}.csv`).sort());
    expect(json.files).toHaveLength(names.length);
    for (const name of ['bosses', 'acquisition', 'location_connections', 'level_costs']) {
      const [header, ...lines] = readCsv(readFileSync(at(`tables/${name}.csv`), 'utf8'));
      const rows = rowsOf(`SELECT * FROM "${name}"`);
      expect(lines).toEqual(
        rows.map((row) => header!.map((column) => (row[column!] === null ? null : String(row[column!])))),
      );
    }
  });

  test('what is there is not replaced without --force', async () => {
    writeFileSync(at('taken'), 'mine');
    const refused = await run(`data export --format json --out ${at('taken')}`);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('--force');
    expect(readFileSync(at('taken'), 'utf8')).toBe('mine');
    expect((await run(`data export --format json --out ${at('taken')} --force`)).code).toBe(0);
    expect(JSON.parse(readFileSync(at('taken'), 'utf8')).game).toBe('bloodborne');
    const again = await run(`data export --format csv --out ${at('tables')}`);
    expect(again).toMatchObject({ code: 1, out: '' });
  });

  test.each([
    ['--format xml --out x', 2, 'must be one of json, ndjson, sqlite, csv, static; got "xml"'],
    ['--format json', 2, '--out'],
    ['--out x', 2, '--format'],
    ['--format json --out x --game bloodborn', 2, 'Did you mean bloodborne?'],
    [
      '--format json --out FOLDER/bloodborne.sqlite/x',
      3,
      'bloodborne.sqlite: a file of this name is there already',
    ],
  ])('%s is refused', async (template, code, message) => {
    const line = template.replace('FOLDER', folder);
    const result = await run(`data export ${line}`);
    expect(result.code).toBe(code);
    expect(result.err).toContain(message);
  });
});

/** Reads CSV (RFC 4180); a field that is nothing at all is null. */
function readCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (field.lastIndex < text.length) {
    const [, quoted, bare, end] = field.exec(text)!;
    rows.at(-1)!.push(quoted === undefined ? bare || null : quoted.replaceAll('""', '"'));
    if (end === '\r\n' && field.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
