/**
 * Writes `dist/docs`: the pages, the assets that they load, the index of their search, and the OpenAPI document as
 * YAML. `npm run build` runs it, after bundling the scripts and the style into `dist/docs-site`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { readDataModel } from '../derive/data-model.ts';
import { schema } from '../src/graph/schema.ts';
import type { DocsFile } from '../src/http/docs.ts';
import { yamlWithMarkers } from '../src/http/openapi.ts';
import { loadOperations } from '../src/rest/operations.ts';
import { fromRoot } from '../src/root.ts';
import { renderSite } from './site.ts';

const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7d1626"/><path d="M16 4.500v23M16 7c-4.500 0-7.500 2.600-7.500 6.300s3 5.700 7.500 5.700M16 9.500c4.500 0 7.500 2.300 7.500 5.600s-3 6-7.500 6M11.500 27.500h9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;

const folder = fromRoot('dist', 'docs');
const files: DocsFile[] = [];

function write(file: string, body: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), body);
}

/** Writes an asset under a name with its digest, so that a browser may keep it for good; gives its path. */
function writeAsset(name: string, extension: 'js' | 'css' | 'svg', body: string | Buffer): string {
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const file = `assets/${name}.${digest}.${extension}`;
  write(file, body);
  files.push({ path: `/docs/${file}`, file });
  return `/docs/${file}`;
}

const readJson = (...parts: string[]) => JSON.parse(readFileSync(fromRoot(...parts), 'utf8'));
const bundled = (file: string) => readFileSync(fromRoot('dist', 'docs-site', file));

rmSync(folder, { recursive: true, force: true });
const openApi = readJson('schema', 'openapi.json');
const icon = writeAsset('icon', 'svg', iconSvg);
const { pages, problem, searchIndex } = renderSite({
  openApi,
  examples: readJson('schema', 'examples.json'),
  dataModel: readDataModel(schema, loadOperations(fromRoot('schema', 'operations'), schema)),
  assets: {
    script: writeAsset('app', 'js', bundled('app.js')),
    theme: writeAsset('theme', 'js', bundled('theme.js')),
    style: writeAsset('style', 'css', bundled('style.css')),
    icon,
    index: '/docs/assets/search.json',
  },
});
write('assets/search.json', JSON.stringify(searchIndex));
files.push(
  { path: '/docs/assets/search.json', file: 'assets/search.json' },
  { path: '/favicon.ico', file: icon.replace('/docs/', '') },
);
for (const { path: address, label, html } of pages) {
  const file = `pages${address}.html`;
  write(file, html);
  files.push({ path: address, file, label });
}
write('problem.html', problem);
write('openapi.yaml', stringify(yamlWithMarkers(openApi)));
write('files.json', JSON.stringify(files));
