import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind as NodeKind, parse, type SelectionSetNode } from 'graphql';
import { type GameView, viewGame } from '../src/dataset/game-view.ts';
import type { DataRecord, DataSchema, Kind } from '../src/dataset/kinds.ts';
import type { Dataset } from '../src/dataset/load.ts';

/** How much of one field is filled. The three numbers add up to `total`. */
interface FieldCoverage {
  readonly field: string;
  /** Values that say something. */
  readonly filled: number;
  /** Known to be none: an empty array, or null in a field whose null means that, such as `covenant_slug`. */
  readonly none: number;
  /** Nulls: not known. */
  readonly unknown: number;
  readonly total: number;
  /** Whether the service document names the field; the others are served through GraphQL. */
  readonly documented: boolean;
}

interface ResourceCoverage {
  readonly game: string;
  readonly resource: string;
  /** Published records. */
  readonly records: number;
  readonly drafts: number;
  readonly fields: readonly FieldCoverage[];
}

/** Fields that every record has and that say nothing about how complete the data are. */
const formalFields = new Set(['slug', 'aliases', 'spoilers', 'provenance', 'draft']);

/** Members of a JSON body and, of those that have members in turn, theirs. */
type Body = Map<string, Body>;
type Fields = Readonly<Record<string, DataSchema>>;

function bodyOf(
  selections: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  body: Body = new Map(),
): Body {
  for (const node of selections?.selections ?? []) {
    if (node.kind === NodeKind.FIELD) {
      const name = node.alias?.value ?? node.name.value;
      body.set(name, bodyOf(node.selectionSet, fragments, body.get(name)));
    } else if (node.kind === NodeKind.INLINE_FRAGMENT) bodyOf(node.selectionSet, fragments, body);
    else bodyOf(fragments.get(node.name.value)?.selectionSet, fragments, body);
  }
  return body;
}

/**
 * The body of a record that REST serves, by path segment, e.g. `armor-sets`: that of the detail route or, where
 * there is none, of the list.
 *
 * @param folder the annotated operations.
 */
export function readBodies(files: readonly string[]): ReadonlyMap<string, Body> {
  const definitions = files.flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === NodeKind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const bodies = new Map<string, Body>();
  for (const definition of definitions) {
    if (definition.kind !== NodeKind.OPERATION_DEFINITION) continue;
    const rest = definition.directives?.find(({ name }) => name.value === 'rest');
    const route = rest?.arguments?.find(({ name }) => name.value === 'path')?.value;
    const [, segment, isDetail] =
      /^\/v1\/\{gameId\}\/([^/]+)(\/\{slug\})?$/.exec(route?.kind === NodeKind.STRING ? route.value : '') ??
      [];
    const root = bodyOf(definition.selectionSet, fragments);
    // Of a list, its page has the records.
    const data = root.get('data') ?? [...root.values()][0]?.get('data');
    if (segment === undefined || data === undefined || (bodies.has(segment) && !isDetail)) continue;
    bodies.set(segment, data);
  }
  return bodies;
}

/** A list of a record that other records write: they name it in a reference with `x-inverse`. */
interface Inverse {
  readonly name: string;
  /** Fields of an element. */
  readonly fields: Fields;
  find(game: GameView, slug: unknown): readonly DataRecord[];
}

/** The inverse lists of each table. */
function inversesOf(kinds: readonly Kind[]): ReadonlyMap<string, readonly Inverse[]> {
  const inverses = new Map<string, Inverse[]>();
  const add = (
    fields: Fields,
    find: (game: GameView, field: string, slug: unknown) => readonly DataRecord[],
  ) => {
    for (const [field, { 'x-inverse': lists, 'x-references': table }] of Object.entries(fields)) {
      for (const [name, condition] of Object.entries(lists ?? {})) {
        const holds = (value: DataRecord) =>
          Object.entries(condition).every(([other, wanted]) => (value[other] ?? null) === wanted);
        const known = inverses.get(table!) ?? [];
        inverses.set(table!, known);
        known.push({ name, fields, find: (game, slug) => find(game, field, slug).filter(holds) });
      }
    }
  };
  for (const { table, fields } of kinds) add(fields, (game, field, slug) => game.by(table, field, slug));
  const edges = new Map(
    kinds.flatMap((kind) => kind.edges.map((list) => [list.table, list.fields] as const)),
  );
  for (const [table, fields] of edges) {
    add({ ...fields, name: {} }, (game, field, slug) =>
      game.edgesTo(table, field, slug).map(({ name, value }) => ({ name, ...value })),
    );
  }
  return inverses;
}

/**
 * Paths of a body that are in a data file or in an inverse list, in the order of the body. A member may have the name
 * of its record where the file has its slug. The members of a list are counted once, not again inside it.
 */
function* documentedPaths(
  fields: Fields,
  body: Body,
  at = '',
): Generator<readonly [path: string, schema: DataSchema]> {
  for (const [key, inner] of body) {
    const name = [key, `${key}_slug`].find((each) => fields[each] && !fields[each]['x-column']);
    if (name === undefined) continue;
    const schema = fields[name]!;
    const here = `${at}${name}`;
    if (schema.properties && !canBeNone(schema)) yield* documentedPaths(schema.properties, inner, `${here}.`);
    else {
      yield [here, schema];
      const elements = schema.items?.properties;
      if (elements && !at.includes('[]')) yield* documentedPaths(elements, inner, `${here}[].`);
    }
  }
}

/**
 * Whether null means that there is none. For an object that is measured as one value, because all of it is missing
 * then.
 */
const canBeNone = (schema: DataSchema): boolean => schema['x-null-means'] === 'none';

/** Every value at a path such as `drops[].name`. */
function* valuesAt(value: unknown, path: string): Generator<unknown> {
  const [, name = '', many, rest = ''] = /^([a-z_0-9]+)(\[\])?\.?(.*)$/.exec(path) ?? [];
  const inner = (value as DataRecord | null | undefined)?.[name];
  for (const each of many ? ((inner ?? []) as unknown[]) : [inner]) {
    if (rest === '') yield each;
    else yield* valuesAt(each, rest);
  }
}

function measure(
  [field, schema]: readonly [path: string, schema: DataSchema],
  records: readonly DataRecord[],
  documented: boolean,
): FieldCoverage {
  let filled = 0;
  let none = 0;
  let unknown = 0;
  const isNone = canBeNone(schema);
  for (const record of records) {
    for (const value of valuesAt(record, field)) {
      const isMissing = value === null || value === undefined;
      if (isMissing && !isNone) unknown += 1;
      else if (isMissing || (Array.isArray(value) && value.length === 0)) none += 1;
      else filled += 1;
    }
  }
  return { field, filled, none, unknown, total: filled + none + unknown, documented };
}

/**
 * How complete the published records are: per resource and field, the documented resources and fields first.
 *
 * @param bodies what REST documents, from `readBodies`.
 */
export function measureCoverage(dataset: Dataset, bodies: ReadonlyMap<string, Body>): ResourceCoverage[] {
  return dataset.games.flatMap((data) => {
    const inverses = inversesOf(data.kinds);
    const kinds = [...data.kinds].sort(
      (a, b) => Number(bodies.has(b.file)) - Number(bodies.has(a.file)) || (a.file < b.file ? -1 : 1),
    );
    const game = viewGame(data);
    return kinds.flatMap((kind): ResourceCoverage[] => {
      const { file, table, fields } = kind;
      const published = game.list(table);
      const drafts = data.drafts.filter((draft) => draft.file === `${data.game.slug}/${file}.json`).length;
      if (published.length + drafts === 0) return [];
      const own = inverses.get(table) ?? [];
      const records = published.map((record) => {
        const whole: Record<string, unknown> = { ...record };
        for (const { name, find } of own) {
          whole[name] = [...((whole[name] as DataRecord[]) ?? []), ...find(game, record['slug'])];
        }
        return whole;
      });
      const known: Fields = {
        ...fields,
        ...Object.fromEntries(own.map((list) => [list.name, { items: { properties: list.fields } }])),
      };
      const documented = [...documentedPaths(known, bodies.get(file) ?? new Map())];
      const heads = new Set([...formalFields, ...documented.map(([path]) => path.split(/[.[]/)[0]!)]);
      const others = Object.entries(fields)
        .filter(([field]) => !heads.has(field))
        .flatMap(([field, schema]) =>
          schema.properties && !canBeNone(schema)
            ? Object.entries(schema.properties).map(([name, inner]) => [`${field}.${name}`, inner] as const)
            : [[field, schema] as const],
        );
      return [
        {
          game: data.game.slug,
          resource: file,
          records: records.length,
          drafts,
          fields: [
            ...documented
              .filter(([path]) => !formalFields.has(path))
              .map((path) => measure(path, records, true)),
            ...others.map((path) => measure(path, records, false)),
          ],
        },
      ];
    });
  });
}

/** Share of fields filled or known to be none, from 0 to 1. */
function shareKnown(field: Pick<FieldCoverage, 'filled' | 'none' | 'total'>): number {
  return field.total === 0 ? 1 : (field.filled + field.none) / field.total;
}

/** Percent, rounded down: 100 % is said of nothing that has a hole. */
export function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10}`.replace(/\.0$/, '');
}

/** A bar of the three parts, `width` characters wide. A part that exists is never rounded away. */
export function coverageBar(
  field: Pick<FieldCoverage, 'filled' | 'none' | 'unknown' | 'total'>,
  width: number,
): string {
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
  return ['█', '▒', '·'].map((glyph, index) => glyph.repeat(cells[index]!)).join('');
}

/** Sums over all fields of a resource. */
function totalOf(fields: readonly FieldCoverage[]): Omit<FieldCoverage, 'field' | 'documented'> {
  const total = { filled: 0, none: 0, unknown: 0, total: 0 };
  for (const field of fields) {
    total.filled += field.filled;
    total.none += field.none;
    total.unknown += field.unknown;
    total.total += field.total;
  }
  return total;
}

/**
 * How complete the published records are, as a Markdown page.
 *
 * @param bodies what REST documents, from `readBodies`.
 */
export function coverageMarkdown(dataset: Dataset, bodies: ReadonlyMap<string, Body>): string {
  const coverage = measureCoverage(dataset, bodies);
  const bar = (field: Parameters<typeof coverageBar>[0]) => `\`${coverageBar(field, 20)}\``;
  const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    '# Coverage of the data',
    '',
    '<!-- Written by `npm run derive`; do not edit. -->',
    '',
    `How complete the published records are, field by field (${dataset.games.map(({ game }) => `${game.slug} ${game.dataset_version}`).join(', ')}).`,
    '`█` is filled; `▒` is known to be none (an empty list, or a null with that meaning, as in `variant_label`); `·` is null, unknown. Fields of the REST contract come first, then the additional fields of GraphQL.',
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
