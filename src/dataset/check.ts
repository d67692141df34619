import { DatasetError } from './data-errors.ts';
import { viewGame } from './game-view.ts';
import type { Dataset, Draft } from './load.ts';
import { auditRules } from './rules/audits.ts';
import { everyRecordRules } from './rules/every-record.ts';
import { placeRules } from './rules/places.ts';
import { proseRules } from './rules/prose.ts';
import { createSubject, type Finding, type Rule } from './rules/rule.ts';
import { versionRules } from './rules/versions.ts';

export interface CheckReport {
  readonly games: readonly {
    readonly game: string;
    readonly datasetVersion: string;
    /** Published entries of the data files: records, and rows that belong to them. */
    readonly entries: number;
    readonly edges: number;
    readonly rules: number;
  }[];
  /** How many different rules were applied. */
  readonly rules: number;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly drafts: readonly Draft[];
}

/**
 * Rules for every game that no schema can express. What a schema can check in one record is in the schemas of the game.
 */
export const generalRules: readonly Rule[] = [
  ...everyRecordRules,
  ...placeRules,
  ...proseRules,
  ...versionRules,
  ...auditRules,
];

/** The rules of a game by its id. */
export type RulesOf = (gameId: string) => readonly Rule[];

/**
 * Applies the rules of each game to a dataset whose files are valid for their schemas.
 *
 * @example
 * const { errors, warnings } = checkDataset(loadDataset(fromRoot('seeds')), rulesOf);
 */
export function checkDataset(dataset: Dataset, rulesOf: RulesOf): CheckReport {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const applied = new Set<Rule>();
  const games = dataset.games.map((data) => {
    const { kinds } = data;
    const game = viewGame(data);
    const rules = rulesOf(game.gameId);
    for (const rule of rules) {
      const { name, severity, check } = rule;
      applied.add(rule);
      const findings = severity === 'error' ? errors : warnings;
      check(createSubject(game, data, (error) => findings.push(dataset.locate({ rule: name, ...error }))));
    }
    const edgeTables = new Set(kinds.flatMap(({ edges }) => edges.map(({ table }) => table)));
    // Records that only join others also count as relations.
    const joining = kinds.filter(({ key, fields }) => key.every((field) => fields[field]?.['x-references']));
    return {
      game: data.game.slug,
      datasetVersion: data.game.dataset_version,
      entries: [...data.records.values()].reduce((sum, list) => sum + list.length, 0),
      edges: [...[...edgeTables].map(game.edges), ...joining.map(({ table }) => game.list(table))].reduce(
        (sum, { length }) => sum + length,
        0,
      ),
      rules: rules.length,
    };
  });
  const drafts = dataset.games.flatMap((game) => game.drafts);
  return { games, rules: applied.size, errors, warnings, drafts };
}

/**
 * Refuses data in which `caryll data check` finds errors.
 *
 * @throws DatasetError with all of them.
 */
export function requireNoErrors(dataset: Dataset, rulesOf: RulesOf): void {
  const { errors } = checkDataset(dataset, rulesOf);
  if (errors.length > 0) throw new DatasetError(errors);
}
