import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { fromRoot } from '../../src/root.ts';
import { type SharedService, sharedService } from '../service.ts';

/** `caryll mcp` as assistants start it. */
const program = fromRoot('bin', 'caryll.js');
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** The words after the program in the settings that the guide shows. */
const wordsOfGuide = (): string[] => {
  const guide = readFileSync(fromRoot('docs', 'guides', 'clients.md'), 'utf8');
  const [, settings] = /^```json [^\n]*\n([\s\S]*?)^```$/m.exec(guide)!;
  const [file, ...words] = JSON.parse(settings!).mcpServers.caryll.args;
  expect(file).toMatch(/\/node_modules\/caryll\/bin\/caryll\.js$/);
  return words.map((word: string) => word.replace('http://localhost:3000', service.url));
};

/** What a process was started with, as others on the computer see it. */
const wordsOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** Runs the command until it ends. */
async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, 'mcp', ...args], {
    env: { ...inherited, CARYLL_URL: '', CARYLL_KEY: '', ...environment },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, text };
}

test('speaks through standard input and output, with a key that nobody else sees', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, ...wordsOfGuide(), '--key', service.key],
    stderr: 'pipe',
  });
  let messages = '';
  transport.stderr!.on('data', (chunk) => (messages += chunk));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const found = await client.callTool({
    name: 'search_records',
    arguments: { game: 'bloodborne', q: 'lhb', kind: ['weapon'] },
  });
  expect(JSON.stringify(found.content)).toContain('ludwigs-holy-blade');
  expect(found._meta).toMatchObject({ 'caryll/units': { cost: 1 } });
  const { contents } = await client.readResource({ uri: 'caryll://bloodborne/rune/clawmark' });
  expect(contents).toHaveLength(1);
  if (existsSync('/proc/self/cmdline')) expect(wordsOf(transport.pid!)).not.toContain(service.key);
  await client.close();
  expect(messages).toMatch(/^\d+ tools on standard input and output\n$/);
});

test('speaks by HTTP, with a key from the environment', async () => {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, 'mcp', '--http', '0', '--json'], {
    env: { ...inherited, CARYLL_URL: service.url, CARYLL_KEY: service.key },
  });
  const [line] = await new Promise<string[]>((resolve) => {
    createInterface({ input: child.stdout }).once('line', (...lines) => resolve(lines));
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(JSON.parse(line!).url)));
  const boss = await client.callTool({
    name: 'get_record',
    arguments: { game: 'bloodborne', kind: 'boss', slug: 'amygdala' },
  });
  expect(boss.isError).toBeUndefined();
  await client.close();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('does not start with what cannot work, and shows what to do', async () => {
  const wrong = service.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  const [noUrl, noKey, badKey, away, noGame] = await Promise.all([
    run(['--key', service.key]),
    run(['--url', service.url]),
    run(['--url', service.url], { CARYLL_KEY: wrong }),
    run(['--url', 'http://127.0.0.1:1'], { CARYLL_KEY: service.key }),
    run(['--url', service.url, '--game', 'bloodbourne'], { CARYLL_KEY: service.key }),
  ]);
  expect(noUrl).toEqual({ code: 2, text: expect.stringMatching(/--url must be .*\n.*CARYLL_URL/) });
  expect(noKey).toEqual({ code: 2, text: expect.stringMatching(/--key must be .*\n.*CARYLL_KEY/) });
  expect(badKey).toEqual({ code: 1, text: expect.stringMatching(/malformed_api_key: .*\n.*CARYLL_KEY/) });
  expect(away).toEqual({ code: 3, text: expect.stringMatching(/network_failure: .*\n.*--url/) });
  expect(noGame).toEqual({
    code: 2,
    text: expect.stringMatching(/--game: expected one of .*bloodborne.*; got "bloodbourne"/),
  });
  for (const { text } of [noUrl, noKey, badKey, away, noGame]) {
    expect(text).not.toContain(service.key);
    expect(text).not.toContain(wrong);
  }
});
