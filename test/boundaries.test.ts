import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { servedGames } from '../src/kinds/served.ts';
import ts from 'typescript';
import { fromRoot } from '../src/root.ts';
import { circlesOf, type ImportGraph, importsIn, readImports, reachedFrom } from './import-graph.ts';

/** docs/architecture.md has the table of rooms and of what each may import; the code is compared with it. */

interface Room {
  /** A folder (`src/data/`) or a file directly in `src` (`src/problem.ts`). */
  readonly place: string;
  readonly mayImport: readonly string[] | 'everything';
}

/** `data` for `src/data/`, `problem` for `src/problem.ts`, `site/pages` for `site/pages/`. */
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

/**
 * The room of a file is its folder in `src` or `site`, or its folder outside; a file directly in one of these is a room of
 * its own.
 */
function roomOf(file: string): string {
  const [top, second] = file.split('/');
  return nameOf(top === 'src' ? second! : top === 'site' ? `site/${second}` : top!);
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

/** Rooms that serve any game. */
const general = ['src/graph/', 'src/graphql/', 'src/kinds/'];

/** Words that a game has and that mean something else elsewhere. */
const everyday: ReadonlySet<string> = new Set(['ending', 'item', 'level', 'class']);

/** Words of one game: its kinds, its currencies, the types of its damage and its stats. */
function wordsOfGame(gameId: string): ReadonlySet<string> {
  const { tables, types } = servedGames().get(gameId)!.model;
  const membersOf = (name: string) => {
    const type = types.get(name)!;
    return type.is === 'set' ? [...type.values.keys()] : type.fields.map((field) => field.name);
  };
  const stats = membersOf('Stats');
  return new Set(
    [gameId, ...tables.keys(), ...stats, ...['Currency', 'Attack', 'ArmorDefense'].flatMap(membersOf)]
      .map((word) => word.replaceAll(/[_-]/g, '').toLowerCase())
      .filter((word) => !everyday.has(word)),
  );
}

/** Names, and texts of one word, in the code of a file. Sentences and comments are for readers. */
function codeWordsIn(file: string): Set<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isWord =
      ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isWord && /^\w+$/.test(node.text)) words.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest));
  return words;
}

test.each(general)('%s names nothing that only one game has', (place) => {
  const ofGame = wordsOfGame('bloodborne');
  const own = [...files.keys()].filter((file) => file.startsWith(place));
  expect(own.length).toBeGreaterThan(3);
  const found = own.flatMap((file) =>
    [...codeWordsIn(file)]
      .filter((word) =>
        ofGame.has(
          word
            .replaceAll('_', '')
            .replace(/Row$|Slug$|s$/, '')
            .toLowerCase(),
        ),
      )
      .map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('the service imports nothing of its website, nor of what derives', () => {
  const service = [...files].filter(([file]) => file.startsWith('src/'));
  const elsewhere = service.filter(([, targets]) =>
    targets.some((target) => /^(derive|site)\//.test(target)),
  );
  expect(elsewhere.map(([file]) => file)).toEqual([]);
});

test('of the service, a website that runs imports only its port, the root and texts', () => {
  const running = ['site/mount.ts', ...reachedFrom(files, 'site/mount.ts')].filter((file) =>
    file.startsWith('site/'),
  );
  expect(running.length).toBeGreaterThan(15);
  const others = running.flatMap((file) =>
    files
      .get(file)!
      .flatMap((target) =>
        /^(site\/|[^./]+$|@?[\w-]+\/[\w-]+$|node:|src\/(site-port|root)\.ts$|src\/text\/)/.test(target)
          ? []
          : [`${file}: ${target}`],
      ),
  );
  expect(others).toEqual([]);
  expect(running.filter((file) => /^site\/(build|browser|shared)\//.test(file))).toEqual([]);
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

/**
 * Code of one game beside that of others: the room of games; the calculators as pages have them, a file for each game,
 * and the list of those files; the shapes that games share, as pages read and draw them by their words.
 */
const isOfGames = (file: string) =>
  /^(src|site)\/games\/|^site\/browser\/tools\/(bloodborne|elden-ring|main)\.tsx?$|^site\/pages\/overviews\//.test(
    file,
  );

/** Made of the schemas of the games. */
const isDerived = (file: string) => /^client\/(src\/api\.ts$|dist\/)/.test(file);

/** Texts in the code of a file that are for programs: names, keys, and strings of one word. Sentences are for readers. */
function codeOf(file: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isCode = ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && !node.text.includes(' '));
    if (isCode) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(fromRoot(file), 'utf8'), ts.ScriptTarget.Latest));
  return words;
}

/** Words of games in code, as `file: word`. */
const saying = (words: RegExp, isSearched: (file: string) => boolean) =>
  [...files.keys()]
    .filter((file) => isSearched(file) && !isOfGames(file) && !isDerived(file))
    .flatMap((file) =>
      codeOf(file)
        .filter((word) => words.test(word))
        .map((word) => `${file}: ${word}`),
    );

/** Pages that show records as examples. */
const isExample = (file: string) => /^site\/build\/(home|first-request|site)\.tsx$/.test(file);

/** Calculators on a page: of weapons and armor, in every game that has some. */
const isOfCalculators = (file: string) => file.startsWith('site/browser/tools/');

/** Abbreviations that are written in capitals wherever they appear. */
const isAbbreviation = (found: string) =>
  /(site\/pages\/words|derive\/openapi\/game-paths)\.ts: npcs?$/i.test(found);

test('no code outside of its folder names Bloodborne, its kinds, currencies or stats', () => {
  const words =
    /bloodborne|blood.?echo|boss|weapon|armor|\brunes?\b|chalice|covenant|trophy|blood.?gem|\blamp|\bnpc|enemy|enemies|insight|bloodtinge|arcane|frenzy|rapid_poison/i;
  const searched = (file: string) =>
    /^(src|derive|site)\//.test(file) && !isExample(file) && !isOfCalculators(file);
  expect(saying(words, searched).filter((found) => !isAbbreviation(found))).toEqual([]);
});

test('no code at all outside of their folders names a game, its currencies, stats or damage types', () => {
  const words =
    /bloodborne|elden.?ring|the old hunters|blood.?echo|insight|vitality|bloodtinge|arcane|frenzy|rapid.?poison|slow.?poison|\bvigor|scarlet.?rot/i;
  expect(saying(words, (file) => !isExample(file))).toEqual([]);
});

test('only the settings read the environment', () => {
  // Code samples for readers are text, not code.
  const code = [...files.keys()].filter((file) => file !== 'site/shared/samples.ts');
  const reading = code.filter((file) => /process\.env/.test(readFileSync(fromRoot(file), 'utf8')));
  expect(reading.sort()).toEqual(['src/cli/main.ts', 'src/main.ts']);
});
