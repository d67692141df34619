import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type GameHints, hintsOf, signOf } from '../../site/games/hints.ts';
import { type PageGame, pageGame, type PageKind, recordShape } from '../../site/pages/kinds.ts';
import { hashDataset } from '../../src/dataset/content-hash.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { servedGraph } from '../../src/games/index.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import type { Shape } from '../../src/rest/shape.ts';
import { gameIds } from '../games.ts';

/** `seeds/<game>/pages.json`: what only pages show of a game. */

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-hints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pagesOf = (gameId: string, hints?: GameHints): PageGame =>
  pageGame(servedGraph(gameId), loadOperations(servedGraph(gameId)).list, servedGames().get(gameId)!, hints);

/** The members of a response, those of objects inside with dots. */
const membersOf = ({ keys, members }: Shape, before = ''): string[] =>
  [...keys.values()].flatMap((names) =>
    [...names].flatMap((name) => {
      const inner = members.get(name);
      return [before + name, ...(inner === undefined ? [] : membersOf(inner, `${before}${name}.`))];
    }),
  );

function membersOfKind({ list, record, sortKeys: values }: PageKind): ReadonlySet<string> {
  const shapes = [list, record ?? list].flatMap((operation) =>
    [...operation.queries.keys()].map((view) => recordShape(operation, view)),
  );
  return new Set([...shapes.flatMap((shape) => membersOf(shape)), ...values.keys()]);
}

test.each(gameIds)('every hint of %s names a member of its kind', (gameId) => {
  const unknown = [...pagesOf(gameId).kinds.values()].flatMap((kind) => {
    const { columns = [], facts = [], inline = [], hidden = [], sections = [] } = kind.hints;
    const all = [...membersOfKind(kind)];
    // Members of objects that are shown as those of the record.
    const inlined = inline.flatMap((name) =>
      all.flatMap((each) => (each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : [])),
    );
    const known = new Set([...all, ...inlined]);
    // Objects inside leave these out, too.
    const inside = new Set(all.map((name) => name.split('.').at(-1)!));
    return [
      ...[...columns, ...facts, ...inline, ...sections].filter((name) => !known.has(name)),
      ...hidden.filter((name) => !inside.has(name)),
    ].map((name) => `${kind.segment}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

test('an unknown kind, field or member is an error with the file and the nearest name', () => {
  const refused = (hints: object) => {
    try {
      pagesOf('bloodborne', hints as GameHints);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  expect(refused({ kinds: { boses: {} } })).toBe(
    'seeds/bloodborne/pages.json: a member of kinds must be the name of a data file with a list; got "boses". Did you mean bosses?',
  );
  expect(refused({ fields: { 'Lamp.sort_ordr': { shown: false } } })).toMatch(
    /^seeds\/bloodborne\/pages\.json: a member of fields must be .*; got "Lamp\.sort_ordr"\. Did you mean Lamp\.sort_order/,
  );
  expect(refused({ kinds: { bosses: { colums: ['health'] } } })).toContain(
    'a member of kinds.bosses must be sign, columns, facts, inline, hidden, sections, hasBuild, isReference; got "colums". Did you mean columns?',
  );
  expect(refused({ fields: { 'Lamp.sort_order': { show: false } } })).toContain(
    'got "show". Did you mean shown?',
  );
  expect(refused({ kind: {} })).toContain(
    'a member must be kinds or fields or map; got "kind". Did you mean kinds?',
  );
  expect(refused({})).toBeUndefined();
});

test('hints are no data: they neither change the content hash nor are a file of records', () => {
  cpSync('seeds', folder, { recursive: true });
  const before = hashDataset(folder);
  for (const gameId of gameIds)
    writeFileSync(path.join(folder, gameId, 'pages.json'), JSON.stringify({ kinds: {} }));
  expect(hashDataset(folder)).toBe(before);
  expect(loadDataset(folder).contentHash).toBe(before);
});

test('kinds have a sign of their own game, of one with a file of that name, or that of a table', () => {
  const { kinds = {} } = hintsOf('bloodborne');
  expect(signOf('bosses')).toBe(kinds['bosses']?.sign);
  expect(signOf('unknown')).toMatch(/^M/);
});
