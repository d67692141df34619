import { veilText } from '../../shared/record-address.ts';
import type { ToolsModel } from '../../shared/models.ts';

/** Returns the data with placeholders for names that are spoilers. */
export const withVeils = (model: ToolsModel): ToolsModel => ({
  ...model,
  tables: Object.fromEntries(
    Object.entries(model.tables).map(([table, rows]) => [
      table,
      rows.map((row) => {
        const { hidden } = row as { readonly hidden?: string };
        return hidden === undefined ? row : { ...row, name: veilText(hidden) };
      }),
    ]),
  ),
});
