import { highestStat } from '../../../src/games/calculators/stat-optimum.ts';

/** The values of a weapon by a stat. */
export interface Line {
  readonly name: string;
  /** Values from the stat at 1 on. */
  readonly points: readonly number[];
}

const [width, height, left, right, top, bottom] = [640, 300, 56, 28, 16, 44];

/** A round step that divides what is from zero to a value into about five parts. */
function stepFor(max: number): number {
  const rough = Math.max(1, max / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!;
}

const shown = (value: number) => Math.floor(value).toLocaleString('en');

/** Chart of values by a stat, from zero, with a dot at its current value. */
export function StatChart({ title, lines, at }: { title: string; lines: readonly Line[]; at: number }) {
  const max = Math.max(1, ...lines.flatMap(({ points }) => points));
  const step = stepFor(max);
  const high = Math.ceil(max / step) * step;
  const x = (stat: number) => left + ((stat - 1) / (highestStat - 1)) * (width - left - right);
  const y = (value: number) => height - bottom - (value / high) * (height - top - bottom);
  const ticks = Array.from({ length: Math.round(high / step) + 1 }, (_, index) => index * step);
  const label = lines.map(({ name, points }) => `${name}: ${shown(points[at - 1]!)} at ${at}`).join('; ');
  return (
    <figure class="level-chart">
      <figcaption>{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <svg> is drawn, not loaded. */}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${label}`}>
        {ticks.map((value) => (
          <g key={value}>
            <line class="grid" x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
            <text x={left - 8} y={y(value) + 5} text-anchor="end">
              {value.toLocaleString('en')}
            </text>
          </g>
        ))}
        {[1, 20, 40, 60, 80, highestStat].map((stat) => (
          <text key={stat} x={x(stat)} y={height - bottom + 30} text-anchor="middle">
            {stat}
          </text>
        ))}
        {lines.map(({ name, points }, index) => (
          <g key={`${name}${index}`} class={`line-${index + 1}`}>
            <polyline
              points={points
                .map((value, before) => `${x(before + 1).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
            />
            <circle cx={x(at)} cy={y(points[at - 1]!)} r={6} />
          </g>
        ))}
      </svg>
      <ul class="level-legend">
        {lines.map(({ name, points }, index) => (
          <li key={`${name}${index}`} class={`line-${index + 1}`}>
            <svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
              <polyline points="0,5 28,5" />
            </svg>
            {name}: {shown(points[at - 1]!)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
