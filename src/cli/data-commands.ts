import { existsSync } from 'node:fs';
import path from 'node:path';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import type { Knex } from 'knex';
import { type CheckReport, checkDataset, checkRules } from '../dataset/check.ts';
import {
  coverageBar,
  coverageMarkdown,
  type FieldCoverage,
  measureCoverage,
  percent,
  readBodies,
  shareKnown,
  totalOf,
} from '../dataset/coverage.ts';
import {
  compareSnapshots,
  type FieldChange,
  type RecordChange,
  type Snapshot,
  snapshotOfDataset,
  snapshotOfRelease,
} from '../dataset/diff.ts';
import { DatasetError, type Fault, faultLine } from '../dataset/faults.ts';
import { importDataset } from '../dataset/import.ts';
import { loadKinds } from '../dataset/kinds.ts';
import { type Dataset, loadDataset } from '../dataset/load.ts';
import { drawMap, mapGame, mapMarkdown, mermaidMap } from '../dataset/map.ts';
import type { Finding } from '../dataset/rules/rule.ts';

import { fromRoot } from '../root.ts';
import { nearest } from '../text/nearest.ts';
import { counted, figure } from './bar.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError, exitCodes, type SetExitCode } from './exit.ts';
import { createProgressLine } from './progress.ts';

interface ReleaseInfo {
  readonly id: string;
  readonly imported_at: string;
  readonly served: boolean;
  readonly served_since: string | null;
  readonly content_hash: string;
  readonly games: readonly {
    readonly game: string;
    readonly dataset_version: string;
    readonly records: number;
  }[];
}

async function readReleases(knex: Knex): Promise<ReleaseInfo[]> {
  const { rows } = await knex.raw<{
    rows: (Omit<ReleaseInfo, 'imported_at' | 'served_since'> & { imported_at: Date; since: Date | null })[];
  }>(`
    select r.id::text as id, r.created_at as imported_at, r.content_hash,
           c.release_id is not null as served, c.since,
           coalesce((select json_agg(json_build_object('game', g.game_id, 'dataset_version', g.dataset_version,
                       'records', g.records) order by g.game_id)
                       from release_game g where g.release_id = r.id), '[]') as games
      from release r left join current_release c on c.release_id = r.id
     order by r.id desc`);
  return rows.map(({ since, imported_at, ...release }) => ({
    ...release,
    imported_at: imported_at.toISOString(),
    served_since: since?.toISOString() ?? null,
  }));
}

const seedsOption = [
  '--seeds <folder>',
  'folder of the data files (default: the one of this program)',
] as const;

function loadSeeds(context: Context, folder: string | undefined): Dataset {
  const seeds = folder === undefined ? fromRoot('seeds') : context.resolve(folder);
  if (!existsSync(seeds)) {
    throw new CommandError(
      'usage',
      `--seeds: expected a folder with data files, got "${folder}", which does not exist.`,
    );
  }
  const own = path.join(seeds, 'schema');
  return loadDataset(seeds, existsSync(own) ? own : fromRoot('seeds', 'schema'));
}

const whenLocal = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}Z`;

/** A value in a line of a difference: short, and on one line. */
function shortValue(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? '–');
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}

// ---- import ---------------------------------------------------------------------------------------------

function addImport(data: Command, context: Context): void {
  const command = data
    .command('import')
    .summary('make a new release of the data files')
    .description(
      'Checks every data file against its schema and every reference, then writes one release in one transaction and serves it. Faulty files, and a fault while writing, change nothing. Running services follow within about a second.',
    )
    .option('--force', 'make a release even when the files have not changed')
    .option(...seedsOption)
    .option('--json', 'print JSON')
    .action(async (options: { force?: boolean; seeds?: string; json?: boolean }) => {
      const database = await context.database();
      const keep = context.config().RELEASES_KEPT;
      const dataset = loadSeeds(context, options.seeds);
      const startedAt = context.now();
      const progress = createProgressLine(context.io, context.now);
      const result = await importDataset(database, dataset, {
        force: options.force ?? false,
        keep,
        onProgress: progress.update,
      }).finally(progress.end);
      const seconds = (context.now() - startedAt) / 1000;
      const games = result.games.map(({ game, datasetVersion, records }) => ({
        game,
        dataset_version: datasetVersion,
        records,
      }));
      if (options.json) {
        context.printJson({
          release: result.releaseId,
          imported: result.imported,
          rows: result.rows,
          seconds: Math.round(seconds * 1000) / 1000,
          games,
        });
        return;
      }
      const what = games
        .map((game) => `${game.game} ${game.dataset_version}, ${figure(game.records)} records`)
        .join('; ');
      if (!result.imported) {
        context.print(`unchanged: release ${result.releaseId} already holds these files (${what})`);
        context.say('Use --force to import them anew.');
        return;
      }
      context.print(
        `release ${result.releaseId} is served: ${what}, ${figure(result.rows)} rows in ${seconds.toFixed(1)} s (${figure(Math.round(result.rows / Math.max(0.001, seconds)))} rows/s)`,
      );
    });
  withExamples(command, 'caryll data import', 'caryll data import --seeds ./my-seeds --force');
}

// ---- check ----------------------------------------------------------------------------------------------

function printFindings(context: Context, title: string, findings: readonly (Finding | Fault)[]): void {
  context.print(`\n${title}`);
  for (const finding of findings) {
    const rule = 'rule' in finding ? context.colours.dim(` [${finding.rule}]`) : '';
    context.print(`  ${faultLine(finding)}${rule}`);
  }
}

function printReport(context: Context, report: CheckReport, allDrafts: boolean): void {
  const { colours } = context;
  for (const game of report.games) {
    context.print(
      `${colours.bold(game.game)} ${game.datasetVersion}: ${figure(game.records)} records, ${figure(game.edges)} relations, ${report.rules} rules`,
    );
  }
  if (report.faults.length > 0) {
    printFindings(context, colours.red(counted(report.faults.length, 'fault')), report.faults);
  }
  if (report.doubts.length > 0) {
    printFindings(context, colours.yellow(`${report.doubts.length} worth a look`), report.doubts);
  }
  if (report.drafts.length > 0) {
    context.print(`\n${colours.bold(`${counted(report.drafts.length, 'draft')}, kept back`)}`);
    const byReason = new Map<string, string[]>();
    for (const draft of report.drafts) {
      const key = `${draft.file} ${draft.reason}`;
      byReason.set(key, [...(byReason.get(key) ?? []), draft.record]);
    }
    for (const [reason, slugs] of byReason) {
      const shown = allDrafts ? slugs : slugs.slice(0, 4);
      const more = slugs.length > shown.length ? ` and ${slugs.length - shown.length} more` : '';
      const [file, ...words] = reason.split(' ');
      context.print(`  ${file} › ${shown.join(', ')}${more}: ${colours.dim(words.join(' '))}`);
    }
  }
  context.print(
    report.faults.length === 0 ? `\n${colours.green('no faults')}` : `\n${colours.red('not clean')}`,
  );
}

function addCheck(data: Command, context: Context, setExitCode: SetExitCode): void {
  const command = data
    .command('check')
    .summary('look for faults in the data files')
    .description(
      'Checks the data files against their schemas (types, bounds of figures, what one field asks of another), the references, and what no schema can see: relations that agree from both ends, tiers and phases without gaps, canonical slugs, distinct names. Lists the drafts and why they are kept back. Needs no database. Exit code 1 when there are faults.',
    )
    .option(...seedsOption)
    .option('--strict', 'treat what is only worth a look as a fault')
    .option('--all-drafts', 'name every draft')
    .option('--rules', 'list the rules and what each holds')
    .option('--json', 'print JSON')
    .action(
      (options: {
        seeds?: string;
        strict?: boolean;
        allDrafts?: boolean;
        rules?: boolean;
        json?: boolean;
      }) => {
        if (options.rules) {
          if (options.json) context.printJson(checkRules);
          else {
            context.printTable(
              [
                { title: 'RULE' },
                { title: 'SEVERITY', leave: 1 },
                { title: 'HOLDS WHEN', wraps: true, least: 32 },
              ],
              checkRules.map((rule) => [rule.name, rule.severity, rule.doc]),
            );
          }
          return;
        }
        let report: CheckReport;
        try {
          report = checkDataset(loadSeeds(context, options.seeds));
        } catch (error) {
          if (!(error instanceof DatasetError)) throw error;
          setExitCode(exitCodes.refused);
          if (options.json) {
            context.printJson({ ok: false, stage: 'schema and references', faults: error.faults });
          } else {
            const { colours } = context;
            printFindings(
              context,
              colours.red(`${counted(error.faults.length, 'fault')} of schema and references`),
              error.faults,
            );
            context.print(
              `\n${colours.red('not clean')} (the other rules are checked once these are mended)`,
            );
          }
          return;
        }
        const faults = report.faults.length + (options.strict ? report.doubts.length : 0);
        if (faults > 0) setExitCode(exitCodes.refused);
        if (options.json) {
          context.printJson({
            ok: faults === 0,
            games: report.games.map(({ datasetVersion, ...game }) => ({
              ...game,
              dataset_version: datasetVersion,
            })),
            rules: report.rules,
            faults: report.faults,
            doubts: report.doubts,
            drafts: report.drafts,
          });
          return;
        }
        printReport(context, report, options.allDrafts ?? false);
      },
    );
  withExamples(command, 'caryll data check', 'caryll data check --strict --json | jq .faults');
}

// ---- coverage -------------------------------------------------------------------------------------------

/** A bar as wide as there is room for, 20 at most: cut, it would tell something else. */
const barWidthIn = (room: number) => Math.max(6, Math.min(20, Math.floor(room)));
/** Room that the other columns of the two tables need, and from which width on the less telling ones are there. */
const beside = { overview: { narrow: 36, wide: 53 }, fields: 33 };
const roomy = 80;

function addCoverage(data: Command, context: Context): void {
  const command = data
    .command('coverage')
    .summary('show how complete the data are')
    .description(
      'For every resource, or every field of one, how many values are filled (█), known to be none (▒) and unknown (·). Needs no database.',
    )
    .addArgument(new Argument('[resource]', 'fields of this resource only, e.g. bosses'))
    .option(...seedsOption)
    .option('--fields', 'every field of every resource')
    .option('--markdown [file]', 'write a Markdown page instead (default: docs/coverage.md)')
    .option('--check', 'with --markdown: only compare, exit code 1 when the page is stale')
    .option('--json', 'print JSON')
    .action(
      async (
        resource: string | undefined,
        options: {
          seeds?: string;
          fields?: boolean;
          markdown?: string | true;
          check?: boolean;
          json?: boolean;
        },
      ) => {
        const dataset = loadSeeds(context, options.seeds);
        const coverage = measureCoverage(dataset, readBodies(fromRoot('schema', 'operations')));
        if (options.markdown !== undefined) {
          const versions = dataset.games.map(({ game }) => ({
            game: game.slug,
            datasetVersion: game.dataset_version,
          }));
          const file =
            options.markdown === true ? fromRoot('docs', 'coverage.md') : context.resolve(options.markdown);
          await writeDerived(context, [[file, coverageMarkdown(coverage, versions)]], options);
          return;
        }
        const chosen = coverage.filter((entry) => resource === undefined || entry.resource === resource);
        if (resource !== undefined && chosen.length === 0) {
          const known = coverage.map((entry) => entry.resource);
          const near = nearest(resource, known);
          throw new CommandError(
            'usage',
            `resource: expected one of ${known.join(', ')}, got "${resource}".`,
            near.length > 0 ? `Did you mean ${near.join(' or ')}?` : undefined,
          );
        }
        if (options.json) {
          context.printJson(
            chosen.map((entry) => ({
              ...entry,
              share_known: Math.floor(shareKnown(totalOf(entry.fields)) * 1e4) / 1e4,
            })),
          );
          return;
        }
        const { colours } = context;
        const paintedBar = (
          field: Pick<FieldCoverage, 'filled' | 'none' | 'unknown' | 'total'>,
          barWidth: number,
        ) => {
          const { filled, none, unknown } = coverageBar(field, barWidth);
          return colours.green(filled) + colours.cyan(none) + colours.dim(unknown);
        };
        const { columns } = context.io;
        if (resource === undefined && !options.fields) {
          const isWide = columns >= roomy;
          const barWidth = barWidthIn((columns - beside.overview[isWide ? 'wide' : 'narrow']) / 2);
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
            chosen.map((entry) => {
              const documented = entry.fields.filter((field) => field.documented);
              const [some, all] = [totalOf(documented), totalOf(entry.fields)];
              return [
                entry.resource,
                figure(entry.records),
                entry.drafts === 0 ? '' : figure(entry.drafts),
                documented.length > 0 ? paintedBar(some, barWidth) : '',
                documented.length > 0 ? percent(shareKnown(some)) : '',
                paintedBar(all, barWidth),
                percent(shareKnown(all)),
              ];
            }),
          );
        } else {
          for (const entry of chosen) {
            const longest = Math.max(...entry.fields.map(({ field }) => field.length));
            const barWidth = barWidthIn(columns - beside.fields - longest);
            context.print(
              `${colours.bold(entry.resource)}: ${counted(entry.records, 'record')}, ${counted(entry.drafts, 'draft')}`,
            );
            context.printTable(
              [
                { title: 'FIELD', shrinks: true },
                { title: 'COVERAGE' },
                { title: 'FILLED', align: 'right' },
                { title: 'NONE', align: 'right' },
                { title: 'UNKNOWN', align: 'right' },
                { title: 'OF', align: 'right' },
              ],
              entry.fields.map((field) => [
                field.documented ? field.field : colours.dim(field.field),
                paintedBar(field, barWidth),
                figure(field.filled),
                field.none === 0 ? '' : figure(field.none),
                field.unknown === 0 ? '' : colours.yellow(figure(field.unknown)),
                figure(field.total),
              ]),
            );
            context.print('');
          }
        }
        context.say('█ filled   ▒ known to be none   · unknown');
      },
    );
  withExamples(
    command,
    'caryll data coverage',
    'caryll data coverage bosses',
    'caryll data coverage --markdown',
  );
}

/** Writes files that follow from the data; with `check`, only says which of them are stale. */
async function writeDerived(
  context: Context,
  files: readonly (readonly [file: string, text: string])[],
  { check, json }: { readonly check?: boolean; readonly json?: boolean },
): Promise<void> {
  const stale: string[] = [];
  for (const [file, text] of files) {
    const old = existsSync(file) ? await context.io.readFile(file) : undefined;
    if (old === text) continue;
    stale.push(file);
    if (!check) await context.io.writeFile(file, text);
  }
  if (check && stale.length > 0) {
    throw new CommandError(
      'refused',
      `Not up to date with the data: ${stale.join(', ')}`,
      'Run the command without --check.',
    );
  }
  if (json) {
    context.printJson({
      written: stale,
      unchanged: files.map(([file]) => file).filter((file) => !stale.includes(file)),
    });
    return;
  }
  for (const file of stale) context.print(`written: ${file}`);
  if (stale.length === 0) context.print('up to date');
}

// ---- map ------------------------------------------------------------------------------------------------

function addMap(data: Command, context: Context): void {
  const command = data
    .command('map')
    .summary('draw the locations, their connections, lamps and bosses')
    .description(
      'Writes map.svg, a picture, and map.md, the same as Mermaid with a table of the connections, from the data files. Needs no database.',
    )
    .option(...seedsOption)
    .option('--out <folder>', 'where to write (default: docs of this program)')
    .option('--mermaid', 'print the Mermaid source and write nothing')
    .option('--check', 'only compare, exit code 1 when the files are stale')
    .option('--json', 'print JSON: the files written, or with --mermaid the source of each game')
    .action(
      async (options: {
        seeds?: string;
        out?: string;
        mermaid?: boolean;
        check?: boolean;
        json?: boolean;
      }) => {
        const dataset = loadSeeds(context, options.seeds);
        const maps = dataset.games
          .map((game) => mapGame(game, dataset))
          .filter((map) => map.regions.length > 0);
        if (options.mermaid) {
          if (options.json)
            context.printJson(maps.map((map) => ({ game: map.game, mermaid: mermaidMap(map) })));
          else for (const map of maps) context.print(mermaidMap(map));
          return;
        }
        const folder = options.out === undefined ? fromRoot('docs') : context.resolve(options.out);
        const files: [string, string][] = [];
        const drawn: { map: (typeof maps)[number]; picture: string }[] = [];
        for (const [index, map] of maps.entries()) {
          const picture = index === 0 ? 'map.svg' : `map-${dataset.games[index]!.game.slug}.svg`;
          files.push([path.join(folder, picture), await drawMap(map)]);
          drawn.push({ map, picture });
        }
        files.push([path.join(folder, 'map.md'), mapMarkdown(drawn)]);
        await writeDerived(context, files, options);
      },
    );
  withExamples(command, 'caryll data map', 'caryll data map --mermaid > map.mmd');
}

// ---- diff -----------------------------------------------------------------------------------------------

const isFolder = (operand: string) => !/^(\d+|served|previous)$/.test(operand);

async function snapshotOf(context: Context, operand: string): Promise<Snapshot> {
  if (isFolder(operand)) {
    if (!existsSync(context.resolve(operand))) {
      throw new CommandError(
        'usage',
        `expected the number of a release, "served", "previous" or a folder of data files, got "${operand}".`,
        'Run `caryll data releases` to see the releases.',
      );
    }
    return snapshotOfDataset(loadSeeds(context, operand), operand);
  }
  const { knex } = await context.database();
  const releases = await readReleases(knex);
  const served = releases.find((release) => release.served);
  const id =
    operand === 'served'
      ? served?.id
      : operand === 'previous'
        ? releases.find((release) => served && Number(release.id) < Number(served.id))?.id
        : operand;
  const kinds = loadKinds(fromRoot('seeds', 'schema')).kinds;
  const snapshot = id === undefined ? undefined : await snapshotOfRelease(knex, id, kinds);
  if (snapshot === undefined) {
    throw new CommandError(
      'notFound',
      `There is no release ${operand}; the database has ${releases.map((release) => release.id).join(', ') || 'none'}.`,
      'Run `caryll data releases` to see them.',
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

function fieldLine({ colours }: Context, { field, before, after }: FieldChange): string {
  if (before === undefined) return `${field}: ${colours.green(`+ ${shortValue(after)}`)}`;
  if (after === undefined) return `${field}: ${colours.red(`- ${shortValue(before)}`)}`;
  return `${field}: ${colours.red(shortValue(before))} → ${colours.green(shortValue(after))}`;
}

function addDiff(data: Command, context: Context, setExitCode: SetExitCode): void {
  const operand = 'number of a release, "served", "previous", or a folder of data files';
  const command = data
    .command('diff')
    .summary('compare two releases, or data files with a release')
    .description(
      'Every record added, removed or changed between A and B, field by field. Without operands: what importing the data files would change in the served release.',
    )
    .argument('[a]', operand)
    .argument('[b]', operand)
    .option('--summary', 'only count')
    .option('--no-provenance', 'leave out where figures come from')
    .option('--exit-code', 'exit code 1 when they differ')
    .option('--json', 'print JSON')
    .action(
      async (
        a: string | undefined,
        b: string | undefined,
        options: { summary?: boolean; provenance: boolean; exitCode?: boolean; json?: boolean },
      ) => {
        const operands = [a ?? 'served', b ?? fromRoot('seeds')];
        // The database first: nothing may be printed before it is known where the command runs.
        if (!operands.every(isFolder)) await context.database();
        const before = await snapshotOf(context, operands[0]!);
        const after = await snapshotOf(context, operands[1]!);
        const changes = compareSnapshots(before, after, options.provenance ? [] : ['provenance']);
        const count = (kind: RecordChange['change']) =>
          changes.filter(({ change }) => change === kind).length;
        const totals = { added: count('added'), removed: count('removed'), changed: count('changed') };
        if (options.exitCode && changes.length > 0) setExitCode(exitCodes.refused);
        if (options.json) {
          context.printJson({
            a: before.title,
            b: after.title,
            ...totals,
            ...(options.summary ? {} : { changes }),
          });
          return;
        }
        context.print(`${before.title} → ${after.title}`);
        if (!options.summary) printChanges(context, changes);
        context.print(
          changes.length === 0
            ? 'no difference'
            : `\n${figure(totals.added)} added, ${figure(totals.removed)} removed, ${figure(totals.changed)} changed`,
        );
      },
    );
  withExamples(
    command,
    'caryll data diff 3 4',
    'caryll data diff served ./seeds',
    'caryll data diff old-seeds new-seeds',
  );
}

// ---- releases -------------------------------------------------------------------------------------------

function addReleases(data: Command, context: Context): void {
  const command = data
    .command('releases')
    .summary('list the releases in the database')
    .description('The releases that are kept, newest first, and which of them is served.')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const { knex } = await context.database();
      const releases = await readReleases(knex);
      if (options.json) {
        context.printJson(releases);
        return;
      }
      if (releases.length === 0) {
        context.say('No release was ever imported. Run `caryll data import`.');
        return;
      }
      context.printTable(
        [
          { title: 'RELEASE', align: 'right' },
          { title: '' },
          { title: 'IMPORTED' },
          { title: 'DATA', shrinks: true },
          { title: 'RECORDS', align: 'right' },
          { title: 'FILES', leave: 1 },
        ],
        releases.map((release) => [
          release.id,
          release.served ? context.colours.green('served') : '',
          whenLocal(release.imported_at),
          release.games.map((game) => `${game.game} ${game.dataset_version}`).join(', '),
          figure(release.games.reduce((sum, game) => sum + game.records, 0)),
          release.content_hash.slice(0, 12),
        ]),
      );
    });
  withExamples(command, 'caryll data releases');
}

function addRollback(data: Command, context: Context): void {
  const command = data
    .command('rollback')
    .summary('serve an older release')
    .description(
      'Serves another release that is still in the database: the one before the served one, or the one named. Running services follow within about a second; nothing is deleted, so it can be taken back the same way.',
    )
    .addArgument(
      new Argument('[release]', 'its number').argParser((value) => {
        if (!/^[1-9]\d{0,17}$/.test(value)) {
          throw new InvalidArgumentError(
            'expected the number of a release, as `caryll data releases` shows it',
          );
        }
        return value;
      }),
    )
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(async (id: string | undefined, options: { yes?: boolean; json?: boolean }) => {
      const { knex } = await context.database();
      const releases = await readReleases(knex);
      const served = releases.find((release) => release.served);
      if (served === undefined) {
        throw new CommandError(
          'refused',
          'No release is served, so there is nothing to roll back.',
          'Run `caryll data import`.',
        );
      }
      const target =
        id === undefined
          ? releases.find((release) => Number(release.id) < Number(served.id))
          : releases.find((release) => release.id === id);
      const kept = releases.map((release) => release.id).join(', ');
      if (target === undefined && id === undefined) {
        throw new CommandError(
          'refused',
          `There is no release before ${served.id}; the database has ${kept}.`,
        );
      }
      if (target === undefined) {
        throw new CommandError('notFound', `There is no release ${id}; the database has ${kept}.`);
      }
      const name = (release: ReleaseInfo) =>
        `release ${release.id} (${release.games.map((game) => `${game.game} ${game.dataset_version}`).join(', ')})`;
      if (target.id === served.id) {
        if (options.json) context.printJson({ served: served.id, before: served.id });
        else context.print(`${name(served)} is served already`);
        return;
      }
      await context.confirm(`Serve ${name(target)} instead of ${name(served)}?`, options.yes);
      await knex.raw('update current_release set release_id = ?, since = now()', [target.id]);
      if (options.json) context.printJson({ served: target.id, before: served.id });
      else context.print(`${name(target)} is served`);
    });
  withExamples(command, 'caryll data rollback', 'caryll data rollback 3 --yes');
}

export function addDataCommands(program: Command, context: Context, setExitCode: SetExitCode): void {
  const data = program
    .command('data')
    .summary('check, import, compare and show the data')
    .description('The reference data: the files in seeds/, and the releases made of them in the database.');
  withExamples(data, 'caryll data check && caryll data import');
  addImport(data, context);
  addCheck(data, context, setExitCode);
  addCoverage(data, context);
  addDiff(data, context, setExitCode);
  addReleases(data, context);
  addRollback(data, context);
  addMap(data, context);
}
