// Makes JavaScript of the service, in few files, which load faster than its two hundred modules do, and renders its pages.
//
// With `--if-changed` nothing is done when the last build is newer than all it was made from.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deriveBundle, nodeBundle, serviceBundle } from './bundle.js';
import { makeEmptyDatabase } from './empty-database.js';
import { commitOfBuild } from './commit.js';
import { isBuilt, stamp } from './fresh.js';
import { writeThirdParty } from './third-party.js';

if (process.argv.includes('--if-changed') && isBuilt()) process.exit(0);

/** An installation without development packages cannot build, but may get `dist` from elsewhere. */
function leaveWithoutPackages(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write(
    'caryll: not built, because the development packages are missing: `--omit=dev` or NODE_ENV=production leaves them out.\n' +
      'To build here, run `npm ci --include=dev`. To install without them, run `npm pack` in a checkout that has them, and install the package it creates.\n',
  );
  process.exit(['ci', 'install'].includes(process.env.npm_command) ? 0 : 1);
}

const startedAt = new Date();
// Only now: loading esbuild takes longer than finding that there is nothing to do.
const { build } = await import('esbuild').catch(leaveWithoutPackages);
const { buildClient, writeClient } = await import('./client-package.js');
const { writeOpenApiYaml } = await import('./openapi-yaml.js');
const browserBundle = {
  bundle: true,
  metafile: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
  // A browser ignores what it does not know, without a message.
  logOverride: { 'css-syntax-error': 'error', 'unsupported-css-property': 'error' },
};

const [program, , , app, browsing] = await Promise.all([
  build({
    ...serviceBundle,
    metafile: true,
    entryPoints: { main: 'site/main.ts', cli: 'src/cli/main.ts', site: 'site/mount.ts' },
    outdir: 'dist',
    define: { CARYLL_BUILD: JSON.stringify(commitOfBuild()) },
    // What is shorter is read faster, and so is a map without the sources; names stay as they are.
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
  }),
  build(deriveBundle),
  // What renders the documentation pages, and the scripts and style that they load, from this service alone.
  build({
    ...nodeBundle,
    splitting: false,
    entryPoints: { main: 'site/build/main.ts' },
    outdir: 'dist/site',
  }),
  // What a page does not need at once is a file of its own, loaded when it is wanted.
  build({
    ...browserBundle,
    splitting: true,
    entryPoints: {
      app: 'site/browser/app.ts',
      theme: 'site/browser/theme.ts',
      style: 'site/browser/style.css',
    },
    chunkNames: 'parts/[name].[hash]',
    // The fonts are made with the pages, for the characters that they show.
    external: ['*.woff2'],
    outdir: 'dist/site/browser',
  }),
  // Each in one file, whatever it shares with the others: a request more costs a phone more than a kilobyte.
  build({
    ...browserBundle,
    entryPoints: {
      map: 'site/browser/map.ts',
      chart: 'site/browser/chart.ts',
      checklist: 'site/browser/checklist/main.tsx',
      tools: 'site/browser/tools/main.tsx',
      browse: 'site/browser/browse.css',
      players: 'site/browser/players.ts',
      'players-style': 'site/browser/players.css',
    },
    external: ['*.woff2'],
    outdir: 'dist/site/browser',
  }),
  // Inlined in a page, or run after a script that is no module: therefore not modules.
  build({
    ...browserBundle,
    format: 'iife',
    entryPoints: { forward: 'site/browser/forward.ts', graphiql: 'site/browser/graphiql.ts' },
    outdir: 'dist/site/browser',
  }),
  makeEmptyDatabase(),
  buildClient(),
]);
writeOpenApiYaml();
writeClient('dist/site/browser');
await import('../dist/site/main.js');
rmSync('dist/site', { recursive: true });

// Chunks of earlier builds have other names, and nothing loads them any more.
const made = new Set(Object.keys(program.metafile.outputs));
for (const name of readdirSync('dist')) {
  const isPart = /-[0-9A-Z]{8}\.js(\.map)?$/.test(name);
  if (isPart && !made.has(path.posix.join('dist', name))) rmSync(path.join('dist', name));
}
writeThirdParty(
  'dist/third-party-licences.txt',
  [program, app, browsing].map(({ metafile }) => metafile),
);
writeFileSync(stamp, `${startedAt.toISOString()}\n`);
