import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createCaryll } from '../../client/src/client.ts';
import { fromRoot } from '../../src/root.ts';
import { publishedGame, gameIds } from '../games.ts';

const readme = readFileSync(fromRoot('client', 'README.md'), 'utf8');
const calls = /^## All calls$(.*?)^## /ms.exec(readme)![1]!;
const { paths } = JSON.parse(readFileSync(fromRoot('schema', 'openapi.json'), 'utf8')) as {
  paths: Record<string, unknown>;
};
const camel = (segment: string) => segment.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The members of a client that are lists of some game. */
const client = createCaryll({ url: 'http://localhost', key: 'none' }) as unknown as Record<string, object>;
const lists = Object.keys(client).filter((name) => name !== 'units' && 'pages' in Object(client[name]));

test('every call of the client is in its README', () => {
  const others = Object.keys(client).filter((name) => !lists.includes(name) && name !== 'calc');
  expect(others).toContain('suggest');
  const missing = others.filter((name) => !calls.includes(`caryll.${name}`));
  const calculators = Object.keys(client['calc']!).filter((name) => !calls.includes(`.${name}(…)`));
  expect({ missing, calculators }).toEqual({ missing: [], calculators: [] });
});

test.each(gameIds)('the lists of %s are in the README, and those without records say so', (id) => {
  const { name } = publishedGame(id).game;
  const [, line] = new RegExp(`^- \\*\\*${name}\\*\\*: (.*)\\.$`, 'm').exec(calls)!;
  const named = new Map(
    line!.split(', ').map((each) => [/`(\w+)`/.exec(each)![1]!, each.includes('(no `get`)')] as const),
  );
  const root = `/v1/${id}/`;
  const segments = Object.keys(paths).flatMap((path) =>
    path.startsWith(root) && lists.includes(camel(path.slice(root.length))) ? [path.slice(root.length)] : [],
  );
  const there = segments.map((segment) => [camel(segment), !(`${root}${segment}/{slug}` in paths)] as const);
  const ofEveryGame = ['changes', 'releases'];
  for (const each of ofEveryGame) expect(calls).toContain(`caryll.${each}.list(`);
  expect([...named].sort()).toEqual(there.filter(([list]) => !ofEveryGame.includes(list)).sort());
});
