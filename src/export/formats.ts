import { license } from '../root.ts';

/** Formats that `GET /v1/{gameId}/export` sends. */
export const exportFormats = ['json', 'ndjson', 'sqlite'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The media type of each format. */
export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
  sqlite: 'application/vnd.sqlite3',
};

/** Name of a file with the whole data of a game, e.g. `caryll-bloodborne-2026.11.2.json`. */
export const exportName = (gameId: string, datasetVersion: string, format: ExportFormat): string =>
  `caryll-${gameId}-${datasetVersion}.${format}`;

/** The license of the data, which every format has. */
export const licenseText = `${license}. The game and its names belong to their owners; this project is not affiliated with them.`;
