import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { defaultPlans } from '../../src/keys/plans.ts';
import { fromRoot } from '../../src/root.ts';
import { firstKeyPlan } from '../../src/start.ts';
import { gameIds, publishedGame } from '../games.ts';

/** Statements in the texts of the repository that a program can verify. */

const markdownIn = (...folder: string[]) =>
  readdirSync(fromRoot(...folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(...folder, file));
const files = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...markdownIn('docs'),
  ...markdownIn('docs', 'guides'),
  ...markdownIn('docs', 'operate'),
];
const read = (file: string) => readFileSync(fromRoot(file), 'utf8');
const manifest = JSON.parse(read('package.json'));

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  );

test('every link from file to file leads somewhere, headings included', () => {
  const broken: string[] = [];
  for (const file of files) {
    for (const [, target] of read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)) {
      const [there, anchor] = target!.split('#');
      const name = there === '' ? file : path.join(path.dirname(file), there!);
      if (!existsSync(fromRoot(name))) broken.push(`${file}: ${target}`);
      // A guide has anchors that are made from the program; its page is checked with all others.
      else if (
        anchor &&
        name.endsWith('.md') &&
        !name.includes('guides') &&
        !anchorsOf(read(name)).includes(anchor)
      )
        broken.push(`${file}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the version of Node is the one of engines, wherever it is named', () => {
  const wanted = /^>=(\d+(?:\.\d+)?)$/.exec(manifest.engines.node)![1];
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/Node (\d+(?:\.\d+)*) or newer/g)].map(([, version]) => ({ file, version })),
  );
  expect(named.length).toBeGreaterThan(1);
  for (const { file, version } of named) expect({ file, version }).toEqual({ file, version: wanted });
  expect(read('.ci/run')).toContain(`for version in ${wanted} `);
});

test('one version of Node is recommended: that of the image', () => {
  const recommended = read('.nvmrc').trim();
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)\./gm)].map(([, major]) => major);
  expect(new Set(images)).toEqual(new Set([recommended]));
  expect(read('README.md')).toContain(`(${recommended}, an LTS version, is recommended)`);
  expect(read('docs/operate/install.md')).toContain(`(${recommended} is recommended)`);
});

test('npm runs no script that does not exist', () => {
  const scripts = files.flatMap((file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(manifest.scripts).toHaveProperty([script]);
});

test('the README describes what the first key may do', () => {
  const { keyLimit } = defaultPlans[firstKeyPlan];
  expect(read('README.md')).toContain(
    `on the \`${firstKeyPlan}\` plan, with ${keyLimit.toLocaleString('en')} units a day`,
  );
});

test('CI runs what the texts say that it runs', () => {
  expect(read('SECURITY.md')).toContain('`.ci/audit`');
  expect(read('.ci/run')).toMatch(/^part \.ci\/audit$/m);
  expect(read('.ci/audit')).toContain('npm audit');
  expect(read('SECURITY.md')).toContain('`npm audit`');
});

test('every package is explained, and no other', () => {
  const text = read('CONTRIBUTING.md');
  const table = text.slice(text.indexOf('## Packages'));
  const named = [...table.matchAll(/^\| (.*?) \|/gm)]
    .flatMap(([, cell]) => cell!.split(', '))
    .filter((name) => name !== 'package');
  const isNamed = (dependency: string) =>
    named.some((name) =>
      name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name,
    );
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(dependencies.filter((dependency) => !isNamed(dependency))).toEqual([]);
  expect(named.filter((name) => !name.endsWith('*') && !dependencies.includes(name))).toEqual([]);
});

test('the version is the newest of the changelog, or one after it while there are unreleased changes', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading!);
  const [newest, last] = headings;
  const numbersOf = (version: string) => version.split('-')[0]!.split('.').map(Number);
  if (newest !== 'Unreleased') return expect(manifest.version).toBe(newest);
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+-dev$/);
  const [own, before] = [numbersOf(manifest.version), numbersOf(last!)];
  const at = own.findIndex((number, index) => number !== before[index]);
  expect(own[at]).toBeGreaterThan(before[at]!);
});

test('the version of the package and of the image is the present one, wherever it is named', () => {
  const places = [...files, 'deploy/kubernetes/caryll.yaml'].flatMap((file) =>
    [...read(file).matchAll(/\bcaryll[-:](\d+\.\d+\.\d+(?:-dev)?)/g)].map(([, version]) => ({
      file,
      version,
    })),
  );
  expect(places.length).toBeGreaterThan(3);
  for (const { file, version } of places)
    expect({ file, version }).toEqual({ file, version: manifest.version });
});

test('a text with an example of one game names every other game of the README, too', () => {
  const games = gameIds
    .map((id) => ({ id, name: publishedGame(id).game.name }))
    .filter(({ name }) => read('README.md').includes(name));
  expect(games).not.toEqual([]);
  const texts = ['README.md', path.join('client', 'README.md'), ...markdownIn('docs', 'guides')];
  const silent = texts.flatMap((file) => {
    const text = read(file);
    const isAbout = ({ id, name }: (typeof games)[number]) => text.includes(`/${id}/`) || text.includes(name);
    const missing = games.filter((game) => !isAbout(game)).map(({ id }) => id);
    return missing.length === 0 || missing.length === games.length ? [] : [`${file}: ${missing.join(', ')}`];
  });
  expect(silent).toEqual([]);
});

test('the guide names every filter that finds nothing, because its values are all unknown', () => {
  const guide = read(path.join('docs', 'guides', 'lists.md'));
  const empty = gameIds.flatMap((id) => {
    const { game, kinds, model, records } = publishedGame(id);
    return kinds
      .filter(({ table }) => model.tables.get(table)!.hasList)
      .flatMap(({ table, fields }) => {
        const own = records.get(table) ?? [];
        return Object.keys(fields)
          .filter(
            (field) => field.startsWith('is_') && own.every((record) => (record[field] ?? null) === null),
          )
          .map((field) => ({ field, name: game.name }));
      });
  });
  const missing = empty.filter(({ field, name }) => !new RegExp(`[^.]*${name}[^.]*\`${field}\``).test(guide));
  expect(missing).toEqual([]);
});
