/** The values of a weapon at its levels. */
export interface Line {
  readonly name: string;
  /** The level that is chosen. */
  readonly level: number;
  readonly points: readonly { readonly level: number; readonly value: number }[];
}

const [width, height, left, right, top, bottom] = [640, 300, 56, 28, 16, 44];

/** A round step that divides what is from zero to a value into about five parts. */
function stepFor(max: number): number {
  const rough = Math.max(1, max / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!;
}

const shown = (value: number) => Math.floor(value).toLocaleString('en');

/** Chart of values by level, from zero, with a dot at the current level of each weapon. */
export function LevelChart({ title, lines }: { title: string; lines: readonly Line[] }) {
  const max = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const last = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const step = stepFor(max);
  const high = Math.ceil(max / step) * step;
  const x = (level: number) => left + (level / last) * (width - left - right);
  const y = (value: number) => height - bottom - (value / high) * (height - top - bottom);
  const ticks = Array.from({ length: Math.round(high / step) + 1 }, (_, index) => index * step);
  const levels = Array.from({ length: last + 1 }, (_, level) => level).filter(
    (level) => last <= 10 || level % 5 === 0,
  );
  const label = lines
    .map(
      ({ name, points, level }) =>
        `${name}: ${shown(points[0]!.value)} at +0, ${shown(points[level]?.value ?? 0)} at +${level}, ${shown(points.at(-1)!.value)} at +${points.length - 1}`,
    )
    .join('; ');
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
        {levels.map((level) => (
          <text key={level} x={x(level)} y={height - bottom + 30} text-anchor="middle">
            +{level}
          </text>
        ))}
        {lines.map(({ name, points, level }, index) => (
          <g key={`${name}${index}`} class={`line-${index + 1}`}>
            {points.length > 1 && (
              <polyline
                points={points
                  .map((point) => `${x(point.level).toFixed(1)},${y(point.value).toFixed(1)}`)
                  .join(' ')}
              />
            )}
            <circle cx={x(level)} cy={y(points[level]?.value ?? 0)} r={6} />
          </g>
        ))}
      </svg>
      <ul class="level-legend">
        {lines.map(({ name, level, points }, index) => (
          <li key={`${name}${index}`} class={`line-${index + 1}`}>
            <svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
              <polyline points="0,5 28,5" />
            </svg>
            {name} +{level}: {shown(points[level]?.value ?? 0)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
