import type { DataRecord } from '../../src/dataset/kinds.ts';
import type { GameData } from '../../src/dataset/load.ts';
import type { ToolsColumns } from '../games/site.ts';
import { siteOf } from '../games/sites.ts';
import type { ToolsModel } from '../shared/models.ts';
import { hiddenNames } from './hidden-names.ts';

/** The files for a game: for every calculator, and for the damage. Undefined for a game without calculators. */
export function toolsModels(
  data: GameData,
): { readonly core: ToolsModel; readonly damage: ToolsModel } | undefined {
  const { tools } = siteOf(data.game.slug);
  if (tools === undefined) return undefined;
  const { core, damage, unread, without = '' } = tools;
  const hidden = hiddenNames(data);
  /** The columns of a row, and the spoiler level of its name, if it is one. */
  const cells = (table: string, names: readonly string[], row: DataRecord) => {
    const level = names.includes('name') ? hidden[table]?.[row['slug'] as string] : undefined;
    return { ...Object.fromEntries(names.map((name) => [name, row[name]])), ...(level && { hidden: level }) };
  };
  const materials = new Set(
    JSON.stringify(data.records.get(tools.materials)).match(/(?<="(?:upgrade_)?item_slug":")[^"]+/g),
  );
  const modelOf = (tables: ToolsColumns['core']): ToolsModel => ({
    game: data.game.slug,
    title: data.game.name,
    datasetVersion: data.game.dataset_version,
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, names]) => [
        table,
        (data.records.get(table) ?? [])
          .filter((row) => (table === 'item' ? materials.has(String(row['slug'])) : row[without] !== true))
          .map((row) => cells(table, names, row)),
      ]),
    ),
  });
  const read = JSON.stringify(modelOf(damage), (name, value) => (unread.includes(name) ? undefined : value));
  return { core: modelOf(core), damage: JSON.parse(read) as ToolsModel };
}
