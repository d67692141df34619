import { referencesIn } from '../http/routes/openapi-of-game.ts';

/** The parts of the OpenAPI document of the service that the one of an edition is made of. */
export interface OpenApiDocument {
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, { readonly get?: OpenApiOperation }>>;
  readonly components: Readonly<Record<'schemas', Readonly<Record<string, object>>>>;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: {
    readonly 200: {
      readonly description: string;
      readonly content: {
        readonly 'application/json': { readonly schema: { readonly anyOf?: readonly object[] } };
      };
    };
  };
}

/** A file in the form in which the document describes it. */
export interface DescribedFile {
  /** Path of the file with variables, e.g. `/v1/{gameId}/bosses/{slug}.json`. */
  readonly path: string;
  /** The route of the service whose response it is. */
  readonly route: string;
  /** Added to the identifier of the route's operation, so that each file has its own. */
  readonly suffix: string;
  /** Whether it has records in the widest view, otherwise in the default one. */
  readonly isWide: boolean;
  /** Whether it has all records of a list, and so no number of a page. */
  readonly isWhole?: true;
}

/** The alternatives of a schema are the views of the records, the default one first; one of them is `full`. */
function viewIn(schema: { readonly anyOf?: readonly object[] }, isWide: boolean): object {
  const [first, ...others] = schema.anyOf ?? [];
  if (first === undefined) return schema;
  const full = [first, ...others].find((each) => /schemas\/\w+Full"/.test(JSON.stringify(each)));
  return isWide && full !== undefined ? full : first;
}

/** The members of a response, of which one is `data`. */
interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
}

/** Returns the schema of a response without its members beside `data`. */
const onlyData = ({ type, properties }: ObjectSchema): ObjectSchema => ({
  type,
  properties: { data: properties['data']! },
  required: ['data'],
});

/** Makes the OpenAPI document of an edition: each file as a path, with the schema of its content. */
export function openApiOf(
  document: OpenApiDocument,
  files: readonly DescribedFile[],
  siteUrl: string | undefined,
) {
  const paths = files.flatMap(({ path, route, suffix, isWide, isWhole }) => {
    const get = document.paths[route]?.get;
    if (get === undefined) return [];
    const { operationId, summary, tags, parameters = [], responses } = get;
    const { description, content } = responses[200];
    const { schema } = content['application/json'];
    const body = viewIn(schema, isWide);
    const page = { name: 'page', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
    const operation = {
      operationId: operationId + suffix,
      summary,
      ...(tags && { tags }),
      parameters: [
        ...parameters.filter((each) => each.in === 'path'),
        ...(path.includes('{page}') ? [page] : []),
      ],
      responses: {
        200: {
          description,
          content: { 'application/json': { schema: isWhole ? onlyData(body as ObjectSchema) : body } },
        },
      },
    };
    return [[path, { get: operation }] as const];
  });
  const described = Object.fromEntries(paths);
  const references = referencesIn(described, document.components);
  const { contact: _operator, ...info } = document.info;
  return {
    openapi: '3.1.0',
    info: {
      ...info,
      description:
        'A static edition: files with reference data about action role-playing games, for any server of files. No key, no quota, no parameters. manifest.json lists all files with their SHA-256.',
    },
    servers: [{ url: siteUrl ?? '.', description: 'The folder that has this document.' }],
    security: [],
    paths: described,
    components: {
      schemas: Object.fromEntries(
        Object.entries(document.components.schemas).filter(([name]) => references.has(`schemas/${name}`)),
      ),
    },
  };
}
