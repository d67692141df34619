import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const preface = `/**
 * The types of every request and answer, derived from openapi.json by \`npm run derive\`. They are what
 * \`import type { paths } from 'caryll/types'\` gives.
 */
`;

/** TypeScript types of an OpenAPI document. */
export async function deriveTypes(openApi: Readonly<Record<string, unknown>>): Promise<string> {
  const nodes = await openapiTypeScript(structuredClone(openApi) as unknown as OpenAPI3, {
    alphabetize: false,
    emptyObjectsUnknown: true,
  });
  return preface + astToString(nodes);
}
