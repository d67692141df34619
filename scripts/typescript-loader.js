// TypeScript as JavaScript for Node, by the compiler that also makes the bundles; and `@jest/globals` as ours.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const globals = new URL('./jest-globals.js', import.meta.url).href;
const options = {
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  tsconfigRaw: { compilerOptions: { target: 'es2023', verbatimModuleSyntax: true } },
  logLevel: 'silent',
};

export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);

export async function load(url, context, next) {
  const { pathname, protocol } = new URL(url);
  const [, loader] = /\.(tsx?)$/.exec(pathname) ?? [];
  if (protocol !== 'file:' || !loader) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, 'utf8'), { ...options, loader, sourcefile: file });
  return { format: 'module', source: code, shortCircuit: true };
}
