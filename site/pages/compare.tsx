import type { OperationParameter } from '../../src/site-port.ts';
import type { PageKind } from './kinds.ts';
import { Field } from './list.tsx';
import { queryOf } from './query.ts';
import { Kept, pageAddress, RecordLink, Scrolling, useSetting } from './shown.tsx';
import { formatNumber, words } from './words.ts';

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
}: {
  kind: PageKind;
  slugs: readonly string[];
  build: readonly BuildField[];
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
        <code>max</code> is the highest level of each. Stats that you leave empty are the lowest that a
        character starts with.
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
  best: 'The best value in each row is highlighted: the highest, or the lowest where the row shows that less is better.',
  none: 'These are the values of the main form of each on the first playthrough.',
};

/** Records of a list side by side: a row for each value, the best of it marked where one is better. */
export function CompareView({
  kind,
  body,
  build,
}: {
  kind: PageKind;
  body: CompareBody;
  build: readonly BuildField[];
}) {
  const setting = useSetting();
  const { game, prefix, lang } = setting;
  const { slugs, levels } = body;
  const list = `${prefix}/${game.id}/${kind.segment}`;
  const without = (slug: string) => slugs.filter((each) => each !== slug);
  // What no record has is no difference.
  const rows = body.rows.filter(
    ({ values, labels }) => labels.length > 0 || values.some((value) => value !== 0 && value !== null),
  );
  return (
    <>
      <h1>Compare {kind.title.toLowerCase()}</h1>
      <p class="sentence">
        {rows.some(({ better }) => better !== null) ? leads.best : leads.none} Share this page to share the
        comparison.
      </p>
      {build.length > 0 && <Build kind={kind} slugs={slugs} build={build} />}
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
                    <RecordLink table={kind.table} slug={slug} />
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
                    {words(row.field)}
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
