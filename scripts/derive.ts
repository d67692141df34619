/**
 * Writes what is derived: SDL, OpenAPI document. With `--check` it only compares and fails on a difference.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../src/graph/schema.ts';
import { createOpenApi } from '../src/rest/openapi.ts';
import { loadOperations } from '../src/rest/operations.ts';
import { fromRoot, serviceVersion } from '../src/root.ts';

const checking = process.argv.includes('--check');
const operations = loadOperations(fromRoot('schema', 'operations'), schema);
const openApi = createOpenApi(operations, schema, { version: serviceVersion, examples: new Map() });

const derived: Readonly<Record<string, string>> = {
  'schema/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'schema/openapi.json': `${JSON.stringify(openApi, null, 2)}\n`,
};

const stale: string[] = [];
for (const [file, text] of Object.entries(derived)) {
  const path = fromRoot(file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale.push(file);
  if (!checking) writeFileSync(path, text);
}
if (checking && stale.length > 0) {
  process.stderr.write(`derived files differ from their sources: ${stale.join(', ')}\nrun \`npm run derive\` and commit the result\n`);
  process.exitCode = 1;
} else if (!checking) {
  process.stderr.write(stale.length > 0 ? `written: ${stale.join(', ')}\n` : 'nothing to write\n');
}
