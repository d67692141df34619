import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { GraphQLEnumType } from 'graphql';
import { type DataModel, nameOfType } from '../derive/data-model.ts';
import type { Example, Examples } from '../derive/openapi/examples.ts';
import { loadKinds } from '../src/dataset/kinds.ts';
import { tableSources } from '../src/export/tables.ts';
import { metaTable } from '../src/export/write-tables.ts';
import { schema } from '../src/graph/schema.ts';
import { marker } from '../src/http/docs-markers.ts';
import { defaultPlans } from '../src/keys/plans.ts';
import { type ProblemCode, problemKinds } from '../src/problem.ts';
import { fromRoot } from '../src/root.ts';
import { calculatorPanel } from './calculator.ts';
import { type OpenApiDocument, operationsOf, slugOf } from './openapi-view.ts';

/** The guides in the order of the navigation; each is docs/guides/<name>.md. */
export const guideNames = [
  'getting-started',
  'authentication',
  'clients',
  'quotas',
  'pagination',
  'search',
  'spoilers',
  'export',
  'tables',
  'calculators',
  'errors',
  'versioning',
  'changes',
  'data-model',
  'changelog',
  'graphql',
] as const;

export type GuideName = (typeof guideNames)[number];

/** What the first page offers to do. */
export const guideTasks: readonly { readonly name: GuideName; readonly task: string }[] = [
  { name: 'getting-started', task: 'Ask a first question' },
  { name: 'search', task: 'Find a record by name' },
  { name: 'pagination', task: 'Filter and sort a list' },
  { name: 'export', task: 'Take everything at once' },
  { name: 'calculators', task: 'Calculate damage and costs' },
  { name: 'changes', task: 'Learn what changed' },
];

/** What people also call what a guide is about, for the search. */
export const guideWords: Readonly<Record<GuideName, string>> = {
  'getting-started': 'quickstart tutorial begin introduction install setup hello first request example',
  authentication: 'login token credential secret auth apikey bearer header sign in register signup 401 403',
  quotas:
    'rate limit ratelimit throttle throttling too many requests 429 price pricing cost budget allowance units plan caching cheap',
  pagination:
    'paging paginate page offset cursor limit filter filtering sort order sorting batch fields query',
  search: 'find lookup autocomplete fuzzy typo alias name',
  spoilers: 'spoiler hide conceal reveal mild major story safe blur censor',
  export: 'bulk download dump backup csv sqlite ndjson all whole dataset offline mirror everything database',
  tables: 'sqlite csv sql database schema column columns join ddl',
  calculators: 'attack rating ar damage dps level cost build planner scaling upgrade',
  errors: 'problem failure exception status code 4xx 5xx troubleshoot debug',
  versioning:
    'release version etag cache caching conditional if-none-match 304 deprecation breaking compatibility',
  changes: 'diff update sync incremental since news rss atom feed webhook subscribe',
  'data-model': 'schema relation entity slug reference foreign key null diagram erd',
  changelog: 'history release notes news',
  clients: 'sdk library typescript javascript npm package bot mcp assistant llm model context protocol',
  graphql: 'query ad-hoc nested apollo persisted graphiql',
};

export const readGuide = (name: GuideName) => readFileSync(fromRoot('docs', 'guides', `${name}.md`), 'utf8');

function plansTable(): string {
  const rows = Object.values(defaultPlans).map(
    ({ name, searchCost, exportCost }) =>
      `| \`${name}\` | ${marker(`${name}-key-limit`)} | ${marker(`${name}-owner-limit`)} | ${searchCost} | ${exportCost} |`,
  );
  return [
    '| Plan | Units a day, each key | Units a day, all keys of an e-mail | A search | Everything at once |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** The sections of the error page: one for each code of the registry, in the order of the statuses. */
function errorSections(examples: Readonly<Record<string, Example>>): string {
  const codes = Object.entries(problemKinds) as [ProblemCode, (typeof problemKinds)[ProblemCode]][];
  const statuses = [...new Set(codes.map(([, { status }]) => status))].sort((a, b) => a - b);
  return statuses
    .map((status) => {
      const sections = codes
        .filter(([, kind]) => kind.status === status)
        .map(([code, kind]) => {
          const example = examples[code];
          const extras = 'extras' in kind ? kind.extras : [];
          return [
            `### \`${code}\` {#${code}}`,
            `**${kind.title}.** ${kind.explanation}`,
            ...(extras.length > 0
              ? [`Further members: ${extras.map((extra) => `\`${extra}\``).join(', ')}.`]
              : []),
            ...(example
              ? [`\`\`\`json Example of ${code}\n${JSON.stringify(example.body, null, 2)}\n\`\`\``]
              : []),
          ].join('\n\n');
        });
      return [`## ${status} ${STATUS_CODES[status]} {#status-${status}}`, ...sections].join('\n\n');
    })
    .join('\n\n');
}

function diagram(): string {
  const svg = readFileSync(fromRoot('docs', 'guides', 'data-model.svg'), 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\n+/g, ' ');
  return `<p class="hint">Choose a kind to read what it names. The picture is wider than most screens: scroll it sideways.</p><div class="diagram" tabindex="0" role="region" aria-label="Which kinds of records name which; the tables below say the same in words">${svg}</div>`;
}

function relationTables({ resources, relations }: DataModel): string {
  return [...resources]
    .map(([type, segment]) => {
      const own = relations.filter(({ from }) => from === type);
      const target = (to: string) => {
        const there = resources.get(to);
        return there ? `[${nameOfType(to)}](/docs/reference/${there})` : nameOfType(to);
      };
      return [
        `### ${nameOfType(type)} {#${type.toLowerCase()}}`,
        `[\`/v1/{gameId}/${segment}\`](/docs/reference/${segment})`,
        own.length === 0
          ? 'Names no other record.'
          : [
              '| Field | Names |',
              '|---|---|',
              ...own.map(({ field, to }) => `| \`${field}\` | ${target(to)} |`),
            ].join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}

function unverifiedTable(): string {
  const values = schema.getType('Unverified') as GraphQLEnumType;
  return [
    '| Name | What rests on it |',
    '|---|---|',
    ...values.getValues().map(({ name, description }) => `| \`${name}\` | ${description} |`),
  ].join('\n');
}

/** Every table of an export with its columns; what is said of a cell is in one line of a table. */
function exportTables(): string {
  const inCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  const sources = tableSources(loadKinds(fromRoot('seeds', 'schema')).kinds);
  const tables = [metaTable, ...sources.flatMap((source) => source.tables)];
  return tables
    .map(({ name, description, columns, references }) => {
      const rows = columns.map((column) => {
        const leadsTo = references.find(
          (each) => each.columns.length === 1 && each.columns[0] === column.name,
        );
        const text = [
          column.description ?? '',
          leadsTo ? `Leads to [${leadsTo.table}](#table-${leadsTo.table}).` : '',
        ];
        return `| \`${column.name}\` | ${column.type} | ${inCell(text.filter(Boolean).join(' '))} |`;
      });
      const head = `### \`${name}\` {#table-${name}}\n\n${description ?? ''}`;
      return `${head}\n\n| Column | Type | What it says |\n|---|---|---|\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

/** Parameters that every list of records has. */
const common: readonly string[] = ['page', 'page_size', 'sort', 'slugs', 'view'];

/** What each list can be narrowed by, and ordered by beside slug and name. */
function filtersTable(document: OpenApiDocument): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = operationsOf(document).flatMap(({ id, tag, parameters }) => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const orders = query.find(({ name }) => name === 'sort')?.schema.enum as string[] | undefined;
    if (orders === undefined) return [];
    const filters = query.map(({ name }) => name).filter((name) => !common.includes(name));
    const own = orders.filter((order) => !order.startsWith('-') && !['slug', 'name'].includes(order));
    return [`| [${tag}](/docs/reference/${slugOf(tag)}#${id}) | ${code(filters)} | ${code(own)} |`];
  });
  return ['| List | Filters | Orders |', '|---|---|---|', ...rows].join('\n');
}

export interface GuideParts {
  readonly openApi: OpenApiDocument;
  readonly dataModel: DataModel;
  readonly examples: Examples;
}

/** What the guides take from the program itself, so that they cannot say otherwise. */
export function guideInsertions({ openApi, dataModel, examples }: GuideParts): Record<string, () => string> {
  return {
    'get-a-key': () => `Keys are issued on request; there is no sign-up. ${marker('contact')}`,
    plans: plansTable,
    errors: () => errorSections(examples.problems),
    changelog: () => marker('changelog'),
    diagram,
    calculator: calculatorPanel,
    unverified: unverifiedTable,
    filters: () => filtersTable(openApi),
    'search-example': () =>
      `\`\`\`json A search\n${JSON.stringify(examples.operations['searchRecords']?.body, null, 2)}\n\`\`\``,
    relations: () => relationTables(dataModel),
    tables: exportTables,
  };
}
