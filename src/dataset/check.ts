import { DatasetError } from './faults.ts';
import { viewGame } from './game-view.ts';
import type { Dataset, Draft } from './load.ts';
import { armorRules } from './rules/armor.ts';
import { bloodGemRules } from './rules/blood-gem.ts';
import { bossRules } from './rules/boss.ts';
import { chaliceDungeonRules } from './rules/chalice-dungeon.ts';
import { endingRules } from './rules/ending.ts';
import { enemyRules } from './rules/enemy.ts';
import { everyRecordRules } from './rules/every-record.ts';
import { gameRules } from './rules/game.ts';
import { gateRules } from './rules/gate.ts';
import { insightRules } from './rules/insight.ts';
import { locationRules } from './rules/location.ts';
import { merchantRules } from './rules/merchant.ts';
import { npcRules } from './rules/npc.ts';
import { proseRules } from './rules/prose.ts';
import { createSubject, type Finding, type Rule } from './rules/rule.ts';
import { runeRules } from './rules/rune.ts';
import { weaponRules } from './rules/weapon.ts';

export interface CheckReport {
  readonly games: readonly {
    readonly game: string;
    readonly datasetVersion: string;
    /** Published records. */
    readonly records: number;
    readonly edges: number;
  }[];
  readonly rules: number;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly drafts: readonly Draft[];
}

/** What no schema can see. What a schema can say of one record stands in `seeds/schema`, or with the game. */
export const checkRules: readonly Rule[] = [
  ...everyRecordRules,
  ...armorRules,
  ...merchantRules,
  ...locationRules,
  ...bossRules,
  ...enemyRules,
  ...npcRules,
  ...runeRules,
  ...weaponRules,
  ...bloodGemRules,
  ...chaliceDungeonRules,
  ...endingRules,
  ...insightRules,
  ...gateRules,
  ...proseRules,
  ...gameRules,
];

/** Applies rules to every game of a dataset whose files are valid for their schemas. */
export function checkDataset(dataset: Dataset, rules = checkRules): CheckReport {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const edgeTables = new Set(dataset.kinds.flatMap(({ edges }) => edges.map(({ table }) => table)));
  const games = dataset.games.map((data) => {
    const game = viewGame(data, dataset.kinds);
    for (const { name, severity, check } of rules) {
      const findings = severity === 'error' ? errors : warnings;
      check(
        createSubject(game, data, dataset.kinds, (fault) =>
          findings.push(dataset.locate({ rule: name, ...fault })),
        ),
      );
    }
    return {
      game: data.game.slug,
      datasetVersion: data.game.dataset_version,
      records: [...data.records.values()].reduce((sum, list) => sum + list.length, 0),
      edges: [...edgeTables].reduce(
        (sum, table) => sum + game.edges(table).length,
        game.list('location_connection').length,
      ),
    };
  });
  return {
    games,
    rules: rules.length,
    errors,
    warnings,
    drafts: dataset.games.flatMap((game) => game.drafts),
  };
}

/**
 * Refuses data in which `caryll data check` finds errors.
 *
 * @throws DatasetError with all of them.
 */
export function requireNoErrors(dataset: Dataset): void {
  const { errors } = checkDataset(dataset);
  if (errors.length > 0) throw new DatasetError(errors);
}
