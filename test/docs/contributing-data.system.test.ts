import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { createRunner } from '../cli/terminal.ts';

/** docs/contributing-data.md, followed step by step on a copy of the data files. */

const page = readFileSync(fromRoot('docs', 'contributing-data.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind, text]) => [kind!, text!] as const,
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line as a pattern that ignores its indentation and what `…` replaces. */
const patternOf = (line: string) => `[ ]*${line.trim().split('…').map(escaped).join('.*')}`;
/** Applies a diff of the guide: the first place with its lines is changed. A line `…` skips any number of lines. */
function apply(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const old = lines.filter((line) => !line.startsWith('+'));
  const pattern = old
    .map((line) => (line.trim() === '…' ? '([\\s\\S]*?\\n)' : `(${patternOf(line.slice(1))}\\n)`))
    .join('');
  const match = new RegExp(`^${pattern}`, 'm').exec(text);
  if (match === null) throw new Error(`the guide changes lines that the data do not have:\n${diff}`);
  let group = 0;
  const changed = lines.map((line) => {
    if (line.startsWith('+')) return `${line.slice(1)}\n`;
    group += 1;
    return line.startsWith('-') ? '' : match[group]!;
  });
  return text.slice(0, match.index) + changed.join('') + text.slice(match.index + match[0].length);
}

/** Counts, versions and lines follow the data, and are not what the guide is about; nor are other games. */
const withoutNumbers = (text: string) => text.replace(/^elden-ring .*\n/gm, '').replace(/\d[\d,]*/g, 'n');

test('27.7: the guide for contributors of data is correct, message by message', async () => {
  const seeds = mkdtempSync(path.join(tmpdir(), 'caryll-guide-'));
  for (const name of readdirSync(fromRoot('seeds')))
    if (name === 'bloodborne' || name.endsWith('.json'))
      cpSync(fromRoot('seeds', name), path.join(seeds, name), { recursive: true });
  const run = createRunner();
  let commands = 0;
  for (const [kind, text] of blocks) {
    if (kind === 'diff') {
      const [header, ...diff] = text.split('\n');
      const file = path.join(seeds, header!.replace('--- seeds/', ''));
      writeFileSync(file, apply(readFileSync(file, 'utf8'), diff.join('\n')));
    } else {
      const [line, ...output] = text.split('\n');
      const { out } = await run([...line!.replace('$ npx caryll ', '').split(' '), '--seeds', seeds]);
      expect(withoutNumbers(out)).toBe(withoutNumbers(output.join('\n')));
      commands += 1;
    }
  }
  expect(commands).toBe(6);
});
