import { existsSync } from 'node:fs';
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DefinitionNode, Kind, print } from 'graphql';
import ts from 'typescript';
import { type OpenApiDocument, operationsOf } from '../../site/build/openapi-view.ts';
import { exampleRequest } from '../../site/build/reference.tsx';
import { sampleLanguages } from '../../site/shared/samples.ts';
import { graphOf } from '../../src/games/index.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { loadOperations, queriesOf } from '../../src/rest/operations.ts';
import { rootFolder, serviceVersion } from '../../src/root.ts';
import { npmEnvironment } from '../npm.ts';
import { openApiDocument, openTestService, type TestService } from '../service.ts';
import { guideBlocks } from './blocks.ts';

/** The commands in the guides that install and start, in an empty folder; guides.long.test.ts has the requests. */
const run = promisify(execFile);
let service: TestService;
let environment: NodeJS.ProcessEnv;
/** A project of somebody who reads the guides. */
let project: string;

/** The folder in which the guides install the service. */
const installation = () => path.join(project, 'installation');
const here = (code: string) =>
  code
    .replaceAll('http://localhost:3000', service.url)
    .replaceAll('/opt/caryll', installation())
    .replaceAll('caryll_live_…', service.key)
    .replaceAll('--http 8931', '--http 0');
const shell = (code: string, cwd: string) =>
  run('bash', ['-euo', 'pipefail', '-c', here(code)], { cwd, env: environment });

const steps = guideBlocks.filter(({ info, code }) => info.startsWith('bash') && !code.includes('curl'));
const serving = steps.filter(({ code }) => code.includes('--http'));
const operating = steps.filter(({ info }) => info === 'bash operator');
const typescript = guideBlocks.filter(({ info }) => info.startsWith('typescript'));

beforeAll(async () => {
  service = await openTestService();
  environment = { ...npmEnvironment(), CARYLL_KEY: service.key };
  project = await mkdtemp(path.join(tmpdir(), 'caryll-steps-'));
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: rootFolder });
  for (const { code } of steps.filter((step) => ![...serving, ...operating].includes(step)))
    await shell(code, project);
});
afterAll(async () => {
  await service.close();
  await rm(project, { recursive: true });
});

test('P1-2: what the guides say to install is there afterwards', async () => {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(project, 'package.json'), 'utf8'),
  );
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(['caryll-client', 'openapi-fetch', 'openapi-typescript', 'typescript']),
  );
  const { stdout } = await run(path.join(installation(), 'node_modules', '.bin', 'caryll'), ['--version']);
  // A build from git adds the commit.
  expect(stdout.trim().split('.', 3).join('.')).toBe(serviceVersion);
});

/** What the compiler finds under `strict`. */
const errors = (files: readonly string[], options: ts.CompilerOptions) =>
  ts
    .getPreEmitDiagnostics(
      ts.createProgram(files, {
        strict: true,
        noEmit: true,
        // The types of packages are theirs to check.
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        typeRoots: [path.join(project, 'node_modules', '@types')],
        ...options,
      }),
    )
    .map(
      ({ file, messageText }) =>
        `${path.basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

describe('P1-1: TypeScript', () => {
  /** Every block in a file of its own; `export` makes it a module with names of its own. */
  const write = async (name: string, code: string) => {
    const file = path.join(project, name);
    await writeFile(file, `${here(code)}\nexport {};\n`);
    return file;
  };

  test('of the guides is checked', () => expect(typescript.length).toBeGreaterThanOrEqual(3));

  test('of the guides and of the samples of every route compiles strictly', async () => {
    const { render } = sampleLanguages.find(({ id }) => id === 'typescript')!;
    const operations = operationsOf(openApiDocument() as OpenApiDocument).filter(({ isJson }) => isJson);
    const files = await Promise.all([
      ...typescript.map(({ name, code }) => write(`${name.replace(' ', '-')}.ts`, code)),
      ...operations.map((operation) =>
        write(`${operation.id}.ts`, render({ ...exampleRequest(operation), baseUrl: service.url })),
      ),
      write('wrong.ts', `${typescript[0]!.code}\nboss.nothing;`),
    ]);
    // And what is wrong is found.
    expect(errors(files, bundler)).toEqual([expect.stringMatching(/^wrong\.ts: .*'nothing' does not exist/)]);
  });

  test('of the guides compiles as modules of Node', async () => {
    const files = await Promise.all(
      typescript.map(({ name, code }) => write(`${name.replace(' ', '-')}.mts`, code)),
    );
    const { NodeNext: module } = ts.ModuleKind;
    expect(errors(files, { module, moduleResolution: ts.ModuleResolutionKind.NodeNext })).toEqual([]);
  });

  test.each(typescript.map((block) => [block.name, block] as const))('runs: %s', async (name, { code }) => {
    const { outputText } = ts.transpileModule(here(code), { compilerOptions: bundler });
    const file = path.join(project, `${name.replace(' ', '-')}.mjs`);
    await writeFile(file, outputText);
    const { stdout } = await run(process.execPath, [file], { env: environment });
    expect(stdout).not.toBe('');
  });
});

describe.each([...servedGames().values()].map((game) => [game.id, graphOf(game)] as const))(
  'GraphQL Code Generator, as the guide configures it, on %s',
  (gameId, graph) => {
    /** Every REST operation, and each fragment once. */
    const queries = queriesOf(loadOperations(graph)).flatMap(({ document }) => document.definitions);
    const keyOf = (node: DefinitionNode) =>
      node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION
        ? `${node.kind} ${node.name!.value}`
        : node.kind;
    const definitions = [...new Map(queries.map((node) => [keyOf(node), node])).values()];

    test('writes types that compile strictly', async () => {
      const folder = path.join(project, `types-${gameId}`);
      await mkdir(path.join(folder, 'src'), { recursive: true });
      const { code } = guideBlocks.find(({ info }) => info === 'yaml codegen.yml')!;
      await writeFile(path.join(folder, 'codegen.yml'), code);
      await writeFile(
        path.join(folder, 'schema.graphql'),
        (await service.get(`/graphql/${gameId}?sdl`)).body,
      );
      await writeFile(
        path.join(folder, 'src', 'operations.graphql'),
        print({ kind: Kind.DOCUMENT, definitions }),
      );
      await run('npx', ['graphql-codegen'], { cwd: folder, env: environment });
      const wrong = path.join(folder, 'src', 'wrong.ts');
      await writeFile(
        wrong,
        `import type { GetBossFullQuery } from './graphql';
         declare const result: GetBossFullQuery;
         const slug: string | undefined = result.data?.slug;
         const names: Record<string, string> | undefined = result.data?.names;
         const rank: number | undefined = result.data?.slug;`,
      );
      expect(errors([path.join(folder, 'src', 'graphql.ts'), wrong], bundler)).toEqual([
        "wrong.ts: Type 'string | undefined' is not assignable to type 'number | undefined'.\n  Type 'string' is not assignable to type 'number'.",
      ]);
    });
  },
);

test('the commands for operators print a key and write an edition', async () => {
  const bin = path.join(installation(), 'node_modules', '.bin', 'caryll');
  await run(bin, ['migrate'], { cwd: installation(), env: environment });
  expect(operating.map(({ name }) => name)).toEqual(['getting-started 2', 'static-edition 1']);
  const [keys, edition] = operating;
  const { stdout } = await shell(keys!.code, installation());
  expect(stdout).toMatch(/^caryll_live_\w{36}\n$/);
  await shell(edition!.code, installation());
  expect(existsSync(path.join(installation(), 'site', 'index.html'))).toBe(true);
});

describe('P1-3: assistants', () => {
  test('the settings that are printed start it in an empty folder', async () => {
    const { code } = guideBlocks.find(({ info }) => info === 'json Settings of an assistant')!;
    const { command, args, env } = JSON.parse(here(code)).mcpServers.caryll;
    const empty = path.join(project, 'empty');
    await mkdir(empty);
    // Nothing of a registry: what is not installed is not there.
    const { PATH, HOME } = environment;
    const child = spawn(command, args, { cwd: empty, env: { PATH, HOME, ...env } });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const send = async (id: number, method: string, params: object) => {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
      return JSON.parse((await lines.next()).value);
    };
    try {
      const { result } = await send(1, 'initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      });
      expect(result.serverInfo.name).toBe('caryll');
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
      const { result: called } = await send(2, 'tools/call', {
        name: 'get_record',
        arguments: { game: 'bloodborne', kind: 'boss', slug: 'father-gascoigne' },
      });
      expect(JSON.stringify(called)).toContain('Father Gascoigne');
    } finally {
      child.kill('SIGKILL');
    }
  });

  test.each(serving.map((block) => [block.name, block] as const))(
    'the address of %s responds',
    async (_name, { code }) => {
      const child = spawn('bash', ['-euc', `exec env ${here(code)}`], { cwd: project, env: environment });
      try {
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        const [, url] = / tools at (\S+);/.exec((await lines.next()).value)!;
        expect(new URL(url!).pathname).toBe('/mcp');
        const response = await fetch(url!, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
        });
        expect(await response.text()).toContain('get_record');
      } finally {
        child.kill('SIGKILL');
      }
    },
  );
  test('there is one', () => expect(serving).toHaveLength(1));
});
