import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fromRoot } from '../src/root.ts';

interface Example {
  readonly file: string;
  readonly name: string;
  readonly call: string;
  readonly result: string;
}

/** Examples of one line in doc comments that call the function and state what it returns. */
const examples = ['src', 'site/docs'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name))
    .flatMap((name): Example[] => {
      const file = path.posix.join(folder, name);
      const text = readFileSync(fromRoot(file), 'utf8');
      const found = text.matchAll(
        /@example\n \* ((\w+)\(.*); \/\/ (.+)\n \*\/\nexport (?:async )?(?:function|const) \2\b/g,
      );
      return [...found].map(([, call, called, result]) => ({
        file,
        name: called!,
        call: call!,
        result: result!,
      }));
    }),
);

test('examples were found', () => {
  expect(examples.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['excerpt', 'nearest', 'withArticle']),
  );
});

test.each(examples.map((each) => [each.call, each] as const))(
  'the example %s returns what its comment shows',
  async (_call, { file, name, call, result }) => {
    const module = (await import(fromRoot(file))) as Readonly<Record<string, unknown>>;
    // oxlint-disable-next-line typescript/no-implied-eval -- an example is code in a text.
    const evaluate = new Function(name, `return [${call}, ${result}];`) as (called: unknown) => unknown[];
    const [returned, expected] = evaluate(module[name]);
    expect(returned).toEqual(expected);
  },
);
