import type { ComponentChildren } from 'preact';

/** A text of the map that gives something away: it opens when the reader wants it. */
export function Hidden({
  level,
  what,
  children,
}: {
  level: string;
  /** The thing, for those who do not see where it is. */
  what?: string;
  children: ComponentChildren;
}) {
  return (
    <details class="spoiler">
      <summary>
        Hidden: {level} spoiler
        {what !== undefined && <span class="visually-hidden"> ({what})</span>}
      </summary>
      <span>{children}</span>
    </details>
  );
}
