import type { Command } from 'commander';
import { type CheckReport, checkDataset, checkRules } from '../dataset/check.ts';
import { DatasetError, type Fault, faultLine } from '../dataset/faults.ts';
import type { Finding } from '../dataset/rules/rule.ts';
import { addCommand, type Outcome } from './command.ts';
import type { Context } from './context.ts';
import { loadSeeds, seedsOption } from './data-files.ts';
import { exitCodes } from './exit.ts';
import { formatNumber, plural } from './format.ts';

function printFindings(context: Context, title: string, findings: readonly (Finding | Fault)[]): void {
  context.print(`\n${title}`);
  for (const finding of findings) {
    const rule = 'rule' in finding ? context.colours.dim(` [${finding.rule}]`) : '';
    context.print(`  ${faultLine(finding)}${rule}`);
  }
}

/** Drafts by the reason for which they are kept back. */
function printDrafts(context: Context, drafts: CheckReport['drafts'], all: boolean): void {
  const { colours } = context;
  context.print(`\n${colours.bold(`${plural(drafts.length, 'draft')}, kept back`)}`);
  const byReason = new Map<string, string[]>();
  for (const { file, reason, record } of drafts) {
    const key = `${file} ${reason}`;
    byReason.set(key, [...(byReason.get(key) ?? []), record]);
  }
  for (const [key, slugs] of byReason) {
    const named = all ? slugs : slugs.slice(0, 4);
    const more = slugs.length > named.length ? ` and ${slugs.length - named.length} more` : '';
    const [file, ...reason] = key.split(' ');
    context.print(`  ${file} › ${named.join(', ')}${more}: ${colours.dim(reason.join(' '))}`);
  }
}

function printReport(context: Context, report: CheckReport, allDrafts: boolean): void {
  const { colours } = context;
  for (const game of report.games) {
    context.print(
      `${colours.bold(game.game)} ${game.datasetVersion}: ${formatNumber(game.records)} records, ${formatNumber(game.edges)} relations, ${report.rules} rules`,
    );
  }
  if (report.faults.length > 0) {
    printFindings(context, colours.red(plural(report.faults.length, 'fault')), report.faults);
  }
  if (report.doubts.length > 0) {
    printFindings(context, colours.yellow(`${report.doubts.length} worth a look`), report.doubts);
  }
  if (report.drafts.length > 0) printDrafts(context, report.drafts, allDrafts);
  context.print(
    report.faults.length === 0 ? `\n${colours.green('no faults')}` : `\n${colours.red('not clean')}`,
  );
}

const listRules = (context: Context): Outcome => ({
  json: () => checkRules,
  print: () =>
    context.printTable(
      [{ title: 'RULE' }, { title: 'SEVERITY', leave: 1 }, { title: 'HOLDS WHEN', wraps: true, least: 32 }],
      checkRules.map((rule) => [rule.name, rule.severity, rule.doc]),
    ),
});

/** Files that cannot be read as their schemas say are checked no further. */
const unreadable = (context: Context, { faults }: DatasetError): Outcome => ({
  json: () => ({ ok: false, stage: 'schema and references', faults }),
  print() {
    const { red } = context.colours;
    printFindings(context, red(`${plural(faults.length, 'fault')} of schema and references`), faults);
    context.print(`\n${red('not clean')} (the other rules are checked once these are mended)`);
  },
});

export function addCheckCommand(data: Command, context: Context): void {
  addCommand(data, context, {
    name: 'check',
    summary: 'look for faults in the data files',
    description:
      'Checks the data files against their schemas (types, bounds of figures, what one field asks of another), the references, and what no schema can see: relations that agree from both ends, tiers and phases without gaps, canonical slugs, distinct names. Lists the drafts and why they are kept back. Needs no database. Exit code 1 when there are faults.',
    examples: ['caryll data check', 'caryll data check --strict --json | jq .faults'],
    options: [
      seedsOption,
      ['--strict', 'treat what is only worth a look as a fault'],
      ['--all-drafts', 'name every draft'],
      ['--rules', 'list the rules and what each holds'],
    ],
    database: 'none',
    action(
      _none,
      options: { seeds?: string; strict?: boolean; allDrafts?: boolean; rules?: boolean },
    ): Outcome {
      if (options.rules) return listRules(context);
      let report: CheckReport;
      try {
        report = checkDataset(loadSeeds(context, options.seeds));
      } catch (error) {
        if (!(error instanceof DatasetError)) throw error;
        context.exitCode = exitCodes.refused;
        return unreadable(context, error);
      }
      const ok = report.faults.length + (options.strict ? report.doubts.length : 0) === 0;
      if (!ok) context.exitCode = exitCodes.refused;
      return {
        json() {
          const { games, rules, faults, doubts, drafts } = report;
          return {
            ok,
            games: games.map(({ datasetVersion, ...game }) => ({ ...game, dataset_version: datasetVersion })),
            rules,
            faults,
            doubts,
            drafts,
          };
        },
        print: () => printReport(context, report, options.allDrafts ?? false),
      };
    },
  });
}
