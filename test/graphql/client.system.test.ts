import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { openTestService, type TestService } from '../service.ts';

/**
 * A typed client that a public generator (genql) makes from the SDL we serve: what it makes has to compile,
 * refuse what the schema has not, and get answers.
 */
const run = promisify(execFile);
let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await openTestService();
  // Inside the project, so that the compiler finds the types of Node.
  folder = await mkdtemp(fromRoot('node_modules', '.caryll-client-'));
  const { text: sdl } = await service.get('/graphql?sdl');
  await writeFile(path.join(folder, 'schema.graphql'), sdl);
  await run(process.execPath, [
    fromRoot('node_modules', '@genql', 'cli', 'dist', 'cli.js'),
    ...['--schema', path.join(folder, 'schema.graphql'), '--output', path.join(folder, 'client')],
    ...['--scalar', 'Slug:string', '--scalar', 'GameId:string', '--scalar', 'Page:number'],
    ...['--scalar', 'PageSize:number', '--scalar', 'Url:string', '--scalar', 'Date:string'],
  ]);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const program = (selection: string, use: string) => `
import { createClient } from './client';
const client = createClient({
  url: process.env['CARYLL_URL']! + '/graphql',
  headers: { 'X-API-Key': process.env['CARYLL_KEY']! },
});
async function main() {
  const answer = await client.query(${selection});
  ${use}
}
main().catch((error) => { console.error(error); process.exitCode = 1; });
`;

const compile = async (name: string, source: string) => {
  await writeFile(path.join(folder, `${name}.ts`), source);
  await writeFile(
    path.join(folder, `${name}.tsconfig.json`),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'preserve',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['node'],
        lib: ['es2022', 'dom'],
      },
      files: [`${name}.ts`],
    }),
  );
  const tsc = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [tsc, '-p', path.join(folder, `${name}.tsconfig.json`)]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

const selection = `{
  boss: {
    __args: { gameId: 'bloodborne', slug: 'father-gascoigne' },
    name: true,
    hp: true,
    location: { name: true, bosses: { slug: true } },
    drops: { name: true, subject: { __typename: true, on_Item: { slug: true, family: true } } },
  },
}`;

describe('a generated client', () => {
  test('compiles, and gets a typed answer', async () => {
    const source = program(
      selection,
      `const hp: number = answer.boss!.hp;
  const place: string = answer.boss!.location.name;
  console.log(JSON.stringify({ hp, place, drops: answer.boss!.drops.map(({ name }) => name) }));`,
    );
    expect(await compile('right', source)).toBe('');
    const bundle = path.join(folder, 'right.mjs');
    await run(process.execPath, [
      fromRoot('node_modules', 'esbuild', 'bin', 'esbuild'),
      path.join(folder, 'right.ts'),
      ...['--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`, '--log-level=error'],
    ]);
    const { stdout } = await run(process.execPath, [bundle], {
      env: { ...process.env, NODE_OPTIONS: '', CARYLL_URL: service.url, CARYLL_KEY: service.key },
    });
    const rest = (await service.get('/v1/bloodborne/bosses/father-gascoigne')).json.data;
    expect(JSON.parse(stdout)).toEqual({
      hp: rest.hp,
      place: 'Central Yharnam',
      drops: rest.drops.map(({ name }: { name: string }) => name),
    });
  });

  test('does not compile what the schema has not', async () => {
    const wrong = program(selection, 'console.log(answer.boss!.healthPoints, answer.boss!.wikiUrl);');
    const faults = await compile('wrong', wrong);
    expect(faults).toContain('healthPoints');
    // It is a field, but was not asked for.
    expect(faults).toContain('wikiUrl');
  });
});
