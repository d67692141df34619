import { type Address, addressOf } from './address.ts';
import { Lines } from './charts.tsx';
import { attackSeries, useShownName } from './record.tsx';
import { RecordLink, Scalar, Scrolling, useSetting } from './shown.tsx';
import {
  isFact,
  isTable,
  leavesOf,
  type Members,
  ownMembers,
  pathWords,
  type Row,
} from '../../../src/pages/words.ts';

/** The sum of a weapon's types of attack by level. */
function sums(record: Row): readonly (readonly [level: number, sum: number])[] | undefined {
  const levels = record['levels'];
  const series = isTable(levels) ? attackSeries(levels) : undefined;
  if (series === undefined) return undefined;
  const byLevel = new Map<number, number>();
  for (const [level, figure] of series.flatMap(({ points }) => points))
    byLevel.set(level, (byLevel.get(level) ?? 0) + figure);
  return [...byLevel].sort(([a], [b]) => a - b);
}

/** Records of a kind side by side, numbers with bars of one scale for a row. */
export function CompareView({
  segment,
  title,
  records,
  address,
}: {
  segment: string;
  title: string;
  records: readonly Row[];
  address: Address;
}) {
  const { game } = useSetting();
  const shownName = useShownName();
  const leaves = records.map(
    (record) =>
      new Map(leavesOf(Object.fromEntries(ownMembers(record)) as Members).map((leaf) => [leaf.path, leaf])),
  );
  const paths = [...new Set(leaves.flatMap((each) => [...each.keys()]))].filter((path) =>
    leaves.every((each) => each.get(path) === undefined || isFact(each.get(path)!.value)),
  );
  const curves = records.flatMap((record) => {
    const points = sums(record);
    return points ? [{ name: shownName(segment, record), points }] : [];
  });
  const without = (slug: string) =>
    records
      .map((record) => record.slug)
      .filter((other) => other !== slug)
      .join(',');
  return (
    <>
      <h1 tabIndex={-1}>{title} side by side</h1>
      <Scrolling label={`${title} side by side`}>
        <table class="compare">
          <thead>
            <tr>
              <td />
              {records.map(({ slug, name }) => (
                <th key={slug} scope="col">
                  <RecordLink segment={segment} slug={slug} name={name} />
                  {records.length > 1 && (
                    <a
                      class="small"
                      href={addressOf({ ...address, game, query: { compare: without(slug) } })}
                      aria-label="Leave this one out"
                    >
                      ×
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => {
              const cells = leaves.map((each) => each.get(path));
              const most = Math.max(
                0,
                ...cells.map((leaf) => (typeof leaf?.value === 'number' ? leaf.value : 0)),
              );
              return (
                <tr key={path}>
                  <th scope="row">{pathWords(path)}</th>
                  {cells.map((leaf, index) => (
                    <td key={records[index]!.slug}>
                      {leaf && <Scalar member={leaf.member} value={leaf.value} beside={leaf.beside} />}
                      {typeof leaf?.value === 'number' && most > 0 && (
                        <svg
                          viewBox="0 0 100 4"
                          preserveAspectRatio="none"
                          aria-hidden="true"
                          focusable="false"
                        >
                          <rect width={(100 * Math.max(0, leaf.value)) / most} height="4" />
                        </svg>
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolling>
      {curves.length > 1 && (
        <section>
          <h2>Attack over levels</h2>
          <p class="note">The sum of all types of attack, without what the attributes add.</p>
          <Lines label="Attack over levels" over="level" series={curves} />
        </section>
      )}
    </>
  );
}
