import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import { afterAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { deriveClient } from '../../derive/client.ts';
import { readDataModel } from '../../derive/data-model.ts';
import { createOpenApi } from '../../derive/openapi/document.ts';
import { operationFinder, type OpenApiDocument } from '../../site/build/openapi-view.ts';
import { referencePages } from '../../site/build/reference.tsx';
import { tryItOf } from '../../site/build/try-it.tsx';
import { graphOf } from '../../src/games/index.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { readGames } from '../../src/kinds/served.ts';
import { createToolbox, type OpenApiDocument as ToolDocument } from '../../src/mcp/tools.ts';
import { printOperations } from '../../derive/operations.ts';
import { composeKinds, loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { bloodborne } from '../bloodborne.ts';
import { toyId, toySeeds } from './toy.ts';

/** What follows from a game of data alone without a service: its operations, its routes, its pages and its types. */

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-toy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const graph = graphOf(readGames(toySeeds).get(toyId)!);
const { schema } = graph;
const operations = loadOperations(graph);
const options = { version: '1.0.0', plans: defaultPlans, examples: { operations: {}, problems: {} } };
const openApi = createOpenApi(
  [
    {
      gameId: 'bloodborne',
      name: 'Bloodborne',
      operations: loadOperations(bloodborne),
      schema: bloodborne.schema,
      ideas: new Map(),
    },
    { gameId: toyId, name: 'Three Mills', operations, schema, ideas: new Map() },
  ],
  options,
);
const document = openApi as unknown as OpenApiDocument;

test('its lists, records and comparison are paths of its own, and what all games have names them', () => {
  const own = Object.keys(document.paths).filter((each) => each.startsWith(`/v1/${toyId}/`));
  expect(own.map((each) => each.slice(`/v1/${toyId}/`.length)).sort()).toEqual([
    'compare',
    'flours',
    'flours/{slug}',
    'lookup',
    'millers',
    'millers/{slug}',
    'mills',
    'mills/{slug}',
    'quality',
    'search',
    'suggest',
  ]);
  const shared = Object.keys(document.paths).filter((each) => each.startsWith('/v1/{gameId}'));
  expect(shared.sort()).toEqual(
    ['', '/changes', '/export', '/languages', '/releases'].map((route) => `/v1/{gameId}${route}`),
  );
  for (const path of shared)
    expect(document.paths[path]!.get.parameters!.find(({ name }) => name === 'gameId')!.schema.enum).toEqual([
      'bloodborne',
      toyId,
    ]);
});

test('the client has its lists, and none of another game', async () => {
  const api = await deriveClient(openApi, 'bloodborne');
  const [, shapes] = /"3-mills": \{([\s\S]*?)\n\};/.exec(api)!;
  expect(shapes).toContain(
    'mills: { query: Game3MillsListMillsQuery; views: { summary: Game3MillsMillSummary;',
  );
  expect(shapes).toContain('changes: { query: ListChangesQuery; row: RecordChange };');
  expect(shapes).not.toContain('bosses');
});

test('a program that uses the client on it is checked against its records', async () => {
  const source = mkdtempSync(path.join(folder, 'client-'));
  cpSync(fromRoot('client', 'src'), source, { recursive: true });
  writeFileSync(path.join(source, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(source, 'api.ts'), await deriveClient(openApi, 'bloodborne'));
  writeFileSync(
    path.join(source, 'mills.ts'),
    `import { createCaryll } from './client.ts';
    const caryll = createCaryll({ url: 'http://localhost:3000', key: 'key', game: '${toyId}' });
    const { data } = await caryll.mills.list({ power: 'water', owner_slug: 'ada-brook', sort: '-built', view: 'detail' });
    export const years: number[] = data.map(({ built }) => built);
    const mill = await caryll.mills.get('north-mill', { view: 'full' });
    export const sacks: number = mill.grinds[0]!.per_day;
    // @ts-expect-error not one of its values
    await caryll.mills.list({ power: 'steam' });
    // @ts-expect-error a list of another game
    await caryll.bosses.list();
    // @ts-expect-error a text
    export const wrong: number = mill.name;
    `,
  );
  const { compilerOptions } = ts.readConfigFile(fromRoot('client', 'tsconfig.json'), ts.sys.readFile).config;
  const { options: parsed } = ts.convertCompilerOptionsFromJson(
    {
      ...compilerOptions,
      rootDir: undefined,
      outDir: undefined,
      noEmit: true,
      emitDeclarationOnly: false,
      declaration: false,
    },
    source,
  );
  const program = ts.createProgram([path.join(source, 'mills.ts')], parsed);
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(errors).toEqual([]);
});

test('it has pages in the reference, with slugs to complete', () => {
  const at = operationFinder(document);
  const dataModel = readDataModel(graph, operations);
  const tryIt = tryItOf(operations.list, dataModel, (route) => at(toyId, route).id);
  const pages = referencePages(document, tryIt).map(({ page }) => page);
  const mills = pages.find(({ title }) => title === 'Three Mills: Mills')!;
  expect(mills.path).toBe(`/docs/reference/${toyId}-mills`);
  const html = render(mills.body as VNode);
  expect(html).toContain(`data-template="/v1/${toyId}/mills/{slug}"`);
  expect(html).toContain('data-completes="millers"');
});

test('the tools of an assistant are those of the game', () => {
  const toolsOf = (gameId: string) =>
    createToolbox({ document: openApi as unknown as ToolDocument, gameId, plan: 'free' });
  expect(toolsOf(toyId).tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'list_records',
      'search_records',
      'compare_records',
      'list_changes',
      'get_record',
    ]),
  );
  expect(toolsOf(toyId).kinds).toContain('mill');
  expect(toolsOf(toyId).kinds).not.toContain('boss');
  expect(toolsOf('bloodborne').kinds).not.toContain('mill');
});

/** The operations on mills when their schema is changed. */
function millsWith(change: (record: any) => void): string {
  const seeds = mkdtempSync(path.join(folder, 'seeds-'));
  cpSync(toySeeds, seeds, { recursive: true });
  const file = path.join(seeds, toyId, 'schema', 'mills.schema.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content.properties.records.items);
  writeFileSync(file, JSON.stringify(content));
  const changed = graphOf(readGames(seeds).get(toyId)!);
  return printOperations(composeKinds(changed).get('mills')!);
}

test('an object in a record may name a record of the same kind, of which its operations have slug and name', () => {
  const text = millsWith(({ properties }) => {
    properties.stones.items.properties.taken_from_slug = {
      ...{ $ref: '../../common.schema.json#/$defs/slug', 'x-references': 'mill' },
      description: 'The mill in which it was before.',
    };
  });
  const [, stones] = /stones \{([^}]*)\}/.exec(text)!;
  expect(stones!.trim().split(/\s+/)).toEqual([
    'rock',
    'diameter',
    'taken_from_slug:',
    'takenFromSlug',
    'taken_from_name:',
    'takenFromName',
  ]);
});
