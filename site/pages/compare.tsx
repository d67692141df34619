import type { OperationParameter } from '../../src/site-port.ts';
import type { PageKind } from './kinds.ts';
import { Field } from './list.tsx';
import { queryOf } from './query.ts';
import { joined } from '../../src/text/joined.ts';
import { Kept, localName, pageAddress, Scrolling, useSetting } from './shown.tsx';
import { formatNumber, columnWords } from './words.ts';

/** A comparison as REST returns it. */
export interface CompareBody {
  readonly slugs: readonly string[];
  readonly levels: readonly number[];
  readonly rows: readonly ComparedRow[];
}

interface ComparedRow {
  readonly field: string;
  readonly description: string;
  readonly values: readonly (number | null)[];
  readonly labels: readonly (string | null)[];
  readonly better: 'more' | 'less' | null;
  readonly best: readonly number[];
  readonly unmet: readonly number[];
}

/** A parameter of the comparison besides its records, with its value. */
export interface BuildField {
  readonly parameter: OperationParameter;
  readonly value: string;
}

/** Level and stats as a form that works without a script. */
function Build({
  kind,
  slugs,
  build,
  isDefault,
}: {
  kind: PageKind;
  slugs: readonly string[];
  build: readonly BuildField[];
  isDefault: boolean;
}) {
  const { game, prefix } = useSetting();
  return (
    <form class="stats" method="get" action={`${prefix}/${game.id}/${kind.segment}`}>
      <input type="hidden" name="compare" value={slugs.join(',')} />
      <Kept />
      {build.map(({ parameter, value }) => (
        <Field key={parameter.name} parameter={parameter} value={value} />
      ))}
      <p class="soft">
        {isDefault
          ? 'These are the lowest stats with which all of them can be wielded, at the highest level of each.'
          : 'Level max is the highest of each. Stats that you leave empty are the lowest of the game.'}
      </p>
      <button type="submit" class="btn main">
        Compare
      </button>
    </form>
  );
}

/** The value of a record in a row: the word of the game for it, the number, and what has to be known about it. */
function Cell({ row, index }: { row: ComparedRow; index: number }) {
  const { values, labels, best, unmet } = row;
  const value = values[index] ?? null;
  const label = labels[index] ?? null;
  const isBest = best.includes(index);
  return (
    <td class={`figure${isBest ? ' best' : ''}`}>
      {label ?? (value === null ? '–' : formatNumber(value))}
      {isBest && <span class="visually-hidden"> (best)</span>}
      {label !== null && value !== null && value !== 0 && <span class="soft">{formatNumber(value)}</span>}
      {unmet.includes(index) && <span class="soft">requirements not met</span>}
    </td>
  );
}

const leads = {
  best: 'Green is better: the highest value, or the lowest where the row shows that less is better.',
  none: 'These are the values of the main form of each on the first playthrough.',
};

/** Rows that decide, with how their winner is called. */
const deciding: readonly (readonly [field: string, word: string])[] = [
  ['attack_rating', 'hits hardest'],
  ['weight', 'is the lightest'],
];

/** Returns who wins by what, in a sentence for each row that decides; nothing where several are the best. */
function verdictOf(rows: readonly ComparedRow[], names: readonly string[]): string {
  return deciding
    .flatMap(([field, word]) => {
      const row = rows.find((each) => each.field === field);
      if (row?.best.length !== 1) return [];
      const [best] = row.best as [number];
      const others = row.values.filter((value, index): value is number => index !== best && value !== null);
      const margin = Math.min(...others.map((value) => Math.abs(value - row.values[best]!)));
      return others.length === 0
        ? []
        : [`${names[best]} ${word}, by ${formatNumber(Math.round(margin * 10) / 10)}.`];
    })
    .join(' ');
}

/** Whether a row is about another level than the chosen one, or has the number of a letter that is shown. */
const isOfOtherLevel = (field: string): boolean =>
  /^(at_max_|scaling_value_|attack_(?!rating)|max_level)/.test(field);

/** Records of a list side by side: a row for each value, the best of it marked where one is better. */
export function CompareView({
  kind,
  body,
  build,
  isDefault,
}: {
  kind: PageKind;
  body: CompareBody;
  build: readonly BuildField[];
  /** Whether nobody has chosen the stats. */
  isDefault: boolean;
}) {
  const setting = useSetting();
  const { game, prefix, lang } = setting;
  const { slugs, levels } = body;
  const list = `${prefix}/${game.id}/${kind.segment}`;
  const without = (slug: string) => slugs.filter((each) => each !== slug);
  const rating = body.rows.find(({ field }) => field === 'attack_rating');
  // Leave out what no record has, and the type of an attack rating that has no other.
  const rows = body.rows.filter(
    ({ field, values, labels }) =>
      (labels.length > 0 || values.some((value) => value !== 0 && value !== null)) &&
      !(build.length > 0 && isOfOtherLevel(field)) &&
      !(
        field.startsWith('attack_rating_') && values.every((value, index) => value === rating?.values[index])
      ),
  );
  // Somebody has chosen them, so their names are shown.
  const names = slugs.map((slug) =>
    localName(setting, kind.table, slug, setting.names.find(kind.table, slug) ?? slug),
  );
  return (
    <>
      <h1>{names.length <= 3 ? joined(names, 'or') : `Compare ${kind.title.toLowerCase()}`}</h1>
      <p class="sentence">
        {verdictOf(rows, names)} {rows.some(({ better }) => better !== null) ? leads.best : leads.none}
      </p>
      {build.length > 0 && <Build kind={kind} slugs={slugs} build={build} isDefault={isDefault} />}
      {rows.length === 0 ? (
        <p class="empty">These records have no numbers to compare.</p>
      ) : (
        <Scrolling label="Comparison">
          <table class="tab compared">
            <thead>
              <tr>
                <th scope="col">Value</th>
                {slugs.map((slug, index) => (
                  <th key={slug} scope="col" class="figure">
                    <a href={pageAddress(setting, kind.segment, slug)}>{names[index]}</a>
                    {levels.length > 0 && <span class="note">+{levels[index]}</span>}
                    {slugs.length > 2 && (
                      <a
                        class="remove"
                        href={`${list}${queryOf({ compare: without(slug).join(','), lang })}`}
                      >
                        Remove
                      </a>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.field}>
                  <th scope="row" title={row.description}>
                    {columnWords(row.field)}
                    {row.better === 'less' && <span class="note">less is better</span>}
                  </th>
                  {slugs.map((slug, index) => (
                    <Cell key={slug} row={row} index={index} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
      <p>
        <a href={pageAddress(setting, kind.segment)}>Choose other records</a>
      </p>
    </>
  );
}
