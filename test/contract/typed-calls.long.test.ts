import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument } from '../service.ts';

/** Calls as a user writes them with openapi-typescript and openapi-fetch, in a strict project. */

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: any;
}

const document = openApiDocument();

const dereferenced = (parameter: any): Parameter =>
  parameter.$ref ? document.components.parameters[parameter.$ref.split('/').at(-1)] : parameter;

/** A value that a schema allows. */
function valueOf(schema: any): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [valueOf(schema.items)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'a';
}

const operations = Object.entries<any>(document.paths).flatMap(([route, { get, parameters = [] }]) => {
  if (get?.responses[200]?.content?.['application/json'] === undefined) return [];
  const all = [...parameters, ...(get.parameters ?? [])].map(dereferenced);
  const required = (place: string) =>
    Object.fromEntries(
      all
        .filter((each) => each.in === place && each.required)
        .map((each) => [each.name, valueOf(each.schema)]),
    );
  const hasPath = all.some((each) => each.in === 'path');
  return [{ route, path: hasPath ? { path: required('path') } : {}, query: required('query') }];
});

type Call = Pick<(typeof operations)[number], 'route' | 'path' | 'query'>;

const call = ({ route, path: inPath, query }: Call) =>
  `client.GET(${JSON.stringify(route)}, { params: ${JSON.stringify({ ...inPath, ...(Object.keys(query).length > 0 && { query }) })} })`;

/** The call without a parameter that it must have, or with one that there is not: openapi-fetch finds that only without the former. */
function wrongCall({ query, ...others }: Call): string {
  const [required, ...left] = Object.entries(query);
  return call({
    ...others,
    query: required === undefined ? { no_such_parameter: 'a' } : Object.fromEntries(left),
  });
}

test('one call of each operation compiles, and a wrong one does not', async () => {
  expect(operations.length).toBeGreaterThan(50);
  const types = astToString(await openapiTypeScript(document as never));
  const lines = operations.flatMap((operation, at) => [
    `export const right${at} = async () => (await ${call(operation)}).data satisfies object | string | undefined;`,
    '// @ts-expect-error: a wrong call',
    `export const wrong${at} = () => ${wrongCall(operation)};`,
  ]);
  const folder = mkdtempSync(path.join(fromRoot('client'), 'typed-'));
  try {
    writeFileSync(path.join(folder, 'caryll.ts'), types);
    const file = path.join(folder, 'use.ts');
    writeFileSync(
      file,
      `import createClient from 'openapi-fetch';\nimport type { paths } from './caryll.ts';\nconst client = createClient<paths>({ baseUrl: 'http://localhost:3000' });\n${lines.join('\n')}\n`,
    );
    const program = ts.createProgram([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
    });
    const problems = ts.getPreEmitDiagnostics(program);
    const texts = problems.map(
      ({ messageText, file: of, start = 0 }) =>
        `${
          of === undefined
            ? ''
            : lines
                .slice(of.getLineAndCharacterOfPosition(start).line - 3)
                .slice(0, 2)
                .join(' ')
        }: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
    expect(texts.slice(0, 10)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
