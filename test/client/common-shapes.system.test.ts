import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument } from '../service.ts';

/** The schemas of games with the common shape that the document names, as types of the client. */
const pairs = Object.entries<any>(openApiDocument().components.schemas).flatMap(([name, schema]) => {
  const common = schema['x-common']?.$ref.split('/').at(-1) as string | undefined;
  return common === undefined ? [] : [[name, common] as const];
});

/** The names of both, unless the client does not have them: what only the export returns. */
function assignments(names: ReadonlySet<string>) {
  const known = pairs.filter(([own, common]) => names.has(own) && names.has(common));
  return known.map(([own, common]) => `export const of${own} = (value: api.${own}): api.${common} => value;`);
}

test('a record of each game is assignable to the common shape of its kind', () => {
  const source = fromRoot('client', 'src', 'api.ts');
  const names = new Set(
    [...ts.sys.readFile(source)!.matchAll(/^export type (\w+) = components/gm)].map(([, name]) => name!),
  );
  const lines = assignments(names);
  expect(lines.length).toBeGreaterThan(20);
  for (const idea of ['Boss', 'Weapon', 'Armor', 'Item', 'RestPoint']) expect(names).toContain(idea);
  const folder = mkdtempSync(path.join(fromRoot('client'), 'types-'));
  try {
    const file = path.join(folder, 'use.ts');
    writeFileSync(file, `import type * as api from '../src/api.ts';\n${lines.join('\n')}\n`);
    const { options } = ts.convertCompilerOptionsFromJson(
      {
        ...ts.readConfigFile(fromRoot('client', 'tsconfig.json'), ts.sys.readFile).config.compilerOptions,
        noEmit: true,
        emitDeclarationOnly: false,
        declaration: false,
        rootDir: undefined,
        outDir: undefined,
      },
      folder,
    );
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
