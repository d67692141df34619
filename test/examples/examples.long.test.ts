import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { openBrowser, program } from '../docs/chromium.ts';
import { programsNamed, skipped } from '../programs.ts';
import { openTestService, type TestService } from '../service.ts';

/** The programs in `examples/`, as their README starts them, against a service. */
const run = promisify(execFile);
const folder = fromRoot('examples');
const scratch = mkdtempSync(path.join(tmpdir(), 'caryll-examples-test-'));

let service: TestService;
let key: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  service = await openTestService();
  key = await service.newKey('standard');
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  environment = { ...inherited, CARYLL_URL: service.url, CARYLL_KEY: key };
});
afterAll(async () => {
  await service.close();
  rmSync(scratch, { recursive: true });
});

test('every example has a line in the README, whose files exist', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) expect([name, readme.includes(name)]).toEqual([name, true]);
  const files = [...readme.matchAll(/(?:python3|node) ([\w-]+\/[\w.]+)|\]\(([\w-]+\/[\w.]+)\)/g)];
  for (const [, program, link] of files)
    expect([program ?? link, existsSync(path.join(folder, (program ?? link)!))]).toEqual([
      program ?? link,
      true,
    ]);
  for (const [, name] of readme.matchAll(/cd ([\w-]+) && npm install/g)) {
    const { scripts } = JSON.parse(readFileSync(path.join(folder, name!, 'package.json'), 'utf8'));
    expect(existsSync(path.join(folder, name!, scripts.start.split(' ')[1]))).toBe(true);
  }
});

(program === undefined ? test.skip : test)('the page about a boss shows it, and what is wrong', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path.join(folder, 'boss-page', 'index.html')).href);
    await page.fill('[name=service]', service.url);
    await page.fill('[name=key]', key);
    await page.click('button');
    await page.locator('h1').waitFor();
    const { json } = await service.get('/v1/bloodborne/bosses/father-gascoigne');
    const shown = await page.locator('main').textContent();
    for (const text of [json.data.name, json.data.description, json.data.drops[0].name])
      expect(shown).toContain(text);
    await page.fill('[name=boss]', 'father-gascoine');
    await page.click('button');
    await page.waitForFunction(() => document.querySelector('main h1') === null);
    expect(await page.locator('main').textContent()).toContain('father-gascoigne');
  } finally {
    await browser.close();
  }
});

describe('the Discord bot', () => {
  interface Commands {
    readonly commands: readonly { name: string; options: readonly object[] }[];
    respond(interaction: object): Promise<void>;
  }
  let bot: Commands;
  beforeAll(async () => {
    const before = { ...process.env };
    Object.assign(process.env, { CARYLL_URL: service.url, CARYLL_KEY: key });
    bot = (await import(path.join(folder, 'discord-bot', 'commands.mjs'))) as Commands;
    // The key is read at each request.
    if (before['CARYLL_URL'] === undefined) delete process.env['CARYLL_URL'];
  });
  afterAll(() => {
    delete process.env['CARYLL_KEY'];
  });

  /** An interaction of discord.js with what the bot uses of it. @returns what the bot responded. */
  async function interact(kind: 'autocomplete' | 'command', text: string): Promise<any> {
    const responses: unknown[] = [];
    const receive = async (response: unknown) => void responses.push(response);
    await bot.respond({
      commandName: 'boss',
      isAutocomplete: () => kind === 'autocomplete',
      isChatInputCommand: () => kind === 'command',
      options: { getFocused: () => text, getString: () => text },
      respond: receive,
      reply: receive,
    });
    expect(responses).toHaveLength(1);
    return responses[0];
  }

  test('has commands within the limits of Discord', () => {
    for (const { name, options } of bot.commands) {
      expect(name).toMatch(/^[a-z-]{1,32}$/);
      expect(options.length).toBeLessThanOrEqual(25);
    }
  });

  test('completes a name, and shows the boss that was chosen', async () => {
    expect(await interact('autocomplete', 'g')).toEqual([]);
    const choices = await interact('autocomplete', 'gasc');
    expect(choices[0]).toEqual({ name: 'Father Gascoigne', value: 'father-gascoigne' });
    const { embeds } = await interact('command', choices[0].value);
    expect(embeds[0]).toMatchObject({
      title: 'Father Gascoigne',
      fields: [{ name: 'HP', value: '2,031' }, {}],
    });
    expect(embeds[0].description.length).toBeLessThanOrEqual(4_096);
  });

  test('shows what is wrong', async () => {
    expect(await interact('command', 'nobody')).toMatchObject({
      content: expect.stringContaining('nobody'),
      ephemeral: true,
    });
  });
});

const [python] = programsNamed('python3');
if (python === undefined) skipped('the example in Python (no python3 that runs was found)');
(python === undefined ? test.skip : test)(
  'the program in Python downloads the data once, and queries it',
  async () => {
    const file = path.join(scratch, 'bloodborne.sqlite');
    const command = [path.join(folder, 'python', 'questions.py'), file];
    const { stdout } = await run(python!, command, { env: environment });
    expect(stdout).toMatch(/^Data \d{4}\.\d+\.\d+\. MIT/);
    expect(stdout.match(/^ +\d+ \w.+$/gm)).toHaveLength(5);
    const again = await run(python!, command, { env: { ...environment, CARYLL_URL: 'http://127.0.0.1:1' } });
    expect(again.stdout).toBe(stdout);
  },
);

test.each(['bloodborne', 'elden-ring'])('the list of weapons of %s has all of them', async (game) => {
  const { stdout } = await run(process.execPath, [path.join(folder, 'static-list', 'build.mjs'), game], {
    env: environment,
    maxBuffer: 10_000_000,
  });
  const { json } = await service.get(`/v1/${game}/weapons?page_size=1`);
  expect(stdout.match(/<li>/g)).toHaveLength(json.meta.total);
  const [, link] = /<a href="([^"]+)"/.exec(stdout)!;
  expect((await fetch(link!)).status).toBe(200);
});

test('the assistant lists the tools, and finds what was meant', async () => {
  const { stdout } = await run(process.execPath, [path.join(folder, 'assistant', 'assistant.mjs')], {
    env: { ...environment, CARYLL_PROGRAM: fromRoot('bin', 'caryll.js') },
  });
  expect(stdout).toMatch(/^\d+ tools: .*search_records/);
  expect(stdout).toContain('father-gascoigne');
});
