import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type OpenApiDocument, operationsOf } from '../../site/build/openapi-view.ts';
import { exampleRequest } from '../../site/build/reference.tsx';
import { sampleLanguages } from '../../site/shared/samples.ts';
import { fromRoot } from '../../src/root.ts';
import { noteSkipped } from '../programs.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';
import { marksOf } from '../spoilers.ts';
import { guideBlocks as blocks } from './blocks.ts';

/** Code in the guides and in the reference runs unchanged against this service. */
const run = promisify(execFile);
let service: SharedService;
let environment: NodeJS.ProcessEnv;
let folder: string;

beforeAll(async () => {
  service = await sharedService();
  await service.get('/v1/bloodborne/export');
  environment = { ...process.env, CARYLL_KEY: service.key };
  delete environment['NODE_OPTIONS'];
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-docs-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const here = (code: string) => code.replaceAll('http://localhost:3000', service.url);

describe('every curl of the guides', () => {
  const shell = blocks.filter(({ info, code }) => info.startsWith('bash') && code.includes('curl'));
  test.each(shell.map((block) => [block.name, block] as const))(
    '%s runs and prints a response',
    async (_name, { code }) => {
      expect(code).toContain('http://localhost:3000');
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', here(code)], {
        env: environment,
        cwd: folder,
      });
      expect(stdout).not.toBe('');
      if (stdout.startsWith('{')) {
        const body = JSON.parse(stdout);
        expect(body).not.toHaveProperty('code');
        expect(body).not.toHaveProperty('errors');
      } else {
        expect(stdout).toMatch(/^HTTP\/1\.1 (200|206|304|404)/);
      }
    },
  );
  test('there are some', () => expect(shell.length).toBeGreaterThan(12));
});

test('the JavaScript that walks a list', async () => {
  const { code } = blocks.find(
    ({ info, code: text }) => info === 'javascript' && text.includes('function* rows'),
  )!;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here(code)], {
    env: environment,
  });
  const { json } = await service.get('/v1/bloodborne/items?page_size=1');
  expect(stdout.trim().split('\n')).toHaveLength(json.meta.total);
});

test('the JavaScript that hides spoilers leaves no marked text, and all others', async () => {
  const { code } = blocks.find(({ name, info }) => name.startsWith('spoilers ') && info === 'javascript')!;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here(code)], {
    env: environment,
  });
  const { data } = (await service.get('/v1/bloodborne/locations/astral-clocktower?view=full')).json;
  const marks = marksOf('locations', 'astral-clocktower');
  const shown = JSON.parse(stdout);
  for (const { text } of marks) expect(stdout).not.toContain(JSON.stringify(text));
  expect(marks.length).toBeGreaterThan(0);
  expect([shown.name, shown.description, shown.provenance]).toEqual([
    data.name,
    '[major spoiler]',
    undefined,
  ]);
  expect(shown.found_here.map(({ notes }: { notes: string }) => notes)).toContain('[mild spoiler]');
});

/** Whether what a sample is run with is there; notes it when it is not. */
function isInstalled(program: string, probe: readonly string[]): boolean {
  if (spawnSync(program, probe, { stdio: 'ignore' }).status === 0) return true;
  noteSkipped(`samples of the guides that need ${program} (${program} ${probe.join(' ')} fails)`);
  return false;
}

describe('a cached response spends one unit for two requests', () => {
  const remembering = blocks.filter(
    ({ name, info, code }) => name.startsWith('quotas') && info !== 'bash' && code.includes('If-None-Match'),
  );
  test.each(remembering.map((block) => [block.info, block] as const))('in %s', async (info, { code }) => {
    const [program, option, ...before] =
      info === 'python' ? ['python3', '-c'] : [process.execPath, '-e', '--input-type=module'];
    if (info === 'python' && !isInstalled(program!, ['-c', 'import requests'])) return;
    const key = await service.newKey('free');
    const { stdout } = await run(program!, [...before, option!, here(code)], {
      env: { ...environment, CARYLL_KEY: key },
    });
    const { json } = await service.get('/v1/bloodborne/bosses');
    expect(stdout).toBe(`first ${json.meta.total}\nsecond ${json.meta.total}\n`);
    const { data } = (await service.get('/v1/usage', { key })).json;
    expect(data.key_units.used).toBe(1);
  });
  test('in JavaScript and Python', () =>
    expect(remembering.map(({ info }) => info)).toEqual(['javascript', 'python']));
});

test('a JSON document in a guide is JSON', () => {
  for (const { info, code } of blocks)
    if (info.startsWith('json')) expect(() => JSON.parse(code)).not.toThrow();
});

describe('what the guide on calculators has of a response is in it', () => {
  const ofGuide = blocks.filter(({ name }) => name.startsWith('calculators '));
  const worked = ofGuide.flatMap((block, index) =>
    block.info.startsWith('json') ? [[block.info, block, ofGuide[index - 1]!] as const] : [],
  );
  test.each(worked)('%s', async (_info, text, request) => {
    const { stdout } = await run('bash', ['-c', here(request.code)], { env: environment });
    expect(JSON.parse(stdout)).toMatchObject(JSON.parse(text.code));
  });
  test('there are some', () => expect(worked.length).toBeGreaterThan(5));
});

/** Returns a matcher for what has at least these members, and lists with at least these elements. */
const atLeast = (part: unknown): unknown =>
  Array.isArray(part)
    ? expect.arrayContaining(part.map(atLeast))
    : typeof part === 'object' && part !== null
      ? expect.objectContaining(
          Object.fromEntries(Object.entries(part).map(([name, value]) => [name, atLeast(value)])),
        )
      : part;

describe('what the guide on progress has of a response is in it', () => {
  const ofGuide = blocks.filter(({ name }) => name.startsWith('progress '));
  const worked = ofGuide.flatMap((block, index) => {
    const request = ofGuide[index - 1];
    return block.info.startsWith('json') && request!.info.startsWith('bash')
      ? [[request!.name, block, request!] as const]
      : [];
  });
  test.each(worked)('%s', async (_name, text, request) => {
    const { stdout } = await run('bash', ['-c', here(request.code)], { env: environment });
    expect(JSON.parse(stdout)).toEqual(atLeast(JSON.parse(text.code)));
  });
  test('there are some', () => expect(worked.length).toBeGreaterThanOrEqual(2));

  test('the JavaScript that lists the missing talismans has all others, each once', async () => {
    const { code } = ofGuide.find(({ info }) => info === 'javascript')!;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here(code)], {
      env: environment,
    });
    const { json } = await service.get('/v1/elden-ring/talismans?page_size=1');
    const listed = Object.values(JSON.parse(stdout)).flat();
    expect(listed).toHaveLength(json.meta.total - 2);
    expect(Object.keys(JSON.parse(stdout))).toContain('Limgrave');
  });
});

test('P1-3: no guide and no sample runs by npx what its reader has not installed', () => {
  const samples = operationsOf(openApiDocument() as OpenApiDocument).flatMap((operation) =>
    sampleLanguages.map(({ render }) => render({ ...exampleRequest(operation), baseUrl: service.url })),
  );
  const installed = new Set<string>();
  // Operators run theirs where the service is installed.
  for (const { name, code } of blocks.filter(({ info }) => info !== 'bash operator')) {
    for (const [, words] of code.matchAll(/^npm install (.*)$/gm))
      for (const word of words!.split(' ')) installed.add(word);
    for (const [, program] of code.matchAll(/\bnpx"?,? +(\S+)/g))
      expect({ name, program, isInstalled: installed.has(program!) }).toEqual({
        name,
        program,
        isInstalled: true,
      });
  }
  for (const sample of samples) expect(sample).not.toMatch(/\bnpx caryll/);
});

describe('the samples of every route', () => {
  const operations = operationsOf(openApiDocument() as OpenApiDocument);
  const sample = (language: string, operation: (typeof operations)[number]) =>
    sampleLanguages
      .find(({ id }) => id === language)!
      .render({ ...exampleRequest(operation), baseUrl: service.url });

  /** The other languages are shown for operations that return JSON. */
  const inJson = operations.filter(({ isJson }) => isJson);

  /** In one shell, which writes a file for each: a shell for each of them takes most of the time. */
  let byCurl: string;
  beforeAll(async () => {
    byCurl = await mkdtemp(path.join(folder, 'curl-'));
    const all = operations.map((operation) => `{ ${sample('curl', operation)}\n} > ${operation.id}`);
    await run('bash', ['-c', all.join('\n')], { env: environment, cwd: byCurl });
  });
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'in curl: %s',
    async (id, operation) => {
      const text = await readFile(path.join(byCurl, id), 'utf8');
      if (operation.isJson) expect(JSON.parse(text).code).toBeUndefined();
      else expect(text).toMatch(/^<\?xml /);
    },
  );

  test('in JavaScript', async () => {
    const code = inJson.map((operation) => `{ ${sample('javascript', operation)} }`).join('\n');
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { env: environment });
    expect(stdout).toContain('father-gascoigne');
  });

  test.each([
    ['curl', 'bash', ['-c'], /^HTTP\/1\.1 304 /],
    ['javascript', process.execPath, ['--input-type=module', '-e'], /^not changed$/],
    ['python', 'python3', ['-c'], /^not changed$/],
  ] as const)(
    'in %s, with the entity tag of an unchanged response',
    async (language, program, options, text) => {
      if (language === 'python' && !isInstalled(program, ['-c', 'import requests'])) return;
      const operation = operations.find(({ id }) => id === 'bloodborne_getBoss')!;
      const request = { ...exampleRequest(operation), baseUrl: service.url };
      const { headers } = await service.get('/v1/bloodborne/bosses/father-gascoigne');
      const code = sampleLanguages
        .find(({ id }) => id === language)!
        .render({ ...request, entityTag: headers.etag });
      const { stdout } = await run(program, [...options, code], { env: environment });
      expect(stdout.trim()).toMatch(text);
    },
  );

  test('in TypeScript, as JavaScript runs it', async () => {
    const code = inJson
      .map((operation) =>
        sample('typescript', operation)
          .replace(/^import .*$/gm, '')
          .replace('<paths>', ''),
      )
      .map((text) => `{ ${text} }`);
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '-e', `import createClient from 'openapi-fetch';\n${code.join('\n')}`],
      { env: environment, cwd: fromRoot() },
    );
    expect(stdout).toContain('father-gascoigne');
  });

  /** Languages whose program may not be installed: then there is nothing to run them with. */
  const others: readonly [language: string, program: string, file: string][] = [
    ['python', 'python3', 'sample.py'],
    ['java', 'java', 'Caryll.java'],
    ['ruby', 'ruby', 'sample.rb'],
    ['php', 'php', 'sample.php'],
  ];
  test.each(others)('in %s', async (language, program, file) => {
    const probe = language === 'python' ? ['-c', 'import requests'] : ['-version'];
    if (!isInstalled(program, probe)) return;
    const target = path.join(folder, file);
    const search = operations.find(({ id }) => id === 'bloodborne_searchRecords')!;
    await writeFile(target, sample(language, search));
    const { stdout } = await run(program, [target], { env: environment });
    expect(stdout).toContain('father-gascoigne');
  });
});
