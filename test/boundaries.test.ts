import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fromRoot } from '../src/root.ts';
import { circlesOf, type ImportGraph, importsIn, readImports } from './import-graph.ts';

/** docs/architecture.md has the table of rooms and of what each may import; the code is compared with it. */

interface Room {
  /** A folder (`src/data/`) or a file directly in `src` (`src/problem.ts`). */
  readonly place: string;
  readonly mayImport: readonly string[] | 'everything';
}

/** `data` for `src/data/`, `problem` for `src/problem.ts`. */
const nameOf = (place: string) =>
  place
    .replace(/^src\//, '')
    .replace(/\/$/, '')
    .replace(/\.ts$/, '');

function readRooms(): Room[] {
  const page = readFileSync(fromRoot('docs', 'architecture.md'), 'utf8');
  const [, table] = /<!-- rooms -->\n([\s\S]*?)<!-- end of rooms -->/.exec(page)!;
  const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  return table!
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((row) => {
      const [, place, , mayImport] = row.split('|');
      return {
        place: codes(place!)[0]!,
        mayImport: mayImport!.trim() === 'everything' ? 'everything' : codes(mayImport!),
      };
    });
}

/** The room of a file is its folder in `src`, or its folder outside; a file directly in `src` is a room of its own. */
function roomOf(file: string): string {
  const [top, second] = file.split('/');
  return nameOf(top === 'src' ? second! : top!);
}

const rooms = readRooms();
const files = readImports([...new Set(rooms.map(({ place }) => place.split('/')[0]!))]);

/** The same arrows between rooms. */
const roomsGraph: ImportGraph = (() => {
  const arrows = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const room = roomOf(file);
    const own = arrows.get(room) ?? new Set();
    arrows.set(room, own);
    for (const target of targets) if (files.has(target) && roomOf(target) !== room) own.add(roomOf(target));
  }
  return new Map([...arrows].map(([room, targets]) => [room, [...targets].sort()]));
})();

test('the table names every room, and no other', () => {
  expect(rooms.map(({ place }) => nameOf(place)).sort()).toEqual([...roomsGraph.keys()].sort());
});

test.each(rooms.filter(({ mayImport }) => mayImport !== 'everything'))(
  '$place imports from what the table lists, no more and no less',
  ({ place, mayImport }) => {
    expect(roomsGraph.get(nameOf(place))).toEqual([...mayImport].sort());
  },
);

test('imports between rooms run one way', () => {
  expect(circlesOf(roomsGraph)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(circlesOf(files)).toEqual([]);
});

test('a type of the graph imports none of its siblings', () => {
  const isType = (file: string) => file.startsWith('src/graph/types/');
  const types = [...files].filter(([file]) => isType(file));
  expect(types.length).toBeGreaterThan(10);
  expect(types.flatMap(([file, targets]) => targets.filter(isType).map((to) => `${file} -> ${to}`))).toEqual(
    [],
  );
});

test('a running service loads nothing of what derives and renders', () => {
  const service = [...files].filter(([file]) => file.startsWith('src/'));
  const elsewhere = service.filter(([, targets]) =>
    targets.some((target) => /^(derive|docs-site)\//.test(target)),
  );
  expect(elsewhere.map(([file]) => file)).toEqual([]);
});

test('every kind of import is seen, and none in a text', () => {
  const text = `
    import { a } from './a.ts';
    import type { B } from '../b.ts';
    import './c.ts';
    export * from './d.ts';
    const e = async () => (await import('./deeper/e.ts')).e;
    const sample = "import { f } from './f.ts'";
    import pg from 'pg';`;
  expect(importsIn('src/room/file.ts', text).sort()).toEqual(
    ['pg', 'src/b.ts', 'src/room/a.ts', 'src/room/c.ts', 'src/room/d.ts', 'src/room/deeper/e.ts'].sort(),
  );
});

test('only the settings read the environment', () => {
  // Code samples for readers are text, not code.
  const code = [...files.keys()].filter((file) => file !== 'docs-site/samples.ts');
  const reading = code.filter((file) => /process\.env/.test(readFileSync(fromRoot(file), 'utf8')));
  expect(reading.sort()).toEqual(['src/cli/main.ts', 'src/main.ts']);
});
