import { existsSync } from 'node:fs';
import { Argument, type Command, Option } from 'commander';
import {
  compareSnapshots,
  type FieldChange,
  type KindsOf,
  type RecordChange,
  type Snapshot,
  snapshotOfDataset,
  snapshotOfRelease,
} from '../dataset/diff.ts';
import type { Dataset } from '../dataset/load.ts';
import { fromRoot } from '../root.ts';
import { addCommand, checkChoice, withChoices } from './command.ts';
import type { Context } from './context.ts';
import { loadSeeds, servedKinds } from './data-files.ts';
import { CommandError, exitCodes } from './exit.ts';
import { formatNumber } from './format.ts';
import { readReleases } from './release-commands.ts';

const isFolder = (operand: string) => !/^(\d+|served|previous)$/.test(operand);

function readFolder(context: Context, operand: string): Dataset {
  if (existsSync(context.resolve(operand))) return loadSeeds(context, operand);
  throw new CommandError(
    'usage',
    `A and B must each be a release number, "served", "previous" or a folder of data files; got "${operand}".`,
    'Run `caryll data releases` to list the releases.',
  );
}

async function readRelease(context: Context, operand: string, kindsOf: KindsOf): Promise<Snapshot> {
  const { knex } = await context.database();
  const releases = await readReleases(knex);
  const served = releases.find((release) => release.served);
  const id =
    operand === 'served'
      ? served?.id
      : operand === 'previous'
        ? releases.find((release) => served && Number(release.id) < Number(served.id))?.id
        : operand;
  const snapshot = id === undefined ? undefined : await snapshotOfRelease(knex, id, kindsOf);
  if (snapshot === undefined) {
    throw new CommandError(
      'notFound',
      `There is no release ${operand}; the database has ${releases.map((release) => release.id).join(', ') || 'none'}.`,
      'Run `caryll data releases` to list them.',
    );
  }
  return snapshot;
}

function printChanges(context: Context, changes: readonly RecordChange[]): void {
  const { colours } = context;
  let file = '';
  for (const change of changes) {
    if (change.file !== file) {
      file = change.file;
      context.print(`\n${colours.bold(file)}`);
    }
    const title =
      change.name === undefined ? change.record : `${change.record} ${colours.dim(`(${change.name})`)}`;
    if (change.change === 'added') context.print(`  ${colours.green('+')} ${title}`);
    else if (change.change === 'removed') context.print(`  ${colours.red('-')} ${title}`);
    else {
      context.print(`  ${colours.yellow('~')} ${title}`);
      for (const field of change.fields) context.print(`      ${fieldLine(context, field)}`);
    }
  }
}

/** Formats any text as code in a cell of a Markdown table. */
function codeCell(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}${space}${fence}`;
}

/** Formats the changes as Markdown tables, one per file, for a pull request. */
function printMarkdown(context: Context, changes: readonly RecordChange[]): void {
  let file = '';
  for (const change of changes) {
    if (change.file !== file) {
      file = change.file;
      context.print(`\n### ${file}\n\n| record | field | before | after |\n| --- | --- | --- | --- |`);
    }
    const record = codeCell(change.record);
    if (change.change !== 'changed') context.print(`| ${record} | *${change.change}* | | |`);
    for (const { field, before, after } of change.fields) {
      const cell = (value: unknown) => (value === undefined ? '' : codeCell(shortValue(value)));
      context.print(`| ${record} | ${codeCell(field)} | ${cell(before)} | ${cell(after)} |`);
    }
  }
}

const formats = ['text', 'markdown'];

/** A value in a line of the difference: on one line, and shortened. */
function shortValue(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? '–');
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

function fieldLine({ colours }: Context, { field, before, after }: FieldChange): string {
  if (before === undefined) return `${field}: ${colours.green(`+ ${shortValue(after)}`)}`;
  if (after === undefined) return `${field}: ${colours.red(`- ${shortValue(before)}`)}`;
  return `${field}: ${colours.red(shortValue(before))} → ${colours.green(shortValue(after))}`;
}

export function addDiffCommand(data: Command, context: Context): void {
  const ownSeeds = fromRoot('seeds');
  const operand = 'release number, "served", "previous", or a folder of data files';
  addCommand(data, context, {
    name: 'diff',
    summary: 'compare two releases, or data files with a release',
    description:
      'Shows the records added, removed or changed between A and B, field by field. Without A and B, shows what importing the data files would change in the served release.',
    examples: [
      'caryll data diff 3 4',
      'caryll data diff served ./seeds',
      'caryll data diff old-seeds new-seeds',
      'caryll data diff served ./seeds --format markdown',
    ],
    arguments: [new Argument('[a]', operand), new Argument('[b]', operand)],
    options: [
      ['--summary', 'show only the counts'],
      ['--no-provenance', 'ignore changes to the sources of values'],
      ['--exit-code', 'exit with code 1 if there are differences'],
      withChoices(
        new Option('--format <format>', '`markdown` prints tables, e.g. for a pull request').default('text'),
        formats,
      ),
    ],
    async action(
      [a = 'served', b = ownSeeds]: [string?, string?],
      options: { summary?: boolean; provenance: boolean; exitCode?: boolean; format: string },
    ) {
      checkChoice('--format', options.format, formats);
      const folders = new Map([a, b].filter(isFolder).map((each) => [each, readFolder(context, each)]));
      // A folder may have games that this program does not serve.
      const games = [...folders.values()].flatMap((dataset) => dataset.games);
      const kindsOf: KindsOf = (id) => servedKinds(id) ?? games.find(({ game }) => game.slug === id);
      const snapshotOf = (operand: string) => {
        const dataset = folders.get(operand);
        return dataset ? snapshotOfDataset(dataset, operand) : readRelease(context, operand, kindsOf);
      };
      const before = await snapshotOf(a);
      const after = await snapshotOf(b);
      const changes = compareSnapshots(before, after, options.provenance ? [] : ['provenance']);
      const count = (kind: RecordChange['change']) => changes.filter(({ change }) => change === kind).length;
      const totals = { added: count('added'), removed: count('removed'), changed: count('changed') };
      if (options.exitCode && changes.length > 0) context.exitCode = exitCodes.refused;
      return {
        json: () => ({
          a: before.title,
          b: after.title,
          ...totals,
          ...(options.summary ? {} : { changes }),
        }),
        print() {
          const isMarkdown = options.format === 'markdown';
          context.print(`${isMarkdown ? '## ' : ''}${before.title} → ${after.title}`);
          if (!options.summary) (isMarkdown ? printMarkdown : printChanges)(context, changes);
          const { added, removed, changed } = totals;
          context.print(
            changes.length === 0
              ? 'no differences'
              : `\n${formatNumber(added)} added, ${formatNumber(removed)} removed, ${formatNumber(changed)} changed`,
          );
        },
      };
    },
  });
}
