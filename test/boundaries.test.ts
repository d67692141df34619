import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fromRoot } from '../src/root.ts';

/** Which folders of `src` a folder may import from; files directly in `src` are named by themselves. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  root: [],
  problem: [],
  observe: [],
  config: [],
  log: ['config', 'observe'],
  tallies: [],
  metrics: ['observe', 'tallies'],
  workers: ['metrics', 'observe', 'start-error'],
  'start-error': ['config'],
  trace: ['data', 'observe'],
  data: ['problem', 'observe', 'root', 'config'],
  graph: ['data', 'problem'],
  rest: ['graph', 'data', 'problem', 'observe'],
  access: ['data', 'problem', 'observe'],
  docs: ['http', 'rest', 'data', 'problem', 'root', 'config', 'access'],
  http: ['access', 'rest', 'graph', 'data', 'problem', 'observe', 'root'],
  cli: ['access', 'data', 'graph', 'config', 'problem', 'observe', 'root', 'log'],
};
const free = ['service', 'instance', 'main'];

const files = readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const areaOf = (file: string) => file.replace(/\.ts$/, '').split(path.sep)[0]!;

test('imports run one way', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const area = areaOf(file);
    if (free.includes(area)) continue;
    const text = readFileSync(fromRoot('src', file), 'utf8');
    for (const [, target] of text.matchAll(/from '(\.[^']*)'/g)) {
      const resolved = path.normalize(path.join(path.dirname(file), target!));
      if (resolved.startsWith('..')) continue;
      const other = areaOf(resolved);
      if (other !== area && !(allowed[area] ?? []).includes(other)) wrong.push(`${file} imports ${resolved}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the settings read the environment', () => {
  // Code samples for readers are text, not code.
  const code = files.filter((file) => file !== path.join('docs', 'samples.ts'));
  const reading = code.filter((file) => /process\.env/.test(readFileSync(fromRoot('src', file), 'utf8')));
  expect(reading.sort()).toEqual(['cli/main.ts', 'main.ts']);
});
