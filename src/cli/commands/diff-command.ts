import { existsSync } from 'node:fs';
import { Argument, Option } from 'commander';
import {
  compareSnapshots,
  type KindsOf,
  type RecordChange,
  type Snapshot,
  snapshotOfDataset,
  snapshotOfRelease,
} from '../../dataset/diff.ts';
import type { Dataset } from '../../dataset/load.ts';
import { exitCodes } from '../../exit-codes.ts';
import { fromRoot } from '../../root.ts';
import { type CommandSpec, withChoices } from '../command.ts';
import type { Context } from '../context.ts';
import { loadSeeds, seedsOption, servedKinds } from '../data-files.ts';
import { CommandError } from '../exit.ts';
import { formatNumber } from '../format.ts';
import { readReleases } from './release-commands.ts';

const isFolder = (operand: string) => !/^(\d+|served|previous)$/.test(operand);

function readFolder(operand: string): Dataset {
  if (existsSync(operand)) return loadSeeds(operand);
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

function printChange({ print, colors }: Context, { change, record, name, fields }: RecordChange): void {
  const { green, red, yellow, dim } = colors;
  const sign = { added: green('+'), removed: red('-'), changed: yellow('~') }[change];
  print(`  ${sign} ${record}${name === undefined ? '' : ` ${dim(`(${name})`)}`}`);
  for (const { field, before, after } of fields) {
    const [old, now] = [shortValue(before), shortValue(after)];
    if (before === undefined) print(`      ${field}: ${green(`+ ${now}`)}`);
    else if (after === undefined) print(`      ${field}: ${red(`- ${old}`)}`);
    else print(`      ${field}: ${red(old)} → ${green(now)}`);
  }
}

/** Formats any text as code in a cell of a Markdown table. */
function codeCell(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text.replaceAll('|', '\\|').replace(/\s+/g, ' ')}${space}${fence}`;
}

/** Formats a change as lines of a Markdown table. */
function printRows({ print }: Context, { change, record, fields }: RecordChange): void {
  const cell = (value: unknown) => (value === undefined ? '' : codeCell(shortValue(value)));
  if (change !== 'changed') print(`| ${codeCell(record)} | *${change}* | | |`);
  for (const { field, before, after } of fields)
    print(`| ${codeCell(record)} | ${codeCell(field)} | ${cell(before)} | ${cell(after)} |`);
}

/** Prints the changes of each file below its name, or as Markdown tables for a pull request. */
function printChanges(context: Context, changes: readonly RecordChange[], isMarkdown: boolean): void {
  for (const [index, change] of changes.entries()) {
    if (change.file !== changes[index - 1]?.file)
      context.print(
        isMarkdown
          ? `\n### ${change.file}\n\n| record | field | before | after |\n| --- | --- | --- | --- |`
          : `\n${context.colors.bold(change.file)}`,
      );
    (isMarkdown ? printRows : printChange)(context, change);
  }
}

/** Names the games whose data files have changes, but no new version: no import publishes them. */
function printUnraised(
  { say }: Context,
  changes: readonly RecordChange[],
  before: Snapshot,
  after: Snapshot,
): void {
  for (const [game, version] of after.versions)
    if (before.versions.get(game) === version && changes.some(({ file }) => file.startsWith(`${game}/`)))
      say(
        `\nThe data of ${game} differ, and both have the version ${version}. Raise dataset_version in game.json: an import refuses changed data under an old version.`,
      );
}

/** A value in a line of the difference: on one line, and shortened. */
function shortValue(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? '–');
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

const operandHelp = 'release number, "served", "previous", or a folder of data files';

export const diffCommand: CommandSpec<
  [a?: string, b?: string],
  { seeds?: string; summary?: boolean; provenance: boolean; exitCode?: boolean; format: string }
> = {
  name: 'diff',
  summary: 'compare two releases, or data files with a release',
  description:
    'Shows the records added, removed or changed between A and B, field by field. Without A and B, shows what importing the data files would change in the served release.',
  examples: [
    'caryll data diff 3 4',
    'caryll data diff --seeds ./my-seeds',
    'caryll data diff old-seeds new-seeds',
    'caryll data diff served ./seeds --format markdown',
  ],
  arguments: [new Argument('[a]', operandHelp), new Argument('[b]', operandHelp)],
  options: [
    seedsOption,
    ['--summary', 'show only the counts'],
    ['--no-provenance', 'ignore changes to the sources of values'],
    ['--exit-code', 'exit with code 1 if there are differences'],
    withChoices(
      new Option('--format <format>', '`markdown` prints tables, e.g. for a pull request').default('text'),
      ['text', 'markdown'],
    ),
  ],
  async action(context, [a = 'served', second], { seeds, summary, provenance, exitCode, format }) {
    if (seeds !== undefined && second !== undefined) {
      throw new CommandError(
        'usage',
        `--seeds must not be used together with B; got "${seeds}" and "${second}".`,
        'Without B, A is compared with the data files in the folder of --seeds.',
      );
    }
    const b = second ?? seeds ?? fromRoot('seeds');
    const folders = new Map([a, b].filter(isFolder).map((each) => [each, readFolder(each)]));
    // A folder may have games that this program does not serve.
    const games = [...folders.values()].flatMap((dataset) => dataset.games);
    const kindsOf: KindsOf = (id) => servedKinds(id) ?? games.find(({ game }) => game.slug === id);
    const snapshotOf = (operand: string) => {
      const dataset = folders.get(operand);
      return dataset ? snapshotOfDataset(dataset, operand) : readRelease(context, operand, kindsOf);
    };
    const before = await snapshotOf(a);
    const after = await snapshotOf(b);
    const changes = compareSnapshots(before, after, provenance ? [] : ['provenance']);
    const count = (kind: RecordChange['change']) => changes.filter(({ change }) => change === kind).length;
    const totals = { added: count('added'), removed: count('removed'), changed: count('changed') };
    if (exitCode && changes.length > 0) context.exitCode = exitCodes.refused;
    return {
      json: { a: before.title, b: after.title, ...totals, ...(summary ? {} : { changes }) },
      text() {
        const isMarkdown = format === 'markdown';
        context.print(`${isMarkdown ? '## ' : ''}${before.title} → ${after.title}`);
        if (!summary) printChanges(context, changes, isMarkdown);
        const counts = Object.entries(totals).map(([kind, number]) => `${formatNumber(number)} ${kind}`);
        context.print(changes.length === 0 ? 'no differences' : `\n${counts.join(', ')}`);
        if (isFolder(b)) printUnraised(context, changes, before, after);
      },
    };
  },
};
