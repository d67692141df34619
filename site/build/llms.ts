import { marker } from '../docs/docs-markers.ts';
import { guideNames, type GuideOfGame, manualGroups, readGuide, readManual } from './guides.ts';
import { renderMarkdown } from './markdown.tsx';
import {
  type OpenApiDocument,
  type OperationView,
  operationsOf,
  referencePath,
  resolve,
  viewsOf,
} from './openapi-view.ts';
import { costText } from './reference.tsx';

export interface LlmsParts {
  readonly openApi: OpenApiDocument;
  readonly ofGames: readonly GuideOfGame[];
  /** Generated parts of guides, as Markdown. */
  readonly insertions: Readonly<Record<string, () => string>>;
}

/** Generated parts that only the service or a page can show; the text has a link to the page instead. */
const onlyOnPages: readonly string[] = ['changelog', 'diagram'];
const base = marker('base-url');

const tagsOf = (openApi: OpenApiDocument) =>
  openApi.tags.map(({ name }) => {
    const operations = operationsOf(openApi).filter(({ tag }) => tag === name);
    return { tag: name, path: referencePath(operations[0]!), operations };
  });

const heading = ({ info }: OpenApiDocument) => `# ${info.title}\n\n> ${info.description}`;

/** The Markdown of a guide or manual as it is read without a page: insertions in place, addresses whole. */
export function guideText(name: string, text: string, insertions: LlmsParts['insertions']): string {
  return text
    .replace(/^\{\{([\w-]+)\}\}$/gm, (_, insertion: string) =>
      onlyOnPages.includes(insertion) ? `See ${base}/docs/${name}.` : insertions[insertion]!(),
    )
    .replace(/ \{#[\w-]+\}$/gm, '')
    .replace(/^<details.*<\/summary>\n\n|^<\/details>\n*/gm, '')
    .replaceAll('](/', `](${base}/`)
    .trim();
}

function operationText(openApi: OpenApiDocument, operation: OperationView): string {
  const { id, path, summary, description, cost, parameters, responses, isJson } = operation;
  const takes = parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required, description: text, schema }) => {
      const values = schema.enum ?? schema.items?.enum;
      return `- \`${name}\`${required ? ' (required)' : ''}: ${text}${values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : ''}`;
    });
  const body = responses.find(([status]) => status === '200')?.[1].content?.['application/json']?.schema;
  const fields = isJson && body ? fieldsText(openApi, operation, resolve(openApi, body)) : [];
  return [
    `### ${summary}`,
    `\`GET ${path}\` (${id}, ${costText(cost)})`,
    description,
    ...(takes.length > 0 ? [`Parameters:\n\n${takes.join('\n')}`] : []),
    ...(fields.length > 0 ? [`Each record of the widest view has:\n\n${fields.join('\n')}`] : []),
  ].join('\n\n');
}

/** The fields of `data`, in the view that has the most; fields of a single record are those of its list. */
function fieldsText(
  openApi: OpenApiDocument,
  operation: OperationView,
  body: NonNullable<Parameters<typeof viewsOf>[1]>,
): string[] {
  const widest = resolve(openApi, viewsOf(operation, body).at(-1)!.body);
  const data = widest.properties?.['data'];
  if (data === undefined) return [];
  const record = resolve(openApi, data.items ?? data);
  const hasRoute = operationsOf(openApi).some(({ path }) => path === `${operation.path}/{slug}`);
  if (hasRoute) return [];
  return Object.entries(record.properties ?? {}).map(([name, field]) => {
    const text = field.description ?? resolve(openApi, field).description;
    return `- \`${name}\`${text ? `: ${text}` : ''}`;
  });
}

/** `/llms.txt` (https://llmstxt.org): what there is to read, for a model that chooses. */
export function llmsText({ openApi, insertions }: LlmsParts): string {
  const guides = guideNames.map((name) => {
    const { title, lead } = renderMarkdown(readGuide(name), { insertions });
    return `- [${title}](${base}/docs/${name}.md): ${lead}`;
  });
  const reference = tagsOf(openApi).map(
    ({ tag, path, operations }) =>
      `- [${tag}](${base}${path}.md): ${operations.map((operation) => `\`${operation.path}\``).join(', ')}`,
  );
  return `${[
    heading(openApi),
    '## Guides',
    guides.join('\n'),
    '## Reference',
    reference.join('\n'),
    '## For programs',
    [
      `- [OpenAPI document](${base}/openapi.json): all routes, parameters, responses and errors`,
      `- [All of this in one text](${base}/llms-full.txt): the guides and the reference`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

/** The texts of all guides, manuals and pages of the reference, by the paths of their pages. */
export function markdownPages({ openApi, ofGames, insertions }: LlmsParts): [path: string, text: string][] {
  const manuals = Object.values(manualGroups).flatMap((group) => Object.keys(group));
  return [
    ...guideNames.map((name) => [name, readGuide(name)] as const),
    ...ofGames.map(({ name, text }) => [name, text] as const),
    ...manuals.map((name) => [name, readManual(name)] as const),
  ]
    .map(([name, text]): [string, string] => [`/docs/${name}`, `${guideText(name, text, insertions)}\n`])
    .concat(
      tagsOf(openApi).map(({ tag, path, operations }) => [
        path,
        `${[`# ${tag}`, ...operations.map((operation) => operationText(openApi, operation))].join('\n\n')}\n`,
      ]),
    );
}

/** `/llms-full.txt`: the guides and the reference in one text, for a model that reads everything. */
export function llmsFullText({ openApi, insertions }: LlmsParts): string {
  return `${[
    heading(openApi),
    ...guideNames.map((name) => guideText(name, readGuide(name), insertions)),
    '# Reference',
    `The schemas of all responses are in ${base}/openapi.json.`,
    ...tagsOf(openApi).flatMap(({ tag, operations }) => [
      `## ${tag}`,
      ...operations.map((operation) => operationText(openApi, operation)),
    ]),
  ].join('\n\n')}\n`;
}
