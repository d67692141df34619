import { documentedBody, documentedResources, valuesAt } from './documented.ts';
import { viewGame } from './game-view.ts';
import type { DataRecord } from './kinds.ts';
import type { Dataset } from './load.ts';

/** How much of one field is filled. The three numbers add up to `total`. */
export interface FieldCoverage {
  readonly field: string;
  /** Values that say something. */
  readonly filled: number;
  /** Known to be none: an empty array, or a null where null says so, such as `covenant_slug`. */
  readonly none: number;
  /** Nulls: not known. */
  readonly unknown: number;
  readonly total: number;
  /** Whether the service document names the field; the others are served through GraphQL. */
  readonly documented: boolean;
}

export interface ResourceCoverage {
  readonly game: string;
  readonly resource: string;
  /** Published records. */
  readonly records: number;
  readonly drafts: number;
  readonly fields: readonly FieldCoverage[];
}

/** Fields that every record has and that say nothing about how complete the data are. */
const formalFields = new Set(['slug', 'provenance', 'draft']);

/** Fields whose null says that there is none, not that it is unknown. */
const nullMeansNone = new Set([
  'variant_label',
  'parent_slug',
  'lamp',
  'lamp_slug',
  'covenant_slug',
  'special_note',
  'subcategory',
  'one_way_reason',
  'npc_slug',
  'leader_npc_slug',
  'offering_item_slug',
  'location_slug',
  'boss_slug',
  'condition',
  'phases[].notes',
  'variants[].notes',
]);

function measure(field: string, values: Iterable<unknown>, documented: boolean): FieldCoverage {
  let filled = 0;
  let none = 0;
  let unknown = 0;
  const isNone = nullMeansNone.has(field) || nullMeansNone.has(field.replace(/^.*\]\./, ''));
  for (const value of values) {
    if ((value === null || value === undefined) && !isNone) unknown += 1;
    else if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) none += 1;
    else filled += 1;
  }
  return { field, filled, none, unknown, total: filled + none + unknown, documented };
}

function* valuesOver(bodies: readonly DataRecord[], path: string): Generator<unknown> {
  for (const body of bodies) for (const { value } of valuesAt(body, path)) yield value;
}

/** Paths of the numbers and texts inside an object, e.g. `figures.hp_ng_plus`; arrays are taken whole. */
function leavesOf(records: readonly DataRecord[], path: string): string[] {
  const names = new Set<string>();
  let isObject = false;
  for (const value of valuesOver(records, path)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    isObject = true;
    for (const name of Object.keys(value)) names.add(name);
  }
  return isObject ? [...names].map((name) => `${path}.${name}`) : [path];
}

/** How complete the published records are: per resource and field, the documented fields first. */
export function measureCoverage(dataset: Dataset): ResourceCoverage[] {
  const coverage: ResourceCoverage[] = [];
  for (const data of dataset.games) {
    const game = viewGame(data, dataset.kinds);
    const draftsOf = (file: string) =>
      data.drafts.filter((draft) => draft.file === `${data.game.slug}/${file}.json`).length;
    const documentedTables = new Set(documentedResources.map((resource) => resource.table));
    for (const resource of documentedResources) {
      const kind = dataset.kinds.find((candidate) => candidate.table === resource.table);
      const records = game.list(resource.table);
      if (kind === undefined || (records.length === 0 && draftsOf(kind.file) === 0)) continue;
      const bodies = records.map((record) => documentedBody(resource, record, game));
      const paths = Object.entries(resource.fields).filter(([, type]) => type !== 'object');
      const known = new Set(Object.keys(resource.fields).map((path) => path.split(/[.[]/)[0]));
      coverage.push({
        game: data.game.slug,
        resource: resource.path,
        records: records.length,
        drafts: draftsOf(kind.file),
        fields: [
          ...paths
            .filter(([path]) => !formalFields.has(path))
            .map(([path]) => measure(path, valuesOver(bodies, path), true)),
          ...Object.keys(kind.fields)
            .filter((field) => !known.has(field) && !formalFields.has(field))
            .flatMap((field) => leavesOf(records, field))
            .map((path) => measure(path, valuesOver(records, path), false)),
        ],
      });
    }
    for (const kind of dataset.kinds) {
      if (documentedTables.has(kind.table)) continue;
      const records = game.list(kind.table);
      if (records.length === 0) continue;
      coverage.push({
        game: data.game.slug,
        resource: kind.file,
        records: records.length,
        drafts: draftsOf(kind.file),
        fields: Object.keys(kind.fields)
          .filter((field) => !formalFields.has(field))
          .flatMap((field) => leavesOf(records, field))
          .map((path) => measure(path, valuesOver(records, path), false)),
      });
    }
  }
  return coverage;
}

/** Share of fields filled or known to be none, from 0 to 1. */
export function shareKnown(field: Pick<FieldCoverage, 'filled' | 'none' | 'total'>): number {
  return field.total === 0 ? 1 : (field.filled + field.none) / field.total;
}

/** Percent, rounded down: 100 % is said of nothing that has a hole. */
export function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10}`.replace(/\.0$/, '');
}

/**
 * A bar of the three parts, `width` characters wide. A part that exists is never rounded away.
 *
 * @param glyphs for filled, none and unknown.
 */
export function coverageBar(
  field: Pick<FieldCoverage, 'filled' | 'none' | 'unknown' | 'total'>,
  width: number,
  glyphs: readonly [string, string, string] = ['█', '▒', '·'],
): { filled: string; none: string; unknown: string } {
  const parts = [field.filled, field.none, field.unknown];
  const cells = parts.map((part) =>
    part === 0 ? 0 : Math.max(1, Math.round((part / Math.max(1, field.total)) * width)),
  );
  while (cells.reduce((sum, cell) => sum + cell, 0) > width) {
    cells[cells.indexOf(Math.max(...cells))]! -= 1;
  }
  if (field.total > 0) {
    while (cells.reduce((sum, cell) => sum + cell, 0) < width) cells[cells.indexOf(Math.max(...cells))]! += 1;
  }
  return {
    filled: glyphs[0].repeat(cells[0]!),
    none: glyphs[1].repeat(cells[1]!),
    unknown: glyphs[2].repeat(cells[2]!),
  };
}

/** Sums over all fields of a resource. */
export function totalOf(fields: readonly FieldCoverage[]): Omit<FieldCoverage, 'field' | 'documented'> {
  const total = { filled: 0, none: 0, unknown: 0, total: 0 };
  for (const field of fields) {
    total.filled += field.filled;
    total.none += field.none;
    total.unknown += field.unknown;
    total.total += field.total;
  }
  return total;
}

/** The same as a Markdown page. */
export function coverageMarkdown(
  coverage: readonly ResourceCoverage[],
  versions: readonly { readonly game: string; readonly datasetVersion: string }[],
): string {
  const bar = (field: Pick<FieldCoverage, 'filled' | 'none' | 'unknown' | 'total'>, width = 20) => {
    const { filled, none, unknown } = coverageBar(field, width);
    return `\`${filled}${none}${unknown}\``;
  };
  const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    '# Coverage of the data',
    '',
    '<!-- Written by `npx caryll data coverage --markdown`; do not edit. -->',
    '',
    `How complete the published records are, field by field (${versions.map(({ game, datasetVersion }) => `${game} ${datasetVersion}`).join(', ')}).`,
    '`█` is filled; `▒` is known to be none (an empty list, or a null that says so, as in `variant_label`); `·` is null, not known. Fields of the REST contract come first, then those that GraphQL carries besides.',
    '',
    row('resource', 'records', 'drafts', 'documented fields', '', 'all fields', ''),
    row('---', '---:', '---:', '---', '---:', '---', '---:'),
  ];
  for (const resource of coverage) {
    const documented = resource.fields.filter((field) => field.documented);
    const [some, all] = [totalOf(documented), totalOf(resource.fields)];
    lines.push(
      row(
        `[${resource.resource}](#${resource.resource})`,
        resource.records,
        resource.drafts,
        documented.length > 0 ? bar(some) : '–',
        documented.length > 0 ? `${percent(shareKnown(some))} %` : '',
        bar(all),
        `${percent(shareKnown(all))} %`,
      ),
    );
  }
  for (const resource of coverage) {
    lines.push('', `## ${resource.resource}`, '');
    lines.push(
      `${resource.records} records${resource.drafts > 0 ? `, ${resource.drafts} drafts kept back` : ''}.`,
      '',
    );
    lines.push(
      row('field', '', 'filled', 'none', 'unknown', 'of'),
      row('---', '---', '---:', '---:', '---:', '---:'),
    );
    for (const field of resource.fields) {
      lines.push(
        row(
          `\`${field.field}\`${field.documented ? '' : ' ¹'}`,
          bar(field),
          field.filled,
          field.none,
          field.unknown,
          field.total,
        ),
      );
    }
  }
  lines.push('', '¹ Not in the REST bodies; served through GraphQL.', '');
  return lines.join('\n');
}
