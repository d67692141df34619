import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { type DataModel, nameOfType } from '../derive/data-model.ts';
import type { Example, Examples } from '../derive/openapi/examples.ts';
import { marker } from '../src/http/docs-markers.ts';
import { plans } from '../src/keys/plans.ts';
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
  readonly dataModel: DataModel;
  readonly examples: Examples;
}

/** What the guides take from the program itself, so that they cannot say otherwise. */
export function guideInsertions({ dataModel, examples }: GuideParts): Record<string, () => string> {
  return {
    'get-a-key': () => `Keys are issued on request; there is no sign-up. ${marker('contact')}`,
    plans: plansTable,
    errors: () => errorSections(examples.problems),
    changelog: () => marker('changelog'),
    diagram,
    'search-example': () =>
      `\`\`\`json A search\n${JSON.stringify(examples.operations['searchRecords']?.body, null, 2)}\n\`\`\``,
    relations: () => relationTables(dataModel),
  };
}
