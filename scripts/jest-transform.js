// TypeScript as JavaScript for Jest, by the compiler that also makes the bundles.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform, transformSync, version } from 'esbuild';

const own = readFileSync(fileURLToPath(import.meta.url), 'utf8');
const shared = { loader: 'ts', target: 'node20', sourcemap: 'inline', logLevel: 'silent' };
const typescript = { compilerOptions: { target: 'es2023', verbatimModuleSyntax: true } };

/** Jest loads its global setup, and what that imports, as CommonJS; the tests are modules. */
const optionsFor = (file, isModule) => ({
  ...shared,
  tsconfigRaw: typescript,
  sourcefile: file,
  ...(isModule
    ? { format: 'esm' }
    : {
        format: 'cjs',
        define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
        supported: { 'dynamic-import': false },
      }),
});

export default {
  process: (source, file, { supportsStaticESM }) =>
    transformSync(source, optionsFor(file, supportsStaticESM)),
  processAsync: (source, file) => transform(source, optionsFor(file, true)),
  getCacheKey: (source, file, { configString, supportsStaticESM }) =>
    createHash('sha256')
      .update(JSON.stringify([source, file, configString, supportsStaticESM, own, version]))
      .digest('hex')
      .slice(0, 32),
};
