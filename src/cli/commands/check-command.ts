import { Option } from 'commander';
import path from 'node:path';
import { type CheckReport, checkDataset } from '../../dataset/check.ts';
import { DatasetError, type DataError, errorLine, errorText } from '../../dataset/data-errors.ts';
import type { Finding } from '../../dataset/rules/rule.ts';
import { exitCodes } from '../../exit-codes.ts';
import { allRules, rulesOf } from '../../games/index.ts';
import { type CommandSpec, type Outcome, withChoices } from '../command.ts';
import type { Context } from '../context.ts';
import { loadSeeds, seedsFolder, seedsOption } from '../data-files.ts';
import { formatNumber, plural } from '../format.ts';

interface CheckOptions {
  readonly seeds?: string;
  readonly strict?: boolean;
  readonly drafts?: boolean;
  readonly rules?: boolean;
  readonly format: string;
}

/** Escapes a value of a GitHub Actions annotation; properties also need their separators escaped. */
const annotated = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const annotatedMember = (text: string) => annotated(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A finding as a workflow command of GitHub Actions, which shows it at its line. */
function annotationOf(finding: Finding | DataError, severity: string, seeds: string | undefined): string {
  const members = {
    file: path.relative('', path.join(seedsFolder(seeds), finding.file)),
    line: finding.line,
    col: finding.column,
    title: 'rule' in finding ? finding.rule : undefined,
  };
  const head = Object.entries(members).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${annotatedMember(String(value))}`],
  );
  return `::${severity} ${head.join(',')}::${annotated(errorText(finding))}`;
}

function printFindings(
  { print, colors }: Context,
  { format, strict, seeds }: CheckOptions,
  severity: 'error' | 'warning',
  findings: readonly (Finding | DataError)[],
  title = `${severity}s`,
): void {
  if (format !== 'github' && findings.length > 0)
    print(`\n${severity === 'error' ? colors.red(title) : colors.yellow(title)}`);
  for (const finding of findings) {
    const rule = 'rule' in finding ? colors.dim(` [${finding.rule}]`) : '';
    if (format === 'github') print(annotationOf(finding, strict ? 'error' : severity, seeds));
    else print(`${errorLine(finding).replace(/^/gm, '  ')}${rule}`);
  }
}

/** Drafts, grouped by the reason why they are not published. */
function printDrafts({ print, colors }: Context, drafts: CheckReport['drafts']): void {
  print('\ndrafts (not published)');
  for (const draft of drafts) {
    const { file, reason } = draft;
    const alike = drafts.filter((each) => each.file === file && each.reason === reason);
    const slugs = alike.map(({ record }) => record).join(', ');
    if (draft === alike[0]) print(`  ${file} › ${slugs}: ${colors.dim(reason)}`);
  }
}

function printReport(
  context: Context,
  { games, errors, warnings, drafts }: CheckReport,
  options: CheckOptions,
): void {
  const { colors } = context;
  for (const game of games) {
    context.print(
      `${colors.bold(game.game)} ${game.datasetVersion}: ${formatNumber(game.entries)} entries, ${formatNumber(game.edges)} relations, ${game.rules} rules`,
    );
  }
  printFindings(context, options, 'error', errors);
  printFindings(context, options, 'warning', warnings);
  if (options.drafts && drafts.length > 0) printDrafts(context, drafts);
  const strictly = options.strict && warnings.length > 0 ? ' (`--strict`: warnings are errors)' : '';
  const result = `${plural(errors.length, 'error')}, ${plural(warnings.length, 'warning')}${strictly}`;
  const drafted =
    drafts.length === 0
      ? ''
      : `, ${plural(drafts.length, 'draft')}${options.drafts ? '' : ' (use `--drafts` to list them)'}`;
  const paint =
    errors.length > 0 || strictly ? colors.red : warnings.length > 0 ? colors.yellow : colors.green;
  context.print(`\n${paint(result)}${drafted}`);
}

const listRules = (context: Context): Outcome => ({
  json: allRules,
  text: () =>
    context.printTable(allRules, [
      { title: 'RULE', cell: ({ name }) => name },
      { title: 'GAME', cell: ({ game }) => game ?? 'all', leave: 1 },
      { title: 'SEVERITY', cell: ({ severity }) => severity, leave: 1 },
      { title: 'HOLDS WHEN', cell: ({ doc }) => doc, wraps: true },
    ]),
});

const withoutExcerpt = ({ excerpt: _excerpt, ...error }: DataError) => error;

/** Rules do not run on files that violate their schemas. */
const unreadable = (context: Context, errors: readonly DataError[], options: CheckOptions): Outcome => ({
  json: { ok: false, stage: 'schema and references', errors: errors.map(withoutExcerpt) },
  text() {
    printFindings(context, options, 'error', errors, 'errors in files, schemas and references');
    context.print(`\n${context.colors.red(plural(errors.length, 'error'))}; fix these to run the rules`);
  },
});

export const checkCommand: CommandSpec<unknown, CheckOptions> = {
  name: 'check',
  summary: 'check the data files for errors',
  description:
    'Validates the data files against their schemas (types, bounds, conditions between fields), resolves references, and applies rules that schemas cannot express: relations that agree in both directions, tiers and phases without gaps, canonical slugs, distinct names. Needs no database. Exits with code 1 if there are errors.',
  examples: [
    'caryll data check',
    'caryll data check --strict --json | jq .errors',
    'caryll data check --format github',
  ],
  options: [
    seedsOption,
    ['--strict', 'treat warnings as errors'],
    ['--drafts', 'list unpublished records and the reasons'],
    ['--rules', 'list the rules'],
    withChoices(
      new Option('--format <format>', '`github` prints annotations for GitHub Actions').default('text'),
      ['text', 'github'],
    ),
  ],
  database: false,
  action(context, _none, options) {
    if (options.rules) return listRules(context);
    let report: CheckReport;
    try {
      report = checkDataset(loadSeeds(options.seeds), rulesOf);
    } catch (error) {
      if (!(error instanceof DatasetError)) throw error;
      context.exitCode = exitCodes.refused;
      return unreadable(context, error.errors, options);
    }
    const { games, rules, errors, warnings, drafts } = report;
    const ok = errors.length + (options.strict ? warnings.length : 0) === 0;
    if (!ok) context.exitCode = exitCodes.refused;
    const read = games.map(({ datasetVersion, ...game }) => ({ ...game, dataset_version: datasetVersion }));
    return {
      json: { ok, games: read, rules, errors, warnings, drafts },
      text: () => printReport(context, report, options),
    };
  },
};
