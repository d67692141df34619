import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { type DataModel, nameOfType } from '../derive/data-model.ts';
import type { Example, Examples } from '../derive/openapi/document.ts';
import { plans } from '../src/access/plans.ts';
import { contactUri } from '../src/http/well-known.ts';
import { type ProblemCode, problemKinds } from '../src/problem.ts';
import { fromRoot } from '../src/root.ts';

/** The guides in the order of the navigation; each is docs/guides/<name>.md. */
export const guideNames = [
  'getting-started',
  'authentication',
  'quotas',
  'pagination',
  'search',
  'errors',
  'versioning',
  'data-model',
  'changelog',
  'graphql',
] as const;

export type GuideName = (typeof guideNames)[number];

/** A game with the history of its data, newest version first. */
export interface DocumentedGame {
  readonly id: string;
  readonly name: string;
  readonly datasetVersion: string;
  readonly releasedAt: string;
  readonly records: number;
  readonly changes: readonly {
    readonly version: string;
    readonly released_at: string;
    readonly notes: readonly string[];
  }[];
}

export const readGuide = (name: GuideName) => readFileSync(fromRoot('docs', 'guides', `${name}.md`), 'utf8');

const number = (value: number) => value.toLocaleString('en');

function plansTable(): string {
  const rows = Object.values(plans).map(
    ({ name, keyLimit, ownerLimit, searchCost }) =>
      `| \`${name}\` | ${number(keyLimit)} | ${number(ownerLimit)} | ${searchCost} |`,
  );
  return [
    '| Plan | Units a day, each key | Units a day, all keys of an e-mail | A search |',
    '|---|--:|--:|--:|',
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

function changelog(games: Iterable<DocumentedGame>): string {
  return [...games]
    .map((game) =>
      [
        `## ${game.name} {#${game.id}}`,
        `Served now: \`${game.datasetVersion}\` of ${game.releasedAt}, ${number(game.records)} records.`,
        ...game.changes.map(({ version, released_at, notes }) =>
          [`### ${version}`, `Released on ${released_at}.`, notes.map((note) => `- ${note}`).join('\n')].join(
            '\n\n',
          ),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function diagram(): string {
  const svg = readFileSync(fromRoot('docs', 'guides', 'data-model.svg'), 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/\n+/g, ' ');
  return `<div class="diagram" tabindex="0" role="region" aria-label="Relation diagram; the tables below say the same in words">${svg.replace('<svg', '<svg aria-hidden="true" focusable="false"')}</div>`;
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

export interface GuideParts {
  readonly games: () => Iterable<DocumentedGame>;
  /** CONTACT: where to ask for a key. */
  readonly contact: string | undefined;
  readonly dataModel: DataModel;
  readonly examples: Examples;
}

/** Where to ask for a key, as far as the service was told. */
function howToGetAKey(contact: string | undefined): string {
  if (contact === undefined)
    return 'Keys are issued on request; there is no sign-up. This service names no contact: ask the people who told you its address.';
  return `Keys are issued on request; there is no sign-up. Ask at [${contact}](${contactUri(contact)}).`;
}

/** What the guides take from the program itself, so that they cannot say otherwise. */
export function guideInsertions({
  games,
  contact,
  dataModel,
  examples,
}: GuideParts): Record<string, () => string> {
  return {
    'get-a-key': () => howToGetAKey(contact),
    plans: plansTable,
    errors: () => errorSections(examples.problems),
    changelog: () => changelog(games()),
    diagram,
    'search-example': () =>
      `\`\`\`json A search\n${JSON.stringify(examples.operations['searchRecords']?.body, null, 2)}\n\`\`\``,
    relations: () => relationTables(dataModel),
  };
}
