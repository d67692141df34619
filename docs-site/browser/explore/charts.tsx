import { formatNumber } from '../../../src/pages/words.ts';

/** Numbers that belong together as bars, each with its number; an unknown number has no bar. */
export function Bars({
  label,
  figures,
}: {
  label: string;
  figures: readonly (readonly [name: string, value: number | null])[];
}) {
  const most = Math.max(1, ...figures.map(([, value]) => value ?? 0));
  return (
    <table class="bars">
      <caption class="visually-hidden">{label}</caption>
      <tbody>
        {figures.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value === null ? '–' : formatNumber(value)}</td>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={(100 * Math.max(0, value ?? 0)) / most} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A round step that divides a range into about four parts. */
function tickStep(range: number): number {
  const rough = Math.max(1, range / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!;
}

const [width, height, left, right, top, bottom] = [640, 280, 48, 20, 14, 40];

/** Numbers over levels as lines, distinguished by dashes and marks as well as by color. */
export function Lines({ label, over, series }: { label: string; over: string; series: readonly Series[] }) {
  const all = series.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const [first, last] = [Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at))];
  const step = tickStep(Math.max(...all.map(([, figure]) => figure)));
  const high = Math.max(step, Math.ceil(Math.max(...all.map(([, figure]) => figure)) / step) * step);
  const x = (at: number) => left + ((at - first) / Math.max(1, last - first)) * (width - left - right);
  const y = (figure: number) => height - bottom - (figure / high) * (height - top - bottom);
  const levels = [...new Set(all.map(([at]) => at))].sort((a, b) => a - b);
  const told = series
    .map(({ name, points }) => `${name} from ${points[0]?.[1]} to ${points.at(-1)?.[1]}`)
    .join('; ');
  return (
    <figure class="lines">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here. */}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}: ${told}`}>
        {Array.from({ length: high / step + 1 }, (_, index) => index * step).map((figure) => (
          <g key={figure}>
            <line class="grid" x1={left} x2={width - right} y1={y(figure)} y2={y(figure)} />
            <text x={left - 8} y={y(figure) + 4} text-anchor="end">
              {formatNumber(figure)}
            </text>
          </g>
        ))}
        {levels.map((level) => (
          <text key={level} x={x(level)} y={height - bottom + 18} text-anchor="middle">
            {level}
          </text>
        ))}
        <text x={(left + width - right) / 2} y={height - 4} text-anchor="middle">
          {over}
        </text>
        {series.map(({ name, points }, index) => (
          <g key={name} class={`series series-${index}`}>
            <polyline points={points.map(([at, figure]) => `${x(at)},${y(figure)}`).join(' ')} />
            {points.map(([at, figure]) => (
              <circle key={at} cx={x(at)} cy={y(figure)} r="3.5" />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {series.map(({ name }, index) => (
          <span key={name} class={`series series-${index}`}>
            <svg viewBox="0 0 28 10" aria-hidden="true" focusable="false">
              <polyline points="0,5 28,5" />
              <circle cx="14" cy="5" r="3.5" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
