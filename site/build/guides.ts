import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import type { GraphQLEnumType } from 'graphql';
import type { DataModel } from '../../derive/data-model.ts';
import type { Example, Examples } from '../../derive/openapi/examples.ts';
import { operationIdIn } from '../../derive/openapi/games.ts';
import type { FieldQuality, KindQuality } from '../../src/data/quality.ts';
import { kindsIn } from '../../src/dataset/kinds.ts';
import { type Table, tableSources } from '../../src/export/tables.ts';
import { metaTable } from '../../src/export/read-tables.ts';
import { servedGraph } from '../../src/games/index.ts';
import { marker } from '../docs/docs-markers.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { type ProblemCode, problemKinds } from '../../src/problem.ts';
import { searchKinds } from '../../src/data/search/types.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { idsPerUnit } from '../../src/rest/prices.ts';
import { fromRoot } from '../../src/root.ts';
import {
  type OpenApiDocument,
  type OperationView,
  operationFinder,
  operationsOf,
  referencePath,
  titleOf,
} from './openapi-view.ts';
import { costText } from './reference.tsx';

/** The guides for callers in the order of the navigation, by group; each is docs/guides/<name>.md. */
export const guideGroups = {
  Start: ['getting-started', 'authentication', 'quotas'],
  Use: [
    'lists',
    'search',
    'spoilers',
    'export',
    'static-edition',
    'changes',
    'calculators',
    'progress',
    'clients',
    'graphql',
  ],
  Reference: ['data-model', 'quality', 'errors', 'versioning', 'tables', 'license'],
} as const;

export type GuideName = (typeof guideGroups)[keyof typeof guideGroups][number];

export const guideNames: readonly GuideName[] = Object.values(guideGroups).flat();

/** The tasks on the home page. */
export const guideTasks: readonly { readonly name: GuideName; readonly task: string }[] = [
  { name: 'getting-started', task: 'Make your first request' },
  { name: 'search', task: 'Find a record by name' },
  { name: 'lists', task: 'Filter and sort a list' },
  { name: 'export', task: 'Download all data' },
  { name: 'calculators', task: 'Calculate damage and costs' },
  { name: 'progress', task: 'Find what to do next' },
  { name: 'changes', task: 'Keep a copy up to date' },
];

/** Search terms for each guide, beside its own words. */
export const guideWords: Readonly<Record<GuideName, string>> = {
  'getting-started': 'quickstart tutorial begin introduction install setup hello first request example',
  authentication:
    'login token credential secret auth apikey bearer header sign in register signup 401 403 cors cross-origin cross origin browser',
  quotas:
    'rate limit ratelimit throttle throttling too many requests 429 price pricing cost budget allowance units plan caching cheap',
  lists:
    'pagination paging paginate page offset cursor limit filter filtering sort order sorting random batch fields query',
  search:
    'find lookup autocomplete fuzzy typo alias name lang language translation localization localisation i18n japanese german',
  spoilers: 'spoiler hide conceal reveal mild major story safe blur censor',
  'static-edition':
    'static files folder cdn offline github pages netlify s3 json index host hosting without server million visitors',
  export: 'bulk download dump backup csv sqlite ndjson all whole dataset offline mirror everything database',
  license: 'mit copyright attribution credit commercial terms legal use',
  tables: 'sqlite csv sql database schema column columns join ddl',
  calculators: 'attack rating ar damage dps level cost build planner scaling upgrade',
  progress:
    'checklist tracker walkthrough missable missables items quests point of no return what next route path unlock gate',
  errors: 'problem failure exception status code 4xx 5xx troubleshoot debug',
  versioning:
    'release version etag cache caching conditional if-none-match 304 deprecation breaking compatibility',
  changes:
    'changelog diff update sync incremental since history release notes news rss atom feed webhook subscribe',
  'data-model': 'schema relation entity slug reference foreign key null diagram erd',
  quality:
    'coverage completeness sources provenance origin where data comes come from missing unknown audit verified accuracy trust reliability',
  clients:
    'sdk library typescript javascript python java go rust npm package discord bot mcp assistant claude chatgpt llm model context protocol',
  graphql: 'query ad-hoc nested apollo persisted graphiql',
};

/** Search terms for some pages for operators. */
export const manualWords: Readonly<Record<string, string>> = {
  install: 'setup run start self-host',
  settings: 'environment variables env configuration config options',
  deploy: 'docker compose kubernetes helm container image production',
  monitoring: 'health check healthcheck probe liveness readiness prometheus metrics logs traces alerts',
  backup: 'restore recovery',
  upgrade: 'update migrate version',
  capacity: 'performance throughput memory load benchmark',
  'scale-out': 'cluster haproxy load balancer nginx cdn horizontal replicas million requests cache',
};

/** The pages for operators and contributors, by group: the file of each page. */
export const manualGroups = {
  Operate: {
    install: 'operate/install.md',
    settings: 'operate/settings.md',
    deploy: 'operate/deploy.md',
    'failure-modes': 'operate/failure-modes.md',
    monitoring: 'operate/monitoring.md',
    backup: 'operate/backup.md',
    upgrade: 'operate/upgrade.md',
    capacity: 'operate/capacity.md',
    'scale-out': 'operate/scale-out.md',
    cli: 'cli.md',
  },
  Contribute: {
    'contributing-data': 'contributing-data.md',
    architecture: 'architecture.md',
    'adding-a-game': 'adding-a-game.md',
  },
} as const;

const manuals = Object.entries({ ...manualGroups.Operate, ...manualGroups.Contribute });
const fileOf = new Map<string, string>([
  ...guideNames.map((name): [string, string] => [name, `guides/${name}.md`]),
  ...manuals,
]);

/** Former addresses of guides. */
export const movedGuides: Readonly<Record<string, GuideName>> = { changelog: 'changes', pagination: 'lists' };

/**
 * A page for operators or contributors, with its links to other files as links between pages. A file that is not a page is
 * named without a link.
 */
export function readManual(name: string): string {
  const file = fileOf.get(name)!;
  const pageOf = new Map([...fileOf].map(([page, each]) => [each, page]));
  return readFileSync(fromRoot('docs', file), 'utf8').replace(
    /\[([^\]\n]+)\]\(([^)#:\s]+\.md)(#[\w-]+)?\)/g,
    (_, text: string, target: string, fragment = '') => {
      const page = pageOf.get(path.posix.join(path.posix.dirname(file), target));
      return page === undefined ? text : `[${text}](/docs/${page}${fragment})`;
    },
  );
}

export const readGuide = (name: GuideName) => readFileSync(fromRoot('docs', 'guides', `${name}.md`), 'utf8');

function plansTable(): string {
  const rows = Object.values(defaultPlans).map(
    ({ name, searchCost, exportCost }) =>
      `| \`${name}\` | ${marker(`${name}-key-limit`)} | ${marker(`${name}-owner-limit`)} | ${searchCost} | ${exportCost} |`,
  );
  return [
    '| Plan | Units a day per key | Units a day per owner | Search | Bulk export |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

/** Prints a table of prices by kind of response. */
function pricesTable(): string {
  const plans = Object.values(defaultPlans);
  const costs = (units: (plan: (typeof plans)[number]) => number) =>
    costText(Object.fromEntries(plans.map((plan) => [plan.name, units(plan)])));
  const several = costs(({ searchCost }) => searchCost);
  const rows = [
    ['A record or a page of a list (200)', costText(1)],
    ['A list with a wider `view`, or with `slugs`', several],
    ['A record that does not exist (404 `resource_not_found`)', costText(1)],
    ['A search, a comparison, the best stats, progress or a route', several],
    [
      `A [look-up](/docs/search#lookup), for each ${idsPerUnit} ids`,
      `${costText(1)}, for a whole request at most ${several}`,
    ],
    ['A [bulk export](/docs/export), or a range of it', costs(({ exportCost }) => exportCost)],
    ['Unchanged data (304)', costText(0)],
    ['A client error: 400, 401, 403, 405, or an unknown game or route', costText(0)],
    ['A rejected request because no units are left (429)', costText(0)],
    ['A server error (5xx)', costText(0)],
    ["The games, a game's lists, its releases, languages and data quality", costText(0)],
    ['`/feeds/`, `/v1/usage`, `/v1/health`, OPTIONS', costText(0)],
  ];
  return ['| Response | Price |', '|---|--:|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
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
              ? [`Additional members: ${extras.map((extra) => `\`${extra}\``).join(', ')}.`]
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

/** The diagram of the references between the kinds of a game. */
function diagramOf({ id, name }: GameModel): string {
  const svg = readFileSync(fromRoot('docs', 'guides', `data-model-${id}.svg`), 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\n+/g, ' ');
  return `<p class="hint">${name}: select a kind to see its references. <a href="#diagram-${id}">Full size</a> · <a href="#content">Fit to the page</a></p><div class="diagram" id="diagram-${id}" tabindex="0" role="region" aria-label="References between kinds of records of ${name}; the tables below list the same references">${svg}</div>`;
}

/** The references of each kind of record, by game. */
function relationTables({ openApi, games }: Pick<GuideParts, 'openApi' | 'games'>): string {
  const at = operationFinder(openApi);
  const ofGame = ({ id, dataModel: { nameOf, resources, relations } }: GameModel) =>
    [...resources].flatMap(([type, segment]) => {
      const operationOf = (of: string) => at(id, `/v1/{gameId}/${of}`);
      const { path: route } = operationOf(segment);
      const pageOf = (of: string) => referencePath(operationOf(of));
      const own = relations.filter(({ from }) => from === type);
      const target = (to: string) => {
        const there = resources.get(to);
        return there ? `[${nameOf(to)}](${pageOf(there)})` : nameOf(to);
      };
      return [
        `### ${nameOf(type)} {#${id}-${type.toLowerCase()}}`,
        `[\`${route}\`](${pageOf(segment)})`,
        own.length === 0
          ? 'Has no references.'
          : folded(
              `${own.length} references`,
              [
                '| Field | Refers to |',
                '|---|---|',
                ...own.map(({ field, to }) => `| \`${field}\` | ${target(to)} |`),
              ].join('\n'),
            ),
      ];
    });
  return games
    .flatMap((game) => [`## References by kind in ${game.name} {#${game.id}}`, ...ofGame(game)])
    .join('\n\n');
}

/** The kinds that a search finds in each game, those that people look for most first. */
function kindsTable(games: readonly GameModel[]): string {
  const rows = games.map(({ id, name }) => {
    const kinds = searchKinds(servedGames().get(id)!).byUse.map((kind) => `\`${kind}\``);
    return `| ${name} | ${kinds.join(', ')} |`;
  });
  return ['| Game | Kinds |', '|---|---|', ...rows].join('\n');
}

function unverifiedTable(): string {
  const rows = [...servedGames().keys()].flatMap((gameId) => {
    const values = servedGraph(gameId).schema.getType('Unverified') as GraphQLEnumType | undefined;
    return (values?.getValues() ?? []).map(
      ({ name, description }) => `| \`${gameId}\` | \`${name}\` | ${description} |`,
    );
  });
  return ['| Game | Name | Unverified rule |', '|---|---|---|', ...rows].join('\n');
}

/** Markdown that a reader opens. */
const folded = (summary: string, text: string) =>
  `<details class="more"><summary>${summary}</summary>\n\n${text}\n\n</details>`;

/** A row of a table in Markdown. */
const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

/** A table of the exports with its columns, as Markdown. */
function exportTable({ description, columns, references }: Table): string {
  const rows = columns.map((column) => {
    const leadsTo = references.find((each) => each.columns.length === 1 && each.columns[0] === column.name);
    const text = [column.description, leadsTo && `References [${leadsTo.table}](#${leadsTo.table}).`];
    return rowOf([`\`${column.name}\``, column.type, text.filter(Boolean).join(' ')]);
  });
  const table = ['| Column | Type | Description |', '|---|---|---|', ...rows].join('\n');
  return [description ?? '', folded(`${columns.length} columns`, table)].join('\n\n');
}

const tablesOf = (gameId: string): readonly Table[] =>
  tableSources(kindsIn(servedGames().get(gameId)!.schemas)).flatMap(({ tables }) => tables);

/** The tables of the exports of all games by name, as Markdown. */
function exportTables(games: readonly GameModel[]): string {
  const ofGame = ({ id, name }: GameModel) => {
    const names = tablesOf(id).map((table) => `[\`${table.name}\`](/docs/tables/${id}#${table.name})`);
    return [`## ${name} {#${id}}`, names.join(', ')];
  };
  const meta = [`## \`${metaTable.name}\` {#${metaTable.name}}`, exportTable(metaTable)];
  return [...games.flatMap(ofGame), ...meta].join('\n\n');
}

/** Parameters of every list. */
const common: readonly string[] = ['page', 'page_size', 'sort', 'seed', 'slugs', 'view', 'lang', 'dataset'];

/** The filters of each list, and its sort keys beside slug and name, by game. */
function filtersTable(document: OpenApiDocument, games: readonly GameModel[]): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rowOf = (operation: OperationView) => {
    const { id, parameters } = operation;
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const orders = query.find(({ name }) => name === 'sort')?.schema.items?.enum as string[] | undefined;
    if (orders === undefined) return [];
    const filters = query
      .map(({ name }) => name)
      .filter((name) => !common.includes(name) && !/_(min|max)$/.test(name));
    const own = orders.filter(
      (order) => !order.startsWith('-') && !['slug', 'name', 'random'].includes(order),
    );
    return [
      `| [${titleOf(operation)}](${referencePath(operation)}#${id}) | ${code(filters)} | ${code(own)} |`,
    ];
  };
  return games
    .map(({ id, name }) => {
      const own = operationsOf(document).filter(({ gameId }) => gameId === id);
      return [`${name}:\n`, '| List | Filters | Sort keys |', '|---|---|---|', ...own.flatMap(rowOf)].join(
        '\n',
      );
    })
    .join('\n\n');
}

/** A table of numbers in Markdown, the first column of which has names. */
const numbersTable = (columns: string, rows: readonly (readonly (string | number)[])[]) =>
  [
    `| ${columns} |`,
    `|${columns.replace(/[^|]+/g, (_name, at) => (at === 0 ? '---' : '--:'))}|`,
    ...rows.map((row) => rowOf(row.map((cell) => cell.toLocaleString('en')))),
  ].join('\n');

/** How well the data of each kind are known, in a row each. */
function qualityTables(games: readonly GameQuality[]): string {
  const sum = (fields: readonly FieldQuality[], name: 'values' | 'unknown' | 'contradicted') =>
    fields.reduce((total, field) => total + field[name], 0);
  // Rounded down: only what is whole is 100 %.
  const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`;
  // Of records whose kind has a text for what they are or do.
  const described = (fields: readonly FieldQuality[]) =>
    fields.find(({ field }) => ['description', 'effect'].includes(field))?.known ?? '–';
  return games
    .flatMap(({ id, name, version, kinds }) => [
      `### ${name} {#${id}}`,
      `Version ${version}. Select a kind to see its fields.`,
      numbersTable(
        'Kind | Records | Described in words | Fields | Values | Known or none | Contradicted',
        kinds.map(({ kind, records, fields }) => [
          `[${kind}](/docs/quality/${id}#${kind})`,
          records,
          described(fields),
          fields.length,
          sum(fields, 'values'),
          percent(1 - sum(fields, 'unknown') / Math.max(1, sum(fields, 'values'))),
          sum(fields, 'contradicted'),
        ]),
      ),
    ])
    .join('\n\n');
}

/** How well each field of a kind is known. */
const fieldsTable = (fields: readonly FieldQuality[]) =>
  numbersTable(
    'Field | Known | Unknown | None | One source | Several | Contradicted | Checked',
    fields.map((each) => [
      `\`${each.field}\``,
      each.known,
      each.unknown,
      each.not_applicable,
      each.one_source,
      each.several_sources,
      each.contradicted,
      each.last_checked ?? (each.last_sampled ? `${each.last_sampled}, some` : ''),
    ]),
  );

/** A page of a guide about one game. */
export interface GuideOfGame {
  /** Its path below `/docs/`. */
  readonly name: string;
  readonly gameId: string;
  /** Its title beside those of its game. */
  readonly label: string;
  readonly text: string;
}

/** Returns the parts of guides that each game has on a page: the columns of its exports, and how well its fields are known. */
export function guidesOfGames({ games, quality }: Pick<GuideParts, 'games' | 'quality'>): GuideOfGame[] {
  const section = (name: string, text: string) => `## ${name} {#${name.replaceAll('`', '')}}\n\n${text}`;
  return games.flatMap(({ id, name }) => {
    const { version, kinds } = quality.find((each) => each.id === id)!;
    return [
      {
        ...{ name: `tables/${id}`, gameId: id, label: 'Tables' },
        text: [
          `# Tables of ${name}`,
          `Look up the columns of the SQLite and CSV exports of ${name}. [Tables](/docs/tables) describes how they hold values.`,
          ...tablesOf(id).map((table) => section(`\`${table.name}\``, exportTable(table))),
        ].join('\n\n'),
      },
      {
        ...{ name: `quality/${id}`, gameId: id, label: 'Data quality' },
        text: [
          `# Data quality of ${name}`,
          `Find out how well each field of ${name} is known, in version ${version}. [Data quality](/docs/quality) describes what is counted.`,
          ...kinds.map(({ kind, records, fields }) => {
            const count = `${fields.length} fields of ${records.toLocaleString('en')} records`;
            return section(kind, folded(count, fieldsTable(fields)));
          }),
        ].join('\n\n'),
      },
    ];
  });
}

/** How well the data of a game are known. */
export interface GameQuality {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly kinds: readonly KindQuality[];
}

/** How the records of a game refer to each other. */
export interface GameModel {
  readonly id: string;
  readonly name: string;
  readonly dataModel: DataModel;
}

export interface GuideParts {
  readonly openApi: OpenApiDocument;
  /** The default game first. */
  readonly games: readonly GameModel[];
  readonly examples: Examples;
  readonly quality: readonly GameQuality[];
}

/** Parts of the guides that are derived from the program. */
export function guideInsertions({
  openApi,
  games,
  examples,
  quality,
}: GuideParts): Record<string, () => string> {
  const exampleOf = (operationId: string, title: string) =>
    `\`\`\`json ${title}\n${JSON.stringify(examples.operations[operationId]?.body, null, 2)}\n\`\`\``;
  return {
    'get-a-key': () => `The operator issues keys on request; there is no sign-up. ${marker('contact')}`,
    plans: plansTable,
    prices: pricesTable,
    errors: () => errorSections(examples.problems),
    changelog: () => marker('changelog'),
    diagram: () => games.map(diagramOf).join('\n\n'),
    unverified: unverifiedTable,
    kinds: () => kindsTable(games),
    filters: () => filtersTable(openApi, games),
    'search-example': () => exampleOf(operationIdIn(games[0]!.id, 'searchRecords'), 'Search results'),
    'lookup-example': () => exampleOf(operationIdIn(games[0]!.id, 'lookUpRecords'), 'Records of ids'),
    relations: () => relationTables({ openApi, games }),
    tables: () => exportTables(games),
    quality: () => qualityTables(quality),
  };
}
