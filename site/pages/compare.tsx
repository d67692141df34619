import type { PageKind } from './kinds.ts';
import { queryOf } from './query.ts';
import { pageAddress, RecordLink, Scrolling, useSetting } from './shown.tsx';
import { formatNumber, words } from './words.ts';

/** The records that a page compares at most. */
export const mostCompared = 6;

/** A comparison as REST returns it. */
export interface CompareBody {
  readonly slugs: readonly string[];
  readonly rows: readonly {
    readonly field: string;
    readonly description: string;
    readonly values: readonly (number | null)[];
    readonly best: readonly number[];
  }[];
}

/** Records of a list side by side: a row for each number, the best of it marked. */
export function CompareView({ kind, body }: { kind: PageKind; body: CompareBody }) {
  const setting = useSetting();
  const { game, prefix, lang } = setting;
  const { slugs } = body;
  const list = `${prefix}/${game.id}/${kind.segment}`;
  const without = (slug: string) => slugs.filter((each) => each !== slug);
  // What no record has is no difference.
  const rows = body.rows.filter(({ values }) => values.some((value) => value !== 0 && value !== null));
  return (
    <>
      <h1>Compare {kind.title.toLowerCase()}</h1>
      <p class="lead">The best value in each row is highlighted. Share this page to share the comparison.</p>
      {rows.length === 0 ? (
        <p class="empty">These records have no numbers to compare.</p>
      ) : (
        <Scrolling label="Comparison">
          <table class="rows compared">
            <thead>
              <tr>
                <th scope="col">Value</th>
                {slugs.map((slug) => (
                  <th key={slug} scope="col" class="figure">
                    <RecordLink table={kind.table} slug={slug} />
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
              {rows.map(({ field, description, values, best }) => (
                <tr key={field}>
                  <th scope="row" title={description}>
                    {words(field)}
                  </th>
                  {values.map((value, index) => (
                    <td key={slugs[index]} class={`figure${best.includes(index) ? ' best' : ''}`}>
                      {value === null ? '–' : formatNumber(value)}
                      {best.includes(index) && <span class="visually-hidden"> (best)</span>}
                    </td>
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
