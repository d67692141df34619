import type { ComponentChildren } from 'preact';

/** A spoiler of the map: it opens when the reader wants it. */
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
