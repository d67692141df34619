import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';

/**
 * Writes the OpenAPI document as YAML, which a running service sends (src/http/routes/openapi.ts), with markers for what its
 * settings add.
 */
export function writeOpenApiYaml() {
  const document = JSON.parse(readFileSync('schema/openapi.json', 'utf8'));
  const marked = { ...document, info: { ...document.info, contact: '{{contact}}' }, servers: '{{servers}}' };
  writeFileSync('dist/openapi.yaml', stringify(marked));
}
