// Bundles the service, since one file loads three times as fast as its few hundred modules do, and renders its pages.
//
// With `--if-changed` nothing is done when the last build is newer than all it was made from.
import { rmSync, writeFileSync } from 'node:fs';
import { nodeBundle } from './bundle.js';
import { makeEmptyDatabase } from './empty-database.js';
import { isBuilt, stamp } from './fresh.js';

if (process.argv.includes('--if-changed') && isBuilt()) process.exit(0);

const startedAt = new Date();
// Only now: loading esbuild takes longer than finding that there is nothing to do.
const { build } = await import('esbuild');
const browserBundle = { bundle: true, minify: true, format: 'esm', target: 'es2022', logLevel: 'warning' };

await Promise.all([
  build({
    ...nodeBundle,
    entryPoints: { main: 'src/main.ts', cli: 'src/cli/main.ts' },
    outdir: 'dist',
    // What is shorter is read faster, and so is a map without the sources; names stay as they are.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
  }),
  // openapi-typescript is written on the API of TypeScript 5, which version 7 does not have.
  build({
    ...nodeBundle,
    splitting: false,
    entryPoints: { derive: 'derive/main.ts' },
    outdir: 'dist',
    alias: { typescript: 'typescript-5' },
  }),
  // The GraphiQL page of /graphql, with everything it needs: no page of ours loads anything from elsewhere.
  build({
    ...browserBundle,
    entryPoints: { graphiql: 'assets/graphiql.js' },
    outdir: 'dist/graphiql',
    loader: { '.woff2': 'dataurl', '.woff': 'dataurl', '.ttf': 'dataurl', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  // What renders the documentation pages, and the scripts and style that they load, from this service alone.
  build({
    ...nodeBundle,
    splitting: false,
    entryPoints: { main: 'docs-site/main.ts' },
    outdir: 'dist/docs-site',
  }),
  build({
    ...browserBundle,
    entryPoints: {
      app: 'docs-site/browser/app.ts',
      theme: 'docs-site/browser/theme.ts',
      style: 'docs-site/browser/style.css',
    },
    outdir: 'dist/docs-site',
  }),
  makeEmptyDatabase(),
]);
await import('../dist/docs-site/main.js');
rmSync('dist/docs-site', { recursive: true });
writeFileSync(stamp, `${startedAt.toISOString()}\n`);
