import { Argument, type Command } from 'commander';
import {
  coverageBar,
  coverageMarkdown,
  measureCoverage,
  percent,
  readBodies,
  shareKnown,
  totalOf,
} from '../dataset/coverage.ts';
import { fromRoot } from '../root.ts';
import { addCommand, checkChoice } from './command.ts';
import type { Context } from './context.ts';
import { loadSeeds, seedsOption, writeDerived } from './data-files.ts';
import { formatNumber, plural } from './format.ts';

type Coverage = ReturnType<typeof measureCoverage>;

/** A bar as wide as there is room for: one that is cut would tell something else. */
function paintBar({ colours }: Context, values: Parameters<typeof coverageBar>[0], room: number): string {
  const width = Math.max(6, Math.min(20, Math.floor(room)));
  const { filled, none, unknown } = coverageBar(values, width);
  return colours.green(filled) + colours.cyan(none) + colours.dim(unknown);
}

/** One line for each resource, with two bars, which share what the other columns leave. */
function printOverview(context: Context, coverage: Coverage): void {
  const { columns } = context.io;
  const isWide = columns >= 80;
  const room = (columns - (isWide ? 53 : 36)) / 2;
  context.printTable(
    [
      { title: 'RESOURCE' },
      { title: 'RECORDS', align: 'right', leave: isWide ? 0 : 1 },
      { title: 'DRAFTS', align: 'right', leave: isWide ? 0 : 2 },
      { title: 'DOCUMENTED' },
      { title: '%', align: 'right' },
      { title: 'ALL FIELDS' },
      { title: '%', align: 'right' },
    ],
    coverage.map(({ resource, records, drafts, fields }) => {
      const documented = fields.filter((field) => field.documented);
      const barAndShare = (some: typeof fields) =>
        some.length === 0
          ? ['', '']
          : [paintBar(context, totalOf(some), room), percent(shareKnown(totalOf(some)))];
      return [
        resource,
        formatNumber(records),
        drafts === 0 ? '' : formatNumber(drafts),
        ...barAndShare(documented),
        ...barAndShare(fields),
      ];
    }),
  );
}

/** One table for each resource, with a line for each field. */
function printFields(context: Context, coverage: Coverage): void {
  const { colours } = context;
  for (const { resource, records, drafts, fields } of coverage) {
    const longest = Math.max(...fields.map(({ field }) => field.length));
    const room = context.io.columns - 33 - longest;
    context.print(`${colours.bold(resource)}: ${plural(records, 'record')}, ${plural(drafts, 'draft')}`);
    context.printTable(
      [
        { title: 'FIELD', shrinks: true },
        { title: 'COVERAGE' },
        { title: 'FILLED', align: 'right' },
        { title: 'NONE', align: 'right' },
        { title: 'UNKNOWN', align: 'right' },
        { title: 'OF', align: 'right' },
      ],
      fields.map((field) => [
        field.documented ? field.field : colours.dim(field.field),
        paintBar(context, field, room),
        formatNumber(field.filled),
        field.none === 0 ? '' : formatNumber(field.none),
        field.unknown === 0 ? '' : colours.yellow(formatNumber(field.unknown)),
        formatNumber(field.total),
      ]),
    );
    context.print('');
  }
}

export function addCoverageCommand(data: Command, context: Context): void {
  addCommand(data, context, {
    name: 'coverage',
    summary: 'show how complete the data are',
    description:
      'For every resource, or every field of one, how many values are filled (█), known to be none (▒) and unknown (·). Needs no database.',
    examples: ['caryll data coverage', 'caryll data coverage bosses', 'caryll data coverage --markdown'],
    arguments: [new Argument('[resource]', 'fields of this resource only, e.g. bosses')],
    options: [
      seedsOption,
      ['--fields', 'every field of every resource'],
      ['--markdown [file]', 'write a Markdown page instead (default: docs/coverage.md)'],
      ['--check', 'with --markdown: only compare, exit code 1 when the page is stale'],
    ],
    database: 'none',
    async action(
      [resource]: [string | undefined],
      options: { seeds?: string; fields?: boolean; markdown?: string | true; check?: boolean },
    ) {
      const dataset = loadSeeds(context, options.seeds);
      const coverage = measureCoverage(dataset, readBodies(fromRoot('schema', 'operations')));
      if (options.markdown !== undefined) {
        const versions = dataset.games.map(({ game }) => ({
          game: game.slug,
          datasetVersion: game.dataset_version,
        }));
        const file =
          options.markdown === true ? fromRoot('docs', 'coverage.md') : context.resolve(options.markdown);
        return writeDerived(context, [[file, coverageMarkdown(coverage, versions)]], options.check);
      }
      const known = coverage.map((entry) => entry.resource);
      if (resource !== undefined) checkChoice('resource', resource, known);
      const chosen = coverage.filter((entry) => resource === undefined || entry.resource === resource);
      return {
        json: () =>
          chosen.map((entry) => ({
            ...entry,
            share_known: Math.floor(shareKnown(totalOf(entry.fields)) * 1e4) / 1e4,
          })),
        print() {
          if (resource === undefined && !options.fields) printOverview(context, chosen);
          else printFields(context, chosen);
          context.say('█ filled   ▒ known to be none   · unknown');
        },
      };
    },
  });
}
